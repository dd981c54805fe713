# --8<-- [start:see]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 2)

    def forward(self, x):
        self.fc(x)  # no return


logits = Net()(torch.zeros(3, 4))
logits.shape
# > AttributeError: 'NoneType' object has no attribute 'shape'
# --8<-- [end:see]


# --8<-- [start:fix]
class Fixed(Net):
    def forward(self, x):
        return self.fc(x)


Fixed()(torch.zeros(3, 4)).shape
# > torch.Size([3, 2])
# --8<-- [end:fix]


# --8<-- [start:branch]
class Branch(nn.Module):
    def forward(self, x):  # noqa: RET503
        if self.training:
            return 2 * x


model = Branch()
model(torch.ones(1))
# > tensor([2.])
print(model.eval()(torch.ones(1)))
# > None
# --8<-- [end:branch]

# --8<-- [start:later]
targets = torch.zeros(3, 2)
for use in (
    lambda: nn.functional.mse_loss(logits, targets),
    lambda: logits.argmax(1),
    lambda: logits - targets,
    lambda: logits[0],
    lambda: len(logits),
):
    try:
        use()
    except (AttributeError, TypeError) as error:
        print(error)
# > 'NoneType' object has no attribute 'size'
# > 'NoneType' object has no attribute 'argmax'
# > unsupported operand type(s) for -: 'NoneType' and 'Tensor'
# > 'NoneType' object is not subscriptable
# > object of type 'NoneType' has no len()
# --8<-- [end:later]


# --8<-- [start:in-a-stack]
nn.Sequential(Net(), nn.ReLU())(torch.zeros(3, 4))
# > TypeError: relu(): argument 'input' (position 1) must be Tensor, not NoneType
# --8<-- [end:in-a-stack]

# --8<-- [start:unpack]
hidden, cell = Net()(torch.zeros(3, 4))
# > TypeError: cannot unpack non-iterable NoneType object
# --8<-- [end:unpack]
