# --8<-- [start:raises]
import torch

x = torch.tensor([1, 2], requires_grad=True)
# > RuntimeError: Only Tensors of floating point and complex dtype can require gradients
# --8<-- [end:raises]

# --8<-- [start:ways]
import numpy as np
from torch import nn

for attempt in (
    lambda: torch.arange(3, requires_grad=True),
    lambda: torch.from_numpy(np.arange(3)).requires_grad_(),
    lambda: nn.Parameter(torch.tensor([1, 2])),
    lambda: nn.Embedding(2, 3, dtype=torch.int8),
    lambda: setattr(torch.tensor([1, 2]), "requires_grad", True),
    lambda: torch.func.grad(lambda x: x * 2.0)(torch.tensor(1)),
):
    try:
        attempt()
    except RuntimeError as error:
        print(error)
# > Only Tensors of floating point and complex dtype can require gradients
# > only Tensors of floating point dtype can require gradients
# > Only Tensors of floating point and complex dtype can require gradients
# > Only Tensors of floating point and complex dtype can require gradients
# > only Tensors of floating point and complex dtype can require gradients
# > only Tensors of floating point dtype can require gradients
# --8<-- [end:ways]

# --8<-- [start:fix]
x = torch.tensor([1.0, 2.0], requires_grad=True)
x = torch.tensor([1, 2], dtype=torch.float32, requires_grad=True)
x = torch.arange(3.0, requires_grad=True)
x = torch.tensor([1, 2]).float().requires_grad_()
x.is_leaf
# > True
# --8<-- [end:fix]
assert torch.ones(2, dtype=torch.bfloat16).requires_grad_().requires_grad
assert torch.ones(2, dtype=torch.complex64).requires_grad_().requires_grad


# --8<-- [start:constants]
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("steps", torch.tensor([1, 2]))
        self.codes = nn.Parameter(torch.tensor([3, 4]), requires_grad=False)


list(Model().state_dict())
# > ['codes', 'steps']
# --8<-- [end:constants]

# --8<-- [start:labels]
from torch.nn import functional as F

logits = torch.zeros(2, 3, requires_grad=True)
labels = torch.tensor([0, 2])  # integers, and no requires_grad
F.cross_entropy(logits, labels).backward()
logits.grad is None
# > False
# --8<-- [end:labels]

# --8<-- [start:data]
layer = nn.Linear(2, 2)
layer.weight.data = layer.weight.data.to(torch.int8)
# > RuntimeError: data set to a tensor that requires gradients must be floating point or complex dtype
# --8<-- [end:data]

# --8<-- [start:module]
layer.to(torch.int8)
# > TypeError: nn.Module.to only accepts floating point or complex dtypes, but got desired dtype=torch.int8
# --8<-- [end:module]

# --8<-- [start:data-fix]
quantised = layer.weight.detach().mul(127).to(torch.int8)
quantised.requires_grad
# > False
# --8<-- [end:data-fix]
