# --8<-- [start:see]
import torch
from torch import nn

conv = nn.Conv2d(1, 8, kernel_size=3)
image = torch.zeros(28, 28)  # (H, W), no channel
conv(image)
# > RuntimeError: Expected 3D (unbatched) or 4D (batched) input to conv2d, but got input of size: [28, 28]
# --8<-- [end:see]
assert conv(image.view(1, 28, 28)).shape == (8, 26, 26)
assert conv(image.view(1, 1, 28, 28)).shape == (1, 8, 26, 26)

# --8<-- [start:ways]
clips = torch.zeros(2, 5, 1, 28, 28)  # (B, T, C, H, W)
flat = torch.zeros(4, 784)  # after flatten(1)
for x in (clips, flat):
    try:
        conv(x)
    except RuntimeError as error:
        print(error)
# > Expected 3D (unbatched) or 4D (batched) input to conv2d, but got input of size: [2, 5, 1, 28, 28]
# > Expected 3D (unbatched) or 4D (batched) input to conv2d, but got input of size: [4, 784]
# --8<-- [end:ways]

# --8<-- [start:fix]
conv(image[None, None]).shape  # add a batch and a channel
# > torch.Size([1, 8, 26, 26])
conv(flat.view(-1, 1, 28, 28)).shape  # give the images their shape again
# > torch.Size([4, 8, 26, 26])
frames = conv(clips.flatten(0, 1))  # every frame an image
frames.unflatten(0, (2, 5)).shape
# > torch.Size([2, 5, 8, 26, 26])
# --8<-- [end:fix]

# --8<-- [start:three]
digits = torch.zeros(64, 28, 28)  # 64 images
nn.Conv2d(64, 8, kernel_size=3)(digits).shape  # read as one image
# > torch.Size([8, 26, 26])
nn.Conv2d(1, 8, kernel_size=3)(digits.unsqueeze(1)).shape
# > torch.Size([64, 8, 26, 26])
# --8<-- [end:three]

# --8<-- [start:siblings]
for layer, x in [
    (nn.Conv1d(16, 8, kernel_size=3), torch.zeros(4, 1, 16, 20)),
    (nn.Conv3d(3, 8, kernel_size=3), torch.zeros(28, 28)),
    (nn.ConvTranspose2d(1, 8, kernel_size=3), image),
    (nn.LazyConv2d(8, kernel_size=3), clips),
    (nn.MaxPool2d(2), image),
    (nn.MaxPool3d(2), image),
    (nn.MaxPool1d(2), torch.zeros(6)),
    (nn.AdaptiveMaxPool2d(1), image),
    (nn.AvgPool1d(2), torch.zeros(6)),
    (nn.MaxPool2d(2), torch.zeros(4, 0, 28, 28)),
]:
    try:
        layer(x)
    except RuntimeError as error:
        print(error)
# > Expected 2D (unbatched) or 3D (batched) input to conv1d, but got input of size: [4, 1, 16, 20]
# > Expected 4D (unbatched) or 5D (batched) input to conv3d, but got input of size: [28, 28]
# > Expected 3D (unbatched) or 4D (batched) input to conv_transpose2d, but got input of size: [28, 28]
# > Expected 3D (unbatched) or 4D (batched) input to LazyConv2d, but got input of size: torch.Size([2, 5, 1, 28, 28])
# > non-empty 3D or 4D (batch mode) tensor expected for input
# > non-empty 4D or 5D (batch mode) tensor expected for input
# > max_pool1d: Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for input, but got:[6]
# > adaptive_max_pool2d(): Expected 3D or 4D tensor, but got: [28, 28]
# > Expected 2 to 3 dimensions, but got 1-dimensional tensor for argument #1 'self' (while checking arguments for avg_pool1d)
# > Expected 3D or 4D (batch mode) tensor with optional 0 dim batch size for input, but got:[4, 0, 28, 28]
# --8<-- [end:siblings]

# --8<-- [start:silent]
nn.AdaptiveAvgPool2d(1)(image).shape
# > torch.Size([1, 1])
nn.AdaptiveAvgPool2d(1)(clips).shape
# > torch.Size([2, 5, 1, 1, 1])
# --8<-- [end:silent]

# --8<-- [start:resize]
nn.Upsample(scale_factor=2, mode="bilinear")(torch.zeros(3, 28, 28))
# > NotImplementedError: Got 3D input, but bilinear mode needs 4D input
# --8<-- [end:resize]

# --8<-- [start:resize-plain]
try:
    nn.functional.interpolate(image, size=56)  # (H, W)
except NotImplementedError as error:
    print(str(error).partition(" for ")[0])
# > Input Error: Only 3D, 4D and 5D input Tensors supported (got 2D)
nn.functional.interpolate(image[None, None], size=56).shape
# > torch.Size([1, 1, 56, 56])
# --8<-- [end:resize-plain]
assert nn.Upsample(scale_factor=2, mode="bilinear")(torch.zeros(1, 3, 8, 8)).shape[-1] == 16

# --8<-- [start:kernel]
nn.Conv2d(1, 8, kernel_size=(3,))(torch.zeros(4, 1, 28, 28))
# > RuntimeError: expected stride to be a single integer value or a list of 1 values to match the convolution dimensions, but got stride=[1, 1]
# --8<-- [end:kernel]
assert nn.Conv2d(1, 8, (3, 3))(torch.zeros(4, 1, 28, 28)).shape == (4, 8, 26, 26)
