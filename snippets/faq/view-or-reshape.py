# --8<-- [start:both]
import torch

x = torch.arange(6).view(2, 3)
x.view(3, 2).data_ptr() == x.data_ptr()
# > True
x.reshape(3, 2).data_ptr() == x.data_ptr()
# > True

x.T.reshape(6)  # a copy
# > tensor([0, 3, 1, 4, 2, 5])
x.T.reshape(6).data_ptr() == x.data_ptr()
# > False
x.T.view(6)
# > RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
# --8<-- [end:both]
import pytest

assert torch.equal(x.view(3, 2), x.reshape(3, 2))
assert x.T.view(3, 2, 1).data_ptr() == x.data_ptr()  # not contiguous, and view works
for _method in ("view", "reshape"):
    with pytest.raises(RuntimeError, match=r"shape '\[4, 2\]' is invalid for input of size 6"):
        getattr(x, _method)(4, 2)
assert x.contiguous() is x and x.T.contiguous().view(6).tolist() == [0, 3, 1, 4, 2, 5]

# --8<-- [start:write]
x.reshape(6)[0] = 100  # a view: reaches x
x.T.reshape(6)[1] = 100  # a copy: lost
x
# > tensor([[100,   1,   2],
# >         [  3,   4,   5]])
# --8<-- [end:write]

# --8<-- [start:order]
batch = torch.tensor([[1, 2, 3], [4, 5, 6]])  # (B, T), wanted: (T, B)
batch.reshape(3, 2)  # the right shape, the wrong order
# > tensor([[1, 2],
# >         [3, 4],
# >         [5, 6]])
batch.transpose(0, 1)
# > tensor([[1, 4],
# >         [2, 5],
# >         [3, 6]])
# --8<-- [end:order]

# --8<-- [start:flatten]
features = torch.zeros(2, 3, 4, 4)  # (N, C, H, W)
features = features.to(memory_format=torch.channels_last)
features.flatten(1).shape
# > torch.Size([2, 48])
features.view(2, 48)
# > RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
# --8<-- [end:flatten]
_image = torch.arange(96.0).view(2, 3, 4, 4)
_last = _image.to(memory_format=torch.channels_last)
assert torch.equal(_last.flatten(1), _image.flatten(1))
assert torch.equal(_last.reshape(2, 48), _image.view(2, 48))
