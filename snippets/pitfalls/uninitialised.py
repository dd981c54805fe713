# --8<-- [start:see]
import torch

weight = torch.empty(3)  # whatever was in memory
weight.shape
# > torch.Size([3])
torch.Tensor(3).shape  # the same: three unset numbers
# > torch.Size([3])
torch.tensor(3)  # this is the number 3
# > tensor(3)
# --8<-- [end:see]

# --8<-- [start:prove]
torch.use_deterministic_algorithms(True)
torch.empty(3)
# > tensor([nan, nan, nan])
torch.Tensor(2, 2)
# > tensor([[nan, nan],
# >         [nan, nan]])
torch.empty(2, dtype=torch.long)
# > tensor([9223372036854775807, 9223372036854775807])
torch.use_deterministic_algorithms(False)
# --8<-- [end:prove]

# --8<-- [start:layer]
from torch import nn


class Scale(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(width))

    def forward(self, x):
        return x * self.weight


torch.use_deterministic_algorithms(True)
Scale(2)(torch.ones(2))
# > tensor([nan, nan], grad_fn=<MulBackward0>)
torch.use_deterministic_algorithms(False)
# --8<-- [end:layer]

# --8<-- [start:list]
torch.Tensor([3])  # a list: the values
# > tensor([3.])
# --8<-- [end:list]

# --8<-- [start:fix]
torch.zeros(3), torch.full((2,), 0.5)
# > (tensor([0., 0., 0.]), tensor([0.5000, 0.5000]))
layer = Scale(2)
_ = nn.init.ones_(layer.weight)
layer(torch.ones(2))
# > tensor([1., 1.], grad_fn=<MulBackward0>)
# --8<-- [end:fix]

# --8<-- [start:forms]
torch.use_deterministic_algorithms(True)
data = torch.zeros(2)
made = {
    "empty_like": torch.empty_like(data),
    "new_empty": data.new_empty(2),
    "new": data.new(2),
    "FloatTensor": torch.FloatTensor(2),
    "Tensor of a size": torch.Tensor(data.shape),
    "resize_": data.clone().resize_(4)[2:],
}
{name: bool(t.isnan().all()) for name, t in made.items()}
# > {'empty_like': True, 'new_empty': True, 'new': True, 'FloatTensor': True, 'Tensor of a size': True, 'resize_': True}
torch.use_deterministic_algorithms(False)
# --8<-- [end:forms]

# --8<-- [start:float]
torch.Tensor(3.0)
# > TypeError: new(): data must be a sequence (got float)
# --8<-- [end:float]
