# --8<-- [start:see]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Linear(4, 4), nn.Linear(4, 2)]  # a plain list


model = Net()
torch.optim.Adam(model.parameters())
# > ValueError: optimizer got an empty parameter list
# --8<-- [end:see]

# --8<-- [start:count]
len(list(model.parameters()))
# > 0
# --8<-- [end:count]

# --8<-- [start:generator]
layer = nn.Linear(4, 2)
parameters = layer.parameters()
sum(p.numel() for p in parameters)  # walks through it
# > 10
torch.optim.Adam(parameters)  # nothing left
# > ValueError: optimizer got an empty parameter list
# --8<-- [end:generator]

# --8<-- [start:frozen]
frozen = nn.Linear(4, 2).requires_grad_(False)
torch.optim.Adam(p for p in frozen.parameters() if p.requires_grad)
# > ValueError: optimizer got an empty parameter list
# --8<-- [end:frozen]

# --8<-- [start:no-parameters]
torch.optim.Adam(nn.Sequential(nn.Flatten(), nn.ReLU()).parameters())
# > ValueError: optimizer got an empty parameter list
# --8<-- [end:no-parameters]


# --8<-- [start:fix]
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(4, 4), nn.Linear(4, 2)])


model = Net()
[name for name, _ in model.named_parameters()]
# > ['layers.0.weight', 'layers.0.bias', 'layers.1.weight', 'layers.1.bias']
optimizer = torch.optim.Adam(model.parameters())
# --8<-- [end:fix]


# --8<-- [start:partly]
class Mixed(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = [nn.Linear(4, 4)]  # forgotten
        self.head = nn.Linear(4, 2)


optimizer = torch.optim.Adam(Mixed().parameters())  # no error
sum(p.numel() for p in optimizer.param_groups[0]["params"])
# > 10
# --8<-- [end:partly]
bad = Mixed()
assert bad.hidden[0].weight.requires_grad and len(list(bad.parameters())) == 2
