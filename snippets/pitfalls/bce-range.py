# cpu: on a GPU it is a device-side assert
# --8<-- [start:see]
import torch
from torch.nn import functional as F

logits = torch.tensor([1.5, -0.1])  # the last layer, as it comes
targets = torch.tensor([1.0, 0.0])
F.binary_cross_entropy(logits, targets)
# > RuntimeError: all elements of input should be between 0 and 1
# --8<-- [end:see]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:nan]
F.binary_cross_entropy(torch.tensor([torch.nan]), torch.ones(1))
# > RuntimeError: all elements of input should be between 0 and 1
# --8<-- [end:nan]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:target]
pixels = torch.tensor([0.0, 255.0])  # a mask as the image file has it
F.binary_cross_entropy(torch.full((2,), 0.5), pixels)
# > RuntimeError: all elements of target should be between 0 and 1
# --8<-- [end:target]

# --8<-- [start:which]
bad = torch.tensor([0.2, torch.nan, 1.5])
bad.isnan().any()
# > tensor(True)
bad[(bad < 0) | (bad > 1)]
# > tensor([1.5000])
# --8<-- [end:which]

# --8<-- [start:fix]
F.binary_cross_entropy_with_logits(logits, targets)
# > tensor(0.4229)
F.binary_cross_entropy(logits.sigmoid(), targets)  # the same, less exact
# > tensor(0.4229)
# --8<-- [end:fix]

# --8<-- [start:exact]
sure = torch.tensor([-200.0])  # sure, and wrong
F.binary_cross_entropy_with_logits(sure, torch.ones(1))
# > tensor(200.)
F.binary_cross_entropy(sure.sigmoid(), torch.ones(1))  # its logarithm stops at -100
# > tensor(100.)
# --8<-- [end:exact]
sure.requires_grad_()
F.binary_cross_entropy(sure.sigmoid(), torch.ones(1)).backward()
assert sure.grad == 0
sure.grad = None
F.binary_cross_entropy_with_logits(sure, torch.ones(1)).backward()
assert sure.grad == -1

# cpu: it goes on with a mask that stays there
# --8<-- [start:fix-target]
F.binary_cross_entropy(torch.full((2,), 0.5), pixels / 255)
# > tensor(0.6931)
# --8<-- [end:fix-target]

# --8<-- [start:no-help]
outputs = torch.tensor([1.5, -0.1], requires_grad=True)
F.binary_cross_entropy(outputs.clamp(0, 1), torch.tensor([0.0, 1.0])).backward()
outputs.grad  # both are wrong, and neither is told
# > tensor([0., 0.])
# --8<-- [end:no-help]

# --8<-- [start:silent]
F.binary_cross_entropy_with_logits(torch.tensor([3.0]), torch.tensor([255.0]))
# > tensor(-761.9514)
# --8<-- [end:silent]
