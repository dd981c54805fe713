# --8<-- [start:shared]
import torch

x = torch.arange(6).view(2, 3)
row = x[0]  # a view of x
row[1] = 100
x
# > tensor([[  0, 100,   2],
# >         [  3,   4,   5]])

safe = x.clone()  # a copy
safe[0] = 7
x[0]
# > tensor([  0, 100,   2])
# --8<-- [end:shared]
assert row.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()
assert safe.untyped_storage().data_ptr() != x.untyped_storage().data_ptr()
assert safe[0].tolist() == [7, 7, 7]


# --8<-- [start:relation]
def relation(x, y):
    if y is x:
        return "same object"
    ours, theirs = x.untyped_storage(), y.untyped_storage()
    return "view" if ours.data_ptr() == theirs.data_ptr() else "copy"


relation(x, x[:, 1:])
# > 'view'
relation(x, x + 0)
# > 'copy'
relation(x, x.contiguous())
# > 'same object'
# --8<-- [end:relation]
# t.data_ptr() is the address of the first element, so it misses views that start later.
assert x[:, 1:].data_ptr() != x.data_ptr()
assert x.data_ptr() == x.untyped_storage().data_ptr()
# _is_view() answers another question: what autograd tracks as a view.
assert x[:, 1:]._is_view()
_fresh = torch.zeros(2)
assert relation(_fresh, _fresh.detach()) == "view" and not _fresh.detach()._is_view()
assert relation(_fresh, _fresh.data) == "view" and not _fresh.data._is_view()
assert x._is_view()  # made by .view(), so a view itself

# --8<-- [start:strides]
x = torch.arange(12).view(3, 4)
x.stride(), x.storage_offset()
# > ((4, 1), 0)

inner = x[1:, 1:]
inner
# > tensor([[ 5,  6,  7],
# >         [ 9, 10, 11]])
inner.stride(), inner.storage_offset()
# > ((4, 1), 5)

x.T.stride(), x.T.storage_offset()
# > ((1, 4), 0)
# --8<-- [end:strides]
assert relation(x, inner) == "view" and relation(x, x.T) == "view"

# --8<-- [start:position]
memory = x.view(-1)  # the 12 numbers in the order of memory
i, j = 1, 2
position = inner.storage_offset() + i * inner.stride(0) + j * inner.stride(1)
memory[position] == inner[i, j]
# > tensor(True)

x.is_contiguous(), x.T.is_contiguous(), inner.is_contiguous()
# > (True, False, False)
# --8<-- [end:position]
for _view in (x, inner, x.T, x[::2], x[:, 1], x.diagonal()):
    for _place in torch.ones(_view.shape).nonzero().tolist():
        _at = _view.storage_offset() + sum(
            p * s for p, s in zip(_place, _view.stride(), strict=True)
        )
        assert memory[_at] == _view[tuple(_place)]
assert x[1:].is_contiguous() and not x[:, 1:].is_contiguous()

# --8<-- [start:view-fails]
weight = torch.arange(6).view(2, 3)
weight.T.view(6)
# > RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
# --8<-- [end:view-fails]

# --8<-- [start:reshape-copies]
weight.T.reshape(6)
# > tensor([0, 3, 1, 4, 2, 5])
weight.T.contiguous().view(6)
# > tensor([0, 3, 1, 4, 2, 5])

relation(weight, weight.reshape(6))
# > 'view'
relation(weight, weight.T.reshape(6))
# > 'copy'
# --8<-- [end:reshape-copies]
# Strides decide, not contiguity: this view of a non-contiguous tensor exists.
assert not weight.T.is_contiguous()
assert relation(weight, weight.T.view(3, 2, 1)) == "view"
assert relation(weight, weight.T.contiguous().view(6)) == "copy"
assert torch.equal(weight.T.reshape(6), weight.T.contiguous().view(6))

# --8<-- [start:channels-last]
images = torch.zeros(2, 3, 4, 4)  # (N, C, H, W)
faster = images.to(memory_format=torch.channels_last)
images.shape == faster.shape, images.stride(), faster.stride()
# > (True, (48, 16, 4, 1), (48, 1, 12, 3))
images.view(2, 48).shape, faster.flatten(1).shape
# > (torch.Size([2, 48]), torch.Size([2, 48]))
faster.view(2, 48)
# > RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.
# --8<-- [end:channels-last]

