# cpu: the scaler is that of the CPU
# --8<-- [start:see]
import torch
from torch import nn

model, other = nn.Linear(2, 1), nn.Linear(2, 1)
optimizer = torch.optim.SGD(other.parameters(), lr=0.1)  # not those of model
scaler = torch.amp.GradScaler("cpu")  # "cuda" on a GPU
loss = model(torch.ones(1, 2)).sum()
scaler.scale(loss).backward()
scaler.step(optimizer)
# > AssertionError: No inf checks were recorded for this optimizer.
# --8<-- [end:see]

# cpu: the scaler is that of the CPU
# --8<-- [start:find]
[p.grad is None for p in optimizer.param_groups[0]["params"]]
# > [True, True]
# --8<-- [end:find]

# cpu: the scaler is that of the CPU
# --8<-- [start:cleared]
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
scaler.scale(model(torch.ones(1, 2)).sum()).backward()
optimizer.zero_grad()  # one line too late
scaler.step(optimizer)
# > AssertionError: No inf checks were recorded for this optimizer.
# --8<-- [end:cleared]

# cpu: the scaler is that of the CPU
# --8<-- [start:cut]
scaler = torch.amp.GradScaler("cpu")
with torch.no_grad():
    loss = model(torch.ones(1, 2)).sum()
loss.requires_grad_()  # silences the error of backward
scaler.scale(loss).backward()
scaler.step(optimizer)
# > AssertionError: No inf checks were recorded for this optimizer.
# --8<-- [end:cut]

# cpu: the scaler is that of the CPU
# --8<-- [start:fix]
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
optimizer.zero_grad()  # first
scaler.scale(model(torch.ones(1, 2)).sum()).backward()
scaler.step(optimizer)  # not optimizer.step()
scaler.update()  # once, at the end
# --8<-- [end:fix]

# cpu: the scaler is that of the CPU
# --8<-- [start:two]
first = torch.optim.SGD(model.parameters(), lr=0.1)
second = torch.optim.SGD(other.parameters(), lr=0.1)
scaler.scale(model(torch.ones(1, 2)).sum()).backward()
for optimizer in (first, second):
    parameters = optimizer.param_groups[0]["params"]
    if any(p.grad is not None for p in parameters):
        scaler.step(optimizer)  # the second took no part
scaler.update()
# --8<-- [end:two]

# cpu: the scaler is that of the CPU
# --8<-- [start:no-help]
before = model.weight.detach().clone()
disabled = torch.amp.GradScaler("cpu", enabled=False)
first.zero_grad()
with torch.no_grad():
    loss = model(torch.ones(1, 2)).sum()
loss.requires_grad_()
disabled.scale(loss).backward()
disabled.step(first)  # no error
model.weight.equal(before)  # and no training
# > True
# --8<-- [end:no-help]

# cpu: the scaler is that of the CPU
# --8<-- [start:unscaled]
scaler = torch.amp.GradScaler("cpu")
model(torch.ones(1, 2)).sum().backward()  # without scaler.scale
scaler.step(optimizer)
# > AssertionError: Attempted step but _scale is None.  This may indicate your script did not use scaler.scale(loss or outputs) earlier in the iteration.
# --8<-- [end:unscaled]

# cpu: the scaler is that of the CPU
# --8<-- [start:update]
scaler = torch.amp.GradScaler("cpu")
optimizer.zero_grad()
scaler.scale(model(torch.ones(1, 2)).sum()).backward()
optimizer.step()  # instead of scaler.step(optimizer)
scaler.update()
# > AssertionError: No inf checks were recorded prior to update.
# --8<-- [end:update]
