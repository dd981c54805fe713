# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:see]
import torch
from torch.autograd import Function


class Cube(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.x = x  # on ctx, instead of saved
        return x**3

    @staticmethod
    def backward(ctx, grad):
        return grad * 3 * ctx.x**2


x = torch.tensor(2.0, requires_grad=True)
hidden = x * 1
loss = Cube.apply(hidden)
hidden += 1  # an edit after the forward pass
loss.backward()
x.grad  # 3 * 2**2 is 12
# > tensor(27.)
# --8<-- [end:see]


# --8<-- [start:fix]
class SavedCube(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 3 * x**2


x.grad = None
hidden = x * 1
SavedCube.apply(hidden).backward()
x.grad
# > tensor(12.)
# --8<-- [end:fix]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:refused]
x = torch.tensor(2.0, requires_grad=True)
hidden = x * 1
loss = SavedCube.apply(hidden)
hidden += 1
loss.backward()
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor []], which is output 0 of Add, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch>=2.11,<2.13] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor []], which is output 0 of AddBackward0, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# --8<-- [end:refused]


# --8<-- [start:leak]
import gc


class Exp(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.y = x.exp()
        return ctx.y

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.y


class SavedExp(Exp):
    @staticmethod
    def forward(ctx, x):
        y = x.exp()
        ctx.save_for_backward(y)
        return y

    @staticmethod
    def backward(ctx, grad):
        (y,) = ctx.saved_tensors
        return grad * y


class Token:
    """Says when the graph that it is put into is gone."""

    def __del__(self):
        print("graph freed")


def use(function):
    y = function.apply(x)
    y.grad_fn.metadata["token"] = Token()
    y.backward()


gc.disable()
use(SavedExp)
# > graph freed
use(Exp)  # nothing
_ = gc.collect()
# > graph freed
gc.enable()
# --8<-- [end:leak]
