# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:raises]
import torch

x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
hidden = x * 2
loss = (hidden**2).sum()  # saves hidden for backward
hidden += 1  # runs
loss.backward()  # raises
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [3]], which is output 0 of Add, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch>=2.11,<2.13] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [3]], which is output 0 of AddBackward0, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch<2.11] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [3]], which is output 0 of AddBackward0, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True).
# --8<-- [end:raises]
import pytest


def _message(make, use, edit, device="cpu"):
    """What backward says after an edit of `make(x)`, which `use` saved."""
    leaf = torch.tensor([1.0, 2.0, 3.0], requires_grad=True, device=device)
    value = make(leaf)
    result = use(value)
    edit(result if use is _same else value)
    with pytest.raises(RuntimeError, match="modified by an inplace operation") as caught:
        result.sum().backward()
    return str(caught.value).partition("operation: ")[2].partition(" Hint")[0]


def _same(value):
    return value


def _unrecorded(value):
    with torch.no_grad():
        value.add_(1)


_tail = "" if torch.__version__ >= "2.13" else "Backward0"  # the node, not the operation
# The name: of the edit, if it was recorded and the value is an input of what saved it …
for _edit, _name in (
    (lambda v: v.add_(1), "Add"),
    (lambda v: v.sub_(1), "Sub"),
    (lambda v: v.relu_(), "Relu"),
    (lambda v: v.zero_(), "Zero"),
    (lambda v: v[:1].add_(1), "torch::autograd::CopySlices"),
    (lambda v: v.__setitem__(0, 0.0), "torch::autograd::CopySlices"),
    # … and of what made the value, if the edit was not recorded.
    (_unrecorded, "Mul"),
    (lambda v: v.detach().add_(1), "Mul"),
):
    _name += "" if "::" in _name else _tail
    assert _message(lambda x: x * 2, torch.square, _edit) == (
        f"[torch.FloatTensor [3]], which is output 0 of {_name}, "
        "is at version 1; expected version 0 instead."
    )
# A result that its own operation saved goes by that operation, whatever the edit.
for _make, _name in ((torch.exp, "Exp"), (torch.sigmoid, "Sigmoid"), (torch.relu, "Relu")):
    for _edit in (lambda v: v.add_(1), _unrecorded, lambda v: v.__setitem__(0, 0.0)):
        assert f"output 0 of {_name}{_tail}, is at version 1" in _message(_make, _same, _edit)
# The numbers: two edits, version 2.
assert "is at version 2; expected version 0" in _message(
    lambda x: x * 2, torch.square, lambda v: v.add_(1).mul_(2)
)
# The type and the shape are those of the saved value.
assert "[torch.DoubleTensor [3, 1]], which" in _message(
    lambda x: x.double()[:, None] * 2, torch.square, lambda v: v.add_(1)
)
_weight = torch.ones(3, requires_grad=True)
_loss = (_weight**2).sum()
with torch.no_grad():
    _weight.add_(1)
with pytest.raises(RuntimeError, match=r"\[torch.FloatTensor \[3\]\] is at version 1; expected"):
    _loss.backward()  # a leaf: no name

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:own-result]
x = torch.tensor([-1.0, 2.0, 3.0], requires_grad=True)
hidden = torch.relu(x)  # saves its own result
hidden[0] = 5.0
hidden.sum().backward()
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [3]], which is output 0 of Relu, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch>=2.11,<2.13] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [3]], which is output 0 of ReluBackward0, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# --8<-- [end:own-result]

# cpu: it goes on with tensors that stay there
# --8<-- [start:plain-fix]
hidden = x * 2
loss = (hidden**2).sum()
hidden = hidden + 1  # a new tensor; the saved one stays
loss.backward()

hidden = torch.relu(x).clone()  # relu keeps its result, the clone is edited
hidden[0] = 5.0
hidden.sum().backward()
# --8<-- [end:plain-fix]
assert torch.equal(x.grad, 8 * x + torch.tensor([0.0, 1.0, 1.0]))

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:two-losses]
from torch import nn

generator, critic = nn.Linear(2, 2), nn.Linear(2, 1)
for_generator = torch.optim.SGD(generator.parameters(), lr=0.1)
for_critic = torch.optim.SGD(critic.parameters(), lr=0.1)

noise = torch.ones(4, 2)
verdict = critic(generator(noise))
critic_loss, generator_loss = verdict.mean(), -verdict.mean()

