# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:see]
import numpy as np
import torch

rows = np.array([[5.1, "setosa"], [6.2, "virginica"]], dtype=object)
torch.from_numpy(rows)
# > TypeError: can't convert np.ndarray of type numpy.object_. The only supported types are: float64, float32, float16, complex64, complex128, int64, int32, int16, int8, uint64, uint32, uint16, uint8, and bool.
# --8<-- [end:see]
import pytest

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
features = rows[:, 0].astype(np.float32)
torch.from_numpy(features)
# > tensor([5.1000, 6.2000])
names, labels = np.unique(rows[:, 1].astype(str), return_inverse=True)
torch.from_numpy(labels)
# > tensor([0, 1])
# --8<-- [end:fix]
assert names.tolist() == ["setosa", "virginica"]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:missing]
ages = np.array([31, None, 28], dtype=object)
torch.from_numpy(ages.astype(np.float32))
# > tensor([31., nan, 28.])
# --8<-- [end:missing]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:lengths]
sentences = [np.array([1, 2, 3]), np.array([4])]
ragged = np.array(sentences, dtype=object)  # an array of arrays
torch.from_numpy(ragged)
# > TypeError: can't convert np.ndarray of type numpy.object_. The only supported types are: float64, float32, float16, complex64, complex128, int64, int32, int16, int8, uint64, uint32, uint16, uint8, and bool.
# --8<-- [end:lengths]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:lengths-fix]
from torch.nn.utils.rnn import pad_sequence

pad_sequence([torch.from_numpy(s) for s in sentences], batch_first=True)
# > tensor([[1, 2, 3],
# >         [4, 0, 0]])
# --8<-- [end:lengths-fix]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:look]
for value in (rows[0, 0], rows[0, 1], ages[1], ragged[0]):
    print(type(value))
# > <class 'float'>
# > <class 'str'>
# > <class 'NoneType'>
# > <class 'numpy.ndarray'>
# --8<-- [end:look]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:no-help]
try:
    rows.astype(np.float32)
except ValueError as error:
    print(error)
# > could not convert string to float: 'setosa'
# --8<-- [end:no-help]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:siblings]
for value in (
    np.array(["1", "2"]),
    np.array(["2024-05-01"], dtype="datetime64[D]"),
    np.zeros(2, dtype=[("x", "f4"), ("y", "f4")]),
    np.ones(2, dtype=np.longdouble),
    [1.0, 2.0],
    np.float64(2.0),
):
    try:
        torch.from_numpy(value)
    except TypeError as error:
        print(str(error)[:51])
# > can't convert np.ndarray of type numpy.str_. The on
# > can't convert np.ndarray of type numpy.datetime64.
# > can't convert np.ndarray of type numpy.void. The on
# > can't convert np.ndarray of type numpy.longdouble.
# > expected np.ndarray (got list)
# > expected np.ndarray (got numpy.float64)
# --8<-- [end:siblings]
for make in (torch.tensor, torch.as_tensor, torch.FloatTensor):
    with pytest.raises(TypeError, match=r"can't convert np.ndarray of type numpy.object_"):
        make(ages)
assert torch.from_numpy(np.array(["1", "2"]).astype(np.int64)).tolist() == [1, 2]
assert torch.tensor(np.float64(2.0)).dtype == torch.float64