# --8<-- [start:not-transpose]
weight.view(3, 2)
# > tensor([[0, 1],
# >         [2, 3],
# >         [4, 5]])
weight.T
# > tensor([[0, 3],
# >         [1, 4],
# >         [2, 5]])
# --8<-- [end:not-transpose]
assert weight.view(3, 2).shape == weight.T.shape
assert not torch.equal(weight.view(3, 2), weight.T)
assert torch.equal(weight.reshape(3, 2), weight.view(3, 2))


# --8<-- [start:depends]
def mark_corner(image):
    flat = image.reshape(-1)
    flat[0] = 9
    return image


mark_corner(torch.zeros(2, 2))
# > tensor([[9., 0.],
# >         [0., 0.]])
mark_corner(torch.zeros(2, 2).T)
# > tensor([[0., 0.],
# >         [0., 0.]])
# --8<-- [end:depends]


from copy import deepcopy

import pytest
from torch import nn


# The table: every row, by its first column, with every case that the row speaks of.
def _rows():
    x = torch.arange(6.0, device="cpu").view(2, 3)
    t = x.T  # not contiguous
    v = torch.arange(3.0, device="cpu")  # 1-D
    z = torch.ones(2, dtype=torch.complex64, device="cpu")
    index, mask = torch.tensor([0], device="cpu"), x > 2
    double, square = torch.float64, torch.ones(2, 2, device="cpu")

    yield "`x.view(3, 2)`", "view", (x, x.view(3, 2)), (x, x.view(2, 3)), (t, t.view(3, 2, 1))
    yield "`x.view(torch.int32)`", "view", (x, x.view(torch.int32))
    yield "`x[0]`", "view", (x, x[0]), (t, t[0])
    yield "`x[torch.tensor(0)]`", "view", (x, x[torch.tensor(0, device="cpu")])
    yield "`x[:1]`", "view", (x, x[:1]), (x, x[::2]), (x, x[..., 1])
    yield "`x[:]`", "view", (x, x[:]), (x, x[...])
    yield "`x[None]`", "view", (x, x[None])
    yield "`x.select(0, 0)`", "view", (x, x.select(0, 0))
    yield "`x.narrow(1, 0, 2)`", "view", (x, x.narrow(1, 0, 2))
    yield "`x.chunk(2)`", "view", *((x, part) for part in x.chunk(2))
    yield "`x.split(1)`", "view", *((x, part) for part in x.split(1))
    yield "`x.tensor_split(2)`", "view", *((x, part) for part in x.tensor_split(2))
    yield "`x.unbind()`", "view", *((x, part) for part in x.unbind())
    yield "`for row in x`", "view", *((x, row) for row in x)
    yield "`x.T`, `x.mT`", "view", (x, x.T), (x, x.mT)
    yield "`x.transpose(0, 1)`", "view", (x, x.transpose(0, 1))
    yield "`x.permute(1, 0)`", "view", (x, x.permute(1, 0)), (x, x.permute(0, 1))
    yield "`x.movedim(0, 1)`", "view", (x, x.movedim(0, 1))
    yield "`x.unsqueeze(0)`", "view", (x, x.unsqueeze(0))
    yield "`x.squeeze()`", "view", (x[None], x[None].squeeze()), (x, x.squeeze())
    yield "`x.unflatten(1, (3, 1))`", "view", (x, x.unflatten(1, (3, 1)))
    yield "`x.expand(4, 2, 3)`", "view", (x, x.expand(4, 2, 3)), (x, x.expand(2, 3))
    yield "`x.broadcast_to((4, 2, 3))`", "view", (x, x.broadcast_to((4, 2, 3)))
    yield "`torch.meshgrid(v, v)`", "view", *((v, g) for g in torch.meshgrid(v, v, indexing="ij"))
    yield "`x.diagonal()`", "view", (x, x.diagonal())
    yield "`x.unfold(1, 2, 1)`", "view", (x, x.unfold(1, 2, 1))
    yield "`x.as_strided((2,), (1,))`", "view", (x, x.as_strided((2,), (1,)))
    yield "`z.real`, `z.imag`", "view", (z, z.real), (z, z.imag)
    yield "`z.conj()`", "view", (z, z.conj())
    yield "`x.detach()`", "view", (x, x.detach())
    yield "`x.data`", "view", (x, x.data)
    yield "`nn.Parameter(x)`", "view", (x, nn.Parameter(x))
    yield "`+x`", "same object", (x, +x), (t, +t)
    yield "`x.real`, `x.conj()`", "same object", (x, x.real), (x, x.conj())
    yield "`torch.as_tensor(x)`", "same object", (x, torch.as_tensor(x, device="cpu"))
    yield "`nn.Identity()(x)`", "same object", (x, nn.Identity()(x))
    yield (
        "`F.dropout(x, 0.5, training)`",
        "depends: same object, copy",
        (x, nn.functional.dropout(x, 0.5, training=False)),
        (x, nn.functional.dropout(x, 0.5, training=True)),
    )
    assert nn.functional.dropout(x, 0.0, training=True) is x
    assert nn.Dropout().eval()(x) is x and nn.Dropout(0.0)(x) is x
    yield (
        "`x.contiguous()`",
        "depends: same object, copy",
        (x, x.contiguous()),
        (t, t.contiguous()),
    )
    yield (
        "`x.to(dtype)`",
        "depends: same object, copy",
        (x, x.to(torch.float32)),
        (x, x.to(double)),
        (t, t.to(torch.float32)),
    )
    yield (
        "`x.to(device)`",
        "depends: same object, copy",
        (x, x.to(x.device)),
        (x, x.to("meta")),
    )
    yield (
        "`x.float()`, `x.type_as(y)`",
        "depends: same object, copy",
        (x, x.float()),
        (x, x.type_as(x)),
        (x, x.double()),
        (x, x.type_as(z)),
    )
    yield (
        "`x.reshape(3, 2)`",
        "depends: copy, view",
        (x, x.reshape(3, 2)),
        (x, x.reshape(2, 3)),
        (t, t.reshape(2, 3)),
        (t, t.reshape(3, 2)),
        (v, v.reshape(3)),
    )
    yield (
        "`x.flatten()`",
        "depends: copy, same object, view",
        *((a, a.flatten()) for a in (x, t, v)),
    )
    assert relation(x, x.flatten()) == "view" and relation(t, t.flatten()) == "copy"
    assert v.flatten() is v and x.flatten(1) is x and nn.Flatten()(x) is x
    yield "`x.ravel()`", "depends: copy, view", *((a, a.ravel()) for a in (x, t, v))
    assert relation(v, v.ravel()) == "view"
    yield (
        "`torch.einsum(…)`",
        "depends: copy, view",
        (x, torch.einsum("ij->ji", x)),
        (square, torch.einsum("ii->i", square)),
        (x, torch.einsum("ij->i", x)),
    )
    yield (
        "`torch.broadcast_tensors(x, y)`",
        "depends: same object, view",
        (x, torch.broadcast_tensors(x, x)[0]),
        (v, torch.broadcast_tensors(v, x)[0]),
    )
    yield "`x.clone()`", "copy", (x, x.clone()), (t, t.clone())
    yield "`copy.deepcopy(x)`", "copy", (x, deepcopy(x))
    yield "`x.to(dtype, copy=True)`", "copy", (x, x.to(x.dtype, copy=True))
    yield "`x + 0`, `x.abs()`, `x.relu()`", "copy", (x, x + 0), (x, x.abs()), (x, x.relu())
    yield "`x[[0, 1]]`", "copy", (x, x[[0, 1]]), (x, x[index]), (x, x[0, [0, 1]])
    yield "`x[mask]`", "copy", (x, x[mask]), (x, x[mask | True])
    yield "`x[True]`", "copy", (x, x[True])
    yield "`x.index_select(0, i)`", "copy", (x, x.index_select(0, index))
    yield "`x.gather(0, i)`, `x.take(i)`", "copy", (x, x.gather(0, index[None])), (x, x.take(index))
    yield "`x.masked_select(mask)`", "copy", (x, x.masked_select(mask))
    yield "`torch.where(mask, x, y)`", "copy", (x, torch.where(mask, x, x))
    yield "`x.repeat(1, 1)`, `x.tile(1)`", "copy", (x, x.repeat(1, 1)), (x, x.tile(1))
    yield "`x.repeat_interleave(2)`", "copy", (x, x.repeat_interleave(2))
    yield "`x.flip(0)`, `x.roll(1)`", "copy", (x, x.flip(0)), (x, x.roll(1)), (x, x.rot90())
    yield "`torch.diag(x)`", "copy", (square, torch.diag(square)), (v, torch.diag(v))
    yield "`x.triu()`, `x.tril()`", "copy", (x, x.triu()), (x, x.tril())
    yield "`F.unfold(images, 2)`", "copy", (x, nn.functional.unfold(x[None, None], 2))
    yield "`torch.cat([x])`", "copy", (x, torch.cat([x]))
    yield "`torch.stack([x])`", "copy", (x, torch.stack([x]))
    yield "`x.sort()`", "copy", (x, x.sort().values)


