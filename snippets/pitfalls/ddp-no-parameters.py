# cpu: one process, and gloo
# --8<-- [start:see]
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
teacher = nn.Linear(2, 1).requires_grad_(False)
DistributedDataParallel(teacher)
# > RuntimeError: DistributedDataParallel is not needed when a module doesn't have any parameter that requires a gradient.
# --8<-- [end:see]

# --8<-- [start:loss]
DistributedDataParallel(nn.CrossEntropyLoss())
# > RuntimeError: DistributedDataParallel is not needed when a module doesn't have any parameter that requires a gradient.
# --8<-- [end:loss]


# cpu: one process, and gloo
# --8<-- [start:fix]
def distribute(module):
    trained = any(p.requires_grad for p in module.parameters())
    return DistributedDataParallel(module) if trained else module


type(distribute(teacher)).__name__, type(distribute(nn.Linear(2, 1))).__name__
# > ('Linear', 'DistributedDataParallel')
# --8<-- [end:fix]

# cpu: one process, and gloo
# --8<-- [start:device]
DistributedDataParallel(nn.Linear(2, 1), device_ids=[0])  # still on the CPU
# > ValueError: DistributedDataParallel device_ids and output_device arguments only work with single-device/multiple-device GPU modules or CPU modules, but got device_ids [0], output_device None, and module parameters {device(type='cpu')}.
# --8<-- [end:device]

# cpu: one process, and gloo
# --8<-- [start:device-fix]
device = torch.device("cpu")  # torch.device("cuda", local_rank)
model = nn.Linear(2, 1).to(device)  # first move, then wrap
ids = [device.index] if device.type == "cuda" else None
model = DistributedDataParallel(model, device_ids=ids)
dist.destroy_process_group()
# --8<-- [end:device-fix]
