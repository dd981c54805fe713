# cpu: the scaler is that of the CPU
# --8<-- [start:see]
import torch
from torch import nn

model = nn.Linear(2, 1).half()  # the weights themselves
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")  # "cuda" on a GPU
loss = model(torch.ones(1, 2, dtype=torch.float16)).sum()
scaler.scale(loss).backward()
scaler.step(optimizer)
# > ValueError: Attempting to unscale FP16 gradients.
# --8<-- [end:see]

# cpu: the scaler is that of the CPU
# --8<-- [start:find]
{p.dtype for p in model.parameters() if p.requires_grad}
# > {torch.float16}
# --8<-- [end:find]

# cpu: the scaler is that of the CPU
# --8<-- [start:fix]
model = nn.Linear(2, 1)  # float32
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
with torch.autocast("cpu", dtype=torch.float16):  # converts as it goes
    loss = model(torch.ones(1, 2)).sum()
scaler.scale(loss).backward()
model.weight.grad.dtype
# > torch.float32
scaler.step(optimizer)
scaler.update()
# --8<-- [end:fix]

# cpu: the scaler is that of the CPU
# --8<-- [start:fix-loaded]
base = nn.Linear(2, 2).half().requires_grad_(False)  # loaded, and frozen
adapter = nn.Linear(2, 1)  # trained, in float32
optimizer = torch.optim.SGD(adapter.parameters(), lr=0.1)
with torch.autocast("cpu", dtype=torch.float16):
    loss = adapter(base(torch.ones(1, 2))).sum()
scaler.scale(loss).backward()
scaler.step(optimizer)
scaler.update()
# --8<-- [end:fix-loaded]

# cpu: the scaler is that of the CPU
# --8<-- [start:fix-trained]
model = nn.Linear(2, 1).half()
for parameter in model.parameters():
    if parameter.requires_grad:
        parameter.data = parameter.data.float()  # before the optimizer
{p.dtype for p in model.parameters()}
# > {torch.float32}
# --8<-- [end:fix-trained]

# cpu: the scaler is that of the CPU
# --8<-- [start:bfloat16]
model = nn.Linear(2, 1).bfloat16()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler.scale(model(torch.ones(1, 2, dtype=torch.bfloat16)).sum()).backward()
scaler.step(optimizer)  # accepted, and not needed
scaler.update()
# --8<-- [end:bfloat16]

# cpu: the scaler is that of the CPU
# --8<-- [start:no-help]
weight = nn.Parameter(torch.ones(1, dtype=torch.float16))
optimizer = torch.optim.SGD([weight], lr=1e-4)
(weight * 1.0).sum().backward()  # no scaler at all
optimizer.step()
weight  # the update is rounded away
# > Parameter containing:
# > tensor([1.], dtype=torch.float16, requires_grad=True)
# --8<-- [end:no-help]
