# --8<-- [start:see]
import torch
from torch import nn

old_model = nn.Linear(4, 2)
saved = torch.optim.Adam(old_model.parameters()).state_dict()

model = nn.Sequential(nn.Linear(4, 2), nn.Linear(2, 1))  # a layer more
optimizer = torch.optim.Adam(model.parameters())
optimizer.load_state_dict(saved)
# > ValueError: loaded state dict contains a parameter group that doesn't match the size of optimizer's group
# --8<-- [end:see]

# --8<-- [start:groups]
groups = [{"params": old_model.weight}, {"params": old_model.bias}]
optimizer = torch.optim.Adam(groups)
optimizer.load_state_dict(saved)
# > ValueError: loaded state dict has a different number of parameter groups
# --8<-- [end:groups]

# --8<-- [start:compare]
[len(group["params"]) for group in saved["param_groups"]]
# > [2]
[len(group["params"]) for group in optimizer.param_groups]
# > [1, 1]
# --8<-- [end:compare]

# --8<-- [start:frozen]
trained = [p for p in old_model.parameters() if p.ndim > 1]  # a filter
optimizer = torch.optim.Adam(trained)
optimizer.load_state_dict(saved)
# > ValueError: loaded state dict contains a parameter group that doesn't match the size of optimizer's group
# --8<-- [end:frozen]

# --8<-- [start:fix]
optimizer = torch.optim.Adam(old_model.parameters())  # as it was when saved
optimizer.load_state_dict(saved)
# --8<-- [end:fix]

# --8<-- [start:fix-new]
model[0].load_state_dict(old_model.state_dict())  # the weights
# > <All keys matched successfully>
optimizer = torch.optim.Adam(model.parameters())  # starts afresh
# --8<-- [end:fix-new]


# --8<-- [start:shapes]
def train_step(model, optimizer, x):
    optimizer.zero_grad()
    model(x).sum().backward()
    optimizer.step()


old_model = nn.Linear(2, 1)
optimizer = torch.optim.Adam(old_model.parameters())
train_step(old_model, optimizer, torch.ones(1, 2))
saved = optimizer.state_dict()

model = nn.Linear(3, 1)  # as many tensors, of other shapes
optimizer = torch.optim.Adam(model.parameters())
optimizer.load_state_dict(saved)  # accepted
train_step(model, optimizer, torch.ones(1, 3))
# > RuntimeError: The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 1
# --8<-- [end:shapes]

# --8<-- [start:order]
first, second = nn.Parameter(torch.zeros(1)), nn.Parameter(torch.zeros(1))
optimizer = torch.optim.SGD([first, second], lr=0.1, momentum=0.9)
first.grad = torch.ones(1)
optimizer.step()

swapped = torch.optim.SGD([second, first], lr=0.1, momentum=0.9)
swapped.load_state_dict(optimizer.state_dict())  # by position, not by name
swapped.state[second]
# > {'momentum_buffer': tensor([1.])}
# --8<-- [end:order]
_named = torch.optim.SGD([("a", first), ("b", second)], lr=0.1)
_other = torch.optim.SGD([("b", second), ("a", first)], lr=0.1)
_other.load_state_dict(_named.state_dict())  # other names: nothing is raised
assert _other.param_groups[0]["param_names"] == ["a", "b"]
assert _other.param_groups[0]["params"][0] is second

# --8<-- [start:learning-rate]
optimizer = torch.optim.Adam(model.parameters(), lr=0.5)
optimizer.load_state_dict(torch.optim.Adam(model.parameters(), lr=0.001).state_dict())
optimizer.param_groups[0]["lr"]  # the saved one
# > 0.001
# --8<-- [end:learning-rate]

# --8<-- [start:other-kind]
model = nn.Linear(2, 1)
sgd = torch.optim.SGD(model.parameters(), lr=0.1)
adam = torch.optim.Adam(model.parameters())
adam.load_state_dict(sgd.state_dict())  # accepted
train_step(model, adam, torch.ones(1, 2))
# > KeyError: 'betas'
# --8<-- [end:other-kind]

# --8<-- [start:other-way]
adam = torch.optim.Adam(model.parameters())
sgd.load_state_dict(adam.state_dict())
train_step(model, sgd, torch.ones(1, 2))
# > KeyError: 'momentum'
# --8<-- [end:other-way]

# --8<-- [start:checkpoint]
checkpoint = {"optimizer": adam.state_dict()}
adam.load_state_dict(checkpoint)  # the whole file
# > KeyError: 'param_groups'
# --8<-- [end:checkpoint]

# --8<-- [start:checkpoint-fix]
adam.load_state_dict(checkpoint["optimizer"])
# --8<-- [end:checkpoint-fix]
