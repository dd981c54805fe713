# --8<-- [start:see]
import torch

values = torch.tensor([0.0, 1.0], requires_grad=True)  # of two states
target = 0.9 * values[1]  # from the value of the next state
loss = (values[0] - target) ** 2
loss.backward()
values.grad
# > tensor([-1.8000,  1.6200])
# --8<-- [end:see]

# --8<-- [start:fix]
values.grad = None
target = 0.9 * values[1].detach()
loss = (values[0] - target) ** 2
loss.backward()
values.grad
# > tensor([-1.8000,  0.0000])
# --8<-- [end:fix]

# --8<-- [start:no-grad]
values.grad = None
with torch.no_grad():
    target = 0.9 * values[1]
((values[0] - target) ** 2).backward()
values.grad
# > tensor([-1.8000,  0.0000])
# --8<-- [end:no-grad]

# --8<-- [start:alias]
import copy

from torch import nn

online = nn.Linear(1, 1, bias=False)
target_net = online  # another name
shallow = copy.copy(online)  # another module, the same weight
_ = nn.init.constant_(online.weight, 5.0)
target_net.weight.item(), shallow.weight.item()
# > (5.0, 5.0)
# --8<-- [end:alias]
assert shallow is not online and shallow.weight is online.weight

# --8<-- [start:alias-fix]
target_net = copy.deepcopy(online).requires_grad_(False)
_ = nn.init.constant_(online.weight, 7.0)
target_net.weight.item()
# > 5.0
target_net.load_state_dict(online.state_dict())  # from time to time
# > <All keys matched successfully>
target_net.weight.item()
# > 7.0
# --8<-- [end:alias-fix]

# --8<-- [start:gan]
generator, discriminator = nn.Linear(1, 1), nn.Linear(1, 1)
fake = generator(torch.ones(4, 1))
discriminator(fake).mean().backward()  # the discriminator's loss
generator.weight.grad is None
# > False
# --8<-- [end:gan]

# --8<-- [start:gan-fix]
generator.zero_grad()
discriminator(fake.detach()).mean().backward()
generator.weight.grad is None
# > True
# --8<-- [end:gan-fix]

# --8<-- [start:look]
target = 0.9 * values[1]
target.requires_grad
# > True
target.detach().requires_grad
# > False
# --8<-- [end:look]

# --8<-- [start:no-help]
values.grad = None
target = (0.9 * values[1]).clone()
((values[0] - target) ** 2).backward()
values.grad
# > tensor([-1.8000,  1.6200])
# --8<-- [end:no-help]
assert target_net(torch.ones(1, 1)).requires_grad is False
