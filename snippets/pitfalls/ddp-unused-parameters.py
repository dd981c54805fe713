# cpu: one process, and gloo
# --8<-- [start:see]
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Linear(2, 1)
        self.auxiliary = nn.Linear(2, 1)

    def forward(self, x):
        return self.head(x)  # auxiliary is not used


x = torch.ones(4, 2)
model = DistributedDataParallel(Model())
model(x).sum().backward()
model(x)  # the second iteration
# > RuntimeError: Expected to have finished reduction in the prior iteration before starting a new one. This error indicates that your module has parameters that were not used in producing loss. You can enable unused parameter detection by passing the keyword argument `find_unused_parameters=True` to `torch.nn.parallel.DistributedDataParallel`, and by
# > making sure all `forward` function outputs participate in calculating loss.
# > If you already have done the above, then the distributed data parallel module wasn't able to locate the output tensors in the return value of your module's `forward` function. Please include the loss function and the structure of the return value of `forward` of your module when reporting this issue (e.g. list, dict, iterable).
# > Parameter indices which did not receive grad for rank 0: 2 3
# >  In addition, you can set the environment variable TORCH_DISTRIBUTED_DEBUG to either INFO or DETAIL to print out information about which particular parameters did not receive gradient on this rank as part of this error
# --8<-- [end:see]

# cpu: one process, and gloo
# --8<-- [start:find]
model = Model()
model(x).sum().backward()
[name for name, p in model.named_parameters() if p.grad is None]
# > ['auxiliary.weight', 'auxiliary.bias']
[name for name, p in model.named_parameters() if p.requires_grad]  # 0, 1, 2, 3
# > ['head.weight', 'head.bias', 'auxiliary.weight', 'auxiliary.bias']
# --8<-- [end:find]

import pytest


class _Frozen(Model):
    def __init__(self):
        super().__init__()
        self.head, self.auxiliary = nn.Linear(2, 2).requires_grad_(False), nn.Linear(2, 1)
        self.unused = nn.Linear(2, 1)

    def forward(self, x):
        return self.auxiliary(self.head(x))


_model = DistributedDataParallel(_Frozen())  # 0, 1: auxiliary; 2, 3: unused
_model(x).sum().backward()
with pytest.raises(RuntimeError, match="did not receive grad for rank 0: 2 3"):
    _model(x)

# cpu: one process, and gloo
# --8<-- [start:freeze]
model = Model()
_ = model.auxiliary.requires_grad_(False)  # before the wrapping
model = DistributedDataParallel(model)
for _ in range(2):
    model(x).sum().backward()
# --8<-- [end:freeze]

# cpu: one process, and gloo
# --8<-- [start:flag]
model = DistributedDataParallel(Model(), find_unused_parameters=True)
for _ in range(2):
    model(x).sum().backward()
# --8<-- [end:flag]

# cpu: one process, and gloo
# --8<-- [start:late]
model = DistributedDataParallel(Model())
_ = model.module.auxiliary.requires_grad_(False)  # too late
model(x).sum().backward()
model(x)
# > RuntimeError: Expected to have finished reduction in the prior iteration before starting a new one. This error indicates that your module has parameters that were not used in producing loss. You can enable unused parameter detection by passing the keyword argument `find_unused_parameters=True` to `torch.nn.parallel.DistributedDataParallel`, and by
# > …
# --8<-- [end:late]


# cpu: one process, and gloo
# --8<-- [start:loss]
class TwoOutputs(Model):
    def forward(self, x):
        return self.head(x), self.auxiliary(x)


model = DistributedDataParallel(TwoOutputs())
logits, _ = model(x)
logits.sum().backward()  # the second output takes no part
model(x)
# > RuntimeError: Expected to have finished reduction in the prior iteration before starting a new one. This error indicates that your module has parameters that were not used in producing loss. You can enable unused parameter detection by passing the keyword argument `find_unused_parameters=True` to `torch.nn.parallel.DistributedDataParallel`, and by
# > …
# --8<-- [end:loss]

# cpu: one process, and gloo
# --8<-- [start:loss-fix]
model = DistributedDataParallel(TwoOutputs())
for _ in range(2):
    logits, auxiliary = model(x)
    (logits.sum() + 0 * auxiliary.sum()).backward()
dist.destroy_process_group()
# --8<-- [end:loss-fix]
