# --8<-- [start:see]
import torch
from torch.utils.data import DataLoader

errors = torch.tensor([1.0, 1.0, 1.0, 1.0, 6.0])  # the loss of each of five samples
losses = [batch.mean().item() for batch in DataLoader(errors, batch_size=2)]
sum(losses) / len(losses), errors.mean().item()
# > (2.6666666666666665, 2.0)
# --8<-- [end:see]

# --8<-- [start:parts]
losses
# > [1.0, 1.0, 6.0]
# --8<-- [end:parts]

# --8<-- [start:order]
for batch_size in (1, 2, 3, 4, 5):
    losses = [batch.mean().item() for batch in DataLoader(errors, batch_size)]
    print(batch_size, round(sum(losses) / len(losses), 3))
# > 1 2.0
# > 2 2.667
# > 3 2.25
# > 4 3.5
# > 5 2.0
# --8<-- [end:order]

# --8<-- [start:fix]
total, count = 0.0, 0
for batch in DataLoader(errors, batch_size=2):
    total += batch.mean().item() * len(batch)
    count += len(batch)
total / count
# > 2.0
# --8<-- [end:fix]

# --8<-- [start:weighted]
import torch.nn.functional as F

logits = torch.tensor([[2.0, 0.0], [2.0, 0.0], [2.0, 0.0], [2.0, 0.0]])
targets = torch.tensor([0, -100, -100, 1])  # -100: ignored, as padding is
parts = [(logits[:3], targets[:3]), (logits[3:], targets[3:])]
whole = F.cross_entropy(logits, targets)
total, count = 0.0, 0
for x, y in parts:
    valid = (y != -100).sum()  # not len(y)
    total += F.cross_entropy(x, y) * valid
    count += valid
(total / count / whole).item()
# > 1.0
# --8<-- [end:weighted]
_by_length = sum(F.cross_entropy(x, y) * len(y) for x, y in parts) / len(targets)
assert _by_length < 0.6 * whole

# --8<-- [start:others]
correct = torch.tensor([1.0, 1.0, 1.0, 1.0, 0.0])
rates = [batch.mean().item() for batch in DataLoader(correct, batch_size=2)]
round(sum(rates) / len(rates), 3), round(correct.mean().item(), 3)
# > (0.667, 0.8)
squares = [1.0, 1.0, 1.0, 1.0, 36.0]
roots = [batch.mean().sqrt().item() for batch in DataLoader(squares, batch_size=1)]
round(sum(roots) / len(roots), 3), round((sum(squares) / len(squares)) ** 0.5, 3)
# > (2.0, 2.828)
# --8<-- [end:others]
