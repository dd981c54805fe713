# --8<-- [start:see]
import torch

x = torch.zeros(2, 3)
x.view(4, 2)
# > RuntimeError: shape '[4, 2]' is invalid for input of size 6
# --8<-- [end:see]

# --8<-- [start:last-batch]
batch_size = 32
last = torch.zeros(21, 16, 5, 5)  # the last batch has 21 images
last.view(batch_size, -1)
# > RuntimeError: shape '[32, -1]' is invalid for input of size 8400
# --8<-- [end:last-batch]
assert 21 * 16 * 5 * 5 == 8400 and 8400 % 32 != 0

# --8<-- [start:image-size]
activations = torch.zeros(4, 16, 6, 6)  # from images of another size
activations.view(-1, 16 * 5 * 5)
# > RuntimeError: shape '[-1, 400]' is invalid for input of size 2304
# --8<-- [end:image-size]

# --8<-- [start:heads]
tokens = torch.zeros(2, 5, 10)  # (B, T, C)
tokens.view(2, 5, 3, -1)  # 3 heads: 10 is not divisible by 3
# > RuntimeError: shape '[2, 5, 3, -1]' is invalid for input of size 100
# --8<-- [end:heads]

# --8<-- [start:fix]
last.flatten(1).shape
# > torch.Size([21, 400])
last.view(len(last), -1).shape
# > torch.Size([21, 400])
activations.flatten(1).shape
# > torch.Size([4, 576])
tokens.unflatten(-1, (2, 5)).shape  # (B, T, heads, C / heads)
# > torch.Size([2, 5, 2, 5])
# --8<-- [end:fix]

# --8<-- [start:silent]
last = torch.zeros(20, 16, 5, 5)
last.view(batch_size, -1).shape  # 20 images, cut into 32 rows
# > torch.Size([32, 250])
torch.zeros(4, 16, 5, 5).view(-1, 16 * 5 * 10).shape  # 4 images, 2 rows
# > torch.Size([2, 800])
# --8<-- [end:silent]

# --8<-- [start:inferred]
x.view(-1, -1)
# > RuntimeError: only one dimension can be inferred
# --8<-- [end:inferred]

# --8<-- [start:negative]
x.view(-2, 3)
# > RuntimeError: invalid shape dimension -2 at index 0 of shape [-2, 3]
# --8<-- [end:negative]

# --8<-- [start:unflatten]
torch.nn.Unflatten(1, (2, 4))(torch.zeros(8, 6))
# > RuntimeError: unflatten: Provided sizes [2, 4] don't multiply up to the size of dim 1 (6) in the input tensor
# --8<-- [end:unflatten]

# --8<-- [start:nothing]
none_found = torch.zeros(0, 16, 5, 5)  # an empty batch
none_found.view(len(none_found), -1)
# > RuntimeError: cannot reshape tensor of 0 elements into shape [0, -1] because the unspecified dimension size -1 can be any value and is ambiguous
# --8<-- [end:nothing]

# --8<-- [start:nothing-fix]
none_found.flatten(1).shape
# > torch.Size([0, 400])
none_found.view(-1, 400).shape
# > torch.Size([0, 400])
# --8<-- [end:nothing-fix]

# --8<-- [start:float]
width = 10
x.view(2, width / 5)
# > TypeError: view(): argument 'size' failed to unpack the object at pos 2 with error "type must be tuple of ints,but got float"
# --8<-- [end:float]
assert x.view(2, 15 // 5).shape == (2, 3)
import pytest

for _call in (
    lambda: x.reshape(4, 2),
    lambda: x.view_as(torch.zeros(4, 2)),
    lambda: x.to("meta").view(4, 2),
):
    with pytest.raises(RuntimeError, match=r"shape '\[4, 2\]' is invalid for input of size 6"):
        _call()
with pytest.raises(RuntimeError, match=r"shape '\[2, 3\]' is invalid for input of size 5"):
    torch.nn.utils.vector_to_parameters(torch.zeros(5), [torch.nn.Parameter(x)])
