# --8<-- [start:see]
import pickle
from pathlib import Path, PurePosixPath

import numpy as np
import torch

weights = {"weight": torch.ones(2)}
torch.save({"model": weights, "best": np.float64(0.9)}, "checkpoint.pt")
try:
    torch.load("checkpoint.pt")
except pickle.UnpicklingError as error:
    lines = str(error).splitlines()
print(lines[0][:88])
# > Weights only load failed. This file can still be loaded, to do so you have two options,
print(lines[3].strip())
# > WeightsUnpickler error: Unsupported global: GLOBAL numpy._core.multiarray.scalar was not an allowed global by default. Please use `torch.serialization.add_safe_globals([numpy._core.multiarray.scalar])` or the `torch.serialization.safe_globals([numpy._core.multiarray.scalar])` context manager to allowlist this global if you trust this class/function.
# --8<-- [end:see]
assert "\033[1mdo those steps only if you trust the source" in lines[0]

# --8<-- [start:types]
import argparse
from collections import defaultdict, deque


def refused(value):
    torch.save(value, "value.pt")
    try:
        torch.load("value.pt")
    except pickle.UnpicklingError as error:
        return str(error).partition("GLOBAL ")[2].split()[0]


values = [np.ones(2), argparse.Namespace(lr=0.1), PurePosixPath("a"), defaultdict(int)]
values += [torch.nn.Linear(1, 1), torch.optim.SGD([torch.ones(1)])]
for value in values:
    print(refused(value))
# > numpy._core.multiarray._reconstruct
# > argparse.Namespace
# > pathlib.PurePosixPath
# > collections.defaultdict
# > torch.nn.modules.linear.Linear
# > torch.optim.sgd.SGD
# --8<-- [end:types]
for _allowed in (
    {"a": 1, "b": [0.5, None, True], "c": (b"x", 1j), "d": {1}, "e": "x"},
    {"dtype": torch.float32, "device": torch.device("cpu"), "size": torch.Size([1])},
    torch.optim.Adam([torch.ones(1)]).state_dict(),
    torch.get_rng_state(),
    __import__("random").getstate(),
    torch.nn.Parameter(torch.ones(1)),
):
    assert refused(_allowed) is None
for _value in (deque([1]), slice(1), print, torch.Generator(), np.random.get_state()):
    assert refused(_value)

# --8<-- [start:fix]
torch.save({"model": weights, "best": float(np.float64(0.9))}, "checkpoint.pt")
torch.load("checkpoint.pt")
# > {'model': {'weight': tensor([1., 1.])}, 'best': 0.9}
# --8<-- [end:fix]

# --8<-- [start:fix-array]
mean = np.array([0.5, 0.25])
torch.save({"mean": torch.from_numpy(mean)}, "checkpoint.pt")
torch.load("checkpoint.pt")["mean"].numpy()
# > array([0.5 , 0.25])
# --8<-- [end:fix-array]

# --8<-- [start:list]
torch.save({"args": argparse.Namespace(lr=0.1), "best": np.float64(0.9)}, "old.pt")
sorted(torch.serialization.get_unsafe_globals_in_checkpoint("old.pt"))
# > ['argparse.Namespace', 'numpy._core.multiarray.scalar', 'numpy.dtype']
# --8<-- [end:list]

# --8<-- [start:allow]
torch.save({"args": argparse.Namespace(lr=0.1)}, "old.pt")
with torch.serialization.safe_globals([argparse.Namespace]):
    checkpoint = torch.load("old.pt")
checkpoint
# > {'args': Namespace(lr=0.1)}
# --8<-- [end:allow]

# --8<-- [start:allow-numpy]
from numpy._core.multiarray import scalar

torch.save({"best": np.float64(0.9)}, "old.pt")
with torch.serialization.safe_globals([scalar, np.dtype, np.dtypes.Float64DType]):
    checkpoint = torch.load("old.pt")
checkpoint
# > {'best': np.float64(0.9)}
# --8<-- [end:allow-numpy]

# --8<-- [start:subclass]
for value, types in (
    (defaultdict(int, {"cat": 3}), [defaultdict, int]),
    (deque([0.5]), [deque]),
    (deque([0.5, 0.4]), [deque]),
):
    torch.save(value, "value.pt")
    try:
        with torch.serialization.safe_globals(types):
            torch.load("value.pt")
    except pickle.UnpicklingError as error:
        print(*[line for line in str(error).splitlines() if "Can only" in line])
