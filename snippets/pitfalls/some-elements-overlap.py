# --8<-- [start:see]
import torch

x = torch.arange(5.0)
x[1:] = x[:-1]  # shift by one
# > RuntimeError: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# --8<-- [end:see]

# --8<-- [start:fix]
x[1:] = x[:-1].clone()
x
# > tensor([0., 0., 1., 2., 3.])
# --8<-- [end:fix]

# --8<-- [start:allowed]
x = torch.tensor([1.0, 2.0])
x += x  # the same elements in the same places
x.mul_(x)
x
# > tensor([ 4., 16.])
# --8<-- [end:allowed]

# --8<-- [start:transpose]
batch = torch.arange(8.0).reshape(2, 2, 2)
batch[1] = batch[1].transpose(-2, -1)
# > RuntimeError: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# --8<-- [end:transpose]

# --8<-- [start:normalise]
scores = torch.tensor([[4.0, 2.0], [6.0, 8.0]])
scores -= scores[0]
# > RuntimeError: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# --8<-- [end:normalise]

# --8<-- [start:transpose-fix]
batch[1] = batch[1].transpose(-2, -1).clone()
batch[1]
# > tensor([[4., 6.],
# >         [5., 7.]])
# --8<-- [end:transpose-fix]

# --8<-- [start:normalise-fix]
scores = scores - scores[0]  # a new tensor
scores
# > tensor([[0., 0.],
# >         [2., 6.]])
# --8<-- [end:normalise-fix]

# --8<-- [start:roll]
torch.arange(5).roll(1)  # round the end
# > tensor([4, 0, 1, 2, 3])
# --8<-- [end:roll]

# cpu: the order of overlapping reads and writes is not defined
# --8<-- [start:silent]
scores = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
scores -= scores[:, :1]
scores
# > tensor([[0., 2., 3.],
# >         [0., 5., 6.]])
# --8<-- [end:silent]

# --8<-- [start:silent-fix]
scores = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
scores -= scores[:, :1].clone()
scores
# > tensor([[0., 1., 2.],
# >         [0., 1., 2.]])
# --8<-- [end:silent-fix]

# --8<-- [start:out]
x = torch.arange(4.0)
calls = (
    lambda: torch.add(x[1:], 1, out=x[:-1]),
    lambda: torch.cat([x[2:], x[:2]], out=x),
    lambda: x.scatter_(0, torch.tensor([1, 0]), x[1:3]),
    lambda: x.index_copy_(0, torch.tensor([1, 0]), x[1:3]),
)
for call in calls:
    try:
        call()
    except RuntimeError as error:
        print(str(error).partition(" and ")[0])
# > unsupported operation: some elements of the input tensor
# > unsupported operation: some elements of the input tensor
# > unsupported operation: some elements of the input tensor
# > unsupported operation: some elements of the input tensor
# --8<-- [end:out]
