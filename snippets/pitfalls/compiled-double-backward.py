# --8<-- [start:see]
import torch


def loss(x):
    return (x**3).sum()


x = torch.tensor([1.0, 2.0], requires_grad=True)
compiled = torch.compile(loss, backend="aot_eager")
(slope,) = torch.autograd.grad(compiled(x), x, create_graph=True)
slope.sum().backward()
# > RuntimeError: torch.compile with aot_autograd does not currently support double backward
# --8<-- [end:see]

# --8<-- [start:fix]
(slope,) = torch.autograd.grad(loss(x), x, create_graph=True)  # not compiled
slope.sum().backward()
x.grad
# > tensor([ 6., 12.])
# --8<-- [end:fix]
_eager = torch.compile(loss, backend="eager")
(_slope,) = torch.autograd.grad(_eager(x), x, create_graph=True)
assert torch.autograd.grad(_slope.sum(), x)[0].tolist() == [6.0, 12.0]


# --8<-- [start:inside]
@torch.compile(backend="aot_eager")
def penalty(x):
    return torch.func.grad(loss)(x).sum()


x.grad = None
penalty(x).backward()
x.grad
# > tensor([ 6., 12.])
# --8<-- [end:inside]

# --8<-- [start:stance]
with torch.compiler.set_stance("force_eager"):
    y = compiled(x)
x.grad = None
(slope,) = torch.autograd.grad(y, x, create_graph=True)
slope.sum().backward()
x.grad
# > tensor([ 6., 12.])
# --8<-- [end:stance]
