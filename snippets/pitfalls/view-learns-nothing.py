# --8<-- [start:see]
import torch

table = torch.ones(4, 2, requires_grad=True)
with torch.no_grad():
    row = table[0]  # chosen under no_grad
row.requires_grad  # looks as if it were tracked
# > True
(row * 3).sum().backward()  # no error
table.grad is None, row.grad is None
# > (True, True)
# --8<-- [end:see]
assert row.is_leaf is False or row.grad_fn is None

# --8<-- [start:look]
row.grad_fn is None, row.is_leaf
# > (True, True)
with torch.no_grad():
    computed = table[0] * 1
computed.requires_grad  # a result that is no view says what it is
# > False
# --8<-- [end:look]

# --8<-- [start:ways]
with torch.no_grad():
    views = [table[0], table[1:3], table.view(8), table.T, table.reshape(2, 4)]
    views += [*table.chunk(2), table.unsqueeze(0), table.expand(1, 4, 2)]
    copies = [table[[0, 1]], table.clone(), table.flip(0), table.repeat(1, 2)]
all(v.requires_grad for v in views)
# > True
any(c.requires_grad for c in copies)
# > False
# --8<-- [end:ways]

# --8<-- [start:inference]
with torch.inference_mode():
    row = table[0]
row.requires_grad, row.is_inference()
# > (True, False)
(row * 3).sum().backward()
table.grad is None
# > True
# --8<-- [end:inference]

# --8<-- [start:fix]
row = table[0]  # outside
(row * 3).sum().backward()
table.grad[0]
# > tensor([3., 3.])
# --8<-- [end:fix]

# --8<-- [start:index]
with torch.no_grad():
    best = (table * 2).sum(1).argmax()  # choose under no_grad
row = table[best]  # take outside
row.grad_fn is None
# > False
# --8<-- [end:index]

# --8<-- [start:detach]
with torch.no_grad():
    row = table[0].detach()  # if no gradient is wanted, say so
row.requires_grad
# > False
# --8<-- [end:detach]
