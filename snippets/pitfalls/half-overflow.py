# cpu: autocast is that of the CPU
# --8<-- [start:see]
import torch
from torch.nn import functional as F

predictions = torch.tensor([300.0], dtype=torch.float16)
F.mse_loss(predictions, torch.zeros_like(predictions))
# > tensor(inf, dtype=torch.float16)
# --8<-- [end:see]

# cpu: autocast is that of the CPU
# --8<-- [start:range]
torch.finfo(torch.float16).max
# > 65504.0
torch.finfo(torch.bfloat16).max
# > 3.3895313892515355e+38
torch.tensor([65504.0, 65520.0]).half()
# > tensor([65504.,    inf], dtype=torch.float16)
# --8<-- [end:range]

# cpu: autocast is that of the CPU
# --8<-- [start:nan]
big = torch.tensor(torch.inf, dtype=torch.float16)
big - big, (big / big), torch.stack([big, big]).softmax(0)
# > (tensor(nan, dtype=torch.float16), tensor(nan, dtype=torch.float16), tensor([nan, nan], dtype=torch.float16))
# --8<-- [end:nan]

# cpu: autocast is that of the CPU
# --8<-- [start:ways]
x = torch.full((100,), 1000.0, dtype=torch.float16)
x.sum(), x @ x, torch.tensor(11.1).half().exp()
# > (tensor(inf, dtype=torch.float16), tensor(inf, dtype=torch.float16), tensor(inf, dtype=torch.float16))
x.mean()  # this one is safe
# > tensor(1000., dtype=torch.float16)
# --8<-- [end:ways]

# cpu: autocast is that of the CPU
# --8<-- [start:scores]
query = torch.full((1, 64), 40.0, dtype=torch.float16)
query @ query.T  # attention scores
# > tensor([[inf]], dtype=torch.float16)
(query / 64**0.5) @ query.T  # divided before, not after
# > tensor([[12800.]], dtype=torch.float16)
# --8<-- [end:scores]

# cpu: autocast is that of the CPU
# --8<-- [start:find]
model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.ReLU()).half()
_ = torch.nn.init.constant_(model[0].weight, 200.0)


def report(module, args, output):
    print(type(module).__name__, output.abs().max().item())


for module in model:
    module.register_forward_hook(report)
_ = model(torch.full((1, 4), 100.0, dtype=torch.float16))
# > Linear inf
# > ReLU inf
# --8<-- [end:find]

# cpu: autocast is that of the CPU
# --8<-- [start:fix]
F.mse_loss(predictions.float(), torch.zeros(1))
# > tensor(90000.)
x.sum(dtype=torch.float32)
# > tensor(100000.)
with torch.autocast("cpu", dtype=torch.float16):
    loss = F.mse_loss(predictions, torch.zeros_like(predictions))
loss  # autocast takes it to float32
# > tensor(90000.)
# --8<-- [end:fix]

# cpu: autocast is that of the CPU
# --8<-- [start:bfloat16]
predictions.bfloat16() ** 2
# > tensor([90112.], dtype=torch.bfloat16)
# --8<-- [end:bfloat16]

# cpu: autocast is that of the CPU
# --8<-- [start:no-help]
(predictions**2).clamp(max=60000.0)  # after the overflow
# > tensor([60000.], dtype=torch.float16)
# --8<-- [end:no-help]
steep = predictions.clone().requires_grad_()
(steep**2).clamp(max=60000.0).backward()
assert steep.grad == 0
