# --8<-- [start:see]
import torch
from torch import nn
from torch.nn import functional as F

x = torch.eye(2).view(1, 2, 2)  # (B, T, C), two steps
first = torch.tensor([[True, False], [True, False]])
F.scaled_dot_product_attention(x, x, x, attn_mask=first)  # sees the first step
# > tensor([[[1., 0.],
# >          [1., 0.]]])
attention = nn.MultiheadAttention(2, num_heads=1, batch_first=True)
out, weights = attention(x, x, x, attn_mask=first)
weights.detach()  # sees the second
# > tensor([[[0., 1.],
# >          [0., 1.]]])
# --8<-- [end:see]

# --8<-- [start:fix]
keep = torch.ones(4, 4).tril().bool()  # a step sees itself and the past
x = torch.arange(8.0).view(1, 4, 2) / 8
out, weights = attention(x, x, x, attn_mask=~keep)
weights.detach()[0, 0]  # the first step has no past
# > tensor([1., 0., 0., 0.])
# --8<-- [end:fix]
later = x.clone()
later[:, -1] += 1.0
assert torch.equal(attention(later, later, later, attn_mask=~keep)[0][:, :-1], out[:, :-1])
assert not torch.equal(attention(later, later, later, attn_mask=keep)[0][:, :-1], out[:, :-1])

# --8<-- [start:float]
scores = torch.zeros(4, 4).masked_fill(~keep, float("-inf"))  # added to the scores
same, _ = attention(x, x, x, attn_mask=scores)
torch.allclose(same, out)
# > True
a = F.scaled_dot_product_attention(x, x, x, attn_mask=scores)
torch.allclose(a, F.scaled_dot_product_attention(x, x, x, attn_mask=keep))
# > True
# --8<-- [end:float]

# --8<-- [start:ones]
ones = keep.float()  # ones and zeros are added: hardly a mask
_, weights = attention(x, x, x, attn_mask=ones)
(weights > 0).all()
# > tensor(True)
# --8<-- [end:ones]
assert torch.equal(nn.Transformer.generate_square_subsequent_mask(4), scores)

# --8<-- [start:guard]
changed = x.clone()
changed[:, -1] += 1.0  # another future


def causal(x, mask):
    return attention(x, x, x, attn_mask=mask)[0]


for mask in (~keep, keep):
    print(torch.equal(causal(x, mask)[:, :-1], causal(changed, mask)[:, :-1]))
# > True
# > False
# --8<-- [end:guard]
