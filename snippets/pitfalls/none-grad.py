# --8<-- [start:raises]
import torch

weight = torch.ones(2, requires_grad=True)
for _ in range(2):
    weight.grad.zero_()  # nothing there in the first iteration
    (weight**2).sum().backward()
# > AttributeError: 'NoneType' object has no attribute 'zero_'
# --8<-- [end:raises]
assert weight.grad is None

# --8<-- [start:siblings]
for use in (
    lambda: weight.grad.data.zero_(),
    lambda: weight.grad.norm(),
    lambda: weight.grad.clone(),
    lambda: weight.grad[0],
    lambda: 0.1 * weight.grad,
    lambda: weight.grad * 0.1,
    lambda: weight.detach() - weight.grad,
    lambda: weight.detach().add_(weight.grad, alpha=-0.1),
    lambda: torch.norm(weight.grad),
    lambda: torch.stack([weight.grad]),
):
    try:
        use()
    except (AttributeError, TypeError) as error:
        print(error)
# > 'NoneType' object has no attribute 'data'
# > 'NoneType' object has no attribute 'norm'
# > 'NoneType' object has no attribute 'clone'
# > 'NoneType' object is not subscriptable
# > unsupported operand type(s) for *: 'float' and 'NoneType'
# > unsupported operand type(s) for *: 'NoneType' and 'float'
# > unsupported operand type(s) for -: 'Tensor' and 'NoneType'
# > add_(): argument 'other' (position 1) must be Tensor, not NoneType
# > 'NoneType' object has no attribute 'layout'
# > expected Tensor as element 0 in argument 0, but got NoneType
# --8<-- [end:siblings]

# --8<-- [start:operand]
weight - 0.1 * weight.grad
# > TypeError: unsupported operand type(s) for *: 'float' and 'NoneType'
# --8<-- [end:operand]

# --8<-- [start:cleared]
optimizer = torch.optim.SGD([weight], lr=0.1)
(weight**2).sum().backward()
weight.grad
# > tensor([2., 2.])
optimizer.zero_grad()
weight.grad is None
# > True
# --8<-- [end:cleared]

# --8<-- [start:unused]
from torch import nn

model = nn.ModuleDict({"used": nn.Linear(2, 1), "spare": nn.Linear(2, 1)})
model["used"](torch.ones(1, 2)).sum().backward()
[name for name, p in model.named_parameters() if p.grad is None]
# > ['spare.weight', 'spare.bias']
# --8<-- [end:unused]
import warnings

import pytest

_w = torch.ones(2, requires_grad=True)
with warnings.catch_warnings(), pytest.raises(TypeError, match="'float' and 'NoneType'"):
    warnings.simplefilter("ignore")
    for _step in range(2):
        (_w**2).sum().backward()
        _w = _w - 0.1 * _w.grad
assert _step == 1

# --8<-- [start:fix]
for _ in range(2):
    weight.grad = None  # clears, whatever was there
    (weight**2).sum().backward()
weight.grad
# > tensor([2., 2.])
# --8<-- [end:fix]

# --8<-- [start:fix-loop]
norms = {name: p.grad.norm().item() for name, p in model.named_parameters() if p.grad is not None}
list(norms)
# > ['used.weight', 'used.bias']
# --8<-- [end:fix-loop]

# --8<-- [start:keep]
optimizer.zero_grad(set_to_none=False)
weight.grad
# > tensor([0., 0.])
# --8<-- [end:keep]

# --8<-- [start:no-help]
weight = torch.ones(2, requires_grad=True)
half = weight * 0.5  # a result: its .grad stays None
half.sum().backward()
if half.grad is not None:
    half = half - 0.1 * half.grad
# > UserWarning: The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad attribute won't be populated during autograd.backward(). If you indeed want the .grad field to be populated for a non-leaf Tensor, use .retain_grad() on the non-leaf Tensor. If you access the non-leaf Tensor by mistake, make sure you access the leaf Tensor instead. See github.com/pytorch/pytorch/pull/30531 for more information. (Triggered internally at …)
half
# > tensor([0.5000, 0.5000], grad_fn=<MulBackward0>)
# --8<-- [end:no-help]
