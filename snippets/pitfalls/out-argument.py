# --8<-- [start:raises]
import torch

weight = torch.ones(3, requires_grad=True)
result = torch.empty(3)
torch.mul(weight, 2, out=result)
# > RuntimeError: mul(): functions with out=... arguments don't support automatic differentiation, but one of the arguments requires grad.
# --8<-- [end:raises]

# --8<-- [start:siblings]
matrix = torch.ones(3, 3, requires_grad=True)
for operation in (
    lambda: torch.matmul(matrix, matrix, out=torch.empty(3, 3)),
    lambda: torch.cat([weight, weight], out=torch.empty(6)),
    lambda: torch.sum(matrix, 0, out=torch.empty(3)),
    lambda: torch.exp(torch.ones(3), out=torch.empty(3, requires_grad=True)),
):
    try:
        operation()
    except RuntimeError as error:
        print(error)
# > matmul(): functions with out=... arguments don't support automatic differentiation, but one of the arguments requires grad.
# > cat(): functions with out=... arguments don't support automatic differentiation, but one of the arguments requires grad.
# > sum(): functions with out=... arguments don't support automatic differentiation, but one of the arguments requires grad.
# > exp(): functions with out=... arguments don't support automatic differentiation, but one of the arguments requires grad.
# --8<-- [end:siblings]

# --8<-- [start:fix]
result = torch.mul(weight, 2)
result.requires_grad
# > True
# --8<-- [end:fix]

# --8<-- [start:buffer]
buffer = torch.zeros(2, 3)
buffer[0] = weight * 2  # recorded
buffer.requires_grad
# > True
# --8<-- [end:buffer]

# --8<-- [start:no-grad]
result = torch.empty(3)
with torch.no_grad():
    torch.mul(weight, 2, out=result)
result.requires_grad
# > False
# --8<-- [end:no-grad]
