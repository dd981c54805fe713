# --8<-- [start:see]
import torch
from torch.autograd import Function, gradcheck


class Product(Function):
    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        return x @ weight  # (B, 3) @ (3, 2)

    @staticmethod
    def backward(ctx, grad):  # (B, 2)
        x, weight = ctx.saved_tensors
        return grad @ weight.T, grad.T @ x


x = torch.ones(4, 3, requires_grad=True)
weight = torch.ones(3, 2, requires_grad=True)
Product.apply(x, weight).sum().backward()
# > RuntimeError: Function ProductBackward returned an invalid gradient at index 1 - got [2, 3] but expected shape compatible with [3, 2]
# --8<-- [end:see]


# --8<-- [start:fix]
class FixedProduct(Product):
    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        return grad @ weight.T, x.T @ grad


FixedProduct.apply(x, weight).sum().backward()
x.grad.shape, weight.grad.shape
# > (torch.Size([4, 3]), torch.Size([3, 2]))
# --8<-- [end:fix]
assert torch.equal(weight.grad, torch.full((3, 2), 4.0))


# --8<-- [start:reduction]
class Total(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.shape = x.shape
        return x.sum()

    @staticmethod
    def backward(ctx, grad):
        return grad  # the gradient of the sum, not of x


row = torch.ones(2, requires_grad=True)
Total.apply(row).backward()
# > RuntimeError: Function TotalBackward returned an invalid gradient at index 0 - got [] but expected shape compatible with [2]
# --8<-- [end:reduction]


# --8<-- [start:reduction-fix]
class FixedTotal(Total):
    @staticmethod
    def backward(ctx, grad):
        return grad.expand(ctx.shape)


FixedTotal.apply(row).backward()
row.grad
# > tensor([1., 1.])
# --8<-- [end:reduction-fix]


# --8<-- [start:broadcast]
class AddBias(Function):
    @staticmethod
    def forward(ctx, x, bias):
        return x + bias  # (4, 3) + (3,)

    @staticmethod
    def backward(ctx, grad):
        return grad, grad  # (4, 3) for both


bias = torch.zeros(3, requires_grad=True)
AddBias.apply(x, bias).sum().backward()
bias.grad  # summed over the rows
# > tensor([4., 4., 4.])
# --8<-- [end:broadcast]
assert bias.grad.tolist() == [4.0, 4.0, 4.0]

# --8<-- [start:square]
square = torch.tensor([[1.0, 2.0], [3.0, 4.0]], requires_grad=True)
rows = torch.tensor([[1.0, 2.0]])
upstream = torch.tensor([[1.0, 10.0]])
Product.apply(rows, square).backward(upstream)
square.grad
# > tensor([[ 1.,  2.],
# >         [10., 20.]])
(expected,) = torch.autograd.grad(rows @ square, square, upstream)
expected
# > tensor([[ 1., 10.],
# >         [ 2., 20.]])
# --8<-- [end:square]
assert torch.equal(square.grad, expected.T) and not torch.equal(square.grad, expected)

# --8<-- [start:check]
double = {"dtype": torch.float64, "requires_grad": True}
inputs = torch.ones(1, 2, **double), torch.ones(2, 2, **double)
gradcheck(FixedProduct.apply, inputs)
# > True
gradcheck(Product.apply, inputs, raise_exception=False)
# > False
# --8<-- [end:check]


# --8<-- [start:complex]
class Turn(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 2j


Turn.apply(row).sum().backward()
# > RuntimeError: Expected isFloatingType(grad.scalar_type()) || (input_is_complex == grad_is_complex) to be true, but got false.  (Could this error message be improved?  If so, please report an enhancement request to PyTorch.)
# --8<-- [end:complex]


class _Cast(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return 2 * grad.to(torch.float64)


# A gradient of another real dtype is cast to that of the input.
row.grad = None
_Cast.apply(row).sum().backward()
assert row.grad.dtype == torch.float32 and row.grad.tolist() == [2.0, 2.0]
