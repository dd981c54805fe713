# --8<-- [start:see]
import torch

rewards = torch.tensor([5.0])  # one episode
rewards.std()
# > UserWarning: std(): degrees of freedom is <= 0. Correction should be strictly less than the reduction factor (input numel divided by output numel). (Triggered internally at …)
# > tensor(nan)
# --8<-- [end:see]

# --8<-- [start:rows]
batch = torch.tensor([[1.0, 2.0]])  # one sample, two features
(batch - batch.mean(0)) / batch.std(0)
# > UserWarning: std(): degrees of freedom is <= 0. Correction should be strictly less than the reduction factor (input numel divided by output numel). (Triggered internally at …)
# > tensor([[nan, nan]])
# --8<-- [end:rows]

# --8<-- [start:correction]
pair = torch.tensor([1.0, 3.0])
pair.std()  # divides by n - 1
# > tensor(1.4142)
pair.std(correction=0)  # divides by n, as NumPy does
# > tensor(1.)
rewards.std(correction=0)
# > tensor(0.)
# --8<-- [end:correction]
import numpy as np

assert np.std([1.0, 3.0]) == 1

# --8<-- [start:fix]
(rewards - rewards.mean()) / (rewards.std(correction=0) + 1e-8)
# > tensor([0.])
# --8<-- [end:fix]

# --8<-- [start:fix-skip]
normalised = rewards
if len(rewards) > 1:
    normalised = (rewards - rewards.mean()) / (rewards.std() + 1e-8)
normalised
# > tensor([5.])
# --8<-- [end:fix-skip]

# --8<-- [start:no-help]
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    scaled = rewards / (rewards.std() + 1e-8)
scaled
# > tensor([nan])
# --8<-- [end:no-help]
torch.set_warn_always(False)  # as outside this file
with warnings.catch_warnings(record=True) as _caught:
    warnings.resetwarnings()
    warnings.simplefilter("default")
    for _ in range(3):
        rewards.std()
torch.set_warn_always(True)
assert len(_caught) == 1

# --8<-- [start:siblings]
_ = rewards.var()
# > UserWarning: var(): degrees of freedom is <= 0. Correction should be strictly less than the reduction factor (input numel divided by output numel). (Triggered internally at …)
_ = torch.var_mean(rewards)
# > UserWarning: var_mean(): degrees of freedom is <= 0. Correction should be strictly less than the reduction factor (input numel divided by output numel). (Triggered internally at …)
_ = torch.cov(torch.ones(2, 1))
# > UserWarning: cov(): degrees of freedom is <= 0. Correction should be strictly less than the number of observations. (Triggered internally at …)
# --8<-- [end:siblings]
