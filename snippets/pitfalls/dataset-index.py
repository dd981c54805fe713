# --8<-- [start:see]
import torch
from torch.utils.data import DataLoader, Dataset


class Photos(Dataset):
    def __init__(self):
        self.images = ["a", "b", "c"]
        self.labels = [0, 1, 0, 1]

    def __len__(self):
        return len(self.labels)

    def __getitem__(self, index):
        return self.images[index], self.labels[index]


list(DataLoader(Photos()))
# > IndexError: list index out of range
# --8<-- [end:see]

# --8<-- [start:loop]
len(list(Photos()))  # a plain loop ends there without a word
# > 3
# --8<-- [end:loop]

# --8<-- [start:subset]
from torch.utils.data import Subset

subset = Subset(["a", "b"], [0, 5])  # built without a look at the data
try:
    subset[1]
except IndexError as error:
    print(error)
# > list index out of range
# --8<-- [end:subset]

# --8<-- [start:table]
rows = {0: "a.png", 1: "b.png", 3: "d.png"}  # a table of which row 2 was dropped
names = list(rows.values())


class Table(Dataset):
    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        return self.rows[index]


try:
    list(DataLoader(Table(rows)))
except KeyError as error:
    print("no row", error)
# > no row 2
[name for (name,) in DataLoader(Table(names))]
# > ['a.png', 'b.png', 'd.png']
# --8<-- [end:table]


# --8<-- [start:fix]
class Checked(Photos):
    def __init__(self):
        super().__init__()
        count = len(self.images), len(self.labels)
        if count[0] != count[1]:
            raise ValueError(f"{count[0]} images, and {count[1]} labels")


Checked()
# > ValueError: 3 images, and 4 labels
# --8<-- [end:fix]

# --8<-- [start:endless]
from itertools import islice


class Noise(Dataset):
    def __len__(self):
        return 3

    def __getitem__(self, index):
        return index


list(islice(Noise(), 6))  # goes on: nothing stops it
# > [0, 1, 2, 3, 4, 5]
# --8<-- [end:endless]
assert len(list(DataLoader(Noise()))) == 3


# --8<-- [start:endless-fix]
class Noise(Noise):
    def __getitem__(self, index):
        if not 0 <= index < len(self):
            raise IndexError(index)
        return index


list(Noise())
# > [0, 1, 2]
# --8<-- [end:endless-fix]


# --8<-- [start:missing]
class Empty(Dataset):
    def __len__(self):
        return 3

    def __get_item__(self, index):  # one underscore too many
        return index


list(DataLoader(Empty()))
# > NotImplementedError: Subclasses of Dataset should implement __getitem__.
# --8<-- [end:missing]

# --8<-- [start:tensors]
from torch.utils.data import TensorDataset

TensorDataset(torch.zeros(3, 2), torch.zeros(4))
# > AssertionError: Size mismatch between tensors
# --8<-- [end:tensors]
