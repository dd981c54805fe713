# --8<-- [start:blocks]
import torch

weight = torch.tensor([2.0, -1.0], requires_grad=True)
x = torch.tensor([3.0, 4.0])
(weight * x).grad_fn
# > <MulBackward0 object at 0x…>

with torch.no_grad():
    scores = weight * x
with torch.inference_mode():
    outputs = weight * x

scores.requires_grad, outputs.requires_grad
# > (False, False)
scores.is_inference(), outputs.is_inference()
# > (False, True)
# --8<-- [end:blocks]
import copy

import pytest
from torch.nn import functional

assert scores.grad_fn is None and outputs.grad_fn is None
assert weight.requires_grad, "a block changes what is recorded, not the tensors that exist"
with torch.no_grad():
    assert not torch.is_grad_enabled()
with torch.inference_mode():
    assert not torch.is_grad_enabled() and torch.is_inference_mode_enabled()
assert torch.is_grad_enabled()
kept = []
with torch.autograd.graph.saved_tensors_hooks(kept.append, lambda packed: packed):
    with torch.no_grad():
        _ = weight * x
    with torch.inference_mode():
        _ = weight * x
    assert kept == []
    _ = weight * x
    assert len(kept) == 1  # x, for the gradient of weight

# --8<-- [start:evaluate]
from torch import nn

model = nn.Sequential(nn.Linear(2, 8), nn.Dropout(0.5), nn.Linear(8, 3))
batch = torch.ones(4, 2)

model.eval()
with torch.inference_mode():
    logits = model(batch)
logits.shape
# > torch.Size([4, 3])
# --8<-- [end:evaluate]
assert model(batch).requires_grad, "eval() alone records"
assert torch.equal(model(batch), model(batch)), "dropout is off"
model.train()
with torch.no_grad():
    assert model[1](torch.ones(1000)).eq(0).any(), "no_grad alone leaves dropout on"
assert model.training
norm = nn.BatchNorm1d(2)
for mode in (torch.no_grad, torch.inference_mode):
    with mode():
        norm(batch)
assert norm.num_batches_tracked == 2
assert norm.running_mean.gt(0).all()
lower, upper = nn.Linear(2, 2), nn.Linear(2, 1)
hidden = lower(batch)
with torch.no_grad():
    cut = upper(hidden)
assert not cut.requires_grad  # neither layer will get a gradient
for param in upper.parameters():
    param.requires_grad_(False)
upper(hidden).sum().backward()
assert lower.weight.grad is not None
assert upper.weight.grad is None
model.eval()
assert torch.is_grad_enabled()

# --8<-- [start:update]
loss = ((weight * x).sum() - 1) ** 2
loss.backward()
with torch.no_grad():
    weight -= 0.1 * weight.grad
weight
# > tensor([ 1.4000, -1.8000], requires_grad=True)
# --8<-- [end:update]
assert weight.is_leaf
with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
    weight -= 0.1 * weight.grad
before = weight.detach().clone()
with torch.inference_mode():
    weight += 1  # an ordinary tensor may be edited in inference mode too
    weight -= 1
    momentum = 0.9 * weight.grad  # but what is made there is an inference tensor
assert not weight.is_inference() and momentum.is_inference()
with pytest.raises(RuntimeError, match="Inplace update to inference tensor"):
    momentum.mul_(0.9)
torch.testing.assert_close(weight.detach(), before)

# --8<-- [start:saved]
weight = torch.tensor([2.0, -1.0], requires_grad=True)
with torch.inference_mode():
    features = torch.tensor([3.0, 4.0])

weight + features
# > tensor([5., 3.], grad_fn=<AddBackward0>)
weight * features
# > RuntimeError: Inference tensors cannot be saved for backward. Please do not use Tensors created in inference mode in computation tracked by autograd. To work around this, you can make a clone to get a normal tensor and use it in autograd, or use `torch.no_grad()` instead of `torch.inference_mode()`.
# > [torch<2.9] RuntimeError: Inference tensors cannot be saved for backward. To work around you can make a clone to get a normal tensor and use it in autograd.
# --8<-- [end:saved]

