# --8<-- [start:see]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1 = nn.Linear(4, 2)

    def forward(self, x):
        return self.fc2(x)


model = Net()
model(torch.zeros(3, 4))
# > AttributeError: 'Net' object has no attribute 'fc2'
# --8<-- [end:see]

# --8<-- [start:list]
[name for name, _ in model.named_children()]
# > ['fc1']
# --8<-- [end:list]

# --8<-- [start:parallel]
wrapped = nn.DataParallel(model)
wrapped.fc1
# > AttributeError: 'DataParallel' object has no attribute 'fc1'
# --8<-- [end:parallel]

# --8<-- [start:parallel-fix]
wrapped.module.fc1.in_features
# > 4
inner = wrapped.module if hasattr(wrapped, "module") else wrapped
inner is model
# > True
# --8<-- [end:parallel-fix]

# --8<-- [start:module]
model.module.fc1  # not wrapped
# > AttributeError: 'Net' object has no attribute 'module'
# --8<-- [end:module]


# --8<-- [start:hidden]
class Lazy(nn.Module):
    @property
    def width(self):
        return self.head.in_features  # there is no head


try:
    Lazy().width
except AttributeError as error:
    print(error)
# > 'Lazy' object has no attribute 'width'
# --8<-- [end:hidden]

# --8<-- [start:containers]
stack = nn.Sequential(nn.Linear(4, 2), nn.ReLU())
for use in (lambda: stack.fc, lambda: nn.ModuleList([model]).weight):
    try:
        use()
    except AttributeError as error:
        print(error)
# > 'Sequential' object has no attribute 'fc'
# > 'ModuleList' object has no attribute 'weight'
stack[0].in_features
# > 4
# --8<-- [end:containers]

# --8<-- [start:tensor]
x = torch.tensor([1.5, 2.5])
for use in (
    lambda: x.astype(int),
    lambda: x.copy(),
    lambda: x.append(3.5),
    lambda: x.eval(),
):
    try:
        use()
    except AttributeError as error:
        print(error)
# > 'Tensor' object has no attribute 'astype'
# > 'Tensor' object has no attribute 'copy'
# > 'Tensor' object has no attribute 'append'
# > 'Tensor' object has no attribute 'eval'
# --8<-- [end:tensor]

# --8<-- [start:tensor-fix]
x.to(torch.int64), x.clone()
# > (tensor([1, 2]), tensor([1.5000, 2.5000]))
torch.cat([x, torch.tensor([3.5])])
# > tensor([1.5000, 2.5000, 3.5000])
# --8<-- [end:tensor-fix]

# --8<-- [start:brackets]
for use in (
    lambda: model.parameters[0],
    lambda: model.state_dict["fc1.weight"],
    lambda: model["fc1"],
    lambda: len(model),
):
    try:
        use()
    except TypeError as error:
        print(error)
# > 'method' object is not subscriptable
# > 'method' object is not subscriptable
# > 'Net' object is not subscriptable
# > object of type 'Net' has no len()
# --8<-- [end:brackets]

# --8<-- [start:path]
model.get_submodule("fc1").in_features  # by name
# > 4
model.get_submodule("fc2")
# > AttributeError: Net has no attribute `fc2`
# --8<-- [end:path]
