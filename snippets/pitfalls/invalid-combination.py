# --8<-- [start:see]
import torch

image = torch.zeros(3, 4, 4)
image.view(image.numel() / 4, 4)
# > TypeError: view() received an invalid combination of arguments - got (float, int), but expected one of:
# >  * (torch.dtype dtype)
# >  * (tuple of ints size)
# >
# --8<-- [end:see]

# --8<-- [start:fix]
image.view(image.numel() // 4, 4).shape
# > torch.Size([12, 4])
# --8<-- [end:fix]

# --8<-- [start:mark]
mask = image > 0
image.masked_fill(mask, None)
# > TypeError: masked_fill() received an invalid combination of arguments - got (Tensor, NoneType), but expected one of:
# >  * (Tensor mask, Tensor value)
# >       didn't match because some of the arguments have invalid types: (Tensor, !NoneType!)
# >  * (Tensor mask, Number value)
# >       didn't match because some of the arguments have invalid types: (Tensor, !NoneType!)
# >
# --8<-- [end:mark]

# cpu: the layer takes a NumPy array below
# --8<-- [start:all-marked]
import numpy as np

layer = torch.nn.Conv2d(3, 8, 3)
layer(np.zeros((1, 3, 4, 4), dtype=np.float32))
# > TypeError: conv2d() received an invalid combination of arguments - got (numpy.ndarray, Parameter, Parameter, tuple, tuple, tuple, int), but expected one of:
# >  * (Tensor input, Tensor weight, Tensor bias = None, tuple of ints stride = 1, tuple of ints padding = 0, tuple of ints dilation = 1, int groups = 1)
# >       didn't match because some of the arguments have invalid types: (!numpy.ndarray!, !Parameter!, !Parameter!, !tuple of (int, int)!, !tuple of (int, int)!, !tuple of (int, int)!, !int!)
# >  * (Tensor input, Tensor weight, Tensor bias = None, tuple of ints stride = 1, str padding = "valid", tuple of ints dilation = 1, int groups = 1)
# >       didn't match because some of the arguments have invalid types: (!numpy.ndarray!, !Parameter!, !Parameter!, !tuple of (int, int)!, !tuple of (int, int)!, !tuple of (int, int)!, !int!)
# >
# --8<-- [end:all-marked]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:all-marked-fix]
array = np.zeros((1, 3, 4, 4), dtype=np.float32)
layer(torch.from_numpy(array)).shape
# > torch.Size([1, 8, 2, 2])
# --8<-- [end:all-marked-fix]

# --8<-- [start:keyword]
image.view(dtype="int32")
# > TypeError: view() received an invalid combination of arguments - got (dtype=str, ), but expected one of:
# >  * (torch.dtype dtype)
# >       didn't match because some of the arguments have invalid types: (!dtype=str!, )
# >  * (tuple of ints size)
# >       didn't match because some of the keywords were incorrect: dtype
# >
# --8<-- [end:keyword]

# --8<-- [start:keyword-fix]
image.view(dtype=torch.int32).shape
# > torch.Size([3, 4, 4])
# --8<-- [end:keyword-fix]


# --8<-- [start:none]
def smooth(x, floor=None):
    return torch.where(x > 0, x, floor)


smooth(torch.ones(2))
# > TypeError: where() received an invalid combination of arguments - got (Tensor, Tensor, NoneType), but expected one of:
# >  * (Tensor condition)
# >  * (Tensor condition, Tensor input, Tensor other, *, Tensor out = None)
# >  * (Tensor condition, Number self, Tensor other)
# >       didn't match because some of the arguments have invalid types: (Tensor, !Tensor!, !NoneType!)
# >  * (Tensor condition, Tensor input, Number other)
# >       didn't match because some of the arguments have invalid types: (Tensor, Tensor, !NoneType!)
# >  * (Tensor condition, Number self, Number other)
# >       didn't match because some of the arguments have invalid types: (Tensor, !Tensor!, !NoneType!)
# >
# --8<-- [end:none]

# --8<-- [start:none-fix]
floor = torch.tensor(0.0)
smooth(torch.tensor([-1.0, 2.0]), floor)
# > tensor([0., 2.])
# --8<-- [end:none-fix]

# --8<-- [start:legacy]
torch.Tensor([1, 2], dtype=torch.float64)
# > TypeError: new() received an invalid combination of arguments - got (list, dtype=torch.dtype), but expected one of:
# >  * (*, torch.device device = None)
# >       didn't match because some of the keywords were incorrect: dtype
# >  * (torch.Storage storage)
# >  * (Tensor other)
# >  * (tuple of ints size, *, torch.device device = None)
# >  * (object data, *, torch.device device = None)
# >
# --8<-- [end:legacy]

# --8<-- [start:legacy-fix]
torch.tensor([1, 2], dtype=torch.float64)
# > tensor([1., 2.], dtype=torch.float64)
# --8<-- [end:legacy-fix]

# --8<-- [start:numpy-dtype]
image.to(np.float32)
# > TypeError: to() received an invalid combination of arguments - got (type), but expected one of:
# >  * (torch.device device = None, torch.dtype dtype = None, bool non_blocking = False, bool copy = False, *, torch.memory_format memory_format = None)
# >  * (torch.dtype dtype, bool non_blocking = False, bool copy = False, *, torch.memory_format memory_format = None)
# >  * (Tensor tensor, bool non_blocking = False, bool copy = False, *, torch.memory_format memory_format = None)
# >
# --8<-- [end:numpy-dtype]

# --8<-- [start:numpy-dtype-fix]
image.to(torch.float32).dtype
# > torch.float32
# --8<-- [end:numpy-dtype-fix]

# --8<-- [start:siblings]
calls = (
    lambda: torch.add(image),
    lambda: torch.masked_select(image),
    lambda: torch.masked_select(),
    lambda: image.float(1),
    lambda: image.item(1),
)
for call in calls:
    try:
        call()
    except TypeError as error:
        print(error)
# > add() received an invalid combination of arguments - got (Tensor), but expected (Tensor input, Tensor other, *, Number alpha = 1, Tensor out = None)
# > masked_select() missing 1 required positional arguments: "mask"
# > masked_select() missing 2 required positional argument: "input", "mask"
# > float() takes 0 positional arguments but 1 was given
# > TensorBase.item() takes no arguments (1 given)
# --8<-- [end:siblings]
