# --8<-- [start:raises]
import torch

weight = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (weight**2).sum().item()
loss.backward()
# > AttributeError: 'float' object has no attribute 'backward'
# --8<-- [end:raises]
assert type(loss) is float

# --8<-- [start:ways]
import numpy as np

squares = weight**2
type(squares.sum().item())  # > <class 'float'>
type(squares.detach().cpu().numpy().sum())  # > <class 'numpy.float32'>
type(np.mean([s.item() for s in squares]))  # > <class 'numpy.float64'>
type(sum([]))  # > <class 'int'>
# --8<-- [end:ways]

# --8<-- [start:fix]
loss = (weight**2).sum()
loss.backward()
print(loss.item())
# > 5.0
weight.grad
# > tensor([2., 4.])
# --8<-- [end:fix]

# --8<-- [start:total]
weight.grad = None
total = 0.0
for target in (1.0, 3.0):
    total = total + ((weight - target) ** 2).sum()
total.backward()
weight.grad
# > tensor([-4.,  0.])
# --8<-- [end:total]
assert torch.equal(weight.grad, 4 * weight - 8)

# --8<-- [start:no-help]
weight.grad = None
number = (weight**2).sum().item()
loss = torch.tensor(number, requires_grad=True)
loss.backward()  # runs
print(weight.grad)
# > None
# --8<-- [end:no-help]

# --8<-- [start:siblings]
losses = [squares.sum(), squares.mean()]
made = [
    squares.sum().item(),
    squares.detach().cpu().numpy().sum(),
    squares.detach().cpu().numpy(),
    sum([]),
    losses,
    tuple(losses),
    {"loss": losses[0]},
    None,
    torch.nn.MSELoss(),
]
for loss in made:
    try:
        loss.backward()
    except AttributeError as error:
        print(error)
# > 'float' object has no attribute 'backward'
# > 'numpy.float32' object has no attribute 'backward'
# > 'numpy.ndarray' object has no attribute 'backward'
# > 'int' object has no attribute 'backward'
# > 'list' object has no attribute 'backward'
# > 'tuple' object has no attribute 'backward'
# > 'dict' object has no attribute 'backward'
# > 'NoneType' object has no attribute 'backward'
# > 'MSELoss' object has no attribute 'backward'
# --8<-- [end:siblings]
