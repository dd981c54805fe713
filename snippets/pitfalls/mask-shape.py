# --8<-- [start:see]
import torch

x = torch.arange(6.0).reshape(2, 3)  # (B, features)
keep = torch.tensor([True, False, True])  # one a feature
x[keep]
# > IndexError: The shape of the mask [3] at index 0 does not match the shape of the indexed tensor [2, 3] at index 0
# --8<-- [end:see]

# --8<-- [start:fix]
x[:, keep]
# > tensor([[0., 2.],
# >         [3., 5.]])
# --8<-- [end:fix]

# --8<-- [start:other-index]
keep = torch.tensor([[True], [False]])
x[keep]
# > IndexError: The shape of the mask [2, 1] at index 1 does not match the shape of the indexed tensor [2, 3] at index 1
# --8<-- [end:other-index]

# --8<-- [start:no-broadcast]
x[keep.squeeze(1)]  # whole rows
# > tensor([[0., 1., 2.]])
x[keep.expand_as(x)]  # elements
# > tensor([0., 1., 2.])
x.masked_fill(keep, 0.0)  # this one broadcasts
# > tensor([[0., 0., 0.],
# >         [3., 4., 5.]])
# --8<-- [end:no-broadcast]
assert torch.where(keep, 0.0, x).equal(x.masked_fill(keep, 0.0))

# --8<-- [start:stale]
labels = torch.tensor([0, 1, 1, 0])
valid = labels == 1
x = torch.arange(8.0).reshape(4, 2)
x = x[valid]  # now two rows
x[valid]
# > IndexError: The shape of the mask [4] at index 0 does not match the shape of the indexed tensor [2, 2] at index 0
# --8<-- [end:stale]

# --8<-- [start:tokens]
hidden = torch.zeros(2, 5, 8)  # (B, T, C)
padding = torch.zeros(2, 4, dtype=torch.bool)  # one token short
hidden[padding]
# > IndexError: The shape of the mask [2, 4] at index 1 does not match the shape of the indexed tensor [2, 5, 8] at index 1
# --8<-- [end:tokens]

# --8<-- [start:stale-fix]
x = torch.arange(8.0).reshape(4, 2)
selected, selected_labels = x[valid], labels[valid]
selected.shape, selected_labels.shape
# > (torch.Size([2, 2]), torch.Size([2]))
# --8<-- [end:stale-fix]

# --8<-- [start:silent]
square = torch.arange(4.0).reshape(2, 2)
columns = torch.tensor([True, False])  # meant for the columns
square[columns]
# > tensor([[0., 1.]])
square[:, columns]
# > tensor([[0.],
# >         [2.]])
# --8<-- [end:silent]

# --8<-- [start:ints]
flags = torch.tensor([1, 0])  # int64: these are indices
square[flags]
# > tensor([[2., 3.],
# >         [0., 1.]])
square[flags.bool()]
# > tensor([[0., 1.]])
# --8<-- [end:ints]

# --8<-- [start:bytes]
square[torch.tensor([1, 0], dtype=torch.uint8)]
# > UserWarning: indexing with dtype torch.uint8 is now deprecated, please use a dtype torch.bool instead. (Triggered internally at …)
# > tensor([[0., 1.]])
# --8<-- [end:bytes]

# --8<-- [start:siblings]
values = torch.zeros(2, 3)
mask = torch.ones(3, 2, dtype=torch.bool)
for call in (
    values.__getitem__,
    values.masked_select,
    lambda m: values.masked_fill(m, 1.0),
    values.to("meta").__getitem__,
):
    try:
        call(mask)
    except (IndexError, RuntimeError) as error:
        print(error)
# > The shape of the mask [3, 2] at index 0 does not match the shape of the indexed tensor [2, 3] at index 0
# > The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 1
# > The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 1
# > The shape of the mask torch.Size([3, 2]) at index 0 does not match the shape of the indexed tensor torch.Size([2, 3]) at index 0
# --8<-- [end:siblings]
