# --8<-- [start:see]
import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 1)


torch.save(Net(), "model.pt")  # the whole model
saved, Net = Net, None
del Net  # another script: the class is not there
try:
    torch.load("model.pt", weights_only=False)
except AttributeError as error:
    print(str(error)[:47])
# > Can't get attribute 'Net' on <module '__main__'
# --8<-- [end:see]

# --8<-- [start:name]
saved.__module__, saved.__qualname__  # this is what the file knows of the class
# > ('__main__', 'Net')
# --8<-- [end:name]

# --8<-- [start:fix]
Net = saved  # as by: from models import Net
model = torch.load("model.pt", weights_only=False)
torch.save(model.state_dict(), "weights.pt")  # from now on
# --8<-- [end:fix]

# --8<-- [start:load]
model = Net()
model.load_state_dict(torch.load("weights.pt"))
# > <All keys matched successfully>
# --8<-- [end:load]

# --8<-- [start:main]
import __main__

__main__.Net = Net  # when a server imports this file, and the file says __main__
type(torch.load("model.pt", weights_only=False)).__name__
# > 'Net'
# --8<-- [end:main]
import pytest

with pytest.raises(Exception, match=r"GLOBAL __main__\.Net was not an allowed global"):
    torch.load("model.pt", map_location="cpu")

# --8<-- [start:module]
import sys
import types

models = types.ModuleType("models")  # a file models.py
exec("class Config: pass", models.__dict__)
sys.modules["models"] = models
torch.save(models.Config(), "config.pt")
del sys.modules["models"]  # the file was renamed, or is on another machine
torch.load("config.pt", weights_only=False)
# > ModuleNotFoundError: No module named 'models'
# --8<-- [end:module]

# --8<-- [start:module-fix]
sys.modules["models"] = models  # or: import new_name; sys.modules["models"] = new_name
config = torch.load("config.pt", weights_only=False)
type(config).__name__
# > 'Config'
# --8<-- [end:module-fix]
del sys.modules["models"]
