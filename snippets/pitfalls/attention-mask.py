# --8<-- [start:see]
import torch
from torch import nn

attention = nn.MultiheadAttention(16, num_heads=4, batch_first=True)
x = torch.zeros(2, 5, 16)  # (B, T, C)
mask = torch.ones(8, 8).triu(1).bool()  # made for 8 steps
attention(x, x, x, attn_mask=mask)
# > RuntimeError: The shape of the 2D attn_mask is torch.Size([8, 8]), but should be (5, 5).
# --8<-- [end:see]

# --8<-- [start:fix]
steps = x.shape[1]
mask = torch.ones(steps, steps, device=x.device).triu(1).bool()
attention(x, x, x, attn_mask=mask)[0].shape
# > torch.Size([2, 5, 16])
long = torch.ones(8, 8).triu(1).bool()
torch.equal(long[:steps, :steps], mask)  # or cut the long one
# > True
# --8<-- [end:fix]

# --8<-- [start:per-sample]
masks = mask.expand(2, steps, steps)  # one for each sample
attention(x, x, x, attn_mask=masks)
# > RuntimeError: The shape of the 3D attn_mask is torch.Size([2, 5, 5]), but should be (8, 5, 5).
# --8<-- [end:per-sample]

# --8<-- [start:per-sample-fix]
heads = attention.num_heads
attention(x, x, x, attn_mask=masks.repeat_interleave(heads, dim=0))[0].shape
# > torch.Size([2, 5, 16])
# --8<-- [end:per-sample-fix]

# --8<-- [start:cross]
memory = torch.zeros(2, 9, 16)
attention(x, memory, memory, attn_mask=mask)
# > RuntimeError: The shape of the 2D attn_mask is torch.Size([5, 5]), but should be (5, 9).
# --8<-- [end:cross]

# --8<-- [start:siblings]
for wrong in (mask[0], mask.long()):
    try:
        attention(x, x, x, attn_mask=wrong)
    except AssertionError as error:
        print(error)
# > For batched (3-D) `query`, expected `attn_mask` to be `None`, 2-D or 3-D but found 1-D tensor instead
# > only bool and floating types of attn_mask are supported
# --8<-- [end:siblings]

# --8<-- [start:causal]
attention(x, x, x, is_causal=True)
# > RuntimeError: Need attn_mask if specifying the is_causal hint. You may use the Transformer module method `generate_square_subsequent_mask` to create this mask.
# --8<-- [end:causal]

# --8<-- [start:sdpa]
from torch.nn import functional as F

q = k = v = torch.zeros(2, 4, 5, 4)  # (B, heads, T, C)
for wrong in (long, masks, mask.long()):
    try:
        F.scaled_dot_product_attention(q, k, v, attn_mask=wrong)
    except RuntimeError as error:
        print(error)
# > The size of tensor a (5) must match the size of tensor b (8) at non-singleton dimension 3
# > The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 1
# > Expected attn_mask dtype to be bool or float or to match query dtype, but got attn_mask.dtype: long int and  query.dtype: float instead.
F.scaled_dot_product_attention(q, k, v, attn_mask=masks.unsqueeze(1)).shape
# > torch.Size([2, 4, 5, 4])
# --8<-- [end:sdpa]

# --8<-- [start:sdpa-both]
F.scaled_dot_product_attention(q[0], k[0], v[0], attn_mask=mask, is_causal=True)
# > RuntimeError: _scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True
# --8<-- [end:sdpa-both]
a, b = torch.arange(160.0).view(2, 4, 5, 4).sin(), ~torch.eye(5, dtype=torch.bool)
b[0, 0] = True
import pytest

if torch.__version__ < "2.14":
    both = F.scaled_dot_product_attention(a, a, a, attn_mask=b, is_causal=True)
    past = F.scaled_dot_product_attention(a, a, a, attn_mask=b & torch.ones(5, 5).tril().bool())
    assert torch.allclose(both, past, atol=1e-5)
else:
    with pytest.raises(RuntimeError, match="Explicit attn_mask should not be set"):
        F.scaled_dot_product_attention(a, a, a, attn_mask=b, is_causal=True)