# --8<-- [start:clone]
(weight * features.clone()).sum().backward()
weight.grad
# > tensor([3., 4.])
# --8<-- [end:clone]

# --8<-- [start:write]
features.add_(1)
# > RuntimeError: Inplace update to inference tensor outside InferenceMode is not allowed.You can make a clone to get a normal tensor before doing inplace update.See https://github.com/pytorch/rfcs/pull/17 for more details.
# --8<-- [end:write]

# --8<-- [start:written]
features.tolist()
# > [4.0, 5.0]
# --8<-- [end:written]

# --8<-- [start:flag]
features.requires_grad_()
# > RuntimeError: Setting requires_grad=True on inference tensor outside InferenceMode is not allowed.
# --8<-- [end:flag]

# The table, row by row. Everything here is outside inference mode.
with torch.inference_mode():
    inf = torch.tensor([3.0, 4.0])
    index = torch.tensor([1, 0])
    mask = torch.tensor([True, False])
CANNOT_SAVE = "Inference tensors cannot be saved for backward"
CANNOT_WRITE = "Inplace update to inference tensor"
CANNOT_SET = "Setting requires_grad=True on inference tensor"
plain = torch.tensor([3.0, 4.0])


def ordinary(tensor: torch.Tensor) -> bool:
    return not tensor.is_inference()


# Read.
assert inf.tolist() == [3, 4] and inf.sum().item() == 7 and inf.cpu().numpy()[1] == 4
assert str(inf).startswith("tensor([3., 4.]")
assert ordinary(inf > weight)
# Compute without a tracked operand.
assert all(
    ordinary(t) for t in (inf * 2, inf + 0, inf.double(), inf[index], plain[index], inf * plain)
)
# Copy.
assert ordinary(inf.clone()) and ordinary(copy.deepcopy(inf))
torch.save(inf, "inf.pt")
assert ordinary(torch.load("inf.pt"))
inf.clone().requires_grad_().add(1)
inf.clone().add_(1)
# Views, detach, and conversions that change nothing.
for same in (
    inf.detach(),
    inf.data,
    inf.view(2, 1),
    inf[0],
    inf.reshape(2, 1),
    inf.float(),
    inf.to(inf.device),
):
    assert same.is_inference()
# Tracked, and not saved.
for result in (weight + inf, weight - inf, torch.cat([weight, inf]), torch.stack([weight, inf])):
    assert result.requires_grad and ordinary(result)
# Tracked, and saved.
for needs_it in (
    lambda: weight * inf,
    lambda: weight @ inf,
    lambda: functional.mse_loss(weight, inf),
    lambda: functional.linear(inf.view(1, 2), weight.view(1, 2)),
    lambda: torch.maximum(weight, inf),
    lambda: weight[index],
    lambda: weight[mask],
    lambda: torch.where(mask, weight, weight),
    lambda: functional.cross_entropy(weight.view(1, 2), index[:1]),
):
    with pytest.raises(RuntimeError, match=CANNOT_SAVE):
        needs_it()
    with torch.no_grad():
        assert ordinary(needs_it())
# Written to, and flagged, under no_grad too.
for mode in (torch.enable_grad, torch.no_grad):
    with mode():
        with pytest.raises(RuntimeError, match=CANNOT_WRITE):
            inf.add_(1)
        with pytest.raises(RuntimeError, match=CANNOT_WRITE):
            inf[0] = 9.0
        with pytest.raises(RuntimeError, match=CANNOT_SET):
            inf.requires_grad_()
        with pytest.raises(RuntimeError, match=CANNOT_SET):
            nn.Parameter(inf)
        with pytest.raises(RuntimeError, match="do not track version counter"):
            _ = inf._version
assert inf.tolist() == [9, 6], "each refused write was carried out"
# Its values written to an ordinary tensor.
with torch.no_grad():
    assert ordinary(torch.zeros(2).copy_(inf))
# Inside inference mode.
with torch.inference_mode():
    inf.add_(1)
    inside = inf.clone().requires_grad_()
    assert inside.requires_grad and inside.is_inference() and not (inside * 2).requires_grad
    assert not plain.view(2, 1).is_inference() and not plain.detach().is_inference()
    assert (plain * 2).is_inference() and plain.clone().is_inference()

