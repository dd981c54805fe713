# --8<-- [start:adds]
import torch

x = torch.tensor(2.0, requires_grad=True)
(x**3 + 2 * x).backward()
x.grad
# > tensor(14.)
(x**3 + 2 * x).backward()
x.grad
# > tensor(28.)
# --8<-- [end:adds]

# --8<-- [start:paths]
x.grad = None
(x**3).backward()
(2 * x).backward()
x.grad
# > tensor(14.)
# --8<-- [end:paths]

# --8<-- [start:micro]
batch = torch.tensor([1.0, 2.0, 3.0, 4.0])
targets = torch.tensor([2.0, 3.0, 5.0, 9.0])
weight = torch.tensor(1.0, requires_grad=True)


def loss_of(x, y):
    return ((weight * x - y) ** 2).mean()


loss_of(batch, targets).backward()
weight.grad
# > tensor(-14.5000)

weight.grad = None
pairs = list(zip(batch.split(2), targets.split(2), strict=True))
for x, y in pairs:
    (loss_of(x, y) / len(pairs)).backward()
weight.grad
# > tensor(-14.5000)
# --8<-- [end:micro]
(whole,) = torch.autograd.grad(loss_of(batch, targets), weight)
assert torch.allclose(whole, weight.grad)

# --8<-- [start:unequal]
weight.grad = None
pairs = list(zip(batch.split(3), targets.split(3), strict=True))
for x, y in pairs:
    (loss_of(x, y) / len(pairs)).backward()
weight.grad
# > tensor(-23.)

weight.grad = None
for x, y in pairs:
    (loss_of(x, y) * len(x) / len(batch)).backward()
weight.grad
# > tensor(-14.5000)
# --8<-- [end:unequal]
assert torch.allclose(whole, weight.grad) and [len(x) for x, _ in pairs] == [3, 1]

# --8<-- [start:losses]
weight.grad = None
loss = loss_of(batch, targets)
penalty = 0.5 * weight**2
loss.backward()
penalty.backward()
weight.grad
# > tensor(-13.5000)
# --8<-- [end:losses]
(sum_at_once,) = torch.autograd.grad(loss_of(batch, targets) + 0.5 * weight**2, weight)
assert torch.allclose(sum_at_once, weight.grad)

# --8<-- [start:replace]
(gradient,) = torch.autograd.grad(loss_of(batch, targets), weight)
gradient
# > tensor(-14.5000)
(gradient,) = torch.autograd.grad(loss_of(batch, targets), weight)
gradient
# > tensor(-14.5000)
# --8<-- [end:replace]
assert weight.grad == -13.5
norm = torch.nn.BatchNorm1d(1, affine=False)
small, large = norm(batch[:2, None]), norm(batch[:, None])
assert not torch.allclose(small, large[:2])
