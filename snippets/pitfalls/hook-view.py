# --8<-- [start:see]
import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.ReLU(inplace=True))
handle = model[0].register_full_backward_hook(lambda module, grad_input, grad_output: None)
model(torch.ones(1, 2))
# > RuntimeError: Output 0 of BackwardHookFunction is a view and is being modified inplace. This view was created inside a custom Function (or because an input was returned as-is) and the autograd logic to handle view+inplace would override the custom backward associated with the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix this by cloning the output of the custom Function.
# > [torch<2.13] RuntimeError: Output 0 of BackwardHookFunctionBackward is a view and is being modified inplace. This view was created inside a custom Function (or because an input was returned as-is) and the autograd logic to handle view+inplace would override the custom backward associated with the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix this by cloning the output of the custom Function.
# --8<-- [end:see]


# --8<-- [start:residual]
class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(2, 2)

    def forward(self, x):
        out = self.linear(x)
        out += x
        return out


block = Block()
handle = block.linear.register_full_backward_hook(lambda module, grad_input, grad_output: None)
block(torch.ones(1, 2))
# > RuntimeError: Output 0 of BackwardHookFunction is a view and is being modified inplace. This view was created inside a custom Function (or because an input was returned as-is) and the autograd logic to handle view+inplace would override the custom backward associated with the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix this by cloning the output of the custom Function.
# > [torch<2.13] RuntimeError: Output 0 of BackwardHookFunctionBackward is a view and is being modified inplace. This view was created inside a custom Function (or because an input was returned as-is) and the autograd logic to handle view+inplace would override the custom backward associated with the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix this by cloning the output of the custom Function.
# --8<-- [end:residual]

# --8<-- [start:fix]
for module in model.modules():
    if hasattr(module, "inplace"):
        module.inplace = False

x = torch.ones(1, 2, requires_grad=True)
model(x).sum().backward()
model[0].weight.grad.shape
# > torch.Size([2, 2])
# --8<-- [end:fix]


# --8<-- [start:residual-fix]
class FixedBlock(Block):
    def forward(self, x):
        return self.linear(x) + x


block = FixedBlock()
handle = block.linear.register_full_backward_hook(lambda module, grad_input, grad_output: None)
block(x).sum().backward()
# --8<-- [end:residual-fix]

# --8<-- [start:tensor-hook]
model = nn.Sequential(nn.Linear(2, 2), nn.ReLU(inplace=True))
with torch.no_grad():
    model[0].weight.copy_(torch.tensor([[1.0, 1.0], [-1.0, -1.0]]))
    model[0].bias.zero_()
seen = {}


def watch(module, inputs, output):
    seen["activation"] = output.detach().clone()
    output.register_hook(lambda grad: seen.update(gradient=grad))


handle = model[0].register_forward_hook(watch)
model(torch.ones(1, 2)).sum().backward()
seen["activation"], seen["gradient"]
# > (tensor([[ 2., -2.]]), tensor([[1., 0.]]))
# --8<-- [end:tensor-hook]


# --8<-- [start:function]
class Identity(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x  # or a view of it

    @staticmethod
    def backward(ctx, grad):
        return grad


x = torch.ones(2, requires_grad=True)
y = Identity.apply(x * 1)
y += 1
# > RuntimeError: Output 0 of Identity is a view and is being modified inplace. This view was created inside a custom Function (or because an input was returned as-is) and the autograd logic to handle view+inplace would override the custom backward associated with the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix this by cloning the output of the custom Function.
# > [torch<2.13] RuntimeError: Output 0 of IdentityBackward is a view and is being modified inplace. This view was created inside a custom Function (or because an input was returned as-is) and the autograd logic to handle view+inplace would override the custom backward associated with the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix this by cloning the output of the custom Function.
# --8<-- [end:function]


# --8<-- [start:function-fix]
class FixedIdentity(Identity):
    @staticmethod
    def forward(ctx, x):
        return x.clone()


y = FixedIdentity.apply(x)
y += 1
y.sum().backward()
x.grad
# > tensor([1., 1.])
# --8<-- [end:function-fix]
import pytest

# A full backward hook on the in-place module itself, and a pre-hook, are refused as well.
for _register in ("register_full_backward_hook", "register_full_backward_pre_hook"):
    for _place in (0, 1) if _register == "register_full_backward_hook" else (0,):
        _model = nn.Sequential(nn.Linear(2, 2), nn.ReLU(inplace=True))
        getattr(_model[_place], _register)(lambda *_: None)
        with pytest.raises(
            RuntimeError, match=r"Output 0 of BackwardHookFunction(Backward)? is a view"
        ):
            _model(torch.ones(1, 2))
# At the last module nothing is edited.
_model = nn.Sequential(nn.Linear(2, 2), nn.ReLU())
handle = _model[1].register_full_backward_hook(lambda *_: None)
_model(torch.ones(1, 2, requires_grad=True)).sum().backward()
