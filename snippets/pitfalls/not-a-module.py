# --8<-- [start:see]
import torch
from torch import nn

layers = [nn.Linear(4, 8), nn.ReLU()]
nn.Sequential(layers)
# > TypeError: list is not a Module subclass
# --8<-- [end:see]

# --8<-- [start:fix]
nn.Sequential(*layers)
# > Sequential(
# >   (0): Linear(in_features=4, out_features=8, bias=True)
# >   (1): ReLU()
# > )
# --8<-- [end:fix]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:ways]
for build in (
    lambda: nn.Sequential(nn.Linear(4, 8), torch.relu),
    lambda: nn.Sequential(nn.Linear(4, 8), nn.ReLU),
    lambda: nn.ModuleDict({"scale": nn.Parameter(torch.ones(1))}),
    lambda: nn.Module().add_module("rate", 0.1),
):
    try:
        build()
    except TypeError as error:
        print(error)
# > torch._VariableFunctionsClass.relu is not a Module subclass
# > torch.nn.modules.activation.ReLU is not a Module subclass
# > torch.FloatTensor is not a Module subclass
# > float is not a Module subclass
# --8<-- [end:ways]


# --8<-- [start:ways-fix]
class Double(nn.Module):  # any function, as a module
    def forward(self, x):
        return 2 * x


nn.Sequential(nn.Linear(4, 8), nn.ReLU(), Double())(torch.zeros(1, 4)).shape
# > torch.Size([1, 8])
nn.ParameterDict({"scale": torch.ones(1)})["scale"].requires_grad
# > True
# --8<-- [end:ways-fix]

# --8<-- [start:none]
stack = nn.Sequential(nn.Linear(4, 8), None)  # None is let in
stack(torch.zeros(1, 4))
# > TypeError: 'NoneType' object is not callable
# --8<-- [end:none]

# --8<-- [start:none-fix]
parts = [nn.Linear(4, 8), None]
stack = nn.Sequential(*(part for part in parts if part is not None))
stack(torch.zeros(1, 4)).shape
# > torch.Size([1, 8])
# --8<-- [end:none-fix]

# --8<-- [start:index]
stack[1]
# > IndexError: index 1 is out of range
# --8<-- [end:index]

# --8<-- [start:parameters]
nn.ParameterList(3)
# > TypeError: ParameterList.extend should be called with an iterable, but got int
# --8<-- [end:parameters]
