# --8<-- [start:see]
import torch

queries = torch.zeros(2, 5, 16)  # (B, T, C)
keys = torch.zeros(2, 7, 16)  # (B, S, C)
queries @ keys
# > RuntimeError: Expected size for first two dimensions of batch2 tensor to be: [2, 16] but got: [2, 7].
# --8<-- [end:see]

# --8<-- [start:heads]
queries = torch.zeros(2, 8, 5, 16)  # (B, H, T, C)
keys = torch.zeros(2, 8, 7, 16)  # (B, H, S, C)
queries @ keys
# > RuntimeError: Expected size for first two dimensions of batch2 tensor to be: [16, 16] but got: [16, 7].
# --8<-- [end:heads]

# --8<-- [start:batches]
weights = torch.zeros(2, 5, 7)  # (B, T, S)
values = torch.zeros(4, 7, 16)  # another batch size
torch.bmm(weights, values)
# > RuntimeError: Expected size for first two dimensions of batch2 tensor to be: [2, 7] but got: [4, 7].
# --8<-- [end:batches]

# --8<-- [start:batches-matmul]
weights @ values
# > RuntimeError: The size of tensor a (2) must match the size of tensor b (4) at non-singleton dimension 0
# --8<-- [end:batches-matmul]

# --8<-- [start:vector]
scores = torch.zeros(7)
scores @ torch.zeros(2, 5, 16)
# > RuntimeError: Expected size for first two dimensions of batch2 tensor to be: [2, 7] but got: [2, 5].
# --8<-- [end:vector]

# --8<-- [start:fix]
(queries @ keys.transpose(-2, -1)).shape  # (B, H, T, S)
# > torch.Size([2, 8, 5, 7])
(queries @ keys.mT).shape
# > torch.Size([2, 8, 5, 7])
# --8<-- [end:fix]
_named = torch.einsum("bhtc,bhsc->bhts", queries, keys)
assert _named.shape == (2, 8, 5, 7)
_q, _k = torch.arange(12.0).view(2, 2, 3), torch.arange(18.0).view(2, 3, 3)
assert torch.equal(_q @ _k.mT, torch.einsum("btc,bsc->bts", _q, _k))

# --8<-- [start:named]
torch.einsum("bhtc,bhsc->bhts", queries, keys).shape
# > torch.Size([2, 8, 5, 7])
# --8<-- [end:named]

# --8<-- [start:square]
queries = torch.tensor([[[1.0, 0.0], [0.0, 1.0]]])  # T = S = C = 2
keys = torch.tensor([[[1.0, 2.0], [3.0, 4.0]]])
queries @ keys  # runs, and is wrong
# > tensor([[[1., 2.],
# >          [3., 4.]]])
queries @ keys.mT
# > tensor([[[1., 3.],
# >          [2., 4.]]])
# --8<-- [end:square]

# --8<-- [start:not-3d]
for left, right in [((5, 16), (2, 16, 7)), ((2, 5, 16), (16, 7))]:
    try:
        torch.bmm(torch.zeros(left), torch.zeros(right))
    except RuntimeError as error:
        print(error)
    print((torch.zeros(left) @ torch.zeros(right)).shape)
# > batch1 must be a 3D tensor
# > torch.Size([2, 5, 7])
# > batch2 must be a 3D tensor
# > torch.Size([2, 5, 7])
# --8<-- [end:not-3d]
import pytest

with pytest.raises(RuntimeError, match=r"batch2 tensor to be: \[2, 16\] but got: \[2, 7\]"):
    torch.baddbmm(torch.zeros(2, 5, 16), torch.zeros(2, 5, 16), torch.zeros(2, 7, 16))
with pytest.raises(RuntimeError, match=r"batch2 tensor to be: \[2, 16\] but got: \[2, 7\]"):
    torch.zeros(5, 16) @ torch.zeros(2, 7, 16)
