# --8<-- [start:extras]
import torch

price = torch.tensor([1.0, 2.0], requires_grad=True)
cost = (3 * price**2).sum()
cost.backward()
price.grad  # gradients
# > tensor([ 6., 12.])
cpu = torch.device("cpu")
device = torch.accelerator.current_accelerator(check_available=True) or cpu
moved = price.to(device)  # a place on the accelerator, where there is one
moved.device.type == device.type
# > True
# --8<-- [end:extras]
assert price.grad.tolist() == [6, 12]

# cpu: NumPy arrays are in CPU memory
# --8<-- [start:share]
import numpy as np

array = np.array([1.0, 2.0, 3.0])
tensor = torch.from_numpy(array)
tensor[0] = 10
array
# > array([10.,  2.,  3.])
array[1] = 20
tensor.numpy()
# > array([10., 20.,  3.])
# --8<-- [end:share]
assert np.shares_memory(array, tensor.numpy())

# cpu: NumPy arrays are in CPU memory
# --8<-- [start:copy]
copied = torch.tensor(array)
copied[0] = 0
array
# > array([10., 20.,  3.])
# --8<-- [end:copy]

# cpu: NumPy arrays are in CPU memory
# --8<-- [start:defaults]
x = torch.tensor([1.0, 2.0, 3.0, 4.0])
a = np.array([1.0, 2.0, 3.0, 4.0])
x.dtype, a.dtype
# > (torch.float32, dtype('float64'))
round(x.std().item(), 3), round(a.std(), 3).item()
# > (1.291, 1.118)
x.median().item(), np.median(a).item()
# > (2.0, 2.5)
# --8<-- [end:defaults]
import pytest

# dtype; size; repeat; negative steps
assert x.dtype == torch.float32 and a.dtype == np.float64
assert callable(x.size) and a.size == 4 == x.numel()
assert x.sum(dim=0) == a.sum(axis=0)
assert x.std() != a.std() and abs(x.std(correction=0).item() - a.std()) < 1e-6
assert a.repeat(2).tolist() == x.repeat_interleave(2).tolist() == [1, 1, 2, 2, 3, 3, 4, 4]
assert np.tile(a, 2).tolist() == x.repeat(2).tolist()
m, n = torch.arange(6).reshape(2, 3), np.arange(6).reshape(2, 3)
assert n.max(1).tolist() == m.amax(1).tolist() == m.max(1).values.tolist()
assert a[::-1].tolist() == x.flip(0).tolist()
with pytest.raises(ValueError, match="step must be greater than zero"):
    x[::-1]
assert n.astype(np.float32).dtype == np.float32 and m.to(torch.float32).dtype == torch.float32
assert a.copy().tolist() == x.clone().tolist()
with pytest.raises(AttributeError, match="no attribute 'astype'"):
    m.astype
with pytest.raises(AttributeError, match="no attribute 'copy'"):
    x.copy
assert np.zeros((2, 3, 4))[0, :, [0, 1]].shape == (2, 3)
assert torch.zeros(2, 3, 4)[0, :, [0, 1]].shape == (3, 2)
assert n.transpose(1, 0).tolist() == m.permute(1, 0).tolist() == m.transpose(1, 0).tolist()
assert np.zeros((2, 3, 4)).T.shape == torch.zeros(2, 3, 4).permute(2, 1, 0).shape == (4, 3, 2)
assert np.concatenate([a, a]).tolist() == torch.cat([x, x]).tolist()
assert np.expand_dims(a, 0).shape == x.unsqueeze(0).shape == (1, 4)
assert (n == m.numpy()).all()

# cpu: NumPy arrays are in CPU memory
# --8<-- [start:back]
weight = torch.tensor([0.5, 1.5], requires_grad=True)
weight.detach().cpu().numpy()
# > array([0.5, 1.5], dtype=float32)
weight.numpy()
# > RuntimeError: Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.
# --8<-- [end:back]
with torch.no_grad():
    assert weight.numpy().tolist() == [0.5, 1.5]
assert torch.float32 == torch.from_numpy(np.ones(1, np.float32)).dtype
with pytest.raises(TypeError, match=r"can't convert np\.ndarray of type numpy\.str_"):
    torch.from_numpy(np.array(["a"]))
with pytest.raises(TypeError, match="Got unsupported ScalarType BFloat16"):
    torch.ones(1, dtype=torch.bfloat16).numpy()
assert x.sum(axis=0) == x.sum(dim=0)
for reduced in (x.mean(axis=0), x.max(axis=0), x.std(axis=0), torch.cat([x, x], axis=0)):
    assert reduced is not None
with pytest.raises(TypeError, match=r"transpose\(\) (takes 2 positional|received an invalid comb)"):
    torch.zeros(2, 3, 4).transpose(2, 0, 1)
assert np.zeros((2, 3, 4)).transpose(2, 0, 1).shape == (4, 2, 3)
assert torch.zeros(2, 3, 4).permute(2, 0, 1).shape == (4, 2, 3)
