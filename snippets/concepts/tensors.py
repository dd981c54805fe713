# cpu: it shows the default device
# --8<-- [start:three]
import torch

batch = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
batch.shape  # > torch.Size([2, 3])
batch.dtype  # > torch.float32
batch.device  # > device(type='cpu')
# --8<-- [end:three]
import pytest

assert isinstance(batch.shape, tuple)
with pytest.raises(ValueError, match="expected sequence of length 2"):
    torch.tensor([[1, 2], [3]])

# --8<-- [start:numpy-like]
batch * 10 + 1
# > tensor([[11., 21., 31.],
# >         [41., 51., 61.]])
batch[:, 1]
# > tensor([2., 5.])
batch.mean(dim=0)
# > tensor([2.5000, 3.5000, 4.5000])
# --8<-- [end:numpy-like]
import numpy as np

array = np.array(batch.tolist())
assert (batch * 10 + 1).tolist() == (array * 10 + 1).tolist()
assert batch[:, 1].tolist() == array[:, 1].tolist()
assert batch.mean(dim=0).tolist() == array.mean(axis=0).tolist()

# --8<-- [start:accelerator]
cpu = torch.device("cpu")
device = torch.accelerator.current_accelerator(check_available=True) or cpu
doubled = batch.to(device) * 2
doubled.device.type == device.type
# > True
# --8<-- [end:accelerator]
assert doubled.tolist() == [[2.0, 4.0, 6.0], [8.0, 10.0, 12.0]]

# --8<-- [start:gradient]
side = torch.tensor(3.0, requires_grad=True)
area = side**2
area.backward()
side.grad  # d(side²)/d(side) = 2 * side
# > tensor(6.)
# --8<-- [end:gradient]
assert not batch.requires_grad and area.grad_fn is not None
assert (batch * 2).grad_fn is None

# --8<-- [start:size]
batch.size()  # > torch.Size([2, 3])
batch.size() == batch.shape  # > True
batch.size(0), batch.shape[0]  # > (2, 2)
batch.numel()  # > 6
batch.ndim  # > 2
# --8<-- [end:size]
assert batch.shape == (2, 3) and len(batch) == 2
assert batch.dim() == batch.ndim == len(batch.shape)
assert callable(batch.size) and torch.ones(2, 3, device="cpu").numpy().size == 6

# --8<-- [start:bytes]
batch.itemsize  # > 4
batch.nbytes  # > 24
# --8<-- [end:bytes]
assert batch.nbytes == batch.numel() * batch.dtype.itemsize
assert torch.float64.itemsize == 8 and torch.bfloat16.itemsize == 2

# --8<-- [start:zero-d]
rate = torch.tensor(0.1)
rate.shape  # > torch.Size([])
rate.item()
# > 0.10000000149011612
# --8<-- [end:zero-d]
assert rate.ndim == 0 and rate.numel() == 1 and repr(rate).startswith("tensor(0.1000")
assert torch.tensor([[7.0]]).item() == 7.0
with pytest.raises(TypeError, match="len\\(\\) of a 0-d tensor"):
    len(rate)
with pytest.raises(RuntimeError, match="a Tensor with 6 elements cannot be converted to Scalar"):
    batch.item()

# --8<-- [start:layer]
inputs = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
layer = torch.nn.Linear(3, 1)
isinstance(layer.weight, torch.Tensor)
# > True
predictions = layer(inputs)  # (2, 1)
by_hand = inputs @ layer.weight.T + layer.bias
torch.allclose(predictions, by_hand)
# > True
# --8<-- [end:layer]
assert layer.weight.requires_grad and layer.bias.requires_grad
assert layer.weight.shape == (1, 3)

# --8<-- [start:loss]
targets = torch.tensor([[1.0], [0.0]])
loss = torch.nn.functional.mse_loss(predictions, targets)
torch.allclose(loss, ((predictions - targets) ** 2).mean())
# > True
# --8<-- [end:loss]

# --8<-- [start:step]
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
loss.backward()
expected = layer.weight.detach() - 0.1 * layer.weight.grad
optimizer.step()
torch.allclose(layer.weight, expected)
# > True
# --8<-- [end:step]
assert layer.weight.is_leaf
third = torch.tensor(1 / 3)
assert repr(third).startswith("tensor(0.3333") and third.item() == 0.3333333432674408
mixed = torch.tensor([1, 2.5])
assert mixed.dtype == torch.float32 and torch.tensor([True, 2]).dtype == torch.int64
with pytest.raises(ValueError, match="too many dimensions 'str'"):
    torch.tensor(["a"])
