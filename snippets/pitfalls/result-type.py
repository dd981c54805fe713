# --8<-- [start:see]
import torch

counts = torch.tensor([1, 2])
counts /= 2
# > RuntimeError: result type Float can't be cast to the desired output type Long
# --8<-- [end:see]

# --8<-- [start:fix]
counts = counts / 2  # a new tensor, of another dtype
counts
# > tensor([0.5000, 1.0000])
# --8<-- [end:fix]
assert (torch.tensor([1, 2]) // 2).dtype == torch.int64
whole = torch.tensor([1, 3])
whole //= 2
assert whole.tolist() == [0, 1]

# --8<-- [start:binary]
logits = torch.zeros(4)
labels = torch.tensor([0, 1, 1, 0])
torch.nn.functional.binary_cross_entropy_with_logits(logits, labels)
# > RuntimeError: result type Float can't be cast to the desired output type Long
# --8<-- [end:binary]

# --8<-- [start:binary-fix]
torch.nn.functional.binary_cross_entropy_with_logits(logits, labels.float())
# > tensor(0.6931)
# --8<-- [end:binary-fix]

# --8<-- [start:average]
model, average = torch.nn.BatchNorm1d(2), torch.nn.BatchNorm1d(2)
new = model.state_dict()
for name, mean in average.state_dict().items():
    mean.mul_(0.9).add_(new[name], alpha=0.1)
# > RuntimeError: result type Float can't be cast to the desired output type Long
# --8<-- [end:average]

# --8<-- [start:average-names]
for name, value in model.state_dict().items():
    print(name, value.dtype)
# > weight torch.float32
# > bias torch.float32
# > running_mean torch.float32
# > running_var torch.float32
# > num_batches_tracked torch.int64
# --8<-- [end:average-names]

# --8<-- [start:average-fix]
for name, mean in average.state_dict().items():
    if mean.is_floating_point():
        mean.mul_(0.9).add_(new[name], alpha=0.1)
    else:
        mean.copy_(new[name])
# --8<-- [end:average-fix]
assert average.num_batches_tracked == model.num_batches_tracked

# --8<-- [start:pixels]
image = torch.full((2, 2), 255, dtype=torch.uint8)
image.div_(255)
# > RuntimeError: result type Float can't be cast to the desired output type Byte
# --8<-- [end:pixels]

# --8<-- [start:pixels-fix]
image = image.float().div_(255)
image
# > tensor([[1., 1.],
# >         [1., 1.]])
# --8<-- [end:pixels-fix]

# --8<-- [start:no-help]
steps = torch.tensor([1, 2])
steps[:] = steps / 2  # no error, and wrong
steps
# > tensor([0, 1])
# --8<-- [end:no-help]

# cpu: each device words it in its own way
# --8<-- [start:siblings]
flags, x = torch.tensor([True, False]), torch.tensor([1.0, 2.0])
for operation in (
    lambda: flags.add_(1),
    lambda: x.mul_(1j),
    lambda: torch.sqrt(x, out=torch.empty(2, dtype=torch.int64)),
    lambda: torch.nn.functional.dropout(torch.tensor([1, 2]), p=0.5),
    lambda: torch.tensor([1, 2]).clamp_(0.5),
    lambda: torch.cat([x, x], out=torch.empty(4, dtype=torch.int64)),
    lambda: torch.tensor([1, 2]).cumsum_(0, dtype=torch.float32),
):
    try:
        operation()
    except (RuntimeError, TypeError) as error:
        print(error)
# > result type Long can't be cast to the desired output type Bool
# > result type ComplexFloat can't be cast to the desired output type Float
# > result type Float can't be cast to the desired output type Long
# > result type Float can't be cast to the desired output type Long
# > result type Float can't be cast to the desired output type long int
# > torch.cat(): input types can't be cast to the desired output type Long
# > Bad in-place call: input tensor dtype long int and output tensor dtype float should match
# --8<-- [end:siblings]
import pytest

for operation in (
    lambda t: t.sqrt_(),
    lambda t: t.sub_(x),
    lambda t: t.pow_(0.5),
):
    with pytest.raises(RuntimeError, match="result type Float can't be cast"):
        operation(torch.tensor([1, 2]))
double = torch.zeros(2)
double += torch.ones(2, dtype=torch.float64)  # the kind fits: it rounds
assert double.dtype == torch.float32
assert torch.can_cast(torch.float64, torch.float32)
assert not torch.can_cast(torch.float32, torch.int64)
assert torch.can_cast(torch.int64, torch.int8) and not torch.can_cast(torch.int64, torch.bool)
