# --8<-- [start:see]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = [nn.Linear(4, 4) for _ in range(3)]  # a plain list
        self.head = nn.Linear(4, 2)

    def forward(self, x):
        for block in self.blocks:
            x = block(x)
        return self.head(x)


model = Net()
list(model.state_dict())
# > ['head.weight', 'head.bias']
# --8<-- [end:see]

# --8<-- [start:never]
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
before = model.blocks[0].weight.clone()
model(torch.ones(2, 4)).sum().backward()
optimizer.step()
model.blocks[0].weight.grad is not None  # a gradient is there
# > True
torch.equal(model.blocks[0].weight, before)  # and nobody uses it
# > True
# --8<-- [end:never]

# --8<-- [start:moved]
_ = model.to(torch.float64)
model.head.weight.dtype, model.blocks[0].weight.dtype
# > (torch.float64, torch.float32)
model(torch.ones(2, 4, dtype=torch.float64))
# > RuntimeError: mat1 and mat2 must have the same dtype, but got Double and Float
# --8<-- [end:moved]


# --8<-- [start:fix]
class Fixed(nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = nn.ModuleList(nn.Linear(4, 4) for _ in range(3))
        self.head = nn.Linear(4, 2)


len(list(Fixed().parameters()))
# > 8
# --8<-- [end:fix]


# --8<-- [start:ways]
class Ways(nn.Module):
    def __init__(self):
        super().__init__()
        self.heads = {"a": nn.Linear(4, 2)}  # nn.ModuleDict
        self.scales = [nn.Parameter(torch.ones(1))]  # nn.ParameterList
        self.weight = torch.ones(1, requires_grad=True)  # nn.Parameter
        self.mean = torch.zeros(1)  # self.register_buffer("mean", …)


len(Ways().state_dict())
# > 0
# --8<-- [end:ways]


# --8<-- [start:right]
class Right(nn.Module):
    def __init__(self):
        super().__init__()
        self.heads = nn.ModuleDict({"a": nn.Linear(4, 2)})
        self.scales = nn.ParameterList([torch.ones(1)])
        self.weight = nn.Parameter(torch.ones(1))
        self.register_buffer("mean", torch.zeros(1))  # or nn.Buffer(…)


list(Right().state_dict())
# > ['weight', 'mean', 'heads.a.weight', 'heads.a.bias', 'scales.0']
# --8<-- [end:right]
_holder = nn.Module()
_holder.mean = nn.Buffer(torch.zeros(1))
assert list(_holder.state_dict()) == ["mean"]


# --8<-- [start:in-forward]
class Fresh(nn.Module):
    def forward(self, x):
        return nn.Linear(4, 2)(x)  # a new layer at each call


fresh, x = Fresh(), torch.ones(1, 4)
torch.equal(fresh(x), fresh(x)), len(list(fresh.parameters()))
# > (False, 0)
# --8<-- [end:in-forward]


# --8<-- [start:guard]
def unregistered(model):
    for name, value in vars(model).items():
        items = value.values() if isinstance(value, dict) else value
        plain = not name.startswith("_") and isinstance(value, (list, tuple, dict))
        if plain and any(isinstance(item, (nn.Module, nn.Parameter)) for item in items):
            yield name


list(unregistered(model)), list(unregistered(Ways())), list(unregistered(Right()))
# > (['blocks'], ['heads', 'scales'], [])
# --8<-- [end:guard]
