# --8<-- [start:see]
import torch
from torch import nn

model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 2))
groups = [
    {"params": model.parameters()},
    {"params": model[1].parameters(), "lr": 0.01},  # in the first as well
]
torch.optim.SGD(groups, lr=0.1)
# > ValueError: some parameters appear in more than one parameter group
# --8<-- [end:see]

# --8<-- [start:twice]
weight = nn.Parameter(torch.zeros(1))
optimizer = torch.optim.SGD([weight, weight], lr=1.0)
# > UserWarning: optimizer contains a parameter group with duplicate parameters; in future, this will cause an error; see github.com/pytorch/pytorch/issues/40967 for more information
weight.grad = torch.ones(1)
optimizer.step()
weight  # moved by 2
# > Parameter containing:
# > tensor([-2.], requires_grad=True)
# --8<-- [end:twice]

# --8<-- [start:tied]
encoder, decoder = nn.Linear(4, 4), nn.Linear(4, 4)
decoder.weight = encoder.weight  # tied
groups = [
    {"params": encoder.parameters()},
    {"params": decoder.parameters()},
]
torch.optim.SGD(groups, lr=0.1)
# > ValueError: some parameters appear in more than one parameter group
# --8<-- [end:tied]

# --8<-- [start:unfreeze]
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
optimizer.add_param_group({"params": model[1].parameters()})
# > ValueError: some parameters appear in more than one parameter group
# --8<-- [end:unfreeze]

# --8<-- [start:fix]
head = {id(p) for p in model[1].parameters()}
groups = [
    {"params": [p for p in model.parameters() if id(p) not in head]},
    {"params": model[1].parameters(), "lr": 0.01},
]
optimizer = torch.optim.SGD(groups, lr=0.1)
[len(group["params"]) for group in optimizer.param_groups]
# > [2, 2]
# --8<-- [end:fix]

# --8<-- [start:fix-tied]
both = nn.ModuleList([encoder, decoder])
names = [name for name, _ in both.named_parameters()]
names  # each one once
# > ['0.weight', '0.bias', '1.bias']
optimizer = torch.optim.SGD(both.parameters(), lr=0.1)
# --8<-- [end:fix-tied]

# --8<-- [start:fix-unfreeze]
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
_ = model[1].requires_grad_(True)  # it is in the optimizer already
# --8<-- [end:fix-unfreeze]
assert len(optimizer.param_groups[0]["params"]) == 4
assert list(dict.fromkeys([weight, weight])) == [weight]

# --8<-- [start:no-help]
wrong = [p for p in model.parameters() if p not in list(model[1].parameters())]
# > RuntimeError: The size of tensor a (2) must match the size of tensor b (4) at non-singleton dimension 0
# --8<-- [end:no-help]
