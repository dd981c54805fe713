# --8<-- [start:reshape]
import torch

x = torch.arange(6)
x.reshape(2, 3)
# > tensor([[0, 1, 2],
# >         [3, 4, 5]])
x.reshape(3, -1).shape  # -1: work this one out
# > torch.Size([3, 2])
x.reshape(4, -1)
# > RuntimeError: shape '[4, -1]' is invalid for input of size 6
# --8<-- [end:reshape]
import pytest

assert x.reshape(2, 3).flatten().equal(x)
assert x.view(2, 3).equal(x.reshape(2, 3))
assert x.view(2, 3).data_ptr() == x.data_ptr()
with pytest.raises(RuntimeError, match="only one dimension can be inferred"):
    x.reshape(-1, -1)

# --8<-- [start:flatten]
images = torch.zeros(8, 3, 32, 32)  # (B, C, H, W)
images.flatten(1).shape
# > torch.Size([8, 3072])
images.flatten().shape
# > torch.Size([24576])
images.flatten(1).unflatten(1, (3, 32, 32)).shape
# > torch.Size([8, 3, 32, 32])
# --8<-- [end:flatten]
assert images.flatten(2).shape == (8, 3, 1024)
assert images.flatten(2, 3).shape == images.flatten(2).shape

# --8<-- [start:unsqueeze]
scores = torch.tensor([1, 2, 3])
scores.unsqueeze(0).shape
# > torch.Size([1, 3])
scores.unsqueeze(-1).shape
# > torch.Size([3, 1])
scores[None, :, None].shape  # None adds a dimension too
# > torch.Size([1, 3, 1])
# --8<-- [end:unsqueeze]

# --8<-- [start:squeeze]
logits = torch.zeros(4, 1)  # (B, 1)
logits.squeeze().shape
# > torch.Size([4])
logits.squeeze(-1).shape
# > torch.Size([4])
one = torch.zeros(1, 1)  # the last batch has one row
one.squeeze().shape
# > torch.Size([])
one.squeeze(-1).shape
# > torch.Size([1])
# --8<-- [end:squeeze]
assert one.squeeze().ndim == 0
with pytest.raises(TypeError, match="len\\(\\) of a 0-d tensor"):
    len(one.squeeze())
assert torch.zeros(2, 3).squeeze(0).shape == (2, 3)
assert torch.zeros(1, 3, 1, 2).squeeze((0, 2)).shape == (3, 2)

# --8<-- [start:reorder]
photo = torch.zeros(8, 32, 48, 3)  # (B, H, W, C)
photo.permute(0, 3, 1, 2).shape
# > torch.Size([8, 3, 32, 48])
photo.movedim(-1, 1).shape
# > torch.Size([8, 3, 32, 48])
photo.transpose(1, 2).shape
# > torch.Size([8, 48, 32, 3])
# --8<-- [end:reorder]
assert photo.permute(0, 3, 1, 2).equal(photo.movedim(-1, 1))
labelled = torch.arange(24).reshape(2, 3, 4)
assert labelled.permute(0, 2, 1).equal(labelled.transpose(1, 2))
assert labelled.permute(2, 0, 1).equal(labelled.movedim(-1, 0))
assert not labelled.permute(2, 0, 1).equal(labelled.transpose(0, 2).reshape(4, 2, 3))

# --8<-- [start:not-a-transpose]
table = torch.tensor([[1, 2, 3], [4, 5, 6]])
table.T
# > tensor([[1, 4],
# >         [2, 5],
# >         [3, 6]])
table.reshape(3, 2)
# > tensor([[1, 2],
# >         [3, 4],
# >         [5, 6]])
# --8<-- [end:not-a-transpose]

# --8<-- [start:join]
a = torch.tensor([1, 2, 3])
b = torch.tensor([4, 5, 6])
torch.cat([a, b])
# > tensor([1, 2, 3, 4, 5, 6])
torch.stack([a, b])
# > tensor([[1, 2, 3],
# >         [4, 5, 6]])
torch.stack([a, b], dim=1)
# > tensor([[1, 4],
# >         [2, 5],
# >         [3, 6]])
# --8<-- [end:join]
assert torch.stack([a, b]).equal(torch.cat([a[None], b[None]]))
m = torch.zeros(2, 3)
assert torch.cat([m, m]).shape == (4, 3)
assert torch.cat([m, m], dim=1).shape == (2, 6)
assert torch.stack([m, m]).shape == (2, 2, 3)
assert torch.stack([m, m], dim=-1).shape == (2, 3, 2)
assert torch.cat([m, torch.zeros(1, 3)]).shape == (3, 3)

