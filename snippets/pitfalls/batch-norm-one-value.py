# --8<-- [start:see]
import torch
from torch import nn

model = nn.Sequential(nn.Linear(4, 3), nn.BatchNorm1d(3))
one = torch.zeros(1, 4)  # a batch of one
model(one)
# > ValueError: Expected more than 1 value per channel when training, got input size torch.Size([1, 3])
# --8<-- [end:see]
assert model.training

# --8<-- [start:last-batch]
from torch.utils.data import DataLoader

data = torch.zeros(65, 4)
[len(batch) for batch in DataLoader(data, batch_size=32)]
# > [32, 32, 1]
[len(batch) for batch in DataLoader(data, batch_size=32, drop_last=True)]
# > [32, 32]
# --8<-- [end:last-batch]

# --8<-- [start:pooled]
pooled = nn.AdaptiveAvgPool2d(1)(torch.zeros(1, 3, 8, 8))
nn.BatchNorm2d(3)(pooled)
# > ValueError: Expected more than 1 value per channel when training, got input size torch.Size([1, 3, 1, 1])
# --8<-- [end:pooled]
assert nn.BatchNorm2d(3)(torch.zeros(1, 3, 8, 8)).shape == (1, 3, 8, 8)
assert nn.BatchNorm2d(3)(torch.zeros(2, 3, 1, 1)).shape == (2, 3, 1, 1)

# --8<-- [start:fix]
_ = model.eval()
model(one).shape
# > torch.Size([1, 3])
# --8<-- [end:fix]

# --8<-- [start:fix-norm]
_ = model.train()
head = nn.Sequential(nn.Linear(4, 3), nn.LayerNorm(3))
head(one).shape
# > torch.Size([1, 3])
# --8<-- [end:fix-norm]

# --8<-- [start:no-help]
norm = nn.BatchNorm1d(3)
sample = torch.tensor([[1.0, -2.0, 7.0]])
norm(sample.repeat(2, 1)).abs().max() < 0.01  # nothing is left
# > tensor(True)
# --8<-- [end:no-help]
assert norm((5 * sample).repeat(2, 1)).abs().max() < 0.01

# --8<-- [start:siblings]
for layer, x in [
    (nn.InstanceNorm2d(3), torch.zeros(4, 3, 1, 1)),
    (nn.GroupNorm(3, 3), torch.zeros(1, 3)),
]:
    try:
        layer(x)
    except ValueError as error:
        print(error)
# > Expected more than 1 spatial element when training, got input size torch.Size([4, 3, 1, 1])
# > Expected more than 1 value per channel when training, got input size [1, 3]
# --8<-- [end:siblings]
assert nn.GroupNorm(3, 3)(torch.ones(2, 3)).abs().max() == 0

# --8<-- [start:empty]
nn.BatchNorm1d(3)(torch.zeros(0, 3)).shape  # no rows at all: no refusal
# > torch.Size([0, 3])
# --8<-- [end:empty]
