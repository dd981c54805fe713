# --8<-- [start:both]
import torch

row = torch.tensor([1, 2, 3])
row.expand(2, 3)  # the sizes wanted
# > tensor([[1, 2, 3],
# >         [1, 2, 3]])
row.repeat(2, 1)  # how many times, per dimension
# > tensor([[1, 2, 3],
# >         [1, 2, 3]])

row.expand(2, 3).stride(), row.repeat(2, 1).stride()
# > ((0, 1), (3, 1))
row.expand(2, 3).data_ptr() == row.data_ptr()
# > True
row.repeat(2, 1).data_ptr() == row.data_ptr()
# > False
# --8<-- [end:both]
assert row.expand(1000, 3).untyped_storage().nbytes() == row.untyped_storage().nbytes() == 24
assert row.repeat(1000, 1).untyped_storage().nbytes() == 24_000
assert torch.equal(row.tile(2, 1), row.repeat(2, 1)) and row.tile(2).tolist() == [1, 2, 3] * 2
assert row.repeat(1).data_ptr() != row.data_ptr()

# --8<-- [start:neither]
column = torch.tensor([[10], [20]])
row.expand(2, 3) + column.expand(2, 3)
# > tensor([[11, 12, 13],
# >         [21, 22, 23]])
row + column  # the same, without asking
# > tensor([[11, 12, 13],
# >         [21, 22, 23]])
# --8<-- [end:neither]
assert torch.equal(row + column, row.expand(2, 3) + column.expand(2, 3))
_left, _right = torch.broadcast_tensors(row, column)  # what addition does to its operands
assert _left.stride() == (0, 1) and _right.stride() == (1, 0)
assert torch.equal(column.tile(2), column.repeat(1, 2))

# --8<-- [start:sizes]
column.expand(-1, 3).shape  # -1 keeps a size
# > torch.Size([2, 3])
column.repeat(1, 3).shape
# > torch.Size([2, 3])
row.repeat(2)  # [1, 2, 3] twice
# > tensor([1, 2, 3, 1, 2, 3])
row.repeat_interleave(2)  # each element twice
# > tensor([1, 1, 2, 2, 3, 3])

row.expand(6)  # only a size of 1 can be expanded
# > RuntimeError: The expanded size of the tensor (6) must match the existing size (3) at non-singleton dimension 0.  Target sizes: [6].  Tensor sizes: [3]
# --8<-- [end:sizes]
assert row.expand(4, 2, 3).shape == (4, 2, 3)

# --8<-- [start:write]
rows = torch.zeros(3).expand(2, 3)
rows += 1
# > RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
# --8<-- [end:write]

# --8<-- [start:write-silent]
rows[0, 0] = 5.0  # one element, both rows
rows
# > tensor([[5., 0., 0.],
# >         [5., 0., 0.]])

own = rows.clone()  # dense, its own memory
own[0, 0] = 7.0
own
# > tensor([[7., 0., 0.],
# >         [5., 0., 0.]])
# --8<-- [end:write-silent]
assert rows.contiguous().stride() == own.stride() == (3, 1) and rows[1, 0] == 5

# --8<-- [start:gradient]
bias = torch.zeros(3, requires_grad=True)
bias.expand(4, 3).sum().backward()
bias.grad  # summed over the 4 rows
# > tensor([4., 4., 4.])
# --8<-- [end:gradient]
bias.grad = None
bias.repeat(4, 1).sum().backward()
assert bias.grad.tolist() == [4, 4, 4]

assert rows.view(2, 3).shape == (2, 3)
_flat = rows.reshape(6)
assert _flat.stride() == (1,) and _flat.data_ptr() != rows.data_ptr()
