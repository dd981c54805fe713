# --8<-- [start:see]
import torch
from torch.utils.checkpoint import checkpoint

cache = []


def attend(x):
    cache.append(x.detach())
    keys = torch.cat(cache)  # grows at each call
    return (x @ keys.T).softmax(1) @ keys


tokens = torch.ones(2, 3, requires_grad=True)
checkpoint(attend, tokens, use_reentrant=False).sum().backward()
# > torch.utils.checkpoint.CheckpointError: torch.utils.checkpoint: Recomputed values for the following tensors have different metadata than during the forward pass.
# > …
# --8<-- [end:see]


# --8<-- [start:fix]
def attend(x, keys):
    return (x @ keys.T).softmax(1) @ keys


keys = tokens.detach()
checkpoint(attend, tokens, keys, use_reentrant=False).sum().backward()
# --8<-- [end:fix]

# --8<-- [start:number]
draws = iter([0.9, 0.1])  # stands for random.random, which draws anew in the second run


def drop_path(x):
    if next(draws) < 0.5:
        return x * 1
    return x.exp().sin()


checkpoint(drop_path, tokens, use_reentrant=False).sum().backward()
# > torch.utils.checkpoint.CheckpointError: torch.utils.checkpoint: A different number of tensors was saved during the original forward and recomputation.
# > …
# --8<-- [end:number]

# --8<-- [start:number-fix]
import random


def drop_path(x, skip):
    return x * 1 if skip else x.exp().sin()


skip = random.random() < 0.5  # drawn once, outside
checkpoint(drop_path, tokens, skip, use_reentrant=False).sum().backward()


def drop_path_by_torch(x):
    return x * 1 if torch.rand(()) < 0.5 else x.exp().sin()


checkpoint(drop_path_by_torch, tokens, use_reentrant=False).sum().backward()
# --8<-- [end:number-fix]
# torch's generator is set back for the second run: any number of draws agrees.
for _ in range(20):
    checkpoint(drop_path_by_torch, tokens, use_reentrant=False).sum().backward()

# --8<-- [start:silent]
draws = iter([1.0, 2.0])  # stands for NumPy's generator


def scaled(x):
    return (x * torch.tensor(next(draws))).exp()


x = torch.zeros(1, requires_grad=True)
checkpoint(scaled, x, use_reentrant=False).backward()
x.grad  # of exp(1.0 * x)
# > tensor([2.])
# --8<-- [end:silent]
import pytest

# The reentrant variant compares nothing: the gradient is that of the second run.
draws = iter([1.0, 2.0])
x.grad = None
checkpoint(scaled, x, use_reentrant=True).backward()
assert x.grad == 2
# Nor does it notice another path: cos(exp(0)) * exp(0) in the first run, 1 in the second.
draws = iter([0.9, 0.1])


def _drop_path(x):
    return x * 1 if next(draws) < 0.5 else x.exp().sin()


x.grad = None
checkpoint(_drop_path, x, use_reentrant=True).backward()
assert x.grad == 1
# Nor does the other one, when told not to.
draws = iter([1.0, 2.0])


def _rows(x):
    return (x.expand(1, 2) * torch.full((int(next(draws)), 2), 3.0)).exp()


x.grad = None
with pytest.raises(RuntimeError, match="different metadata"):
    checkpoint(_rows, x, use_reentrant=False).sum().backward()
draws = iter([1.0, 2.0])
checkpoint(_rows, x, use_reentrant=False, determinism_check="none").sum().backward()