# --8<-- [start:factories]
with torch.no_grad():
    fresh = torch.zeros(2, requires_grad=True)
    layer = nn.Linear(2, 1)
    doubled = fresh * 2

fresh.requires_grad, layer.weight.requires_grad
# > (True, True)
doubled.requires_grad
# > False
# --8<-- [end:factories]
assert nn.Parameter(torch.zeros(2)).requires_grad
with torch.no_grad():
    assert nn.Parameter(torch.zeros(2)).requires_grad
(fresh * 3).sum().backward()
assert fresh.grad.tolist() == [3, 3], "a full leaf, tracked from the end of the block on"

# --8<-- [start:view]
weight = torch.tensor([2.0, -1.0], requires_grad=True)
with torch.no_grad():
    first = weight[0]
    column = weight.view(2, 1)

first.requires_grad, first.grad_fn
# > (True, None)
loss = (column * 3).sum()
loss.backward()
weight.grad, column.grad
# > (None, None)
# --8<-- [end:view]
assert column.requires_grad and column.is_leaf and column._is_view()
assert column.data_ptr() == weight.data_ptr()
with torch.no_grad():
    assert not weight.detach().requires_grad
    assert not (weight * 1).requires_grad and not weight.clone().requires_grad
    product_view = (torch.ones(2, requires_grad=True) * 1).view(2, 1)
assert not product_view.requires_grad
with torch.inference_mode():
    same_in_inference = weight.view(2, 1)
assert same_in_inference.requires_grad and same_in_inference.grad_fn is None
(same_in_inference * 3).sum().backward()
assert weight.grad is None

# --8<-- [start:view-write]
column.add_(1)
# > RuntimeError: A view was created in no_grad mode and is being modified inplace with grad mode enabled. Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code by moving both the view and the inplace either both inside the no_grad block (if you don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked).
# --8<-- [end:view-write]
with torch.no_grad():
    weight.view(2, 1).add_(0)

# --8<-- [start:detached]
column = weight.detach().view(2, 1)
column.requires_grad
# > False
# --8<-- [end:detached]


# --8<-- [start:back-on]
def tracked():
    return torch.is_grad_enabled(), (weight * 2).requires_grad


with torch.no_grad(), torch.enable_grad():
    print(tracked())
# > (True, True)
with torch.inference_mode(), torch.enable_grad():
    print(tracked())
# > (True, False)
with torch.inference_mode(), torch.inference_mode(False):
    print(tracked())
# > (True, True)
# --8<-- [end:back-on]
with torch.inference_mode(), torch.enable_grad():
    assert (weight * 2).is_inference()
with torch.inference_mode(), torch.inference_mode(False):
    assert not (weight * 2).is_inference()


# --8<-- [start:func]
def cube(x):
    return x**3 + 2 * x


def half_hidden(x):
    with torch.no_grad():
        constant = x**3
    return constant + 2 * x


at = torch.tensor(2.0)
with torch.no_grad():
    print(torch.func.grad(cube)(at))
# > tensor(14.)
torch.func.grad(half_hidden)(at)
# > tensor(2.)
# --8<-- [end:func]
with torch.inference_mode():
    assert torch.func.grad(cube)(at) == (14 if torch.__version__ >= "2.12" else 0)


# --8<-- [start:forms]
@torch.no_grad
def predict(x):
    return weight * x


predict(x).requires_grad
# > False

_ = torch.no_grad()
torch.is_grad_enabled()
# > True

_ = torch.set_grad_enabled(False)
torch.is_grad_enabled()
# > False
_ = torch.set_grad_enabled(True)
# --8<-- [end:forms]


@torch.inference_mode
def serve(x):
    return weight * x


assert serve(x).is_inference()
assert not torch.inference_mode()(predict)(x).requires_grad
assert not torch.set_grad_enabled(False)(lambda: weight * x)().requires_grad
_ = torch.set_grad_enabled(True)
with torch.set_grad_enabled(False):
    assert torch.enable_grad()(lambda: weight * x)().requires_grad
    assert torch.enable_grad(lambda: weight * x)().requires_grad
    assert not (weight * x).requires_grad

