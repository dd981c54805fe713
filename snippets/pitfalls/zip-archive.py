# --8<-- [start:see]
from pathlib import Path

import torch

torch.save(torch.nn.Linear(10, 10).state_dict(), "model.pt")
content = Path("model.pt").read_bytes()
_ = Path("model.pt").write_bytes(content[: len(content) // 2])  # a download that stopped
torch.load("model.pt")
# > RuntimeError: PytorchStreamReader failed reading zip archive: failed finding central directory. This is an internal miniz error. If you are seeing this error, there is a high likelihood that your checkpoint file is corrupted. This can happen if the checkpoint was not saved properly, was transferred incorrectly, or the file was modified after saving.
# --8<-- [end:see]

# --8<-- [start:check]
import zipfile

zipfile.is_zipfile("model.pt"), Path("model.pt").stat().st_size == len(content)
# > (False, False)
# --8<-- [end:check]

# --8<-- [start:good]
_ = Path("model.pt").write_bytes(content)
with zipfile.ZipFile("model.pt") as archive:
    print(archive.testzip())  # None: every part is intact
    print([name.partition("/")[2] for name in archive.namelist()][:1])
# > None
# > ['data.pkl']
# --8<-- [end:good]


# --8<-- [start:fix]
def save(state, path):
    partial = Path(path).with_suffix(".partial")
    torch.save(state, partial)
    partial.replace(path)  # all at once, or not at all


save({"epoch": 3}, "checkpoint.pt")
torch.load("checkpoint.pt")
# > {'epoch': 3}
# --8<-- [end:fix]

# --8<-- [start:empty]
Path("model.pt").touch()
_ = Path("model.pt").write_bytes(b"")
torch.load("model.pt", weights_only=False)
# > EOFError: Ran out of input
# --8<-- [end:empty]
import pytest

with pytest.raises(EOFError, match=r"^$"):
    torch.load("model.pt")

# --8<-- [start:position]
import io

buffer = io.BytesIO()
torch.save({"epoch": 3}, buffer)
_ = buffer.seek(0)  # back to the start
torch.load(buffer)
# > {'epoch': 3}
# --8<-- [end:position]
_late = io.BytesIO()
torch.save({"epoch": 3}, _late)
with pytest.raises(EOFError):
    torch.load(_late)
import warnings

_ = Path("model.pt").write_bytes(content)
with (
    warnings.catch_warnings(),
    pytest.raises(RuntimeError, match=r"constants\.pkl: file not found"),
):
    warnings.simplefilter("ignore")
    torch.jit.load("model.pt")

# --8<-- [start:middle]
damaged = bytearray(content)
damaged[len(content) // 2 : len(content) // 2 + 300] = bytes(300)
_ = Path("model.pt").write_bytes(damaged)
torch.load("model.pt")
# > RuntimeError: PytorchStreamReader failed reading file version: invalid header or archive is corrupted. This is an internal miniz error. If you are seeing this error, there is a high likelihood that your checkpoint file is corrupted. This can happen if the checkpoint was not saved properly, was transferred incorrectly, or the file was modified after saving.
# --8<-- [end:middle]

# --8<-- [start:old]
torch.save({"a": torch.ones(9)}, "old.pt", _use_new_zipfile_serialization=False)
old = Path("old.pt").read_bytes()
_ = Path("old.pt").write_bytes(old[:-2])
torch.load("old.pt")
# > RuntimeError: unexpected EOF, expected 2 more bytes. The file might be corrupted.
# --8<-- [end:old]

# --8<-- [start:pickle]
import pickle

_ = Path("model.pkl").write_bytes(pickle.dumps({"weight": [1.0]}))
torch.load("model.pkl", weights_only=False)
# > RuntimeError: Invalid magic number; corrupt file?
# --8<-- [end:pickle]

# --8<-- [start:other-zip]
with zipfile.ZipFile("photos.zip", "w") as archive:
    archive.writestr("readme.txt", "weights are in model.pt")
torch.load("photos.zip")
# > RuntimeError: [enforce fail at inline_container.cc:…] . file in archive is not in a subdirectory: readme.txt
# --8<-- [end:other-zip]

# --8<-- [start:other-zip-2]
with zipfile.ZipFile("photos.zip", "w") as archive:
    archive.writestr("photos/readme.txt", "weights are in model.pt")
torch.load("photos.zip")
# > RuntimeError: Expected hasRecord("version") to be true, but got false.  (Could this error message be improved?  If so, please report an enhancement request to PyTorch.)
# --8<-- [end:other-zip-2]
