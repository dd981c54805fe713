# --8<-- [start:raises]
import torch
from torch import nn

model = nn.Linear(2, 1)
parameters = model.parameters()  # a generator: it can be read once
count = sum(p.numel() for p in parameters)
loss = model(torch.ones(1, 2)).sum()
torch.autograd.grad(loss, parameters)
# > RuntimeError: `inputs` argument to `grad()` cannot be empty.
# > [torch<2.13] ValueError: grad requires non-empty inputs.
# --8<-- [end:raises]
assert list(parameters) == []

# --8<-- [start:fix]
parameters = list(model.parameters())
count = sum(p.numel() for p in parameters)
loss = model(torch.ones(1, 2)).sum()
len(torch.autograd.grad(loss, parameters))
# > 2
# --8<-- [end:fix]

# --8<-- [start:filter]
adapters = [p for name, p in model.named_parameters() if "lora" in name]
loss = model(torch.ones(1, 2)).sum()
loss.backward(inputs=adapters)  # the name fits no parameter
# > RuntimeError: `inputs` argument to `backward()` cannot be empty.
# --8<-- [end:filter]
assert adapters == []

# --8<-- [start:names]
[name for name, _ in model.named_parameters()]
# > ['weight', 'bias']
# --8<-- [end:names]

# --8<-- [start:quiet]
weight = torch.ones(2, requires_grad=True)
bias = torch.ones(2, requires_grad=True)
(weight * 3).sum().backward(inputs=[bias])  # not empty, and not in the graph
weight.grad, bias.grad
# > (None, None)
# --8<-- [end:quiet]
