# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:see]
import resource
from pathlib import Path

import torch
from torch.utils.data import DataLoader

soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
opened = max(int(path.name) for path in Path("/proc/self/fd").iterdir())
images = torch.zeros(1000, 3)
kept = []
try:
    resource.setrlimit(resource.RLIMIT_NOFILE, (opened + 40, hard))  # to see it soon
    for batch in DataLoader(images, num_workers=1):
        kept.append(batch)
finally:
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
# > RuntimeError: Too many open files. Communication with the workers is no longer possible. Please increase the limit using `ulimit -n` in the shell or change the sharing strategy by calling `torch.multiprocessing.set_sharing_strategy('file_system')` at the beginning of your code
# --8<-- [end:see]
assert 0 < len(kept) < 1000
kept.clear()

# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:numbers]
first = next(iter(DataLoader(images, num_workers=1)))
kept = first[0].numpy(), first[:1], first.detach()  # each keeps it open
first.is_shared(), first.clone().is_shared()
# > (True, False)
# --8<-- [end:numbers]
assert all(torch.as_tensor(x).data_ptr() == first.data_ptr() for x in kept)

# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:fix]
kept = []
try:
    resource.setrlimit(resource.RLIMIT_NOFILE, (opened + 40, hard))
    for batch in DataLoader(images, num_workers=1):
        kept.append(batch.clone())  # memory of its own, and no open file
finally:
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
len(kept)
# > 1000
# --8<-- [end:fix]

# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:limit]
soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # at the start of the script
# --8<-- [end:limit]
resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

# --8<-- [start:strategy]
import torch.multiprocessing

torch.multiprocessing.get_all_sharing_strategies() >= {"file_system"}
# > True
# --8<-- [end:strategy]
