# --8<-- [start:see]
import torch
from torch import nn

norm = nn.LayerNorm(16)
x = torch.zeros(4, 20, 32)  # (B, T, C)
norm(x)
# > RuntimeError: Given normalized_shape=[16], expected input with shape [*, 16], but got input of size[4, 20, 32]
# --8<-- [end:see]
assert nn.LayerNorm(32)(x).shape == x.shape

# --8<-- [start:images]
images = torch.zeros(4, 16, 8, 8)  # (N, C, H, W)
norm(images)
# > RuntimeError: Given normalized_shape=[16], expected input with shape [*, 16], but got input of size[4, 16, 8, 8]
# --8<-- [end:images]

# --8<-- [start:fix]
nn.LayerNorm(32)(x).shape  # the features that come
# > torch.Size([4, 20, 32])
last = images.permute(0, 2, 3, 1)  # channels last
norm(last).permute(0, 3, 1, 2).shape
# > torch.Size([4, 16, 8, 8])
nn.GroupNorm(1, 16)(images).shape  # or one group of all channels
# > torch.Size([4, 16, 8, 8])
# --8<-- [end:fix]
t = torch.arange(4096.0).view(4, 16, 8, 8).sin()
whole = nn.LayerNorm((16, 8, 8))(t)
assert torch.allclose(whole, nn.GroupNorm(1, 16)(t), atol=1e-5)
pixel = norm(t.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)
assert torch.allclose(pixel.mean(1), torch.zeros(4, 8, 8), atol=1e-5)
assert not torch.allclose(pixel, whole, atol=1e-2)

# --8<-- [start:fixed-size]
square = nn.LayerNorm((16, 8, 8))
square(images).shape
# > torch.Size([4, 16, 8, 8])
square(torch.zeros(4, 16, 9, 9))
# > RuntimeError: Given normalized_shape=[16, 8, 8], expected input with shape [*, 16, 8, 8], but got input of size[4, 16, 9, 9]
# --8<-- [end:fixed-size]

# --8<-- [start:silent]
tall = torch.zeros(4, 16, 16, 16)  # channels, height and width are 16
norm(tall).shape  # runs, and normalises each row of pixels
# > torch.Size([4, 16, 16, 16])
# --8<-- [end:silent]
wave = torch.arange(16384.0).view(4, 16, 16, 16).sin()
assert torch.allclose(norm(wave).mean(-1), torch.zeros(4, 16, 16), atol=1e-5)
assert not torch.allclose(norm(wave).mean(1), torch.zeros(4, 16, 16), atol=1e-2)

# --8<-- [start:siblings]
from torch.nn import functional as F

for operation in (
    lambda: nn.RMSNorm(16)(x),
    lambda: nn.LayerNorm(16, device="meta")(x.to("meta")),
    lambda: F.layer_norm(x, (32,), weight=torch.ones(16)),
    lambda: F.layer_norm(x, (32,), bias=torch.zeros(16)),
    lambda: F.layer_norm(x, ()),
):
    try:
        operation()
    except RuntimeError as error:
        print(error)
# > Given normalized_shape=[16], expected input with shape [*16], but got input of size[4, 20, 32]
# > Given normalized_shape=[16], expected input with shape [16], but got input of size torch.Size([4, 20, 32])
# > Expected weight to be of same shape as normalized_shape, but got weight of shape [16] and normalized_shape = [32]
# > Expected bias to be of same shape as normalized_shape, but got bias of shape [16] and normalized_shape = [32]
# > Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, but got normalized_shape = []
# --8<-- [end:siblings]

# --8<-- [start:number]
F.layer_norm(x, 32)
# > TypeError: layer_norm(): argument 'normalized_shape' (position 2) must be tuple of ints, not int
# --8<-- [end:number]
assert F.layer_norm(x, (32,)).shape == x.shape
