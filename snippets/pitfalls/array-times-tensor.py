# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:see]
import numpy as np
import torch

scale = np.array([1.0, 2.0])
x = torch.tensor([3.0, 4.0])
scale * x
# > TypeError: unsupported operand type(s) for *: 'numpy.ndarray' and 'Tensor'
# --8<-- [end:see]
import pytest

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
factor = torch.as_tensor(scale, dtype=x.dtype, device=x.device)
factor * x
# > tensor([3., 8.])
# --8<-- [end:fix]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:other-way]
x * scale  # computed by NumPy, in float64
# > DeprecationWarning: __array_wrap__ must accept context and return_scalar arguments (positionally) in the future. (Deprecated NumPy 2.0)
# > tensor([3., 8.], dtype=torch.float64)
# --8<-- [end:other-way]
weight = torch.ones(2, requires_grad=True)
with pytest.raises(RuntimeError, match=r"Can't call numpy\(\) on Tensor that requires grad"):
    weight * scale

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:in-place]
total = torch.zeros(2)
shown = total
total += scale  # not in place: a new tensor
# > DeprecationWarning: __array_wrap__ must accept context and return_scalar arguments (positionally) in the future. (Deprecated NumPy 2.0)
total, shown
# > (tensor([1., 2.], dtype=torch.float64), tensor([0., 0.]))
# --8<-- [end:in-place]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:scalar]
mean = scale.mean()  # a NumPy number counts as a number
(mean * x).dtype, (x - mean).dtype
# > (torch.float32, torch.float32)
# --8<-- [end:scalar]
assert isinstance(mean, np.float64)
assert (np.float64(2.0) * weight).requires_grad

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:equal]
same = torch.tensor([1.0, 2.0])
same == scale
# > tensor([True, True])
same != scale  # no comparison of elements
# > True
# --8<-- [end:equal]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:siblings]
matrix = np.ones((2, 2))
for operation in (
    lambda: scale - x,
    lambda: matrix @ x,
    lambda: scale**x,
    lambda: scale & x,
    lambda: scale + x,
    lambda: x > scale,
    lambda: scale < x,
):
    try:
        operation()
    except TypeError as error:
        print(error)
# > unsupported operand type(s) for -: 'numpy.ndarray' and 'Tensor'
# > unsupported operand type(s) for @: 'numpy.ndarray' and 'Tensor'
# > unsupported operand type(s) for ** or pow(): 'numpy.ndarray' and 'Tensor'
# > unsupported operand type(s) for &: 'numpy.ndarray' and 'Tensor'
# > Concatenation operation is not implemented for NumPy arrays, use np.concatenate() instead. Please do not rely on this error; it may not be given on all Python implementations.
# > '>' not supported between instances of 'Tensor' and 'numpy.ndarray'
# > '<' not supported between instances of 'numpy.ndarray' and 'Tensor'
# --8<-- [end:siblings]
with pytest.raises(TypeError, match=r"unsupported operand type\(s\) for -=: 'numpy.ndarray' and"):
    scale -= x
with pytest.raises(TypeError, match=r"must be Tensor, not numpy\.ndarray"):
    torch.mul(x, scale)
