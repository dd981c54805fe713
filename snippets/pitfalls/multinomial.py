# --8<-- [start:see]
import torch

logits = torch.tensor([1.0, torch.nan, 2.0])
probs = logits.softmax(-1)  # one NaN makes all of them NaN
torch.multinomial(probs, num_samples=1)
# > RuntimeError: probability tensor contains either `inf`, `nan` or element < 0
# --8<-- [end:see]
assert probs.isnan().all()

# --8<-- [start:which]
probs = torch.tensor([0.5, torch.nan])
probs.isnan().any(), probs.isinf().any(), (probs < 0).any(), probs.sum()
# > (tensor(True), tensor(False), tensor(False), tensor(nan))
# --8<-- [end:which]

# --8<-- [start:half]
half = torch.tensor([60000.0, 50000.0], dtype=torch.float16)
(half * 2).softmax(-1)
# > tensor([nan, nan], dtype=torch.float16)
# --8<-- [end:half]

# --8<-- [start:temperature]
logits = torch.tensor([1.0, 2.0, 0.5])
for temperature in (1.0, 0.01, 0.0):
    print((logits / temperature).softmax(-1))
# > tensor([0.2312, 0.6285, 0.1402])
# > tensor([3.7835e-44, 1.0000e+00, 0.0000e+00])
# > tensor([nan, nan, nan])
# --8<-- [end:temperature]

# --8<-- [start:masked]
masked = logits.masked_fill(logits < 9, -torch.inf)  # nothing left
masked.softmax(-1)
# > tensor([nan, nan, nan])
# --8<-- [end:masked]

# --8<-- [start:raw]
torch.multinomial(torch.tensor([-1.0, 2.0]), num_samples=1)  # logits
# > RuntimeError: probability tensor contains either `inf`, `nan` or element < 0
# --8<-- [end:raw]

# --8<-- [start:zero]
torch.multinomial(torch.zeros(3), num_samples=1)
# > RuntimeError: invalid multinomial distribution (sum of probabilities <= 0)
# --8<-- [end:zero]


# --8<-- [start:fix-temperature]
def sample(logits, temperature=1.0):
    if temperature == 0:
        return logits.argmax(-1, keepdim=True)  # no draw at all
    probs = (logits.float() / temperature).softmax(-1)
    return torch.multinomial(probs, num_samples=1)


sample(logits, temperature=0)
# > tensor([1])
sample(half * 1.0, temperature=0.7).shape
# > torch.Size([1])
# --8<-- [end:fix-temperature]

# --8<-- [start:fix-masked]
allowed = torch.tensor([False, False, False])
if not allowed.any():
    allowed[-1] = True  # always leave one, for example the end token
probs = logits.masked_fill(~allowed, -torch.inf).softmax(-1)
torch.multinomial(probs, num_samples=1)
# > tensor([2])
# --8<-- [end:fix-masked]

# --8<-- [start:no-help]
broken = torch.full((3,), torch.nan)  # a network that gives NaN
torch.multinomial(broken.nan_to_num(0.0) + 1e-8, num_samples=1).shape
# > torch.Size([1])
# --8<-- [end:no-help]

# cpu: on a GPU such a draw ends in a device-side assert
# --8<-- [start:siblings]
calls = (
    lambda: torch.multinomial(torch.tensor([-1.0, 2.0]), 3, replacement=True),
    lambda: torch.multinomial(torch.tensor([torch.inf, 1.0]), 3, replacement=True),
    lambda: torch.multinomial(torch.ones(2), 3),
    lambda: torch.multinomial(torch.tensor([1, 1]), 1),
    lambda: torch.multinomial(torch.ones(2, 2, 2), 1),
    lambda: torch.normal(torch.zeros(2), torch.tensor([1.0, torch.nan])),
)
for call in calls:
    try:
        call()
    except RuntimeError as error:
        print(error)
# > invalid multinomial distribution (encountering probability entry < 0)
# > invalid multinomial distribution (encountering probability entry = infinity or NaN)
# > cannot sample n_sample > prob_dist.size(-1) samples without replacement
# > multinomial only supports floating-point dtypes for input, got: Long
# > prob_dist must be 1 or 2 dim
# > normal expects all elements of std >= 0.0
# --8<-- [end:siblings]

import pytest

with pytest.raises(RuntimeError, match="encountering probability entry < 0"):
    torch.multinomial(torch.tensor([torch.nan, 1.0]), 3, replacement=True)

# cpu: on a GPU such a draw ends in a device-side assert
# --8<-- [start:bernoulli]
try:
    torch.bernoulli(torch.tensor([1.5]))
except RuntimeError as error:
    print(str(error).split(".")[0])
# > Expected p_in >= 0 && p_in <= 1 to be true, but got false
# --8<-- [end:bernoulli]
