# --8<-- [start:see]
import torch

points = torch.tensor([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]])  # (N, 2)
scales = torch.tensor([1.0, 10.0, 100.0]).view(3, 1, 1) * torch.eye(2)
scales.shape  # (N, 2, 2): one matrix a point
# > torch.Size([3, 2, 2])
moved = points @ scales
moved.shape  # wanted: (N, 2)
# > torch.Size([3, 3, 2])
# --8<-- [end:see]

# --8<-- [start:why]
moved[2]  # all the points, times matrix 2
# > tensor([[100.,   0.],
# >         [100.,   0.],
# >         [100.,   0.]])
# --8<-- [end:why]
assert torch.equal(moved, torch.stack([points @ matrix for matrix in scales]))

# --8<-- [start:sizes]
(torch.ones(5, 2) @ torch.ones(3, 2, 2)).shape  # 5 points, 3 matrices
# > torch.Size([3, 5, 2])
# --8<-- [end:sizes]

# --8<-- [start:fix]
torch.einsum("nc,ncd->nd", points, scales)
# > tensor([[  1.,   0.],
# >         [ 10.,   0.],
# >         [100.,   0.]])
(points.unsqueeze(1) @ scales).squeeze(1).shape  # (N, 1, C) @ (N, C, D)
# > torch.Size([3, 2])
# --8<-- [end:fix]
_each = torch.stack([p @ m for p, m in zip(points, scales, strict=True)])
assert torch.equal(_each, torch.einsum("nc,ncd->nd", points, scales))
assert torch.equal(_each, (points.unsqueeze(1) @ scales).squeeze(1))
assert torch.equal(_each, torch.bmm(points.unsqueeze(1), scales).squeeze(1))

# --8<-- [start:left]
quarter = torch.tensor([[0.0, -1.0], [1.0, 0.0]])  # turns a point left
turns = torch.stack([quarter, torch.eye(2)])  # (N, 2, 2)
points = torch.tensor([[1.0, 0.0], [5.0, 0.0]])  # (N, 2)
(turns @ points).shape  # N = 2: the points are taken for a matrix
# > torch.Size([2, 2, 2])
torch.einsum("nij,nj->ni", turns, points)
# > tensor([[0., 1.],
# >         [5., 0.]])
(turns @ points.unsqueeze(-1)).squeeze(-1).shape
# > torch.Size([2, 2])
# --8<-- [end:left]
assert torch.equal(
    (turns @ points.unsqueeze(-1)).squeeze(-1), torch.einsum("nij,nj->ni", turns, points)
)
assert torch.equal(turns @ points, torch.stack([turn @ points for turn in turns]))

# --8<-- [start:left-raises]
torch.ones(3, 2, 2) @ torch.ones(3, 2)
# > RuntimeError: mat1 and mat2 shapes cannot be multiplied (6x2 and 3x2)
# --8<-- [end:left-raises]

# --8<-- [start:loss]
targets = torch.einsum("nc,ncd->nd", torch.ones(3, 2), scales)
outputs = torch.ones(3, 2) @ scales  # (3, 3, 2)
((outputs - targets) ** 2).mean()  # for perfect matrices
# > tensor(3996.)
# --8<-- [end:loss]
assert (outputs - targets).shape == (3, 3, 2)

# --8<-- [start:no-help]
rows = torch.arange(3)
moved[rows, rows]  # the right rows, of N times as much work
# > tensor([[  1.,   0.],
# >         [ 10.,   0.],
# >         [100.,   0.]])
# --8<-- [end:no-help]
