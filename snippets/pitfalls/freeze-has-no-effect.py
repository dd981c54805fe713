# --8<-- [start:see]
import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
model[0].requires_grad = False  # of the module: an attribute of its own
[name for name, p in model.named_parameters() if p.requires_grad]
# > ['0.weight', '0.bias', '1.weight', '1.bias']
# --8<-- [end:see]

# --8<-- [start:ways]
for parameter in model[0].parameters():
    parameter.require_grad = False  # no s: a new attribute
    parameter.requires_grad_ = False  # overwrites the method
_ = model[0].eval()  # dropout and batch norm, not gradients
[p.requires_grad for p in model[0].parameters()]
# > [True, True]
# --8<-- [end:ways]

# --8<-- [start:stale]
layer = nn.Linear(2, 1)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
layer(torch.ones(1, 2)).sum().backward()
layer.requires_grad_(False)  # frozen after a backward
before = layer.weight.detach().clone()
optimizer.step()  # uses the gradient that is still there
torch.equal(layer.weight, before)
# > False
# --8<-- [end:stale]

# --8<-- [start:norm]
norm = nn.BatchNorm1d(2).requires_grad_(False)
batch = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
_ = norm(batch)
norm.running_mean  # it is a buffer, and follows train() and eval()
# > tensor([0.2000, 0.3000])
_ = norm.eval()
_ = norm(batch)
norm.running_mean
# > tensor([0.2000, 0.3000])
# --8<-- [end:norm]

# --8<-- [start:fix]
model = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
model[0].requires_grad_(False)
[name for name, p in model.named_parameters() if p.requires_grad]
# > ['1.weight', '1.bias']
# --8<-- [end:fix]

# --8<-- [start:loop]
for parameter in model[0].parameters():
    parameter.requires_grad = False
# --8<-- [end:loop]

# --8<-- [start:stale-fix]
for parameter in layer.parameters():
    parameter.grad = None
before = layer.weight.detach().clone()
optimizer.step()
torch.equal(layer.weight, before)
# > True
# --8<-- [end:stale-fix]

# --8<-- [start:check]
before = {name: p.detach().clone() for name, p in model.named_parameters()}
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
[name for name, p in model.named_parameters() if not torch.equal(p, before[name])]
# > ['1.weight', '1.bias']
# --8<-- [end:check]
