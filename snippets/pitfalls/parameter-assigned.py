# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:see]
import torch
from torch import nn

layer = nn.Linear(2, 1)
layer.weight = torch.tensor([[1.0, -1.0]])
# > TypeError: cannot assign 'torch.FloatTensor' as parameter 'weight' (torch.nn.Parameter or None expected)
# --8<-- [end:see]

# cpu: it goes on with a layer that stays there
# --8<-- [start:fix]
with torch.no_grad():
    layer.weight.copy_(torch.tensor([[1.0, -1.0]]))
layer.weight
# > Parameter containing:
# > tensor([[ 1., -1.]], requires_grad=True)
# --8<-- [end:fix]

# cpu: it goes on with a layer that stays there
# --8<-- [start:new]
layer.weight = nn.Parameter(torch.tensor([[2.0, -2.0]]))
layer.weight.requires_grad
# > True
# --8<-- [end:new]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:computed]
scale = torch.tensor(3.0, requires_grad=True)
layer.weight = layer.weight * scale  # computed, and to be trained through
# > TypeError: cannot assign 'torch.FloatTensor' as parameter 'weight' (torch.nn.Parameter or None expected)
# --8<-- [end:computed]

# cpu: it goes on with a layer that stays there
# --8<-- [start:no-help]
layer.weight = nn.Parameter(layer.weight * scale)  # runs, and cuts the graph
layer(torch.ones(1, 2)).sum().backward()
print(scale.grad)
# > None
# --8<-- [end:no-help]

# cpu: it goes on with a layer that stays there
# --8<-- [start:functional]
weight = layer.weight * scale
nn.functional.linear(torch.ones(1, 2), weight, layer.bias).sum().backward()
scale.grad is None
# > False
# --8<-- [end:functional]

# cpu: it goes on with a layer that stays there
# --8<-- [start:call]
from torch.func import functional_call

weights = dict(layer.named_parameters())
weights["weight"] = layer.weight * scale
scale.grad = None
functional_call(layer, weights, torch.ones(1, 2)).sum().backward()
scale.grad is None
# > False
# --8<-- [end:call]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:siblings]
model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
for target, name, value in [
    (layer, "bias", 0.0),
    (model, "0", torch.relu),
    (model[1], "running_mean", [0.0, 0.0]),
]:
    try:
        setattr(target, name, value)
    except TypeError as error:
        print(error)
# > cannot assign 'float' as parameter 'bias' (torch.nn.Parameter or None expected)
# > cannot assign 'torch._VariableFunctionsClass.relu' as child module '0' (torch.nn.Module or None expected)
# > cannot assign 'list' as buffer 'running_mean' (torch.nn.Buffer, torch.Tensor or None expected)
for register in (
    lambda: layer.register_parameter("scale", torch.zeros(1)),
    lambda: layer.register_buffer("steps", 3),
):
    try:
        register()
    except TypeError as error:
        print(error)
# > cannot assign 'torch.FloatTensor' object to parameter 'scale' (torch.nn.Parameter or None required)
# > cannot assign 'int' object to buffer 'steps' (torch Tensor or None required)
# --8<-- [end:siblings]

# --8<-- [start:names]
for register in (
    lambda: layer.register_buffer("weight", torch.zeros(1)),
    lambda: nn.ModuleDict({"block.1": layer}),
    lambda: layer.register_parameter("a.b", nn.Parameter(torch.zeros(1))),
):
    try:
        register()
    except KeyError as error:
        print(error)
# > "attribute 'weight' already exists"
# > 'module name can\'t contain ".", got: block.1'
# > 'parameter name can\'t contain "."'
# --8<-- [end:names]

# --8<-- [start:integers]
nn.Parameter(torch.tensor([1, 2]))
# > RuntimeError: Only Tensors of floating point and complex dtype can require gradients
# --8<-- [end:integers]

# --8<-- [start:list]
nn.Parameter([1.0, 2.0])
# > AttributeError: 'list' object has no attribute 'detach'
# --8<-- [end:list]
