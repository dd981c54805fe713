# --8<-- [start:record]
import torch

x = torch.tensor(2.0, requires_grad=True)
y = x**3 + 2 * x
y.grad_fn is not None  # > True
y.backward()
x.grad  # > tensor(14.)
# --8<-- [end:record]

# --8<-- [start:add]
y = x**3 + 2 * x
y.backward()
x.grad  # > tensor(28.)
# --8<-- [end:add]


# --8<-- [start:func]
def f(x):
    return x**3 + 2 * x


torch.func.grad(f)(torch.tensor(2.0))
# > tensor(14.)
points = torch.tensor([0.0, 1.0, 2.0])
torch.func.vmap(torch.func.grad(f))(points)
# > tensor([ 2.,  5., 14.])
# --8<-- [end:func]
plain = torch.tensor(2.0)
assert torch.func.grad(f)(plain) == torch.autograd.grad(f(x), x)[0] == 14
assert plain.grad is None
assert x.grad == 28

# --8<-- [start:mutable]
points[0] = 5.0
points.add_(1)
points
# > tensor([6., 2., 3.])
# --8<-- [end:mutable]

# cpu: a generator belongs to one device
# --8<-- [start:random]
generator = torch.Generator()
generator.manual_seed(0)
first = torch.rand(3, generator=generator)
second = torch.rand(3, generator=generator)
torch.equal(first, second)  # > False

generator.manual_seed(0)
again = torch.rand(3, generator=generator)
torch.equal(first, again)  # > True
# --8<-- [end:random]
torch.manual_seed(0)
one = torch.rand(3)
torch.manual_seed(0)
assert torch.equal(one, torch.rand(3))
assert not torch.equal(one, torch.rand(3))

# --8<-- [start:conventions]
linear = torch.nn.Linear(3, 2)  # 3 in, 2 out
linear.weight.shape  # > torch.Size([2, 3])

image = torch.ones(1, 3, 8, 8)  # (N, C, H, W)
torch.nn.Conv2d(3, 16, 3)(image).shape
# > torch.Size([1, 16, 6, 6])

norm = torch.nn.BatchNorm1d(1, momentum=0.1)
_ = norm(torch.tensor([[9.0], [11.0]]))
norm.running_mean  # > tensor([1.])
# --8<-- [end:conventions]
import pytest

with pytest.raises(RuntimeError, match="to have 3 channels"):
    torch.nn.Conv2d(3, 16, 3)(torch.ones(1, 8, 8, 3))
model = torch.nn.Dropout()
assert model.training
assert not model.eval().training

# cross_entropy takes raw scores.
logits, targets = torch.tensor([[2.0, 0.0]]), torch.tensor([0])
expected = -torch.log(logits.softmax(1)[0, 0])
torch.testing.assert_close(torch.nn.functional.cross_entropy(logits, targets), expected)

# Dtypes are promoted, except in matrix products.
assert (torch.ones(2) + torch.ones(2, dtype=torch.int64)).dtype == torch.float32
with pytest.raises(RuntimeError, match="same dtype"):
    torch.ones(1, 2) @ torch.ones(2, 1, dtype=torch.int64)
