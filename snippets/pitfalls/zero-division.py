# cpu: a GPU raises nothing here
# --8<-- [start:see]
import torch

hits = torch.tensor([3, 5])
hits // torch.tensor([1, 0])
# > RuntimeError: ZeroDivisionError
# --8<-- [end:see]

# cpu: it goes on with tensors that stay there
# --8<-- [start:fix]
tries = torch.tensor([1, 0])
hits // tries.clamp(min=1)
# > tensor([3, 5])
torch.where(tries > 0, hits / tries, 0.0)  # a rate, and 0 where nothing was tried
# > tensor([3., 0.])
# --8<-- [end:fix]

# cpu: a GPU raises nothing here
# --8<-- [start:siblings]
for operation in (
    lambda: hits % 0,
    lambda: torch.fmod(hits, 0),
    lambda: torch.div(hits, 0, rounding_mode="trunc"),
):
    try:
        operation()
    except RuntimeError as error:
        print("refused:", error)
# > refused: ZeroDivisionError
# > refused: ZeroDivisionError
# > refused: ZeroDivisionError
# --8<-- [end:siblings]

# --8<-- [start:silent]
hits / 0
# > tensor([inf, inf])
torch.tensor([0.0]) / 0
# > tensor([nan])
hits.float() // 0
# > tensor([inf, inf])
# --8<-- [end:silent]

# --8<-- [start:power]
steps = torch.tensor([1, 2])
steps**-1
# > RuntimeError: Integers to negative integer powers are not allowed.
# --8<-- [end:power]

# --8<-- [start:power-silent]
10 ** -torch.arange(3)  # no error: integers hold no fractions
# > tensor([1, 0, 0])
10.0 ** -torch.arange(3)
# > tensor([1.0000, 0.1000, 0.0100])
steps**-1.0
# > tensor([1.0000, 0.5000])
# --8<-- [end:power-silent]
import pytest

with pytest.raises(ZeroDivisionError, match="integer division or modulo by zero"):
    7 // len(torch.tensor([]))
assert (steps ** torch.tensor([-1, -1])).tolist() == [1, 0]
