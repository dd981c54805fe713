# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:see]
import numpy as np
import torch

readings = np.zeros(2)
inputs = torch.from_numpy(readings)
readings += 1  # writes to the tensor as well
inputs
# > tensor([1., 1.], dtype=torch.float64)
# --8<-- [end:see]
assert inputs.data_ptr() == readings.ctypes.data

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
inputs = torch.tensor(readings)  # a copy
readings += 1
inputs
# > tensor([1., 1.], dtype=torch.float64)
# --8<-- [end:fix]
assert torch.from_numpy(readings.copy()).data_ptr() != readings.ctypes.data

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:buffer]
buffer = np.zeros(2)
history = []
for step in range(3):
    buffer[:] = step  # the camera writes here
    history.append(torch.from_numpy(buffer))
history
# > [tensor([2., 2.], dtype=torch.float64), tensor([2., 2.], dtype=torch.float64), tensor([2., 2.], dtype=torch.float64)]
# --8<-- [end:buffer]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:weights]
model = torch.nn.Linear(2, 1, bias=False)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
before = model.weight.detach().numpy()
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
np.abs(model.weight.detach().numpy() - before).max()  # no change?
# > np.float32(0.0)
# --8<-- [end:weights]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:weights-fix]
before = model.weight.detach().numpy().copy()
optimizer.step()
(np.abs(model.weight.detach().numpy() - before) > 0.9).all()
# > np.True_
# --8<-- [end:weights-fix]


# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:which]
def shares(tensor, array):
    return tensor.data_ptr() == array.ctypes.data


array = np.ones(2, dtype=np.float32)
shares(torch.from_numpy(array), array)  # > True
shares(torch.as_tensor(array), array)  # > True
shares(torch.tensor(array), array)  # > False
shares(torch.as_tensor(array, dtype=torch.float64), array)  # > False
tensor = torch.ones(2)
shares(tensor, tensor.numpy())  # > True
shares(tensor, np.asarray(tensor))  # > True
shares(tensor, tensor.numpy().copy())  # > False
# --8<-- [end:which]
assert shares(torch.Tensor(array), array) and shares(torch.asarray(array), array)
assert not shares(torch.from_numpy(array).clone(), array)

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:copy-warning]
copied = np.array(tensor)
# > DeprecationWarning: __array__ implementation doesn't accept a copy keyword, so passing copy=False failed. __array__ must implement 'dtype' and 'copy' keyword arguments. To learn more, see the migration guide https://numpy.org/devdocs/numpy_2_0_migration_guide.html#adapting-to-changes-in-the-copy-keyword
shares(tensor, copied)  # > False
# --8<-- [end:copy-warning]
assert np.array_equal(tensor.numpy().copy(), copied)

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:rebind]
readings = np.zeros(2)
inputs = torch.from_numpy(readings)
readings = readings + 1  # a new array, under the old name
inputs
# > tensor([0., 0.], dtype=torch.float64)
# --8<-- [end:rebind]
x = torch.ones(2, requires_grad=True)
y = (x * x).sum()
x.detach().numpy()[0] = 5.0  # autograd does not notice
y.backward()
assert x.grad.tolist() == [10.0, 2.0]
