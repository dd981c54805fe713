# --8<-- [start:see]
import torch

values = torch.arange(12.0).reshape(4, 3)  # (B, actions)
actions = torch.tensor([[0], [2], [1], [0], [2]])  # five of them
values.gather(1, actions)
# > RuntimeError: Size does not match at dimension 0 expected index [5, 1] to be no larger than self [4, 3] apart from dimension 1
# --8<-- [end:see]

# --8<-- [start:dimensions]
actions = torch.tensor([0, 2, 1, 0])  # (B,)
values.gather(1, actions)
# > RuntimeError: Index tensor must have the same number of dimensions as input tensor
# --8<-- [end:dimensions]

# --8<-- [start:last-token]
hidden = torch.arange(24.0).reshape(2, 3, 4)  # (B, T, C)
last = torch.tensor([1, 2])  # the last token of each
hidden.gather(1, last)
# > RuntimeError: Index tensor must have the same number of dimensions as input tensor
# --8<-- [end:last-token]

# --8<-- [start:dimensions-fix]
values.gather(1, actions.unsqueeze(1)).squeeze(1)
# > tensor([0., 5., 7., 9.])
values[torch.arange(4), actions]
# > tensor([0., 5., 7., 9.])
# --8<-- [end:dimensions-fix]

# --8<-- [start:last-token-fix]
index = last[:, None, None].expand(-1, 1, hidden.shape[2])  # (B, 1, C)
hidden.gather(1, index).squeeze(1)
# > tensor([[ 4.,  5.,  6.,  7.],
# >         [20., 21., 22., 23.]])
hidden[torch.arange(2), last]
# > tensor([[ 4.,  5.,  6.,  7.],
# >         [20., 21., 22., 23.]])
# --8<-- [end:last-token-fix]
assert hidden.gather(1, index).squeeze(1).equal(hidden[torch.arange(2), last])

# --8<-- [start:silent]
values.gather(1, torch.tensor([[2]]))  # one row: only the first is read
# > tensor([[2.]])
values.gather(1, torch.tensor([[2]]).expand(4, 1))
# > tensor([[ 2.],
# >         [ 5.],
# >         [ 8.],
# >         [11.]])
# --8<-- [end:silent]

# --8<-- [start:silent-token]
hidden.gather(1, last[:, None, None]).shape  # only channel 0
# > torch.Size([2, 1, 1])
# --8<-- [end:silent-token]
assert hidden.gather(1, last[:, None, None]).flatten().equal(hidden[torch.arange(2), last, 0])

# cpu: each device words it in its own way
# --8<-- [start:siblings]
values = torch.zeros(4, 3)
index = torch.zeros(5, 2, dtype=torch.long)
short = torch.zeros(4, 1)
flat = torch.zeros(4, dtype=torch.long)
calls = (
    lambda: values.scatter(1, index, 1.0),
    lambda: values.scatter(1, index, torch.ones(5, 2)),
    lambda: values.scatter_add(1, index[:4], short),
    lambda: values.scatter(1, flat, 1.0),
    lambda: torch.take_along_dim(values, flat, 1),
    lambda: values.index_select(1, index),
)
for call in calls:
    try:
        call()
    except (IndexError, RuntimeError) as error:
        print(error)
# > Expected index [5, 2] to be no larger than self [4, 3] apart from dimension 1
# > Expected index [5, 2] to be no larger than self [4, 3] apart from dimension 1 and to be no larger size than src [5, 2]
# > Expected index [4, 2] to be no larger than self [4, 3] apart from dimension 1 and to be no larger size than src [4, 1]
# > Index tensor must have the same number of dimensions as self tensor
# > torch.take_along_dim(): input and indices should have the same number of dimensions, but got 2 dimensions for input, and 1 dimensions for indices
# > index_select(): Index is supposed to be a vector
# --8<-- [end:siblings]
