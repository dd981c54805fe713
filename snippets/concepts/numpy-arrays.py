# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:share]
import numpy as np
import torch

array = np.zeros(3)
tensor = torch.from_numpy(array)
array[0] = 1.0
tensor[1] = 2.0
array
# > array([1., 2., 0.])
tensor
# > tensor([1., 2., 0.], dtype=torch.float64)
# --8<-- [end:share]
import pytest

assert tensor.data_ptr() == array.ctypes.data
_back = torch.ones(3).numpy()
assert not _back.flags.owndata and isinstance(_back.base, torch.Tensor)
_only = torch.from_numpy(np.full(3, 7.0))  # nothing else holds the array any more
assert _only.tolist() == [7.0, 7.0, 7.0]
with pytest.raises(ValueError, match="cannot resize an array that references"):
    array.resize(1000)
with pytest.raises(RuntimeError, match="Trying to resize storage that is not resizable"):
    torch.from_numpy(np.zeros(3)).resize_(1000)

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:copy]
copy = torch.tensor(array)
array[0] = 9.0
copy
# > tensor([1., 2., 0.], dtype=torch.float64)
# --8<-- [end:copy]
assert copy.data_ptr() != array.ctypes.data

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:owner]
prices = np.array([1.0, 2.0], dtype=np.float32)
weights = torch.ones(2)


def shares(tensor, array):
    return tensor.data_ptr() == array.ctypes.data


shares(torch.from_numpy(prices), prices)  # > True
shares(torch.as_tensor(prices), prices)  # > True
shares(torch.as_tensor(prices, dtype=torch.float64), prices)  # > False
shares(torch.tensor(prices), prices)  # > False
shares(weights, weights.numpy())  # > True
shares(weights, weights.detach().cpu().numpy())  # > True
# --8<-- [end:owner]
assert shares(torch.asarray(prices), prices) and not shares(
    torch.asarray(prices, copy=True), prices
)
with pytest.raises(ValueError, match="can't alias tensor with dtype 'Float' into dtype 'Double'"):
    torch.asarray(prices, dtype=torch.float64, copy=False)
assert shares(torch.from_dlpack(prices), prices)
assert shares(torch.Tensor(prices), prices) and not shares(torch.Tensor(array), array)
assert torch.Tensor(array).dtype == torch.float32
assert shares(weights, np.asarray(weights)) and shares(weights, np.from_dlpack(weights))
assert shares(weights, weights.numpy(force=True))
assert not shares(weights, weights.numpy().copy())
assert not shares(weights, np.asarray(weights, dtype=np.float64))
assert not shares(torch.from_numpy(prices).clone(), prices)
assert not shares(torch.from_numpy(prices.copy()), prices)

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:rebind]
array = np.ones(2)
tensor = torch.from_numpy(array)
array += 1  # writes into the shared memory
tensor
# > tensor([2., 2.], dtype=torch.float64)
array = array + 1  # a new array, under the old name
tensor
# > tensor([2., 2.], dtype=torch.float64)
# --8<-- [end:rebind]
assert not shares(tensor, array) and array.tolist() == [3.0, 3.0]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:dtype]
torch.from_numpy(np.array([0.5, 1.5])).dtype
# > torch.float64
torch.tensor(np.array([0.5, 1.5]), dtype=torch.float32).dtype
# > torch.float32
torch.from_numpy(np.array([1, 2])).dtype
# > torch.int64
# --8<-- [end:dtype]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:read-only]
array = np.zeros(2)
array.flags.writeable = False
tensor = torch.from_numpy(array)
# > UserWarning: The given NumPy array is not writable, and PyTorch does not support non-writable tensors. This means writing to this tensor will result in undefined behavior. You may want to copy the array to protect its data or make it writable before converting it to a tensor. This type of warning will be suppressed for the rest of this program. (Triggered internally at …)
tensor[0] = 5.0
array
# > array([5., 0.])
# --8<-- [end:read-only]
_kept = torch.tensor(array)  # would fail this file if it warned
assert not shares(_kept, array)
import warnings

with warnings.catch_warnings(record=True) as _caught:
    warnings.simplefilter("always")
    torch.set_warn_always(False)  # as outside this file
    for _ in range(3):
        torch.from_numpy(array)
    torch.set_warn_always(True)
assert len(_caught) <= 1

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:read-only-dlpack]
alias = torch.from_dlpack(array)
alias[1] = 6.0
array, array.flags.writeable
# > (array([5., 6.]), False)
# --8<-- [end:read-only-dlpack]
assert torch.from_numpy(array.copy()).tolist() == [5.0, 6.0]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:negative]
backwards = np.arange(3)[::-1]
torch.from_numpy(backwards)
# > ValueError: At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported. (You can probably work around this by making a copy of your array  with array.copy().)
# --8<-- [end:negative]
for _make in (torch.tensor, torch.as_tensor, torch.asarray):
    with pytest.raises(
        ValueError, match="At least one stride in the given numpy array is negative"
    ):
        _make(backwards)
