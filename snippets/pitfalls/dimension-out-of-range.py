# --8<-- [start:see]
import torch

logits = torch.tensor([2.0, 1.0, 0.5])  # (classes,): one sample
logits.softmax(dim=1)
# > IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
# --8<-- [end:see]

# --8<-- [start:squeezed]
features = torch.zeros(1, 512, 1, 1)  # a batch of one, after pooling
features.squeeze().argmax(1)
# > IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
# --8<-- [end:squeezed]

# --8<-- [start:reduced]
scores = torch.zeros(8, 5)
scores.max(1).values.mean(1)  # max has taken dimension 1 away
# > IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)
# --8<-- [end:reduced]

# --8<-- [start:image]
image = torch.zeros(3, 8, 8)  # (C, H, W): no batch
image.mean(dim=(2, 3))
# > IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)
# --8<-- [end:image]

# --8<-- [start:fix]
logits.softmax(dim=-1)
# > tensor([0.6285, 0.2312, 0.1402])
logits.unsqueeze(0).softmax(dim=1).shape  # or make it a batch of one
# > torch.Size([1, 3])
features.flatten(1).argmax(1).shape  # keeps the batch
# > torch.Size([1])
scores.max(1).values.mean(0).shape
# > torch.Size([])
image.mean(dim=(-2, -1)).shape
# > torch.Size([3])
# --8<-- [end:fix]
assert torch.zeros(2, 3, 8, 8).mean(dim=(-2, -1)).shape == (2, 3)
assert features.squeeze((2, 3)).shape == (1, 512)

# --8<-- [start:no-help]
batch = torch.zeros(8, 3)
batch.softmax(dim=0).sum(1)  # dim=0 runs, over the batch
# > tensor([0.3750, 0.3750, 0.3750, 0.3750, 0.3750, 0.3750, 0.3750, 0.3750])
batch.softmax(dim=-1).sum(1)
# > tensor([1., 1., 1., 1., 1., 1., 1., 1.])
# --8<-- [end:no-help]

# --8<-- [start:shape]
logits.shape[1]
# > IndexError: tuple index out of range
# --8<-- [end:shape]

# --8<-- [start:twice]
scores.sum(dim=(1, -1))  # -1 is 1
# > RuntimeError: dim 1 appears multiple times in the list of dims
# --8<-- [end:twice]
import pytest

for _call in (
    lambda: logits.size(1),
    lambda: logits.sum(1),
    lambda: logits.transpose(0, 1),
    lambda: logits.flatten(1),
    lambda: logits.squeeze(1),
    lambda: logits.split(1, dim=1),
    lambda: logits.topk(1, dim=1),
    lambda: torch.cat([logits, logits], dim=1),
    lambda: logits.index_select(1, torch.tensor([0])),
    lambda: torch.nn.functional.normalize(logits),
    lambda: torch.nn.functional.cosine_similarity(logits, logits),
    lambda: torch.nn.Softmax(dim=1)(logits),
):
    with pytest.raises(IndexError, match=r"in range of \[-1, 0\], but got 1"):
        _call()
with pytest.raises(IndexError, match=r"in range of \[-2, 1\], but got 2"):
    logits.unsqueeze(2)
assert logits.unsqueeze(1).shape == (3, 1)
with pytest.raises(IndexError, match=r"in range of \[-1, 0\], but got 1"):
    torch.tensor(0.5).sum(1)
with pytest.raises(IndexError, match="Dimension specified as 0 but tensor has no dimensions"):
    torch.tensor(0.5).size(0)
