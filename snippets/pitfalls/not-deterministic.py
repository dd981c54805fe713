# cpu: the noise of NumPy lives in the memory of the CPU
# --8<-- [start:see]
import numpy as np
import torch

x = torch.arange(12.0).view(6, 2) / 10
y = x.sum(1, keepdim=True)


def train(steps=3):
    torch.manual_seed(0)
    model = torch.nn.Linear(2, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for _ in range(steps):
        noise = torch.from_numpy(np.random.normal(size=(6, 2)))  # no seed reaches it
        loss = ((model(x + noise.float()) - y) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return model.weight


torch.equal(train(), train())
# > False
# --8<-- [end:see]

# cpu: the noise of NumPy lives in the memory of the CPU
# --8<-- [start:fix]
import random


def seed_all(seed):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)  # the CPU and all GPUs


def run():
    seed_all(0)
    return train()


torch.equal(run(), run())
# > True
# --8<-- [end:fix]


# cpu: the noise of NumPy lives in the memory of the CPU
# --8<-- [start:fingerprint]
import zlib


def fingerprint(*tensors):
    data = b"".join(t.detach().cpu().numpy().tobytes() for t in tensors)
    return format(zlib.crc32(data), "08x")


def stages(steps):
    seed_all(0)
    model = torch.nn.Linear(2, 1)
    yield "weights", fingerprint(*model.parameters())
    for step in range(steps):
        batch = x + torch.from_numpy(np.random.normal(size=(6, 2))).float()
        yield f"batch {step}", fingerprint(batch)
        loss = ((model(batch) - y) ** 2).mean()
        yield f"loss {step}", fingerprint(loss)


list(stages(2)) == list(stages(2))  # or print them, and compare two runs line by line
# > True
# --8<-- [end:fingerprint]


# --8<-- [start:draws]
def weights(dropout_first):
    torch.manual_seed(0)
    if dropout_first:
        torch.nn.functional.dropout(torch.ones(4))  # one draw more, before
    return torch.nn.Linear(2, 1).weight


torch.equal(weights(False), weights(False)), torch.equal(weights(False), weights(True))
# > (True, False)
# --8<-- [end:draws]

# cpu: a loader draws on the CPU
# --8<-- [start:loader]
from torch.utils.data import DataLoader

torch.manual_seed(0)
without = torch.rand(1)
torch.manual_seed(0)
for _ in DataLoader(x, batch_size=6):  # a validation loop, without shuffling
    pass
torch.equal(torch.rand(1), without)
# > False
# --8<-- [end:loader]

# cpu: a loader draws on the CPU
# --8<-- [start:loader-fix]
own = torch.Generator().manual_seed(1)
torch.manual_seed(0)
for _ in DataLoader(x, batch_size=6, generator=own):
    pass
torch.equal(torch.rand(1), without)
# > True
# --8<-- [end:loader-fix]

# --8<-- [start:order]
import os
import subprocess
import sys

program = "print(list({'cat', 'dog', 'bird', 'fish', 'cow'}))"
orders = set()
for seed in range(5):  # Python draws this seed anew for each start
    environment = os.environ | {"PYTHONHASHSEED": str(seed)}
    command = [sys.executable, "-S", "-c", program]
    orders.add(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)
len(orders) > 1
# > True
# --8<-- [end:order]

# --8<-- [start:order-fix]
names = {"cat", "dog", "bird", "fish", "cow"}
{name: number for number, name in enumerate(sorted(names))}
# > {'bird': 0, 'cat': 1, 'cow': 2, 'dog': 3, 'fish': 4}
# --8<-- [end:order-fix]

# --8<-- [start:float]
values = torch.tensor([1e8, 1.0, -1e8])
values.sum(), values[[0, 2, 1]].sum()
# > (tensor(0.), tensor(1.))
# --8<-- [end:float]


# --8<-- [start:inside]
def noise(reseed):
    torch.manual_seed(0)
    drawn = []
    for _ in range(3):
        if reseed:
            torch.manual_seed(0)  # as in a helper that is called for each step
        drawn.append(torch.rand(()).item())
    return len(set(drawn))


noise(reseed=False), noise(reseed=True)
# > (3, 1)
# --8<-- [end:inside]
