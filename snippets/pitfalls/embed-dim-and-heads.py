# --8<-- [start:see]
import torch
from torch import nn

nn.MultiheadAttention(embed_dim=100, num_heads=8)
# > AssertionError: embed_dim must be divisible by num_heads
# --8<-- [end:see]
assert 100 % 8 == 4

# --8<-- [start:fix]
[heads for heads in range(1, 101) if 100 % heads == 0]
# > [1, 2, 4, 5, 10, 20, 25, 50, 100]
attention = nn.MultiheadAttention(96, 8, batch_first=True)
attention.head_dim
# > 12
# --8<-- [end:fix]

# --8<-- [start:layer]
nn.TransformerEncoderLayer(d_model=100, nhead=8)
# > AssertionError: embed_dim must be divisible by num_heads
# --8<-- [end:layer]

# --8<-- [start:input]
x = torch.zeros(4, 20, 64)  # (B, T, C)
attention(x, x, x)
# > AssertionError: was expecting embedding dimension of 96, but got 64
# --8<-- [end:input]

# --8<-- [start:input-fix]
enter = nn.Linear(64, 96)
out, weights = attention(enter(x), enter(x), enter(x))
out.shape, weights.shape
# > (torch.Size([4, 20, 96]), torch.Size([4, 20, 20]))
# --8<-- [end:input-fix]

# --8<-- [start:key-value]
query, memory = torch.zeros(4, 20, 96), torch.zeros(4, 30, 96)
for key, value in [(memory, query), (memory[..., :64], memory[..., :64])]:
    try:
        attention(query, key, value)
    except (AssertionError, RuntimeError) as error:
        print(error)
# > key shape torch.Size([30, 4, 96]) does not match value shape torch.Size([20, 4, 96])
# > mat1 and mat2 shapes cannot be multiplied (120x64 and 96x96)
attention(query, memory, memory)[0].shape
# > torch.Size([4, 20, 96])
# --8<-- [end:key-value]

# --8<-- [start:other-sizes]
wide = nn.MultiheadAttention(96, 8, kdim=64, vdim=64, batch_first=True)
wide(query, memory[..., :64], memory[..., :64])[0].shape
# > torch.Size([4, 20, 96])
for key, value in [(memory, memory), (memory[..., :64], memory)]:
    try:
        wide(query, key, value)
    except AssertionError as error:
        print(error)
# > expecting key weights shape of (96, 96), but got torch.Size([96, 64])
# > expecting value weights shape of (96, 96), but got torch.Size([96, 64])
# --8<-- [end:other-sizes]

# --8<-- [start:dimensions]
for q, kv in [
    (torch.zeros(2, 4, 20, 96), memory),  # heads split by hand
    (query, memory[0]),
    (query[0], memory),
]:
    try:
        attention(q, kv, kv)
    except AssertionError as error:
        print(error)
# > query should be unbatched 2D or batched 3D tensor but received 4-D query tensor
# > For batched (3-D) `query`, expected `key` and `value` to be 3-D but found 2-D and 2-D tensors respectively
# > For unbatched (2-D) `query`, expected `key` and `value` to be 2-D but found 3-D and 3-D tensors respectively
# --8<-- [end:dimensions]

# --8<-- [start:batch]
attention(query, memory[:3], memory[:3])
# > RuntimeError: shape '[30, 32, 12]' is invalid for input of size 8640
# --8<-- [end:batch]

# --8<-- [start:transformer]
model = nn.Transformer(96, 8, 1, 1, batch_first=True)
for source, target in [(memory, query[:3]), (x, x)]:
    try:
        model(source, target)
    except RuntimeError as error:
        print(error)
# > the batch number of src and tgt must be equal
# > the feature number of src and tgt must be equal to d_model
# --8<-- [end:transformer]
