# --8<-- [start:needed]
import torch

x = torch.tensor(2.0, requires_grad=True)
shared = x**3
first = shared + 2 * x
second = shared * 5
first.backward(retain_graph=True)
second.backward()
x.grad
# > tensor(74.)
# --8<-- [end:needed]
assert x.grad == 14 + 60

# --8<-- [start:error]
shared = x**3
first, second = shared + 2 * x, shared * 5
first.backward()
second.backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:error]

# --8<-- [start:sum]
x.grad = None
shared = x**3
first, second = shared + 2 * x, shared * 5
(first + second).backward()
x.grad
# > tensor(74.)
# --8<-- [end:sum]
assert x.grad == 14 + 60

# --8<-- [start:both]
shared = x**3
first, second = shared + 2 * x, shared * 5
(to_first,) = torch.autograd.grad(first, x, retain_graph=True)
(to_second,) = torch.autograd.grad(second, x)
print(to_first, to_second)
# > tensor(14.) tensor(60.)
# --8<-- [end:both]

# --8<-- [start:create]
(slope,) = torch.autograd.grad(x**3, x, create_graph=True)
torch.autograd.grad(slope, x)
# > (tensor(12.),)
# --8<-- [end:create]
cubed = x**3
_ = torch.autograd.grad(cubed, x, create_graph=True)
assert torch.autograd.grad(cubed, x) == (12,)  # the graph of cubed is still whole

# --8<-- [start:adversarial]
generator = torch.tensor(2.0, requires_grad=True)
critic = torch.tensor(3.0, requires_grad=True)
noise = torch.tensor(0.5)

fake = generator * noise
(critic * fake.detach()).backward()
critic.grad
# > tensor(1.)
(-critic * fake).backward()
generator.grad
# > tensor(-1.5000)
# --8<-- [end:adversarial]
import pytest

fake = generator * noise
(critic * fake).backward()
with pytest.raises(RuntimeError, match="backward through the graph a second time"):
    (-critic * fake).backward()

# --8<-- [start:recurrent]
from torch import nn


def train(after_step, retain_graph=False):
    cell = nn.RNNCell(1, 2)
    optimizer = torch.optim.SGD(cell.parameters(), lr=0.1)
    state = torch.zeros(1, 2)
    for step in range(3):
        print("step", step)
        state = cell(torch.ones(1, 1), state)
        optimizer.zero_grad()
        state.sum().backward(retain_graph=retain_graph)
        optimizer.step()
        state = after_step(state)


def keep(state):
    return state


train(keep)
# > step 0
# > step 1
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:recurrent]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:recurrent-retain]
train(keep, retain_graph=True)
# > step 0
# > step 1
# > step 2
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2, 2]], which is output 0 of AsStrided, is at version 3; expected version 2 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch>=2.11,<2.13] step 0
# > [torch>=2.11,<2.13] step 1
# > [torch>=2.11,<2.13] step 2
# > [torch>=2.11,<2.13] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2, 2]], which is output 0 of AsStridedBackward0, is at version 3; expected version 2 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# --8<-- [end:recurrent-retain]

# --8<-- [start:recurrent-detach]
train(lambda state: state.detach())
# > step 0
# > step 1
# > step 2
# --8<-- [end:recurrent-detach]


# --8<-- [start:thrown-away]
def forget(state):
    state.detach()
    return state


train(forget)
# > step 0
# > step 1
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:thrown-away]

# --8<-- [start:outside]
weight = torch.tensor(2.0, requires_grad=True)
square = weight**2
for _ in range(2):
    (3 * square).backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:outside]

# --8<-- [start:inside]
weight.grad = None
for _ in range(2):
    square = weight**2
    (3 * square).backward()
weight.grad
# > tensor(24.)
# --8<-- [end:inside]

lstm = nn.LSTMCell(1, 2)
state = None
for _ in range(2):
    state = lstm(torch.ones(1, 1), state)
    state[0].sum().backward()
    state = tuple(part.detach() for part in state)
for kept in (0, 1):
    state = lstm(torch.ones(1, 1))
    state[0].sum().backward()
    state = tuple(part if i == kept else part.detach() for i, part in enumerate(state))
    with pytest.raises(RuntimeError, match="backward through the graph a second time"):
        lstm(torch.ones(1, 1), state)[0].sum().backward()
