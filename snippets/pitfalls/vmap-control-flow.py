# --8<-- [start:see]
import torch


def clip(gradient):
    if gradient.norm() > 1:
        return gradient / gradient.norm()
    return gradient


gradients = torch.tensor([[3.0, 4.0], [0.3, 0.4]])
torch.vmap(clip)(gradients)
# > RuntimeError: vmap: It looks like you're attempting to use a Tensor in some data-dependent control flow. We don't support that yet, please file an issue at https://github.com/pytorch/pytorch/issues .
# > [torch<2.13] RuntimeError: vmap: It looks like you're attempting to use a Tensor in some data-dependent control flow. We don't support that yet, please shout over at https://github.com/pytorch/functorch/issues/257 .
# --8<-- [end:see]


# --8<-- [start:fix]
def clip(gradient):
    norm = gradient.norm()
    return torch.where(norm > 1, gradient / norm, gradient)


torch.vmap(clip)(gradients)
# > tensor([[0.6000, 0.8000],
# >         [0.3000, 0.4000]])
# --8<-- [end:fix]


# --8<-- [start:siblings]
def by_while(x):
    while x.sum() > 1:
        x = x / 2
    return x


def by_assert(x):
    assert x.sum() > 0
    return x


def by_and(x):
    return x * ((x.sum() > 0) and 1.0)


def by_max(x):
    return max(x[0], x[1])


for function in (by_while, by_assert, by_and, by_max):
    try:
        torch.vmap(function)(gradients)
    except RuntimeError as error:
        print(function.__name__, "data-dependent control flow" in str(error))
# > by_while True
# > by_assert True
# > by_and True
# > by_max True
# --8<-- [end:siblings]


# --8<-- [start:outside]
def normalise(x, inverse):  # the flag belongs to no row
    return 1 / x if inverse else x


torch.vmap(normalise, in_dims=(0, None))(gradients, True).shape
# > torch.Size([2, 2])
positive = bool((gradients > 0).all())  # one answer, outside
positive
# > True
# --8<-- [end:outside]


# --8<-- [start:loop]
def halve(x):
    for _ in range(4):  # as many steps as the worst row needs
        x = torch.where(x.sum() > 1, x / 2, x)
    return x


torch.vmap(halve)(gradients)
# > tensor([[0.3750, 0.5000],
# >         [0.3000, 0.4000]])
# --8<-- [end:loop]
for row, halved in zip(gradients, torch.vmap(halve)(gradients), strict=True):
    assert torch.equal(by_while(row), halved)


# --8<-- [start:nan]
def root(x):
    return torch.where(x > 0, x.sqrt(), 0.0)


values = torch.tensor([4.0, 0.0])
torch.vmap(torch.func.grad(root))(values)
# > tensor([0.2500,    nan])
# --8<-- [end:nan]


# --8<-- [start:nan-fix]
def root(x):
    safe = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, safe.sqrt(), 0.0)


torch.vmap(torch.func.grad(root))(values)
# > tensor([0.2500, 0.0000])
# --8<-- [end:nan-fix]

# A shape is the same for all rows, and may be asked.
assert torch.vmap(lambda x: x if x.shape[0] == 2 else -x)(gradients).equal(gradients)
