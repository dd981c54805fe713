# --8<-- [start:see]
import torch
from torch import nn

activation = torch.ones(2)
handle = activation.register_hook(print)
# > RuntimeError: cannot register a hook on a tensor that doesn't require gradient
# --8<-- [end:see]

# --8<-- [start:ways]
x = torch.ones(1, 2)
layer = nn.Linear(2, 2)
features = x  # the input of a model
frozen = nn.Linear(2, 2).requires_grad_(False)(x)
with torch.no_grad():
    unrecorded = layer(x)
cut = layer(x).detach()
for tensor in (features, frozen, unrecorded, cut):
    try:
        tensor.register_hook(print)
    except RuntimeError as error:
        print(error)
# > cannot register a hook on a tensor that doesn't require gradient
# > cannot register a hook on a tensor that doesn't require gradient
# > cannot register a hook on a tensor that doesn't require gradient
# > cannot register a hook on a tensor that doesn't require gradient
# --8<-- [end:ways]

# --8<-- [start:fix]
x = torch.ones(1, 2, requires_grad=True)
seen = []
handle = x.register_hook(seen.append)
frozen = nn.Linear(2, 2).requires_grad_(False)
_ = nn.init.ones_(frozen.weight)
frozen(x).sum().backward()
seen
# > [tensor([[2., 2.]])]
# --8<-- [end:fix]


# --8<-- [start:hook]
def watch(module, inputs, output):
    if output.requires_grad:
        output.register_hook(outputs.append)


outputs = []
handle = layer.register_forward_hook(watch)
with torch.no_grad():
    _ = layer(x)
layer(x).sum().backward()
outputs
# > [tensor([[1., 1.]])]
# --8<-- [end:hook]

# --8<-- [start:non-leaf]
hidden = layer(x)
handle = hidden.register_post_accumulate_grad_hook(print)
# > RuntimeError: post accumulate grad hooks cannot be registered on non-leaf tensors
# --8<-- [end:non-leaf]

# --8<-- [start:non-leaf-fix]
handle = hidden.register_hook(seen.append)  # an intermediate result: a hook on its gradient
handle = layer.weight.register_post_accumulate_grad_hook(lambda p: print(p.grad.shape))
hidden.sum().backward()
# > torch.Size([2, 2])
# --8<-- [end:non-leaf-fix]
