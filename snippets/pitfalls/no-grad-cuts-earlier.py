# --8<-- [start:see]
import torch
from torch import nn

prompt = nn.Parameter(torch.ones(1, 4))  # to be trained
frozen, head = nn.Linear(4, 4), nn.Linear(4, 1)
with torch.no_grad():  # meant to freeze the middle
    hidden = frozen(prompt)
head(hidden).sum().backward()  # no error
prompt.grad is None, head.weight.grad is None
# > (True, False)
# --8<-- [end:see]

# --8<-- [start:fix]
frozen.requires_grad_(False)
head(frozen(prompt)).sum().backward()
prompt.grad is None, frozen.weight.grad is None
# > (False, True)
# --8<-- [end:fix]

# --8<-- [start:ways]
earlier = nn.Linear(4, 4)
for name, cut in {
    "no_grad": lambda x: torch.no_grad()(frozen)(x),
    "detach": lambda x: frozen(x).detach(),
    "data": lambda x: frozen(x).data,
    "frozen": lambda x: frozen(x),
}.items():
    earlier.zero_grad()
    head(cut(earlier(torch.ones(1, 4)))).sum().backward()
    print(name, earlier.weight.grad is None)
# > no_grad True
# > detach True
# > data True
# > frozen False
# --8<-- [end:ways]

# --8<-- [start:loss]
critic = nn.Linear(4, 1)
critic.requires_grad_(False)  # it judges, and does not learn here
generator = nn.Linear(2, 4)
critic(generator(torch.ones(1, 2))).sum().backward()
generator.weight.grad is None, critic.weight.grad is None
# > (False, True)
# --8<-- [end:loss]

# --8<-- [start:right]
with torch.no_grad():  # right if nothing before it learns
    features = frozen(torch.ones(3, 4))
head(features).sum().backward()
# --8<-- [end:right]
