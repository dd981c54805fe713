# --8<-- [start:see]
import torch

batch = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])  # (B, C)
row_weight = torch.tensor([0.0, 1.0])  # (B,)
batch * row_weight
# > RuntimeError: The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 1
# --8<-- [end:see]

# --8<-- [start:count]
torch.zeros(3, 4) + torch.zeros(5, 3, 2)
# > RuntimeError: The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 2
# --8<-- [end:count]

# --8<-- [start:three]
mask = torch.tensor([True, False])
torch.where(mask, batch, 0.0)
# > RuntimeError: The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 1
# --8<-- [end:three]

# --8<-- [start:image]
image = torch.zeros(3, 32, 32)  # (C, H, W)
mean = torch.tensor([0.5, 0.4, 0.3])
image - mean
# > RuntimeError: The size of tensor a (32) must match the size of tensor b (3) at non-singleton dimension 2
# --8<-- [end:image]

# --8<-- [start:residual]
from torch import nn

block = nn.Conv2d(16, 16, kernel_size=3)  # no padding
x = torch.zeros(4, 16, 28, 28)
x + block(x)
# > RuntimeError: The size of tensor a (28) must match the size of tensor b (26) at non-singleton dimension 3
# --8<-- [end:residual]
with_padding = nn.Conv2d(16, 16, kernel_size=3, padding=1)
assert (x + with_padding(x)).shape == x.shape
halved = nn.Conv2d(16, 32, 3, stride=2, padding=1)
shortcut = nn.Conv2d(16, 32, kernel_size=1, stride=2)
assert (shortcut(x) + halved(x)).shape == (4, 32, 14, 14)

# --8<-- [start:positions]
positions = torch.zeros(512, 32)  # for at most 512 tokens
tokens = torch.zeros(2, 600, 32)  # (B, T, C)
tokens + positions
# > RuntimeError: The size of tensor a (600) must match the size of tensor b (512) at non-singleton dimension 1
# --8<-- [end:positions]

# --8<-- [start:labels]
probabilities = torch.zeros(4, 3)  # (N, classes)
labels = torch.tensor([0, 2, 1, 1])  # (N,)
probabilities == labels
# > RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1
# --8<-- [end:labels]

# --8<-- [start:fix]
batch * row_weight.unsqueeze(1)  # (B, C) * (B, 1)
# > tensor([[0., 0., 0.],
# >         [4., 5., 6.]])
torch.where(mask.unsqueeze(1), batch, 0.0)
# > tensor([[1., 2., 3.],
# >         [0., 0., 0.]])
(image - mean.view(3, 1, 1)).shape
# > torch.Size([3, 32, 32])
(probabilities.argmax(1) == labels).shape
# > torch.Size([4])
(tokens[:, :512] + positions).shape
# > torch.Size([2, 512, 32])
(tokens[:, :100] + positions[:100]).shape
# > torch.Size([2, 100, 32])
(x + nn.Conv2d(16, 16, 3, padding=1)(x)).shape
# > torch.Size([4, 16, 28, 28])
# --8<-- [end:fix]

# --8<-- [start:no-help]
(batch * row_weight.view(-1, 1, 1)).shape  # runs: too many dimensions
# > torch.Size([2, 2, 3])
# --8<-- [end:no-help]

# --8<-- [start:siblings]
for combine in (
    lambda: torch.broadcast_shapes((2, 3), (2,)),
    lambda: batch.to("meta") * row_weight.to("meta"),
):
    try:
        combine()
    except RuntimeError as error:
        print(error)
# > Attempting to broadcast a dimension of length 2 at -1! Mismatching argument at index 1 had (2,); but expected shape should be broadcastable to [2, 3]
# > Attempting to broadcast a dimension of length 2 at -1! Mismatching argument at index 1 had torch.Size([2]); but expected shape should be broadcastable to [2, 3]
# --8<-- [end:siblings]
import pytest
import torch.nn.functional as F

for _call in (
    lambda: batch == row_weight,
    lambda: torch.maximum(batch, row_weight),
    lambda: batch**row_weight,
    lambda: batch.clamp(min=row_weight),
    lambda: batch.clone().add_(row_weight),
    lambda: batch.clone().masked_fill_(mask, 0.0),
    lambda: torch.lerp(batch, row_weight, 0.5),
    lambda: torch.allclose(batch, row_weight),
    lambda: torch.normal(batch, row_weight),
    lambda: F.cosine_similarity(batch, torch.zeros(2, 2)),
    lambda: torch.distributions.Normal(batch, row_weight),
):
    with pytest.raises(RuntimeError, match=r"tensor a \(3\) must match .* b \(2\) .* dimension 1"):
        _call()
with pytest.raises(RuntimeError, match=r"tensor a \(2\) must match .* b \(3\)"):
    batch.masked_fill(mask, 0.0)
with pytest.raises(RuntimeError, match=r"tensor a \(4\) must match .* b \(3\) .* dimension 3"):
    _q = torch.zeros(1, 2, 4, 8)
    F.scaled_dot_product_attention(_q, _q, _q, attn_mask=torch.zeros(3, 3))
assert not torch.equal(batch, row_weight)
with pytest.raises(RuntimeError, match=r"tensor a \(20\) must match .* b \(32\) .* dimension 0"):
    torch.zeros(20, 8) + torch.zeros(32, 8)
assert (batch + batch.new_zeros(len(batch), 3)).shape == (2, 3)
