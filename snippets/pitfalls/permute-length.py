# --8<-- [start:see]
import torch

image = torch.zeros(32, 48, 3)  # (H, W, C): one image
image.permute(0, 3, 1, 2)  # for a batch
# > RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 3 is not equal to len(dims) = 4
# --8<-- [end:see]
assert not image.is_sparse

# --8<-- [start:grey]
grey = torch.zeros(32, 48)  # (H, W): a grey image has no channels
grey.permute(2, 0, 1)
# > RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 2 is not equal to len(dims) = 3
# --8<-- [end:grey]

# --8<-- [start:some]
tokens = torch.zeros(2, 5, 4, 8)  # (B, T, heads, C)
tokens.permute(2, 1)  # meant: swap these two
# > RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 4 is not equal to len(dims) = 2
# --8<-- [end:some]

# --8<-- [start:fix]
image.permute(2, 0, 1).shape  # (C, H, W)
# > torch.Size([3, 32, 48])
image.movedim(-1, -3).shape  # with a batch or without
# > torch.Size([3, 32, 48])
torch.zeros(8, 32, 48, 3).movedim(-1, -3).shape
# > torch.Size([8, 3, 32, 48])
grey.unsqueeze(0).shape
# > torch.Size([1, 32, 48])
tokens.transpose(1, 2).shape  # swaps two, keeps the rest
# > torch.Size([2, 4, 5, 8])
# --8<-- [end:fix]

# --8<-- [start:no-help]
image.view(3, 32, 48).shape  # the right shape, the wrong pixels
# > torch.Size([3, 32, 48])
# --8<-- [end:no-help]
_photo = torch.arange(24.0).view(2, 4, 3)
assert not torch.equal(_photo.view(3, 2, 4), _photo.permute(2, 0, 1))

# --8<-- [start:siblings]
for reorder in (
    lambda: image.permute(0, 0, 1),
    lambda: image.movedim((0, 1), (0,)),
    lambda: image.movedim((0, 0), (0, 1)),
):
    try:
        reorder()
    except RuntimeError as error:
        print(error)
# > permute(): duplicate dims are not allowed.
# > movedim: Invalid source or destination dims: source ([0, 1] dims) should contain the same number of dims as destination ([0] dims)
# > movedim: repeated dim in `source` ([0, 0])
# --8<-- [end:siblings]

import pytest

with pytest.raises(TypeError):
    image.transpose(2, 0, 1)
