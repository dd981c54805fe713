# --8<-- [start:bias]
import torch

batch = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])  # (B, C)
bias = torch.tensor([10.0, 20.0, 30.0])  # (C,)
batch + bias
# > tensor([[11., 22., 33.],
# >         [14., 25., 36.]])
# --8<-- [end:bias]
assert torch.equal(batch + bias, torch.stack([row + bias for row in batch]))

# --8<-- [start:shapes]
torch.broadcast_shapes((2, 4, 3), (4, 1))  # > torch.Size([2, 4, 3])
torch.broadcast_shapes((4, 1), (3,))  # > torch.Size([4, 3])
torch.broadcast_shapes((4, 1), (4,))  # > torch.Size([4, 4])
# --8<-- [end:shapes]
import pytest

for left, right, result in (
    ((2, 4, 3), (4, 1), (2, 4, 3)),
    ((2, 3), (3,), (2, 3)),
    ((2, 3), (2, 1), (2, 3)),
    ((2, 3), (), (2, 3)),
    ((2, 1), (3,), (2, 3)),
    ((8, 3, 9, 9), (3, 1, 1), (8, 3, 9, 9)),
    ((1, 3), (0, 3), (0, 3)),
):
    assert torch.broadcast_shapes(left, right) == result
    assert torch.broadcast_shapes(right, left) == result
    assert (torch.zeros(left) * torch.zeros(right)).shape == result
for left, right in (((2, 3), (2,)), ((2, 3), (0, 3)), ((2, 3), (4, 3))):
    with pytest.raises(RuntimeError):
        torch.broadcast_shapes(left, right)
    with pytest.raises(RuntimeError, match="must match the size of tensor b"):
        torch.zeros(left) * torch.zeros(right)

# --8<-- [start:error]
row_weight = torch.tensor([0.0, 1.0])  # (B,): one weight for each row
batch * row_weight
# > RuntimeError: The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 1
# --8<-- [end:error]

# --8<-- [start:unsqueeze]
batch * row_weight.unsqueeze(1)  # (B, C) * (B, 1)
# > tensor([[0., 0., 0.],
# >         [4., 5., 6.]])
# --8<-- [end:unsqueeze]
assert torch.equal(row_weight.unsqueeze(1), row_weight[:, None])
assert row_weight.unsqueeze(1).shape == (2, 1)

# --8<-- [start:third]
torch.zeros(3, 4) + torch.zeros(5, 3, 2)
# > RuntimeError: The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 2
# --8<-- [end:third]

# --8<-- [start:where]
mask = torch.tensor([True, False])
torch.where(mask, torch.zeros(3), torch.ones(3))
# > RuntimeError: The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0
# --8<-- [end:where]
with pytest.raises(RuntimeError, match=r"a \(5\) must match .* b \(4\) .* dimension 1"):
    torch.where(torch.ones(3, 1, dtype=torch.bool), torch.zeros(1, 5), torch.ones(4))
with pytest.raises(RuntimeError, match=r"a \(4\) must match .* b \(5\) .* dimension 0"):
    torch.addcmul(torch.zeros(1), torch.zeros(4), torch.zeros(5))
with pytest.raises(RuntimeError, match="Attempting to broadcast a dimension of length 3 at -1"):
    torch.broadcast_shapes((3, 4), (3,))
with pytest.raises(RuntimeError, match=r"The expanded size of the tensor \(5\) must match the"):
    torch.zeros(3, 4).expand(3, 5)
with pytest.raises(RuntimeError, match=r"output with shape \[3\] doesn't match the broadcast"):
    torch.zeros(3).add_(torch.zeros(2, 3))

# --8<-- [start:silent]
predictions = torch.tensor([[1.0], [2.0], [3.0]])  # (N, 1)
targets = torch.tensor([1.0, 2.0, 3.0])  # (N,)
predictions - targets
# > tensor([[ 0., -1., -2.],
# >         [ 1.,  0., -1.],
# >         [ 2.,  1.,  0.]])
(predictions == targets).sum()  # three pairs counted out of nine
# > tensor(3)
((predictions - targets) ** 2).mean()  # perfect predictions, loss not 0
# > tensor(1.3333)
# --8<-- [end:silent]
assert (predictions == targets).shape == (3, 3)
assert torch.equal(predictions.squeeze(1), targets)
assert (torch.ones(3, 1) == torch.ones(3)).sum() == 9  # three right answers, nine pairs

# --8<-- [start:keepdim]
counts = torch.tensor([[1.0, 1.0], [2.0, 6.0]])  # each row should become shares
counts / counts.sum(1)  # wrong
# > tensor([[0.5000, 0.1250],
# >         [1.0000, 0.7500]])
counts / counts.sum(1, keepdim=True)  # right
# > tensor([[0.5000, 0.5000],
# >         [0.2500, 0.7500]])
# --8<-- [end:keepdim]
assert counts.sum(1).shape == (2,) and counts.sum(1, keepdim=True).shape == (2, 1)
assert torch.equal((counts / counts.sum(1, keepdim=True)).sum(1), torch.ones(2))
assert not torch.equal((counts / counts.sum(1)).sum(1), torch.ones(2))
assert torch.equal(counts / counts.sum(1), counts / counts.sum(1)[None, :])
with pytest.raises(RuntimeError, match=r"a \(3\) must match the size of tensor b \(2\)"):
    batch / batch.sum(1)

