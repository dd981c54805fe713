# --8<-- [start:see]
import torch

bias = torch.tensor([1.0, 2.0, 3.0])
bias.expand(6)
# > RuntimeError: The expanded size of the tensor (6) must match the existing size (3) at non-singleton dimension 0.  Target sizes: [6].  Tensor sizes: [3]
# --8<-- [end:see]

# --8<-- [start:assign]
padded = torch.zeros(2, 5)
padded[0] = bias
# > RuntimeError: The expanded size of the tensor (5) must match the existing size (3) at non-singleton dimension 0.  Target sizes: [5].  Tensor sizes: [3]
# --8<-- [end:assign]

# --8<-- [start:linear]
x = torch.zeros(8, 4)
weight = torch.zeros(2, 4)
torch.nn.functional.linear(x, weight, bias)
# > RuntimeError: The expanded size of the tensor (2) must match the existing size (3) at non-singleton dimension 1.  Target sizes: [8, 2].  Tensor sizes: [3]
# --8<-- [end:linear]

# --8<-- [start:fix-repeat]
bias.repeat(2)  # the same three numbers, twice
# > tensor([1., 2., 3., 1., 2., 3.])
bias.expand(2, 3)  # two rows
# > tensor([[1., 2., 3.],
# >         [1., 2., 3.]])
bias.unsqueeze(1).expand(3, 2)  # two columns
# > tensor([[1., 1.],
# >         [2., 2.],
# >         [3., 3.]])
# --8<-- [end:fix-repeat]

# --8<-- [start:fix-assign]
padded[0, : len(bias)] = bias
padded
# > tensor([[1., 2., 3., 0., 0.],
# >         [0., 0., 0., 0., 0.]])
# --8<-- [end:fix-assign]

# --8<-- [start:silent]
rows = torch.zeros(3, 3)
per_row = torch.tensor([1.0, 2.0, 3.0])
rows[:] = per_row  # runs: goes to the columns
rows
# > tensor([[1., 2., 3.],
# >         [1., 2., 3.],
# >         [1., 2., 3.]])
rows[:] = per_row.unsqueeze(1)
rows
# > tensor([[1., 1., 1.],
# >         [2., 2., 2.],
# >         [3., 3., 3.]])
# --8<-- [end:silent]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:fewer]
batch = torch.zeros(2, 3)
batch.expand(3)
# > RuntimeError: expand(torch.FloatTensor{[2, 3]}, size=[3]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)
# --8<-- [end:fewer]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:fewer-assign]
total = torch.zeros(3)
total[:] = batch
# > RuntimeError: expand(torch.FloatTensor{[2, 3]}, size=[3]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)
# --8<-- [end:fewer-assign]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:element]
total[0] = batch[0]
# > RuntimeError: expand(torch.FloatTensor{[3]}, size=[]): the number of sizes provided (0) must be greater or equal to the number of dimensions in the tensor (1)
# --8<-- [end:element]

# cpu: it goes on with tensors that stay there
# --8<-- [start:fewer-fix]
total[:] = batch.sum(0)  # or batch[0]: say which
total[0] = batch[0].sum()
# --8<-- [end:fewer-fix]
assert torch.equal(total, torch.zeros(3))

# --8<-- [start:minus-one]
bias.expand(-1, 3)
# > RuntimeError: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
# --8<-- [end:minus-one]

# --8<-- [start:repeat]
batch.repeat(2)
# > RuntimeError: Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor
# --8<-- [end:repeat]
assert batch.repeat(2, 1).shape == (4, 3)
assert batch.tile(2).shape == (2, 6)
import pytest

for _call in (
    lambda: bias.expand_as(torch.zeros(2, 6)),
    lambda: bias.broadcast_to(6),
    lambda: torch.zeros(6).__setitem__(slice(None), bias),
    lambda: torch.addmm(bias, torch.zeros(2, 4), torch.zeros(4, 6)),
):
    with pytest.raises(
        RuntimeError, match=r"expanded size of the tensor \(6\) must match .* \(3\)"
    ):
        _call()
