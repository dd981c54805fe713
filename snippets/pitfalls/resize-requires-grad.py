# --8<-- [start:raises]
import torch
from torch import nn

layer = nn.Linear(2, 3)
layer.weight.resize_(4, 2)
# > RuntimeError: cannot resize variables that require grad
# --8<-- [end:raises]

# --8<-- [start:siblings]
x = torch.ones(2, 3, requires_grad=True)
for edit in (
    lambda: x.resize_(3),
    lambda: x.resize_as_(torch.ones(3)),
    lambda: (x * 2).resize_(3),
):
    try:
        edit()
    except RuntimeError as error:
        print(error)
# > cannot resize variables that require grad
# > cannot resize variables that require grad
# > cannot resize variables that require grad
# --8<-- [end:siblings]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:shared]
import numpy as np

shared = torch.from_numpy(np.zeros(3))
shared.clone().resize_(6).shape
# > torch.Size([6])
shared.resize_(6)
# > RuntimeError: Trying to resize storage that is not resizable
# --8<-- [end:shared]

# --8<-- [start:reshape]
flat = x.reshape(6)  # the same elements in another shape
flat.requires_grad
# > True
padded = nn.functional.pad(x, (0, 1))  # more elements
padded.shape
# > torch.Size([2, 4])
# --8<-- [end:reshape]

# --8<-- [start:grow]
old = layer.weight.detach()
wider = nn.Linear(2, 4)
with torch.no_grad():
    wider.weight[:3] = old
torch.equal(wider.weight[:3], old)
# > True
# --8<-- [end:grow]

# --8<-- [start:no-help]
layer(torch.ones(1, 2)).sum().backward()
layer.weight.data = torch.ones(4, 2)  # runs
layer.weight.grad.shape, layer.bias.shape
# > (torch.Size([3, 2]), torch.Size([3]))
# --8<-- [end:no-help]
