# --8<-- [start:see]
import torch
from torch.utils.data import random_split

images = torch.zeros(103, 3)
random_split(images, [80, 20])
# > ValueError: Sum of input lengths does not equal the length of the input dataset!
# --8<-- [end:see]

# --8<-- [start:round]
lengths = [int(0.8 * len(images)), int(0.2 * len(images))]
lengths, sum(lengths), len(images)
# > ([82, 20], 102, 103)
# --8<-- [end:round]

# --8<-- [start:round-see]
random_split(images, lengths)
# > ValueError: Sum of input lengths does not equal the length of the input dataset!
# --8<-- [end:round-see]

# --8<-- [start:fractions]
try:
    random_split(images, [0.7, 0.2])  # 0.9 in all
except ValueError as error:
    print(error)
# > Sum of input lengths does not equal the length of the input dataset!
# --8<-- [end:fractions]

# --8<-- [start:loader]
from torch.utils.data import DataLoader

dataset = DataLoader(images, batch_size=10)
len(dataset)  # batches, not samples
# > 11
# --8<-- [end:loader]
import pytest

with pytest.raises(ValueError, match="Sum of input lengths"):
    random_split(dataset, [80, 23])

# cpu: random_split draws on the CPU, and a default device would move the draw
# --8<-- [start:fix]
train, validation = random_split(images, [0.8, 0.2])
len(train), len(validation)
# > (83, 20)
# --8<-- [end:fix]

# cpu: random_split draws on the CPU, and a default device would move the draw
# --8<-- [start:three]
[len(part) for part in random_split(images, [0.7, 0.15, 0.15])]
# > [73, 15, 15]
# --8<-- [end:three]
assert [len(p) for p in random_split(range(107), [0.7, 0.15, 0.15])] == [75, 16, 16]
assert [len(p) for p in random_split(range(11), [0.5, 0.25, 0.25])] == [6, 3, 2]

# cpu: random_split draws on the CPU, and a default device would move the draw
# --8<-- [start:fix-rest]
count = int(0.2 * len(images))
train, validation = random_split(images, [len(images) - count, count])
len(train), len(validation)
# > (83, 20)
# --8<-- [end:fix-rest]

# --8<-- [start:numbers]
random_split(images, [0.8 * 100, 23.0])
# > TypeError: randperm() received an invalid combination of arguments - got (float, generator=torch._C.Generator), but expected one of:
# > …
# --8<-- [end:numbers]

# cpu: random_split draws on the CPU, and a default device would move the draw
# --8<-- [start:empty]
parts = random_split(range(2), [0.1, 0.1, 0.8])
# > UserWarning: Length of split at index 1 is 0. This might result in an empty dataset.
[len(part) for part in parts]
# > [1, 0, 1]
# --8<-- [end:empty]
