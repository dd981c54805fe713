# cpu: the memory of the CPU
# --8<-- [start:see]
import torch

points = torch.zeros(10_000_000)
points[:, None] - points  # every pair: (N, 1) with (N,)
# > RuntimeError: [enforce fail at alloc_cpu.cpp:…] err == 0. DefaultCPUAllocator: can't allocate memory: you tried to allocate 400000000000000 bytes. Error code 12 (Cannot allocate memory)
# --8<-- [end:see]
assert 400_000_000_000_000 == 10_000_000**2 * 4

# cpu: the memory of the CPU
# --8<-- [start:size]
asked = 400_000_000_000_000
asked // 4  # float32 elements
# > 100000000000000
int((asked // 4) ** 0.5)  # a square
# > 10000000
# --8<-- [end:size]

# cpu: the memory of the CPU
# --8<-- [start:meta]
x = torch.zeros(10_000_000, device="meta")
pairs = x[:, None] - x
pairs.shape, pairs.nbytes
# > (torch.Size([10000000, 10000000]), 400000000000000)
# --8<-- [end:meta]

# cpu: the memory of the CPU
# --8<-- [start:fix]
points = torch.arange(6.0)
nearest = [
    (chunk[:, None] - points).abs().topk(2, largest=False).values[:, 1]
    for chunk in points.split(2)  # (2, N) at a time
]
torch.cat(nearest)
# > tensor([1., 1., 1., 1., 1., 1.])
# --8<-- [end:fix]

# cpu: the memory of the CPU
# --8<-- [start:ids]
user_ids = torch.tensor([7, 100_000_000_000_000])
torch.nn.functional.one_hot(user_ids)
# > RuntimeError: [enforce fail at alloc_cpu.cpp:…] err == 0. DefaultCPUAllocator: can't allocate memory: you tried to allocate 1600000000000016 bytes. Error code 12 (Cannot allocate memory)
# --8<-- [end:ids]

# cpu: the memory of the CPU
# --8<-- [start:ids-fix]
values, index = user_ids.unique(return_inverse=True)
torch.nn.functional.one_hot(index)
# > tensor([[1, 0],
# >         [0, 1]])
# --8<-- [end:ids-fix]
assert values.tolist() == user_ids.tolist()
import pytest

for asks in (
    lambda: torch.empty(10**15),
    lambda: torch.nn.Linear(10**8, 10**7),
    lambda: torch.bincount(torch.tensor([10**14])),
    lambda: torch.cdist(torch.zeros(10**7, 1), torch.zeros(10**7, 1)),
):
    with pytest.raises(RuntimeError, match="DefaultCPUAllocator: can't allocate memory: you tried"):
        asks()

# cpu: the memory of the CPU
# --8<-- [start:siblings]
torch.empty(2**40, 2**40)
# > RuntimeError: Storage size calculation overflowed with sizes=[1099511627776, 1099511627776]
# --8<-- [end:siblings]
