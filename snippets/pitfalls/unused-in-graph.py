# --8<-- [start:raises]
import torch

weight = torch.ones(2, requires_grad=True)
bias = torch.ones(2, requires_grad=True)
loss = (weight * 3).sum()
torch.autograd.grad(loss, [weight, bias])
# > RuntimeError: The differentiated Tensor at index 1 appears to not have been used in the graph. Set allow_unused=True if this is the desired behavior.
# > [torch<2.13] RuntimeError: One of the differentiated Tensors appears to not have been used in the graph. Set allow_unused=True if this is the desired behavior.
# --8<-- [end:raises]

# --8<-- [start:view]
loss = (weight**2).sum()
first = weight[0]  # made after the fact
for asked in (first, weight.view(2), weight.clone()):
    try:
        torch.autograd.grad(loss, asked, retain_graph=True)
    except RuntimeError as error:
        print(str(error).partition("appears to ")[2])
# > not have been used in the graph. Set allow_unused=True if this is the desired behavior.
# > not have been used in the graph. Set allow_unused=True if this is the desired behavior.
# > not have been used in the graph. Set allow_unused=True if this is the desired behavior.
# --8<-- [end:view]

# --8<-- [start:view-fix]
(gradient,) = torch.autograd.grad(loss, weight)
gradient[0]
# > tensor(2.)
first = weight[0]
loss = (first**2).sum()  # computed from it
torch.autograd.grad(loss, first)
# > (tensor(2.),)
# --8<-- [end:view-fix]

# --8<-- [start:cut]
hidden = weight * bias
loss = (hidden.detach() * weight).sum()
try:
    torch.autograd.grad(loss, bias)
except RuntimeError as error:
    print(str(error).partition("appears to ")[2])
# > not have been used in the graph. Set allow_unused=True if this is the desired behavior.
# --8<-- [end:cut]

# --8<-- [start:other-model]
from torch import nn

model, copy = nn.Linear(2, 1), nn.Linear(2, 1)
loss = model(torch.ones(1, 2)).sum()
try:
    torch.autograd.grad(loss, list(copy.parameters()))
except RuntimeError as error:
    print(str(error).partition("appears to ")[2])
# > not have been used in the graph. Set allow_unused=True if this is the desired behavior.
# --8<-- [end:other-model]

# --8<-- [start:which]
parameters = {"weight": weight, "bias": bias}
loss = (weight * 3).sum()
gradients = torch.autograd.grad(loss, list(parameters.values()), allow_unused=True)
found = dict(zip(parameters, gradients, strict=True))
[name for name, gradient in found.items() if gradient is None]
# > ['bias']
# --8<-- [end:which]

# --8<-- [start:fix]
loss = (weight * 3).sum()
torch.autograd.grad(loss, [weight, bias], materialize_grads=True)
# > (tensor([3., 3.]), tensor([0., 0.]))
# --8<-- [end:fix]

# --8<-- [start:no-help]
loss = (weight * 3).sum()
gradients = torch.autograd.grad(loss, [weight, bias], allow_unused=True)
try:
    print([gradient.norm() for gradient in gradients])
except AttributeError as error:
    print(error)
# > 'NoneType' object has no attribute 'norm'
# --8<-- [end:no-help]

# --8<-- [start:contradict]
loss = (weight * 3).sum()
torch.autograd.grad(loss, bias, allow_unused=False, materialize_grads=True)
# > ValueError: Expected allow_unused to be True or not passed when materialize_grads=True, but got: allow_unused=False.
# --8<-- [end:contradict]
