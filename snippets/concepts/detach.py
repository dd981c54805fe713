# cpu: the NumPy sections below go on with these tensors
# --8<-- [start:cut]
import torch

weight = torch.tensor([2.0, -1.0], requires_grad=True)
scores = (weight * 3).sigmoid()
fixed = scores.detach()

scores.requires_grad, fixed.requires_grad
# > (True, False)
fixed.data_ptr() == scores.data_ptr()
# > True
# --8<-- [end:cut]
import math
import operator

import numpy as np
import pytest

assert fixed.grad_fn is None and fixed.is_leaf and fixed is not scores
assert scores.grad_fn is not None, "the tensor it came from stays in the graph"

# --8<-- [start:stop]
x = torch.tensor(3.0, requires_grad=True)
both = x * x
one = x * x.detach()
torch.autograd.grad(both, x), torch.autograd.grad(one, x)
# > ((tensor(6.),), (tensor(3.),))
# --8<-- [end:stop]

# --8<-- [start:target]
online = torch.nn.Linear(2, 1)
target = torch.nn.Linear(2, 1)
state = torch.ones(4, 2)

aim = 1.0 + 0.9 * target(state).detach()
loss = ((online(state) - aim) ** 2).mean()
loss.backward()
target.weight.grad is None, online.weight.grad is None
# > (True, False)
# --8<-- [end:target]

# --8<-- [start:log]
history = []
history.append(loss.item())
worst = loss.detach()
type(history[0]), worst.requires_grad
# > (<class 'float'>, False)
# --8<-- [end:log]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:numpy]
scores.numpy()
# > RuntimeError: Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.
# --8<-- [end:numpy]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:to-numpy]
array = scores.detach().cpu().numpy()
array.shape
# > (2,)
# --8<-- [end:to-numpy]
assert array.ctypes.data == scores.data_ptr(), "on the CPU nothing is copied"
with torch.no_grad():
    assert scores.numpy().shape == (2,), "the refusal is for a recording autograd alone"

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:write]
weight = torch.zeros(2, requires_grad=True)
scores = weight.sigmoid()
fixed = scores.detach()
fixed[0] = 9.0
scores
# > tensor([9.0000, 0.5000], grad_fn=<SigmoidBackward0>)

scores.sum().backward()
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2]], which is output 0 of Sigmoid, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch>=2.11,<2.13] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2]], which is output 0 of SigmoidBackward0, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# --8<-- [end:write]
assert scores._version == fixed._version == 1

# cpu: it goes on with tensors that stay there
# --8<-- [start:not-saved]
doubled = weight * 2
doubled.detach().zero_()
doubled.sum().backward()
weight.grad
# > tensor([2., 2.])
# --8<-- [end:not-saved]
assert doubled.tolist() == [0, 0], "the values are overwritten all the same"

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:silent]
weight.grad = None
scores = weight.sigmoid()
scores.data.zero_()
scores.sum().backward()
weight.grad  # should be 0.25 each
# > tensor([0., 0.])

weight.grad = None
scores = weight.sigmoid()
scores.detach().numpy()[:] = 0.0
scores.sum().backward()
weight.grad  # should be 0.25 each
# > tensor([0., 0.])
# --8<-- [end:silent]
assert scores._version == 0
weight.grad = None
weight.sigmoid().sum().backward()
assert weight.grad.tolist() == [0.25, 0.25]

# cpu: it goes on with tensors that stay there
# --8<-- [start:safe]
weight.grad = None
scores = weight.sigmoid()
copy = scores.detach().clone()
copy.zero_()
scores.sum().backward()
weight.grad
# > tensor([0.2500, 0.2500])
# --8<-- [end:safe]
assert copy.data_ptr() != scores.data_ptr() and not copy.requires_grad
assert scores.clone().requires_grad, "clone alone copies and stays in the graph"

