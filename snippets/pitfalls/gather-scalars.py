# --8<-- [start:see]
import torch

losses = torch.tensor([0.5, 0.7], requires_grad=True)  # what gather makes of two scalars
losses.backward()
# > RuntimeError: grad can be implicitly created only for scalar outputs
# --8<-- [end:see]

# --8<-- [start:fix]
loss = losses.mean()
loss.backward()
loss
# > tensor(0.6000, grad_fn=<MeanBackward0>)
# --8<-- [end:fix]

# --8<-- [start:outside]
from torch import nn

model = nn.DataParallel(nn.Linear(2, 3))  # without a GPU it calls the model as it is
logits = model(torch.ones(4, 2))
targets = torch.tensor([0, 1, 2, 0])
nn.functional.cross_entropy(logits, targets).shape  # the loss outside: one number
# > torch.Size([])
# --8<-- [end:outside]

# --8<-- [start:uneven]
per_device = torch.tensor([1.0, 4.0])  # the means of batches of 3 and 1
counts = torch.tensor([3, 1])
per_device.mean(), (per_device * counts).sum() / counts.sum()
# > (tensor(2.5000), tensor(1.7500))
# --8<-- [end:uneven]
