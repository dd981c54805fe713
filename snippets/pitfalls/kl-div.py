# --8<-- [start:see]
import torch
from torch.nn import functional as F

predicted = torch.tensor([[0.2, 0.8], [0.2, 0.8]])  # probabilities, (B, classes)
target = torch.tensor([[0.5, 0.5], [0.5, 0.5]])
F.kl_div(predicted.log(), target)
# > UserWarning: reduction: 'mean' divides the total loss by both the batch size and the support size.'batchmean' divides only by the batch size, and aligns with the KL div math definition.'mean' will be changed to behave the same as 'batchmean' in the next major release.
# > tensor(0.1116)
# --8<-- [end:see]

# --8<-- [start:fix]
F.kl_div(predicted.log(), target, reduction="batchmean")
# > tensor(0.2231)
# --8<-- [end:fix]
from torch.distributions import Categorical, kl_divergence

each = kl_divergence(Categorical(target), Categorical(predicted))
assert torch.allclose(each, torch.tensor([0.2231, 0.2231]), atol=1e-4)

# --8<-- [start:tokens]
log_probs = predicted.log().expand(7, 2, 2).transpose(0, 1)  # (B, T, classes)
targets = target.expand(7, 2, 2).transpose(0, 1)
F.kl_div(log_probs, targets, reduction="batchmean")  # 7 tokens, added up
# > tensor(1.5620)
F.kl_div(log_probs.flatten(0, 1), targets.flatten(0, 1), reduction="batchmean")
# > tensor(0.2231)
# --8<-- [end:tokens]
assert torch.allclose(torch.tensor(1.5620), 7 * each[0], atol=1e-3)

# --8<-- [start:negative]
F.kl_div(predicted, target, reduction="batchmean")  # no logarithm
# > tensor(-1.1931)
logits = torch.tensor([[0.0, 1.3863], [0.0, 1.3863]])
F.kl_div(logits, target, reduction="batchmean")  # logits, not normalised
# > tensor(-1.3863)
F.kl_div(logits.log_softmax(-1), target, reduction="batchmean")
# > tensor(0.2231)
# --8<-- [end:negative]

# --8<-- [start:log-target]
F.kl_div(predicted.log(), target.log(), reduction="batchmean")
# > tensor(nan)
F.kl_div(predicted.log(), target.log(), reduction="batchmean", log_target=True)
# > tensor(0.2231)
# --8<-- [end:log-target]

# --8<-- [start:order]
F.kl_div(target.log(), predicted, reduction="batchmean")  # the other direction
# > tensor(0.1927)
# --8<-- [end:order]

# --8<-- [start:integers]
F.kl_div(predicted.log(), torch.tensor([[0, 1], [0, 1]]), reduction="batchmean")
# > RuntimeError: kl_div: Integral inputs not supported.
# --8<-- [end:integers]
