# --8<-- [start:see]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 2)

    def forward(self, x):
        return self.fc(x)


model = Net()
images, labels = torch.zeros(3, 4), torch.zeros(3)
model(images, labels)
# > TypeError: Net.forward() takes 2 positional arguments but 3 were given
# --8<-- [end:see]

# --8<-- [start:fix]
model(images).shape  # the labels go to the loss
# > torch.Size([3, 2])
# --8<-- [end:fix]

# --8<-- [start:star]
batch = [images, labels]
model(*batch)
# > TypeError: Net.forward() takes 2 positional arguments but 3 were given
# --8<-- [end:star]


# --8<-- [start:no-self]
class NoSelf(nn.Module):
    def forward(x):  # noqa: N805
        return x


NoSelf()(images)
# > TypeError: NoSelf.forward() takes 1 positional argument but 2 were given
# --8<-- [end:no-self]

# --8<-- [start:sequential]
for layers, inputs in [
    ([nn.Linear(4, 4), nn.Bilinear(4, 4, 2)], [images]),
    ([nn.Bilinear(4, 4, 2)], [images, images]),
]:
    try:
        nn.Sequential(*layers)(*inputs)
    except TypeError as error:
        print(error)
# > Bilinear.forward() missing 1 required positional argument: 'input2'
# > Sequential.forward() takes 2 positional arguments but 3 were given
# --8<-- [end:sequential]

# --8<-- [start:missing]
model()
# > TypeError: Net.forward() missing 1 required positional argument: 'x'
# --8<-- [end:missing]

# --8<-- [start:class-not-object]
Net.forward(images)
# > TypeError: Net.forward() missing 1 required positional argument: 'x'
# --8<-- [end:class-not-object]

# --8<-- [start:siblings]
x = torch.zeros(5, 2, 8)
for call in (
    lambda: nn.CrossEntropyLoss()(x),
    lambda: nn.TransformerDecoderLayer(8, 2)(x),
    lambda: nn.MultiheadAttention(8, 2)(x),
    lambda: nn.LSTM(8, 4)(x, x, x),
):
    try:
        call()
    except TypeError as error:
        print(error)
# > CrossEntropyLoss.forward() missing 1 required positional argument: 'target'
# > TransformerDecoderLayer.forward() missing 1 required positional argument: 'memory'
# > MultiheadAttention.forward() missing 2 required positional arguments: 'key' and 'value'
# > LSTM.forward() takes from 2 to 3 positional arguments but 4 were given
# --8<-- [end:siblings]

# --8<-- [start:keyword]
model(images=images)
# > TypeError: Net.forward() got an unexpected keyword argument 'images'
# --8<-- [end:keyword]

# --8<-- [start:init]
for build in (lambda: nn.Linear(4), lambda: nn.Conv2d(3, 8), lambda: Net(4)):
    try:
        build()
    except TypeError as error:
        print(error)
# > Linear.__init__() missing 1 required positional argument: 'out_features'
# > Conv2d.__init__() missing 1 required positional argument: 'kernel_size'
# > Net.__init__() takes 1 positional argument but 2 were given
# --8<-- [end:init]

# --8<-- [start:used-as-function]
nn.MSELoss(torch.zeros(3), torch.ones(3))
# > RuntimeError: Boolean value of Tensor with more than one value is ambiguous
# --8<-- [end:used-as-function]

# --8<-- [start:used-as-function-fix]
nn.MSELoss()(torch.zeros(3), torch.ones(3))
# > tensor(1.)
# --8<-- [end:used-as-function-fix]
