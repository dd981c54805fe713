# --8<-- [start:see]
import torch

x = torch.zeros(3, requires_grad=True)
length = (x**2).sum().sqrt()
length
# > tensor(0., grad_fn=<SqrtBackward0>)
length.backward()
x.grad
# > tensor([nan, nan, nan])
# --8<-- [end:see]

# --8<-- [start:norm]
x.grad = None
x.norm().backward()
x.grad
# > tensor([0., 0., 0.])
# --8<-- [end:norm]

# --8<-- [start:distance]
same = torch.ones(1, 2, requires_grad=True)
points = torch.cat([same, torch.ones(1, 2)])
distances = (points[:, None] - points[None]).pow(2).sum(-1).sqrt()
distances.sum().backward()
same.grad
# > tensor([[nan, nan]])
# --8<-- [end:distance]

# --8<-- [start:std]
flat = torch.ones(4, requires_grad=True)
flat.var().sqrt().backward()
flat.grad
# > tensor([nan, nan, nan, nan])

flat.grad = None
flat.std().backward()  # knows its own root
flat.grad
# > tensor([0., 0., 0., 0.])
# --8<-- [end:std]

# --8<-- [start:unit]
x.grad = None
(x / x.norm()).sum().backward()
x.grad
# > tensor([nan, nan, nan])
# --8<-- [end:unit]

# --8<-- [start:fix]
x.grad = None
torch.linalg.vector_norm(x).backward()
x.grad
# > tensor([0., 0., 0.])

x.grad = None
((x**2).sum() + 1e-12).sqrt().backward()
x.grad
# > tensor([0., 0., 0.])

same.grad = None
torch.cdist(points, points).sum().backward()
same.grad
# > tensor([[0., 0.]])
# --8<-- [end:fix]

# --8<-- [start:fix-others]
flat.grad = None
(flat.var() + 1e-12).sqrt().backward()
flat.grad
# > tensor([0., 0., 0., 0.])

x.grad = None
torch.nn.functional.normalize(x, dim=0).sum().backward()
x.grad.isfinite().all()
# > tensor(True)
# --8<-- [end:fix-others]

# --8<-- [start:no-help]
x.grad = None
((x**2).sum().sqrt() + 1e-12).backward()  # after the root
x.grad
# > tensor([nan, nan, nan])
# --8<-- [end:no-help]
