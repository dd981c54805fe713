# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:see]
import torch
from torch.utils.data import DataLoader

images = [torch.zeros(3, 4, 4), torch.zeros(3, 4, 6)]
loader = DataLoader(images, batch_size=2, num_workers=1)
next(iter(loader))
# > RuntimeError: Caught RuntimeError in DataLoader worker process 0.
# > …
# --8<-- [end:see]
import traceback

import pytest

with pytest.raises(RuntimeError) as _caught:
    next(iter(loader))
_lines = str(_caught.value).splitlines()
assert _lines[1] == "Original Traceback (most recent call last):"
assert _lines[-1].startswith("RuntimeError: stack expects each tensor to be equal size")
_files = [line for line in _lines if line.lstrip().startswith("File")]
assert "collate.py" in _files[-1]
traceback.clear_frames(_caught.tb)
del _caught

# --8<-- [start:plain]
images = [torch.zeros(3, 4, 4), torch.zeros(3, 4, 6)]
next(iter(DataLoader(images, batch_size=2, num_workers=0)))
# > RuntimeError: stack expects each tensor to be equal size, but got [3, 4, 4] at entry 0 and [3, 4, 6] at entry 1
# --8<-- [end:plain]


# --8<-- [start:find]
class Photos(torch.utils.data.Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        return torch.zeros(3)[index]


def first_failure(dataset):
    for index in range(len(dataset)):
        try:
            dataset[index]
        except Exception as error:
            return index, error
    return None


first_failure(Photos())
# > (3, IndexError('index 3 is out of bounds for dimension 0 with size 3'))
# --8<-- [end:find]


# --8<-- [start:named]
class Named(torch.utils.data.Dataset):
    """Says which sample failed."""

    def __init__(self, dataset):
        self.dataset = dataset

    def __len__(self):
        return len(self.dataset)

    def __getitem__(self, index):
        try:
            return self.dataset[index]
        except Exception as error:
            error.add_note(f"in sample {index}")
            raise


try:
    list(DataLoader(Named(Photos())))
except IndexError as error:
    print(error.__notes__)
# > ['in sample 3']
# --8<-- [end:named]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:types]
class DecodeError(Exception):
    def __init__(self, path, reason):
        super().__init__(f"{path}: {reason}")


class Broken(torch.utils.data.Dataset):
    def __len__(self):
        return 1

    def __getitem__(self, index):
        raise DecodeError("a.png", "cut off")


next(iter(DataLoader(Broken(), num_workers=1)))
# > RuntimeError: Caught DecodeError in DataLoader worker process 0.
# > …
# --8<-- [end:types]
_photos = DataLoader(Named(Photos()), num_workers=2)
with pytest.raises(IndexError, match="Caught IndexError in DataLoader worker process 1") as _caught:
    list(_photos)
_lines = str(_caught.value).splitlines()
assert _lines[-2:] == [
    "IndexError: index 3 is out of bounds for dimension 0 with size 3",
    "in sample 3",
]
assert any(line.endswith("in __getitem__") for line in _lines)
traceback.clear_frames(_caught.tb)
del _caught


# --8<-- [start:stop]
class Cut(torch.utils.data.Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        if index == 2:
            raise StopIteration
        return index


len(list(DataLoader(Cut())))  # of 4
# > 2
# --8<-- [end:stop]
