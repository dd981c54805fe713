# --8<-- [start:flag]
import torch
from torch import nn

weight = torch.tensor([2.0, -1.0], requires_grad=True)
x = torch.tensor([3.0, 4.0])
y = weight @ x
y
# > tensor(2., grad_fn=<DotBackward0>)
y.requires_grad  # > True
x.requires_grad  # > False
# --8<-- [end:flag]
y.backward()
assert torch.equal(weight.grad, x) and x.grad is None
assert y.grad_fn is not None and (x * 2).grad_fn is None
kept = []
with torch.autograd.graph.saved_tensors_hooks(lambda t: kept.append(t) or t, lambda t: t):
    _ = x**2
    assert kept == []
    _ = weight**2
    assert len(kept) == 1  # tracking keeps what backward needs
weight.grad = None

# --8<-- [start:parameters]
layer = nn.Linear(2, 1)
layer.weight.requires_grad  # > True
nn.Parameter(torch.zeros(3)).requires_grad  # > True
torch.zeros(3).requires_grad  # > False
torch.zeros(3).requires_grad_().requires_grad  # > True
# --8<-- [end:parameters]
assert all(p.requires_grad for p in layer.parameters())
assert not nn.Parameter(torch.zeros(3), requires_grad=False).requires_grad

# --8<-- [start:integer]
torch.tensor([1, 2], requires_grad=True)
# > RuntimeError: Only Tensors of floating point and complex dtype can require gradients
# --8<-- [end:integer]
import pytest

with pytest.raises(RuntimeError, match=r"^only Tensors of floating point dtype can require grad"):
    torch.tensor([1, 2]).requires_grad_()
with pytest.raises(RuntimeError, match=r"^Only Tensors of floating point and complex dtype can"):
    nn.Parameter(torch.tensor([1, 2]))
with pytest.raises(RuntimeError, match=r"^Only Tensors of floating point and complex dtype can"):
    torch.tensor([True], requires_grad=True)
assert torch.tensor([1, 2]).dtype == torch.int64

# --8<-- [start:float]
torch.tensor([1.0, 2.0], requires_grad=True)
# > tensor([1., 2.], requires_grad=True)
torch.tensor([1, 2], dtype=torch.float32, requires_grad=True)
# > tensor([1., 2.], requires_grad=True)
torch.tensor([1j], requires_grad=True)
# > tensor([0.+1.j], requires_grad=True)
# --8<-- [end:float]
for dtype in (torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.complex128):
    assert torch.zeros(1, dtype=dtype, requires_grad=True).requires_grad
for dtype in (torch.bool, torch.uint8, torch.int32, torch.int64):
    with pytest.raises(RuntimeError, match="can require gradients"):
        torch.zeros(1, dtype=dtype, requires_grad=True)
assert not nn.Parameter(torch.tensor([1, 2]), requires_grad=False).requires_grad

# --8<-- [start:results]
scores = torch.tensor([1.0, 3.0], requires_grad=True)
(scores + x).requires_grad  # > True
(scores > 2).requires_grad  # > False
scores.argmax().requires_grad  # > False
scores.long().requires_grad  # > False
torch.histc(scores, 4).requires_grad  # > False
with torch.no_grad():
    doubled = scores * 2
