# --8<-- [start:raises]
import torch
from torch import nn

model, batch = nn.Linear(2, 1), torch.ones(3, 2)
with torch.no_grad:
    outputs = model(batch)
# > TypeError: 'type' object does not support the context manager protocol
# --8<-- [end:raises]

# --8<-- [start:siblings]
for mode in (torch.no_grad, torch.inference_mode, torch.enable_grad, torch.set_grad_enabled):
    try:
        with mode:
            pass
    except TypeError:
        print(mode.__name__, "raises")
# > no_grad raises
# > inference_mode raises
# > enable_grad raises
# > set_grad_enabled raises
# --8<-- [end:siblings]

# --8<-- [start:fix]
with torch.no_grad():
    outputs = model(batch)
outputs.requires_grad
# > False
# --8<-- [end:fix]


# --8<-- [start:decorator]
@torch.no_grad  # a decorator may do without
def predict(batch):
    return model(batch)


predict(batch).requires_grad
# > False
# --8<-- [end:decorator]

# --8<-- [start:bare]
_ = torch.no_grad()  # alone on a line: does nothing
outputs = model(batch)
outputs.requires_grad
# > True
# --8<-- [end:bare]
