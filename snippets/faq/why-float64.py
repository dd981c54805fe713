# cpu: NumPy arrays are in CPU memory
# --8<-- [start:origin]
import numpy as np
import torch

torch.tensor([0.5, 1.5]).dtype
# > torch.float32
array = np.array([[0.5, 1.5]])
array.dtype
# > dtype('float64')
torch.from_numpy(array).dtype
# > torch.float64
torch.tensor(array).dtype
# > torch.float64
# --8<-- [end:origin]
import pytest

assert torch.as_tensor(array).dtype == torch.float64
assert torch.get_default_dtype() == torch.float32
for made in (np.zeros(2), np.linspace(0, 1, 3), np.random.default_rng(0).normal(size=2)):
    assert torch.from_numpy(made).dtype == torch.float64
assert torch.tensor(array.tolist()).dtype == torch.float32

# cpu: NumPy arrays are in CPU memory
# --8<-- [start:raises]
layer = torch.nn.Linear(2, 1)
features = torch.from_numpy(array)
layer(features)
# > RuntimeError: mat1 and mat2 must have the same dtype, but got Double and Float
# --8<-- [end:raises]
with pytest.raises(
    RuntimeError, match="expected m1 and m2 to have the same dtype, but got: double"
):
    features @ layer.weight.T
with pytest.raises(RuntimeError, match="expected scalar type Double but found Float"):
    features[None] @ layer.weight.T[None]

# cpu: NumPy arrays are in CPU memory
# --8<-- [start:fix]
features = torch.from_numpy(array).float()
features.dtype
# > torch.float32
layer(features).shape
# > torch.Size([1, 1])
torch.as_tensor(array, dtype=torch.float32).dtype
# > torch.float32
# --8<-- [end:fix]
assert torch.from_numpy(array.astype(np.float32)).dtype == torch.float32
assert torch.tensor(array, dtype=torch.float32).dtype == torch.float32

# --8<-- [start:scalar]
mean = np.float64(0.5)  # what np.mean returns, too
torch.tensor(mean).dtype
# > torch.float64
torch.tensor([1.0, mean]).dtype
# > torch.float64
(torch.ones(2) * mean).dtype
# > torch.float32
torch.full((2,), mean).dtype
# > torch.float32
# --8<-- [end:scalar]
assert isinstance(np.mean([0.0, 1.0]), np.float64)
assert torch.as_tensor(mean).dtype == torch.float64
assert torch.tensor([np.float32(1)]).dtype == torch.float32
assert torch.tensor(float(mean)).dtype == torch.float32

# cpu: a loader collects on the CPU
# --8<-- [start:loader]
from torch.utils.data import DataLoader

samples = [(torch.ones(2), 0.5), (torch.ones(2), 1.5)]
inputs, targets = next(iter(DataLoader(samples, batch_size=2)))
inputs.dtype
# > torch.float32
targets.dtype
# > torch.float64
# --8<-- [end:loader]
plain = [(torch.ones(2), torch.tensor(0.5)), (torch.ones(2), torch.tensor(1.5))]
assert next(iter(DataLoader(plain, batch_size=2)))[1].dtype == torch.float32

# --8<-- [start:python-float]
torch.zeros(2, dtype=float).dtype
# > torch.float64
torch.zeros(2).to(float).dtype
# > torch.float64
torch.zeros(2).float().dtype
# > torch.float32
# --8<-- [end:python-float]
assert torch.float is torch.float32 and torch.double is torch.float64

# --8<-- [start:spreads]
double = torch.ones(2, dtype=torch.float64)
(torch.ones(2) + double).dtype
# > torch.float64
torch.nn.functional.mse_loss(torch.ones(2), double).dtype
# > torch.float64
# --8<-- [end:spreads]
assert torch.cat([torch.ones(2), double]).dtype == torch.float64
assert (torch.ones(2) * torch.tensor(2.0, dtype=torch.float64)).dtype == torch.float32
assert (torch.ones(2) * torch.tensor([2.0], dtype=torch.float64)).dtype == torch.float64
assert torch.ones(2).mul_(double).dtype == torch.float32
images = np.array([0, 255], dtype=np.uint8)
assert (images / 255).dtype == np.float64
assert (images / np.float32(255)).dtype == np.float32
assert (np.ones(2, np.float32) / np.arange(1, 3)).dtype == np.float64
half = torch.full((2,), 0.5, requires_grad=True)
loss = torch.nn.functional.huber_loss(half, double)
with pytest.raises(RuntimeError, match="Found dtype Double but expected Float"):
    loss.backward()
with pytest.raises(RuntimeError, match="Found dtype Double but expected Float"):
    torch.nn.functional.binary_cross_entropy(half, double)
torch.set_default_dtype(torch.float64)
assert torch.tensor(0.5).dtype == torch.float64
assert torch.nn.Linear(2, 1).weight.dtype == torch.float64
torch.set_default_dtype(torch.float32)

# --8<-- [start:find]
model = torch.nn.Sequential(torch.nn.Linear(2, 4), torch.nn.Linear(4, 1))
model[1].double()
for name, parameter in model.named_parameters():
    if parameter.dtype != torch.float32:
        print(name, parameter.dtype)
# > 1.weight torch.float64
# > 1.bias torch.float64
# --8<-- [end:find]
with pytest.raises(RuntimeError, match="must have the same dtype, but got Float and Double"):
    model(torch.ones(1, 2))
assert model.double()(double[None]).dtype == torch.float64
assert double.nbytes == 2 * torch.ones(2).nbytes
