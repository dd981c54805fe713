# --8<-- [start:see]
import torch
from torch import nn

norm = nn.BatchNorm1d(1, affine=False)
sample = torch.tensor([[1.0]])
low, high = torch.tensor([[-1.0], [0.0]]), torch.tensor([[2.0], [3.0]])
with torch.no_grad():
    print(norm(torch.cat([sample, low]))[0])
    print(norm(torch.cat([sample, high]))[0])
# > tensor([1.2247])
# > tensor([-1.2247])
# --8<-- [end:see]

# --8<-- [start:changed]
norm = nn.BatchNorm1d(2)
print(norm.running_mean)
# > tensor([0., 0.])
with torch.no_grad():  # an evaluation without eval()
    _ = norm(torch.full((4, 2), 10.0))
print(norm.running_mean)
# > tensor([1., 1.])
# --8<-- [end:changed]

# --8<-- [start:fix]
norm = nn.BatchNorm1d(1, affine=False).eval()
with torch.no_grad():
    print(norm(torch.cat([sample, low]))[0])
    print(norm(torch.cat([sample, high]))[0])
# > tensor([1.0000])
# > tensor([1.0000])
norm.running_mean
# > tensor([0.])
# --8<-- [end:fix]

# --8<-- [start:frozen]
frozen = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2)).requires_grad_(False)
_ = frozen(torch.arange(8.0).view(4, 2))
frozen[1].num_batches_tracked  # counted, though nothing requires grad
# > tensor(1)
# --8<-- [end:frozen]

# --8<-- [start:frozen-fix]
_ = frozen.train()
_ = frozen[1].eval()  # after every train()
_ = frozen(torch.arange(8.0).view(4, 2))
frozen[1].num_batches_tracked
# > tensor(1)
# --8<-- [end:frozen-fix]

# --8<-- [start:checkpoint]
from torch.utils.checkpoint import checkpoint

norm = nn.BatchNorm1d(2)
x = torch.arange(8.0).view(4, 2).requires_grad_()
checkpoint(norm, x, use_reentrant=False).sum().backward()
norm.num_batches_tracked  # one batch, counted twice
# > tensor(2)
# --8<-- [end:checkpoint]

# --8<-- [start:dry-run]
norm = nn.BatchNorm2d(3)
_ = norm(torch.zeros(2, 3, 8, 8))  # a trial to see the shapes
norm.num_batches_tracked
# > tensor(1)
norm.reset_running_stats()
norm.num_batches_tracked
# > tensor(0)
# --8<-- [end:dry-run]
meta = nn.BatchNorm2d(3, device="meta")
assert meta(torch.zeros(2, 3, 8, 8, device="meta")).shape == (2, 3, 8, 8)
