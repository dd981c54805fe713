# --8<-- [start:raises]
import torch

weight = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (weight**2).sum()
loss.backward()
weight -= 0.1 * weight.grad
# > RuntimeError: a leaf Variable that requires grad is being used in an in-place operation.
# --8<-- [end:raises]

# --8<-- [start:view]
weight[0] = 0.0
# > RuntimeError: a view of a leaf Variable that requires grad is being used in an in-place operation.
# --8<-- [end:view]
import pytest

assert weight.tolist() == [1, 2] and weight.is_leaf  # refused before anything changed
with pytest.raises(RuntimeError, match="a view of a leaf Variable"):
    weight[:1].add_(1)
with pytest.raises(RuntimeError, match="a view of a leaf Variable"):
    weight.view(1, 2)[0].zero_()
for _edit in ("add_", "mul_", "copy_", "fill_"):
    with pytest.raises(RuntimeError, match=r"^a leaf Variable that requires grad"):
        getattr(weight, _edit)(torch.tensor(1.0))
for _edit in ("zero_", "uniform_", "relu_", "t_"):
    with pytest.raises(RuntimeError, match=r"^a leaf Variable that requires grad"):
        getattr(weight, _edit)()


# The older text, of a Function that marks a leaf as dirty.
class _Dirty(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.mark_dirty(x)
        return x.mul_(1)

    @staticmethod
    def backward(ctx, grad):
        return grad


with pytest.raises(RuntimeError, match=r"^a leaf Variable that requires grad has been used in an"):
    _Dirty.apply(torch.ones(2, requires_grad=True))
# Not refused: no leaf, or nothing required.
(weight * 1).add_(1)
torch.zeros(2).add_(weight)

# --8<-- [start:update]
with torch.no_grad():
    weight -= 0.1 * weight.grad
weight.grad = None  # before the next backward pass
weight
# > tensor([0.8000, 1.6000], requires_grad=True)
# --8<-- [end:update]
assert weight.is_leaf

# --8<-- [start:initialise]
layer = torch.nn.Linear(2, 1)
with torch.no_grad():
    layer.weight.fill_(0.5)
    layer.bias[0] = 1.0
layer.weight
# > Parameter containing:
# > tensor([[0.5000, 0.5000]], requires_grad=True)

torch.nn.init.zeros_(layer.bias)  # does so under no_grad
# > Parameter containing:
# > tensor([0.], requires_grad=True)
# --8<-- [end:initialise]
with pytest.raises(RuntimeError, match=r"^a leaf Variable"):
    layer.weight.fill_(0.5)
with pytest.raises(RuntimeError, match=r"^a view of a leaf Variable"):
    layer.bias[0] = 1.0

# --8<-- [start:input]
image = torch.ones(1, 2, requires_grad=True)  # the gradient of the input is wanted
model = torch.nn.Sequential(torch.nn.ReLU(inplace=True), torch.nn.Linear(2, 1))
model(image)
# > RuntimeError: a leaf Variable that requires grad is being used in an in-place operation.
# --8<-- [end:input]

# --8<-- [start:input-fix]
# The model edits the clone. The gradient reaches image.
model(image.clone()).sum().backward()
image.grad.shape
# > torch.Size([1, 2])

pixels = torch.tensor([[0.0, 255.0]])
pixels /= 255  # edit first
pixels.requires_grad_()  # require the gradient then
pixels
# > tensor([[0., 1.]], requires_grad=True)
# --8<-- [end:input-fix]
assert torch.equal(image.grad, model[1].weight.detach()) and image.is_leaf and pixels.is_leaf

# --8<-- [start:rebind]
import warnings

weight = torch.tensor([1.0, 2.0], requires_grad=True)
(weight**2).sum().backward()
weight = weight - 0.1 * weight.grad  # the first step works
weight.is_leaf
# > False

(weight**2).sum().backward()
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # torch warns here
    gradient = weight.grad
weight - 0.1 * gradient  # the second does not
# > TypeError: unsupported operand type(s) for *: 'float' and 'NoneType'
# --8<-- [end:rebind]
with pytest.warns(UserWarning, match="grad attribute of a Tensor that is not a leaf"):
    weight.grad
_held = torch.tensor([1.0, 2.0], requires_grad=True)
_optimizer = torch.optim.SGD([_held], lr=0.1)
_new = _held - 0.1
(_new**2).sum().backward()
_before = _new.tolist()
_optimizer.step()
assert _new.tolist() == _before and _held.tolist() != [1, 2]

# --8<-- [start:clone]
weight = torch.tensor([1.0, 2.0], requires_grad=True)
weight.clone().sub_(0.1)  # runs, and edits a copy
weight
# > tensor([1., 2.], requires_grad=True)
# --8<-- [end:clone]

# --8<-- [start:data]
weight = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (weight**2).sum()
weight.data -= 0.5  # not counted as an edit
loss.backward()
weight.grad  # 2 and 4 would be right
# > tensor([1., 3.])
# --8<-- [end:data]
weight = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (weight**2).sum()
with torch.no_grad():
    weight -= 0.5
with pytest.raises(RuntimeError, match="modified by an inplace operation"):
    loss.backward()
