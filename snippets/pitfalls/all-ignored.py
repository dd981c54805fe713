# --8<-- [start:see]
import torch
from torch.nn import functional as F

logits = torch.zeros(2, 3, requires_grad=True)
labels = torch.tensor([-100, -100])  # padding only
loss = F.cross_entropy(logits, labels)
loss
# > tensor(nan, grad_fn=<NllLossBackward0>)
# --8<-- [end:see]

# --8<-- [start:means]
F.cross_entropy(logits, labels, reduction="sum")
# > tensor(0., grad_fn=<NllLossBackward0>)
(labels != -100).sum()
# > tensor(0)
# --8<-- [end:means]

# --8<-- [start:harmless]
loss.backward()
logits.grad
# > tensor([[0., 0., 0.],
# >         [0., 0., 0.]])
total = 0.0
for batch_loss in (0.7, loss.item(), 0.6):
    total += batch_loss
total
# > nan
# --8<-- [end:harmless]

# --8<-- [start:weights]
logits.grad = None
weight = torch.tensor([1.0, 0.0, 1.0])  # class 1 does not count
F.cross_entropy(logits, torch.tensor([1, 1]), weight=weight).backward()
logits.grad
# > tensor([[nan, nan, nan],
# >         [nan, nan, nan]])
# --8<-- [end:weights]

# --8<-- [start:fix]
count = (labels != -100).sum()
total = F.cross_entropy(logits, labels, reduction="sum")
total / count.clamp(min=1)
# > tensor(0., grad_fn=<DivBackward0>)
# --8<-- [end:fix]
logits.grad = None
(total / count.clamp(min=1)).backward()
assert logits.grad.eq(0).all()

# --8<-- [start:fix-weights]
labels = torch.tensor([1, 1])
weights = weight[labels].sum()
total = F.cross_entropy(logits, labels, weight=weight, reduction="sum")
total / weights.clamp(min=1e-8)
# > tensor(0., grad_fn=<DivBackward0>)
# --8<-- [end:fix-weights]
logits.grad = None
(total / weights.clamp(min=1e-8)).backward()
assert logits.grad.eq(0).all()

# --8<-- [start:no-help]
logits.grad = None
loss = F.cross_entropy(logits, labels, weight=weight)
loss.nan_to_num().backward()
logits.grad
# > tensor([[nan, nan, nan],
# >         [nan, nan, nan]])
# --8<-- [end:no-help]

# --8<-- [start:empty]
known = torch.tensor([False, False])
F.mse_loss(torch.ones(2)[known], torch.zeros(2)[known])
# > tensor(nan)
# --8<-- [end:empty]
assert F.cross_entropy(torch.zeros(0, 3), torch.zeros(0, dtype=torch.long)).isnan()
assert torch.ones(0).mean().isnan()
