# --8<-- [start:see]
import torch
from torch import nn
from torch.nn import functional as F

x = torch.tensor([[10.0], [20.0], [30.0], [40.0]])
y = 3 * x + 1


def train(x, lr, steps, max_norm=None):
    model = nn.Linear(1, 1)
    nn.init.zeros_(model.weight)
    nn.init.zeros_(model.bias)
    optimizer = torch.optim.SGD(model.parameters(), lr=lr)
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = F.mse_loss(model(x), y)
        loss.backward()
        if max_norm is not None:
            nn.utils.clip_grad_norm_(model.parameters(), max_norm)
        optimizer.step()
        losses.append(loss.item())
    return losses


losses = train(x, lr=0.01, steps=60)
losses[0], losses[-1]
# > (6901.0, nan)
# --8<-- [end:see]

# --8<-- [start:grows]
for step in (0, 1, 2, 3):
    print(f"{losses[step]:.0e}")
# > 7e+03
# > 1e+06
# > 3e+08
# > 5e+10
# --8<-- [end:grows]
first_inf = losses.index(torch.inf)
assert 3 < first_inf < 30 and losses[first_inf - 1] > 1e35

# --8<-- [start:fix-lr]
train(x, lr=0.0005, steps=60)[-1] < 1
# > True
# --8<-- [end:fix-lr]

# --8<-- [start:fix-scale]
scaled = (x - x.mean()) / x.std()
train(scaled, lr=0.1, steps=60)[-1] < 1e-3
# > True
# --8<-- [end:fix-scale]

# --8<-- [start:fix-clip]
train(x, lr=0.01, steps=400, max_norm=1.0)[-1] < 10
# > True
# --8<-- [end:fix-clip]

# --8<-- [start:stop]
for step, loss in enumerate(losses):
    if not torch.isfinite(torch.tensor(loss)):
        raise RuntimeError(f"the loss is {loss} at step {step}")
# > RuntimeError: the loss is inf at step 15
# --8<-- [end:stop]

# --8<-- [start:no-help]
model = nn.Linear(1, 1)
_ = nn.init.constant_(model.weight, torch.nan)  # after the step that went wrong
loss = F.mse_loss(model(x), y).nan_to_num()
loss  # looks perfect
# > tensor(0., grad_fn=<NanToNumBackward0>)
# --8<-- [end:no-help]
