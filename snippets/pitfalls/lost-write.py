# --8<-- [start:see]
import torch

x = torch.zeros(3, 2)
rows = torch.tensor([0, 2])
x[rows][0] = 5.0
x[rows].add_(1.0)
x
# > tensor([[0., 0.],
# >         [0., 0.],
# >         [0., 0.]])
# --8<-- [end:see]

# --8<-- [start:fix]
x[rows[0]] = 5.0
x[rows] += 1.0
x
# > tensor([[6., 6.],
# >         [0., 0.],
# >         [1., 1.]])
# --8<-- [end:fix]

# --8<-- [start:order]
x = torch.zeros(3, 2)
x[rows][:, 0] = 5.0  # list first: lost
x[:, 0][rows] = 6.0  # slice first: kept
x
# > tensor([[6., 0.],
# >         [0., 0.],
# >         [6., 0.]])
x[rows, 0] = 7.0  # one pair of brackets: kept
x
# > tensor([[7., 0.],
# >         [0., 0.],
# >         [7., 0.]])
# --8<-- [end:order]

# --8<-- [start:mask]
scores = torch.tensor([0.2, 0.9, 0.7])
scores[scores > 0.5].zero_()
scores
# > tensor([0.2000, 0.9000, 0.7000])
scores[scores > 0.5] = 0.0
scores
# > tensor([0.2000, 0.0000, 0.0000])
# --8<-- [end:mask]


# --8<-- [start:function]
def zero_(t):
    t.zero_()


x = torch.ones(3)
zero_(x[:2])  # a slice is a view
x
# > tensor([0., 0., 1.])
zero_(x[[2]])  # a list makes a copy
x
# > tensor([0., 0., 1.])
# --8<-- [end:function]

# --8<-- [start:conversions]
x = torch.zeros(2, 2)
x.double()[0, 0] = 1.0
x.t().flatten()[0] = 2.0  # not contiguous: flatten copies
x
# > tensor([[0., 0.],
# >         [0., 0.]])
x.float()[0, 0] = 3.0  # already float32: the same tensor
x.flatten()[1] = 4.0  # contiguous: a view
x
# > tensor([[3., 4.],
# >         [0., 0.]])
# --8<-- [end:conversions]

# --8<-- [start:weights]
layer = torch.nn.Linear(2, 3)
with torch.no_grad():
    layer.weight[rows] = 0.0
layer.weight[rows].abs().sum()
# > tensor(0., grad_fn=<SumBackward0>)
# --8<-- [end:weights]

# --8<-- [start:find]
base = torch.zeros(3, 2)
base.untyped_storage().data_ptr() == base[:2].untyped_storage().data_ptr()
# > True
base.untyped_storage().data_ptr() == base[rows].untyped_storage().data_ptr()
# > False
# --8<-- [end:find]
