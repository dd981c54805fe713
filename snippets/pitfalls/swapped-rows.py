# --8<-- [start:see]
import torch

x = torch.tensor([[1, 1], [2, 2]])
x[0], x[1] = x[1], x[0]
x
# > tensor([[2, 2],
# >         [2, 2]])
# --8<-- [end:see]

# --8<-- [start:fix]
x = torch.tensor([[1, 1], [2, 2]])
x[[0, 1]] = x[[1, 0]]
x
# > tensor([[2, 2],
# >         [1, 1]])
# --8<-- [end:fix]

# --8<-- [start:steps]
x = torch.tensor([[1, 1], [2, 2]])
first, second = x[1], x[0]  # two views
x[0] = first
second  # has changed with x[0]
# > tensor([2, 2])
x[1] = second
x
# > tensor([[2, 2],
# >         [2, 2]])
# --8<-- [end:steps]

# --8<-- [start:kept]
x = torch.tensor([[1, 1], [2, 2]])
kept = x[0]
x[0] = x[1]
x[1] = kept
x
# > tensor([[2, 2],
# >         [2, 2]])
# --8<-- [end:kept]

# --8<-- [start:numbers]
v = torch.tensor([1, 2])
v[0], v[1] = v[1], v[0]  # numbers too
v
# > tensor([2, 2])
v = torch.tensor([1, 2])
v[0], v[1] = v[1].item(), v[0].item()
v
# > tensor([2, 1])
# --8<-- [end:numbers]

# --8<-- [start:columns]
image = torch.tensor([[1, 2, 3]])
image[:, [0, 2]] = image[:, [2, 0]]
image
# > tensor([[3, 2, 1]])
permuted = image[:, [2, 1, 0]]  # a new tensor, image as it was
# --8<-- [end:columns]
assert image.tolist() == [[3, 2, 1]] and permuted.tolist() == [[1, 2, 3]]

# --8<-- [start:clone]
x = torch.tensor([[1, 1], [2, 2]])
kept = x[0].clone()
x[0] = x[1]
x[1] = kept
x
# > tensor([[2, 2],
# >         [1, 1]])
# --8<-- [end:clone]

# --8<-- [start:old]
weight = torch.tensor([1.0, 2.0])
old = weight  # a second name, no copy
weight -= 0.5
(weight - old).abs().sum()
# > tensor(0.)
old = weight.clone()
weight -= 0.5
(weight - old).abs().sum()
# > tensor(1.)
# --8<-- [end:old]
