# cpu: one process, and gloo
# --8<-- [start:gloo]
from datetime import timedelta

import torch
import torch.distributed as dist

dist.init_process_group(
    "gloo", store=dist.HashStore(), rank=0, world_size=1, timeout=timedelta(seconds=60)
)
dist.all_reduce(torch.ones(2))
# --8<-- [end:gloo]


# --8<-- [start:check]
def same_everywhere(value):
    """Whether all processes have the same number, which gloo can tell without a GPU."""
    values = [torch.zeros((), dtype=torch.int64) for _ in range(dist.get_world_size())]
    dist.all_gather(values, torch.tensor(value))
    return len({int(v) for v in values}) == 1


batches = 100  # len(loader)
same_everywhere(batches)
# > True
dist.destroy_process_group()
# --8<-- [end:check]