def _check_table():
    rows = list(_rows())
    for operation, said, *cases in rows:
        found = {relation(base, result) for base, result in cases}
        kind, _, several = said.partition(": ")
        assert found == set(several.split(", ") if kind == "depends" else [said]), (
            operation,
            found,
        )
    return len(rows)


assert _check_table() == len({row[0] for row in _rows()})
_base = torch.zeros(2, 3)
assert _base[:]._is_view() and _base.squeeze() is not _base
assert not torch.nn.Parameter(_base)._is_view() and not _base.view(torch.int32)._is_view()
assert relation(_base, torch.as_tensor(_base, dtype=torch.float64)) == "copy"
assert _base.T.flatten(1).data_ptr() == _base.data_ptr()
assert all(part._is_view() for part in (_base[0, 0], _base[0, :1], _base[..., None]))
_base.data.add_(1)
assert _base._version == 0 and _base.detach().add_(1)._version == 1 == _base._version
_tracked = torch.zeros(2, 3, requires_grad=True)
with torch.no_grad():
    _cut = _tracked[0]
assert _cut.requires_grad and _cut.grad_fn is None
# contiguous and to never give a view, reshape never the same object.
assert _base.reshape(2, 3) is not _base
with pytest.raises(RuntimeError, match="Negative strides are not supported"):
    _base.as_strided((2,), (-1,))
