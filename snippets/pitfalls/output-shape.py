# --8<-- [start:see]
import torch

total = torch.zeros(3)  # (C,)
batch = torch.ones(2, 3)  # (B, C)
total += batch
# > RuntimeError: output with shape [3] doesn't match the broadcast shape [2, 3]
# --8<-- [end:see]
assert torch.equal(total, torch.zeros(3))

# --8<-- [start:grey]
image = torch.rand(1, 28, 28)  # a grey image: one channel
mean = torch.tensor([0.5, 0.5, 0.5]).view(3, 1, 1)  # for three
image.sub_(mean)
# > RuntimeError: output with shape [1, 28, 28] doesn't match the broadcast shape [3, 28, 28]
# --8<-- [end:grey]

# --8<-- [start:leading]
total.add_(torch.ones(1, 3))
# > RuntimeError: output with shape [3] doesn't match the broadcast shape [1, 3]
# --8<-- [end:leading]

# --8<-- [start:fix-sum]
total += batch.sum(0)
total
# > tensor([2., 2., 2.])
total = total + batch  # or: a new tensor, as large as it must be
total.shape
# > torch.Size([2, 3])
# --8<-- [end:fix-sum]

# --8<-- [start:fix-grey]
image.sub_(0.5).shape  # one mean for the one channel
# > torch.Size([1, 28, 28])
colour = image.expand(3, -1, -1)  # or: three equal channels
(colour - mean).shape
# > torch.Size([3, 28, 28])
# --8<-- [end:fix-grey]

# --8<-- [start:fix-leading]
total = torch.zeros(3)
total.add_(torch.ones(1, 3).squeeze(0))
total
# > tensor([1., 1., 1.])
total[:] = torch.full((1, 3), 5.0)  # an assignment takes leading 1s
total
# > tensor([5., 5., 5.])
# --8<-- [end:fix-leading]

# --8<-- [start:no-help]
grey = torch.rand(1, 28, 28)
(grey - mean).shape  # runs: three channels of one grey image
# > torch.Size([3, 28, 28])
# --8<-- [end:no-help]
import pytest

for _call in (
    lambda: torch.zeros(3).copy_(batch),
    lambda: torch.zeros(3).mul_(batch),
    lambda: torch.zeros(3).masked_fill_(batch.bool(), 1.0),
    lambda: torch.zeros(3).addcmul_(batch, batch),
    lambda: torch.nn.functional.soft_margin_loss(torch.zeros(3), batch),
):
    with pytest.raises(RuntimeError, match=r"output with shape \[3\] doesn't match .* \[2, 3\]"):
        _call()
