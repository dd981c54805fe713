# --8<-- [start:see]
import torch
from torch.utils.data import DataLoader

samples = [(torch.zeros(3), None), (torch.ones(3), None)]  # an image, and no caption
loader = DataLoader(samples, batch_size=2)
next(iter(loader))
# > TypeError: default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found <class 'NoneType'>
# --8<-- [end:see]

# --8<-- [start:types]
from datetime import date
from pathlib import Path, PurePosixPath

import numpy as np


class Box:
    def __init__(self, corners):
        self.corners = corners


samples = [None, Box([0, 0, 4, 4]), date(2026, 1, 1), {1, 2}]
samples += [np.array(["cat"]), np.array([None])]
for sample in samples:
    try:
        next(iter(DataLoader([sample])))
    except TypeError as error:
        print(error)
# > default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found <class 'NoneType'>
# > default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found <class '__main__.Box'>
# > default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found <class 'datetime.date'>
# > default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found <class 'set'>
# > default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found <U3
# > default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found object
# --8<-- [end:types]
import pytest

for _sample in (Path("a.png"), PurePosixPath("a.png"), torch.float32, slice(1)):
    with pytest.raises(TypeError, match="default_collate: batch must contain tensors"):
        next(iter(DataLoader([_sample])))

# --8<-- [start:known]
sample = {"image": torch.zeros(2), "label": 3, "weight": 0.5, "name": "a.png", "size": (4, 6)}
next(iter(DataLoader([sample, sample], batch_size=2)))
# > {'image': tensor([[0., 0.],
# >         [0., 0.]]), 'label': tensor([3, 3]), 'weight': tensor([0.5000, 0.5000], dtype=torch.float64), 'name': ['a.png', 'a.png'], 'size': [tensor([4, 4]), tensor([6, 6])]}
# --8<-- [end:known]


# --8<-- [start:fix-first]
def load(name):
    return None if name == "broken.png" else torch.ones(2)


names = ["a.png", "broken.png", "b.png", "c.png"]
usable = [name for name in names if load(name) is not None]  # once, before training
images = [load(name) for name in usable]
[tuple(batch.shape) for batch in DataLoader(images, batch_size=2)]
# > [(2, 2), (1, 2)]
# --8<-- [end:fix-first]


# --8<-- [start:fix-none]
def skip_missing(batch):
    batch = [sample for sample in batch if sample is not None]
    return torch.utils.data.default_collate(batch) if batch else None


images = [load(name) for name in names]
for batch in DataLoader(images, batch_size=2, collate_fn=skip_missing):
    print(batch.shape)
# > torch.Size([1, 2])
# > torch.Size([2, 2])
# --8<-- [end:fix-none]
assert skip_missing([None, None]) is None

# --8<-- [start:fix-convert]
boxes = [(torch.zeros(3), Box([0, 0, 4, 4])), (torch.ones(3), Box([1, 1, 2, 2]))]


def collate(batch):
    images = torch.stack([image for image, _ in batch])
    return images, [box for _, box in batch]  # a list, as they are


images, kept = next(iter(DataLoader(boxes, batch_size=2, collate_fn=collate)))
images.shape, len(kept)
# > (torch.Size([2, 3]), 2)
# --8<-- [end:fix-convert]

# --8<-- [start:siblings]
for samples in ([torch.ones(1), 1.0], [1.0, None]):
    try:
        next(iter(DataLoader(samples, batch_size=2)))
    except TypeError as error:
        print(error)
# > expected Tensor as element 1 in argument 0, but got float
# > must be real number, not NoneType
# --8<-- [end:siblings]
with pytest.raises(KeyError, match="label"):
    next(iter(DataLoader([{"label": 1}, {"lable": 2}], batch_size=2)))
_batch = next(iter(DataLoader([{"a": 1}, {"a": 2, "b": 3}], batch_size=2)))
assert {name: value.tolist() for name, value in _batch.items()} == {"a": [1, 2]}

# --8<-- [start:keys]
samples = [{"image": 1}, {"image": 2, "label": 3}]  # the first has no label
next(iter(DataLoader(samples, batch_size=2)))
# > {'image': tensor([1, 2])}
# --8<-- [end:keys]
