# --8<-- [start:see]
import torch

scores = torch.tensor([0.1, 0.7, 0.2])
order = torch.tensor([2.0, 0.0])
scores[order]
# > IndexError: tensors used as indices must be long, int, byte or bool tensors
# --8<-- [end:see]

# --8<-- [start:fix]
scores[order.long()]
# > tensor([0.2000, 0.1000])
# --8<-- [end:fix]

# --8<-- [start:one-hot]
labels = torch.tensor([1.0, 3.0])
torch.zeros(2, 5).scatter_(1, labels.unsqueeze(1), 1.0)
# > RuntimeError: scatter(): Expected dtype int32/int64 for index
# --8<-- [end:one-hot]

# --8<-- [start:division]
positions = torch.arange(4)
(positions / 2).dtype
# > torch.float32
(positions // 2).dtype
# > torch.int64
# --8<-- [end:division]

# --8<-- [start:sources]
torch.zeros(2).dtype
# > torch.float32
torch.tensor([]).dtype
# > torch.float32
torch.Tensor([0, 1]).dtype
# > torch.float32
torch.arange(2.0).dtype
# > torch.float32
# --8<-- [end:sources]

# --8<-- [start:empty]
scores[torch.tensor([])]
# > IndexError: tensors used as indices must be long, int, byte or bool tensors
# --8<-- [end:empty]

# --8<-- [start:one-hot-fix]
index = labels.long().unsqueeze(1)
one_hot = torch.zeros(2, 5).scatter_(1, index, 1.0)
one_hot
# > tensor([[0., 1., 0., 0., 0.],
# >         [0., 0., 0., 1., 0.]])
# --8<-- [end:one-hot-fix]

# --8<-- [start:empty-fix]
scores[torch.tensor([], dtype=torch.long)].shape
# > torch.Size([0])
# --8<-- [end:empty-fix]

# --8<-- [start:truncates]
torch.tensor([0.9, 1.9999]).long()
# > tensor([0, 1])
torch.tensor([0.9, 1.9999]).round().long()
# > tensor([1, 2])
# --8<-- [end:truncates]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:embedding]
embedding = torch.nn.Embedding(3, 4)
embedding(torch.tensor([[0.0, 2.0]]))
# > RuntimeError: Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got torch.FloatTensor instead (while checking arguments for embedding)
# --8<-- [end:embedding]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:swapped]
ids = torch.tensor([[0, 2]])
torch.nn.functional.embedding(embedding.weight, ids)
# > RuntimeError: Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got torch.FloatTensor instead (while checking arguments for embedding)
# --8<-- [end:swapped]

# cpu: what refuses a dtype, and in which words, depends on the device
# --8<-- [start:siblings]
x = torch.zeros(2, 5)
index = torch.tensor([1.0])
one = torch.ones(2, 1)
calls = (
    lambda: x.gather(1, index.reshape(1, 1)),
    lambda: x.index_select(1, index),
    lambda: x.index_add(1, index, one),
    lambda: x.index_copy(1, index, one),
    lambda: x.index_fill(1, index, 0.0),
    lambda: x.take(index),
    lambda: torch.take_along_dim(x, index.reshape(1, 1), 1),
)
for call in calls:
    try:
        call()
    except (IndexError, RuntimeError) as error:
        print(error)
# > gather(): Expected dtype int32/int64 for index
# > index_select(): Expected dtype int32 or int64 for index
# > index_add_(): Expected dtype int32/int64 for index but got: Float
# > index_copy_(): Expected a long tensor for index, but got Float
# > index_fill_(): Expected dtype int64 for index.
# > take(): Expected a long tensor for index, but got Float
# > torch.take_along_dim(): dtype of indices should be Long but got Float
# --8<-- [end:siblings]
import pytest

numbers = torch.arange(3.0)
for dtype in (torch.int32, torch.int64):
    i = torch.tensor([2, 0], dtype=dtype)
    assert numbers[i].tolist() == [2, 0]
    assert numbers.gather(0, i).tolist() == numbers.index_select(0, i).tolist() == [2, 0]
    assert numbers.scatter(0, i, 9.0).tolist() == [9, 1, 9]
    assert numbers.index_add(0, i, torch.ones(2)).tolist() == [1, 1, 3]
    assert torch.nn.functional.embedding(i, torch.ones(3, 4)).shape == (2, 4)

# --8<-- [start:int32]
index = torch.tensor([2, 0], dtype=torch.int32)
scores[index], scores.gather(0, index)
# > (tensor([0.2000, 0.1000]), tensor([0.2000, 0.1000]))
try:
    scores.take(index)
except RuntimeError as error:
    print(error)
# > take(): Expected a long tensor for index, but got Int
scores.index_copy(0, index, torch.ones(2))
# > RuntimeError: index_copy_(): Expected a long tensor for index, but got Int
# --8<-- [end:int32]
for call in (
    lambda: torch.zeros(3).put_(index, torch.ones(2)),
    lambda: scores.index_fill(0, index, 1.0),
    lambda: torch.take_along_dim(scores, index, 0),
    lambda: scores[torch.tensor([1], dtype=torch.int16)],
    lambda: scores[torch.tensor([1], dtype=torch.int8)],
):
    with pytest.raises((RuntimeError, IndexError), match=r"long|Long|int64"):
        call()
