# cpu: one process, and gloo
# --8<-- [start:see]
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

model = DistributedDataParallel(nn.Linear(2, 2))
# > ValueError: Default process group has not been initialized, please make sure to call init_process_group.
# --8<-- [end:see]

# --8<-- [start:ways]
for call in (
    dist.get_rank,
    dist.get_world_size,
    dist.barrier,
    lambda: dist.all_reduce(torch.ones(2)),
    lambda: torch.utils.data.DistributedSampler([1, 2, 3]),
):
    try:
        call()
    except ValueError as error:
        print("process group has not been initialized" in str(error))
# > True
# > True
# > True
# > True
# > True
# --8<-- [end:ways]


# --8<-- [start:guard]
def rank():
    if dist.is_available() and dist.is_initialized():
        return dist.get_rank()
    return 0


rank()
# > 0
# --8<-- [end:guard]

# --8<-- [start:sampler]
sampler = torch.utils.data.DistributedSampler([1, 2, 3], num_replicas=1, rank=0)
len(sampler)
# > 3
# --8<-- [end:sampler]

# cpu: one process, and gloo
# --8<-- [start:fix]
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = DistributedDataParallel(nn.Linear(2, 2))
model(torch.ones(1, 2)).sum().backward()
model.module.weight.grad
# > tensor([[1., 1.],
# >         [1., 1.]])
# --8<-- [end:fix]

# --8<-- [start:twice]
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
# > ValueError: trying to initialize the default process group twice!
# --8<-- [end:twice]

# --8<-- [start:destroy]
dist.destroy_process_group()
dist.is_initialized()
# > False
# --8<-- [end:destroy]
