# --8<-- [start:see]
import torch
from torch import nn
from torch.nn import functional as F

x = torch.tensor([[1.0], [2.0], [3.0]])
targets = 2 * x + 1
model = nn.Linear(1, 1)
optimizer = torch.optim.LBFGS(model.parameters())
F.mse_loss(model(x), targets).backward()
optimizer.step()
# > TypeError: LBFGS.step() missing 1 required positional argument: 'closure'
# --8<-- [end:see]


# --8<-- [start:fix]
def closure():
    optimizer.zero_grad()
    loss = F.mse_loss(model(x), targets)
    loss.backward()
    return loss


for _ in range(3):
    loss = optimizer.step(closure)  # the function, without brackets
F.mse_loss(model(x), targets) < 1e-6
# > tensor(True)
# --8<-- [end:fix]

# --8<-- [start:not-a-function]
for argument in (closure(), None):
    try:
        optimizer.step(argument)
    except TypeError as error:
        print(error)
# > 'Tensor' object is not callable
# > 'NoneType' object is not callable
# --8<-- [end:not-a-function]


# --8<-- [start:no-return]
def closure():
    optimizer.zero_grad()
    F.mse_loss(model(x), targets).backward()  # and no return


try:
    optimizer.step(closure)
except TypeError as error:
    print(error)
# > float() argument must be a string or a real number, not 'NoneType'
# --8<-- [end:no-return]


# --8<-- [start:silent]
def no_backward():
    optimizer.zero_grad()
    return F.mse_loss(model(x), targets)


def no_zero_grad():
    loss = F.mse_loss(model(x), targets)
    loss.backward()
    return loss


for closure in (no_backward, no_zero_grad):
    torch.nn.init.zeros_(model.weight)
    torch.nn.init.zeros_(model.bias)
    optimizer = torch.optim.LBFGS(model.parameters())
    model.zero_grad()
    optimizer.step(closure)
    print(closure.__name__, F.mse_loss(model(x), targets).item() > 25)
# > no_backward True
# > no_zero_grad True
# --8<-- [end:silent]
assert F.mse_loss(model(x), targets) > 1000  # diverged

# --8<-- [start:groups]
torch.optim.LBFGS([{"params": model.weight}, {"params": model.bias}])
# > ValueError: LBFGS doesn't support per-parameter options (parameter groups)
# --8<-- [end:groups]

# --8<-- [start:other-optimizers]
sgd = torch.optim.SGD(model.parameters(), lr=0.1)
loss = F.mse_loss(model(x), targets)
sgd.step(loss)  # step takes no loss
# > TypeError: 'Tensor' object is not callable
# --8<-- [end:other-optimizers]
