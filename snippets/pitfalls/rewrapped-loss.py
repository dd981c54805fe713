# --8<-- [start:see]
import torch
from torch import nn
from torch.nn import functional as F

model = nn.Linear(1, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
x, targets = torch.tensor([[1.0], [2.0]]), torch.tensor([[2.0], [4.0]])


def criterion(outputs, targets):
    loss = F.mse_loss(outputs, targets)
    return torch.tensor(loss.item(), requires_grad=True)  # the mistake


losses = []
for _ in range(3):
    optimizer.zero_grad()
    loss = criterion(model(x), targets)
    loss.backward()  # no error
    optimizer.step()
    losses.append(loss.item())
len(set(losses))  # the same loss each time
# > 1
model.weight.grad is None
# > True
# --8<-- [end:see]
assert loss.is_leaf and loss.grad == 1

# --8<-- [start:look]
loss.grad_fn is None, loss.is_leaf
# > (True, True)
loss.grad  # the gradient went here
# > tensor(1.)
# --8<-- [end:look]

# --8<-- [start:ways]
import numpy as np

real = F.mse_loss(model(x), targets)
ways = {
    "torch.tensor(real.item())": torch.tensor(real.item()),
    "torch.Tensor([real.item()])": torch.Tensor([real.item()]),
    "real.data": real.data,
    "Variable(real.data)": torch.autograd.Variable(real.data),
    "Variable(real, True)": torch.autograd.Variable(real, requires_grad=True),
    "from_numpy": torch.from_numpy(np.array(real.item())),
    "nn.Parameter(real)": nn.Parameter(real),
}
for name, wrapped in ways.items():
    print(f"{name:28}", wrapped.requires_grad_().grad_fn)
# > torch.tensor(real.item())    None
# > torch.Tensor([real.item()])  None
# > real.data                    None
# > Variable(real.data)          None
# > Variable(real, True)         None
# > from_numpy                   None
# > nn.Parameter(real)           None
# --8<-- [end:ways]

# --8<-- [start:warns]
loss = torch.tensor(real, requires_grad=True)
# > UserWarning: To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or sourceTensor.detach().clone().requires_grad_(True), rather than torch.tensor(sourceTensor).
# > [torch<2.7] UserWarning: To copy construct from a tensor, it is recommended to use sourceTensor.clone().detach() or sourceTensor.clone().detach().requires_grad_(True), rather than torch.tensor(sourceTensor).
# --8<-- [end:warns]


# --8<-- [start:fix]
def criterion(outputs, targets):
    return F.mse_loss(outputs, targets)


losses = []
for _ in range(3):
    optimizer.zero_grad()
    loss = criterion(model(x), targets)
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
losses[0] > losses[1] > losses[2]
# > True
# --8<-- [end:fix]

# --8<-- [start:several]
parts = [F.mse_loss(model(x[i]), targets[i]) for i in range(2)]
torch.stack(parts).mean().requires_grad  # for torch.tensor(parts).mean()
# > True
# --8<-- [end:several]

# --8<-- [start:check]
optimizer.zero_grad()
criterion(model(x), targets).backward()
untrained = [name for name, p in model.named_parameters() if p.grad is None]
untrained
# > []
# --8<-- [end:check]
