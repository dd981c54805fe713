# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:see]
import torch
from torch import nn

layer = nn.Linear(4, 2)
torch.optim.SGD(layer.weight, lr=0.1)
# > TypeError: params argument given to the optimizer should be an iterable of Tensors or dicts, but got torch.FloatTensor
# --8<-- [end:see]

# --8<-- [start:nested]
torch.optim.SGD([layer.parameters()], lr=0.1)
# > TypeError: optimizer can only optimize Tensors, but one of the params is Module.parameters
# --8<-- [end:nested]

# --8<-- [start:more]
attempts = (
    [layer],
    [list(layer.parameters())],
    layer.state_dict(),
    [0.5],
)
for params in attempts:
    try:
        torch.optim.SGD(params, lr=0.1)
    except TypeError as error:
        print(error)
# > optimizer can only optimize Tensors, but one of the params is torch.nn.modules.linear.Linear
# > optimizer can only optimize Tensors, but one of the params is list
# > optimizer can only optimize Tensors, but one of the params is str
# > optimizer can only optimize Tensors, but one of the params is float
# --8<-- [end:more]

# --8<-- [start:not-called]
for params in (layer, layer.parameters):
    try:
        torch.optim.SGD(params, lr=0.1)
    except TypeError as error:
        print(error)
# > 'Linear' object is not iterable
# > 'method' object is not iterable
# --8<-- [end:not-called]

# --8<-- [start:fix]
head = nn.Linear(2, 1)
optimizer = torch.optim.SGD([layer.weight], lr=0.1)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
optimizer = torch.optim.SGD([*layer.parameters(), *head.parameters()], lr=0.1)
groups = [
    {"params": layer.parameters(), "lr": 0.01},
    {"params": head.parameters()},
]
optimizer = torch.optim.SGD(groups, lr=0.1)
[group["lr"] for group in optimizer.param_groups]
# > [0.01, 0.1]
# --8<-- [end:fix]

# --8<-- [start:values]
copies = layer.state_dict().values()
optimizer = torch.optim.SGD(copies, lr=0.1)  # accepted
[p.requires_grad for p in optimizer.param_groups[0]["params"]]
# > [False, False]
# --8<-- [end:values]
assert all(p.grad is None for p in copies)

# --8<-- [start:set]
torch.optim.SGD([{"params": set(layer.parameters())}], lr=0.1)
# > TypeError: optimizer parameters need to be organized in ordered collections, but the ordering of tensors in sets will change between runs. Please use a list instead.
# --8<-- [end:set]

# --8<-- [start:add]
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
optimizer.add_param_group([*head.parameters()])
# > TypeError: param_group must be a dict, but got <class 'list'>
# --8<-- [end:add]

# --8<-- [start:names]
torch.optim.SGD([*layer.named_parameters(), head.weight], lr=0.1)
# > ValueError: all optimizer params should be with/without names. Some param names are missing
# --8<-- [end:names]
