# --8<-- [start:data]
import torch

torch.tensor([[1, 2], [3, 4]])
# > tensor([[1, 2],
# >         [3, 4]])
torch.tensor(3).dtype  # > torch.int64
torch.tensor(3.0).dtype  # > torch.float32
torch.tensor(True).dtype  # > torch.bool
torch.tensor(3, dtype=torch.float32)
# > tensor(3.)
# --8<-- [end:data]
import numpy as np
import pytest

source = np.array([1.0, 2.0])
copied = torch.tensor(source)
source[0] = 9.0
assert copied.tolist() == [1.0, 2.0]
assert copied.dtype == torch.float64
assert torch.tensor(1j).dtype == torch.complex64
assert torch.get_default_dtype() == torch.float32

# --8<-- [start:filled]
torch.zeros(2, 3)
# > tensor([[0., 0., 0.],
# >         [0., 0., 0.]])
torch.ones(3, dtype=torch.int64)
# > tensor([1, 1, 1])
torch.full((2, 2), 0.5)
# > tensor([[0.5000, 0.5000],
# >         [0.5000, 0.5000]])
torch.eye(2)
# > tensor([[1., 0.],
# >         [0., 1.]])
# --8<-- [end:filled]
for make in (torch.zeros, torch.ones, torch.rand, torch.randn, torch.empty):
    assert make(2, 3).shape == make((2, 3)).shape == (2, 3)
assert torch.full((2,), 7).dtype == torch.int64
assert torch.full((2,), 7.0).dtype == torch.float32
with pytest.raises(TypeError, match="must be tuple of ints, not int"):
    torch.full(3, 1.0)
with pytest.raises(TypeError, match="invalid combination of arguments"):
    torch.randint(0, 10, 3)

# --8<-- [start:like]
features = torch.zeros(2, 3, dtype=torch.float64)
torch.ones_like(features)
# > tensor([[1., 1., 1.],
# >         [1., 1., 1.]], dtype=torch.float64)
features.new_zeros(2)
# > tensor([0., 0.], dtype=torch.float64)
# --8<-- [end:like]
assert torch.ones_like(features).device == features.device
meta = torch.empty(2, 3, device="meta", dtype=torch.float16)
for made in (
    torch.zeros_like(meta),
    meta.new_ones(5),
    torch.full_like(meta, 2),
    meta.new_full((1,), 2),
):
    assert made.device == meta.device and made.dtype == meta.dtype
assert torch.zeros_like(meta).shape == (2, 3) and meta.new_ones(5).shape == (5,)

# --8<-- [start:like-labels]
labels = torch.tensor([2, 0, 1])
labels.new_tensor([1.7])
# > tensor([1])
torch.full_like(labels, 0.1)
# > tensor([0, 0, 0])
torch.zeros_like(labels).dtype
# > torch.int64
torch.zeros_like(labels, dtype=torch.float32)
# > tensor([0., 0., 0.])
# --8<-- [end:like-labels]
assert labels.new_full((1,), 1.7).tolist() == [1]

# --8<-- [start:ranges]
torch.arange(5)
# > tensor([0, 1, 2, 3, 4])
torch.arange(0, 10, 2)
# > tensor([0, 2, 4, 6, 8])
torch.linspace(0, 1, 5)
# > tensor([0.0000, 0.2500, 0.5000, 0.7500, 1.0000])
# --8<-- [end:ranges]
assert torch.arange(5).dtype == torch.int64 and torch.arange(3.0).dtype == torch.float32
assert torch.linspace(0, 1, 5)[-1] == 1

# --8<-- [start:float-steps]
torch.arange(1, 1.3, 0.1)
# > tensor([1.0000, 1.1000, 1.2000, 1.3000])
torch.linspace(1, 1.2, 3)
# > tensor([1.0000, 1.1000, 1.2000])
# --8<-- [end:float-steps]
assert len(torch.arange(1, 1.3, 0.1)) == 4
assert len(np.arange(1, 1.3, 0.1)) == 4
assert (1.3 - 1) / 0.1 == 3.0000000000000004
assert torch.arange(0, 1, 0.25).tolist() == [0.0, 0.25, 0.5, 0.75]

