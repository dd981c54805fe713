# --8<-- [start:see]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self, classes=10):
        super().__init__()
        self.body = nn.Linear(4, 8)
        self.head = nn.Linear(8, classes)


saved = Net(classes=1000).state_dict()
Net(classes=10).load_state_dict(saved)
# > RuntimeError: Error(s) in loading state_dict for Net:
# > …
# --8<-- [end:see]


# --8<-- [start:whole]
def show(model, state):
    try:
        model.load_state_dict(state)
    except RuntimeError as error:
        print(str(error).expandtabs(2))


show(Net(classes=10), saved)
# > Error(s) in loading state_dict for Net:
# >   size mismatch for head.weight: copying a param with shape torch.Size([1000, 8]) from checkpoint, the shape in current model is torch.Size([10, 8]).
# >   size mismatch for head.bias: copying a param with shape torch.Size([1000]) from checkpoint, the shape in current model is torch.Size([10]).
# --8<-- [end:whole]

# --8<-- [start:parts]
{name: tuple(value.shape) for name, value in saved.items()}
# > {'body.weight': (8, 4), 'body.bias': (8,), 'head.weight': (1000, 8), 'head.bias': (1000,)}
# --8<-- [end:parts]

# --8<-- [start:diff]
model, saved = Net(), Net(classes=1000).state_dict()
mine = model.state_dict()
print("missing:", sorted(mine.keys() - saved.keys()))
# > missing: []
print("unexpected:", sorted(saved.keys() - mine.keys()))
# > unexpected: []
for name in mine:
    if name in saved and mine[name].shape != saved[name].shape:
        print("shape:", name, tuple(mine[name].shape), tuple(saved[name].shape))
# > shape: head.weight (10, 8) (1000, 8)
# > shape: head.bias (10,) (1000,)
# --8<-- [end:diff]

# --8<-- [start:prefix]
saved = nn.DataParallel(Net()).state_dict()
show(Net(), saved)
# > Error(s) in loading state_dict for Net:
# >   Missing key(s) in state_dict: "body.weight", "body.bias", "head.weight", "head.bias".
# >   Unexpected key(s) in state_dict: "module.body.weight", "module.body.bias", "module.head.weight", "module.head.bias".
# --8<-- [end:prefix]

# --8<-- [start:prefix-fix]
from torch.nn.modules.utils import consume_prefix_in_state_dict_if_present

consume_prefix_in_state_dict_if_present(saved, "module.")
Net().load_state_dict(saved)
# > <All keys matched successfully>
# --8<-- [end:prefix-fix]

# --8<-- [start:compiled]
saved = {"_orig_mod." + name: value for name, value in Net().state_dict().items()}
show(Net(), saved)  # such names come from torch.compile
# > Error(s) in loading state_dict for Net:
# >   Missing key(s) in state_dict: "body.weight", "body.bias", "head.weight", "head.bias".
# >   Unexpected key(s) in state_dict: "_orig_mod.body.weight", "_orig_mod.body.bias", "_orig_mod.head.weight", "_orig_mod.head.bias".
consume_prefix_in_state_dict_if_present(saved, "_orig_mod.")
Net().load_state_dict(saved)
# > <All keys matched successfully>
# --8<-- [end:compiled]
assert list(torch.compile(nn.Linear(1, 1)).state_dict()) == ["_orig_mod.weight", "_orig_mod.bias"]

# --8<-- [start:wrapped]
parallel = nn.DataParallel(Net())
show(parallel, Net().state_dict())
# > Error(s) in loading state_dict for DataParallel:
# >   Missing key(s) in state_dict: "module.body.weight", "module.body.bias", "module.head.weight", "module.head.bias".
# >   Unexpected key(s) in state_dict: "body.weight", "body.bias", "head.weight", "head.bias".
parallel.module.load_state_dict(Net().state_dict())
# > <All keys matched successfully>
# --8<-- [end:wrapped]

# --8<-- [start:checkpoint]
checkpoint = {"epoch": 3, "model": Net().state_dict()}
show(Net(), checkpoint)
# > Error(s) in loading state_dict for Net:
# >   Missing key(s) in state_dict: "body.weight", "body.bias", "head.weight", "head.bias".
# >   Unexpected key(s) in state_dict: "epoch", "model".
Net().load_state_dict(checkpoint["model"])
# > <All keys matched successfully>
# --8<-- [end:checkpoint]

# --8<-- [start:head-fix]
model, saved = Net(), Net(classes=1000).state_dict()
body = {name: value for name, value in saved.items() if not name.startswith("head.")}
result = model.load_state_dict(body, strict=False)
result.missing_keys, result.unexpected_keys
# > (['head.weight', 'head.bias'], [])
# --8<-- [end:head-fix]
assert torch.equal(model.body.weight, saved["body.weight"])


# --8<-- [start:layers]
class WithNorm(Net):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(8)


show(WithNorm(), Net().state_dict())
# > Error(s) in loading state_dict for WithNorm:
# >   Missing key(s) in state_dict: "norm.weight", "norm.bias", "norm.running_mean", "norm.running_var".
show(Net(), WithNorm().state_dict())
# > Error(s) in loading state_dict for Net:
# >   Unexpected key(s) in state_dict: "norm.weight", "norm.bias", "norm.running_mean", "norm.running_var", "norm.num_batches_tracked".
# --8<-- [end:layers]

# --8<-- [start:no-help]
saved = Net(classes=1000).state_dict()
Net(classes=10).load_state_dict(saved, strict=False)
# > RuntimeError: Error(s) in loading state_dict for Net:
# > …
# --8<-- [end:no-help]

# --8<-- [start:not-a-dict]
Net().load_state_dict("model.pt")  # a path
# > TypeError: Expected state_dict to be dict-like, got <class 'str'>.
# --8<-- [end:not-a-dict]

# --8<-- [start:not-a-tensor]
weights = {"weight": [[1.0, 2.0]], "bias": torch.zeros(1)}
show(nn.Linear(2, 1), weights)
# > Error(s) in loading state_dict for Linear:
# >   While copying the parameter named "weight", expected torch.Tensor or Tensor-like object from checkpoint but received <class 'list'>
# --8<-- [end:not-a-tensor]