# --8<-- [start:stride]
wide = bias.expand(2, 3)
wide.stride(), wide.data_ptr() == bias.data_ptr()
# > ((0, 1), True)
(batch + bias).stride()
# > (3, 1)
# --8<-- [end:stride]
assert wide.untyped_storage().nbytes() == bias.untyped_storage().nbytes() == 3 * 4
assert (batch + bias).untyped_storage().nbytes() == 2 * 3 * 4
pairs = torch.zeros(1000, 1) - torch.zeros(1000)
assert pairs.numel() == 1_000_000
from torch.utils._python_dispatch import TorchDispatchMode

operations = []


class _Watch(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        operations.append(str(func))
        return func(*args, **(kwargs or {}))


with _Watch():
    batch + bias
assert operations == ["aten.add.Tensor"]  # no copy
operations.clear()
stacked, shared = torch.ones(5, 1, 4, 3), torch.ones(2, 3, 2)
with _Watch():
    stacked @ shared
assert operations.count("aten.clone.default") == 2  # each operand is copied to its full size

# --8<-- [start:in-place]
total = torch.zeros(3)  # (C,)
total += batch  # (B, C)
# > RuntimeError: output with shape [3] doesn't match the broadcast shape [2, 3]
# --8<-- [end:in-place]
with pytest.raises(RuntimeError, match=r"output with shape \[3, 1\] doesn't match"):
    torch.zeros(3, 1).add_(torch.zeros(3, 4))
_grown = batch.clone()
_grown += bias
assert torch.equal(_grown, batch + bias)

# --8<-- [start:leading-one]
total[:] = torch.ones(1, 1, 3)
total
# > tensor([1., 1., 1.])
total.add_(torch.ones(1, 3))
# > RuntimeError: output with shape [3] doesn't match the broadcast shape [1, 3]
# --8<-- [end:leading-one]

# --8<-- [start:empty]
no_rows = torch.zeros(0, 3)  # an empty batch
(torch.ones(1, 3) + no_rows).shape
# > torch.Size([0, 3])
# --8<-- [end:empty]
assert (torch.ones(3) + no_rows).shape == (0, 3)
assert (torch.ones(1) + torch.ones(0)).shape == (0,)

# --8<-- [start:gradient]
bias.requires_grad_()
(batch * bias).sum().backward()
bias.grad  # (C,): the sum of the rows of batch
# > tensor([5., 7., 9.])
# --8<-- [end:gradient]
assert bias.grad.shape == bias.shape and torch.equal(bias.grad, batch.sum(0))
_column = torch.ones(2, 1, requires_grad=True)
(batch * _column).sum().backward()
assert _column.grad.shape == (2, 1) and torch.equal(_column.grad, batch.sum(1, keepdim=True))
_scalar = torch.tensor(2.0, requires_grad=True)
(batch * _scalar).sum().backward()
assert _scalar.grad.shape == () and _scalar.grad == batch.sum()

# --8<-- [start:matmul]
heads = torch.ones(5, 1, 4, 3)  # (B, 1, T, C)
weights = torch.ones(2, 3, 2)  # (H, C, D)
(heads @ weights).shape  # (B, H, T, D)
# > torch.Size([5, 2, 4, 2])
# --8<-- [end:matmul]
for left, right, result in (
    ((5, 4, 3), (3, 2), (5, 4, 2)),
    ((5, 4, 3), (5, 3, 2), (5, 4, 2)),
    ((5, 1, 4, 3), (2, 3, 2), (5, 2, 4, 2)),
    ((4, 3), (4, 3, 2), (4, 4, 2)),
    ((5, 4, 3), (3,), (5, 4)),
):
    assert (torch.zeros(left) @ torch.zeros(right)).shape == result
for left, right in (((5, 4, 3), (2, 3, 2)), ((5, 4, 3), (5, 1, 2))):
    with pytest.raises(RuntimeError):
        torch.zeros(left) @ torch.zeros(right)

# --8<-- [start:rows]
rows = torch.ones(4, 3)  # (N, C)
matrices = torch.ones(4, 3, 2)  # (N, C, D)
(rows @ matrices).shape  # every row with every matrix
# > torch.Size([4, 4, 2])
torch.einsum("nc,ncd->nd", rows, matrices).shape
# > torch.Size([4, 2])
# --8<-- [end:rows]
_rows, _matrices = torch.arange(12.0).view(4, 3), torch.arange(24.0).view(4, 3, 2)
_each = torch.stack([row @ matrix for row, matrix in zip(_rows, _matrices, strict=True)])
assert torch.equal(torch.einsum("nc,ncd->nd", _rows, _matrices), _each)
assert torch.equal((_rows.unsqueeze(1) @ _matrices).squeeze(1), _each)
_shared = torch.stack([_rows @ matrix for matrix in _matrices])
assert torch.equal(_rows @ _matrices, _shared)


# --8<-- [start:assert]
def squared_error(predictions, targets):
    assert predictions.shape == targets.shape, (predictions.shape, targets.shape)
    return ((predictions - targets) ** 2).mean()


squared_error(predictions.squeeze(1), targets)
# > tensor(0.)
squared_error(predictions, targets)
# > AssertionError: (torch.Size([3, 1]), torch.Size([3]))
# --8<-- [end:assert]
if torch.__version__ >= "2.13":
    assert not hasattr(torch.Tensor, "refine_names")
    with pytest.raises(TypeError, match="unexpected keyword argument 'names'"):
        torch.zeros(2, names=("N",))
assert torch.nn.Linear(4, 1)(torch.zeros(8, 4)).shape == (8, 1)
assert torch.zeros(1, 1).squeeze().shape == () and torch.zeros(1, 1).squeeze(1).shape == (1,)
