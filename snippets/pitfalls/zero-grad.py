# --8<-- [start:see]
import torch

x = torch.tensor([1.0, 2.0, 3.0])
targets = 2 * x


def train(lr, zero, steps=8):
    weight = torch.tensor(0.0, requires_grad=True)
    optimizer = torch.optim.SGD([weight], lr=lr)
    losses = []
    for _ in range(steps):
        if zero:
            optimizer.zero_grad()
        loss = ((weight * x - targets) ** 2).mean()
        loss.backward()
        optimizer.step()
        losses.append(round(loss.item(), 1))
    return losses


train(lr=0.1, zero=True)
# > [18.7, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
train(lr=0.1, zero=False)
# > [18.7, 0.1, 16.1, 20.9, 0.7, 13.3, 22.6, 2.0]
# --8<-- [end:see]
assert train(lr=0.1, zero=True, steps=200)[-1] == 0


def farthest(zero):
    weight = torch.tensor(0.0, requires_grad=True)
    optimizer = torch.optim.SGD([weight], lr=0.1)
    for step in range(120):
        batch, target = x[step % 3], targets[step % 3]
        if zero:
            optimizer.zero_grad()
        ((weight * batch - target) ** 2).backward()
        optimizer.step()
    return abs(weight.item() - 2)


assert farthest(zero=False) > 10 and farthest(zero=True) < 1e-3  # diverges, batch by batch

# --8<-- [start:adds]
weight = torch.tensor(1.0, requires_grad=True)
for _ in range(3):
    (weight * 2).backward()
    print(weight.grad)
# > tensor(2.)
# > tensor(4.)
# > tensor(6.)
# --8<-- [end:adds]
# Cleared once an epoch: the second batch steps with the first one's gradient too.
weight = torch.tensor(1.0, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.0)
for _ in range(2):
    optimizer.zero_grad()
    for batch, pushed in ((x[0], 1.0), (x[1], 1.0 + 2.0)):
        (weight * batch).backward()
        optimizer.step()
        assert weight.grad == pushed

# --8<-- [start:too-soon]
weight = torch.tensor(0.0, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.1)
for _ in range(8):
    loss = ((weight * x - targets) ** 2).mean()
    loss.backward()
    optimizer.zero_grad()
    optimizer.step()
weight
# > tensor(0., requires_grad=True)
# --8<-- [end:too-soon]

# --8<-- [start:other-optimizer]
generator = torch.tensor(1.0, requires_grad=True)
critic = torch.tensor(1.0, requires_grad=True)
optimizer = torch.optim.SGD([generator], lr=0.1)
for _ in range(3):
    optimizer.zero_grad()
    (generator * critic * 2).backward()
print(generator.grad, critic.grad)
# > tensor(2.) tensor(6.)
# --8<-- [end:other-optimizer]
model = torch.nn.Linear(2, 1)
model(torch.ones(1, 2)).sum().backward()
torch.optim.SGD([model.weight], lr=0.1).zero_grad()
assert model.weight.grad is None and model.bias.grad is not None
model.zero_grad()
assert model.bias.grad is None

# --8<-- [start:fix]
weight = torch.tensor(0.0, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.1)
for _ in range(8):
    loss = ((weight * x - targets) ** 2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
round(weight.item(), 3)  # > 2.0
# --8<-- [end:fix]

# --8<-- [start:by-hand]
weight = torch.tensor(0.0, requires_grad=True)
for _ in range(8):
    loss = ((weight * x - targets) ** 2).mean()
    loss.backward()
    with torch.no_grad():
        weight -= 0.1 * weight.grad
    weight.grad = None
round(weight.item(), 3)  # > 2.0
# --8<-- [end:by-hand]

# --8<-- [start:none]
weight = torch.tensor(0.0, requires_grad=True)
weight.grad.zero_()
# > AttributeError: 'NoneType' object has no attribute 'zero_'
# --8<-- [end:none]

# --8<-- [start:after-zero-grad]
(weight * 2).backward()
torch.optim.SGD([weight], lr=0.1).zero_grad()
weight.grad.zero_()
# > AttributeError: 'NoneType' object has no attribute 'zero_'
# --8<-- [end:after-zero-grad]
import pytest

with pytest.raises(AttributeError, match="'NoneType' object has no attribute 'data'"):
    weight.grad.data.zero_()

# --8<-- [start:none-fix]
weight.grad = None
if weight.grad is not None:
    weight.grad.zero_()
# --8<-- [end:none-fix]

# --8<-- [start:tensor]
weight.zero_grad()
# > AttributeError: 'Tensor' object has no attribute 'zero_grad'
# --8<-- [end:tensor]

# --8<-- [start:none-or-zero]
idle = torch.tensor(1.0, requires_grad=True)
optimizer = torch.optim.SGD([idle], lr=0.1, momentum=0.9)
idle.grad = torch.tensor(1.0)
optimizer.step()

idle.grad = None
optimizer.step()
idle
# > tensor(0.9000, requires_grad=True)

idle.grad = torch.tensor(0.0)
optimizer.step()
idle
# > tensor(0.8100, requires_grad=True)
# --8<-- [end:none-or-zero]
for optimizer_of in (
    lambda p: torch.optim.SGD([p], lr=0.1, momentum=0.9),
    lambda p: torch.optim.SGD([p], lr=0.1, weight_decay=0.1),
    lambda p: torch.optim.Adam([p], lr=0.1),
):
    p = torch.tensor(1.0, requires_grad=True)
    o = optimizer_of(p)
    p.grad = torch.tensor(1.0)
    o.step()
    p.grad = None
    before = p.item()
    o.step()
    assert p.item() == before
    p.grad = torch.tensor(0.0)
    o.step()
    assert p.item() != before

# --8<-- [start:smaller-rate]
train(lr=0.01, zero=False, steps=200)[-8:]
# > [12.1, 17.0, 19.1, 17.7, 13.4, 7.7, 2.6, 0.1]
train(lr=0.01, zero=True, steps=200)[-8:]
# > [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# --8<-- [end:smaller-rate]
