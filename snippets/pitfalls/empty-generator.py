# --8<-- [start:see]
import torch
from torch import nn

model = nn.Linear(2, 1)
parameters = model.parameters()
optimizer = torch.optim.SGD(parameters, lr=0.1)

model(torch.full((1, 2), 100.0)).sum().backward()
nn.utils.clip_grad_norm_(parameters, max_norm=1.0)
# > UserWarning: `parameters` is an empty generator, no gradient clipping will occur.
# > tensor(0.)
model.weight.grad
# > tensor([[100., 100.]])
# --8<-- [end:see]
assert list(parameters) == []

# --8<-- [start:fix]
norm = nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
norm.item() > 100, model.weight.grad
# > (True, tensor([[0.7071, 0.7071]]))
# --8<-- [end:fix]
grads = [p.grad for p in model.parameters()]
assert abs(torch.nn.utils.get_total_norm(grads) - 1) < 1e-5

# --8<-- [start:once]
parameters = model.parameters()
len(list(parameters)), len(list(parameters))
# > (2, 0)
# --8<-- [end:once]

# --8<-- [start:count]
parameters = model.parameters()
print(sum(p.numel() for p in parameters), "parameters")
# > 3 parameters
for p in parameters:
    p.requires_grad_(False)
model.weight.requires_grad
# > True
# --8<-- [end:count]
assert all(p.requires_grad for p in model.parameters())

# --8<-- [start:list]
parameters = list(model.parameters())
optimizer = torch.optim.SGD(parameters, lr=0.1)
model(torch.full((1, 2), 100.0)).sum().backward()
_ = nn.utils.clip_grad_norm_(parameters, max_norm=1.0)
model.weight.grad
# > tensor([[0.7071, 0.7071]])
# --8<-- [end:list]


# --8<-- [start:order]
def clipped_weight(order):
    weight = torch.zeros(2, requires_grad=True)
    optimizer = torch.optim.SGD([weight], lr=1.0)
    steps = {
        "backward": lambda: (weight * 100).sum().backward(),
        "clip": lambda: nn.utils.clip_grad_norm_([weight], 1.0),
        "step": optimizer.step,
    }
    for name in order.split():
        steps[name]()
    return weight.detach()


clipped_weight("backward clip step")
# > tensor([-0.7071, -0.7071])
clipped_weight("clip backward step")
# > tensor([-100., -100.])
clipped_weight("backward step clip")
# > tensor([-100., -100.])
# --8<-- [end:order]

# --8<-- [start:empty-list]
nn.utils.clip_grad_norm_([], 1.0)
# > tensor(0.)
nn.utils.clip_grad_norm_(nn.Linear(2, 1).parameters(), 1.0)
# > tensor(0.)
# --8<-- [end:empty-list]

# --8<-- [start:value]
nn.utils.clip_grad_value_([], 1.0)
# > RuntimeError: Expected !nested_tensorlist[0].empty() to be true, but got false.  (Could this error message be improved?  If so, please report an enhancement request to PyTorch.)
# --8<-- [end:value]
