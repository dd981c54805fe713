# --8<-- [start:see]
import torch

scores = torch.zeros(2, 3, requires_grad=True)  # (queries, keys)
allowed = torch.tensor([[True, True, False], [False, False, False]])
weights = scores.masked_fill(~allowed, -torch.inf).softmax(-1)
weights
# > tensor([[0.5000, 0.5000, 0.0000],
# >         [   nan,    nan,    nan]], grad_fn=<SoftmaxBackward0>)
# --8<-- [end:see]

# --8<-- [start:why]
row = torch.full((3,), -torch.inf)
row.exp() / row.exp().sum()  # 0 / 0
# > tensor([nan, nan, nan])
# --8<-- [end:why]

# --8<-- [start:spreads]
values = torch.ones(3, 2, requires_grad=True)
outputs = weights @ values
outputs[0].sum().backward()  # the good row only
values.grad  # and still
# > tensor([[nan, nan],
# >         [nan, nan],
# >         [nan, nan]])
# --8<-- [end:spreads]

# --8<-- [start:find]
(~allowed.any(-1)).nonzero()  # rows that allow nothing
# > tensor([[1]])
# --8<-- [end:find]

# --8<-- [start:fix]
lowest = torch.finfo(scores.dtype).min  # finite, unlike -inf
weights = scores.masked_fill(~allowed, lowest).softmax(-1)
weights = weights * allowed  # an empty row gets no weight at all
weights
# > tensor([[0.5000, 0.5000, 0.0000],
# >         [0.0000, 0.0000, 0.0000]], grad_fn=<MulBackward0>)
# --8<-- [end:fix]
values.grad = None
(weights @ values)[0].sum().backward()
assert values.grad.tolist() == [[0.5, 0.5], [0.5, 0.5], [0, 0]] and scores.grad.isfinite().all()

# --8<-- [start:sdpa]
from torch.nn import functional as F

query = torch.ones(1, 2, 4)  # (B, queries, width)
keys = torch.ones(1, 3, 4)
F.scaled_dot_product_attention(query, keys, keys, attn_mask=allowed)
# > tensor([[[1., 1., 1., 1.],
# >          [0., 0., 0., 0.]]])
# --8<-- [end:sdpa]

# --8<-- [start:no-help]
mask = torch.zeros(2, 3).masked_fill(~allowed, -torch.inf)
scores.grad = None
weights = (scores + mask).softmax(-1).nan_to_num()
weights
# > tensor([[0.5000, 0.5000, 0.0000],
# >         [0.0000, 0.0000, 0.0000]], grad_fn=<NanToNumBackward0>)
(weights @ torch.ones(3, 2)).sum().backward()
scores.grad
# > tensor([[0., 0., 0.],
# >         [nan, nan, nan]])
# --8<-- [end:no-help]
scores.grad = None
weights = scores.masked_fill(~allowed, -torch.inf).softmax(-1).nan_to_num()
(weights @ torch.ones(3, 2)).sum().backward()
assert scores.grad.isfinite().all()  # masked_fill gives 0 back, whatever comes

# --8<-- [start:logsumexp]
row = torch.full((3,), -torch.inf, requires_grad=True)
row.logsumexp(0).backward()
row.grad
# > tensor([nan, nan, nan])
# --8<-- [end:logsumexp]
