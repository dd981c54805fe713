# --8<-- [start:see]
import torch

loss = torch.tensor([0.5, 1.5]).mean()
loss[0]
# > IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
# --8<-- [end:see]

# --8<-- [start:fix]
loss.item()
# > 1.0
# --8<-- [end:fix]

# --8<-- [start:shape]
loss.shape, loss.ndim
# > (torch.Size([]), 0)
torch.tensor([1.0]).shape  # one dimension, one element
# > torch.Size([1])
# --8<-- [end:shape]

# --8<-- [start:twice]
accuracy = torch.tensor([0.8, 0.9])
accuracy[0][0]
# > IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number
# --8<-- [end:twice]

# --8<-- [start:squeeze]
outputs = torch.tensor([[0.7]])  # (B, 1), a batch of one
predictions = outputs.squeeze()
for prediction in predictions:
    print(prediction)
# > TypeError: iteration over a 0-d tensor
# --8<-- [end:squeeze]

# --8<-- [start:unpack]
low, high = torch.tensor(0.5)
# > TypeError: iteration over a 0-d tensor
# --8<-- [end:unpack]

# --8<-- [start:squeeze-fix]
predictions = outputs.squeeze(1)
for prediction in predictions:
    print(prediction)
# > tensor(0.7000)
# --8<-- [end:squeeze-fix]

# --8<-- [start:reductions]
x = torch.zeros(2, 3)
x.max().shape  # one number
# > torch.Size([])
x.max(dim=1).values.shape  # one a row
# > torch.Size([2])
values, indices = x.max(dim=1)
# --8<-- [end:reductions]
assert values.shape == indices.shape == (2,)

# --8<-- [start:nonzero]
labels = torch.tensor([[3]])
for label in labels.reshape(-1):
    print(label)
# > tensor(3)
for label in torch.atleast_1d(labels.squeeze()):
    print(label)
# > tensor(3)
# --8<-- [end:nonzero]

# --8<-- [start:siblings]
calls = (
    lambda: loss[:],
    lambda: len(loss),
    lambda: list(loss),
    lambda: loss.split(1),
)
for call in calls:
    try:
        call()
    except (IndexError, TypeError, RuntimeError) as error:
        print(error)
# > slice() cannot be applied to a 0-dim tensor.
# > len() of a 0-d tensor
# > iteration over a 0-d tensor
# > split expects at least a 1-dimensional tensor
# --8<-- [end:siblings]

# --8<-- [start:works]
loss[...], loss[None]
# > (tensor(1.), tensor([1.]))
# --8<-- [end:works]
