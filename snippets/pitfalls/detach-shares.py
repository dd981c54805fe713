# --8<-- [start:see]
import torch
from torch import nn

layer = nn.Linear(2, 1, bias=False)
_ = nn.init.ones_(layer.weight)
before = layer.weight.detach()  # to compare with later
with torch.no_grad():
    layer.weight -= 0.5
(layer.weight - before).abs().sum().item()  # nothing has changed?
# > 0.0
# --8<-- [end:see]
assert before.data_ptr() == layer.weight.data_ptr()

# --8<-- [start:other-way]
values = layer.weight.detach()
values[0, 0] = 9.0
layer.weight
# > Parameter containing:
# > tensor([[9.0000, 0.5000]], requires_grad=True)
# --8<-- [end:other-way]

# --8<-- [start:state]
best = layer.state_dict()
with torch.no_grad():
    layer.weight.zero_()
best["weight"]
# > tensor([[0., 0.]])
# --8<-- [end:state]

# cpu: NumPy shares memory with CPU tensors only
# --8<-- [start:numpy]
head = nn.Linear(2, 1)
history = []
for _ in range(2):
    with torch.no_grad():
        head.weight += 1
    history.append(head.weight.detach().numpy())
history[0] == history[1]
# > array([[ True,  True]])
# --8<-- [end:numpy]

# --8<-- [start:same]
values = layer.weight.detach()
for made in (values.view(2), values[0], values.float(), values.contiguous()):
    print(made.data_ptr() == layer.weight.data_ptr())
# > True
# > True
# > True
# > True
# --8<-- [end:same]

# --8<-- [start:fix]
before = layer.weight.detach().clone()
with torch.no_grad():
    layer.weight -= 0.5
(layer.weight - before).abs().sum().item()
# > 1.0
# --8<-- [end:fix]

# --8<-- [start:fix-state]
import copy

best = copy.deepcopy(layer.state_dict())
with torch.no_grad():
    layer.weight.zero_()
best["weight"].count_nonzero().item()
# > 2
# --8<-- [end:fix-state]

# --8<-- [start:fix-numpy]
saved = layer.weight.detach().cpu().numpy().copy()
# --8<-- [end:fix-numpy]
import numpy as np

assert not np.shares_memory(saved, layer.weight.detach().cpu().numpy())

# --8<-- [start:item]
score = layer(torch.ones(1, 2))
number = score.item()  # a number is always a copy
# --8<-- [end:item]
