# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:seen]
import torch

weight = torch.tensor([0.5, 1.0], requires_grad=True)
prediction = weight * 2
prediction.numpy()
# > RuntimeError: Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.
# --8<-- [end:seen]
import warnings

import pytest

CANNOT = (
    r"Can't call numpy\(\) on Tensor that requires grad. Use tensor.detach\(\).numpy\(\) instead."
)
with torch.no_grad():
    assert prediction.numpy().tolist() == [1.0, 2.0]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:function]
import numpy as np

np.tanh(prediction)
# > RuntimeError: Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.
# --8<-- [end:function]
for _use in (
    lambda: np.asarray(prediction),
    lambda: np.mean([prediction.sum(), prediction.sum()]),
    lambda: prediction * np.ones(2),
    lambda: np.concatenate([prediction, prediction]),
):
    with pytest.raises(RuntimeError, match=CANNOT):
        _use()

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:leave]
prediction.detach().cpu().numpy()
# > array([1., 2.], dtype=float32)
# --8<-- [end:leave]
assert prediction.detach().numpy().ctypes.data == prediction.data_ptr()
assert prediction.numpy(force=True).tolist() == [1.0, 2.0]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:evaluate]
with torch.no_grad():
    evaluated = weight * 2
evaluated.numpy()
# > array([1., 2.], dtype=float32)
# --8<-- [end:evaluate]
assert not evaluated.requires_grad

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:stay]
torch.tanh(prediction).sum().backward()
weight.grad
# > tensor([0.8399, 0.1413])
# --8<-- [end:stay]
assert torch.allclose(weight.grad, 2 * (1 - torch.tanh(2 * weight.detach()) ** 2))
_scale = np.array([2.0, 2.0])
assert (weight * torch.as_tensor(_scale, dtype=weight.dtype)).grad_fn is not None


# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:inside]
class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = torch.nn.Linear(2, 3)
        self.head = torch.nn.Linear(3, 1)

    def forward(self, x):
        hidden = self.encoder(x).detach().numpy()  # silences the error
        return self.head(torch.from_numpy(np.tanh(hidden)))


model = Model()
model(torch.ones(4, 2)).sum().backward()
model.head.weight.grad is None
# > False
model.encoder.weight.grad is None  # will never learn
# > True
# --8<-- [end:inside]
assert model.encoder.bias.grad is None and model.head.bias.grad is not None
_before = model.encoder.weight.detach().clone()
_optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
_first = _last = None
for _ in range(50):
    _optimizer.zero_grad()
    _last = ((model(torch.ones(4, 2)) - 3) ** 2).mean()
    _first = _last.detach() if _first is None else _first
    _last.backward()
    _optimizer.step()
assert _last < 0.5 * _first  # the head alone brings the loss down
assert torch.equal(model.encoder.weight, _before)

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:last]
loss = torch.from_numpy(np.square(prediction.detach().numpy())).sum()
loss.backward()
# > RuntimeError: element 0 of tensors does not require grad and does not have a grad_fn
# --8<-- [end:last]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:marked]
weight.grad = None
loss.requires_grad_()
loss.backward()
weight.grad is None
# > True
# --8<-- [end:marked]
assert loss.grad == 1


# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:own]
class NumpyTanh(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        result = torch.from_numpy(np.tanh(x.numpy()))
        ctx.save_for_backward(result)
        return result

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx, grad):
        (result,) = ctx.saved_tensors
        return grad * (1 - result**2)


NumpyTanh.apply(weight * 2).sum().backward()
weight.grad
# > tensor([0.8399, 0.1413])
# --8<-- [end:own]
_double = torch.tensor([0.3, -1.0], dtype=torch.float64, requires_grad=True)
assert torch.autograd.gradcheck(NumpyTanh.apply, (_double,))

# --8<-- [start:item]
weight.grad = None
share = weight / weight.sum().item()  # the sum is a constant now
share[0].backward()
weight.grad  # wrong
# > tensor([0.6667, 0.0000])
# --8<-- [end:item]

# --8<-- [start:item-fix]
weight.grad = None
share = weight / weight.sum()
share[0].backward()
weight.grad
# > tensor([ 0.4444, -0.2222])
# --8<-- [end:item-fix]

# --8<-- [start:float]
total = float(weight.sum())
# > UserWarning: Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior.
# > Consider using tensor.detach() first. (Triggered internally at …)
# --8<-- [end:float]
import math


def _caught(function):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        function(weight[0])
    return [str(warning.message) for warning in caught]


for _silent in (
    torch.Tensor.item,
    torch.Tensor.tolist,
    int,
    lambda t: f"{t:.2f}",
):
    assert _caught(_silent) == []
for _warns in (float, math.sin, lambda t: torch.tensor([t, 1.0])):
    (_message,) = _caught(_warns)
    assert _message.startswith("Converting a tensor with requires_grad=True to a scalar")
torch.set_warn_always(False)  # as outside this file: once per process
assert len(_caught(float) + _caught(float) + _caught(float)) <= 1
torch.set_warn_always(True)

# --8<-- [start:list]
torch.stack([weight[0], weight[1]]).requires_grad
# > True
# --8<-- [end:list]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    assert not torch.tensor([weight[0], weight[1]]).requires_grad
