# --8<-- [start:raises]
import torch
from torch import nn

layer = nn.Linear(2, 2)
with torch.no_grad():
    row = layer.weight[0]
row += 1
# > RuntimeError: A view was created in no_grad mode and is being modified inplace with grad mode enabled. Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code by moving both the view and the inplace either both inside the no_grad block (if you don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked).
# --8<-- [end:raises]
assert row._is_view()

# --8<-- [start:tracked]
buffer = torch.zeros(2, 2)
with torch.no_grad():
    row = buffer[0]
row += 1  # nothing requires grad: fine
try:
    row += layer.weight[0]  # this would be tracked
except RuntimeError as error:
    print(str(error).partition(". ")[0])
# > A view was created in no_grad mode and is being modified inplace with grad mode enabled
# --8<-- [end:tracked]

# --8<-- [start:inside]
with torch.no_grad():
    row = layer.weight[0]
    row += 1
# --8<-- [end:inside]

# --8<-- [start:detach]
row = layer.weight[0].detach()  # for a write past autograd
row += 1
# --8<-- [end:detach]

# --8<-- [start:outside]
buffer = torch.zeros(2, 2)
row = buffer[0]  # with grad mode on
row += layer.weight[0]
buffer.requires_grad
# > True
# --8<-- [end:outside]

# --8<-- [start:copy]
with torch.no_grad():
    row = layer.weight[0].clone()  # for a value of its own
row += 1
row.requires_grad
# > False
# --8<-- [end:copy]

# --8<-- [start:inference]
buffer = torch.zeros(2, 2)
with torch.inference_mode():
    row = buffer[0]
row += layer.weight[0]
# > RuntimeError: A view was created in inference mode and is being modified inplace in normal mode. Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code by moving both the view and the inplace either both inside the inference_mode block (if you don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked).
# --8<-- [end:inference]
