# --8<-- [start:see]
import torch

confusion = torch.tensor([[8.0, 2.0], [4.0, 1.0]])  # rows: true classes
shares = confusion / confusion.sum(1)
shares
# > tensor([[0.8000, 0.4000],
# >         [0.4000, 0.2000]])
shares.sum(1)  # should be 1 and 1
# > tensor([1.2000, 0.6000])
# --8<-- [end:see]
assert torch.equal(shares, confusion / confusion.sum(1)[None, :])

# --8<-- [start:why]
confusion.sum(1).shape  # (2,): aligned with the columns
# > torch.Size([2])
confusion.sum(1, keepdim=True).shape  # (2, 1): aligned with the rows
# > torch.Size([2, 1])
# --8<-- [end:why]

# --8<-- [start:oblong]
table = torch.ones(2, 3)
table / table.sum(1)
# > RuntimeError: The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 1
# --8<-- [end:oblong]

# --8<-- [start:first]
centred = confusion - confusion.mean(0)  # over the rows: needs no keepdim
centred.sum(0)
# > tensor([0., 0.])
# --8<-- [end:first]
assert torch.equal(centred, confusion - confusion.mean(0, keepdim=True))

# --8<-- [start:fix]
shares = confusion / confusion.sum(1, keepdim=True)
shares
# > tensor([[0.8000, 0.2000],
# >         [0.8000, 0.2000]])
shares.sum(1)
# > tensor([1., 1.])
# --8<-- [end:fix]

# --8<-- [start:others]
scores = torch.tensor([[1.0, 3.0], [0.0, 2.0]])
scores - scores.max(1).values  # wrong
# > tensor([[-2.,  1.],
# >         [-3.,  0.]])
scores - scores.max(1, keepdim=True).values
# > tensor([[-2.,  0.],
# >         [-2.,  0.]])
scores / scores.norm(dim=1, keepdim=True)
# > tensor([[0.3162, 0.9487],
# >         [0.0000, 1.0000]])
# --8<-- [end:others]

# --8<-- [start:ready]
torch.nn.functional.normalize(scores, p=1, dim=1)
# > tensor([[0.2500, 0.7500],
# >         [0.0000, 1.0000]])
scores.softmax(dim=1)
# > tensor([[0.1192, 0.8808],
# >         [0.1192, 0.8808]])
# --8<-- [end:ready]
assert torch.allclose(scores.softmax(dim=1).sum(1), torch.ones(2))
assert torch.equal(
    torch.nn.functional.normalize(scores, p=1, dim=1), scores / scores.sum(1, keepdim=True)
)

# --8<-- [start:guard]
shares = confusion / confusion.sum(1)
assert torch.allclose(shares.sum(1), torch.ones(2)), shares.sum(1)
# > AssertionError: tensor([1.2000, 0.6000])
# --8<-- [end:guard]
