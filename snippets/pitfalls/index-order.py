# --8<-- [start:see]
import torch

x = torch.zeros(2, 3, 4)
x[:, :, [0, 1]].shape  # the list in its place
# > torch.Size([2, 3, 2])
x[[0, 1], :, [0, 1]].shape  # two lists around a slice: they come first
# > torch.Size([2, 3])
# --8<-- [end:see]

# --8<-- [start:adjacent]
x[:, [0, 1], [0, 1]].shape  # side by side: they stay there
# > torch.Size([2, 2])
x[[0, 1], [0, 1], :].shape
# > torch.Size([2, 4])
# --8<-- [end:adjacent]

# --8<-- [start:four]
batch = torch.zeros(5, 2, 3, 4)
batch[:, [0, 1], :, [0, 1]].shape
# > torch.Size([2, 5, 3])
# --8<-- [end:four]

# --8<-- [start:fix]
x = torch.arange(24).reshape(2, 3, 4)
pairs = x[[0, 1], :, [0, 1]]  # (pairs, 3)
pairs
# > tensor([[ 0,  4,  8],
# >         [13, 17, 21]])
pairs.T  # (3, pairs)
# > tensor([[ 0, 13],
# >         [ 4, 17],
# >         [ 8, 21]])
x.movedim(1, 0)[:, [0, 1], [0, 1]]  # the same: slice first
# > tensor([[ 0, 13],
# >         [ 4, 17],
# >         [ 8, 21]])
# --8<-- [end:fix]
assert torch.equal(pairs.T, x.movedim(1, 0)[:, [0, 1], [0, 1]])

# --8<-- [start:steps]
x[:, :, [0, 1]][[0, 1]].shape  # each with each, in place
# > torch.Size([2, 3, 2])
# --8<-- [end:steps]

# --8<-- [start:integer]
import numpy as np

x[0, :, [0, 1]].shape
# > torch.Size([3, 2])
np.zeros((2, 3, 4))[0, :, [0, 1]].shape
# > (2, 3)
x[[0], :, [0, 1]].shape
# > torch.Size([2, 3])
# --8<-- [end:integer]

# --8<-- [start:square]
square = torch.arange(8).reshape(2, 2, 2)
square[0, :, [0, 1]]
# > tensor([[0, 1],
# >         [2, 3]])
square[[0], :, [0, 1]]  # the same shape, turned round
# > tensor([[0, 2],
# >         [1, 3]])
# --8<-- [end:square]
