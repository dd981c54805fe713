# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:see]
import os
import signal
import time

import torch
from torch.utils.data import DataLoader, Dataset


class Killed(Dataset):
    def __len__(self):
        return 1

    def __getitem__(self, index):
        os.kill(os.getpid(), signal.SIGKILL)  # what a system does when memory runs out


next(iter(DataLoader(Killed(), num_workers=1)))
# > RuntimeError: DataLoader worker (pid(s) …) exited unexpectedly
# --8<-- [end:see]

# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:cause]
try:
    next(iter(DataLoader(Killed(), num_workers=1)))
except RuntimeError as error:
    print(error.__cause__)
# > DataLoader worker (pid …) is killed by signal: Killed.
# --8<-- [end:cause]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:exit]
class Exits(Dataset):
    def __len__(self):
        return 1

    def __getitem__(self, index):
        os._exit(3)


try:
    next(iter(DataLoader(Exits(), num_workers=1)))
except RuntimeError as error:
    print(error.__cause__)
# > DataLoader worker (pid …) exited unexpectedly with exit code 3. Details are lost due to multiprocessing. Rerunning with num_workers=0 may give better error trace.
# --8<-- [end:exit]


# --8<-- [start:size]
images = torch.zeros(64, 3, 224, 224)  # one batch, float32
workers, prefetch = 8, 2
workers * prefetch * images.nbytes // 2**20  # MB in shared memory
# > 588
# --8<-- [end:size]

# --8<-- [start:small]
samples = [torch.zeros(3, 8, 8, dtype=torch.uint8) for _ in range(4)]
for batch in DataLoader(samples, batch_size=2):
    batch = batch.to(torch.float32) / 255  # in the main process, or on the GPU
batch.nbytes // samples[0].nbytes  # 4 bytes for 1, and 2 images
# > 8
# --8<-- [end:small]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:timeout]
class Slow(Dataset):
    def __len__(self):
        return 1

    def __getitem__(self, index):
        time.sleep(0.5)
        return index


next(iter(DataLoader(Slow(), num_workers=1, timeout=0.1)))
# > RuntimeError: DataLoader timed out after 0.1 seconds
# --8<-- [end:timeout]
