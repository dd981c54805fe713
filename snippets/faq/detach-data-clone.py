# cpu: an error below names the kind of tensor, which says the device
# --8<-- [start:four]
import torch

weight = torch.zeros(2, requires_grad=True)
scores = weight.sigmoid()


def compare(other):
    shares = other.data_ptr() == scores.data_ptr()
    return f"shares memory: {shares}, in the graph: {other.requires_grad}"


compare(scores.detach())
# > 'shares memory: True, in the graph: False'
compare(scores.data)
# > 'shares memory: True, in the graph: False'
compare(scores.clone())
# > 'shares memory: False, in the graph: True'
compare(scores.detach().clone())
# > 'shares memory: False, in the graph: False'
# --8<-- [end:four]
assert compare(scores.clone().detach()) == compare(scores.detach().clone())

# cpu: it goes on with tensors that stay there
# --8<-- [start:clone]
scores.clone().sum().backward()
weight.grad
# > tensor([0.2500, 0.2500])
# --8<-- [end:clone]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:detach]
scores = weight.sigmoid()
scores.detach().zero_()
scores.sum().backward()
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2]], which is output 0 of Sigmoid, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch>=2.11,<2.13] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2]], which is output 0 of SigmoidBackward0, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# --8<-- [end:detach]

# cpu: it goes on with tensors that stay there
# --8<-- [start:data]
weight.grad = None
scores = weight.sigmoid()
scores.data.zero_()
scores.sum().backward()
weight.grad  # should be 0.25 each
# > tensor([0., 0.])
# --8<-- [end:data]
assert scores._version == 0, "the write was not counted"

# cpu: it goes on with tensors that stay there
# --8<-- [start:both]
weight.grad = None
scores = weight.sigmoid()
snapshot = scores.detach().clone()
snapshot.zero_()
scores.sum().backward()
weight.grad
# > tensor([0.2500, 0.2500])
# --8<-- [end:both]
import pytest

with pytest.warns(UserWarning, match="To copy construct from a tensor"):
    copied = torch.tensor(scores)
assert not copied.requires_grad
assert copied.data_ptr() != scores.data_ptr()

# cpu: it goes on with tensors that stay there
# --8<-- [start:update]
with torch.no_grad():
    weight -= 0.1 * weight.grad
weight
# > tensor([-0.0250, -0.0250], requires_grad=True)
# --8<-- [end:update]
before = weight.detach()
weight.data -= 1
assert before.data_ptr() == weight.data_ptr()
assert weight.is_leaf
import copy

model = torch.nn.Linear(2, 1)
live, best = model.state_dict(), copy.deepcopy(model.state_dict())
assert not live["weight"].requires_grad
with torch.no_grad():
    model.weight += 1
assert torch.equal(live["weight"], model.weight)
assert not torch.equal(best["weight"], model.weight)
