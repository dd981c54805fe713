# --8<-- [start:three]
import torch

loss = torch.tensor(2.5)
batch = torch.tensor([[1, 2], [3, 4]])

loss.item(), float(loss), loss.tolist()
# > (2.5, 2.5, 2.5)
batch.tolist()
# > [[1, 2], [3, 4]]
# --8<-- [end:three]
import pytest

# --8<-- [start:item-error]
batch.item()
# > RuntimeError: a Tensor with 4 elements cannot be converted to Scalar
# --8<-- [end:item-error]

# --8<-- [start:float-error]
float(batch)
# > ValueError: only one element tensors can be converted to Python scalars
# --8<-- [end:float-error]
assert float(torch.ones(1, 1)) == torch.ones(1, 1).item() == 1
assert torch.ones(1, 1).tolist() == [[1]]
with pytest.raises(RuntimeError, match="a Tensor with 0 elements"):
    torch.ones(0).item()

# --8<-- [start:types]
count, ready = torch.tensor(3), torch.tensor(True)
count.item(), ready.item()
# > (3, True)
float(count), float(ready), int(torch.tensor(2.9))
# > (3.0, 1.0, 2)
# --8<-- [end:types]
assert torch.tensor(1 + 2j).item() == 1 + 2j

# --8<-- [start:digits]
torch.tensor(0.1).item()
# > 0.10000000149011612
torch.tensor(0.1, dtype=torch.bfloat16).item()
# > 0.10009765625
# --8<-- [end:digits]
assert torch.tensor(0.1, dtype=torch.float64).item() == 0.1

# --8<-- [start:graph]
weight = torch.tensor(3.0, requires_grad=True)
loss = weight * weight
loss.item()
# > 9.0
f"{loss:.3f}"
# > '9.000'
_ = float(loss)
# > UserWarning: Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior.
# > …
float(loss.detach())
# > 9.0
# --8<-- [end:graph]
import math
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("error")
    _ = loss.item(), loss.tolist(), int(loss), f"{loss}"
with pytest.warns(UserWarning, match="Converting a tensor with requires_grad=True"):
    math.sin(loss)
torch.set_warn_always(False)  # torch's own default
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    _ = float(loss)
    first = len(caught)
    _ = float(loss), math.sin(loss)
assert len(caught) == first, "once per process, all together"
torch.set_warn_always(True)

# --8<-- [start:cut]
scaled = weight * weight.item()
scaled.backward()
weight.grad  # of weight * weight it would be 6
# > tensor(3.)
# --8<-- [end:cut]

# --8<-- [start:format]
losses = torch.tensor([0.5])
f"{losses:.3f}"
# > TypeError: unsupported format string passed to Tensor.__format__
# --8<-- [end:format]

# --8<-- [start:list]
list(torch.tensor([0.5, 0.25]))
# > [tensor(0.5000), tensor(0.2500)]
torch.tensor([0.5, 0.25]).tolist()
# > [0.5, 0.25]
# --8<-- [end:list]

# --8<-- [start:many]
history = []
for step in range(3):
    loss = (weight - step) ** 2
    history.append(loss.detach())
torch.stack(history).tolist()
# > [9.0, 4.0, 1.0]
# --8<-- [end:many]
