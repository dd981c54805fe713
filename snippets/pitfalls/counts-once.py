# --8<-- [start:see]
import torch

votes = torch.tensor([1, 1, 2, 3])
counts = torch.zeros(4)
counts[votes] += 1
counts
# > tensor([0., 1., 1., 1.])
# --8<-- [end:see]

# --8<-- [start:why]
counts = torch.zeros(4)
new = counts[votes] + 1  # four copies: 0 + 1, four times
new
# > tensor([1., 1., 1., 1.])
counts[votes] = new  # two of them go to the same place
counts
# > tensor([0., 1., 1., 1.])
# --8<-- [end:why]

# --8<-- [start:fix]
torch.bincount(votes, minlength=4)
# > tensor([0, 2, 1, 1])
counts = torch.zeros(4)
counts.index_add_(0, votes, torch.ones(4))
counts
# > tensor([0., 2., 1., 1.])
# --8<-- [end:fix]

# --8<-- [start:fix-other]
counts = torch.zeros(4)
counts.index_put_((votes,), torch.ones(4), accumulate=True)
counts
# > tensor([0., 2., 1., 1.])
counts = torch.zeros(4)
counts.scatter_add_(0, votes, torch.ones(4))
counts
# > tensor([0., 2., 1., 1.])
# --8<-- [end:fix-other]

# --8<-- [start:rows]
sums = torch.zeros(3, 2)  # (classes, features)
features = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
labels = torch.tensor([0, 2, 0])
sums.index_add_(0, labels, features)
sums
# > tensor([[6., 8.],
# >         [0., 0.],
# >         [3., 4.]])
# --8<-- [end:rows]

# --8<-- [start:matrix]
table = torch.zeros(2, 2)
rows, columns = torch.tensor([0, 0, 1]), torch.tensor([1, 1, 0])
table.index_put_((rows, columns), torch.ones(3), accumulate=True)
table
# > tensor([[0., 2.],
# >         [1., 0.]])
# --8<-- [end:matrix]

# --8<-- [start:largest]
best = torch.zeros(4)
best.scatter_reduce_(0, votes, torch.tensor([5.0, 9.0, 1.0, 2.0]), reduce="amax")
best
# > tensor([0., 9., 1., 2.])
# --8<-- [end:largest]

# --8<-- [start:no-help]
counts = torch.zeros(4)
counts[votes].add_(1)  # writes to a copy
counts
# > tensor([0., 0., 0., 0.])
# --8<-- [end:no-help]

# --8<-- [start:gradient]
weight = torch.zeros(4, requires_grad=True)
weight[votes].sum().backward()
weight.grad  # backward counts all of them
# > tensor([0., 2., 1., 1.])
# --8<-- [end:gradient]
