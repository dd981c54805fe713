# --8<-- [start:see]
import torch
from torch import nn

norm = nn.BatchNorm2d(16)
x = torch.zeros(4, 32, 8, 8)  # (N, C, H, W)
norm(x)
# > RuntimeError: running_mean should contain 32 elements not 16
# --8<-- [end:see]
assert nn.BatchNorm2d(32)(x).shape == x.shape
assert norm.running_mean.shape == (16,)

# --8<-- [start:dimensions]
features = torch.zeros(4, 16)  # (N, C), after flatten or a linear layer
norm(features)
# > ValueError: expected 4D input (got 2D input)
# --8<-- [end:dimensions]

# --8<-- [start:sequences]
words = torch.zeros(4, 20, 16)  # (B, T, C)
nn.BatchNorm1d(16)(words)
# > RuntimeError: running_mean should contain 20 elements not 16
# --8<-- [end:sequences]

# --8<-- [start:fix]
nn.BatchNorm2d(x.shape[1])(x).shape  # the number of channels that come
# > torch.Size([4, 32, 8, 8])
nn.BatchNorm1d(16)(features).shape  # the layer for these dimensions
# > torch.Size([4, 16])
# --8<-- [end:fix]

# --8<-- [start:sequences-fix]
nn.BatchNorm1d(16)(words.transpose(1, 2)).transpose(1, 2).shape
# > torch.Size([4, 20, 16])
# --8<-- [end:sequences-fix]

# --8<-- [start:silent]
time = torch.arange(16.0).view(1, 16, 1)
same = (100 * time).expand(4, 16, 16)  # (B, T, C), and T equals C
out = nn.BatchNorm1d(16)(same)
out.abs().max().item()  # each moment normalised by itself
# > 0.0
# --8<-- [end:silent]
fixed = nn.BatchNorm1d(16)(same.transpose(1, 2))
assert fixed.std() > 0.9

# --8<-- [start:siblings]
small = torch.zeros(4, 3, 8, 8)
for layer, x in [
    (nn.BatchNorm1d(3), small),
    (nn.BatchNorm2d(3), small[0]),
    (nn.BatchNorm2d(16, track_running_stats=False), small),
    (nn.InstanceNorm2d(16, affine=True), small),
    (nn.GroupNorm(2, 4), small),
    (nn.GroupNorm(3, 6), small),
]:
    try:
        layer(x)
    except (RuntimeError, ValueError) as error:
        print(error)
# > expected 2D or 3D input (got 4D input)
# > expected 4D input (got 3D input)
# > weight should contain 3 elements not 16
# > expected input's size at dim=1 to match num_features (16), but got: 3.
# > Expected number of channels in input to be divisible by num_groups, but got input of shape [4, 3, 8, 8] and num_groups=2
# > Expected weight to be a vector of size equal to the number of channels in input, but got weight of shape [6] and input of shape [4, 3, 8, 8]
# --8<-- [end:siblings]

# --8<-- [start:groups]
nn.GroupNorm(2, 3)
# > ValueError: num_channels (3) must be divisible by num_groups (2)
# --8<-- [end:groups]

# --8<-- [start:warns]
_ = nn.InstanceNorm2d(16)(small)
# > UserWarning: input's size at dim=1 does not match num_features. You can silence this warning by not passing in num_features, which is not used because affine=False
# --8<-- [end:warns]
plain = nn.BatchNorm2d(16, affine=False, track_running_stats=False)
assert plain(small).shape == small.shape
