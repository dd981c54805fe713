# --8<-- [start:see]
import torch
from torch.utils.data import DataLoader

images = torch.zeros(20, 3)
loader = DataLoader(images, batch_size=32, drop_last=True)
steps = 0
for _ in loader:
    steps += 1
steps, len(loader)
# > (0, 0)
# --8<-- [end:see]

# --8<-- [start:drop]
for count in (31, 32, 63, 64):
    print(count, len(DataLoader(range(count), batch_size=32, drop_last=True)))
# > 31 0
# > 32 1
# > 63 1
# > 64 2
# --8<-- [end:drop]
import pytest

assert list(DataLoader([])) == []
with pytest.raises(ValueError, match="num_samples=0"):
    DataLoader([], shuffle=True)

# --8<-- [start:spent]
batches = iter(DataLoader(images, batch_size=10))  # or a generator, zip, map
for epoch in range(2):
    print(epoch, sum(1 for _ in batches))
# > 0 2
# > 1 0
# --8<-- [end:spent]


# --8<-- [start:stream]
class Stream(torch.utils.data.IterableDataset):
    def __init__(self, rows):
        self.rows = rows

    def __iter__(self):
        return self.rows


stream = Stream(iter([1, 2, 3]))  # one iterator for all epochs
[len(list(DataLoader(stream))) for epoch in range(2)]
# > [3, 0]
# --8<-- [end:stream]

# --8<-- [start:fix]
loader = DataLoader(images, batch_size=32, drop_last=len(images) >= 32)
len(loader)
# > 1
# --8<-- [end:fix]

# --8<-- [start:spent-fix]
loader = DataLoader(images, batch_size=10)
for epoch in range(2):
    print(epoch, sum(1 for _ in loader))  # iter() anew in each epoch
# > 0 2
# > 1 2
# --8<-- [end:spent-fix]


# --8<-- [start:stream-fix]
class Stream(Stream):
    def __iter__(self):
        return iter(self.rows)


stream = Stream([1, 2, 3])
[len(list(DataLoader(stream))) for epoch in range(2)]
# > [3, 3]
# --8<-- [end:stream-fix]

# --8<-- [start:guard]
total, steps = 0.0, 0
for batch in DataLoader(images, batch_size=10):
    total, steps = total + batch.mean().item(), steps + 1
if not steps:
    raise RuntimeError("the loader gave no batch")
print(steps, "steps, loss", total / steps)
# > 2 steps, loss 0.0
# --8<-- [end:guard]