doubled.requires_grad  # > False
# --8<-- [end:results]
assert not (scores == scores).requires_grad and not scores.argmin().requires_grad
assert not scores.to(torch.int8).requires_grad and not scores.bool().requires_grad
assert (scores * 1j).requires_grad and scores.double().requires_grad
assert (scores // 1).requires_grad
with pytest.raises(RuntimeError, match="derivative for aten::floor_divide is not implemented"):
    (scores // 1).sum().backward()

# --8<-- [start:leaf]
computed_data = x * 10 + 1
hidden = weight * 2

weight.is_leaf  # > True
x.is_leaf  # > True
computed_data.is_leaf  # > True
hidden.is_leaf  # > False
hidden.detach().is_leaf  # > True
# --8<-- [end:leaf]
assert not computed_data.requires_grad and not hidden.detach().requires_grad
assert layer.weight.is_leaf and doubled.is_leaf and not doubled.requires_grad
for t in (weight, x, computed_data, hidden, hidden.detach(), layer.weight, doubled):
    assert t.is_leaf == (not t.requires_grad or t.grad_fn is None)

# --8<-- [start:leaf-grad]
weight.grad = None
hidden = weight * 2
hidden.sum().backward()
weight.grad
# > tensor([2., 2.])
# --8<-- [end:leaf-grad]
with pytest.warns(UserWarning, match="that is not a leaf Tensor is being accessed"):
    assert hidden.grad is None

# --8<-- [start:retain-grad]
hidden = weight * 2
hidden.retain_grad()
hidden.sum().backward()
hidden.grad
# > tensor([1., 1.])
# --8<-- [end:retain-grad]
assert hidden.retains_grad and not hidden.is_leaf
with pytest.raises(RuntimeError, match="can't retain_grad on Tensor that has requires_grad=False"):
    x.retain_grad()

# --8<-- [start:inputs]
weight.grad = None
hidden = weight * 2
hidden.sum().backward(inputs=[hidden])
hidden.grad
# > tensor([1., 1.])
print(weight.grad)
# > None
# --8<-- [end:inputs]
assert weight.is_leaf and not hidden.is_leaf

# --8<-- [start:lost]
lost = torch.tensor([2.0, -1.0], requires_grad=True) * 0.01
lost.is_leaf  # > False
kept = (torch.tensor([2.0, -1.0]) * 0.01).requires_grad_()
kept.is_leaf  # > True
# --8<-- [end:lost]
assert torch.equal(lost, kept)
assert not weight.view(2, 1).is_leaf and not weight.to("meta").is_leaf and not weight[0].is_leaf

# --8<-- [start:to]
weight.to(weight.device) is weight  # > True
weight.to(torch.float32) is weight  # > True
weight.to(torch.float64).is_leaf  # > False
# --8<-- [end:to]
assert weight.float() is weight and weight.contiguous() is weight

# --8<-- [start:flip-leaf]
weight.requires_grad_(False)
(weight * 2).requires_grad  # > False
# --8<-- [end:flip-leaf]
weight.requires_grad_(True)

# --8<-- [start:flip-late]
rate = torch.tensor(3.0, requires_grad=True)
bias = torch.tensor(1.0, requires_grad=True)
loss = rate * 2 + bias
rate.requires_grad_(False)
loss.backward()
print(rate.grad, bias.grad)
# > None tensor(1.)
# --8<-- [end:flip-late]
assert loss.requires_grad

# --8<-- [start:flip-result]
hidden.requires_grad_(False)
# > RuntimeError: you can only change requires_grad flags of leaf variables. If you want to use a computed variable in a subgraph that doesn't require differentiation use var_no_grad = var.detach().
# --8<-- [end:flip-result]

# --8<-- [start:deepcopy]
import copy

copy.deepcopy(hidden)
# > RuntimeError: Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol at the moment.  If you were attempting to deepcopy a module, this may be because of a torch.nn.utils.weight_norm usage, see https://github.com/pytorch/pytorch/pull/103001
# --8<-- [end:deepcopy]
twin = copy.deepcopy(weight)
assert twin.is_leaf and twin.requires_grad and twin is not weight
assert twin.data_ptr() != weight.data_ptr()
assert hidden.clone().requires_grad and not hidden.clone().is_leaf
assert hidden.detach().clone().is_leaf and hidden.detach().clone().data_ptr() != hidden.data_ptr()

# --8<-- [start:save]
import io

file = io.BytesIO()
torch.save(hidden, file)
_ = file.seek(0)
loaded = torch.load(file)
print(hidden.is_leaf, loaded.is_leaf, loaded.requires_grad)
# > False True True
# --8<-- [end:save]
assert torch.equal(loaded, hidden)
frozen = nn.Linear(2, 1).requires_grad_(False)
source = torch.ones(2, requires_grad=True)
frozen(source).sum().backward()
assert source.grad is not None and frozen.weight.grad is None
with pytest.raises(ValueError, match="can't optimize a non-leaf Tensor"):
    torch.optim.SGD([lost], lr=0.1)
