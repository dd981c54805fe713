# cpu: its layer takes a NumPy array below
# --8<-- [start:see]
import torch
from torch import nn

lstm, head = nn.LSTM(3, 4), nn.Linear(4, 2)
x = torch.zeros(5, 3)  # (T, features)
head(lstm(x))
# > TypeError: linear(): argument 'input' (position 1) must be Tensor, not tuple
# --8<-- [end:see]

# --8<-- [start:fix]
outputs, state = lstm(x)
head(outputs).shape
# > torch.Size([5, 2])
# --8<-- [end:fix]

# --8<-- [start:numpy]
import numpy as np

head(np.zeros((5, 4), dtype=np.float32))
# > TypeError: linear(): argument 'input' (position 1) must be Tensor, not numpy.ndarray
# --8<-- [end:numpy]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:numpy-fix]
array = np.zeros((5, 4), dtype=np.float32)
head(torch.from_numpy(array)).shape
# > torch.Size([5, 2])
# --8<-- [end:numpy-fix]


# --8<-- [start:none]
class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Linear(4, 2)

    def forward(self, x):
        self.head(x)  # no return


logits = Classifier()(torch.zeros(5, 4))
nn.functional.cross_entropy(logits, torch.zeros(5, dtype=torch.long))
# > TypeError: cross_entropy_loss(): argument 'input' (position 1) must be Tensor, not NoneType
# --8<-- [end:none]

# --8<-- [start:number]
torch.sqrt(2.0)
# > TypeError: sqrt(): argument 'input' (position 1) must be Tensor, not float
# --8<-- [end:number]

# --8<-- [start:number-fix]
import math

math.sqrt(2.0)
# > 1.4142135623730951
torch.tensor(2.0).sqrt()
# > tensor(1.4142)
# --8<-- [end:number-fix]

# --8<-- [start:sizes]
width = 8 / 2
torch.zeros(2, 3).repeat(width)
# > TypeError: repeat(): argument 'repeats' (position 1) must be tuple of ints, not float
# --8<-- [end:sizes]

# --8<-- [start:sizes-fix]
width = 8 // 2
torch.zeros(3).repeat(width).shape
# > torch.Size([12])
# --8<-- [end:sizes-fix]

# --8<-- [start:layer-sizes]
for sizes in ((8, 6 / 2), (8 / 2, 3), (8, None)):
    try:
        nn.Linear(*sizes)
    except TypeError as error:
        print(str(error).splitlines()[0])
# > empty(): argument 'size' (position 1) must be tuple of ints, but found element of type float at pos 0
# > empty(): argument 'size' failed to unpack the object at pos 2 with error "type must be tuple of ints,but got float"
# > empty(): argument 'size' (position 1) must be tuple of ints, but found element of type NoneType at pos 0
# > [torch<2.13] empty() received an invalid combination of arguments - got (tuple, dtype=NoneType, device=NoneType), but expected one of:
# > [torch<2.13] empty(): argument 'size' failed to unpack the object at pos 2 with error "type must be tuple of ints,but got float"
# > [torch<2.13] empty() received an invalid combination of arguments - got (tuple, dtype=NoneType, device=NoneType), but expected one of:
# --8<-- [end:layer-sizes]

# --8<-- [start:siblings]
calls = (
    lambda: torch.mean([1.0, 2.0]),
    lambda: x.add([1.0, 2.0, 3.0]),
    lambda: nn.Embedding(3, 4)([1]),
    lambda: x.topk(1.5),
    lambda: torch.zeros_like(x, dtype="float32"),
    lambda: x.requires_grad_("yes"),
    lambda: torch.dropout(x, "half", True),
    lambda: torch.full((2,), None),
    lambda: torch.add(x, x, alpha=x),
)
for call in calls:
    try:
        call()
    except TypeError as error:
        print(error)
# > mean(): argument 'input' (position 1) must be Tensor, not list
# > add(): argument 'other' (position 1) must be Tensor, not list
# > embedding(): argument 'indices' (position 2) must be Tensor, not list
# > topk(): argument 'k' (position 1) must be int, not float
# > zeros_like(): argument 'dtype' must be torch.dtype, not str
# > requires_grad_(): argument 'requires_grad' (position 1) must be bool, not str
# > dropout(): argument 'p' (position 2) must be float, not str
# > full(): argument 'fill_value' (position 2) must be Number, not NoneType
# > add(): argument 'alpha' must be Number, not Tensor
# --8<-- [end:siblings]
import pytest

with pytest.raises(TypeError, match="position 1"):
    x.topk(1.5)
with pytest.raises(TypeError, match="position 2"):
    torch.topk(x, 1.5)
