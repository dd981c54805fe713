# cpu: random_split draws on the CPU, and a default device would move the draw
# --8<-- [start:see]
import torch
from torch.utils.data import random_split

images = list(range(1000))


def run():  # one start of the script
    train, validation = random_split(images, [800, 200])
    return set(train.indices), set(validation.indices)


train, validation = run()
_, validation_after_restart = run()
leaked = train & validation_after_restart  # trained on, and now used to validate
100 < len(leaked) < 200
# > True
# --8<-- [end:see]
assert not train & validation


# cpu: random_split draws on the CPU, and a default device would move the draw
# --8<-- [start:fix]
def run():
    generator = torch.Generator().manual_seed(0)
    train, validation = random_split(images, [800, 200], generator=generator)
    return set(train.indices), set(validation.indices)


train, validation = run()
_, validation_after_restart = run()
len(train & validation_after_restart)
# > 0
# --8<-- [end:fix]


# cpu: random_split draws on the CPU, and a default device would move the draw
# --8<-- [start:seed]
def run(layers):
    torch.manual_seed(0)  # the seed is set, and yet
    torch.nn.Sequential(*[torch.nn.Linear(2, 2) for _ in range(layers)])
    return random_split(images, [800, 200])[1].indices


run(layers=1) == run(layers=1), run(layers=1) == run(layers=2)
# > (True, False)
# --8<-- [end:seed]

# cpu: random_split draws on the CPU, and a default device would move the draw
# --8<-- [start:more]
generator = torch.Generator().manual_seed(0)
_, before = random_split(images, [800, 200], generator=generator)
generator = torch.Generator().manual_seed(0)
_, after = random_split([*images, 1000], [801, 200], generator=generator)  # one more image
len(set(before.indices) & set(after.indices)) < 100
# > True
# --8<-- [end:more]

# --8<-- [start:save]
torch.save({"validation": sorted(validation)}, "split.pt")
set(torch.load("split.pt")["validation"]) == validation
# > True
# --8<-- [end:save]

# --8<-- [start:name]
import zlib


def is_validation(name):
    return zlib.crc32(name.encode()) % 5 == 0


names = [f"photo{number}.png" for number in range(1000)]
chosen = [name for name in names if is_validation(name)]
again = [name for name in reversed([*names, "new.png"]) if is_validation(name)]
150 < len(chosen) < 250, set(chosen) <= set(again)
# > (True, True)
# --8<-- [end:name]
import os
import subprocess
import sys

_hashes = {
    subprocess.run(
        [sys.executable, "-S", "-c", "print(hash('photo1.png'))"],
        env=os.environ | {"PYTHONHASHSEED": seed},
        check=True,
        capture_output=True,
    ).stdout
    for seed in ("1", "2")
}
assert len(_hashes) == 2

# cpu: random_split draws on the CPU, and a default device would move the draw
# --8<-- [start:group]
patients = torch.arange(1000) // 10  # ten images of each
held_out = torch.arange(100)[torch.randperm(100, generator=generator)[:20]]
mask = torch.isin(patients, held_out)
mask.sum().item(), set(patients[mask].tolist()) & set(patients[~mask].tolist())
# > (200, set())
# --8<-- [end:group]
