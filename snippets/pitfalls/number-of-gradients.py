# --8<-- [start:see]
import torch
from torch.autograd import Function


class Scale(Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.factor = factor
        return x * factor

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.factor  # one value, for two arguments


x = torch.tensor([1.0, 2.0], requires_grad=True)
loss = Scale.apply(x, 3.0).sum()
loss.backward()
# > RuntimeError: function ScaleBackward returned an incorrect number of gradients (expected 2, got 1)
# --8<-- [end:see]


# --8<-- [start:fix]
class Scale(Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.factor = factor
        return x * factor

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.factor, None  # None: a float has no gradient


Scale.apply(x, 3.0).sum().backward()
x.grad
# > tensor([3., 3.])
# --8<-- [end:fix]


# --8<-- [start:wrong]
def scale_with(backward):
    """Scale, with another backward."""

    def forward(ctx, x, factor):
        return x * factor

    methods = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    return type("Scale", (Function,), methods)


for backward in (
    lambda ctx, grad: [grad, None],  # a list is one value
    lambda ctx, grad: None,
    lambda ctx, grad: (grad, None, grad),
    lambda ctx, grad: (grad, grad),  # a gradient for the float
    lambda ctx, grad: (3.0, None),  # a float for the tensor
):
    try:
        scale_with(backward).apply(x, 3.0).sum().backward()
    except RuntimeError as error:
        print(error)
# > function ScaleBackward returned an incorrect number of gradients (expected 2, got 1)
# > function ScaleBackward returned an incorrect number of gradients (expected 2, got 1)
# > function ScaleBackward returned an incorrect number of gradients (expected 2, got 3)
# > function ScaleBackward returned a gradient different than None at position 2, but the corresponding forward input was not a Variable
# > expected Variable or None (got float)
# --8<-- [end:wrong]
# Values that are None, after the last one, are let pass; a single tensor needs no tuple.
scale_with(lambda ctx, grad: (grad * 3, None, None)).apply(x, 3.0).sum().backward()


class _Double(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 2


x.grad = None
_Double.apply(x).sum().backward()
assert x.grad.tolist() == [2.0, 2.0]


# --8<-- [start:setup]
class Scale(Function):
    @staticmethod
    def forward(x, factor):
        return x * factor

    @staticmethod
    def setup_context(ctx, inputs, output):
        _, ctx.factor = inputs

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.factor


Scale.apply(x, 3.0).sum().backward()
# > RuntimeError: function ScaleBackward returned an incorrect number of gradients (expected 2, got 1)
# --8<-- [end:setup]


# --8<-- [start:library]
@torch.library.custom_op("verified::scale", mutates_args=())
def scale(x: torch.Tensor, factor: float) -> torch.Tensor:
    return x * factor


scale.register_autograd(lambda ctx, grad: grad * 3)
scale(x, 3.0).sum().backward()
# > RuntimeError: function GeneratedBackwardFor_verified_scale_defaultBackward returned an incorrect number of gradients (expected 3, got 2)
# > [torch>=2.14] RuntimeError: The backward formula for verified.scale.default returned an incorrect number of gradients (expected 2, got 1). Expected one gradient for each forward input, or for each positional input to the operator. Use None for inputs that do not require a gradient.
# --8<-- [end:library]
scale.register_autograd(lambda ctx, grad: (grad * 3, None))
x.grad = None
scale(x, 3.0).sum().backward()
assert x.grad.tolist() == [3.0, 3.0]
