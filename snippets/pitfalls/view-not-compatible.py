# --8<-- [start:see]
import torch

x = torch.tensor([[1, 2, 3], [4, 5, 6]])
x.T.view(6)
# > RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
# --8<-- [end:see]

# --8<-- [start:strides]
x.stride(), x.T.stride()
# > ((3, 1), (1, 3))
x.view(6).stride()  # one step for all: 1
# > (1,)
x.T.reshape(6)  # 1, then 4: steps of 3, back, …: a copy
# > tensor([1, 4, 2, 5, 3, 6])
# --8<-- [end:strides]
assert x.view(6).data_ptr() == x.data_ptr() != x.T.reshape(6).data_ptr()
assert x.T.view(3, 2, 1).shape == (3, 2, 1)
assert not x.T.is_contiguous()

# --8<-- [start:attention]
heads = torch.zeros(2, 4, 5, 8)  # (B, heads, T, C)
heads.transpose(1, 2).view(2, 5, 32)
# > RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
# --8<-- [end:attention]

# --8<-- [start:channels-last]
images = torch.zeros(2, 256, 6, 6).to(memory_format=torch.channels_last)
images.shape, images.stride()
# > (torch.Size([2, 256, 6, 6]), (9216, 1, 1536, 256))
images.view(2, 256 * 6 * 6)
# > RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
# --8<-- [end:channels-last]
_conv = torch.nn.Conv2d(256, 8, 3).to(memory_format=torch.channels_last)
assert _conv(images.contiguous()).stride()[1] == 1

# --8<-- [start:lstm]
lstm = torch.nn.LSTM(3, 4, batch_first=True)
output, _ = lstm(torch.zeros(2, 5, 3))
output.is_contiguous()
# > False
# --8<-- [end:lstm]

# --8<-- [start:top-k]
scores = torch.tensor([[0.1, 0.9], [0.8, 0.2]])
labels = torch.tensor([1, 0])
correct = scores.topk(2, dim=1).indices.T.eq(labels)  # (k, N)
correct[:2].view(-1).sum()
# > RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
# --8<-- [end:top-k]

# --8<-- [start:fix]
images.flatten(1).shape
# > torch.Size([2, 9216])
heads.transpose(1, 2).reshape(2, 5, 32).shape
# > torch.Size([2, 5, 32])
heads.transpose(1, 2).contiguous().view(2, 5, 32).shape
# > torch.Size([2, 5, 32])
output.reshape(-1, 4).shape
# > torch.Size([10, 4])
correct[:2].reshape(-1).sum()
# > tensor(2)
# --8<-- [end:fix]
assert torch.equal(heads.transpose(1, 2).flatten(2), heads.transpose(1, 2).reshape(2, 5, 32))

# --8<-- [start:copy]
flat = x.T.reshape(6)
flat[0] = 100  # writes to a copy
x
# > tensor([[1, 2, 3],
# >         [4, 5, 6]])
# --8<-- [end:copy]

# --8<-- [start:no-help]
x.reshape(3, 2)  # runs, where x.T was meant
# > tensor([[1, 2],
# >         [3, 4],
# >         [5, 6]])
x.T
# > tensor([[1, 4],
# >         [2, 5],
# >         [3, 6]])
# --8<-- [end:no-help]

# --8<-- [start:siblings]
half = torch.zeros(3, 3, dtype=torch.float16)
pairs = torch.zeros(2, 2)
for view in (
    lambda: half.view(torch.float32),
    lambda: pairs.T.view(torch.int64),
    lambda: pairs[0, 0].view(torch.int64),
    lambda: torch.view_as_complex(torch.zeros(2, 3)),
    lambda: torch.view_as_complex(pairs.T),
):
    try:
        view()
    except RuntimeError as error:
        print(error)
# > self.size(-1) must be divisible by 2 to view Half as Float (different element sizes), but got 3
# > self.stride(-1) must be 1 to view Float as Long (different element sizes), but got 2
# > self.dim() cannot be 0 to view Float as Long (different element sizes)
# > Tensor must have a last dimension of size 2
# > Tensor must have a last dimension with stride 1
# --8<-- [end:siblings]
import pytest

for _call in (
    lambda: torch.zeros(4, 4)[:, :2].view(8),
    lambda: torch.zeros(4, 6).chunk(2, 1)[0].view(-1),
    lambda: torch.zeros(2, 1).expand(2, 3).view(6),
    lambda: torch.zeros(2, 5, 3).transpose(0, 1).view(-1),
    lambda: output.view(-1, 4),
    lambda: torch.nn.utils.parameters_to_vector([images]),
):
    with pytest.raises(RuntimeError, match="view size is not compatible"):
        _call()
assert torch.view_as_complex(pairs.T.contiguous()).shape == (2,)
for _dtype in (torch.float16, torch.float64):  # smaller or larger
    with pytest.raises(RuntimeError, match=r"self.dim\(\) cannot be 0 to view Float as"):
        pairs[0, 0].view(_dtype)
assert pairs[0, 0].view(torch.int32).shape == ()
