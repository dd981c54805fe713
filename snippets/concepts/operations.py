# --8<-- [start:elementwise]
import torch

x = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
x * 10
# > tensor([[10., 20.],
# >         [30., 40.]])
x * x
# > tensor([[ 1.,  4.],
# >         [ 9., 16.]])
x > 2
# > tensor([[False, False],
# >         [ True,  True]])
x.sqrt()
# > tensor([[1.0000, 1.4142],
# >         [1.7321, 2.0000]])
# --8<-- [end:elementwise]
import numpy as np
import pytest

assert torch.equal(x.sqrt(), torch.sqrt(x))
assert torch.equal(x + x, torch.add(x, x))
assert x.tolist() == [[1.0, 2.0], [3.0, 4.0]]
assert (x * x).data_ptr() != x.data_ptr()

# --8<-- [start:matmul]
x @ x
# > tensor([[ 7., 10.],
# >         [15., 22.]])
# --8<-- [end:matmul]
for left, right, result in (
    ((3,), (3,), ()),
    ((2, 3), (3,), (2,)),
    ((3,), (3, 4), (4,)),
    ((2, 3), (3, 4), (2, 4)),
    ((5, 2, 3), (5, 3, 4), (5, 2, 4)),
    ((5, 2, 3), (3, 4), (5, 2, 4)),
):
    assert (torch.ones(left) @ torch.ones(right)).shape == result
assert torch.equal(x @ x, torch.matmul(x, x))
with pytest.raises(RuntimeError, match="size mismatch"):
    torch.ones(2, 3) @ torch.ones(2)
with pytest.raises(RuntimeError, match="both arguments to matmul need to be at least 1D"):
    torch.tensor(2.0) @ x

# --8<-- [start:linear]
layer = torch.nn.Linear(784, 10)
layer.weight.shape  # (out_features, in_features)
# > torch.Size([10, 784])
image = torch.ones(1, 784)
(image @ layer.weight.T).shape
# > torch.Size([1, 10])
image @ layer.weight
# > RuntimeError: mat1 and mat2 shapes cannot be multiplied (1x784 and 10x784)
# --8<-- [end:linear]
assert torch.allclose(layer(image), image @ layer.weight.T + layer.bias, atol=1e-5)

# --8<-- [start:transpose]
x.T
# > tensor([[1., 3.],
# >         [2., 4.]])
batch = torch.zeros(8, 2, 3)  # (B, rows, columns)
batch.mT.shape
# > torch.Size([8, 3, 2])
batch.permute(2, 1, 0).shape
# > torch.Size([3, 2, 8])
# --8<-- [end:transpose]
with pytest.raises(RuntimeError, match=r"tensor\.mT is only supported on matrices or batches"):
    torch.ones(3).mT

# --8<-- [start:transpose-warns]
batch.T.shape
# > UserWarning: The use of `x.T` on tensors of dimension other than 2 to reverse their shape is deprecated and it will throw an error in a future release. Consider `x.mT` to transpose batches of matrices or `x.permute(*torch.arange(x.ndim - 1, -1, -1))` to reverse the dimensions of a tensor. (Triggered internally at …)
# > torch.Size([3, 2, 8])
# --8<-- [end:transpose-warns]
with pytest.warns(UserWarning, match="deprecated"):
    assert torch.ones(3).T.shape == (3,)
with pytest.warns(UserWarning, match=r"Tensor\.T is deprecated on 0-D tensors"):
    assert torch.tensor(1.0).T.shape == ()

import warnings

always = torch.is_warn_always_enabled()
torch.set_warn_always(False)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    batch.T
    del caught[:]
    batch.T
assert not caught
torch.set_warn_always(always)