with pytest.raises(ValueError, match="At least one stride"):
    torch.from_numpy(np.flip(np.zeros((2, 3)), axis=1))

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:negative-fix]
torch.from_numpy(backwards.copy())
# > tensor([2, 1, 0])
# --8<-- [end:negative-fix]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:bfloat16]
scores = torch.tensor([1.0, 131072.0], dtype=torch.bfloat16)
scores.numpy()
# > TypeError: Got unsupported ScalarType BFloat16
# --8<-- [end:bfloat16]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:bfloat16-fix]
scores.float().numpy()
# > array([1.00000e+00, 1.31072e+05], dtype=float32)
scores.half().numpy()  # float16 ends at 65504
# > array([ 1., inf], dtype=float16)
# --8<-- [end:bfloat16-fix]
assert torch.equal(scores.float().bfloat16(), scores)
assert torch.finfo(torch.float16).max == 65504

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:requires-grad]
weight = torch.ones(2, requires_grad=True)
with torch.no_grad():
    inside = weight.numpy()
inside
# > array([1., 1.], dtype=float32)
weight.numpy()
# > RuntimeError: Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.
# --8<-- [end:requires-grad]
assert shares(weight, inside) and shares(weight, weight.detach().numpy())
with torch.inference_mode():
    assert shares(weight, weight.numpy())
with pytest.raises(RuntimeError, match=r"Can't call numpy\(\) on Tensor that requires grad"):
    np.asarray(weight)

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:meta]
torch.ones(2, device="meta").numpy()
# > TypeError: can't convert meta device type tensor to numpy. Use Tensor.cpu() to copy the tensor to host memory first.
# --8<-- [end:meta]

# needs: cuda
# --8<-- [start:cuda]
torch.ones(2, device="cuda").numpy()
# > TypeError: can't convert cuda:0 device type tensor to numpy. Use Tensor.cpu() to copy the tensor to host memory first.
# --8<-- [end:cuda]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:mixed-left]
array = np.array([1.0, 2.0])
x = torch.tensor([3.0, 4.0])
array * x
# > TypeError: unsupported operand type(s) for *: 'numpy.ndarray' and 'Tensor'
# --8<-- [end:mixed-left]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:mixed-right]
x * array
# > DeprecationWarning: __array_wrap__ must accept context and return_scalar arguments (positionally) in the future. (Deprecated NumPy 2.0)
# > tensor([3., 8.], dtype=torch.float64)
# --8<-- [end:mixed-right]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:mixed-compare]
x == array
# > tensor([False, False])
same = torch.tensor([1.0, 2.0])
same != array  # not elementwise: are these two different objects?
# > True
x > array
# > TypeError: '>' not supported between instances of 'Tensor' and 'numpy.ndarray'
# --8<-- [end:mixed-compare]
assert (array == x).tolist() == [False, False] and (array != same) is True
with pytest.raises(TypeError, match="'<' not supported"):
    x < array
with pytest.raises(RuntimeError, match=r"Can't call numpy\(\) on Tensor that requires grad"):
    weight * array
with pytest.raises(TypeError, match="Concatenation operation is not implemented for NumPy arrays"):
    array + x
with pytest.raises(TypeError, match=r"must be Tensor, not numpy\.ndarray"):
    torch.mul(x, array)
with pytest.raises(TypeError, match=r"must be Tensor, not numpy\.ndarray"):
    x.clone().add_(array)
with pytest.raises(TypeError, match=r"can't assign a numpy.ndarray to a torch.FloatTensor"):
    x.clone()[:] = array

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:mixed-in-place]
total = torch.zeros(2)
alias = total
total += array
# > DeprecationWarning: __array_wrap__ must accept context and return_scalar arguments (positionally) in the future. (Deprecated NumPy 2.0)
total
# > tensor([1., 2.], dtype=torch.float64)
alias
# > tensor([0., 0.])
# --8<-- [end:mixed-in-place]
assert alias is not total and alias.dtype == torch.float32
with pytest.warns(DeprecationWarning, match="__array_wrap__"):
    assert (alias * array.astype(np.float32)).dtype == torch.float32  # NumPy's own rule

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:mixed-fix]
alias += torch.as_tensor(array, dtype=alias.dtype)
alias
# > tensor([1., 2.])
# --8<-- [end:mixed-fix]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:dlpack]
shared = torch.from_dlpack(array)
shared[0] = 8.0
array
# > array([8., 2.])
np.from_dlpack(shared)
# > array([8., 2.])
# --8<-- [end:dlpack]
assert shares(shared, array)
with pytest.raises(BufferError, match="Can't export tensors that require gradient"):
    np.from_dlpack(weight)
_buffer, _kept = np.zeros(2), []
for _step in range(2):
    _buffer[:] = _step
    _kept.append(torch.from_numpy(_buffer))
assert [kept.tolist() for kept in _kept] == [[1.0, 1.0], [1.0, 1.0]]