# > Can only SETITEM for dict, collections.OrderedDict, collections.Counter, but got <class 'collections.defaultdict'>
# > Can only append to lists, but got <class 'collections.deque'>
# > Can only extend lists, but got <class 'collections.deque'>
# > [torch>=2.14] Can only SETITEM for dict, collections.OrderedDict, collections.Counter, but got <class 'collections.defaultdict'>
# > [torch>=2.14] Can only append to lists, but got <class 'collections.deque'>
# > [torch>=2.14] Can only append to lists, but got <class 'collections.deque'>
# --8<-- [end:subclass]

# --8<-- [start:trusted]
torch.load("old.pt", weights_only=False)  # runs what is in the file
# > {'best': np.float64(0.9)}
# --8<-- [end:trusted]


# --8<-- [start:danger]
class Payload:
    def __reduce__(self):
        return print, ("this ran while loading",)


torch.save(Payload(), "model.pt")
_ = torch.load("model.pt", weights_only=False)
# > this ran while loading
# --8<-- [end:danger]

# --8<-- [start:page]
_ = Path("model.pt").write_text("<!DOCTYPE html><html>Sign in to download</html>")
torch.load("model.pt")
# > _pickle.UnpicklingError: Weights only load failed. In PyTorch 2.6, we changed the default value of the `weights_only` argument in `torch.load` from `False` to `True`. Re-running `torch.load` with `weights_only` set to `False` will likely succeed, but it can result in arbitrary code execution. Do it only if you got the file from a trusted source.
# > …
# --8<-- [end:page]

# --8<-- [start:operands]
texts = {
    "model.html": b"<html>",
    "model.lfs": b"version https://git-lfs.github.com/spec/v1",
    "model.json": b'{"weight": 1}',
    "model.npy": b"\x93NUMPY",
    "model.zip": b"PK\x03",
}
for name, content in texts.items():
    Path(name).write_bytes(content)
    try:
        torch.load(name)
    except pickle.UnpicklingError as error:
        print(name, "-", str(error).splitlines()[3])
# > model.html - Unsupported operand 60
# > model.lfs - Unsupported operand 118
# > model.json - Unsupported operand 123
# > model.npy - Unsupported operand 147
# > model.zip - Unsupported operand 80
# --8<-- [end:operands]
assert [chr(code) for code in (60, 118, 123, 80)] == ["<", "v", "{", "P"]

# --8<-- [start:no-help]
torch.load("model.html", weights_only=False)
# > _pickle.UnpicklingError: invalid load key, '<'.
# --8<-- [end:no-help]

# --8<-- [start:pickle]
_ = Path("model.pkl").write_bytes(pickle.dumps({"weight": [1.0]}))
torch.load("model.pkl")
# > UserWarning: Detected pickle protocol 4 in the checkpoint, which was not the default pickle protocol used by `torch.load` (2). The weights_only Unpickler might not support all instructions implemented by this protocol, please file an issue for adding support if you encounter this.
# > _pickle.UnpicklingError: Weights only load failed. In PyTorch 2.6, we changed the default value of the `weights_only` argument in `torch.load` from `False` to `True`. Re-running `torch.load` with `weights_only` set to `False` will likely succeed, but it can result in arbitrary code execution. Do it only if you got the file from a trusted source.
# > …
# --8<-- [end:pickle]

# --8<-- [start:pickle-fix]
pickle.loads(Path("model.pkl").read_bytes())  # a file that you trust
# > {'weight': [1.0]}
# --8<-- [end:pickle-fix]
import pytest

for _name in ("model.html", "model.lfs"):
    with pytest.raises(pickle.UnpicklingError, match="invalid load key"):
        torch.load(_name, weights_only=False)

# --8<-- [start:blocked]
import os

torch.save({"folder": os.getcwd}, "model.pt")  # a function of the system
try:
    torch.load("model.pt")
except pickle.UnpicklingError as error:
    print(str(error).splitlines()[3].replace("posix", "os").replace("nt.", "os."))
# > Trying to load unsupported GLOBAL os.getcwd whose module os is blocked.
# --8<-- [end:blocked]

# --8<-- [start:zeros]
_ = Path("model.pt").write_bytes(bytes(2048))  # a download that only reserved its space
torch.load("model.pt")
# > RuntimeError: Cannot use ``weights_only=True`` with files saved in the legacy .tar format. In PyTorch 2.6, we changed the default value of the `weights_only` argument in `torch.load` from `False` to `True`. Re-running `torch.load` with `weights_only` set to `False` will likely succeed, but it can result in arbitrary code execution. Do it only if you got the file from a trusted source.
# --8<-- [end:zeros]
