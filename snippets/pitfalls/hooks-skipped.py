# --8<-- [start:see]
import torch
from torch import nn

model = nn.Linear(2, 1)
calls = []
handle = model.register_forward_hook(lambda module, args, out: calls.append("called"))
_ = model.forward(torch.ones(1, 2))
calls
# > []
# --8<-- [end:see]

# --8<-- [start:fix]
_ = model(torch.ones(1, 2))  # the module, not its forward
calls
# > ['called']
# --8<-- [end:fix]


# --8<-- [start:functional]
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(2, 1)

    def forward(self, x):
        return nn.functional.linear(x, self.fc.weight, self.fc.bias)


net = Net()
_ = net.fc.register_forward_hook(lambda module, args, out: calls.append("fc"))
_ = net(torch.ones(1, 2))
calls  # the layer itself was never called
# > ['called']
# --8<-- [end:functional]


# --8<-- [start:removed]
calls = []
layer = nn.Linear(2, 1)
handle = layer.register_forward_hook(lambda module, args, out: calls.append("called"))
handle.remove()
_ = layer(torch.ones(1, 2))
calls  # removed
# > []
# --8<-- [end:removed]

# --8<-- [start:spectral]
norm = nn.utils.spectral_norm(nn.Linear(2, 2))  # works by a hook
start = norm.weight.clone()
_ = norm.forward(torch.ones(1, 2))
norm.weight.equal(start)
# > True
_ = norm(torch.ones(1, 2))
norm.weight.equal(start)
# > False
# --8<-- [end:spectral]

# --8<-- [start:backward]
calls = []
model = nn.Linear(2, 1)
_ = model.register_full_backward_hook(lambda module, gi, go: calls.append("backward"))
model.forward(torch.ones(1, 2)).sum().backward()
calls
# > []
model(torch.ones(1, 2, requires_grad=True)).sum().backward()
calls
# > ['backward']
# --8<-- [end:backward]

# --8<-- [start:warning]
model(torch.ones(1, 2)).sum().backward()  # an input without grad
# > UserWarning: Full backward hook is firing when gradients are computed with respect to module outputs since no inputs require gradients. See https://docs.pytorch.org/docs/main/generated/torch.nn.Module.html#torch.nn.Module.register_full_backward_hook for more details.
# --8<-- [end:warning]

layer = nn.Linear(2, 1)
with layer.register_forward_hook(lambda module, args, out: calls.append("inside")):
    _ = layer(torch.ones(1, 2))
_ = layer(torch.ones(1, 2))
assert calls.count("inside") == 1
