# cpu: each device words it in its own way
# --8<-- [start:see]
import torch

scores = torch.tensor([2.0, 3.0, 4.0])
padding = torch.tensor([0, 0, 1])  # a mask of numbers
scores.masked_fill(padding, -1e9)
# > RuntimeError: masked_fill_ only supports boolean masks, but got mask with dtype long int
# --8<-- [end:see]

# --8<-- [start:fix]
scores.masked_fill(padding.bool(), -1e9)
# > tensor([ 2.0000e+00,  3.0000e+00, -1.0000e+09])
torch.where(padding == 1, 0.0, scores)
# > tensor([2., 3., 0.])
# --8<-- [end:fix]
assert torch.equal(padding.bool(), padding == 1)
assert torch.tensor([0.0, 0.2, -1.0]).bool().tolist() == [False, True, True]

# cpu: it goes on with scores that stay there
# --8<-- [start:around]
attention_mask = torch.tensor([1, 1, 0])  # 1 where there is a word
scores.masked_fill(attention_mask == 0, float("-inf")).softmax(0)
# > tensor([0.2689, 0.7311, 0.0000])
# --8<-- [end:around]

# --8<-- [start:index]
scores[padding]  # no error: elements 0, 0 and 1
# > tensor([2., 2., 3.])
scores[padding.bool()]
# > tensor([4.])
scores[~padding]  # no error: elements -1, -1 and -2
# > tensor([4., 4., 3.])
# --8<-- [end:index]

# cpu: each device words it in its own way
# --8<-- [start:siblings]
from torch.nn import functional as F

query = torch.ones(1, 3, 2)
attention = torch.nn.MultiheadAttention(2, 1, batch_first=True)
for operation in (
    lambda: scores.masked_fill(padding.float(), 0.0),
    lambda: torch.where(padding, scores, 0.0),
    lambda: scores.masked_select(padding),
    lambda: scores.masked_scatter(padding, scores),
    lambda: F.scaled_dot_product_attention(query, query, query, padding.expand(3, 3)),
    lambda: attention(query, query, query, key_padding_mask=padding[None]),
):
    try:
        operation()
    except (RuntimeError, AssertionError) as error:
        print(error)
# > masked_fill_ only supports boolean masks, but got mask with dtype float
# > where expected condition to be a boolean tensor, but got a tensor with dtype Long
# > masked_select: expected BoolTensor for mask
# > masked_scatter_ only supports boolean masks, but got mask with dtype Long
# > Expected attn_mask dtype to be bool or float or to match query dtype, but got attn_mask.dtype: long int and  query.dtype: float instead.
# > only bool and floating types of key_padding_mask are supported
# --8<-- [end:siblings]
import pytest

with pytest.raises(RuntimeError, match="only supports boolean masks, but got mask with dtype uns"):
    scores.masked_fill(padding.byte(), 0.0)
with pytest.warns(UserWarning, match="where received a uint8 condition tensor"):
    torch.where(padding.byte(), scores, scores)

# cpu: each device words it in its own way
# --8<-- [start:byte]
torch.where(padding.byte(), 0.0, scores)
# > UserWarning: where received a uint8 condition tensor. This behavior is deprecated and will be removed in a future version of PyTorch. Use a boolean condition instead. (Triggered internally at …)
# > tensor([2., 3., 0.])
# --8<-- [end:byte]

# --8<-- [start:float-mask]
x = torch.zeros(1, 3, 2)
value = torch.tensor([[[1.0], [2.0], [9.0]]])
keep = torch.tensor([[1.0, 1.0, 0.0]])  # floats: added to the scores
F.scaled_dot_product_attention(x, x, value, keep.expand(3, 3))[0, 0]
# > tensor([2.6652])
F.scaled_dot_product_attention(x, x, value, keep.bool().expand(3, 3))[0, 0]
# > tensor([1.5000])
# --8<-- [end:float-mask]
