# --8<-- [start:see]
import torch
from torch import nn

shapes = []


def watch(module, grad_input, grad_output):
    shapes.append([g if g is None else tuple(g.shape) for g in grad_input + grad_output])


model = nn.Sequential(nn.Linear(2, 4), nn.ReLU())
handle = model.register_backward_hook(watch)
batch = torch.ones(3, 2, requires_grad=True)
model(batch).sum().backward()
# > FutureWarning: Using a non-full backward hook when the forward contains multiple autograd Nodes is deprecated and will be removed in future versions. This hook will be missing some grad_input. Please use register_full_backward_hook to get the documented behavior.
shapes
# > [[(3, 4), (3, 4)]]
# --8<-- [end:see]

# --8<-- [start:fix]
model = nn.Sequential(nn.Linear(2, 4), nn.ReLU())
handle = model.register_full_backward_hook(watch)
shapes.clear()
model(batch).sum().backward()
shapes
# > [[(3, 2), (3, 4)]]
# --8<-- [end:fix]

# --8<-- [start:both]
model.register_backward_hook(watch)
# > RuntimeError: Cannot use both regular backward hooks and full backward hooks on a single Module. Please use only one of them.
# --8<-- [end:both]

# --8<-- [start:removed]
handle.remove()
model.register_backward_hook(watch)
# > RuntimeError: Cannot use both regular backward hooks and full backward hooks on a single Module. Please use only one of them.
# --8<-- [end:removed]

# --8<-- [start:no-input]
model = nn.Sequential(nn.Linear(2, 4), nn.ReLU())
handle = model.register_full_backward_hook(watch)
shapes.clear()
model(torch.ones(3, 2)).sum().backward()  # data: no gradient
# > UserWarning: Full backward hook is firing when gradients are computed with respect to module outputs since no inputs require gradients. See https://docs.pytorch.org/docs/main/generated/torch.nn.Module.html#torch.nn.Module.register_full_backward_hook for more details.
shapes
# > [[None, (3, 4)]]
# --8<-- [end:no-input]


# --8<-- [start:dict]
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Linear(2, 2)

    def forward(self, x):
        return {"logits": self.head(x)}


model = Model()
handle = model.register_full_backward_hook(watch)
shapes.clear()
model(batch)["logits"].sum().backward()
# > UserWarning: For backward hooks to be called, module output should be a Tensor or a tuple of Tensors but received <class 'dict'>
shapes
# > []
# --8<-- [end:dict]

# --8<-- [start:dict-fix]
model = Model()
handle = model.head.register_full_backward_hook(watch)
model(batch)["logits"].sum().backward()
shapes
# > [[(3, 2), (3, 2)]]
# --8<-- [end:dict-fix]
