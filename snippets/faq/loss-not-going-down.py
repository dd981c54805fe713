# --8<-- [start:check]
import torch
import torch.nn.functional as F
from torch import nn

x = torch.tensor([[-1.0], [0.0], [1.0], [2.0]])  # (N, 1)
y = 2 * x + 1  # (N, 1)


def check(model, optimizer, loss):
    before = [p.detach().clone() for p in model.parameters()]
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    for (name, p), old in zip(model.named_parameters(), before, strict=True):
        gradient = "no gradient" if p.grad is None else "gradient"
        moved = "stayed" if torch.equal(p, old) else "moved"
        print(f"{name}: {gradient}, {moved}")


model = nn.Linear(1, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
check(model, optimizer, F.mse_loss(model(x), y))
# > weight: gradient, moved
# > bias: gradient, moved
# --8<-- [end:check]
import math

import pytest


# --8<-- [start:train]
def train(lr=0.1, zero=True, targets=y, steps=100):
    model = nn.Linear(1, 1)
    nn.init.zeros_(model.weight)
    nn.init.zeros_(model.bias)
    optimizer = torch.optim.SGD(model.parameters(), lr=lr)
    losses = []
    for _ in range(steps):
        if zero:
            optimizer.zero_grad()
        loss = ((model(x) - targets) ** 2).mean()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    print(f"first {losses[0]:.2f}, last ten up to {max(losses[-10:]):.2f}")


train()
# > first 9.00, last ten up to 0.00
train(zero=False)
# > first 9.00, last ten up to 9.88
# --8<-- [end:train]
_w = nn.Parameter(torch.ones(1))
_sgd = torch.optim.SGD([_w], lr=0.1)
(_w**2).sum().backward()
_sgd.zero_grad()  # between backward and step
_sgd.step()
assert _w == 1 and _w.grad is None

# --8<-- [start:broadcast]
train(targets=y.squeeze(1))  # (N, 1) - (N,)
# > first 9.00, last ten up to 5.00
# --8<-- [end:broadcast]
assert y.var(correction=0) == 5

# --8<-- [start:softmax]
labels = torch.tensor([0, 1, 2, 3])
logits = 100 * torch.eye(4)  # certain, and right each time
F.cross_entropy(logits, labels)
# > tensor(0.)
F.cross_entropy(logits.softmax(dim=1), labels)
# > tensor(0.7437)
F.cross_entropy(logits.log_softmax(dim=1), labels)
# > tensor(0.)
# --8<-- [end:softmax]
for _classes, _floor in ((2, 0.313), (3, 0.551), (4, 0.744), (10, 1.461)):
    _right = torch.arange(_classes)
    _best = F.cross_entropy(F.one_hot(_right).float(), _right)  # the best probabilities there are
    assert math.isclose(_best, math.log(1 + (_classes - 1) / math.e), abs_tol=1e-5)
    assert round(_best.item(), 3) == _floor
    _random = torch.randn(1000, _classes).mul(20).softmax(dim=1)
    _every = F.cross_entropy(_random, _random.argmax(dim=1), reduction="none")
    assert (_every > _best - 1e-5).all()
_logit = torch.tensor([100.0, -100.0])
_binary = torch.tensor([1.0, 0.0])
assert F.binary_cross_entropy_with_logits(_logit, _binary) < 1e-6
_twice = F.binary_cross_entropy_with_logits(_logit.sigmoid(), _binary, reduction="none")
assert torch.allclose(_twice, torch.tensor([math.log(1 + 1 / math.e), math.log(2)]))
_column = torch.randn(4, 1, requires_grad=True)
_always = F.cross_entropy(_column, torch.zeros(4, dtype=torch.long))
_always.backward()
assert _always == 0 and not _column.grad.any()

# --8<-- [start:rate]
train(lr=0.0001)
# > first 9.00, last ten up to 8.43
train(lr=0.56)
# > first 9.00, last ten up to 1473.58
# --8<-- [end:rate]

# --8<-- [start:cut]
loss = F.mse_loss(model(x), y)
loss = torch.tensor(loss, requires_grad=True)
# > [torch<2.7] UserWarning: To copy construct from a tensor, it is recommended to use sourceTensor.clone().detach() or sourceTensor.clone().detach().requires_grad_(True), rather than torch.tensor(sourceTensor).
# > UserWarning: To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or sourceTensor.detach().clone().requires_grad_(True), rather than torch.tensor(sourceTensor).
check(model, optimizer, loss)
# > weight: no gradient, stayed
# > bias: no gradient, stayed
# --8<-- [end:cut]
assert loss.is_leaf and loss.grad == 1
_silenced = nn.Linear(1, 1)
F.mse_loss(_silenced(x).detach(), y).requires_grad_().backward()
assert _silenced.weight.grad is None
with pytest.raises(RuntimeError, match="element 0 of tensors does not require grad"):
    F.mse_loss(_silenced(x).detach(), y).backward()


# --8<-- [start:unregistered]
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Linear(1, 8), nn.Tanh()]  # a plain list
        self.head = nn.Linear(8, 1)

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        return self.head(x)


model = Model()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
check(model, optimizer, F.mse_loss(model(x), y))
# > head.weight: gradient, moved
# > head.bias: gradient, moved
# --8<-- [end:unregistered]
_model = Model()
_model.layers = nn.ModuleList([nn.Linear(1, 8), nn.Tanh()])
_names = {name for name, _ in _model.named_parameters()}
assert _names == {"layers.0.weight", "layers.0.bias", "head.weight", "head.bias"}
_holder = nn.Module()
_holder.weights = [nn.Parameter(torch.ones(1))]
assert list(_holder.parameters()) == []
_holder.weights = nn.ParameterList(_holder.weights)
assert len(list(_holder.parameters())) == 1
_holder = nn.Module()
with pytest.raises(ValueError, match="optimizer got an empty parameter list"):
    torch.optim.SGD(_holder.parameters(), lr=0.1)

# --8<-- [start:replaced]
model = nn.Linear(1, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model.weight = nn.Parameter(torch.zeros(1, 1))  # too late
check(model, optimizer, F.mse_loss(model(x), y))
# > weight: gradient, stayed
# > bias: gradient, moved
# --8<-- [end:replaced]
assert all(p is not model.weight for group in optimizer.param_groups for p in group["params"])
_linear = nn.Linear(1, 1)
_sgd = torch.optim.SGD(_linear.parameters(), lr=0.1)
with torch.no_grad():
    _linear.weight.fill_(0.0)
assert _sgd.param_groups[0]["params"][0] is _linear.weight
_ignored = F.cross_entropy(torch.zeros(2, 3), torch.tensor([-100, -100]))
assert _ignored.isnan()  # the mean of nothing
