# --8<-- [start:see]
import torch
from torch.autograd import Function
from torch.func import grad, jacfwd, jvp, vmap


class Square(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**2

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        return gradient * 2 * x


grad(Square.apply)(torch.tensor(3.0))
# > RuntimeError: In order to use an autograd.Function with functorch transforms (vmap, grad, jvp, jacrev, ...), it must override the setup_context staticmethod. For more details, please see https://pytorch.org/docs/main/notes/extending.func.html
# --8<-- [end:see]


# --8<-- [start:fix]
class Square(Function):
    @staticmethod
    def forward(x):  # no ctx
        return x**2

    @staticmethod
    def setup_context(ctx, inputs, output):
        (x,) = inputs
        ctx.save_for_backward(x)

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        return gradient * 2 * x


grad(Square.apply)(torch.tensor(3.0))
# > tensor(6.)
# --8<-- [end:fix]

# --8<-- [start:vmap]
x = torch.tensor([1.0, 2.0])
vmap(Square.apply)(x)
# > RuntimeError: You tried to vmap over Square, but it does not have vmap support. Please override and implement the vmap staticmethod or set generate_vmap_rule=True. For more details, please see https://pytorch.org/docs/main/notes/extending.func.html
# --8<-- [end:vmap]


# --8<-- [start:vmap-fix]
class MappedSquare(Square):
    generate_vmap_rule = True


vmap(MappedSquare.apply)(x)
# > tensor([1., 4.])
# --8<-- [end:vmap-fix]


# --8<-- [start:numpy]
class NumpySquare(Square):
    @staticmethod
    def forward(x):
        return torch.from_numpy(x.numpy() ** 2)

    @staticmethod
    def vmap(info, in_dims, x):
        return NumpySquare.apply(x), in_dims[0]


vmap(NumpySquare.apply)(x)
# > tensor([1., 4.])
# --8<-- [end:numpy]

# --8<-- [start:jvp]
jvp(Square.apply, (x,), (torch.ones(2),))
# > NotImplementedError: You must implement the jvp function for custom autograd.Function to use it with forward mode AD.
# --8<-- [end:jvp]


# --8<-- [start:jvp-fix]
class ForwardSquare(MappedSquare):
    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def jvp(ctx, tangent):
        (x,) = ctx.saved_tensors
        return 2 * x * tangent


jacfwd(ForwardSquare.apply)(x)
# > tensor([[2., 0.],
# >         [0., 4.]])
# --8<-- [end:jvp-fix]


# --8<-- [start:both]
class Mixed(Square):
    @staticmethod
    def forward(ctx, x):
        return x**2


Mixed.apply(x)
# > TypeError: missing a required argument: 'x'
# --8<-- [end:both]


# --8<-- [start:ambiguous]
class Ambiguous(NumpySquare):
    generate_vmap_rule = True


class NoDims(Square):
    @staticmethod
    def vmap(info, in_dims, x):
        return NoDims.apply(x)


for function in (Ambiguous, NoDims):
    try:
        vmap(function.apply)(x)
    except RuntimeError as error:
        print(error)
# > You tried to vmap over Ambiguous, but it has both generate_vmap_rule=True and an overridden vmap staticmethod. Please set generate_vmap_rule=False or delete the overridden vmap staticmethod to avoid ambiguity. For more details, please see https://pytorch.org/docs/main/notes/extending.func.html
# > Expected the vmap staticmethod to have two returns, an output and out_dims with pytree structure compatible with the output. Got a <class 'torch.Tensor'> instead
# --8<-- [end:ambiguous]
