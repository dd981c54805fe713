# --8<-- [start:see]
import torch

losses = torch.tensor([1.0, 1.0, 1.0, 1.0, 6.0])  # one a sample
batches = losses.split(4)  # the last batch has one sample
sum(batch.mean() for batch in batches) / len(batches)
# > tensor(3.5000)
losses.mean()
# > tensor(2.)
# --8<-- [end:see]

# --8<-- [start:fix]
total = sum(batch.mean() * len(batch) for batch in batches)
total / len(losses)
# > tensor(2.)
# --8<-- [end:fix]


# --8<-- [start:accuracy]
correct = torch.tensor([1, 1, 1, 1, 0]).split(4)
sum(c.float().mean() for c in correct) / len(correct)
# > tensor(0.5000)
sum(c.sum() for c in correct) / sum(len(c) for c in correct)
# > tensor(0.8000)
# --8<-- [end:accuracy]

# --8<-- [start:padding]
from torch.nn import functional as F

logits = torch.zeros(2, 4, 3)  # (B, T, classes)
labels = torch.tensor([[1, 2, 1, 0], [1, 0, 0, 0]])  # 0 is padding
mask = labels != 0
per_token = F.cross_entropy(logits.transpose(1, 2), labels, reduction="none")
(per_token * mask).mean()
# > tensor(0.5493)
(per_token * mask).sum() / mask.sum()
# > tensor(1.0986)
# --8<-- [end:padding]

# --8<-- [start:padding-more]
longer = F.pad(labels, (0, 8))  # the same batch with more padding
wide = torch.zeros(2, 12, 3).transpose(1, 2)
per_token = F.cross_entropy(wide, longer, reduction="none")
(per_token * (longer != 0)).mean()
# > tensor(0.1831)
(per_token * (longer != 0)).sum() / (longer != 0).sum()
# > tensor(1.0986)
# --8<-- [end:padding-more]
slopes = []
for steps in (4, 12):
    leaf = torch.zeros(2, 3, steps, requires_grad=True)
    wanted = F.pad(torch.tensor([[1, 2, 1, 0], [1, 0, 0, 0]]), (0, steps - 4))
    (F.cross_entropy(leaf, wanted, reduction="none") * (wanted != 0)).mean().backward()
    slopes.append(leaf.grad[0, :, 0])
assert torch.allclose(slopes[0], 3 * slopes[1])

# --8<-- [start:ignore]
F.cross_entropy(wide, longer, ignore_index=0)
# > tensor(1.0986)
# --8<-- [end:ignore]

# --8<-- [start:weights]
x = torch.tensor([[2.0, 0.0], [0.0, 1.0], [1.0, 0.0]])
y = torch.tensor([0, 0, 1])
w = torch.tensor([1.0, 5.0])
whole = F.cross_entropy(x, y, weight=w)
first = F.cross_entropy(x[:2], y[:2], weight=w)
last = F.cross_entropy(x[2:], y[2:], weight=w)
whole, (first * 2 + last) / 3
# > (tensor(1.1438), tensor(0.9178))
# --8<-- [end:weights]

# --8<-- [start:weights-fix]
first = F.cross_entropy(x[:2], y[:2], weight=w, reduction="sum")
last = F.cross_entropy(x[2:], y[2:], weight=w, reduction="sum")
(first + last) / w[y].sum()
# > tensor(1.1438)
# --8<-- [end:weights-fix]

# --8<-- [start:metrics]
predicted = torch.tensor([[1, 0], [1, 1]])  # two batches
actual = torch.tensor([[1, 0], [0, 1]])
hits = (predicted & actual).sum(dim=1)
claims = predicted.sum(dim=1)
(hits / claims).mean()  # of the precision a batch
# > tensor(0.7500)
hits.sum() / claims.sum()
# > tensor(0.6667)
# --8<-- [end:metrics]
