# --8<-- [start:see]
import torch
from torch.nn import functional as F

logits = torch.zeros(2, 3)  # (B, classes)
F.softmax(logits)
# > UserWarning: Implicit dimension choice for softmax has been deprecated. Change the call to include dim=X as an argument.
# > tensor([[0.3333, 0.3333, 0.3333],
# >         [0.3333, 0.3333, 0.3333]])
# --8<-- [end:see]

# --8<-- [start:three]
scores = torch.zeros(2, 4, 3)  # (B, T, classes)
guessed = F.softmax(scores)
# > UserWarning: Implicit dimension choice for softmax has been deprecated. Change the call to include dim=X as an argument.
guessed.sum(-1)[0]  # not 1: it was taken over the batch
# > tensor([1.5000, 1.5000, 1.5000, 1.5000])
# --8<-- [end:three]
assert guessed.equal(scores.softmax(0))
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    for shape, dim in [((3,), 0), ((2, 3), 1), ((2, 3, 4), 0), ((2, 3, 4, 5), 1)]:
        x = torch.arange(torch.tensor(shape).prod().item()).float().view(shape)
        assert F.softmax(x).equal(x.softmax(dim))
    five = torch.arange(32.0).view(2, 2, 2, 2, 2)
    assert F.softmax(five).equal(five.softmax(1))

# --8<-- [start:fix]
scores.softmax(-1).sum(-1)[0]
# > tensor([1., 1., 1., 1.])
F.softmax(logits, dim=1)
# > tensor([[0.3333, 0.3333, 0.3333],
# >         [0.3333, 0.3333, 0.3333]])
# --8<-- [end:fix]

# --8<-- [start:images]
masks = torch.zeros(2, 5, 4, 4)  # (B, classes, H, W)
masks.softmax(1).sum(1).unique()
# > tensor([1.])
# --8<-- [end:images]

# --8<-- [start:modules]
layer = torch.nn.Softmax(dim=-1)  # not Softmax()
layer(logits).shape
# > torch.Size([2, 3])
# --8<-- [end:modules]

# --8<-- [start:siblings]
_ = F.log_softmax(logits)
# > UserWarning: Implicit dimension choice for log_softmax has been deprecated. Change the call to include dim=X as an argument.
_ = F.softmin(logits)
# > UserWarning: Implicit dimension choice for softmin has been deprecated. Change the call to include dim=X as an argument.
_ = torch.nn.Softmax()(logits)
# > UserWarning: Implicit dimension choice for softmax has been deprecated. Change the call to include dim=X as an argument.
# --8<-- [end:siblings]

# --8<-- [start:method]
try:
    logits.softmax()
except TypeError as error:
    print(str(error).splitlines()[0])
# > softmax() missing 1 required positional arguments: "dim"
# > [torch<2.13] softmax() received an invalid combination of arguments - got (), but expected one of:
# --8<-- [end:method]
import pytest

with pytest.raises(TypeError):
    torch.softmax(logits)
