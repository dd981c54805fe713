# --8<-- [start:see]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 2)

    def foward(self, x):  # a letter is missing
        return self.fc(x)


Net()(torch.zeros(3, 4))
# > NotImplementedError: Module [Net] is missing the required "forward" function
# --8<-- [end:see]


# --8<-- [start:indented]
class Indented(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 2)

        def forward(self, x):  # inside of __init__
            return self.fc(x)


Indented()(torch.zeros(3, 4))
# > NotImplementedError: Module [Indented] is missing the required "forward" function
# --8<-- [end:indented]

# --8<-- [start:containers]
blocks = nn.ModuleList([nn.Linear(4, 4), nn.Linear(4, 4)])
for container in (blocks, nn.ModuleDict({"head": nn.Linear(4, 2)})):
    try:
        container(torch.zeros(3, 4))
    except NotImplementedError as error:
        print(error)
# > Module [ModuleList] is missing the required "forward" function
# > Module [ModuleDict] is missing the required "forward" function
# --8<-- [end:containers]


# --8<-- [start:fix]
class Fixed(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 2)

    def forward(self, x):
        return self.fc(x)


Fixed()(torch.zeros(3, 4)).shape
# > torch.Size([3, 2])
x = torch.zeros(3, 4)
for block in blocks:  # a list is no pipeline
    x = block(x)
nn.Sequential(*blocks)(torch.zeros(3, 4)).shape  # this is one
# > torch.Size([3, 4])
# --8<-- [end:fix]
assert torch.equal(x, nn.Sequential(*blocks)(torch.zeros(3, 4)))
