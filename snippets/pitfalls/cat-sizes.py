# --8<-- [start:see]
import torch

left = torch.zeros(2, 3)
right = torch.zeros(2, 4)
torch.cat([left, right])
# > RuntimeError: Sizes of tensors must match except in dimension 0. Expected size 3 but got size 4 for tensor number 1 in the list.
# --8<-- [end:see]

# --8<-- [start:other-dim]
torch.cat([left, right], dim=1).shape
# > torch.Size([2, 7])
# --8<-- [end:other-dim]

# --8<-- [start:unet]
up = torch.zeros(1, 64, 56, 56)
skip = torch.zeros(1, 64, 57, 57)
torch.cat([up, skip], dim=1)
# > RuntimeError: Sizes of tensors must match except in dimension 1. Expected size 56 but got size 57 for tensor number 1 in the list.
# --8<-- [end:unet]
from torch import nn

_down = nn.MaxPool2d(2)(skip)
assert nn.Upsample(scale_factor=2)(_down).shape == (1, 64, 56, 56)

# --8<-- [start:dims]
class_token = torch.zeros(1, 32)
tokens = torch.zeros(8, 16, 32)  # (B, T, C)
torch.cat([class_token, tokens], dim=1)
# > RuntimeError: Tensors must have same number of dimensions: got 2 and 3
# --8<-- [end:dims]

# --8<-- [start:scalars]
losses = [torch.tensor(0.5), torch.tensor(0.25)]
torch.cat(losses)
# > RuntimeError: zero-dimensional tensor (at position 0) cannot be concatenated
# --8<-- [end:scalars]

# --8<-- [start:empty]
torch.cat([])
# > ValueError: torch.cat(): expected a non-empty list of Tensors
# --8<-- [end:empty]

# --8<-- [start:fix-unet]
cropped = skip[..., : up.shape[-2], : up.shape[-1]]
torch.cat([up, cropped], dim=1).shape
# > torch.Size([1, 128, 56, 56])
resized = torch.nn.functional.interpolate(up, size=skip.shape[-2:])
torch.cat([resized, skip], dim=1).shape
# > torch.Size([1, 128, 57, 57])
# --8<-- [end:fix-unet]
_up = nn.Upsample(size=skip.shape[-2:])(up)
assert torch.cat([_up, skip], dim=1).shape == (1, 128, 57, 57)
assert nn.functional.pad(up, (0, 1, 0, 1)).shape == skip.shape

# --8<-- [start:fix-dims]
first = class_token.expand(len(tokens), 1, -1)  # (B, 1, C)
torch.cat([first, tokens], dim=1).shape
# > torch.Size([8, 17, 32])
# --8<-- [end:fix-dims]

# --8<-- [start:fix-scalars]
torch.stack(losses)
# > tensor([0.5000, 0.2500])
# --8<-- [end:fix-scalars]

# --8<-- [start:fix-empty]
found = []  # no box in this image
boxes = torch.cat(found) if found else torch.empty(0, 4)
boxes.shape
# > torch.Size([0, 4])
torch.cat([torch.empty(0, 4), *found]).shape  # or: start with no rows
# > torch.Size([0, 4])
# --8<-- [end:fix-empty]
assert torch.cat([torch.empty(0, 4), torch.zeros(2, 4)]).shape == (2, 4)

# --8<-- [start:siblings]
a, b = torch.zeros(2, 3), torch.zeros(3, 4)
for join in (
    lambda: torch.vstack([a, b]),
    lambda: torch.hstack([a, b]),
    lambda: torch.cat([a.to("meta"), b.to("meta")]),
    lambda: torch.cat([a.to("meta"), b[0].to("meta")]),
):
    try:
        join()
    except RuntimeError as error:
        print(error)
# > Sizes of tensors must match except in dimension 0. Expected size 3 but got size 4 for tensor number 1 in the list.
# > Sizes of tensors must match except in dimension 1. Expected size 2 but got size 3 for tensor number 1 in the list.
# > Sizes of tensors must match except in dimension 0. Expected 3 in dimension 1 but got 4 for tensor number 1 in the list
# > Number of dimensions of tensors must match.  Expected 2-D tensors, but got 1-D for tensor number 1 in the list
# --8<-- [end:siblings]

# --8<-- [start:not-tensors]
torch.cat(a, b)
# > TypeError: cat(): argument 'tensors' (position 1) must be tuple of Tensors, not Tensor
# > [torch<2.13] TypeError: cat() received an invalid combination of arguments - got (Tensor, Tensor), but expected one of:
# > [torch<2.13]  * (tuple of Tensors tensors, int dim = 0, *, Tensor out = None)
# > [torch<2.13]  * (tuple of Tensors tensors, name dim, *, Tensor out = None)
# > [torch<2.13]
# --8<-- [end:not-tensors]

# --8<-- [start:not-element]
torch.cat([a, None])
# > TypeError: expected Tensor as element 1 in argument 0, but got NoneType
# --8<-- [end:not-element]
