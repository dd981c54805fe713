# cpu: one process, and gloo
# --8<-- [start:see]
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.checkpoint import checkpoint

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)


class Model(nn.Module):
    def __init__(self, use_reentrant):
        super().__init__()
        self.block = nn.Linear(2, 2)
        self.unused = nn.Linear(2, 2)
        self.use_reentrant = use_reentrant

    def forward(self, x):
        return checkpoint(self.block, x, use_reentrant=self.use_reentrant)


x = torch.ones(1, 2, requires_grad=True)
model = DistributedDataParallel(Model(True), find_unused_parameters=True)
model(x).sum().backward()
# > RuntimeError: Expected to mark a variable ready only once. This error is caused by one of the following reasons: 1) Use of a module parameter outside the `forward` function. Please make sure model parameters are not shared across multiple concurrent forward-backward passes. or try to use _set_static_graph() as a workaround if this module graph does not change during training loop.2) Reused parameters in multiple reentrant backward passes. For example, if you use multiple `checkpoint` functions to wrap the same part of your model, it would result in the same set of parameters been used by different reentrant backward passes multiple times, and hence marking a variable ready multiple times. DDP does not support such use cases in default. You can try to use _set_static_graph() as a workaround if your module graph does not change over iterations.
# > Parameter at index 1 with name block.bias has been marked as ready twice. This means that multiple autograd engine  hooks have fired for this particular parameter during this iteration.
# --8<-- [end:see]

# cpu: one process, and gloo
# --8<-- [start:fix]
model = DistributedDataParallel(Model(False), find_unused_parameters=True)
model(x).sum().backward()
# --8<-- [end:fix]


# cpu: one process, and gloo
# --8<-- [start:forwards]
class Switch(nn.Module):
    def __init__(self):
        super().__init__()
        self.real = nn.Linear(2, 1)
        self.fake = nn.Linear(2, 1)

    def forward(self, x, real):
        return self.real(x) if real else self.fake(x)


model = DistributedDataParallel(Switch(), find_unused_parameters=True)
loss = model(x, True).sum() - model(x, False).sum()
loss.backward()
# > RuntimeError: Expected to mark a variable ready only once. This error is caused by one of the following reasons: 1) Use of a module parameter outside the `forward` function. Please make sure model parameters are not shared across multiple concurrent forward-backward passes. or try to use _set_static_graph() as a workaround if this module graph does not change during training loop.2) Reused parameters in multiple reentrant backward passes. For example, if you use multiple `checkpoint` functions to wrap the same part of your model, it would result in the same set of parameters been used by different reentrant backward passes multiple times, and hence marking a variable ready multiple times. DDP does not support such use cases in default. You can try to use _set_static_graph() as a workaround if your module graph does not change over iterations.
# > Parameter at index 1 with name real.bias has been marked as ready twice. This means that multiple autograd engine  hooks have fired for this particular parameter during this iteration.
# --8<-- [end:forwards]


# cpu: one process, and gloo
# --8<-- [start:forwards-fix]
class Both(Switch):
    def forward(self, x):
        return self.real(x), self.fake(x)


model = DistributedDataParallel(Both())
real, fake = model(x)
(real.sum() - fake.sum()).backward()
# --8<-- [end:forwards-fix]

# cpu: one process, and gloo
# --8<-- [start:static]
model = DistributedDataParallel(Model(True), static_graph=True)
model(x).sum().backward()
dist.destroy_process_group()
# --8<-- [end:static]