# --8<-- [start:no-broadcast]
torch.stack([torch.zeros(3, 5), torch.zeros(3, 7)])
# > RuntimeError: stack expects each tensor to be equal size, but got [3, 5] at entry 0 and [3, 7] at entry 1
# --8<-- [end:no-broadcast]
with pytest.raises(RuntimeError, match="stack expects each tensor to be equal size"):
    torch.stack([a, torch.tensor([1])])

# --8<-- [start:cat-no-broadcast]
torch.cat([torch.zeros(2, 3), torch.zeros(1, 3)], dim=1)
# > RuntimeError: Sizes of tensors must match except in dimension 1. Expected size 2 but got size 1 for tensor number 1 in the list.
# --8<-- [end:cat-no-broadcast]

# --8<-- [start:empty]
collected = torch.empty(0)
torch.cat([collected, torch.ones(2, 3)]).shape
# > torch.Size([2, 3])
torch.cat([torch.empty(0, 2), torch.ones(2, 3)])
# > RuntimeError: Sizes of tensors must match except in dimension 0. Expected size 2 but got size 3 for tensor number 1 in the list.
# --8<-- [end:empty]
with pytest.raises(RuntimeError, match="stack expects each tensor to be equal size"):
    torch.stack([torch.empty(0), torch.ones(3)])
assert torch.cat([torch.empty(0), torch.tensor([1, 2])]).dtype == torch.float32

# --8<-- [start:expand]
column = torch.tensor([[1], [2]])
column.expand(2, 3)
# > tensor([[1, 1, 1],
# >         [2, 2, 2]])
column.repeat(1, 3)
# > tensor([[1, 1, 1],
# >         [2, 2, 2]])
column.expand(2, 3).untyped_storage().nbytes()
# > 16
column.repeat(1, 3).untyped_storage().nbytes()
# > 48
# --8<-- [end:expand]
assert column.expand(-1, 3).data_ptr() == column.data_ptr()
assert column.repeat(1, 3).data_ptr() != column.data_ptr()
assert column.expand(2, 3).stride() == (1, 0)
with pytest.raises(RuntimeError, match="must match the existing size"):
    torch.zeros(2).expand(3)

# --8<-- [start:repeat]
a.repeat(2)
# > tensor([1, 2, 3, 1, 2, 3])
a.repeat_interleave(2)
# > tensor([1, 1, 2, 2, 3, 3])
# --8<-- [end:repeat]
import numpy as np

assert np.array([1, 2, 3]).repeat(2).tolist() == a.repeat_interleave(2).tolist()

# --8<-- [start:einsum]
queries = torch.ones(8, 5, 64)  # (B, Q, D)
keys = torch.ones(8, 7, 64)  # (B, K, D)
torch.einsum("bqd,bkd->bqk", queries, keys).shape
# > torch.Size([8, 5, 7])
# --8<-- [end:einsum]
q = torch.arange(24.0).reshape(2, 3, 4)
k = torch.arange(40.0).reshape(2, 5, 4)
assert torch.allclose(torch.einsum("bqd,bkd->bqk", q, k), q @ k.mT)
assert torch.equal(torch.einsum("ij->ji", table), table.T)
assert torch.equal(torch.einsum("i,j->ij", a, b), torch.outer(a, b))
assert torch.einsum("ii", torch.eye(3)) == 3

# --8<-- [start:index]
grid = torch.arange(24).reshape(2, 3, 4)
grid[0].shape  # a number: the dimension goes
# > torch.Size([3, 4])
grid[0:1].shape  # a slice: it stays
# > torch.Size([1, 3, 4])
grid[..., -1].shape  # the rest, then the last
# > torch.Size([2, 3])
grid[:, [0, 2]].shape  # a list: as long as the list
# > torch.Size([2, 2, 4])
grid[grid > 20]  # a mask: what it selects, in one dimension
# > tensor([21, 22, 23])
# --8<-- [end:index]
assert grid[0].data_ptr() == grid.data_ptr()
assert grid[:, [0, 2]].data_ptr() != grid.data_ptr()

# --8<-- [start:range]
steps = torch.arange(5)
steps[3:100]
# > tensor([3, 4])
steps[10:20]
# > tensor([], dtype=torch.int64)
steps.flip(0)
# > tensor([4, 3, 2, 1, 0])
steps[::-1]
# > ValueError: step must be greater than zero
# --8<-- [end:range]
with pytest.raises(IndexError, match="index 7 is out of bounds for dimension 0 with size 5"):
    steps[7]

# cpu: on a GPU the bad index ends the process
# --8<-- [start:gather]
prices = torch.tensor([50, 60, 70])
last = torch.tensor([-1])
prices[last]
# > tensor([70])
prices.gather(0, last)
# > RuntimeError: index -1 is out of bounds for dimension 0 with size 3
# --8<-- [end:gather]
with pytest.raises(IndexError, match="index out of range in self"):
    prices.index_select(0, last)
