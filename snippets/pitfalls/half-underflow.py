# cpu: autocast is that of the CPU
# --8<-- [start:see]
import torch

layer = torch.nn.Linear(4, 2)  # weights in float32
x = torch.ones(1, 4)
with torch.autocast("cpu", dtype=torch.float16):
    outputs = layer(x)  # float16
loss = outputs.float().mean() * 1e-8  # a small loss
loss.backward()
layer.weight.grad
# > tensor([[0., 0., 0., 0.],
# >         [0., 0., 0., 0.]])
# --8<-- [end:see]

# cpu: autocast is that of the CPU
# --8<-- [start:range]
torch.tensor([1e-7, 1e-8]).half()
# > tensor([1.1921e-07, 0.0000e+00], dtype=torch.float16)
torch.tensor([1e-7, 1e-8]).bfloat16()
# > tensor([1.0012e-07, 1.0012e-08], dtype=torch.bfloat16)
# --8<-- [end:range]
smallest = torch.tensor(2.0**-24).half().item()
assert 0 < smallest < 6e-8 and (torch.tensor(smallest).half() / 4).item() == 0

# cpu: autocast is that of the CPU
# --8<-- [start:fix]
scaler = torch.amp.GradScaler("cpu")  # "cuda" on a GPU
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
optimizer.zero_grad()
with torch.autocast("cpu", dtype=torch.float16):
    outputs = layer(x)
loss = outputs.float().mean() * 1e-8
scaler.scale(loss).backward()  # times 65536
scaler.unscale_(optimizer)  # and back, in float32
layer.weight.grad
# > tensor([[4.9986e-09, 4.9986e-09, 4.9986e-09, 4.9986e-09],
# >         [4.9986e-09, 4.9986e-09, 4.9986e-09, 4.9986e-09]])
scaler.step(optimizer)
scaler.update()
# --8<-- [end:fix]

# needs: cuda
# --8<-- [start:fix-cuda]
weight = torch.ones(4, device="cuda", requires_grad=True)
scaler = torch.amp.GradScaler("cuda")
optimizer_on_gpu = torch.optim.SGD([weight], lr=0.1)
with torch.autocast("cuda"):  # float16
    outputs = weight @ torch.ones(4, 1, device="cuda")
loss = outputs.float().mean() * 1e-8
scaler.scale(loss).backward()
scaler.unscale_(optimizer_on_gpu)
(weight.grad > 0).all().item()  # > True
scaler.step(optimizer_on_gpu)
scaler.update()
scaler.get_scale()
# > 65536.0
scaler.scale(weight.sum() * 1e38).backward()  # too large
scaler.step(optimizer_on_gpu)  # left out
scaler.update()
scaler.get_scale()
# > 32768.0
# --8<-- [end:fix-cuda]
assert weight.isfinite().all() and (weight > 0.99).all()

# cpu: autocast is that of the CPU
# --8<-- [start:bfloat16]
optimizer.zero_grad()
with torch.autocast("cpu", dtype=torch.bfloat16):
    outputs = layer(x)
loss = outputs.float().mean() * 1e-8
loss.backward()  # no scaler
layer.weight.grad
# > tensor([[5.0059e-09, 5.0059e-09, 5.0059e-09, 5.0059e-09],
# >         [5.0059e-09, 5.0059e-09, 5.0059e-09, 5.0059e-09]])
# --8<-- [end:bfloat16]

# cpu: autocast is that of the CPU
# --8<-- [start:no-help]
optimizer.zero_grad()
with torch.autocast("cpu", dtype=torch.float16):
    outputs = layer(x)
loss = outputs.float().mean() * 1e-8
loss.backward()
layer.weight.grad * 65536  # too late: 0 stays 0
# > tensor([[0., 0., 0., 0.],
# >         [0., 0., 0., 0.]])
# --8<-- [end:no-help]

# cpu: autocast is that of the CPU
# --8<-- [start:eps]
(torch.tensor(0.0).half() + 1e-8) ** 0.5  # the small number is 0 here
# > tensor(0., dtype=torch.float16)
# --8<-- [end:eps]

# cpu: autocast is that of the CPU
# --8<-- [start:adam]
weight = torch.nn.Parameter(torch.ones(1, dtype=torch.float16))
weight.grad = torch.tensor([1e-4], dtype=torch.float16)
torch.optim.Adam([weight]).step()
weight
# > Parameter containing:
# > tensor([-inf], dtype=torch.float16, requires_grad=True)
# --8<-- [end:adam]
