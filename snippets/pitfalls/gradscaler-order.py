# cpu: the scaler is that of the CPU
# --8<-- [start:see]
import torch
from torch import nn
from torch.nn.utils import clip_grad_norm_

model = nn.Linear(2, 1)
x = torch.ones(1, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")  # "cuda" on a GPU
for batch in (x, x):  # two micro-batches for one step
    scaler.scale(model(batch).sum()).backward()
    scaler.unscale_(optimizer)
# > RuntimeError: unscale_() has already been called on this optimizer since the last update().
# --8<-- [end:see]

# cpu: the scaler is that of the CPU
# --8<-- [start:step-twice]
scaler = torch.amp.GradScaler("cpu")
for batch in (x, x):
    scaler.scale(model(batch).sum()).backward()
    scaler.step(optimizer)  # and no update()
# > RuntimeError: step() has already been called since the last update().
# --8<-- [end:step-twice]

# cpu: the scaler is that of the CPU
# --8<-- [start:after-step]
scaler = torch.amp.GradScaler("cpu")
scaler.scale(model(x).sum()).backward()
scaler.step(optimizer)
scaler.unscale_(optimizer)  # to look at the gradients
# > RuntimeError: unscale_() is being called after step().
# --8<-- [end:after-step]

# cpu: the scaler is that of the CPU
# --8<-- [start:fix]
scaler = torch.amp.GradScaler("cpu")
for _ in range(2):
    optimizer.zero_grad()
    scaler.scale(model(x).sum()).backward()
    scaler.unscale_(optimizer)  # once
    clip_grad_norm_(model.parameters(), max_norm=1.0)  # true sizes
    scaler.step(optimizer)  # does not unscale again
    scaler.update()  # once, last
# --8<-- [end:fix]

# cpu: the scaler is that of the CPU
# --8<-- [start:fix-accumulate]
optimizer.zero_grad()
for batch in (x, x):
    loss = model(batch).sum() / 2
    scaler.scale(loss).backward()  # scaled gradients add up
scaler.unscale_(optimizer)  # after the last
model.weight.grad
# > tensor([[1., 1.]])
scaler.step(optimizer)
scaler.update()
# --8<-- [end:fix-accumulate]

# cpu: the scaler is that of the CPU
# --8<-- [start:two]
head = nn.Linear(1, 1)
optimizers = [
    torch.optim.SGD(model.parameters(), lr=0.1),
    torch.optim.SGD(head.parameters(), lr=0.1),
]
scaler.scale(head(model(x)).sum()).backward()
for each in optimizers:
    scaler.unscale_(each)
    scaler.step(each)
scaler.update()  # once for both
# --8<-- [end:two]

# cpu: the scaler is that of the CPU
# --8<-- [start:mixed]
optimizer.zero_grad()
scaler.scale(model(x).sum()).backward()
scaler.unscale_(optimizer)
scaler.scale(model(x).sum()).backward()  # adds 65536 to 1
model.weight.grad
# > tensor([[65537., 65537.]])
scaler.step(optimizer)
scaler.update()
# --8<-- [end:mixed]

# cpu: the scaler is that of the CPU
# --8<-- [start:no-unscale]
optimizer.zero_grad()
scaler.scale(model(x).sum()).backward()
_ = clip_grad_norm_(model.parameters(), max_norm=1.0)  # clips scaled gradients
scaler.step(optimizer)
model.weight.grad.max() < 1e-4  # divided by 65536 afterwards
# > tensor(True)
scaler.update()
# --8<-- [end:no-unscale]
