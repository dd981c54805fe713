# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:see]
import numpy as np
import torch

depth = torch.from_numpy(np.array([[0, 65535]], dtype=np.uint16))
depth - 1
# > NotImplementedError: "add_stub" not implemented for 'UInt16'
# --8<-- [end:see]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
depth.int() - 1
# > tensor([[   -1, 65534]], dtype=torch.int32)
depth.float() / 65535
# > tensor([[0., 1.]])
# --8<-- [end:fix]
assert (depth / 65535).dtype == torch.float32

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:promotion]
depth == torch.tensor([[0, 1]])
# > RuntimeError: Promotion for uint16, uint32, uint64 types is not supported, attempted to promote UInt16 and Long
# --8<-- [end:promotion]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:no-help]
depth.short()  # int16 ends at 32767
# > tensor([[ 0, -1]], dtype=torch.int16)
# --8<-- [end:no-help]
assert torch.iinfo(torch.int16).max == 32767

# cpu: what is missing differs on each device
# --8<-- [start:siblings]
ids = torch.tensor([1, 2], dtype=torch.uint32)
big = torch.tensor([1, 2], dtype=torch.uint64)
for operation in (
    lambda: depth < 5,
    lambda: depth.max(),
    lambda: depth.argmax(),
    lambda: ids + ids,
    lambda: big.clamp(max=1),
    lambda: torch.cat([ids, big]),
    lambda: torch.ones(2).to(torch.float8_e4m3fn) * torch.ones(2),
):
    try:
        operation()
    except RuntimeError as error:
        print(error)
# > "lt_cpu" not implemented for 'UInt16'
# > "max_all" not implemented for 'UInt16'
# > "argmax_cpu" not implemented for 'UInt16'
# > "add_stub" not implemented for 'UInt32'
# > "clamp_max_scalar_cpu" not implemented for 'UInt64'
# > Promotion for uint16, uint32, uint64 types is not supported, attempted to promote UInt32 and UInt64
# > Promotion for Float8 Types is not supported, attempted to promote Float8_e4m3fn and Float
# --8<-- [end:siblings]
assert (depth == depth).all() and depth.sum() == 65535
assert torch.cat([depth, depth]).dtype == torch.uint16
