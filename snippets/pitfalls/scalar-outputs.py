# --8<-- [start:raises]
import torch
from torch import nn
from torch.nn import functional as F

model = nn.Linear(2, 1)
batch, targets = torch.ones(4, 2), torch.zeros(4, 1)
loss = F.mse_loss(model(batch), targets, reduction="none")
loss.shape  # > torch.Size([4, 1])
loss.backward()
# > RuntimeError: grad can be implicitly created only for scalar outputs
# --8<-- [end:raises]

# --8<-- [start:one]
x = torch.tensor([3.0], requires_grad=True)
(x**2).reshape(1, 1, 1).backward()  # three dimensions, one element
x.grad
# > tensor([6.])
# --8<-- [end:one]

# --8<-- [start:siblings]
x = torch.ones(3, requires_grad=True)
for attempt in (
    lambda: (x * 2).backward(),
    lambda: torch.autograd.grad(x * 2, x),
    lambda: (x * 2)[:0].backward(),  # no element is not one either
):
    try:
        attempt()
    except RuntimeError as error:
        print(error)
# > grad can be implicitly created only for scalar outputs
# > grad can be implicitly created only for scalar outputs
# > grad can be implicitly created only for scalar outputs
# --8<-- [end:siblings]


# --8<-- [start:parallel]
class WithLoss(nn.Module):
    def forward(self, batch, targets):
        return F.mse_loss(model(batch), targets)


with_loss = WithLoss()
# What DataParallel does with two GPUs: a part each, then one tensor of all results.
halves = zip(batch.split(2), targets.split(2), strict=True)
parts = [with_loss(b, t) for b, t in halves]
loss = torch.stack(parts)
loss.shape  # > torch.Size([2])
loss.mean().backward()
# --8<-- [end:parallel]
_mean = model.weight.grad.clone()
model.zero_grad()
F.mse_loss(model(batch), targets).backward()
assert torch.allclose(_mean, model.weight.grad)
model.zero_grad()
_halves = zip(batch.split(2), targets.split(2), strict=True)
torch.stack([with_loss(b, t) for b, t in _halves]).sum().backward()
assert torch.allclose(2 * _mean, model.weight.grad)

# --8<-- [start:fix]
model.zero_grad()
loss = F.mse_loss(model(batch), targets, reduction="none")
loss.mean().backward()
model.weight.grad.shape
# > torch.Size([1, 2])
# --8<-- [end:fix]

# --8<-- [start:weighted]
model.zero_grad()
per_example = F.mse_loss(model(batch), targets, reduction="none").squeeze(1)
importance = torch.tensor([1.0, 0.0, 0.0, 3.0])
(per_example * importance).sum().backward()
by_product = model.weight.grad.clone()

model.zero_grad()
per_example = F.mse_loss(model(batch), targets, reduction="none").squeeze(1)
per_example.backward(importance)  # the same, without the product
torch.allclose(by_product, model.weight.grad)
# > True
# --8<-- [end:weighted]

# --8<-- [start:jacobian]
x = torch.tensor([1.0, 2.0], requires_grad=True)
(slopes,) = torch.autograd.grad((x**2).sum(), x)  # one slope for each x
slopes
# > tensor([2., 4.])
torch.autograd.functional.jacobian(lambda x: x**2, x.detach())
# > tensor([[2., 0.],
# >         [0., 4.]])
# --8<-- [end:jacobian]

# --8<-- [start:no-help]
x = torch.tensor([1.0, 2.0, 3.0, 4.0], requires_grad=True)
(x**2).mean().backward()
x.grad
# > tensor([0.5000, 1.0000, 1.5000, 2.0000])
x.grad = None
(x**2).backward(torch.ones(4))  # that is the sum: four times as large
x.grad
# > tensor([2., 4., 6., 8.])
# --8<-- [end:no-help]
