# --8<-- [start:see]
from torch.utils.data import DataLoader, IterableDataset


class Lines(IterableDataset):
    def __iter__(self):
        return iter(["a", "b", "c", "d", "e"])


DataLoader(Lines(), shuffle=True)
# > ValueError: DataLoader with IterableDataset: expected unspecified shuffle option, but got shuffle=True
# --8<-- [end:see]

# cpu: a loader draws its order on the CPU, and a default device would move the draw
# --8<-- [start:fix-map]
lines = list(Lines())  # if it fits into memory, a list is a dataset
sorted(line for (line,) in DataLoader(lines, shuffle=True))
# > ['a', 'b', 'c', 'd', 'e']
# --8<-- [end:fix-map]
assert len(DataLoader(lines, batch_size=2)) == 3

# --8<-- [start:fix-buffer]
import random


class Shuffled(IterableDataset):
    def __init__(self, dataset, size):
        self.dataset, self.size = dataset, size

    def __iter__(self):
        buffer = []
        for sample in self.dataset:
            buffer.append(sample)
            if len(buffer) == self.size:
                yield buffer.pop(random.randrange(self.size))
        random.shuffle(buffer)
        yield from buffer


sorted(line for (line,) in DataLoader(Shuffled(Lines(), size=3)))
# > ['a', 'b', 'c', 'd', 'e']
# --8<-- [end:fix-buffer]
random.seed(0)
assert any([line for (line,) in DataLoader(Shuffled(Lines(), 3))] != lines for _ in range(9))

# --8<-- [start:options]
for options in ({"sampler": [1, 0]}, {"batch_sampler": [[1], [0]]}):
    try:
        DataLoader(Lines(), **options)
    except ValueError as error:
        print(error)
# > DataLoader with IterableDataset: expected unspecified sampler option, but got sampler=[1, 0]
# > DataLoader with IterableDataset: expected unspecified batch_sampler option, but got batch_sampler=[[1], [0]]
# --8<-- [end:options]

# --8<-- [start:len]
loader = DataLoader(Lines(), batch_size=2)
len(loader)
# > TypeError: object of type 'Lines' has no len()
# --8<-- [end:len]


# --8<-- [start:fix-len]
class Counted(Lines):
    def __len__(self):
        return 5


len(DataLoader(Counted(), batch_size=2))
# > 3
# --8<-- [end:fix-len]


# --8<-- [start:generator]
def stream():
    yield from ["a", "b"]


next(iter(DataLoader(stream())))
# > TypeError: object of type 'generator' has no len()
# --8<-- [end:generator]


# --8<-- [start:generator-fix]
class Stream(IterableDataset):
    def __iter__(self):
        return stream()  # a new one for each epoch


[line for _ in range(2) for (line,) in DataLoader(Stream())]
# > ['a', 'b', 'a', 'b']
# --8<-- [end:generator-fix]
