# --8<-- [start:see]
import torch
from torch.distributions import Categorical, Normal

mean = torch.tensor([0.0, torch.nan])  # what the network gave
Normal(mean, torch.ones(2))
# > ValueError: Expected parameter loc (Tensor of shape (2,)) of distribution Normal(loc: torch.Size([2]), scale: torch.Size([2])) to satisfy the constraint Real(), but found invalid values:
# > tensor([0., nan])
# --8<-- [end:see]

# --8<-- [start:diverged]
weight = torch.tensor(1.0, requires_grad=True)
for _ in range(60):  # the learning rate is too large
    loss = (2 * weight - 2.5) ** 2
    (gradient,) = torch.autograd.grad(loss, weight)
    weight = (weight - 1.5 * gradient).detach().requires_grad_()
weight
# > tensor(nan, requires_grad=True)
# --8<-- [end:diverged]

# --8<-- [start:scale]
Normal(torch.zeros(2), torch.tensor([1.0, -0.3]))  # a linear layer's output
# > ValueError: Expected parameter scale (Tensor of shape (2,)) of distribution Normal(loc: torch.Size([2]), scale: torch.Size([2])) to satisfy the constraint GreaterThan(lower_bound=0.0), but found invalid values:
# > tensor([ 1.0000, -0.3000])
# --8<-- [end:scale]

# --8<-- [start:saturated]
Normal(torch.zeros(1), torch.tensor([-110.0]).exp())  # underflows to 0
# > ValueError: Expected parameter scale (Tensor of shape (1,)) of distribution Normal(loc: tensor([0.]), scale: tensor([0.])) to satisfy the constraint GreaterThan(lower_bound=0.0), but found invalid values:
# > tensor([0.])
# --8<-- [end:saturated]

# --8<-- [start:logits]
scores = torch.tensor([[-0.5, 1.0]])
Categorical(scores)  # the first argument is probs
# > ValueError: Expected parameter probs (Tensor of shape (1, 2)) of distribution Categorical(probs: torch.Size([1, 2])) to satisfy the constraint Simplex(), but found invalid values:
# > tensor([[-1.,  2.]])
# --8<-- [end:logits]

import pytest

with pytest.raises(ValueError, match=r"Expected parameter probs \(Tensor of shape \(\)\) of"):
    torch.distributions.Bernoulli(torch.tensor(1.5))
_covariance = torch.tensor([[1.0, 2.0], [2.0, 1.0]])  # an eigenvalue below 0
with pytest.raises(ValueError, match=r"constraint PositiveDefinite\(\), but found invalid"):
    torch.distributions.MultivariateNormal(torch.zeros(2), _covariance)

# --8<-- [start:find]
mean.isnan().any()
# > tensor(True)
layer = torch.nn.Linear(2, 2)
all(p.isfinite().all() for p in layer.parameters())  # the weights
# > True
# --8<-- [end:find]

# --8<-- [start:fix-scale]
raw = torch.tensor([1.0, -0.3])
scale = torch.nn.functional.softplus(raw) + 1e-4
Normal(torch.zeros(2), scale).scale
# > tensor([1.3134, 0.5545])
Normal(torch.zeros(2), raw.exp()).scale  # raw is the logarithm
# > tensor([2.7183, 0.7408])
# --8<-- [end:fix-scale]

# --8<-- [start:fix-saturated]
Normal(torch.zeros(1), torch.tensor([-110.0]).clamp(-20, 2).exp()).scale
# > tensor([2.0612e-09])
# --8<-- [end:fix-saturated]

# --8<-- [start:fix-logits]
Categorical(logits=scores).probs
# > tensor([[0.1824, 0.8176]])
# --8<-- [end:fix-logits]

# --8<-- [start:no-help]
unchecked = Normal(mean, torch.ones(2), validate_args=False)
unchecked.log_prob(torch.zeros(2))
# > tensor([-0.9189,     nan])
# --8<-- [end:no-help]

# --8<-- [start:value]
action = torch.tensor([2])
Categorical(logits=torch.zeros(2)).log_prob(action)
# > ValueError: Expected value argument (Tensor of shape (1,)) to be within the support (IntegerInterval(lower_bound=0, upper_bound=1)) of the distribution Categorical(logits: torch.Size([2])), but found invalid values:
# > tensor([2])
# --8<-- [end:value]
