# --8<-- [start:see]
import torch
from torch.autograd import Function


class Double(Function):
    def forward(self, x):
        return x * 2

    def backward(self, grad):
        return grad * 2


x = torch.tensor([1.0, 2.0], requires_grad=True)
double = Double()
# > DeprecationWarning: <class '__main__.Double'> should not be instantiated. Methods on autograd functions are all static, so you should invoke them on the class itself. Instantiating an autograd function will raise an error in a future version of PyTorch.
double(x)
# > RuntimeError: Legacy autograd function with non-static forward method is deprecated. Please use new-style autograd function with static forward method. (Example: https://pytorch.org/docs/stable/autograd.html#torch.autograd.Function)
# --8<-- [end:see]


# --8<-- [start:fix]
class Double(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 2


Double.apply(x).sum().backward()
x.grad
# > tensor([2., 2.])
# --8<-- [end:fix]

# --8<-- [start:instance]
import warnings

warnings.filterwarnings("ignore", message=".*should not be instantiated")
double = Double()
double(x)
# > RuntimeError: Legacy autograd function with non-static forward method is deprecated. Please use new-style autograd function with static forward method. (Example: https://pytorch.org/docs/stable/autograd.html#torch.autograd.Function)
# --8<-- [end:instance]


# --8<-- [start:state]
class Scale(Function):
    @staticmethod
    def forward(ctx, x, factor):  # what was an argument of __init__
        ctx.factor = factor
        return x * factor

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.factor, None


x.grad = None
Scale.apply(x, 3.0).sum().backward()
x.grad
# > tensor([3., 3.])
# --8<-- [end:state]


# --8<-- [start:no-backward]
class Round(Function):
    @staticmethod
    def forward(ctx, x):
        return x.round()


Round.apply(x).sum().backward()
# > NotImplementedError: You must implement either the backward or vjp method for your custom autograd.Function to use it with backward mode AD.
# --8<-- [end:no-backward]


# --8<-- [start:siblings]
class NoForward(Function):
    @staticmethod
    def backward(ctx, grad):
        return grad


class Both(Double):
    @staticmethod
    def vjp(ctx, grad):
        return grad * 2


for function in (NoForward, Both):
    try:
        function.apply(x).sum().backward()
    except (RuntimeError, NotImplementedError) as error:
        print(error)
# > You must implement the forward function for custom autograd.Function.
# > Implementing both 'backward' and 'vjp' for a custom Function is not allowed. You should only implement one of them.
# --8<-- [end:siblings]
import pytest

# By the class itself, without apply, forward is a plain function: it wants ctx and records nothing.
with pytest.raises(TypeError, match="missing 1 required positional argument"):
    Double.forward(x)
