# --8<-- [start:see]
import torch
import torch.nn.functional as F

batch = torch.ones(4, 3)


def add_noise(x):
    return x + torch.randn(3)


torch.vmap(add_noise)(batch)
# > RuntimeError: vmap: called random operation while in randomness error mode. Please either use the 'same' or 'different' randomness flags on vmap or perform the randomness operation out of vmap
# --8<-- [end:see]

# --8<-- [start:fix]
different = torch.vmap(add_noise, randomness="different")(batch)
len(different.unique(dim=0))  # four rows, four draws
# > 4
same = torch.vmap(add_noise, randomness="same")(batch)
len(same.unique(dim=0))  # one draw for all rows
# > 1
# --8<-- [end:fix]

# --8<-- [start:ways]
for draw in (torch.rand_like, torch.bernoulli, F.dropout):
    try:
        torch.vmap(draw)(batch)
    except RuntimeError as error:
        print("randomness error mode" in str(error))
# > True
# > True
# > True
# --8<-- [end:ways]

# --8<-- [start:dropout]
torch.vmap(lambda x: F.dropout(x, training=False))(batch).shape
# > torch.Size([4, 3])
# --8<-- [end:dropout]

# --8<-- [start:outside]
noise = torch.randn(4, 3)
torch.vmap(lambda x, noise: x + noise)(batch, noise).shape
# > torch.Size([4, 3])
# --8<-- [end:outside]

# --8<-- [start:same]
torch.vmap(torch.bernoulli, randomness="same")(batch * 0.5)
# > RuntimeError: Vmap does not currently support same randomness with a batched tensor input. Please file an issue with functorch
# --8<-- [end:same]

# --8<-- [start:flag]
torch.vmap(add_noise, randomness="none")(batch)
# > RuntimeError: Only allowed values for randomness are 'error', 'different', or 'same'. Got none
# --8<-- [end:flag]
import pytest
from torch import nn

# Per-sample gradients of a model with dropout in training mode.
_model = nn.Sequential(nn.Linear(3, 3), nn.Dropout())
_weights = dict(_model.named_parameters())


def _loss(weights, x):
    return torch.func.functional_call(_model, weights, (x,)).sum()


_per_sample = torch.func.grad(_loss)
with pytest.raises(RuntimeError, match="randomness error mode"):
    torch.vmap(_per_sample, in_dims=(None, 0))(_weights, batch)
torch.vmap(_per_sample, in_dims=(None, 0), randomness="different")(_weights, batch)
_model.eval()
torch.vmap(_per_sample, in_dims=(None, 0))(_weights, batch)
