# --8<-- [start:see]
import torch

weight = torch.nn.Parameter(torch.ones(1, dtype=torch.bfloat16))
optimizer = torch.optim.SGD([weight], lr=1e-3)
for _ in range(100):
    weight.grad = torch.ones_like(weight)
    optimizer.step()
weight  # 100 steps of 0.001
# > Parameter containing:
# > tensor([1.], dtype=torch.bfloat16, requires_grad=True)
# --8<-- [end:see]

# --8<-- [start:spacing]
for dtype in (torch.bfloat16, torch.float16, torch.float32):
    print(dtype, torch.finfo(dtype).eps)
# > torch.bfloat16 0.0078125
# > torch.float16 0.0009765625
# > torch.float32 1.1920928955078125e-07
torch.tensor(1.0, dtype=torch.bfloat16) - 0.001
# > tensor(1., dtype=torch.bfloat16)
# --8<-- [end:spacing]
one = torch.tensor(1.0, dtype=torch.bfloat16)
small = torch.tensor(0.1, dtype=torch.bfloat16)
assert small - 0.001 != small  # small weights move
assert one + 2.0**-7 == 1.0078125 and one + 2.0**-9 == 1
assert one - 2.0**-8 == 0.99609375 and one - 2.0**-10 == 1

# --8<-- [start:float16]
weight = torch.nn.Parameter(torch.ones(1, dtype=torch.float16))
optimizer = torch.optim.SGD([weight], lr=1e-3)
for _ in range(100):
    weight.grad = torch.ones_like(weight)
    optimizer.step()
weight  # 0.9 would be right
# > Parameter containing:
# > tensor([0.9023], dtype=torch.float16, requires_grad=True)
# --8<-- [end:float16]

# cpu: autocast is that of the CPU
# --8<-- [start:fix]
layer = torch.nn.Linear(1, 1)  # float32
optimizer = torch.optim.SGD(layer.parameters(), lr=1e-3)
with torch.no_grad():
    layer.weight.fill_(1.0)
for _ in range(100):
    optimizer.zero_grad()
    with torch.autocast("cpu", dtype=torch.bfloat16):  # computes in bfloat16
        loss = layer(torch.ones(1, 1)).sum()
    loss.backward()
    optimizer.step()  # updates in float32
layer.weight
# > Parameter containing:
# > tensor([[0.9000]], requires_grad=True)
# --8<-- [end:fix]

# --8<-- [start:counter]
average = torch.ones(1, dtype=torch.bfloat16)
for _ in range(1000):  # towards 0, a thousandth at a time
    average = 0.999 * average + 0.001 * torch.zeros(1, dtype=torch.bfloat16)
average  # 0.37 would be right
# > tensor([1.], dtype=torch.bfloat16)
# --8<-- [end:counter]
