# --8<-- [start:see]
import torch
from torch.func import grad


def penalty(x):
    loss = (x**2).sum()
    loss.backward()
    return x.grad.sum()


x = torch.tensor([1.0, 2.0])
grad(penalty)(x)
# > RuntimeError: backward() called inside a functorch transform. This is not supported, please use functorch.grad or functorch.vjp instead or call backward() outside of functorch transforms.
# --8<-- [end:see]


# --8<-- [start:fix]
def penalty(x):
    return grad(lambda x: (x**2).sum())(x).sum()


grad(penalty)(x)
# > tensor([2., 2.])
# --8<-- [end:fix]


# --8<-- [start:siblings]
def marks(x):
    return (x.clone().requires_grad_() ** 2).sum()


def keeps(x):
    hidden = x**2
    hidden.retain_grad()
    return hidden.sum()


for function in (marks, keeps):
    try:
        grad(function)(x)
    except RuntimeError as error:
        print(error)
# > You are attempting to call Tensor.requires_grad_() (or perhaps using torch.autograd.functional.* APIs) inside of a function being transformed by a functorch transform. This is unsupported, please attempt to use the functorch transforms (e.g. grad, vjp, jacrev, jacfwd, hessian) or call requires_grad_() outside of a function being transformed instead.
# > You are attempting to call Tensor.retain_grad() inside of a function being transformed by a functorch transform. This is unsupported, please attempt to use the functorch transforms (e.g. grad, vjp, jacrev, jacfwd, hessian) or call retain_grad() outside of a function being transformed instead.
# --8<-- [end:siblings]

# --8<-- [start:captured]
running = torch.zeros(2)


def with_statistics(x):
    running.add_(x)
    return (x**2).sum()


grad(with_statistics)(x)
# > RuntimeError: During a grad (vjp, jvp, grad, etc) transform, the function provided attempted to call in-place operation (aten::add_.Tensor) that would mutate a captured Tensor. This is not supported; please rewrite the function being transformed to explicitly accept the mutated Tensor(s) as inputs.
# --8<-- [end:captured]


# --8<-- [start:captured-fix]
def with_statistics(x, running):
    return (x**2).sum(), running + x


gradient, running = grad(with_statistics, has_aux=True)(x, running)
gradient, running
# > (tensor([2., 4.]), tensor([1., 2.]))
# --8<-- [end:captured-fix]
import pytest

norm = torch.nn.BatchNorm1d(2)
with pytest.raises(RuntimeError, match="would mutate a captured Tensor"):
    grad(lambda batch: norm(batch).sum())(torch.ones(4, 2))
norm.eval()
grad(lambda batch: norm(batch).sum())(torch.ones(4, 2))
# The statistics are plain numbers, no longer part of a transform.
assert type(running) is torch.Tensor and not running.requires_grad


# --8<-- [start:silent]
def silent_penalty(x):
    (slope,) = torch.autograd.grad((x**2).sum(), x)  # no create_graph
    return (slope * x).sum()


grad(silent_penalty)(x)  # of 2 * x**2 it is 4 * x


# > tensor([2., 4.])
# --8<-- [end:silent]
def _penalty(x):
    (slope,) = torch.autograd.grad((x**2).sum(), x, create_graph=True)
    return (slope * x).sum()


assert grad(_penalty)(x).tolist() == [4.0, 8.0]
