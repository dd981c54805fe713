# --8<-- [start:see]
import torch

model = torch.nn.Linear(1, 1, bias=False)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
with torch.no_grad():
    model.weight.fill_(1.0)

best = model.state_dict()  # at the best epoch, the weight is 1
for _ in range(10):
    optimizer.zero_grad()
    model(torch.ones(1, 1)).sum().backward()
    optimizer.step()
best["weight"].item() == 1.0, torch.equal(best["weight"], model.weight)
# > (False, True)
# --8<-- [end:see]

# --8<-- [start:why]
best["weight"].data_ptr() == model.weight.data_ptr()
# > True
# --8<-- [end:why]

# --8<-- [start:fix]
from copy import deepcopy

best = deepcopy(model.state_dict())
with torch.no_grad():
    model.weight.add_(1)
torch.equal(best["weight"], model.weight)
# > False
# --8<-- [end:fix]

# --8<-- [start:restore]
model.load_state_dict(best)
# > <All keys matched successfully>
torch.equal(best["weight"], model.weight)
# > True
# --8<-- [end:restore]

# --8<-- [start:no-help]
copies = [dict(model.state_dict()), model.state_dict().copy(), {**model.state_dict()}]
[copy["weight"].data_ptr() == model.weight.data_ptr() for copy in copies]
# > [True, True, True]
# --8<-- [end:no-help]

# --8<-- [start:cpu]
kept = {name: value.cpu() for name, value in model.state_dict().items()}
kept["weight"].data_ptr() == model.weight.data_ptr()  # on the CPU already: no copy
# > True
# --8<-- [end:cpu]
assert deepcopy(model.state_dict())["weight"].data_ptr() != model.weight.data_ptr()

# --8<-- [start:clone]
kept = {name: value.detach().cpu().clone() for name, value in model.state_dict().items()}
kept["weight"].data_ptr() == model.weight.data_ptr()
# > False
# --8<-- [end:clone]

# --8<-- [start:write]
state = model.state_dict()
state["weight"].zero_()  # to average, to prune, to add noise
model.weight.item()
# > 0.0
# --8<-- [end:write]

# --8<-- [start:write-fix]
with torch.no_grad():
    model.weight.fill_(2.0)
average = {name: value * 0.5 for name, value in model.state_dict().items()}
model.weight.item(), average["weight"].item()
# > (2.0, 1.0)
# --8<-- [end:write-fix]

# --8<-- [start:optimizer]
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
model(torch.ones(1, 1)).sum().backward()
optimizer.step()
state = optimizer.state_dict()
before = state["state"][0]["momentum_buffer"].item()
optimizer.step()
state["state"][0]["momentum_buffer"].item() == before
# > False
# --8<-- [end:optimizer]