# --8<-- [start:reduce]
scores = torch.tensor([[1.0, 5.0, 3.0], [4.0, 2.0, 6.0]])  # (2, 3)
scores.sum()
# > tensor(21.)
scores.sum(dim=0)
# > tensor([5., 7., 9.])
scores.sum(dim=1)
# > tensor([ 9., 12.])
scores.sum(dim=1, keepdim=True)
# > tensor([[ 9.],
# >         [12.]])
# --8<-- [end:reduce]
assert scores.sum(dim=-1).equal(scores.sum(dim=1))
assert scores.sum(dim=(0, 1)).equal(scores.sum())
shares = scores / scores.sum(dim=1, keepdim=True)
assert torch.allclose(shares.sum(dim=1), torch.ones(2))
with pytest.raises(RuntimeError, match="must match the size of tensor b"):
    scores / scores.sum(dim=1)

# --8<-- [start:max]
scores.max()
# > tensor(6.)
scores.max(dim=1)
# > torch.return_types.max(
# > values=tensor([5., 6.]),
# > indices=tensor([1, 2]))
scores.argmax(dim=1)
# > tensor([1, 2])
scores.amax(dim=1)
# > tensor([5., 6.])
# --8<-- [end:max]
assert scores.max() == scores.amax() == 6

# --8<-- [start:accuracy]
predicted = torch.tensor([1, 2, 0, 1])
labels = torch.tensor([1, 2, 1, 1])
(predicted == labels).sum()
# > tensor(3)
(predicted == labels).float().mean()
# > tensor(0.7500)
(predicted == labels).mean()
# > RuntimeError: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Bool
# --8<-- [end:accuracy]
with pytest.raises(RuntimeError, match="could not infer output dtype"):
    labels.mean()

# --8<-- [start:conventions]
values = torch.tensor([1.0, 2.0, 3.0, 4.0])
values.std()  # divides by n - 1
# > tensor(1.2910)
values.std(correction=0)  # divides by n, as NumPy does
# > tensor(1.1180)
values.median()  # the lower of the two in the middle
# > tensor(2.)
values.quantile(0.5)  # halfway between them, as NumPy does
# > tensor(2.5000)
torch.tensor([0.5, 1.5, 2.5]).round()  # halves go to the even neighbour
# > tensor([0., 2., 2.])
# --8<-- [end:conventions]
array = np.array([1.0, 2.0, 3.0, 4.0])
assert abs(array.std() - values.std(correction=0).item()) < 1e-6
assert abs(array.std(ddof=1) - values.std().item()) < 1e-6
assert np.median(array) == 2.5 == values.quantile(0.5)
assert np.round([0.5, 1.5, 2.5]).tolist() == [0.0, 2.0, 2.0]
assert [round(0.5), round(1.5), round(2.5)] == [0, 2, 2]
assert torch.allclose(values.var(), values.std() ** 2)

# --8<-- [start:one-value]
torch.tensor([5.0]).std()
# > UserWarning: std(): degrees of freedom is <= 0. Correction should be strictly less than the reduction factor (input numel divided by output numel). (Triggered internally at …)
# > tensor(nan)
# --8<-- [end:one-value]

# --8<-- [start:nothing]
scores.sum(dim=())
# > tensor(21.)
none = torch.tensor([])
none.sum()
# > tensor(0.)
none.mean()
# > tensor(nan)
none.max()
# > RuntimeError: max(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.
# --8<-- [end:nothing]
assert none.prod() == 1
assert scores.sum(dim=()).equal(scores.sum())
assert scores.mean(dim=()).equal(scores.mean())
assert np.ones((2, 3)).sum(axis=()).shape == (2, 3)

# --8<-- [start:equal]
a = torch.tensor([1.0, 2.0])
b = torch.tensor([1.0, 3.0])
a == b
# > tensor([ True, False])
torch.equal(a, b)
# > False
torch.equal(a, torch.tensor([1, 2]))  # the dtype is not compared
# > True
nan = torch.tensor([float("nan")])
torch.equal(nan, nan.clone())  # NaN differs from itself
# > False
# --8<-- [end:equal]
assert not torch.equal(a, torch.tensor([[1.0, 2.0]]))
assert torch.equal(a, a.double())

