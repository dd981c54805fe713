# --8<-- [start:see]
import torch

x = torch.tensor([0.0, 1.0], requires_grad=True)
y = x.sigmoid()  # keeps its result for backward
y.data.zero_()  # a write past autograd
y.sum().backward()  # no error
x.grad
# > tensor([0., 0.])
# --8<-- [end:see]

# --8<-- [start:right]
x.grad = None
x.sigmoid().sum().backward()
x.grad
# > tensor([0.2500, 0.1966])
# --8<-- [end:right]

# --8<-- [start:detach]
y = x.sigmoid()
y.detach().zero_()
try:
    y.sum().backward()
except RuntimeError as error:
    print(str(error).partition(":")[0])
# > one of the variables needed for gradient computation has been modified by an inplace operation
# --8<-- [end:detach]

# --8<-- [start:versions]
y = x.sigmoid()
y._version  # > 0
y.detach().add_(1)
y._version  # > 1
y.data.add_(1)
y._version  # not counted
# > 1
# --8<-- [end:versions]

# cpu: NumPy shares memory with CPU tensors only
# --8<-- [start:numpy]
x = torch.tensor([0.0, 1.0], requires_grad=True)
y = x.sigmoid()
array = y.detach().numpy()
array[:] = 0  # as silent as .data
y.sum().backward()
x.grad
# > tensor([0., 0.])
# --8<-- [end:numpy]

# --8<-- [start:weight]
weight = torch.tensor(1.0, requires_grad=True)
loss = weight**2  # keeps weight
weight.data -= 0.5
loss.backward()
weight.grad  # of weight**2 at 1 it is 2
# > tensor(1.)
# --8<-- [end:weight]

# --8<-- [start:fix]
weight = torch.tensor(1.0, requires_grad=True)
loss = weight**2
loss.backward()
with torch.no_grad():
    weight -= 0.5  # counted, and after backward
weight.grad
# > tensor(2.)
# --8<-- [end:fix]

# --8<-- [start:caught]
loss = weight**2
with torch.no_grad():
    weight -= 0.1
try:
    loss.backward()
except RuntimeError as error:
    print(str(error).partition(":")[0])
# > one of the variables needed for gradient computation has been modified by an inplace operation
# --8<-- [end:caught]

# --8<-- [start:copy]
y = x.sigmoid()
picture = y.detach().clone()  # or .numpy().copy()
picture.zero_()
x.grad = None
y.sum().backward()
x.grad
# > tensor([0.2500, 0.1966])
# --8<-- [end:copy]
