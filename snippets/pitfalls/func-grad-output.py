# --8<-- [start:see]
import torch
from torch.func import grad, jacrev, vjp, vmap

x = torch.tensor([1.0, 2.0])
grad(lambda x: x**2)(x)
# > RuntimeError: grad_and_value(f)(*args): Expected f(*args) to return a scalar Tensor, got tensor with 1 dims. Maybe you wanted to use the vjp or jacrev APIs instead?
# --8<-- [end:see]

# --8<-- [start:fix]
grad(lambda x: (x**2).sum())(x)  # one loss
# > tensor([2., 4.])
vmap(grad(lambda x: x**2))(x)  # one loss for each element
# > tensor([2., 4.])
jacrev(lambda x: x**2)(x)  # all derivatives of all outputs
# > tensor([[2., 0.],
# >         [0., 4.]])
# --8<-- [end:fix]

# --8<-- [start:one]
grad(lambda x: (x**2).sum(0, keepdim=True))(x)  # shape (1,)
# > RuntimeError: grad_and_value(f)(*args): Expected f(*args) to return a scalar Tensor, got tensor with 1 dims. Maybe you wanted to use the vjp or jacrev APIs instead?
# --8<-- [end:one]


# --8<-- [start:tuple]
def loss_and_logits(x):
    return (x**2).sum(), x


grad(loss_and_logits)(x)
# > RuntimeError: grad_and_value(f)(*args): Expected f(*args) to return a Tensor, got <class 'tuple'>
# --8<-- [end:tuple]

# --8<-- [start:tuple-fix]
gradient, logits = grad(loss_and_logits, has_aux=True)(x)
gradient
# > tensor([2., 4.])
# --8<-- [end:tuple-fix]

# --8<-- [start:item]
for function in (
    grad(lambda x: (x**2).sum().item()),
    grad(lambda x: (x**2).sum(), has_aux=True),
    jacrev(lambda x: 1.0),
):
    try:
        function(x)
    except RuntimeError as error:
        print(error)
# > grad_and_value(f)(*args): Expected f(*args) to return a Tensor, got <class 'float'>
# > grad_and_value(f)(*args): output of function f should be a tuple: (output, aux) if has_aux is True
# > vjp(f, *primals): expected f(*primals) to return only tensors, got unsupported type <class 'float'>
# --8<-- [end:item]

# --8<-- [start:float]
grad(lambda x: x**2)(2.0)
# > ValueError: Thing passed to transform API must be Tensor, got <class 'float'>
# --8<-- [end:float]

# --8<-- [start:float-fix]
grad(lambda x: x**2)(torch.tensor(2.0))
# > tensor(4.)
# --8<-- [end:float-fix]

# --8<-- [start:position]
labels = torch.tensor([0.0, 1.0])


def loss(weight, labels):
    return ((weight - labels) ** 2).sum()


grad(loss, argnums=2)(x, labels)
# > RuntimeError: Got argnum=2, but only 2 positional inputs
# --8<-- [end:position]

# --8<-- [start:keyword]
grad(loss)(weight=x, labels=labels)
# > RuntimeError: Got argnum=0, but only 0 positional inputs
# --8<-- [end:keyword]

# --8<-- [start:keyword-fix]
grad(loss)(x, labels=labels)
# > tensor([2., 2.])
# --8<-- [end:keyword-fix]

# --8<-- [start:vjp]
_, backward = vjp(lambda x: x**2, x)
backward(torch.ones(3))
# > RuntimeError: Mismatch in shape: grad_output[0] has a shape of torch.Size([3]) and output[0] has a shape of torch.Size([2]).
# --8<-- [end:vjp]
import pytest

with pytest.raises(ValueError, match="Thing passed to transform API must be Tensor"):
    vjp(lambda x: x**2, 2.0)
# Unlike backward(), which takes one element of any shape.
_y = x.clone().requires_grad_()
(_y**2).sum(0, keepdim=True).backward()
assert _y.grad.tolist() == [2.0, 4.0]
