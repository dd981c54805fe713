# --8<-- [start:show]
import torch
from torch import nn


def show(node, names=None, depth=0):
    if node is None:
        return
    label = node.name()
    if hasattr(node, "variable"):
        label = f"leaf {(names or {}).get(node.variable, '')}"
    print("  " * depth + label)
    for parent, _ in node.next_functions:
        show(parent, names, depth + 1)


x = torch.tensor(2.0, requires_grad=True)
y = x**3 + 2 * x
show(y.grad_fn, {x: "x"})
# > AddBackward0
# >   PowBackward0
# >     leaf x
# >   MulBackward0
# >     leaf x
# --8<-- [end:show]
y.backward()
assert x.grad == 14

# --8<-- [start:model]
model = nn.Sequential(nn.Linear(2, 3), nn.Tanh(), nn.Linear(3, 1))
names = {p: name for name, p in model.named_parameters()}
batch = torch.ones(4, 2)  # (N, C)
loss = model(batch).square().mean()
show(loss.grad_fn, names)
# > MeanBackward0
# >   PowBackward0
# >     AddmmBackward0
# >       leaf 2.bias
# >       TanhBackward0
# >         AddmmBackward0
# >           leaf 0.bias
# >           TBackward0
# >             leaf 0.weight
# >       TBackward0
# >         leaf 2.weight
# --8<-- [end:model]

# --8<-- [start:broken]
hidden = model[:2](batch).detach()
show(model[2](hidden).sum().grad_fn, names)
# > SumBackward0
# >   AddmmBackward0
# >     leaf 2.bias
# >     TBackward0
# >       leaf 2.weight
# --8<-- [end:broken]


# --8<-- [start:saved]
def saved(node):
    prefix = "_saved_"
    names = [name for name in dir(node) if name.startswith(prefix)]
    return {name.removeprefix(prefix): getattr(node, name) for name in names}


y = x**3 + 2 * x
power, product = (node for node, _ in y.grad_fn.next_functions)
saved(power)
# > {'exponent': 3, 'self': tensor(2., requires_grad=True)}
saved(product)
# > {'other': tensor(2), 'self': None}
saved(y.grad_fn)
# > {'alpha': 1}
# --8<-- [end:saved]
y.backward()
import pytest

with pytest.raises(RuntimeError, match="directly access saved tensors after they have already"):
    saved(power)

# --8<-- [start:bytes]
sizes = []


def pack(tensor):
    sizes.append(tensor.nbytes)
    return tensor


with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
    loss = (torch.ones(1000, requires_grad=True) * torch.ones(1000)).tanh().sum()
sizes
# > [4000, 4000]
# --8<-- [end:bytes]

# --8<-- [start:flow]
y = x**3 + 2 * x
power, product = (node for node, _ in y.grad_fn.next_functions)
_ = power.register_hook(lambda to_inputs, _: print("power", to_inputs))
_ = product.register_hook(lambda to_inputs, _: print("product", to_inputs))
y.backward()
# > product (tensor(2.), None)
# > power (tensor(12.),)
# --8<-- [end:flow]
assert x.grad == 3 * 14  # after three backward passes


def show_silently(node):
    for parent, _ in node.next_functions:
        show_silently(parent)


deep = x
for _ in range(2000):
    deep = deep + 1
with pytest.raises(RecursionError):
    show_silently(deep.grad_fn)
