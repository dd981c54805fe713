# --8<-- [start:see]
import torch
from torch.utils.data import DataLoader, SequentialSampler

images = torch.zeros(10, 3)
DataLoader(images, shuffle=True, sampler=SequentialSampler(images))
# > ValueError: sampler option is mutually exclusive with shuffle
# --8<-- [end:see]

# --8<-- [start:sampler]
from torch.utils.data import RandomSampler, WeightedRandomSampler

weights = [1.0] * 9 + [9.0]  # the last image as often as the others together
sampler = WeightedRandomSampler(weights, num_samples=len(images))
loader = DataLoader(images, batch_size=4, sampler=sampler)  # it shuffles by itself
len(loader)
# > 3
# --8<-- [end:sampler]

# --8<-- [start:batches]
from torch.utils.data import BatchSampler

batches = BatchSampler(RandomSampler(images), batch_size=4, drop_last=False)
DataLoader(images, batch_size=4, batch_sampler=batches)
# > ValueError: batch_sampler option is mutually exclusive with batch_size, shuffle, sampler, and drop_last
# --8<-- [end:batches]
assert len(DataLoader(images, batch_sampler=batches)) == 3

# --8<-- [start:size]
for size in (0, len(images) / 4, torch.tensor(4)):
    try:
        DataLoader(images, batch_size=size)
    except ValueError as error:
        print(error)
# > batch_size should be a positive integer value, but got batch_size=0
# > batch_size should be a positive integer value, but got batch_size=2.5
# > batch_size should be a positive integer value, but got batch_size=4
len(DataLoader(images, batch_size=len(images) // 4))  # 2 in a batch
# > 5
# --8<-- [end:size]

# --8<-- [start:workers]
for options in (
    {"prefetch_factor": 4},
    {"persistent_workers": True},
    {"multiprocessing_context": "spawn"},
    {"num_workers": -1},
):
    try:
        DataLoader(images, **options)
    except ValueError as error:
        print(error)
# > prefetch_factor option could only be specified in multiprocessing.let num_workers > 0 to enable multiprocessing, otherwise set prefetch_factor to None.
# > persistent_workers option needs num_workers > 0
# > multiprocessing_context can only be used with multi-process loading (num_workers > 0), but got num_workers=0
# > num_workers option should be non-negative; use num_workers=0 to disable multiprocessing.
# --8<-- [end:workers]


# --8<-- [start:workers-fix]
def make_loader(dataset, workers):
    options = {"persistent_workers": True, "prefetch_factor": 4} if workers else {}
    return DataLoader(dataset, batch_size=4, num_workers=workers, **options)


make_loader(images, 0).num_workers, make_loader(images, 1).prefetch_factor
# > (0, 4)
# --8<-- [end:workers-fix]

# --8<-- [start:none]
DataLoader(images, batch_size=None, drop_last=True)
# > ValueError: batch_size=None option disables auto-batching and is mutually exclusive with drop_last
# --8<-- [end:none]

# --8<-- [start:later]
loader = DataLoader(images, batch_size=4)
loader.batch_size = 8
# > ValueError: batch_size attribute should not be set after DataLoader is initialized
# --8<-- [end:later]
