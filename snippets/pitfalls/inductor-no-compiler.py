# --8<-- [start:eager]
import torch


def scale(x):
    return x * 2 + 1


x = torch.tensor([1.0, 2.0])
torch.compile(scale, backend="eager")(x)  # traced, not translated
# > tensor([3., 5.])
# --8<-- [end:eager]

# --8<-- [start:stance]
compiled = torch.compile(scale)
with torch.compiler.set_stance("force_eager"):
    y = compiled(x)
y
# > tensor([3., 5.])
# --8<-- [end:stance]

# --8<-- [start:disable]
compiled = torch.compile(scale, disable=True)
compiled(x)
# > tensor([3., 5.])
# --8<-- [end:disable]