# --8<-- [start:random]
torch.manual_seed(0)
torch.rand(2, 3).shape  # > torch.Size([2, 3])
torch.randn(2, 3).dtype  # > torch.float32
torch.randint(0, 10, (4,)).dtype  # > torch.int64
order = torch.randperm(5)
order.sort().values
# > tensor([0, 1, 2, 3, 4])
# --8<-- [end:random]
uniform, normal = torch.rand(100_000), torch.randn(100_000)
assert uniform.min() >= 0 and uniform.max() < 1 and abs(uniform.mean() - 0.5) < 0.02
assert abs(normal.mean()) < 0.05 and abs(normal.std() - 1) < 0.05
digits = torch.randint(0, 10, (10_000,))
assert digits.min() == 0 and digits.max() == 9
assert torch.randint(3, (1000,)).unique().tolist() == [0, 1, 2]
torch.manual_seed(1)
first = torch.rand(3)
torch.manual_seed(1)
assert torch.equal(torch.rand(3), first)

# --8<-- [start:empty]
buffer = torch.empty(2, 3)
buffer.shape  # > torch.Size([2, 3])
buffer.fill_(0.5)
buffer
# > tensor([[0.5000, 0.5000, 0.5000],
# >         [0.5000, 0.5000, 0.5000]])
# --8<-- [end:empty]

# --8<-- [start:class]
torch.tensor(3)
# > tensor(3)
torch.Tensor(3).shape
# > torch.Size([3])
# --8<-- [end:class]
assert torch.tensor(3).shape == () and torch.tensor(3).dtype == torch.int64

# --8<-- [start:stack]
rows = [torch.tensor([1.0, 2.0]), torch.tensor([3.0, 4.0])]
torch.stack(rows)
# > tensor([[1., 2.],
# >         [3., 4.]])
torch.tensor(rows)
# > ValueError: only one element tensors can be converted to Python scalars
# --8<-- [end:stack]

# --8<-- [start:keywords]
weight = torch.zeros(3, dtype=torch.float64, requires_grad=True)
weight
# > tensor([0., 0., 0.], dtype=torch.float64, requires_grad=True)
# --8<-- [end:keywords]
assert weight.is_leaf
for make in (
    lambda **k: torch.tensor([1.0], **k),
    lambda **k: torch.full((2,), 1.0, **k),
    lambda **k: torch.eye(2, **k),
    lambda **k: torch.ones_like(features, **k),
    lambda **k: features.new_zeros(2, **k),
    lambda **k: torch.arange(3, **k),
    lambda **k: torch.linspace(0, 1, 3, **k),
    lambda **k: torch.rand(2, **k),
    lambda **k: torch.randn(2, **k),
    lambda **k: torch.randint(0, 3, (2,), **k),
    lambda **k: torch.randperm(3, **k),
    lambda **k: torch.empty(2, **k),
):
    made = make(dtype=torch.float32, device="meta", requires_grad=True)
    assert made.dtype == torch.float32 and made.device.type == "meta" and made.requires_grad
import warnings

tracked = torch.ones(2, requires_grad=True)
with pytest.warns(UserWarning, match="To copy construct from a tensor"):
    cut = torch.tensor(tracked)
assert not cut.requires_grad
assert cut.data_ptr() != tracked.data_ptr()
parts = [torch.tensor(1.0, requires_grad=True), torch.tensor(2.0)]
assert torch.stack(parts).requires_grad
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    assert not torch.tensor(parts).requires_grad
with pytest.raises(NotImplementedError, match="not implemented for 'Long'"):
    torch.rand_like(labels)
assert torch.zeros(0).numel() == 0
assert torch.tensor(0.0).numel() == 1
for default, made in (
    (torch.float32, (torch.zeros(2), torch.ones(2), torch.eye(2), torch.linspace(0, 1, 2))),
    (torch.float32, (torch.rand(2), torch.randn(2), torch.empty(2))),
    (torch.int64, (torch.randint(0, 3, (2,)), torch.randperm(2))),
):
    assert all(t.dtype == default for t in made)
torch.set_default_dtype(torch.float64)
assert torch.zeros(2).dtype == torch.rand(2).dtype == torch.tensor(1.0).dtype == torch.float64
torch.set_default_dtype(torch.float32)
