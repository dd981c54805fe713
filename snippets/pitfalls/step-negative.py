# --8<-- [start:see]
import torch

x = torch.arange(5)
x[::-1]
# > ValueError: step must be greater than zero
# --8<-- [end:see]

# --8<-- [start:fix]
x.flip(0)
# > tensor([4, 3, 2, 1, 0])
# --8<-- [end:fix]

# --8<-- [start:part]
numbers = list(range(5))
numbers[3:0:-1]
# > [3, 2, 1]
x[1:4].flip(0)  # the same part, then turned round
# > tensor([3, 2, 1])
# --8<-- [end:part]
assert x[1:4].flip(0).tolist() == numbers[3:0:-1]

# --8<-- [start:stride]
numbers[::-2]
# > [4, 2, 0]
x.flip(0)[::2]
# > tensor([4, 2, 0])
# --8<-- [end:stride]
assert x.flip(0)[::2].tolist() == numbers[::-2]

# --8<-- [start:image]
image = torch.arange(6).reshape(2, 3)  # (H, W)
image.flip(-1)  # mirrored
# > tensor([[2, 1, 0],
# >         [5, 4, 3]])
# --8<-- [end:image]

# --8<-- [start:copy]
turned = x.flip(0)
turned[0] = 99
x
# > tensor([0, 1, 2, 3, 4])
# --8<-- [end:copy]

# --8<-- [start:write]
x[:] = torch.tensor([10, 11, 12, 13, 14]).flip(0)
x
# > tensor([14, 13, 12, 11, 10])
# --8<-- [end:write]

# --8<-- [start:numpy]
import numpy as np

torch.from_numpy(np.arange(5)[::-1].copy())
# > tensor([4, 3, 2, 1, 0])
# --8<-- [end:numpy]
_array = np.arange(5)
assert np.shares_memory(_array, _array[::-1]) and _array[::-1].strides[0] < 0

# --8<-- [start:zero]
x[::0]
# > ValueError: slice step cannot be zero
# --8<-- [end:zero]

# --8<-- [start:siblings]
for call in (
    lambda: x.unfold(0, 2, -1),
    lambda: torch.arange(5, 0),
    lambda: torch.arange(0, 5, -1),
    lambda: torch.arange(0, 5, 0),
    lambda: x.as_strided((2,), (-1,)),
):
    try:
        call()
    except RuntimeError as error:
        print(error)
# > step is -1 but must be > 0
# > upper bound and lower bound inconsistent with step sign
# > upper bound and lower bound inconsistent with step sign
# > step must be nonzero
# > as_strided: Negative strides are not supported at the moment, got strides: [-1]
# --8<-- [end:siblings]

# --8<-- [start:arange]
torch.arange(5, 0, -1)
# > tensor([5, 4, 3, 2, 1])
torch.arange(4, -1, -1)
# > tensor([4, 3, 2, 1, 0])
# --8<-- [end:arange]