critic_loss.backward(retain_graph=True)
for_critic.step()  # edits critic.weight in place
generator_loss.backward()  # needs the critic.weight of the forward pass
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2, 1]], which is output 0 of AsStrided, is at version 2; expected version 1 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch>=2.11,<2.13] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2, 1]], which is output 0 of AsStridedBackward0, is at version 2; expected version 1 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# --8<-- [end:two-losses]
assert critic.weight.shape == (1, 2)  # the message says [2, 1]: the saved value is its transpose
assert nn.Linear(2, 1).weight._version == 1  # initialised in place: it begins at version 1

# cpu: it goes on with tensors that stay there
# --8<-- [start:two-losses-fix]
# Each loss has a forward pass of its own, between the steps.
fake = generator(noise)
critic_loss = critic(fake.detach()).mean()  # detach: no gradient for the generator
for_critic.zero_grad()
critic_loss.backward()
for_critic.step()

generator_loss = -critic(fake).mean()  # the critic as it is now
for_generator.zero_grad()
generator_loss.backward()
for_generator.step()
# --8<-- [end:two-losses-fix]
assert all(p.grad is not None for p in generator.parameters())


# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:recurrent]
def train(steps, detach):
    cell = nn.RNNCell(1, 1)
    optimizer = torch.optim.SGD(cell.parameters(), lr=0.1)
    state = torch.zeros(1, 1)
    for _ in range(steps):
        state = cell(torch.ones(1, 1), state)
        optimizer.zero_grad()
        state.sum().backward(retain_graph=not detach)
        optimizer.step()
        if detach:
            state = state.detach()


train(steps=5, detach=True)
train(steps=2, detach=False)
train(steps=3, detach=False)
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [1, 1]], which is output 0 of AsStrided, is at version 3; expected version 2 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch>=2.11,<2.13] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [1, 1]], which is output 0 of AsStridedBackward0, is at version 3; expected version 2 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# --8<-- [end:recurrent]

# --8<-- [start:find]
x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
hidden = x * 2
loss = (hidden**2).sum()
hidden._version
# > 0
hidden += 1
hidden._version  # it was this line
# > 1
# --8<-- [end:find]

# --8<-- [start:anomaly]
import warnings

with (
    warnings.catch_warnings(record=True) as caught,
    torch.autograd.detect_anomaly(check_nan=False),
):
    hidden = x * 2
    loss = (hidden**2).sum()
    hidden += 1
    try:
        loss.backward()
    except RuntimeError as error:
        message = str(error)

str(caught[-1].message).splitlines()[0]
# > 'Error detected in PowBackward0. Traceback of forward call that caused the error:'
message.partition(" Hint: ")[2]
# > 'the backtrace further above shows the operation that failed to compute its gradient. The variable in question was changed in there or anywhere later. Good luck!'
# --8<-- [end:anomaly]

# cpu: it goes on with tensors that stay there
# --8<-- [start:steps-last]
verdict = critic(generator(noise))
critic_loss, generator_loss = verdict.mean(), -verdict.mean()
for_critic.zero_grad()
critic_loss.backward(retain_graph=True)
generator_loss.backward()  # adds to the gradients of the critic too
critic.bias.grad  # of the critic's own loss it is 1
# > tensor([0.])
# --8<-- [end:steps-last]
for_critic.zero_grad()
critic(generator(noise)).mean().backward()
assert critic.bias.grad == 1

# --8<-- [start:downgrading]
weight = torch.tensor(1.0, requires_grad=True)
square = weight**2
(3 * square).backward(retain_graph=True)
weight.data -= 0.5 * weight.grad  # what optimizers did before torch 1.5
weight.grad = None
square.backward()
weight.grad  # of weight**2 at 1 it is 2
# > tensor(-4.)
# --8<-- [end:downgrading]
weight = torch.tensor(1.0, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.5)
square = weight**2
(3 * square).backward(retain_graph=True)
optimizer.step()
with pytest.raises(RuntimeError, match="modified by an inplace operation"):
    square.backward()
# inplace=False everywhere: no module of the two-losses example is in place, and it raises.
# Shared parameters: one backward pass of the sum, and one step.
_shared = nn.Linear(2, 1)
_step = torch.optim.SGD(_shared.parameters(), lr=0.1)
_out = _shared(noise)
(_out.mean() + (_out**2).mean()).backward()
_step.step()
assert not any(getattr(m, "inplace", False) for m in (*generator.modules(), *critic.modules()))
