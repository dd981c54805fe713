# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:see]
import torch
from torch.utils.data import DataLoader, IterableDataset


class Numbers(IterableDataset):
    def __iter__(self):
        return iter(range(4))


sorted(batch.item() for batch in DataLoader(Numbers(), num_workers=2))
# > [0, 0, 1, 1, 2, 2, 3, 3]
# --8<-- [end:see]

# --8<-- [start:none]
[batch.item() for batch in DataLoader(Numbers())]  # without workers, all is well
# > [0, 1, 2, 3]
# --8<-- [end:none]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:map]
class Indexed(torch.utils.data.Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        return index


[batch.item() for batch in DataLoader(Indexed(), num_workers=2)]
# > [0, 1, 2, 3]
# --8<-- [end:map]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:fix]
from itertools import islice

from torch.utils.data import get_worker_info


class Shared(IterableDataset):
    def __iter__(self):
        worker = get_worker_info()  # None in the main process
        start, step = (worker.id, worker.num_workers) if worker else (0, 1)
        return islice(iter(range(4)), start, None, step)


for workers in (0, 1, 2):
    loader = DataLoader(Shared(), num_workers=workers)
    print(workers, sorted(batch.item() for batch in loader))
# > 0 [0, 1, 2, 3]
# > 1 [0, 1, 2, 3]
# > 2 [0, 1, 2, 3]
# --8<-- [end:fix]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:files]
class Files(IterableDataset):
    def __init__(self, paths):
        self.paths = paths

    def __iter__(self):
        worker = get_worker_info()
        paths = self.paths[worker.id :: worker.num_workers] if worker else self.paths
        yield from paths  # here: the samples of each file


sorted(path for (path,) in DataLoader(Files(["a", "b", "c"]), num_workers=2))
# > ['a', 'b', 'c']
# --8<-- [end:files]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:warning]
class Counted(Numbers):
    def __len__(self):
        return 4


loader = DataLoader(Counted(), num_workers=2)
length = len(loader)
counts = [1 for _ in loader]
# > UserWarning: Length of IterableDataset <__main__.Counted object at 0x…> was reported to be 4(when accessing len(dataloader)), but 5 samples have been fetched. For multiprocessing data-loading, this could be caused by not properly configuring the IterableDataset replica at each worker. Please see https://pytorch.org/docs/stable/data.html#torch.utils.data.IterableDataset for examples.
# > UserWarning: Length of IterableDataset <__main__.Counted object at 0x…> was reported to be 4(when accessing len(dataloader)), but 6 samples have been fetched. For multiprocessing data-loading, this could be caused by not properly configuring the IterableDataset replica at each worker. Please see https://pytorch.org/docs/stable/data.html#torch.utils.data.IterableDataset for examples.
# > UserWarning: Length of IterableDataset <__main__.Counted object at 0x…> was reported to be 4(when accessing len(dataloader)), but 7 samples have been fetched. For multiprocessing data-loading, this could be caused by not properly configuring the IterableDataset replica at each worker. Please see https://pytorch.org/docs/stable/data.html#torch.utils.data.IterableDataset for examples.
# > UserWarning: Length of IterableDataset <__main__.Counted object at 0x…> was reported to be 4(when accessing len(dataloader)), but 8 samples have been fetched. For multiprocessing data-loading, this could be caused by not properly configuring the IterableDataset replica at each worker. Please see https://pytorch.org/docs/stable/data.html#torch.utils.data.IterableDataset for examples.
# --8<-- [end:warning]