assert torch.take_along_dim(prices, last, 0).tolist() == [70]
assert prices.gather(0, last % 3).tolist() == [70]

# --8<-- [start:split-lists]
grid[:, [0, 1], [0, 1]].shape
# > torch.Size([2, 2])
grid[[0, 1], :, [0, 1]].shape
# > torch.Size([2, 3])
grid[[0], :, [0, 1]].shape
# > torch.Size([2, 3])
grid[0, :, [0, 1]].shape
# > torch.Size([3, 2])
# --8<-- [end:split-lists]
n = np.zeros((2, 3, 4))
assert n[[0], :, [0, 1]].shape == (2, 3)
assert n[0, :, [0, 1]].shape == (2, 3)
assert grid[0, :, [0, 1]].equal(grid[0][:, [0, 1]])
assert grid[[0], :, [0, 1]].equal(grid[0][:, [0, 1]].T)
wide = torch.zeros(5, 2, 3, 4)
assert wide[:, [0], :, [0, 1]].shape == (2, 5, 3)

# --8<-- [start:nested-list]
square = torch.arange(9).reshape(3, 3)
pairs = [[0, 1], [1, 2]]
square[torch.tensor(pairs)].shape
# > torch.Size([2, 2, 3])
square[tuple(pairs)]
# > tensor([1, 5])
square[pairs]
# > UserWarning: Using a non-tuple sequence for multidimensional indexing is deprecated and will be changed in pytorch 2.9; use x[tuple(seq)] instead of x[seq]. In pytorch 2.9 this will be interpreted as tensor index, x[torch.tensor(seq)], which will result either in an error or a different result (Triggered internally at …)
# > tensor([1, 5])
# --8<-- [end:nested-list]

# --8<-- [start:mask]
keep = torch.tensor([[True], [False]])
table.masked_fill(keep, 0)
# > tensor([[0, 0, 0],
# >         [4, 5, 6]])
table[keep]
# > IndexError: The shape of the mask [2, 1] at index 1 does not match the shape of the indexed tensor [2, 3] at index 1
# --8<-- [end:mask]
assert table[keep.expand(2, 3)].tolist() == [1, 2, 3]
assert table[keep.squeeze(-1)].tolist() == [[1, 2, 3]]
for result, shape in (
    (m.reshape(6), (6,)),
    (m.flatten(), (6,)),
    (m.unsqueeze(0), (1, 2, 3)),
    (torch.zeros(2, 1, 3).squeeze(1), (2, 3)),
    (m.transpose(0, 1), (3, 2)),
    (wide.permute(3, 2, 1, 0), (4, 3, 2, 5)),
    (wide.movedim(-1, 0), (4, 5, 2, 3)),
    (torch.cat([m, m]), (4, 3)),
    (torch.stack([m, m]), (2, 2, 3)),
    (m.unsqueeze(0).expand(5, -1, -1), (5, 2, 3)),
    (m.repeat(5, 1), (10, 3)),
    (torch.einsum("ij,kj->ik", m, torch.zeros(4, 3)), (2, 4)),
):
    assert result.shape == shape
part, rest = torch.arange(6).split(4)
assert part.tolist() == [0, 1, 2, 3] and rest.tolist() == [4, 5]
with pytest.raises(RuntimeError, match="Number of dimensions of repeat dims can not be smaller"):
    m.repeat(2)
with pytest.raises(RuntimeError, match=r"zero-dimensional tensor .* cannot be concatenated"):
    torch.cat([torch.tensor(1), torch.tensor(2)])
assert torch.stack([torch.tensor(1), torch.tensor(2)]).tolist() == [1, 2]
assert torch.where(keep, 0, table).equal(table.masked_fill(keep, 0))
with pytest.raises(IndexError, match="index out of range in self"):
    torch.nn.functional.embedding(torch.tensor([-1], device="cpu"), torch.zeros(3, 2, device="cpu"))
with pytest.raises(RuntimeError, match="view size is not compatible"):
    table.T.view(6)
assert np.tile(np.array([1, 2, 3]), 2).tolist() == a.repeat(2).tolist()
loader = torch.utils.data.DataLoader([torch.zeros(3, 5), torch.zeros(3, 7)], batch_size=2)
with pytest.raises(RuntimeError, match="stack expects each tensor to be equal size"):
    next(iter(loader))
for view in (grid[0], grid[0:1], grid[..., 1:], grid[None]):
    assert view._is_view()
for copy in (grid[:, [0, 2]], grid[grid > 20]):
    assert not copy._is_view()
