# --8<-- [start:see]
import torch
from torch.autograd import Function
from torch.autograd.function import once_differentiable


class Cube(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    @once_differentiable
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 3 * x**2


x = torch.tensor(2.0, requires_grad=True)
loss = Cube.apply(x) ** 2
(slope,) = torch.autograd.grad(loss, x, create_graph=True)
slope.backward()
# > RuntimeError: trying to differentiate twice a function that was marked with @once_differentiable
# --8<-- [end:see]
assert slope == 6 * 2**5


# --8<-- [start:fix]
class Cube(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 3 * x**2


(slope,) = torch.autograd.grad(Cube.apply(x) ** 2, x, create_graph=True)
slope.backward()
x.grad  # 30 * x**4
# > tensor(480.)
# --8<-- [end:fix]
assert x.grad == 30 * 2**4

# --8<-- [start:check]
double = torch.tensor([1.0, 2.0], dtype=torch.float64, requires_grad=True)
torch.autograd.gradgradcheck(Cube.apply, double)
# > True
# --8<-- [end:check]


# --8<-- [start:silent]
class OnceCube(Cube):
    @staticmethod
    @once_differentiable
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 3 * x**2


def second_derivative(f):
    (slope,) = torch.autograd.grad(f(x), x, create_graph=True)
    return torch.autograd.grad(slope, x)[0]


second_derivative(lambda x: x * OnceCube.apply(x))  # of x**4: 48
# > tensor(12.)
second_derivative(lambda x: x * Cube.apply(x))
# > tensor(48.)
# --8<-- [end:silent]
import pytest

# It raises by backward(), where the gradient that came in requires grad; autograd.grad with
# inputs never runs the node that raises.
(slope,) = torch.autograd.grad(x * OnceCube.apply(x), x, create_graph=True)
with pytest.raises(RuntimeError, match="marked with @once_differentiable"):
    slope.backward()
with pytest.raises(RuntimeError, match="appears to not have been used"):
    second_derivative(lambda x: OnceCube.apply(x) ** 2)
with pytest.raises(RuntimeError, match="element 0 of tensors does not require grad"):
    second_derivative(OnceCube.apply)

# --8<-- [start:hessian]
torch.autograd.functional.hessian(lambda x: OnceCube.apply(x) ** 2, x)
# > tensor(0.)
torch.autograd.functional.hessian(lambda x: Cube.apply(x) ** 2, x)
# > tensor(480.)
# --8<-- [end:hessian]
assert not torch.autograd.gradgradcheck(OnceCube.apply, double, raise_exception=False)
