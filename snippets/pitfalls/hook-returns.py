# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:see]
import torch
from torch import nn


def largest(grad):
    return grad.max()


weight = torch.tensor([1.0, 2.0], requires_grad=True)
handle = weight.register_hook(largest)
(weight**2).sum().backward()
# > RuntimeError: hook 'largest' has changed the size of value
# --8<-- [end:see]


# --8<-- [start:fix]
def clip(grad):
    return grad.clamp(max=3.0)


weight = torch.tensor([1.0, 2.0], requires_grad=True)
handle = weight.register_hook(clip)
(weight**2).sum().backward()
weight.grad
# > tensor([2., 3.])
# --8<-- [end:fix]

# --8<-- [start:watch]
norms = []


def log_norm(grad):
    norms.append(grad.norm().item())


weight = torch.tensor([3.0, 4.0], requires_grad=True)
handle = weight.register_hook(log_norm)
(weight**2).sum().backward()
norms
# > [10.0]
# --8<-- [end:watch]


# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:siblings]
def backward_with(hook):
    weight = torch.tensor([1.0, 2.0], requires_grad=True)
    weight.register_hook(hook)
    (weight**2).sum().backward()


def to_double(grad):
    return grad.double()


for hook in (to_double, lambda grad: grad.numpy(), lambda grad: grad.norm().item()):
    try:
        backward_with(hook)
    except (RuntimeError, TypeError) as error:
        print(error)
# > hook 'to_double' has changed the type of value (was torch.FloatTensor got torch.DoubleTensor)
# > expected Variable, but hook returned 'numpy.ndarray'
# > expected Variable, but hook returned 'float'
# --8<-- [end:siblings]

# --8<-- [start:post]
weight = torch.tensor([1.0, 2.0], requires_grad=True)
handle = weight.register_post_accumulate_grad_hook(lambda p: p.grad.clamp_(max=3.0))
(weight**2).sum().backward()
# > RuntimeError: Tensor post accumulate grad hooks should return None.
# --8<-- [end:post]


# --8<-- [start:post-fix]
def clip_grad(parameter):
    parameter.grad.clamp_(max=3.0)


weight = torch.tensor([1.0, 2.0], requires_grad=True)
handle = weight.register_post_accumulate_grad_hook(clip_grad)
(weight**2).sum().backward()
weight.grad
# > tensor([2., 3.])
# --8<-- [end:post-fix]

# --8<-- [start:module]
layer = nn.Linear(2, 2)
x = torch.ones(1, 2, requires_grad=True)
handle = layer.register_full_backward_hook(lambda module, grad_in, grad_out: grad_out * 2)
layer(x).sum().backward()
# > RuntimeError: Backward hook returned an invalid number of grad_input, got 2, but expected 1
# --8<-- [end:module]

# --8<-- [start:module-fix]
handle.remove()
handle = layer.register_full_backward_hook(lambda module, grad_in, grad_out: (grad_in[0] * 2,))
x.grad = None
layer(x).sum().backward()
torch.allclose(x.grad, 2 * layer.weight.sum(0))
# > True
# --8<-- [end:module-fix]

# --8<-- [start:pre-hook]
handle.remove()
handle = layer.register_full_backward_pre_hook(lambda module, grad_out: (grad_out[0], None))
layer(x).sum().backward()
# > RuntimeError: Backward pre hook returned an invalid number of grad_output, got 2, but expected 1
# --8<-- [end:pre-hook]
handle.remove()
import pytest

# A bare tensor is taken for a tuple of its rows.
for _x, _message in (
    (torch.ones(1, 2, requires_grad=True), "has changed the size of value"),
    (torch.ones(3, 2, requires_grad=True), "got 3, but expected 1"),
):
    handle = layer.register_full_backward_hook(lambda m, gi, go: gi[0] * 2)
    with pytest.raises(RuntimeError, match=_message):
        layer(_x).sum().backward()
    handle.remove()
