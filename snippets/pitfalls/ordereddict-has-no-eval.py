# --8<-- [start:see]
import torch
from torch import nn

torch.save(nn.Linear(2, 1).state_dict(), "model.pt")
model = torch.load("model.pt")
model.eval()
# > AttributeError: 'collections.OrderedDict' object has no attribute 'eval'
# --8<-- [end:see]

# --8<-- [start:what]
type(model).__name__, list(model)
# > ('OrderedDict', ['weight', 'bias'])
# --8<-- [end:what]

# --8<-- [start:fix]
model = nn.Linear(2, 1)  # the same architecture
model.load_state_dict(torch.load("model.pt"))
# > <All keys matched successfully>
model.eval()
model(torch.ones(1, 2)).shape
# > torch.Size([1, 1])
# --8<-- [end:fix]

# --8<-- [start:siblings]
weights = torch.load("model.pt")
for name in ("to", "cuda", "parameters", "train"):
    try:
        getattr(weights, name)
    except AttributeError as error:
        print(error)
# > 'collections.OrderedDict' object has no attribute 'to'
# > 'collections.OrderedDict' object has no attribute 'cuda'
# > 'collections.OrderedDict' object has no attribute 'parameters'
# > 'collections.OrderedDict' object has no attribute 'train'
# --8<-- [end:siblings]

# --8<-- [start:call]
weights(torch.ones(1, 2))
# > TypeError: 'collections.OrderedDict' object is not callable
# --8<-- [end:call]

# --8<-- [start:checkpoint]
torch.save({"epoch": 3, "model": nn.Linear(2, 1).state_dict()}, "checkpoint.pt")
checkpoint = torch.load("checkpoint.pt")
checkpoint.eval()
# > AttributeError: 'dict' object has no attribute 'eval'
# --8<-- [end:checkpoint]

# --8<-- [start:checkpoint-fix]
list(checkpoint), model.load_state_dict(checkpoint["model"])
# > (['epoch', 'model'], <All keys matched successfully>)
# --8<-- [end:checkpoint-fix]

# --8<-- [start:assigned]
model = nn.Linear(2, 1)
model = model.load_state_dict(weights)  # it changes the model, and returns a report
model.eval()
# > AttributeError: '_IncompatibleKeys' object has no attribute 'eval'
# --8<-- [end:assigned]

# --8<-- [start:assigned-call]
model(torch.ones(1, 2))
# > TypeError: '_IncompatibleKeys' object is not callable
# --8<-- [end:assigned-call]
