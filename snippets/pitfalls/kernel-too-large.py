# --8<-- [start:see]
import torch
from torch import nn

conv = nn.Conv2d(8, 16, kernel_size=5)
x = torch.zeros(1, 8, 4, 4)  # (N, C, H, W)
conv(x)
# > RuntimeError: Calculated padded input size per channel: (4 x 4). Kernel size: (5 x 5). Kernel size can't be greater than actual input size
# --8<-- [end:see]
assert nn.Conv2d(8, 16, 5, padding=1)(x).shape == (1, 16, 2, 2)

# --8<-- [start:pool]
pool = nn.MaxPool2d(2)
pool(torch.zeros(4, 8, 1, 1))
# > RuntimeError: Given input size: (8x1x1). Calculated output size: (8x0x0). Output size is too small
# --8<-- [end:pool]

# --8<-- [start:trace]
model = nn.Sequential(
    nn.Conv2d(1, 8, kernel_size=5),
    nn.MaxPool2d(2),
    nn.Conv2d(8, 16, kernel_size=5),
    nn.MaxPool2d(2),
    nn.Conv2d(16, 32, kernel_size=5),
)
x = torch.zeros(1, 1, 28, 28)
for layer in model:
    print(type(layer).__name__, tuple(x.shape))
    x = layer(x)
# > Conv2d (1, 1, 28, 28)
# > MaxPool2d (1, 8, 24, 24)
# > Conv2d (1, 8, 12, 12)
# > MaxPool2d (1, 16, 8, 8)
# > Conv2d (1, 16, 4, 4)
# > RuntimeError: Calculated padded input size per channel: (4 x 4). Kernel size: (5 x 5). Kernel size can't be greater than actual input size
# --8<-- [end:trace]
assert model(torch.zeros(1, 1, 32, 32)).shape == (1, 32, 1, 1)

# --8<-- [start:channels-last]
photo = torch.zeros(1, 224, 224, 3)  # (N, H, W, C)
nn.MaxPool2d(4)(photo)
# > RuntimeError: Given input size: (224x224x3). Calculated output size: (224x56x0). Output size is too small
# --8<-- [end:channels-last]

# --8<-- [start:dilation]
nn.Conv2d(8, 16, kernel_size=3, dilation=4)(torch.zeros(1, 8, 8, 8))
# > RuntimeError: Calculated padded input size per channel: (8 x 8). Kernel size: (9 x 9). Kernel size can't be greater than actual input size
# --8<-- [end:dilation]
assert 4 * (3 - 1) + 1 == 9

# --8<-- [start:fix]
x = torch.zeros(1, 8, 4, 4)
nn.Conv2d(8, 16, kernel_size=3)(x).shape  # a smaller kernel
# > torch.Size([1, 16, 2, 2])
nn.Conv2d(8, 16, kernel_size=5, padding="same")(x).shape  # padding
# > torch.Size([1, 16, 4, 4])
larger = nn.functional.interpolate(x, size=(8, 8))  # a larger image
conv(larger).shape
# > torch.Size([1, 16, 4, 4])
nn.AdaptiveAvgPool2d(1)(x).shape  # instead of a fixed pooling window
# > torch.Size([1, 8, 1, 1])
# --8<-- [end:fix]

# cpu: each device words it in its own way
# --8<-- [start:siblings]
for layer, size in [
    (nn.Conv1d(8, 16, kernel_size=5), (1, 8, 4)),
    (nn.MaxPool1d(3), (1, 8, 2)),
    (nn.AvgPool1d(3), (1, 8, 2)),
    (nn.AvgPool2d(8), (1, 8, 4, 4)),
    (nn.AvgPool3d(3), (1, 8, 2, 2, 2)),
    (nn.ConvTranspose2d(8, 16, 1, padding=3), (1, 8, 2, 2)),
    (nn.Unfold(3), (1, 8, 2, 2)),
]:
    try:
        layer(torch.zeros(size))
    except RuntimeError as error:
        print(error)
# > Calculated padded input size per channel: (4). Kernel size: (5). Kernel size can't be greater than actual input size
# > max_pool1d() Invalid computed output size: 0
# > Given input size: (8x1x2). Calculated output size: (8x1x0). Output size is too small
# > Given input size: (8x4x4). Calculated output size: (8x0x0). Output size is too small
# > input image (T: 2 H: 2 W: 2) smaller than kernel size (kT: 3 kH: 3 kW: 3)
# > Given input size per channel: (2 x 2). Calculated output size per channel: (-4 x -4). Output size is too small
# > Given input with spatial size (2, 2), kernel_size=(3, 3), dilation=(1, 1), padding=(0, 0), calculated shape of the array of sliding blocks as (0, 0), but its components must be at least one.
# --8<-- [end:siblings]

# --8<-- [start:padding]
for layer in (nn.ReflectionPad2d(4), nn.CircularPad2d(5), nn.MaxPool2d(2, padding=2)):
    try:
        layer(torch.zeros(1, 8, 4, 4))
    except RuntimeError as error:
        print(error)
# > Argument #4: Padding size should be less than the corresponding input dimension, but got: padding (4, 4) at dimension 3 of input [1, 8, 4, 4]
# > Padding value causes wrapping around more than once.
# > pad should be at most half of effective kernel size, but got pad=2, kernel_size=2 and dilation=1
# --8<-- [end:padding]
assert nn.CircularPad2d(4)(x).shape == (1, 8, 12, 12)
assert nn.ReflectionPad2d(3)(x).shape == (1, 8, 10, 10)
assert nn.MaxPool2d(2, padding=1)(x).shape == (1, 8, 3, 3)
