# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:see]
import numpy as np
import torch

pixels = np.frombuffer(b"\x01\x02\x03", dtype=np.uint8)
tensor = torch.from_numpy(pixels)
# > UserWarning: The given NumPy array is not writable, and PyTorch does not support non-writable tensors. This means writing to this tensor will result in undefined behavior. You may want to copy the array to protect its data or make it writable before converting it to a tensor. This type of warning will be suppressed for the rest of this program. (Triggered internally at …)
# --8<-- [end:see]
import warnings

import pytest

assert not pixels.flags.writeable

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
tensor = torch.tensor(pixels)  # copies, and does not warn
tensor = torch.from_numpy(pixels.copy())
tensor += 1
tensor, pixels
# > (tensor([2, 3, 4], dtype=torch.uint8), array([1, 2, 3], dtype=uint8))
# --8<-- [end:fix]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:write]
prices = np.array([1.0, 2.0])
prices.flags.writeable = False
tensor = torch.as_tensor(prices)
# > UserWarning: The given NumPy array is not writable, and PyTorch does not support non-writable tensors. This means writing to this tensor will result in undefined behavior. You may want to copy the array to protect its data or make it writable before converting it to a tensor. This type of warning will be suppressed for the rest of this program. (Triggered internally at …)
tensor.mul_(10)  # writes into the protected array
prices
# > array([10., 20.])
# --8<-- [end:write]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:broadcast]
row = np.array([1.0, 2.0])
grid = torch.from_numpy(np.broadcast_to(row, (2, 2)))
# > UserWarning: The given NumPy array is not writable, and PyTorch does not support non-writable tensors. This means writing to this tensor will result in undefined behavior. You may want to copy the array to protect its data or make it writable before converting it to a tensor. This type of warning will be suppressed for the rest of this program. (Triggered internally at …)
grid[0, 0] = 9.0  # both rows are the same memory
grid
# > tensor([[9., 2.],
# >         [9., 2.]], dtype=torch.float64)
# --8<-- [end:broadcast]
for make in (
    torch.asarray,
    torch.Tensor,
    lambda a: torch.as_tensor(a, dtype=torch.float32),
    lambda a: torch.from_numpy(np.lib.stride_tricks.sliding_window_view(a, 2)),
):
    with pytest.warns(UserWarning, match="The given NumPy array is not writable"):
        make(prices)
with pytest.warns(UserWarning, match="The given NumPy array is not writable"):
    batch = torch.utils.data.default_collate([prices])
assert batch.data_ptr() != prices.ctypes.data
np.save("prices.npy", prices)
assert not np.load("prices.npy", mmap_mode="r").flags.writeable
with warnings.catch_warnings(record=True) as _caught:
    warnings.simplefilter("always")
    torch.set_warn_always(False)  # as outside this file
    for _ in range(3):
        torch.from_numpy(prices)
    torch.set_warn_always(True)
assert len(_caught) <= 1

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:no-help]
alias = torch.from_dlpack(prices)  # no warning
alias[0] = -1.0
prices
# > array([-1., 20.])
# --8<-- [end:no-help]

# cpu: a buffer lives in the CPU's memory
# --8<-- [start:siblings]
message = b"\x01\x02\x03"
tensor = torch.frombuffer(message, dtype=torch.uint8)
# > UserWarning: The given buffer is not writable, and PyTorch does not support non-writable tensors. This means you can write to the underlying (supposedly non-writable) buffer using the tensor. You may want to copy the buffer to protect its data or make it writable before converting it to a tensor. This type of warning will be suppressed for the rest of this program. (Triggered internally at …)
tensor = torch.frombuffer(bytearray(message), dtype=torch.uint8)
# --8<-- [end:siblings]
