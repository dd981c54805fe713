# --8<-- [start:see]
import torch


def to_rows(x):
    return x.view(5) * 2


x = torch.ones(2, 3)
try:
    torch.compile(to_rows, backend="eager")(x)
except RuntimeError as error:
    print("\n".join(str(error).splitlines()[:2]))
# > RuntimeError when making fake tensor call
# >   Explanation: Dynamo failed to run FX node with fake tensors: call_method view(*(FakeTensor(..., size=(2, 3)), 5), **{}): got RuntimeError("shape '[5]' is invalid for input of size 6")
# --8<-- [end:see]

# --8<-- [start:eager]
to_rows(x)
# > RuntimeError: shape '[5]' is invalid for input of size 6
# --8<-- [end:eager]

import logging

import pytest

logging.disable()
with pytest.raises(RuntimeError, match="a and b must have same reduction dim"):
    torch.compile(torch.mm, backend="eager")(x, x)
logging.disable(logging.NOTSET)

# --8<-- [start:stance]
compiled = torch.compile(to_rows, backend="eager")
with torch.compiler.set_stance("force_eager"):
    compiled(x)
# > RuntimeError: shape '[5]' is invalid for input of size 6
# --8<-- [end:stance]


# --8<-- [start:custom]
@torch.library.custom_op("verified::half", mutates_args=())
def half(x: torch.Tensor) -> torch.Tensor:
    return torch.from_numpy(x.numpy() / 2)


try:
    torch.compile(lambda x: half(x) + 1, backend="eager")(x)
except RuntimeError as error:
    print(str(error).partition("got ")[2].splitlines()[0])
# > RuntimeError('There was no fake impl registered for <CustomOpDef(verified::half)>. This is necessary for torch.compile/export/fx tracing to work. Please use `half.register_fake` to add an fake impl.')
# --8<-- [end:custom]


# --8<-- [start:custom-fix]
@half.register_fake
def _(x):
    return torch.empty_like(x)


torch.compile(lambda x: half(x) + 1, backend="eager")(x)
# > tensor([[1.5000, 1.5000, 1.5000],
# >         [1.5000, 1.5000, 1.5000]])
# --8<-- [end:custom-fix]
