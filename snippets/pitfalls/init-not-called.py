# --8<-- [start:see]
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        self.fc = nn.Linear(4, 2)


Net()
# > AttributeError: cannot assign module before Module.__init__() call
# --8<-- [end:see]


# --8<-- [start:fix]
class Fixed(nn.Module):
    def __init__(self):
        super().__init__()  # first, with both pairs of brackets
        self.fc = nn.Linear(4, 2)

    def forward(self, x):
        return self.fc(x)


Fixed()(torch.zeros(3, 4)).shape
# > torch.Size([3, 2])
# --8<-- [end:fix]


# --8<-- [start:ways]
class NoBrackets(nn.Module):
    def __init__(self):
        super().__init__  # not a call
        self.fc = nn.Linear(4, 2)


class TooLate(nn.Module):
    def __init__(self):
        self.scale = nn.Parameter(torch.ones(1))
        super().__init__()


class Buffer(nn.Module):
    def __init__(self):
        self.register_buffer("mean", torch.zeros(1))


for model in (NoBrackets, TooLate, Buffer):
    try:
        model()
    except AttributeError as error:
        print(error)
# > cannot assign module before Module.__init__() call
# > cannot assign parameters before Module.__init__() call
# > cannot assign buffer before Module.__init__() call
# --8<-- [end:ways]


# --8<-- [start:later]
class Scale(nn.Module):
    def __init__(self, factor):
        self.factor = factor  # a number: nothing is checked

    def forward(self, x):
        return self.factor * x


scale = Scale(3.0)
for use in (lambda: scale(torch.ones(1)), lambda: scale.eval(), lambda: list(scale.parameters())):
    try:
        use()
    except AttributeError as error:
        print(error)
# > 'Scale' object has no attribute '_backward_hooks'
# > 'Scale' object has no attribute '_modules'
# > 'Scale' object has no attribute '_parameters'
# --8<-- [end:later]


# --8<-- [start:misspelt]
class Typo(nn.Module):
    def _init_(self, width):  # one underscore is missing on each side
        self.fc = nn.Linear(width, 2)


Typo(4)
# > TypeError: Typo.__init__() takes 1 positional argument but 2 were given
# --8<-- [end:misspelt]


# --8<-- [start:passed-on]
class PassedOn(nn.Module):
    def __init__(self, width):
        super().__init__(width)  # nn.Module takes none


PassedOn(4)
# > TypeError: PassedOn.__init__() takes 1 positional argument but 2 were given
# --8<-- [end:passed-on]

# --8<-- [start:dataclass]
from dataclasses import dataclass


@dataclass(eq=False)
class Block(nn.Module):
    fc: nn.Module


Block(nn.Linear(4, 2))
# > AttributeError: cannot assign module before Module.__init__() call
# --8<-- [end:dataclass]


# --8<-- [start:dataclass-fix]
@dataclass(eq=False)
class Ready(nn.Module):
    fc: nn.Module

    def __new__(cls, *args, **kwargs):
        self = super().__new__(cls)
        nn.Module.__init__(self)
        return self


len(list(Ready(nn.Linear(4, 2)).parameters()))
# > 2
# --8<-- [end:dataclass-fix]
