# needs: cuda
# --8<-- [start:see]
import torch
from torch.nn import functional as F

probabilities = torch.full((4, 1), 0.5, device="cuda")
with torch.autocast("cuda"):
    F.binary_cross_entropy(probabilities, torch.ones(4, 1, device="cuda"))
# > RuntimeError: torch.nn.functional.binary_cross_entropy and torch.nn.BCELoss are unsafe to autocast.
# > …
# --8<-- [end:see]

# cpu: autocast is that of the CPU
# --8<-- [start:why]
import torch
from torch import nn
from torch.nn import functional as F

sure = torch.tensor([9.0]).bfloat16()  # a logit
sure.sigmoid()
# > tensor([1.], dtype=torch.bfloat16)
F.binary_cross_entropy(sure.sigmoid().float(), torch.zeros(1))
# > tensor(100.)
F.binary_cross_entropy_with_logits(sure.float(), torch.zeros(1))
# > tensor(9.0001)
# --8<-- [end:why]
assert torch.tensor(0.9981).bfloat16() == 1 != torch.tensor(0.9980).bfloat16()
assert torch.tensor(0.9998).half() == 1 != torch.tensor(0.9997).half()

# cpu: autocast is that of the CPU
# --8<-- [start:cpu]
layer = nn.Linear(3, 1)
x, targets = torch.ones(4, 3), torch.ones(4, 1)
with torch.autocast("cpu", dtype=torch.bfloat16):
    probabilities = layer(x).sigmoid()
    loss = F.binary_cross_entropy(probabilities, targets)
probabilities.dtype, loss.dtype  # on the CPU it goes to float32 for this
# > (torch.bfloat16, torch.float32)
# --8<-- [end:cpu]

# cpu: autocast is that of the CPU
# --8<-- [start:fix]
with torch.autocast("cpu", dtype=torch.bfloat16):
    logits = layer(x)  # no sigmoid
    loss = F.binary_cross_entropy_with_logits(logits, targets)
loss.dtype
# > torch.float32
# --8<-- [end:fix]

# cpu: autocast is that of the CPU
# --8<-- [start:fix-outside]
with torch.autocast("cpu", dtype=torch.bfloat16):
    logits = layer(x)
    with torch.autocast("cpu", enabled=False):
        probabilities = logits.float().sigmoid()
        loss = F.binary_cross_entropy(probabilities, targets)
probabilities.dtype
# > torch.float32
# --8<-- [end:fix-outside]

# cpu: autocast is that of the CPU
# --8<-- [start:outside]
with torch.autocast("cpu", dtype=torch.bfloat16):
    probabilities = layer(x).sigmoid()
F.binary_cross_entropy(probabilities, targets)  # after the block
# > RuntimeError: Found dtype Float but expected BFloat16
# --8<-- [end:outside]