# x[True] has the shape and the values of x[None], and is a copy.
assert torch.equal(_base[True], _base[None])

# --8<-- [start:swap]
pair = torch.tensor([1, 2])
pair[0], pair[1] = pair[1], pair[0]
pair
# > tensor([2, 2])

pair = torch.tensor([1, 2])
pair[[0, 1]] = pair[[1, 0]]
pair
# > tensor([2, 1])
# --8<-- [end:swap]
_rows_swapped = torch.tensor([[1, 2], [3, 4]])
_rows_swapped[0], _rows_swapped[1] = _rows_swapped[1], _rows_swapped[0]
assert _rows_swapped.tolist() == [[3, 4], [3, 4]]

# --8<-- [start:lost-write]
counts = torch.zeros(3)
chosen = [0, 1]
counts[chosen].add_(1)  # changes a copy that nobody keeps
counts[chosen][0] = 5  # the same
counts
# > tensor([0., 0., 0.])

counts[chosen] += 1  # reads, adds, and writes back
counts
# > tensor([1., 1., 0.])
# --8<-- [end:lost-write]
_sliced = torch.zeros(3)
_sliced[:2].add_(1)
_sliced[:2][0] = 5
assert _sliced.tolist() == [5, 1, 0]

# --8<-- [start:memory]
import io

activations = torch.zeros(1000, 1000)
first = activations[:2]
first.numel() * first.element_size(), first.untyped_storage().nbytes()
# > (8000, 4000000)


def saved_size(tensor):
    buffer = io.BytesIO()
    torch.save(tensor, buffer)
    return buffer.tell()


saved_size(first) > 4_000_000, saved_size(first.clone()) < 12_000
# > (True, True)
# --8<-- [end:memory]
import copy
import pickle

_nbytes = first.untyped_storage().nbytes()
assert copy.deepcopy(first).untyped_storage().nbytes() == _nbytes
assert len(pickle.dumps(first)) > 4_000_000
assert first.contiguous() is first and first.clone().untyped_storage().nbytes() == 8000
# The tensor may go, its memory stays as long as a view of it lives.
_big = torch.ones(1000, 1000)
_small = _big[:1]
del _big
assert _small.untyped_storage().nbytes() == 4_000_000

# --8<-- [start:clone-strides]
turned = torch.zeros(2, 3).T
turned.clone().stride(), turned.clone().is_contiguous()
# > ((1, 3), False)
dense = turned.clone(memory_format=torch.contiguous_format)
dense.stride(), dense.is_contiguous()
# > ((2, 1), True)

stretched = torch.zeros(3).expand(2, 3)
stretched.stride(), stretched.clone().stride()
# > ((0, 1), (3, 1))
# --8<-- [end:clone-strides]
assert turned.contiguous().is_contiguous() and relation(turned, turned.contiguous()) == "copy"
with pytest.raises(RuntimeError, match="view size is not compatible"):
    turned.clone().view(6)
_model = nn.Linear(2, 1)
_best = _model.state_dict()
_saved = copy.deepcopy(_best)
assert relation(_model.weight, _best["weight"]) == "view"
with torch.no_grad():
    _model.weight.add_(1)
assert torch.equal(_best["weight"], _model.weight)
assert not torch.equal(_saved["weight"], _model.weight)
