# --8<-- [start:see]
import torch

predicted = torch.tensor([2, 0, 1, 1])
labels = torch.tensor([2, 0, 1, 0])
(predicted == labels).mean()
# > RuntimeError: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Bool
# --8<-- [end:see]

# --8<-- [start:fix]
(predicted == labels).float().mean()
# > tensor(0.7500)
(predicted == labels).mean(dtype=torch.float32)
# > tensor(0.7500)
# --8<-- [end:fix]
import pytest

assert (predicted == labels).sum() / len(labels) == 0.75
assert labels.double().mean().dtype == torch.float64

# --8<-- [start:pixels]
images = torch.full((2, 3, 4, 4), 128, dtype=torch.uint8)  # (B, C, H, W)
images.mean(dim=(0, 2, 3))
# > RuntimeError: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Byte
# --8<-- [end:pixels]

# --8<-- [start:pixels-fix]
(images.float() / 255).mean(dim=(0, 2, 3))
# > tensor([0.5020, 0.5020, 0.5020])
# --8<-- [end:pixels-fix]

# --8<-- [start:average]
losses = [torch.tensor(2), torch.tensor(3)]
torch.stack(losses).mean()
# > RuntimeError: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Long
# --8<-- [end:average]
assert torch.tensor([2.0, 3.0]).mean() == 2.5
with pytest.raises(RuntimeError, match=r"could not infer output dtype.*Got: Long"):
    torch.nn.functional.l1_loss(labels, predicted)
with pytest.raises(RuntimeError, match=r"could not infer output dtype.*Got: Long"):
    torch.nn.functional.adaptive_avg_pool2d(labels.view(1, 2, 2), 1)
for _other in (
    lambda: torch.nn.functional.mse_loss(labels, predicted),
    lambda: torch.nn.functional.adaptive_avg_pool2d(labels.view(1, 2, 2), 2),
):
    with pytest.raises(NotImplementedError, match="not implemented for 'Long'"):
        _other()

# cpu: each device words it in its own way
# --8<-- [start:siblings]
counts = torch.tensor([[1, 2], [3, 4]])
for operation in (
    lambda: counts.float().mean(dtype=torch.int64),
    lambda: counts.std(),
    lambda: torch.var_mean(counts),
    lambda: torch.nanmean(counts),
    lambda: counts.norm(),
    lambda: torch.linalg.inv(counts),
    lambda: counts.quantile(0.5),
    lambda: torch.multinomial(counts, 1),
    lambda: torch.cdist(counts, counts),
):
    try:
        operation()
    except RuntimeError as error:
        print(error)
# > mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Long
# > std and var only support floating point and complex dtypes
# > var_mean only support floating point and complex dtypes
# > nanmean(): expected input to have floating point or complex dtype but got Long
# > linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long
# > linalg.inv: Expected a floating point or complex tensor as input. Got Long
# > quantile() input tensor must be either float or double dtype
# > multinomial only supports floating-point dtypes for input, got: Long
# > cdist only supports floating-point dtypes, X1 got: Long
# --8<-- [end:siblings]
with pytest.raises(RuntimeError, match=r"linalg.vector_norm: Expected a floating point"):
    torch.nn.functional.normalize(counts, dim=0)
with pytest.raises(RuntimeError, match=r"quantile.. input tensor must be either float or double"):
    counts.half().quantile(0.5)
assert counts.median() == 2 and counts.sum() == 10
