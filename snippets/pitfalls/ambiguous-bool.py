# --8<-- [start:see]
import torch

state = torch.zeros(3)
state = state or torch.ones(3)
# > RuntimeError: Boolean value of Tensor with more than one value is ambiguous
# --8<-- [end:see]

# --8<-- [start:fix]
state = torch.ones(3) if state is None else state
state
# > tensor([0., 0., 0.])
# --8<-- [end:fix]

# --8<-- [start:criterion]
from torch import nn

outputs, targets = torch.zeros(3), torch.ones(3)
nn.MSELoss(outputs, targets)
# > RuntimeError: Boolean value of Tensor with more than one value is ambiguous
# --8<-- [end:criterion]

# --8<-- [start:criterion-fix]
criterion = nn.MSELoss()
criterion(outputs, targets)
# > tensor(1.)
# --8<-- [end:criterion-fix]

# --8<-- [start:condition]
predictions, labels = torch.tensor([0, 1, 1]), torch.tensor([0, 1, 0])
if predictions == labels:
    print("all right")
# > RuntimeError: Boolean value of Tensor with more than one value is ambiguous
# --8<-- [end:condition]

# --8<-- [start:condition-fix]
(predictions == labels).all(), (predictions == labels).any()
# > (tensor(False), tensor(True))
torch.equal(predictions, labels)
# > False
(predictions == labels).float().mean()
# > tensor(0.6667)
# --8<-- [end:condition-fix]

# --8<-- [start:range]
x = torch.tensor([-1.0, 0.5, 2.0])
x[0 < x < 1]
# > RuntimeError: Boolean value of Tensor with more than one value is ambiguous
# --8<-- [end:range]

# --8<-- [start:range-fix]
x[(x > 0) & (x < 1)]
# > tensor([0.5000])
torch.where(x > 0, x, 0.0)
# > tensor([0.0000, 0.5000, 2.0000])
# --8<-- [end:range-fix]

# --8<-- [start:membership]
seen = [torch.zeros(3), x]
x in seen
# > RuntimeError: Boolean value of Tensor with more than one value is ambiguous
# --8<-- [end:membership]

# --8<-- [start:membership-fix]
any(x is t for t in seen)  # the same object
# > True
any(torch.equal(x, t) for t in seen)  # the same values
# > True
# --8<-- [end:membership-fix]

# --8<-- [start:builtins]
calls = (
    lambda: not x,
    lambda: max(x, outputs),
    lambda: sorted([x, outputs]),
    lambda: (x,) == (outputs,),
    lambda: {"x": x} == {"x": outputs},
    lambda: any(torch.zeros(2, 3)),
    lambda: nn.Linear(3, 2, x),
)
for call in calls:
    try:
        call()
    except RuntimeError as error:
        print(error)
# > Boolean value of Tensor with more than one value is ambiguous
# > Boolean value of Tensor with more than one value is ambiguous
# > Boolean value of Tensor with more than one value is ambiguous
# > Boolean value of Tensor with more than one value is ambiguous
# > Boolean value of Tensor with more than one value is ambiguous
# > Boolean value of Tensor with more than one value is ambiguous
# > Boolean value of Tensor with more than one value is ambiguous
torch.maximum(x, outputs)
# > tensor([0.0000, 0.5000, 2.0000])
# --8<-- [end:builtins]

# --8<-- [start:no-values]
found = x[x > 10]
if found:
    print("found")
# > RuntimeError: Boolean value of Tensor with no values is ambiguous
# --8<-- [end:no-values]

# --8<-- [start:no-values-fix]
found.numel() > 0
# > False
# --8<-- [end:no-values-fix]

# --8<-- [start:one]
bias = torch.tensor([0.0])
bias or "the default"  # one element: no error, and 0 counts as False
# > 'the default'
# --8<-- [end:one]
