# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:see]
import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset


class Noisy(Dataset):
    def __init__(self):
        self.rng = np.random.default_rng(0)

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return round(self.rng.random(), 3)


[batch.item() for batch in DataLoader(Noisy(), num_workers=2)]
# > [0.637, 0.637, 0.27, 0.27]
# --8<-- [end:see]

# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:epochs]
loader = DataLoader(Noisy(), num_workers=2)
for epoch in range(2):
    print(epoch, [batch.item() for batch in loader])
# > 0 [0.637, 0.637, 0.27, 0.27]
# > 1 [0.637, 0.637, 0.27, 0.27]
# --8<-- [end:epochs]
_persistent = DataLoader(Noisy(), num_workers=2, persistent_workers=True)
_first, _second = ([batch.item() for batch in _persistent] for _ in range(2))
assert _first != _second and all(e[0] == e[1] and e[2] == e[3] for e in (_first, _second))
del _persistent


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:global]
import random


class Global(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        return np.random.random(), random.random(), torch.rand(()).item()


drawn = list(DataLoader(Global(), batch_size=None, num_workers=2))
[len({numbers[source] for numbers in drawn}) for source in range(3)]  # of 4
# > [4, 4, 4]
# --8<-- [end:global]
_numbers = [n for _ in range(2) for row in DataLoader(Global(), 1, num_workers=2) for n in row]
assert len({float(n) for n in _numbers}) == 24  # nor do they repeat from epoch to epoch


_generator = torch.Generator()


class _Holds(Dataset):
    def __init__(self, kind):
        self.draw = {
            "python": random.Random(0).random,
            "torch": lambda: torch.rand((), generator=_generator).item(),
        }[kind]

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return self.draw()


for _kind in ("python", "torch"):
    _drawn = [batch.item() for batch in DataLoader(_Holds(_kind), num_workers=2)]
    assert _drawn[0] == _drawn[1] and _drawn[2] == _drawn[3] and _drawn[0] != _drawn[2]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:fix]
class Noisy(Noisy):
    def __getitem__(self, index):
        rng = np.random.default_rng(torch.randint(2**62, ()).item())
        return rng.random()


torch.manual_seed(0)
loader = DataLoader(Noisy(), num_workers=2)
numbers = [batch.item() for _ in range(2) for batch in loader]
len(set(numbers))  # of 8
# > 8
# --8<-- [end:fix]
torch.manual_seed(0)
assert numbers == [batch.item() for _ in range(2) for batch in loader]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:fix-init]
def seed_worker(worker_id):
    worker = torch.utils.data.get_worker_info()
    worker.dataset.rng = np.random.default_rng(worker.seed)


class Held(Dataset):
    def __init__(self):
        self.rng = np.random.default_rng(0)

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return self.rng.random()


loader = DataLoader(Held(), num_workers=2, worker_init_fn=seed_worker)
numbers = [batch.item() for _ in range(2) for batch in loader]
len(set(numbers))  # of 8
# > 8
# --8<-- [end:fix-init]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:no-help]
def reseed(worker_id):
    np.random.seed(worker_id)


loader = DataLoader(Global(), batch_size=None, num_workers=2, worker_init_fn=reseed)
first, second = ([numbers[0] for numbers in loader] for epoch in range(2))
first == second  # each epoch draws the same
# > True
# --8<-- [end:no-help]
np.random.seed(0)
_one = [row[0] for row in DataLoader(Global(), batch_size=None, num_workers=1)]
np.random.seed(0)
assert _one != [row[0] for row in DataLoader(Global(), batch_size=None, num_workers=1)]
