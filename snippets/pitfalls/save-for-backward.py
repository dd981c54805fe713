# --8<-- [start:see]
import torch
from torch.autograd import Function


class Scale(Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.save_for_backward(x, factor)
        return factor * x**2

    @staticmethod
    def backward(ctx, grad):
        x, factor = ctx.saved_tensors
        return grad * factor * 2 * x, None


x = torch.tensor([1.0, 2.0], requires_grad=True)
Scale.apply(x, 3.0)
# > TypeError: save_for_backward can only save variables, but argument 1 is of type float
# --8<-- [end:see]


# --8<-- [start:fix]
class Scale(Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.save_for_backward(x)  # tensors
        ctx.factor = factor  # everything else
        return factor * x**2

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * ctx.factor * 2 * x, None


Scale.apply(x, 3.0).sum().backward()
x.grad
# > tensor([ 6., 12.])
# --8<-- [end:fix]


# --8<-- [start:list]
class Weighted(Function):
    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward([x, weight])
        return x * weight

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        return grad * weight, grad * x


weight = torch.tensor([3.0, 4.0], requires_grad=True)
Weighted.apply(x, weight)
# > TypeError: save_for_backward can only save variables, but argument 0 is of type list
# --8<-- [end:list]


# --8<-- [start:forgotten]
class Shift(Function):
    @staticmethod
    def forward(ctx, x, scale):
        return x * scale

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.scale, None


Shift.apply(x, 3.0).sum().backward()
# > AttributeError: 'ShiftBackward' object has no attribute 'scale'
# --8<-- [end:forgotten]
import pytest


# None may be saved; the last call of save_for_backward is the one that counts.
class _Twice(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(None)
        ctx.save_for_backward(x, None)
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        assert len(ctx.saved_tensors) == 2 and ctx.saved_tensors[1] is None
        return grad * 2


_Twice.apply(x).sum().backward()


# --8<-- [start:freed]
loss = Scale.apply(x, 3.0).sum()
loss.backward()
loss.backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:freed]


# --8<-- [start:old]
class Square(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**2

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_variables
        return grad * 2 * x


Square.apply(x).sum().backward()
# > DeprecationWarning: 'saved_variables' is deprecated; use 'saved_tensors'
# --8<-- [end:old]
with pytest.warns(DeprecationWarning, match="use 'saved_tensors'"):
    Square.apply(x).sum().backward()
