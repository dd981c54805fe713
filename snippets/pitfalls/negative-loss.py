# --8<-- [start:see]
import torch
from torch.nn import functional as F

probabilities = torch.tensor([[0.7, 0.3], [0.2, 0.8]])
labels = torch.tensor([0, 1])
F.nll_loss(probabilities, labels)
# > tensor(-0.7500)
# --8<-- [end:see]
assert abs(F.nll_loss(probabilities, labels) + (0.7 + 0.8) / 2) < 1e-6

# --8<-- [start:fix]
logits = torch.tensor([[1.2, 0.3], [-0.4, 1.0]])
F.cross_entropy(logits, labels)
# > tensor(0.2808)
F.nll_loss(logits.log_softmax(dim=1), labels)
# > tensor(0.2808)
# --8<-- [end:fix]
assert torch.allclose(F.cross_entropy(logits, labels), F.nll_loss(logits.log_softmax(1), labels))

# --8<-- [start:bce]
scores = torch.tensor([5.0, -5.0])
F.binary_cross_entropy_with_logits(scores, torch.tensor([1.0, -1.0]))
# > tensor(-2.4933)
pixels = torch.tensor([255.0, 0.0])
F.binary_cross_entropy_with_logits(scores, pixels)
# > tensor(-634.9933)
# --8<-- [end:bce]

# --8<-- [start:bce-fix]
signs = torch.tensor([1.0, -1.0])
F.binary_cross_entropy_with_logits(scores, (signs + 1) / 2)
# > tensor(0.0067)
F.binary_cross_entropy_with_logits(scores, pixels / 255)
# > tensor(0.0067)
# --8<-- [end:bce-fix]

# --8<-- [start:kl]
p, q = torch.tensor([[0.5, 0.5]]), torch.tensor([[0.9, 0.1]])
F.kl_div(q, p, reduction="batchmean")
# > tensor(-1.1931)
F.kl_div(q.log(), p, reduction="batchmean")
# > tensor(0.5108)
# --8<-- [end:kl]

# --8<-- [start:grows]
for score in (5.0, 50.0, 500.0):
    print(F.binary_cross_entropy_with_logits(torch.tensor(score), torch.tensor(2.0)).item())
# > -4.993284702301025
# > -50.0
# > -500.0
# --8<-- [end:grows]

# --8<-- [start:check]
targets = torch.tensor([255.0, 0.0])
targets.min().item(), targets.max().item()
# > (0.0, 255.0)
probabilities.exp().sum(dim=1)
# > tensor([3.3636, 3.4469])
logits.log_softmax(dim=1).exp().sum(dim=1)
# > tensor([1.0000, 1.0000])
# --8<-- [end:check]

# --8<-- [start:fine]
density = torch.distributions.Normal(0.0, 0.1)
-density.log_prob(torch.tensor(0.0))
# > tensor(-1.3836)
F.gaussian_nll_loss(torch.zeros(1), torch.zeros(1), torch.full((1,), 0.01))
# > tensor(-2.3026)
F.poisson_nll_loss(torch.tensor([1.0]), torch.tensor([3.0]))
# > tensor(-0.2817)
# --8<-- [end:fine]

# --8<-- [start:no-help]
F.nll_loss(probabilities, labels).abs()
# > tensor(0.7500)
F.nll_loss(torch.tensor([[0.0, 1.0], [1.0, 0.0]]), labels).abs()
# > tensor(0.)
# --8<-- [end:no-help]