# --8<-- [start:allclose]
two = torch.tensor([2.0])
two.sqrt() ** 2 == two
# > tensor([False])
torch.allclose(two.sqrt() ** 2, two)
# > True
torch.allclose(two, two.double())
# > RuntimeError: Float did not match Double
# --8<-- [end:allclose]
assert not torch.allclose(nan, nan)
assert torch.allclose(nan, nan, equal_nan=True)
with pytest.raises(AssertionError, match="The values for attribute 'dtype' do not match"):
    torch.testing.assert_close(a, a.double())

# --8<-- [start:ambiguous]
if a == b:
    print("equal")
# > RuntimeError: Boolean value of Tensor with more than one value is ambiguous
# --8<-- [end:ambiguous]
with pytest.raises(RuntimeError, match="Boolean value of Tensor with more than one value"):
    a or b
assert (a == b).any() and not (a == b).all()

# --8<-- [start:identity]
one = torch.tensor(1)
names = {one: "one"}
names.get(torch.tensor(1), "not found")
# > 'not found'
names[one]
# > 'one'
a in [b, a]
# > RuntimeError: Boolean value of Tensor with more than one value is ambiguous
# --8<-- [end:identity]
assert len({torch.tensor(1), torch.tensor(1)}) == 2
assert a in [a, b]
with pytest.raises(RuntimeError, match="must match the size of tensor b"):
    a in [torch.ones(3)]
assert torch.tensor(1) in [torch.tensor(0), torch.tensor(1)]
assert {1: "one"}.get(torch.tensor(1).item()) == "one"
assert any(a is other for other in [b, a])

# --8<-- [start:limits]
torch.tensor(2.0**24) + 1 == 2.0**24
# > tensor(True)
count = torch.tensor(0.0, dtype=torch.float16)
for _ in range(5000):
    count += 1

count
# > tensor(2048., dtype=torch.float16)
torch.ones(5000, dtype=torch.float16).sum()
# > tensor(5000., dtype=torch.float16)
# --8<-- [end:limits]
assert torch.tensor(2.0**24 - 1) + 1 == 2.0**24
assert torch.arange(2049).half().tolist() == list(range(2049))
assert torch.tensor(2048.0).half() + 1 == 2048
assert torch.tensor(2.0**24, dtype=torch.float64) + 1 == 2.0**24 + 1

# --8<-- [start:row]
torch.manual_seed(0)
inputs = torch.randn(64, 1000)
weight = torch.randn(1000, 100)
together = inputs @ weight  # (64, 100)
alone = torch.cat([row @ weight for row in inputs.split(1)])
torch.equal(together, alone)
# > False
torch.allclose(together, alone, atol=1e-3)
# > True
# --8<-- [end:row]
assert 0 < (together - alone).abs().max() < 1e-3

# --8<-- [start:out]
total = torch.zeros(2)
_ = torch.add(torch.ones(3), 1, out=total)
# > UserWarning: An output with one or more elements was resized since it had shape [2], which does not match the required output shape [3]. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0). (Triggered internally at …)
total
# > tensor([2., 2., 2.])
# --8<-- [end:out]
fits = torch.zeros(3)
address = fits.data_ptr()
torch.add(torch.ones(3), 1, out=fits)
assert fits.data_ptr() == address and fits.tolist() == [2, 2, 2]
with pytest.raises(RuntimeError, match="result type Float can't be cast to the desired output"):
    torch.add(torch.ones(3), 1, out=torch.zeros(3, dtype=torch.int64))
assert torch.tensor(6) ^ torch.tensor(3) == 5
counts = torch.tensor([1, 2])
with pytest.raises(RuntimeError, match="ambiguous"):
    counts > 0 & counts < 5
assert ((a > 0) & (a < 2)).tolist() == [True, False]
torch.testing.assert_close(nan, nan, equal_nan=True)
with pytest.raises(AssertionError, match="Greatest absolute difference"):
    torch.testing.assert_close(a, b)
with pytest.raises(RuntimeError, match="ambiguous"):
    not a
