# --8<-- [start:device]
import torch

device = torch.accelerator.current_accelerator(check_available=True)
if device is None:
    device = torch.device("cpu")

model = torch.nn.Linear(4, 2).to(device)  # once
batch = torch.ones(3, 4, device=device)  # (N, F), each batch
model(batch).device.type == device.type  # > True
# --8<-- [end:device]
import pytest

# cuda is not cuda:0, so compare types.
assert torch.device("cuda") != torch.device("cuda:0")
if torch.version.cuda is None and torch.version.hip is None:
    with pytest.raises(AssertionError, match="Torch not compiled with CUDA enabled"):
        batch.cuda()

# --8<-- [start:older]
if torch.cuda.is_available():
    older = torch.device("cuda")
elif torch.backends.mps.is_available():
    older = torch.device("mps")
else:
    older = torch.device("cpu")
# --8<-- [end:older]
assert older.type == device.type or device.type not in ("cuda", "mps", "cpu")


# --8<-- [start:follow]
def causal_mask(x):  # x: (B, T, C)
    steps = x.shape[1]
    ones = torch.ones(steps, steps, dtype=torch.bool, device=x.device)
    return ones.tril()  # (T, T)


x = torch.ones(2, 3, 4, device="meta")
causal_mask(x).device
# > device(type='meta')
x.new_zeros(3).device, torch.ones_like(x).device
# > (device(type='meta'), device(type='meta'))
# --8<-- [end:follow]
assert causal_mask(torch.ones(2, 3, 4, device="cpu")).device.type == "cpu"
assert causal_mask(torch.ones(2, 3, 4, device="cpu")).sum() == 6


# cpu: the message names the device that the mask is on
# --8<-- [start:elsewhere]
scores = torch.ones(2, 3, 3, device="meta")  # (B, T, T)
mask = torch.ones(3, 3, dtype=torch.bool).tril()
scores.masked_fill(mask, 0.0)
# > RuntimeError: Tensor on device meta is not on the expected device cpu!
# --8<-- [end:elsewhere]
assert scores.masked_fill(causal_mask(scores), 0.0).shape == (2, 3, 3)

# --8<-- [start:silent]
prediction = torch.tensor([[1.0], [2.0], [3.0]])  # (N, 1)
target = torch.tensor([1.0, 2.0, 3.0])  # (N,)
((prediction - target) ** 2).mean()
# > tensor(1.3333)
# --8<-- [end:silent]
assert (prediction - target).shape == (3, 3)


# --8<-- [start:assert]
def squared_error(prediction, target):
    assert prediction.shape == target.shape, (prediction.shape, target.shape)
    return ((prediction - target) ** 2).mean()


squared_error(prediction.squeeze(1), target)
# > tensor(0.)
squared_error(prediction, target)
# > AssertionError: (torch.Size([3, 1]), torch.Size([3]))
# --8<-- [end:assert]
# A shape is known without values; a condition on values is not.
empty = torch.ones(3, device="meta")
assert squared_error(empty, empty).shape == ()
with pytest.raises(RuntimeError):
    bool((empty > 0).all())
# python -O leaves asserts out.
assert compile("assert x", "", "exec", optimize=0).co_names == ("x",)
assert compile("assert x", "", "exec", optimize=1).co_names == ()


# --8<-- [start:unpack]
def mean_over_time(x):  # x: (B, T, C)
    rows, _, channels = x.shape
    pooled = x.mean(dim=1)
    assert pooled.shape == (rows, channels)
    return pooled  # (B, C)


mean_over_time(torch.ones(2, 3, 4)).shape
# > torch.Size([2, 4])
mean_over_time(torch.ones(3, 4))
# > ValueError: not enough values to unpack (expected 3, got 2)
# --8<-- [end:unpack]

# --8<-- [start:names]
torch.zeros(2, 2, names=("rows", "columns"))
# > TypeError: zeros() got an unexpected keyword argument 'names'
# > [torch<2.13] UserWarning: Named tensors and all their associated APIs are an experimental feature and subject to change. Please do not use them for anything important until they are released as stable. (Triggered internally at …)
# > [torch<2.13] UserWarning: Named tensors and all their associated APIs are an experimental feature and subject to change. Please do not use them for anything important until they are released as stable. (Triggered internally at …)
# > [torch<2.13] tensor([[0., 0.],
# > [torch<2.13]         [0., 0.]], names=('rows', 'columns'))
# --8<-- [end:names]
for _name in ("names", "rename", "refine_names", "align_to"):
    assert hasattr(torch.Tensor, _name) == (torch.__version__ < "2.13")

# --8<-- [start:log]
weight = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (weight**2).sum()
loss.grad_fn is None  # > False
loss.item()  # > 5.0
loss.detach()  # > tensor(5.)
# --8<-- [end:log]
import weakref


class Token:
    """Lives exactly as long as the node that holds it."""


def step(keep, backward):
    weight = torch.tensor([1.0, 2.0], requires_grad=True)
    loss = (weight**2).sum()
    node = loss.grad_fn.next_functions[0][0]
    node.metadata["token"] = token = Token()
    if backward:
        loss.backward()
    return keep(loss), weakref.ref(token)


for backward in (False, True):
    kept, token = step(lambda loss: loss, backward)
    assert token() is not None
    power = kept.grad_fn.next_functions[0][0]
    if backward:  # the nodes stay, what they had saved is gone
        with pytest.raises(RuntimeError, match="after they have already been freed"):
            _ = power._saved_self
    else:
        assert power._saved_self is not None
    del kept, power
    assert token() is None
    for keep in (torch.Tensor.item, torch.Tensor.detach):
        kept, token = step(keep, backward)
        assert token() is None
total, tokens = 0.0, []
for _ in range(3):
    loss, token = step(lambda loss: loss, True)
    total += loss
    tokens.append(token)
del loss
assert all(token() is not None for token in tokens)
del total
assert all(token() is None for token in tokens)

# --8<-- [start:snapshot]
aliases, copies = [], []
for _ in range(3):
    with torch.no_grad():
        weight *= 2
    aliases.append(weight.detach())
    copies.append(weight.detach().clone())
[alias[0].item() for alias in aliases]  # > [8.0, 8.0, 8.0]
[copy[0].item() for copy in copies]  # > [2.0, 4.0, 8.0]
# --8<-- [end:snapshot]
assert aliases[0].data_ptr() == weight.data_ptr()

# --8<-- [start:new]
weight = torch.tensor([0.0, 0.0], requires_grad=True)
gate = weight.exp()
gate = gate + 1
gate.sum().backward()
weight.grad
# > tensor([1., 1.])
# --8<-- [end:new]

# cpu: the message names the type of a CPU tensor
# --8<-- [start:overwritten]
gate = weight.exp()
gate += 1
gate.sum().backward()
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2]], which is output 0 of Exp, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch>=2.11,<2.13] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2]], which is output 0 of ExpBackward0, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch<2.11] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2]], which is output 0 of ExpBackward0, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True).
# --8<-- [end:overwritten]
# What nothing saved may be edited: a sum saves no values.
weight.grad = None
shifted = weight + 1
pointer = shifted.data_ptr()
shifted += 1
assert shifted.data_ptr() == pointer
shifted.sum().backward()
assert weight.grad.tolist() == [1.0, 1.0]
assert gate._version == 1