# --8<-- [start:item]
x = torch.tensor(3.0, requires_grad=True)
scale = x.item()
y = x * scale
y.backward()
x.grad  # y is x * x: should be 6
# > tensor(3.)
# --8<-- [end:item]
kept = torch.tensor(3.0, requires_grad=True)
(kept * kept).backward()
assert kept.grad == 6

# --8<-- [start:item-backward]
x.sin().item().backward()
# > AttributeError: 'float' object has no attribute 'backward'
# --8<-- [end:item-backward]

# --8<-- [start:warns]
_ = float(x)
# > UserWarning: Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior.
# > …
_ = torch.tensor(x)
# > UserWarning: To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or sourceTensor.detach().clone().requires_grad_(True), rather than torch.tensor(sourceTensor).
# > [torch<2.7] UserWarning: To copy construct from a tensor, it is recommended to use sourceTensor.clone().detach() or sourceTensor.clone().detach().requires_grad_(True), rather than torch.tensor(sourceTensor).
# --8<-- [end:warns]

# The table, row by row.
import warnings

x = torch.tensor(3.0, requires_grad=True)
row = torch.tensor([3.0, 1.0], requires_grad=True, device="cpu")
with warnings.catch_warnings():
    warnings.simplefilter("error")
    assert isinstance(x.item(), float) and isinstance(row.tolist(), list)
    assert int(x) == 3 and bool(x) and f"{x}" == "3.0" and f"{x:.2f}" == "3.00"
    for cut in (
        row.long(),
        row.int(),
        row.bool(),
        row > 2,
        row == row,
        row.argmax(),
        row.detach(),
        row.data,
    ):
        assert not cut.requires_grad
for warned in (
    float,
    complex,
    math.sin,
    lambda t: operator.mod("%.2f", t),
    lambda t: torch.tensor([t, t]),
):
    with pytest.warns(UserWarning, match="Converting a tensor with requires_grad=True to a scalar"):
        result = warned(x)
    assert not isinstance(result, torch.Tensor) or not result.requires_grad
torch.set_warn_always(False)  # torch's own default
with warnings.catch_warnings(record=True):
    warnings.simplefilter("always")
    _ = float(x)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    _ = float(x), complex(x), math.sin(x), torch.tensor([x, x])
assert caught == [], "once per process, whichever came first"
torch.set_warn_always(True)
with pytest.warns(UserWarning, match="To copy construct from a tensor"):
    assert not torch.tensor(x).requires_grad
for refused in (torch.Tensor.numpy, np.sin):
    with pytest.raises(RuntimeError, match=r"Can't call numpy\(\) on Tensor that requires grad"):
        refused(row)
for zero in (torch.round, torch.floor, torch.sign, torch.bernoulli):
    probabilities = torch.tensor([0.2, 0.7], requires_grad=True)
    zero(probabilities).sum().backward()
    assert probabilities.grad.tolist() == [0, 0]
for later in (lambda t: t // 2, lambda t: torch.heaviside(t, torch.ones_like(t))):
    assert later(row).requires_grad
    with pytest.raises(RuntimeError, match="not implemented"):
        later(row).sum().backward()
with pytest.raises(NotImplementedError):
    row.unique().sum().backward()

# cpu: it goes on with tensors that stay there
# --8<-- [start:view]
scores = weight.sigmoid()
column = scores.view(2, 1)
column.detach().requires_grad
# > False
column.detach_()
# > RuntimeError: Can't detach views in-place. Use detach() instead. If you are using DistributedDataParallel (DDP) for training, and gradient_as_bucket_view is set as True, gradients are views of DDP buckets, and hence detach_() cannot be called on these gradients. To fix this error, please refer to the Optimizer.zero_grad() function in torch/optim/optimizer.py as the solution.
# --8<-- [end:view]
assert not scores.detach_().requires_grad and scores.is_leaf
with torch.inference_mode():
    inf = torch.ones(2)
assert inf.detach().is_inference()
