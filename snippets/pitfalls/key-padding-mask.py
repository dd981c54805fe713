# --8<-- [start:see]
import torch
from torch import nn

attention = nn.MultiheadAttention(16, num_heads=4, batch_first=True)
x = torch.zeros(2, 5, 16)  # (B, T, C)
padding = torch.zeros(2, 6, dtype=torch.bool)  # one step too many
attention(x, x, x, key_padding_mask=padding)
# > AssertionError: Expected key_padded_mask.shape[1] to be 5, but got 6
# --8<-- [end:see]

# --8<-- [start:batch-first]
time_first = nn.MultiheadAttention(16, num_heads=4)
padding = torch.zeros(2, 5, dtype=torch.bool)
time_first(x, x, x, key_padding_mask=padding)
# > AssertionError: Expected key_padded_mask.shape[0] to be 5, but got 2
# --8<-- [end:batch-first]

# --8<-- [start:cross]
memory = torch.zeros(2, 9, 16)
attention(x, memory, memory, key_padding_mask=padding)
# > AssertionError: Expected key_padded_mask.shape[1] to be 9, but got 5
# --8<-- [end:cross]

# --8<-- [start:fix]
lengths = torch.tensor([5, 3])
padding = torch.arange(x.shape[1]) >= lengths.unsqueeze(1)
padding  # True where there is nothing to look at
# > tensor([[False, False, False, False, False],
# >         [False, False, False,  True,  True]])
out, weights = attention(x, x, x, key_padding_mask=padding)
weights[1, 0].detach()
# > tensor([0.3333, 0.3333, 0.3333, 0.0000, 0.0000])
# --8<-- [end:fix]

# --8<-- [start:siblings]
for wrong in (padding[0], padding.long()):
    try:
        attention(x, x, x, key_padding_mask=wrong)
    except AssertionError as error:
        print(error)
# > For batched (3-D) `query`, expected `key_padding_mask` to be `None` or 2-D but found 1-D tensor instead
# > only bool and floating types of key_padding_mask are supported
# --8<-- [end:siblings]

# --8<-- [start:unbatched]
attention(x[0], x[0], x[0], key_padding_mask=padding[:1])
# > AssertionError: For unbatched (2-D) `query`, expected `key_padding_mask` to be `None` or 1-D but found 2-D tensor instead
# --8<-- [end:unbatched]

# --8<-- [start:encoder]
layer = nn.TransformerEncoderLayer(16, 4, batch_first=True)
encoder = nn.TransformerEncoder(layer, num_layers=1).eval()
encoder(x, src_key_padding_mask=padding.T)
# > RuntimeError: Mask size should match input size
# --8<-- [end:encoder]

# --8<-- [start:two-kinds]
scores = torch.zeros(5, 5)  # a float mask, beside a bool one
_ = attention(x, x, x, attn_mask=scores, key_padding_mask=padding)
# > UserWarning: Support for mismatched key_padding_mask and attn_mask is deprecated. Use same type for both instead.
# --8<-- [end:two-kinds]

# --8<-- [start:all-padding]
nothing = torch.tensor([[False] * 5, [True] * 5])
out, _ = attention(x, x, x, key_padding_mask=nothing)
out.isnan().any(dim=(1, 2))
# > tensor([False,  True])
out.mean().isnan()
# > tensor(True)
# --8<-- [end:all-padding]
assert not attention(x, x, x, key_padding_mask=nothing, need_weights=False)[0].isnan().any()

# cpu: which path is taken depends on the device
# --8<-- [start:all-padding-layer]
x, nothing = torch.zeros(2, 5, 16), torch.tensor([[False] * 5, [True] * 5])
layer = nn.TransformerEncoderLayer(16, 4, batch_first=True)
layer(x, src_key_padding_mask=nothing).isnan().any()
# > tensor(False)
_ = layer.eval()
with torch.no_grad():
    out = layer(x, src_key_padding_mask=nothing)
out.isnan().any(dim=(1, 2))
# > tensor([False,  True])
# --8<-- [end:all-padding-layer]

# --8<-- [start:nested]
_ = nn.TransformerEncoder(nn.TransformerEncoderLayer(16, 4), num_layers=1)
# > UserWarning: enable_nested_tensor is True, but self.use_nested_tensor is False because encoder_layer.self_attn.batch_first was not True(use batch_first for better inference performance)
# --8<-- [end:nested]
