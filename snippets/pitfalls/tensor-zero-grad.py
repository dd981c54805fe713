# --8<-- [start:raises]
import torch

weight = torch.ones(2, requires_grad=True)
(weight**2).sum().backward()
weight.zero_grad()
# > AttributeError: 'Tensor' object has no attribute 'zero_grad'
# --8<-- [end:raises]

# --8<-- [start:siblings]
from torch import nn

model = nn.Linear(2, 1)
loss = model(torch.ones(1, 2)).sum()
for each in (model.weight, model.parameters(), [weight], loss.grad_fn):
    try:
        each.zero_grad()
    except AttributeError as error:
        print(error)
# > 'Parameter' object has no attribute 'zero_grad'
# > 'generator' object has no attribute 'zero_grad'
# > 'list' object has no attribute 'zero_grad'
# > 'SumBackward0' object has no attribute 'zero_grad'
# --8<-- [end:siblings]

# --8<-- [start:fix]
weight.grad = None
optimizer = torch.optim.SGD([weight], lr=0.1)
optimizer.zero_grad()
model.zero_grad()
# --8<-- [end:fix]

# --8<-- [start:many]
for parameter in model.parameters():
    parameter.grad = None
# --8<-- [end:many]

# --8<-- [start:step]
loss.step()
# > AttributeError: 'Tensor' object has no attribute 'step'
# --8<-- [end:step]
