# --8<-- [start:see]
import torch

torch.zeros(2, 3, names=("N", "C"))
# > TypeError: zeros() got an unexpected keyword argument 'names'
# > [torch<2.13] UserWarning: Named tensors and all their associated APIs are an experimental feature and subject to change. Please do not use them for anything important until they are released as stable. (Triggered internally at …)
# > [torch<2.13] UserWarning: Named tensors and all their associated APIs are an experimental feature and subject to change. Please do not use them for anything important until they are released as stable. (Triggered internally at …)
# > [torch<2.13] tensor([[0., 0., 0.],
# > [torch<2.13]         [0., 0., 0.]], names=('N', 'C'))
# --8<-- [end:see]
import pytest

# --8<-- [start:fix]
x = torch.zeros(2, 3)  # (N, C)
x.shape
# > torch.Size([2, 3])
# --8<-- [end:fix]
assert hasattr(x, "names") == hasattr(x, "rename") == (torch.__version__ < "2.13")


# --8<-- [start:optimizer]
weight = torch.ones(2, requires_grad=True)
torch.optim.SGD([weight], learning_rate=0.1)
# > TypeError: SGD.__init__() got an unexpected keyword argument 'learning_rate'
# --8<-- [end:optimizer]

# --8<-- [start:signature]
import inspect

optimizer = torch.optim.SGD([weight], lr=0.1)
list(inspect.signature(torch.optim.SGD.__init__).parameters)[:4]
# > ['self', 'params', 'lr', 'momentum']
# --8<-- [end:signature]

# --8<-- [start:verbose]
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 10, verbose=True)
# > TypeError: StepLR.__init__() got an unexpected keyword argument 'verbose'
# --8<-- [end:verbose]

# --8<-- [start:verbose-fix]
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 10)
scheduler.get_last_lr()
# > [0.1]
# --8<-- [end:verbose-fix]

# --8<-- [start:foreign]
from torch import nn

for make in (
    lambda: nn.Linear(2, 3, use_bias=False),
    lambda: nn.LSTM(2, 3, batchfirst=True),
    lambda: nn.Transformer(d_model=8, num_heads=2),
    lambda: torch.optim.Adam([weight], momentum=0.9),
    lambda: torch.utils.data.DataLoader([1, 2], num_worker=2),
):
    try:
        make()
    except TypeError as error:
        print(error)
# > Linear.__init__() got an unexpected keyword argument 'use_bias'
# > RNNBase.__init__() got an unexpected keyword argument 'batchfirst'
# > Transformer.__init__() got an unexpected keyword argument 'num_heads'
# > Adam.__init__() got an unexpected keyword argument 'momentum'
# > DataLoader.__init__() got an unexpected keyword argument 'num_worker'
# --8<-- [end:foreign]

# --8<-- [start:functions]
for call in (
    lambda: torch.tensor([1.0], dtpye=torch.float64),
    lambda: torch.zeros_like(x, type=torch.float64),
    lambda: torch.stack([x, x], dims=0),
    lambda: nn.functional.softmax(x, axis=1),
):
    try:
        call()
    except TypeError as error:
        print(error)
# > tensor() got an unexpected keyword argument 'dtpye'
# > zeros_like() got an unexpected keyword argument 'type'
# > stack() got an unexpected keyword argument 'dims'
# > softmax() got an unexpected keyword argument 'axis'
# --8<-- [end:functions]
assert torch.softmax(x, dim=1).shape == x.shape
with pytest.raises(TypeError, match="axis"):
    x.norm(axis=0)
assert x.sum(axis=0).shape == (3,)

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:positional]
import numpy as np

array = np.zeros(3, dtype=np.float32)
torch.from_numpy(array, dtype=torch.float64)
# > TypeError: torch._VariableFunctionsClass.from_numpy() takes no keyword arguments
# --8<-- [end:positional]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:positional-fix]
torch.from_numpy(array).to(torch.float64).dtype
# > torch.float64
# --8<-- [end:positional-fix]

# --8<-- [start:several]
torch.sum(x, keep_dim=True)
# > TypeError: sum() received an invalid combination of arguments - got (Tensor, keep_dim=bool), but expected one of:
# >  * (Tensor input, *, torch.dtype dtype = None)
# >  * (Tensor input, tuple of ints dim, bool keepdim = False, *, torch.dtype dtype = None, Tensor out = None)
# >
# > [torch<2.13] TypeError: sum() received an invalid combination of arguments - got (Tensor, keep_dim=bool), but expected one of:
# > [torch<2.13]  * (Tensor input, *, torch.dtype dtype = None)
# > [torch<2.13]  * (Tensor input, tuple of ints dim, bool keepdim = False, *, torch.dtype dtype = None, Tensor out = None)
# > [torch<2.13]  * (Tensor input, tuple of names dim, bool keepdim = False, *, torch.dtype dtype = None, Tensor out = None)
# > [torch<2.13]
# --8<-- [end:several]
with pytest.raises(TypeError, match=r"from_numpy\(\) takes no keyword arguments"):
    torch.from_numpy(array, device="cpu")
