# --8<-- [start:see]
import torch

model = torch.nn.Linear(2, 1)
torch.save(model.state_dict(), "checkpoints/run1/model.pt")
# > RuntimeError: Parent directory checkpoints/run1 does not exist.
# --8<-- [end:see]

# --8<-- [start:fix]
from pathlib import Path

path = Path("checkpoints/run1/model.pt")
path.parent.mkdir(parents=True, exist_ok=True)
torch.save(model.state_dict(), path)
path.exists()
# > True
# --8<-- [end:fix]

# --8<-- [start:name]
Path("runs").mkdir()
name = "runs/epoch=3/loss=0.5.pt"  # the slash makes a folder of it
torch.save(model.state_dict(), name)
# > RuntimeError: Parent directory runs/epoch=3 does not exist.
# --8<-- [end:name]

# --8<-- [start:home]
torch.save(model.state_dict(), "~/model.pt")
# > RuntimeError: Parent directory ~ does not exist.
# --8<-- [end:home]

# --8<-- [start:home-fix]
path = Path("~/model.pt").expanduser()
path.is_absolute()
# > True
# --8<-- [end:home-fix]

# --8<-- [start:load]
torch.load("checkpoints/run2/model.pt")
# > FileNotFoundError: [Errno 2] No such file or directory: 'checkpoints/run2/model.pt'
# --8<-- [end:load]

# --8<-- [start:find]
sorted(path.as_posix() for path in Path("checkpoints").rglob("*.pt"))
# > ['checkpoints/run1/model.pt']
# --8<-- [end:find]

# --8<-- [start:folder]
torch.save(model.state_dict(), "checkpoints")
# > RuntimeError: [enforce fail at inline_container.cc:…] . open file failed with strerror: Is a directory
# --8<-- [end:folder]

# needs: fork
# --8<-- [start:full]
torch.save(model.state_dict(), "/dev/full")  # Linux has a full disk to try it on
# > RuntimeError: basic_ios::clear: iostream error
# --8<-- [end:full]

# needs: fork
# --8<-- [start:full-large]
torch.save(torch.zeros(1_000_000), "/dev/full")
# > RuntimeError: [enforce fail at inline_container.cc:…] . unexpected pos … vs …
# --8<-- [end:full-large]

# --8<-- [start:swapped]
torch.save("model.pt", model.state_dict())  # the wrong way round
# > AttributeError: expected 'f' to be string, path, or a file-like object with a 'write' attribute
# --8<-- [end:swapped]

# --8<-- [start:loaded]
torch.load(model.state_dict())  # what was loaded already
# > AttributeError: 'collections.OrderedDict' object has no attribute 'seek'. You can only torch.load from a file that is seekable. Please pre-load the data into a buffer like io.BytesIO and try to load from it instead.
# --8<-- [end:loaded]