# --8<-- [start:thread]
import threading

modes = []


def note_mode():
    modes.append(torch.is_grad_enabled())


with torch.no_grad():
    worker = threading.Thread(target=note_mode)
    worker.start()
    worker.join()
modes
# > [True]
# --8<-- [end:thread]


# --8<-- [start:generator]
def rows():
    with torch.no_grad():
        yield 1
        yield 2


@torch.no_grad()
def decorated_rows():
    yield 1
    yield 2


[torch.is_grad_enabled() for row in rows()]
# > [False, False]
[torch.is_grad_enabled() for row in decorated_rows()]
# > [True, True]
# --8<-- [end:generator]
assert torch.is_grad_enabled()


@torch.no_grad()
def inner_modes():
    yield torch.is_grad_enabled()
    yield torch.is_grad_enabled()


assert list(inner_modes()) == [False, False]

# --8<-- [start:backward-no-grad]
loss = (weight * 3).sum()
with torch.no_grad():
    loss.backward()
weight.grad
# > tensor([3., 3.])
# --8<-- [end:backward-no-grad]
assert not weight.grad.is_inference()

# --8<-- [start:backward-inference]
weight.grad = None
loss = (weight * 3).sum()
with torch.inference_mode():
    loss.backward()
weight.grad.is_inference()
# > True

(weight * 3).sum().backward()
# > RuntimeError: Inplace update to inference tensor outside InferenceMode is not allowed.You can make a clone to get a normal tensor before doing inplace update.See https://github.com/pytorch/rfcs/pull/17 for more details.
# --8<-- [end:backward-inference]
weight.grad = torch.ones(2)
loss = (weight * 3).sum()
with torch.inference_mode():
    loss.backward()  # adds into what is there
assert not weight.grad.is_inference() and weight.grad.tolist() == [4, 4]

# --8<-- [start:model]
layer = nn.Linear(2, 1)
with torch.inference_mode():
    layer.double()
layer.weight.is_inference()
# > True

inputs = torch.ones(1, 2, dtype=torch.float64)
layer(inputs).sum().backward()
layer.weight.requires_grad, layer.weight.grad
# > (True, None)
layer.bias.grad
# > tensor([1.], dtype=torch.float64)
# --8<-- [end:model]
assert layer.bias.is_inference()
stack = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
with torch.inference_mode():
    stack.double()
with pytest.raises(RuntimeError, match=CANNOT_SAVE):
    stack(inputs)
with torch.inference_mode():
    made_inside = nn.Linear(2, 1)
assert made_inside.weight.is_inference()
made_inside(inputs.float()).sum().backward()
with pytest.raises(RuntimeError, match=CANNOT_WRITE):
    torch.optim.SGD(made_inside.parameters(), lr=0.1).step()
moved_nowhere = nn.Linear(2, 1)
with torch.inference_mode():
    moved_nowhere.to(moved_nowhere.weight.device).float()
assert not moved_nowhere.weight.is_inference()
with torch.inference_mode():
    moved_nowhere.to("cpu:0")  # spelled so, a copy, as a move to another device is
assert moved_nowhere.weight.is_inference()

old_optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)

# --8<-- [start:model-fix]
import copy

layer = copy.deepcopy(layer)
layer(inputs).sum().backward()
layer.weight.grad
# > tensor([[1., 1.]], dtype=torch.float64)
# --8<-- [end:model-fix]
before = layer.weight.detach().clone()
old_optimizer.step()
assert torch.equal(layer.weight, before), "the old optimizer holds the old parameters"
torch.optim.SGD(layer.parameters(), lr=0.1).step()
assert not torch.equal(layer.weight, before)
stack = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
with torch.inference_mode():
    stack.double()
assert stack[1].running_mean.is_inference()
stack = copy.deepcopy(stack)
assert not any(t.is_inference() for t in [*stack.parameters(), *stack.buffers()])
stack(torch.ones(3, 2, dtype=torch.float64)).sum().backward()
torch.optim.SGD(stack.parameters(), lr=0.1).step()
assert stack[1].num_batches_tracked == 1
