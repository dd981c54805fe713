# --8<-- [start:see]
import torch
from torch import nn

lstm = nn.LSTM(8, 16, batch_first=True)
x = torch.zeros(4, 20, 8)  # (B, T, C)
out = lstm(x)
out.shape
# > AttributeError: 'tuple' object has no attribute 'shape'
# --8<-- [end:see]

# --8<-- [start:fix]
out, (h, c) = lstm(x)
out.shape, h.shape
# > (torch.Size([4, 20, 16]), torch.Size([1, 4, 16]))
# --8<-- [end:fix]

# --8<-- [start:ways]
attention = nn.MultiheadAttention(8, 2, batch_first=True)
for use in (
    lambda: lstm(x)[:, -1],
    lambda: x + attention(x, x, x),
    lambda: attention(x, x, x) + x,
    lambda: nn.functional.mse_loss(attention(x, x, x), x),
    lambda: nn.BatchNorm1d(20)(lstm(x)),
    lambda: lstm(x).view(4, -1),
    lambda: nn.Flatten()(lstm(x)),
    lambda: lstm(x).reshape(4, -1),
    lambda: lstm(x).unsqueeze(0),
    lambda: lstm(x)[1].detach(),
    lambda: lstm(x)[1].to("cpu"),
):
    try:
        use()
    except (AttributeError, TypeError) as error:
        print(error)
# > tuple indices must be integers or slices, not tuple
# > unsupported operand type(s) for +: 'Tensor' and 'tuple'
# > can only concatenate tuple (not "Tensor") to tuple
# > 'tuple' object has no attribute 'size'
# > 'tuple' object has no attribute 'dim'
# > 'tuple' object has no attribute 'view'
# > 'tuple' object has no attribute 'flatten'
# > 'tuple' object has no attribute 'reshape'
# > 'tuple' object has no attribute 'unsqueeze'
# > 'tuple' object has no attribute 'detach'
# > 'tuple' object has no attribute 'to'
# --8<-- [end:ways]

# --8<-- [start:comma]
y = (2 * x,)  # or 2 * x, with a comma at the end of the line
y.mean()
# > AttributeError: 'tuple' object has no attribute 'mean'
# --8<-- [end:comma]

# --8<-- [start:sequential]
nn.Sequential(nn.LSTM(8, 16), nn.Linear(16, 2))(x)
# > TypeError: linear(): argument 'input' (position 1) must be Tensor, not tuple
# --8<-- [end:sequential]


# --8<-- [start:sequential-fix]
class Outputs(nn.Module):
    def forward(self, pair):
        return pair[0]


model = nn.Sequential(nn.LSTM(8, 16), Outputs(), nn.Linear(16, 2))
model(x).shape
# > torch.Size([4, 20, 2])
# --8<-- [end:sequential-fix]

# --8<-- [start:max]
values = x.max(dim=1)
values.shape
# > AttributeError: 'torch.return_types.max' object has no attribute 'shape'
# --8<-- [end:max]

# --8<-- [start:max-fix]
x.max(dim=1).values.shape
# > torch.Size([4, 8])
x.amax(dim=1).shape
# > torch.Size([4, 8])
# --8<-- [end:max-fix]

# --8<-- [start:batch]
batch = [torch.zeros(4, 8), torch.zeros(4)]  # what a DataLoader gives
batch.to("cpu")
# > AttributeError: 'list' object has no attribute 'to'
# --8<-- [end:batch]

# --8<-- [start:batch-fix]
images, labels = (part.to("cpu") for part in batch)
# --8<-- [end:batch-fix]
assert images.shape == (4, 8)
