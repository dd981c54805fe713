# cpu: what refuses a dtype, and in which words, depends on the device
# --8<-- [start:see]
import torch
from torch.nn import functional as F

logits = torch.zeros(2, 5)  # (B, classes)
labels = torch.tensor([4, 1], dtype=torch.int32)
F.cross_entropy(logits, labels)
# > RuntimeError: expected target dtype to be Long or Byte, but got Int
# > [torch<2.12] RuntimeError: expected scalar type Long but found Int
# --8<-- [end:see]

# cpu: what refuses a dtype, and in which words, depends on the device
# --8<-- [start:table]
import numpy as np

column = np.array([4, 1], dtype=np.int32)  # as a table or an image gives it
torch.from_numpy(column).dtype
# > torch.int32
torch.from_numpy(column.astype(np.float64)).dtype
# > torch.float64
torch.tensor([4.0, 1.0]).dtype  # one point in the list is enough
# > torch.float32
# --8<-- [end:table]
import pytest

for refused in (torch.int8, torch.int16, torch.int32, torch.bool, torch.float32, torch.float64):
    with pytest.raises(
        RuntimeError, match=r"expected (target dtype to be Long or Byte|scalar type Long but)"
    ):
        F.cross_entropy(logits, torch.ones(2).to(refused))

# --8<-- [start:one-hot]
one_hot = F.one_hot(labels.long(), 5)  # int64, the shape of the logits
F.cross_entropy(logits, one_hot)
# > RuntimeError: Expected floating point type for target with class probabilities, got Long
# --8<-- [end:one-hot]

# --8<-- [start:fix]
F.cross_entropy(logits, labels.long())
# > tensor(1.6094)
F.cross_entropy(logits, labels.to(torch.uint8))  # Byte is taken as well
# > tensor(1.6094)
# --8<-- [end:fix]

# --8<-- [start:one-hot-fix]
F.cross_entropy(logits, one_hot.float())  # as probabilities
# > tensor(1.6094)
F.cross_entropy(logits, one_hot.argmax(1))  # as indices
# > tensor(1.6094)
# --8<-- [end:one-hot-fix]

# cpu: it goes on with tensors that stay there
# --8<-- [start:regression]
prices = torch.tensor([4.5, 1.2])
F.cross_entropy(logits, prices.long())
# > tensor(1.6094)
# --8<-- [end:regression]
assert prices.long().tolist() == [4, 1]

# cpu: it goes on with tensors that stay there
# --8<-- [start:float-with-shape]
F.cross_entropy(logits, torch.full((2, 5), 4.0))  # no probabilities, and no error
# > tensor(32.1888)
# --8<-- [end:float-with-shape]

# cpu: what refuses a dtype, and in which words, depends on the device
# --8<-- [start:other-losses]
for loss in (F.nll_loss, F.multi_margin_loss):
    try:
        loss(logits, labels.float())
    except RuntimeError as error:
        print(error)
# > expected target dtype to be Long or Byte, but got Float
# > expected scalar type Long but found Float
# > [torch<2.12] expected scalar type Long but found Float
# > [torch<2.12] expected scalar type Long but found Float
# --8<-- [end:other-losses]
assert torch.isfinite(F.multi_margin_loss(logits, labels.long()))

# cpu: what refuses a dtype, and in which words, depends on the device
# --8<-- [start:swapped]
images = torch.zeros(2, 5, 4, 4)  # (B, classes, H, W)
for call in (
    lambda: F.cross_entropy(torch.tensor([4, 1]), logits),
    lambda: F.cross_entropy(images.argmax(1), torch.zeros(2, 4, dtype=torch.long)),
    lambda: F.nll_loss(images.long(), images.argmax(1)),
):
    try:
        call()
    except NotImplementedError as error:
        print(error)
# > "log_softmax_lastdim_kernel_impl" not implemented for 'Long'
# > "log_softmax_kernel_impl" not implemented for 'Long'
# > "nll_loss2d_forward_out_frame" not implemented for 'Long'
# --8<-- [end:swapped]
