# --8<-- [start:raises]
import torch
from torch import nn

encoder, head = nn.Linear(2, 2), nn.Linear(2, 1)
hidden = encoder(torch.ones(1, 2))
hidden.requires_grad = False
# > RuntimeError: you can only change requires_grad flags of leaf variables. If you want to use a computed variable in a subgraph that doesn't require differentiation use var_no_grad = var.detach().
# --8<-- [end:raises]
assert not hidden.is_leaf and hidden.requires_grad

# --8<-- [start:siblings]
weight = torch.ones(3, requires_grad=True)
for computed in (weight * 2, weight[0], weight.double(), weight.view(3, 1)):
    try:
        computed.requires_grad_(False)
    except RuntimeError as error:
        print(str(error).partition(".")[0])
# > you can only change requires_grad flags of leaf variables
# > you can only change requires_grad flags of leaf variables
# > you can only change requires_grad flags of leaf variables
# > you can only change requires_grad flags of leaf variables
(weight * 2).requires_grad_(True).requires_grad  # True is what it is: no error
# > True
# --8<-- [end:siblings]

# --8<-- [start:fix]
hidden = encoder(torch.ones(1, 2)).detach()
head(hidden).sum().backward()
encoder.weight.grad is None, head.weight.grad is None
# > (True, False)
# --8<-- [end:fix]

# --8<-- [start:freeze]
encoder.requires_grad_(False)  # the parameters are leaves
hidden = encoder(torch.ones(1, 2))
hidden.requires_grad
# > False
# --8<-- [end:freeze]
_x = torch.ones(1, 2, requires_grad=True)
head(encoder(_x * 2)).sum().backward()
assert _x.grad is not None and encoder.weight.grad is None

# --8<-- [start:element]
try:
    weight[0].requires_grad_(False)  # to freeze one element
except RuntimeError as error:
    print(str(error).partition(".")[0])
# > you can only change requires_grad flags of leaf variables
mask = torch.tensor([0.0, 1.0, 1.0])
_ = weight.register_hook(lambda gradient: gradient * mask)
(weight * 2).sum().backward()
weight.grad
# > tensor([0., 2., 2.])
# --8<-- [end:element]
_before = weight.detach().clone()
torch.optim.SGD([weight], lr=0.1, weight_decay=0.1).step()
assert weight[0] != _before[0]  # weight decay moves the masked element
_other = torch.ones(2, requires_grad=True)
_sgd = torch.optim.SGD([_other], lr=0.1, momentum=0.9)
_other.sum().backward()
_sgd.step()
_before = _other.detach().clone()
_other.grad = torch.tensor([0.0, 1.0])
_sgd.step()
assert _other[0] != _before[0]  # and so does momentum

# --8<-- [start:shared]
from torch.nn.utils import parametrizations

layer = parametrizations.weight_norm(nn.Linear(2, 2))
try:
    layer.weight.requires_grad = False
except RuntimeError as error:
    print(str(error).partition(".")[0])
# > you can only change requires_grad flags of leaf variables
for parameter in layer.parameters():
    parameter.requires_grad = False
layer.weight.requires_grad
# > False
# --8<-- [end:shared]
