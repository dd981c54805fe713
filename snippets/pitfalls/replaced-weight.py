# --8<-- [start:see]
import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 4), nn.Linear(4, 10))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model[1] = nn.Linear(4, 3)  # a new head, after the optimizer
before = model[1].weight.clone()
for _ in range(5):
    optimizer.zero_grad()
    model(torch.ones(8, 2)).sum().backward()
    optimizer.step()
torch.equal(model[1].weight, before)
# > True
# --8<-- [end:see]

# --8<-- [start:accumulates]
model[1].bias.grad  # five passes of 8 samples, never cleared
# > tensor([40., 40., 40.])
# --8<-- [end:accumulates]

# --8<-- [start:fix]
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)  # after the change
optimizer.zero_grad()
model(torch.ones(8, 2)).sum().backward()
optimizer.step()
torch.equal(model[1].weight, before)
# > False
# --8<-- [end:fix]

# --8<-- [start:add]
model.append(nn.Linear(3, 2))
optimizer.add_param_group({"params": model[2].parameters()})
len(optimizer.param_groups)
# > 2
# --8<-- [end:add]

# --8<-- [start:copy]
held = model[0].weight
with torch.no_grad():
    model[0].weight.copy_(torch.zeros(4, 2))  # other values, the same object
model[0].weight is held
# > True
model[0].weight = nn.Parameter(torch.zeros(4, 2))  # another object
model[0].weight is held
# > False
# --8<-- [end:copy]

# --8<-- [start:guard]
held = {id(p) for group in optimizer.param_groups for p in group["params"]}
[name for name, p in model.named_parameters() if id(p) not in held]
# > ['0.weight']
# --8<-- [end:guard]

# --8<-- [start:harmless]
layer = nn.Linear(2, 2)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
weight = layer.weight
_ = layer.to(torch.float64)  # changes the tensor inside
layer.weight is weight
# > True
_ = layer.load_state_dict(nn.Linear(2, 2).state_dict())
layer.weight is weight
# > True
_ = layer.load_state_dict(nn.Linear(2, 2).state_dict(), assign=True)
layer.weight is weight
# > False
# --8<-- [end:harmless]
m = nn.Linear(2, 2)
w = m.weight
assert m.to("meta").weight is not w
m = nn.Linear(2, 2, device="meta")
w = m.weight
assert m.to_empty(device="cpu").weight is not w
import copy

assert copy.deepcopy(layer).weight is not layer.weight

# --8<-- [start:mark]
state = nn.Linear(2, 2).state_dict()
first, second, third = nn.Linear(2, 2), nn.Linear(2, 2), nn.Linear(2, 2)
_ = first.load_state_dict(state, assign=True)
_ = second.load_state_dict(state)  # without assign, and assigned all the same
_ = third.load_state_dict(dict(state))
first.weight.data_ptr() == second.weight.data_ptr()
# > True
first.weight.data_ptr() == third.weight.data_ptr()
# > False
# --8<-- [end:mark]
held = second.weight
_ = second.load_state_dict(state)
assert second.weight is not held
held = third.weight
_ = third.load_state_dict(dict(state))
assert third.weight is held
assert state._metadata[""]["assign_to_params_buffers"] is True
