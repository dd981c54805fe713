# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:see]
import torch

batch = torch.zeros(2, 3)
batch[0] = [1.0, 2.0, 3.0]
# > TypeError: can't assign a list to a torch.FloatTensor
# --8<-- [end:see]

# --8<-- [start:fix]
batch[0] = torch.tensor([1.0, 2.0, 3.0])
batch
# > tensor([[1., 2., 3.],
# >         [0., 0., 0.]])
# --8<-- [end:fix]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:numpy]
import numpy as np

row = np.array([4.0, 5.0, 6.0])
batch[1] = row
# > TypeError: can't assign a numpy.ndarray to a torch.FloatTensor
# --8<-- [end:numpy]

# --8<-- [start:numpy-fix]
batch[1] = torch.from_numpy(row)
batch[0, 0] = float(row[0])
batch
# > tensor([[4., 2., 3.],
# >         [4., 5., 6.]])
# --8<-- [end:numpy-fix]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:siblings]
labels = torch.zeros(3, dtype=torch.long)
for value in ((1, 2), None, "cat", np.int64(1), np.float32(1)):
    try:
        labels[0] = value
        print("works:", type(value).__name__)
    except TypeError as error:
        print(error)
# > can't assign a tuple to a torch.LongTensor
# > can't assign a NoneType to a torch.LongTensor
# > can't assign a str to a torch.LongTensor
# > works: int64
# > can't assign a numpy.float32 to a torch.LongTensor
# --8<-- [end:siblings]

# --8<-- [start:numbers]
batch[0, 0] = np.float64(1)
batch[0, 0] = np.float32(1).item()
# --8<-- [end:numbers]

# --8<-- [start:truncates]
labels[0] = 2.9
labels
# > tensor([2, 0, 0])
# --8<-- [end:truncates]
