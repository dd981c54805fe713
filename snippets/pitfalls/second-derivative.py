# --8<-- [start:see]
import torch
import torch.nn.functional as F
from torch.autograd import Function


class Swish(Function):
    @staticmethod
    def forward(ctx, x):
        gate = x.sigmoid()
        ctx.save_for_backward(x, gate)
        return x * gate

    @staticmethod
    def backward(ctx, grad):
        x, gate = ctx.saved_tensors
        return grad * (gate + x * gate * (1 - gate))


def second_derivative(f, x):
    (slope,) = torch.autograd.grad(f(x), x, create_graph=True)
    return torch.autograd.grad(slope, x)[0]


x = torch.tensor(0.0, requires_grad=True)
second_derivative(Swish.apply, x)
# > tensor(0.2500)
second_derivative(F.silu, x)
# > tensor(0.5000)
# --8<-- [end:see]
assert torch.autograd.grad(Swish.apply(x), x) == torch.autograd.grad(F.silu(x), x)

# --8<-- [start:check]
values = torch.tensor([0.0, 1.0], dtype=torch.float64, requires_grad=True)
torch.autograd.gradcheck(Swish.apply, values)
# > True
torch.autograd.gradgradcheck(Swish.apply, values, raise_exception=False)
# > False
# --8<-- [end:check]


# --8<-- [start:fix]
class FixedSwish(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x.sigmoid()

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        gate = x.sigmoid()  # computed again, and recorded
        return grad * (gate + x * gate * (1 - gate))


second_derivative(FixedSwish.apply, x)
# > tensor(0.5000)
torch.autograd.gradgradcheck(FixedSwish.apply, values)
# > True
# --8<-- [end:fix]


# --8<-- [start:output]
class GatedSwish(Function):
    @staticmethod
    def forward(ctx, x):
        gate = x.sigmoid()
        ctx.save_for_backward(x, gate)
        return x * gate, gate  # the intermediate is an output too

    @staticmethod
    def backward(ctx, grad, grad_gate):
        x, gate = ctx.saved_tensors
        slope = gate * (1 - gate)
        return grad * (gate + x * slope) + grad_gate * slope


second_derivative(lambda x: GatedSwish.apply(x)[0], x)
# > tensor(0.5000)
# --8<-- [end:output]
assert torch.autograd.gradgradcheck(lambda x: GatedSwish.apply(x)[0], values)


# --8<-- [start:attribute]
class Exp(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.e = x.exp()
        return ctx.e * 1

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.e


second_derivative(lambda x: Exp.apply(x) + x**2, x)  # e**0 + 2
# > tensor(2.)
# --8<-- [end:attribute]


# --8<-- [start:detached]
class DataCube(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 3 * x.detach() ** 2


point = torch.tensor(2.0, requires_grad=True)
second_derivative(lambda x: x * DataCube.apply(x), point)  # of x**4: 48
# > tensor(24.)
# --8<-- [end:detached]


# --8<-- [start:alone]
second_derivative(DataCube.apply, point)
# > RuntimeError: element 0 of tensors does not require grad and does not have a grad_fn
# --8<-- [end:alone]
