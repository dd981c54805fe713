# --8<-- [start:see]
import torch
from torch.autograd import Function, gradcheck


class Cube(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 2 * x  # of x**2


x = torch.tensor([1.0, 2.0], dtype=torch.float64, requires_grad=True)
gradcheck(Cube.apply, x)
# > torch.autograd.gradcheck.GradcheckError: Jacobian mismatch for output 0 with respect to input 0,
# > numerical:tensor([[ 3.0000,  0.0000],
# >         [ 0.0000, 12.0000]], dtype=torch.float64)
# > analytical:tensor([[2., 0.],
# >         [0., 4.]], dtype=torch.float64)
# >
# --8<-- [end:see]


# --8<-- [start:fix]
class FixedCube(Cube):
    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 3 * x**2


gradcheck(FixedCube.apply, x)
# > True
# --8<-- [end:fix]

# --8<-- [start:float]
single = torch.tensor([1.0, 2.0], requires_grad=True)
gradcheck(FixedCube.apply, single)  # right, in float32
# > UserWarning: Input #0 requires gradient and is not a double precision floating point or complex. This check will likely fail if all the inputs are not of double precision floating point or complex.
# > torch.autograd.gradcheck.GradcheckError: Jacobian mismatch for output 0 with respect to input 0,
# > numerical:tensor([[ 2.9504,  0.0000],
# >         [ 0.0000, 11.4441]])
# > analytical:tensor([[ 3.,  0.],
# >         [ 0., 12.]])
# >
# --8<-- [end:float]

# --8<-- [start:kink]
at_zero = torch.tensor([0.0], dtype=torch.float64, requires_grad=True)
gradcheck(torch.relu, at_zero)
# > torch.autograd.gradcheck.GradcheckError: Jacobian mismatch for output 0 with respect to input 0,
# > numerical:tensor([[0.5000]], dtype=torch.float64)
# > analytical:tensor([[0.]], dtype=torch.float64)
# >
# --8<-- [end:kink]
away = torch.tensor([0.1, -0.1], dtype=torch.float64, requires_grad=True)
assert gradcheck(torch.relu, away)


# --8<-- [start:loose]
class NearlyCube(Cube):
    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 3.1 * x**2


import warnings

warnings.filterwarnings("ignore", message="Input #0 requires gradient")
gradcheck(NearlyCube.apply, single, eps=1e-3, atol=0.1, rtol=0.1)
# > True
gradcheck(NearlyCube.apply, x, raise_exception=False)
# > False
# --8<-- [end:loose]

# --8<-- [start:no-grad]
gradcheck(FixedCube.apply, torch.ones(2, dtype=torch.float64))
# > ValueError: gradcheck expects at least one input tensor to require gradient, but none of them have requires_grad=True.
# > [torch<2.13] ValueError: gradcheck expects at least one input tensor to require gradient, but none of the them have requires_grad=True.
# --8<-- [end:no-grad]

# --8<-- [start:stride]
row = torch.ones(1, dtype=torch.float64, requires_grad=True)
gradcheck(torch.exp, row.expand(2))
# > RuntimeError: The 0th input has a dimension with stride 0. gradcheck only supports inputs that are non-overlapping to be able to compute the numerical gradients correctly. You should call .contiguous on the input before passing it to gradcheck.
# --8<-- [end:stride]


# --8<-- [start:random]
def noisy_backward(ctx, grad):
    (x,) = ctx.saved_tensors
    return grad * 3 * x**2 * torch.rand_like(x)


Noisy = type("Noisy", (Cube,), {"backward": staticmethod(noisy_backward)})
gradcheck(Noisy.apply, x)
# > torch.autograd.gradcheck.GradcheckError: Backward is not reentrant, i.e., running backward with same input and grad_output multiple times gives different values, although analytical gradient matches numerical gradient.The tolerance for nondeterminism was 0.0.
# > …
# --8<-- [end:random]
import pytest

# A function that draws anew at each call has no Jacobian to compare with.
ones = torch.ones(8, dtype=torch.float64, requires_grad=True)
with pytest.raises(RuntimeError, match="Jacobian mismatch for output 0"):
    gradcheck(torch.nn.functional.dropout, ones)
# The second derivative has a check of its own.
assert torch.autograd.gradgradcheck(FixedCube.apply, x)
assert gradcheck(FixedCube.apply, single, eps=1e-3, atol=0.1, rtol=0.1)


# A row for each input, a column for each output.
class _Wrong(Function):
    @staticmethod
    def forward(ctx, x):
        return torch.stack([x.sum(), x[0], 2 * x[1]])

    @staticmethod
    def backward(ctx, grad):
        return torch.ones_like(grad[:2])


with pytest.raises(RuntimeError) as _caught:
    gradcheck(_Wrong.apply, x)
_numbers = str(_caught.value).partition("analytical")[0]
assert "[[1.0000, 1.0000, 0.0000],\n        [1.0000, 0.0000, 2.0000]]" in _numbers
