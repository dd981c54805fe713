# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:see]
import numpy as np
import torch

scores = torch.tensor([1.0, 3.0])
np.mean(scores)
# > TypeError: mean() got an unexpected keyword argument 'axis'
# > [torch<2.13] TypeError: mean() received an invalid combination of arguments - got (dtype=NoneType, out=NoneType, axis=NoneType, ), but expected one of:
# > [torch<2.13]  * (*, torch.dtype dtype = None)
# > [torch<2.13]  * (tuple of ints dim, bool keepdim = False, *, torch.dtype dtype = None)
# > [torch<2.13]  * (tuple of names dim, bool keepdim = False, *, torch.dtype dtype = None)
# > [torch<2.13]
# --8<-- [end:see]
import pytest

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
scores.mean()
# > tensor(2.)
np.mean(scores.detach().cpu().numpy())
# > np.float32(2.0)
# --8<-- [end:fix]
assert scores.mean(axis=0) == 2  # torch knows axis, but not the rest of NumPy's arguments
with pytest.raises(
    TypeError, match=r"^mean\(\) (got an unexpected keyword argument 'axis'|received an inv)"
):
    scores.mean(axis=0, out=None, dtype=None)

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:dim]
from torch.nn import functional as F

for call in (
    lambda: F.softmax(scores, axis=0),
    lambda: F.softmin(scores, axis=0),
    lambda: F.normalize(scores, axis=0),
    lambda: scores.norm(axis=0),
    lambda: torch.split(scores, 1, axis=0),
):
    try:
        call()
    except TypeError as error:
        print(error)
# > softmax() got an unexpected keyword argument 'axis'
# > softmin() got an unexpected keyword argument 'axis'
# > normalize() got an unexpected keyword argument 'axis'
# > Tensor.norm() got an unexpected keyword argument 'axis'
# > split() got an unexpected keyword argument 'axis'
# --8<-- [end:dim]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:dim-fix]
F.softmax(scores, dim=0)
# > tensor([0.1192, 0.8808])
torch.softmax(scores, axis=0)  # this one takes both
# > tensor([0.1192, 0.8808])
# --8<-- [end:dim-fix]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:siblings]
for function in (np.sum, np.max, np.min, np.prod, np.std, np.any):
    try:
        function(scores)
    except TypeError as error:
        print(str(error).splitlines()[0])
# > sum() got an unexpected keyword argument 'axis'
# > max(): argument 'dim' must be int, not NoneType
# > min(): argument 'dim' must be int, not NoneType
# > prod(): argument 'dim' must be int, not NoneType
# > std() received an invalid combination of arguments - got (ddof=int, dtype=NoneType, out=NoneType, axis=NoneType, ), but expected one of:
# > any() received an invalid combination of arguments - got (out=NoneType, axis=NoneType, ), but expected one of:
# > [torch<2.13] sum() received an invalid combination of arguments - got (out=NoneType, axis=NoneType, ), but expected one of:
# > [torch<2.13] max() received an invalid combination of arguments - got (out=NoneType, axis=NoneType, ), but expected one of:
# > [torch<2.13] min() received an invalid combination of arguments - got (out=NoneType, axis=NoneType, ), but expected one of:
# > [torch<2.13] prod() received an invalid combination of arguments - got (out=NoneType, axis=NoneType, ), but expected one of:
# > [torch<2.13] std() received an invalid combination of arguments - got (ddof=int, dtype=NoneType, out=NoneType, axis=NoneType, ), but expected one of:
# > [torch<2.13] any() received an invalid combination of arguments - got (out=NoneType, axis=NoneType, ), but expected one of:
for function in (np.max, np.min, np.prod):
    try:
        function(scores, axis=0)
    except TypeError as error:
        print(str(error).splitlines()[0])
# > max() got an unexpected keyword argument 'axis'
# > min() got an unexpected keyword argument 'axis'
# > prod() got an unexpected keyword argument 'axis'
# > [torch<2.13] max() received an invalid combination of arguments - got (out=NoneType, axis=int, ), but expected one of:
# > [torch<2.13] min() received an invalid combination of arguments - got (out=NoneType, axis=int, ), but expected one of:
# > [torch<2.13] prod() received an invalid combination of arguments - got (out=NoneType, axis=int, ), but expected one of:
# --8<-- [end:siblings]
with pytest.raises(
    TypeError, match=r"^var\(\) received an invalid combination of arguments - got .ddof="
):
    np.var(scores)

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:tensor]
np.exp(scores)  # a tensor again
# > DeprecationWarning: __array_wrap__ must accept context and return_scalar arguments (positionally) in the future. (Deprecated NumPy 2.0)
# > tensor([ 2.7183, 20.0855])
np.median(scores)  # a NumPy number
# > np.float32(2.0)
scores.median()  # and not the same: the lower of the two in the middle
# > tensor(1.)
# --8<-- [end:tensor]
assert np.std(scores.numpy()) == 1.0 and scores.std() > 1.4  # NumPy divides by n
assert np.concatenate([scores, scores]).dtype == np.float32
for _function in (np.exp, np.median, np.clip, np.cumsum, np.sort):
    _more = (0, 1) if _function is np.clip else ()
    with pytest.raises(RuntimeError, match=r"Can't call numpy\(\) on Tensor that requires grad"):
        _function(scores.clone().requires_grad_(), *_more)

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:mask]
values = torch.tensor([1.0, float("nan")])
values.isnan()
# > tensor([False,  True])
np.isnan(values)  # bytes, no bools
# > DeprecationWarning: __array_wrap__ must accept context and return_scalar arguments (positionally) in the future. (Deprecated NumPy 2.0)
# > tensor([0, 1], dtype=torch.uint8)
# --8<-- [end:mask]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:methods]
array = np.array([1.0, 3.0])
for use in (
    lambda: array.unsqueeze(0),
    lambda: array.to("cpu"),
    lambda: array.detach(),
    lambda: array.numpy(),
    lambda: array.size(),
    lambda: torch.nn.functional.mse_loss(scores, array),
):
    try:
        use()
    except (AttributeError, TypeError) as error:
        print(error)
# > 'numpy.ndarray' object has no attribute 'unsqueeze'
# > 'numpy.ndarray' object has no attribute 'to'
# > 'numpy.ndarray' object has no attribute 'detach'
# > 'numpy.ndarray' object has no attribute 'numpy'
# > 'int' object is not callable
# > 'int' object is not callable
# --8<-- [end:methods]
