# --8<-- [start:see]
import torch
from torch.utils.data import DataLoader

images = torch.zeros(4, 3)
loader = DataLoader(
    images,
    num_workers=1,
    collate_fn=lambda batch: torch.stack(batch) / 255,
    multiprocessing_context="spawn",  # as on Windows and macOS
)
next(iter(loader))
# > UserWarning: Got pickle error when attempting to start a worker Process. This might be because the worker Process arguments are not picklable. Python 3.14+ changed the multiprocessing start method in non-Mac POSIX platforms to 'forkserver', which requires the worker Process arguments to be picklable. You can also try multiprocessing.set_start_method('fork').
# > _pickle.PicklingError: Can't pickle <function <lambda> at 0x…>: attribute lookup <lambda> on __main__ failed
# --8<-- [end:see]

# --8<-- [start:parts]
import pickle


def scaled(batch):
    return torch.stack(batch) / 255


pickle.loads(pickle.dumps(scaled)) is scaled  # by name
# > True
# --8<-- [end:parts]
assert b"scaled" in pickle.dumps(scaled)


# --8<-- [start:local]
def make_transform(scale):
    def transform(image):
        return image / scale

    return transform


pickle.dumps(make_transform(255))
# > AttributeError: Can't pickle local object 'make_transform.<locals>.transform'
# > [python>=3.13] AttributeError: Can't get local object 'make_transform.<locals>.transform'
# --8<-- [end:local]

# --8<-- [start:handles]
import threading
from pathlib import Path

_ = Path("images.bin").write_bytes(b"\0")
numbers = (number for number in range(3))
with Path("images.bin").open("rb") as file:
    for held in (file, numbers, threading.Lock(), torch):
        try:
            pickle.dumps({"data": held})
        except TypeError as error:
            print(error)
# > cannot pickle '_io.BufferedReader' object
# > cannot pickle 'generator' object
# > cannot pickle '_thread.lock' object
# > cannot pickle 'module' object
# --8<-- [end:handles]

# --8<-- [start:fix]
from functools import partial


def divide(batch, by):
    return torch.stack(batch) / by


collate = partial(divide, by=255)  # instead of a lambda or an inner function
same = pickle.loads(pickle.dumps(collate))
same([torch.full((2,), 255.0)])
# > tensor([[1., 1.]])
# --8<-- [end:fix]


# --8<-- [start:fix-class]
class Scale:
    def __init__(self, by):
        self.by = by

    def __call__(self, image):
        return image / self.by


pickle.loads(pickle.dumps(Scale(255))).by
# > 255
# --8<-- [end:fix-class]


# --8<-- [start:fix-handle]
import numpy as np


class Images(torch.utils.data.Dataset):
    def __init__(self, path):
        self.path, self.file = path, None

    def __len__(self):
        return 1

    def __getitem__(self, index):
        if self.file is None:  # once in each worker
            self.file = np.memmap(self.path, mode="r")
        return self.file[index].item()

    def __getstate__(self):
        return self.__dict__ | {"file": None}


dataset = Images("images.bin")
dataset[0], pickle.loads(pickle.dumps(dataset)).file
# > (0, None)
# --8<-- [end:fix-handle]


# --8<-- [start:find]
def unpicklable(thing):
    for name, value in vars(thing).items():
        try:
            pickle.dumps(value)
        except Exception as error:
            print(name, "-", type(error).__name__)


model = torch.nn.Linear(2, 2)
model.activation = lambda x: x.relu()
unpicklable(model)
# > activation - PicklingError
# --8<-- [end:find]

# --8<-- [start:save]
torch.save(model, "model.pt")
# > _pickle.PicklingError: Can't pickle <function <lambda> at 0x…>: attribute lookup <lambda> on __main__ failed
# --8<-- [end:save]

# --8<-- [start:save-fix]
torch.save(model.state_dict(), "model.pt")
list(torch.load("model.pt"))
# > ['weight', 'bias']
# --8<-- [end:save-fix]
