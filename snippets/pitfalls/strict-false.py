# --8<-- [start:see]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 1)


trained, model = Net(), Net()
saved = nn.DataParallel(trained).state_dict()  # its names begin with module.
_ = model.load_state_dict(saved, strict=False)  # no error
torch.equal(model.layer.weight, trained.layer.weight)
# > False
# --8<-- [end:see]

# --8<-- [start:report]
model.load_state_dict(saved, strict=False)
# > _IncompatibleKeys(missing_keys=['layer.weight', 'layer.bias'], unexpected_keys=['module.layer.weight', 'module.layer.bias'])
# --8<-- [end:report]

# --8<-- [start:wrapped]
checkpoint = {"model": trained.state_dict(), "epoch": 3}
result = model.load_state_dict(checkpoint, strict=False)
len(result.missing_keys), len(model.state_dict())  # all of them
# > (2, 2)
# --8<-- [end:wrapped]


# --8<-- [start:fix]
def load(model, state, may_miss=()):
    result = model.load_state_dict(state, strict=False)
    missing = [name for name in result.missing_keys if not name.startswith(tuple(may_miss))]
    if missing or result.unexpected_keys:
        raise ValueError(f"missing {missing}, unexpected {result.unexpected_keys}")


load(model, trained.state_dict())
torch.equal(model.layer.weight, trained.layer.weight)
# > True
# --8<-- [end:fix]

# --8<-- [start:fix-raises]
load(model, checkpoint)
# > ValueError: missing ['layer.weight', 'layer.bias'], unexpected ['model', 'epoch']
# --8<-- [end:fix-raises]

# --8<-- [start:head]
state = {name: value for name, value in saved.items() if "layer" not in name}
load(model, state, may_miss=["layer."])  # a new last layer, on purpose
# --8<-- [end:head]

# --8<-- [start:check]
before = {name: value.clone() for name, value in model.state_dict().items()}
_ = model.load_state_dict(checkpoint, strict=False)
changed = [n for n, value in model.state_dict().items() if not torch.equal(value, before[n])]
len(changed), len(before)
# > (0, 2)
# --8<-- [end:check]

# --8<-- [start:meta]
skeleton = Net().to("meta")
_ = skeleton.load_state_dict(trained.state_dict())
# > UserWarning: for layer.weight: copying from a non-meta parameter in the checkpoint to a meta parameter in the current model, which is a no-op. (Did you mean to pass `assign=True` to assign items in the state dictionary to their corresponding key in the module instead of copying them in place?)
# > UserWarning: for layer.bias: copying from a non-meta parameter in the checkpoint to a meta parameter in the current model, which is a no-op. (Did you mean to pass `assign=True` to assign items in the state dictionary to their corresponding key in the module instead of copying them in place?)
skeleton.layer.weight.device
# > device(type='meta')
# --8<-- [end:meta]

# --8<-- [start:meta-fix]
_ = skeleton.load_state_dict(trained.state_dict(), assign=True)
torch.equal(skeleton.layer.weight, trained.layer.weight)
# > True
# --8<-- [end:meta-fix]
