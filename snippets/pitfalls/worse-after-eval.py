# --8<-- [start:see]
import torch
from torch import nn

norm = nn.BatchNorm1d(1)
batch = torch.tensor([[90.0], [100.0], [110.0]])
for _ in range(3):  # a short training
    out = norm(batch)
out.abs().max() < 2, norm.eval()(batch).abs().min() > 10
# > (tensor(True), tensor(True))
# --8<-- [end:see]

# --8<-- [start:why]
norm.running_mean  # of batches whose mean is 100
# > tensor([27.1000])
100 * (1 - 0.9**3)
# > 27.09999999999999
# --8<-- [end:why]

# --8<-- [start:two-domains]
norm = nn.BatchNorm1d(1)
bright, dark = batch, batch - 80
for _ in range(200):
    _ = norm(bright), norm(dark)  # each normalised by itself
(norm(bright) - norm(dark)).abs().max() < 0.01
# > tensor(True)
_ = norm.eval()
(norm(bright) - norm(dark)).abs().max() > 0.5  # and now together
# > tensor(True)
# --8<-- [end:two-domains]

# --8<-- [start:fix]
norm = nn.BatchNorm1d(1, momentum=None)  # the plain average of all batches
for _ in range(3):
    _ = norm(batch)
norm.running_mean
# > tensor([100.])
norm.eval()(batch).abs().max() < 2
# > tensor(True)
# --8<-- [end:fix]

# --8<-- [start:recompute]
model = nn.Sequential(nn.Linear(1, 1), nn.BatchNorm1d(1))
loader = [batch, batch + 10, batch - 10]
norms = [m for m in model.modules() if isinstance(m, nn.BatchNorm1d)]
for norm in norms:
    norm.reset_running_stats()
    norm.momentum = None
_ = model.train()
with torch.no_grad():
    for x in loader:
        _ = model(x)
_ = model.eval()
model[1].num_batches_tracked
# > tensor(3)
# --8<-- [end:recompute]
assert torch.allclose(model[1].running_mean, model[0](torch.tensor([100.0])), atol=1e-3)


# --8<-- [start:no-help]
norm = nn.BatchNorm1d(1)
_ = norm(batch)
mean = norm.running_mean.clone()
with torch.no_grad():
    _ = norm.train()(batch[:2])  # left in training mode, to predict
torch.equal(norm.running_mean, mean)
# > False
# --8<-- [end:no-help]
