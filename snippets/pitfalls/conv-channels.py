# --8<-- [start:see]
import torch
from torch import nn

conv = nn.Conv2d(3, 8, kernel_size=3)  # takes 3 channels
images = torch.zeros(4, 1, 28, 28)  # (N, C, H, W), grey
conv(images)
# > RuntimeError: Given groups=1, weight of size [8, 3, 3, 3], expected input[4, 1, 28, 28] to have 3 channels, but got 1 channels instead
# --8<-- [end:see]
assert conv.weight.shape == (8, 3, 3, 3)
assert nn.Conv2d(1, 8, 3)(images).shape == (4, 8, 26, 26)

# --8<-- [start:ways]
photos = torch.zeros(4, 28, 28, 3)  # (N, H, W, C), as image files are read
rgba = torch.zeros(4, 4, 28, 28)  # red, green, blue, opacity
for batch in (photos, rgba):
    try:
        conv(batch)
    except RuntimeError as error:
        print(error)
# > Given groups=1, weight of size [8, 3, 3, 3], expected input[4, 28, 28, 3] to have 3 channels, but got 28 channels instead
# > Given groups=1, weight of size [8, 3, 3, 3], expected input[4, 4, 28, 28] to have 3 channels, but got 4 channels instead
# --8<-- [end:ways]

# --8<-- [start:one-image]
digits = torch.zeros(64, 28, 28)  # 64 grey images without a channel
nn.Conv2d(1, 8, kernel_size=3)(digits)
# > RuntimeError: Given groups=1, weight of size [8, 1, 3, 3], expected input[1, 64, 28, 28] to have 1 channels, but got 64 channels instead
# --8<-- [end:one-image]

# --8<-- [start:fix]
conv(images.expand(-1, 3, -1, -1)).shape  # grey to three channels
# > torch.Size([4, 8, 26, 26])
conv(photos.permute(0, 3, 1, 2)).shape  # channels first
# > torch.Size([4, 8, 26, 26])
conv(rgba[:, :3]).shape  # without the opacity
# > torch.Size([4, 8, 26, 26])
nn.Conv2d(1, 8, 3)(digits.unsqueeze(1)).shape  # a channel of size 1
# > torch.Size([64, 8, 26, 26])
# --8<-- [end:fix]

# --8<-- [start:pretrained]
grey = nn.Conv2d(1, 8, kernel_size=3)
with torch.no_grad():
    grey.weight.copy_(conv.weight.sum(1, keepdim=True))
    grey.bias.copy_(conv.bias)
x = torch.arange(784.0).view(1, 1, 28, 28) / 784
torch.allclose(grey(x), conv(x.expand(-1, 3, -1, -1)), atol=1e-5)
# > True
# --8<-- [end:pretrained]

# --8<-- [start:no-help]
photo = torch.arange(12).view(1, 2, 2, 3)  # 2 by 2 pixels of three values
photo.permute(0, 3, 1, 2)[0, 0]  # the red values
# > tensor([[0, 3],
# >         [6, 9]])
photo.view(1, 3, 2, 2)[0, 0]  # runs, and mixes the colours
# > tensor([[0, 1],
# >         [2, 3]])
# --8<-- [end:no-help]
assert photo[0, :, :, 0].tolist() == [[0, 3], [6, 9]]

# --8<-- [start:siblings]
words = torch.zeros(4, 20, 16)  # (B, T, C)
for layer, x in [
    (nn.Conv1d(16, 8, kernel_size=3), words),
    (nn.ConvTranspose2d(3, 8, kernel_size=3), images),
    (nn.Conv2d(4, 8, kernel_size=3, groups=2), torch.zeros(4, 3, 28, 28)),
    (nn.Conv2d(3, 8, kernel_size=3, device="meta"), images.to("meta")),
]:
    try:
        layer(x)
    except RuntimeError as error:
        print(error)
# > Given groups=1, weight of size [8, 16, 3], expected input[4, 20, 16] to have 16 channels, but got 20 channels instead
# > Given transposed=1, weight of size [3, 8, 3, 3], expected input[4, 1, 28, 28] to have 3 channels, but got 1 channels instead
# > Given groups=2, weight of size [8, 2, 3, 3], expected input[4, 3, 28, 28] to have 4 channels, but got 3 channels instead
# > Invalid channel dimensions
nn.Conv1d(16, 8, kernel_size=3)(words.transpose(1, 2)).shape
# > torch.Size([4, 8, 18])
# --8<-- [end:siblings]

# --8<-- [start:groups]
for inputs, outputs, groups in [(3, 8, 2), (4, 7, 2)]:
    try:
        nn.Conv2d(inputs, outputs, kernel_size=3, groups=groups)
    except ValueError as error:
        print(error)
# > in_channels must be divisible by groups
# > out_channels must be divisible by groups
# --8<-- [end:groups]
