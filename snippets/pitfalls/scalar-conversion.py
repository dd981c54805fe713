# --8<-- [start:warns]
import math

import torch

temperature = torch.tensor(2.0, requires_grad=True)
cooled = math.exp(-temperature)
# > UserWarning: Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior.
# > Consider using tensor.detach() first. (Triggered internally at …)
# --8<-- [end:warns]

# --8<-- [start:after]
type(cooled)  # > <class 'float'>
weight = torch.tensor([1.0, 2.0], requires_grad=True)
(weight * cooled).sum().backward()
temperature.grad is None, weight.grad is None
# > (True, False)
# --8<-- [end:after]

# --8<-- [start:siblings]
import warnings

uses = {
    "float(t)": lambda t: float(t),
    "complex(t)": lambda t: complex(t),
    "math.log(t)": lambda t: math.log(t),
    "torch.tensor([t, t])": lambda t: torch.tensor([t, t]),
    "torch.as_tensor([t, t])": lambda t: torch.as_tensor([t, t]),
    "t.item()": lambda t: t.item(),
    "t.tolist()": lambda t: t.tolist(),
    "int(t)": lambda t: int(t),
    "f'{t:.1f}'": lambda t: f"{t:.1f}",
    "torch.stack([t, t])": lambda t: torch.stack([t, t]),
}
for name, use in uses.items():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        _ = use(temperature)
    print(f"{name:24}", "warns" if caught else "silent")
# > float(t)                 warns
# > complex(t)               warns
# > math.log(t)              warns
# > torch.tensor([t, t])     warns
# > torch.as_tensor([t, t])  warns
# > t.item()                 silent
# > t.tolist()               silent
# > int(t)                   silent
# > f'{t:.1f}'               silent
# > torch.stack([t, t])      silent
# --8<-- [end:siblings]
assert torch.stack([temperature, temperature]).requires_grad
torch.set_warn_always(False)  # as outside this file
with warnings.catch_warnings(record=True) as _caught:
    warnings.simplefilter("always")
    float(temperature)
    math.exp(temperature)
    torch.tensor([temperature, temperature])
torch.set_warn_always(True)
assert len(_caught) <= 1

# --8<-- [start:fix]
cooled = torch.exp(-temperature)
(weight.detach() * cooled).sum().backward()
temperature.grad is None
# > False
both = torch.stack([temperature, temperature + 1])
both.requires_grad
# > True
# --8<-- [end:fix]

# --8<-- [start:log]
print("temperature", temperature.item())
# > temperature 2.0
history = [float(temperature.detach())]
# --8<-- [end:log]
