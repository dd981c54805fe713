# --8<-- [start:raises]
import torch

weight = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (weight**2).sum()
loss.backward()
loss.backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:raises]

# --8<-- [start:saved]
twice = (weight + 1).sum()  # nothing saved
twice.backward()
twice.backward()
# --8<-- [end:saved]

# --8<-- [start:state]
from torch import nn

rnn = nn.RNN(2, 3)
batch = torch.ones(4, 1, 2)  # (T, B, features)
state = None
for _ in range(2):
    output, state = rnn(batch, state)
    output.sum().backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:state]

# --8<-- [start:thrown-away]
state = None
for _ in range(2):
    output, state = rnn(batch, state)
    output.sum().backward()
    _ = state.detach()  # a new tensor, and state is what it was
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:thrown-away]

# --8<-- [start:outside]
scale = torch.tensor(2.0, requires_grad=True)
temperature = scale.exp()  # once, before the loop
for logits in torch.tensor([1.0, 2.0]):
    (logits / temperature).backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:outside]

# --8<-- [start:shared]
hidden = weight.exp()
first, second = hidden.sum(), hidden.prod()
first.backward()
second.backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:shared]

# --8<-- [start:fix-state]
state = None
for _ in range(3):
    output, state = rnn(batch, state)
    output.sum().backward()
    state = state.detach()

lstm = nn.LSTM(2, 3)
states = None
for _ in range(3):
    output, states = lstm(batch, states)
    output.sum().backward()
    states = tuple(state.detach() for state in states)
# --8<-- [end:fix-state]

# --8<-- [start:fix-outside]
for logits in torch.tensor([1.0, 2.0]):
    temperature = scale.exp()
    (logits / temperature).backward()
# --8<-- [end:fix-outside]

# --8<-- [start:fix-shared]
weight.grad = None
hidden = weight.exp()
(hidden.sum() + hidden.prod()).backward()
# --8<-- [end:fix-shared]
_whole = weight.grad.clone()
weight.grad = None
_hidden = weight.exp()
_hidden.sum().backward(retain_graph=True)
_hidden.prod().backward()
assert torch.allclose(_whole, weight.grad)

# --8<-- [start:find]
hidden = weight.exp()
loss = hidden.sum()
loss.backward()
hidden.grad_fn.name()
# > 'ExpBackward0'
hidden.grad_fn._saved_result
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:find]

# --8<-- [start:retain]
optimizer = torch.optim.SGD(rnn.parameters(), lr=0.1)
state = None
for step in range(3):
    print("step", step)
    output, state = rnn(batch, state)
    try:
        output.sum().backward(retain_graph=True)
    except RuntimeError as error:
        print(str(error).partition(":")[0])
    optimizer.step()
# > step 0
# > step 1
# > one of the variables needed for gradient computation has been modified by an inplace operation
# > step 2
# > one of the variables needed for gradient computation has been modified by an inplace operation
# --8<-- [end:retain]
