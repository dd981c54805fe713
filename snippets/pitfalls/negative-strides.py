# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:see]
import numpy as np
import torch

image = np.arange(6).reshape(2, 3)
mirrored = image[:, ::-1]
torch.from_numpy(mirrored)
# > ValueError: At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported. (You can probably work around this by making a copy of your array  with array.copy().)
# --8<-- [end:see]
import pytest

assert mirrored.strides == (24, -8) and mirrored.base is not None

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
torch.from_numpy(mirrored.copy())
# > tensor([[2, 1, 0],
# >         [5, 4, 3]])
torch.from_numpy(image).flip(1)  # or turn the tensor
# > tensor([[2, 1, 0],
# >         [5, 4, 3]])
# --8<-- [end:fix]
assert torch.from_numpy(np.ascontiguousarray(mirrored)).tolist() == [[2, 1, 0], [5, 4, 3]]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:ways]
picture = np.zeros((4, 4, 3), dtype=np.uint8)  # (H, W, C)
for turned in (
    picture[:, :, ::-1],  # BGR to RGB
    np.flip(picture, axis=1),
    np.fliplr(picture),
    np.rot90(picture),
):
    try:
        torch.tensor(turned)
    except ValueError as error:
        print(str(error)[:63])
# > At least one stride in the given numpy array is negative, and t
# > At least one stride in the given numpy array is negative, and t
# > At least one stride in the given numpy array is negative, and t
# > At least one stride in the given numpy array is negative, and t
# --8<-- [end:ways]
for make in (torch.as_tensor, torch.asarray, torch.Tensor):
    with pytest.raises(
        ValueError, match="At least one stride in the given numpy array is negative"
    ):
        make(mirrored)
with pytest.raises(ValueError, match="At least one stride"):
    torch.utils.data.default_collate([mirrored, mirrored])

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:index]
order = np.argsort([0.2, 0.9, 0.5])[::-1]  # the best first
torch.zeros(3)[order]
# > ValueError: At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported. (You can probably work around this by making a copy of your array  with array.copy().)
# --8<-- [end:index]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:siblings]
records = np.zeros(2, dtype=[("flag", "i1"), ("value", "f4")])
for array in (np.ones(2, dtype=">f4"), records["value"]):
    try:
        torch.from_numpy(array)
    except ValueError as error:
        print(error)
# > given numpy array has byte order different from the native byte order. Conversion between byte orders is currently not supported.
# > given numpy array strides not a multiple of the element byte size. Copy the numpy array to reallocate the memory.
# --8<-- [end:siblings]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:siblings-fix]
torch.from_numpy(np.ones(2, dtype=">f4").astype(np.float32))
# > tensor([1., 1.])
torch.from_numpy(records["value"].copy())
# > tensor([0., 0.])
# --8<-- [end:siblings-fix]
