# --8<-- [start:underscore]
import torch

weight = torch.tensor([1.0, 2.0])
same = weight  # another name for the tensor
tail = weight[1:]  # a view of it

weight.add_(10)  # in place: with the underscore
weight
# > tensor([11., 12.])
same, tail
# > (tensor([11., 12.]), tensor([12.]))

weight = weight.add(10)  # out of place: a new tensor takes the name
same, tail
# > (tensor([11., 12.]), tensor([12.]))
# --8<-- [end:underscore]
import pytest

_t = torch.zeros(3)
_old, _address = _t, _t.data_ptr()
_t += 1
_t[0] = 5
_t[1:] *= 2
torch.mul(_t, 3, out=_t)
assert _t is _old and _t.data_ptr() == _address and _t.tolist() == [15, 6, 6]
assert _t.mul_(2) is _t
_t = _t + 1
assert _t is not _old
with pytest.raises(RuntimeError, match="doesn't match the broadcast shape"):
    torch.zeros(3).add_(torch.ones(1, 3))
with pytest.raises(RuntimeError, match="can't be cast"):
    torch.tensor([1, 2]).div_(2)
for _kind in (torch.optim.SGD, torch.optim.Adam):  # optimizers edit in place
    _parameter = torch.nn.Parameter(torch.ones(2))
    _address = _parameter.data_ptr()
    _optimizer = _kind([_parameter], lr=0.1)
    _parameter.sum().backward()
    _optimizer.step()
    assert _parameter.data_ptr() == _address and _parameter._version == 1
    assert (_parameter < 1).all()

# --8<-- [start:leaf]
w = torch.tensor([1.0, 2.0], requires_grad=True)
w -= 0.1
# > RuntimeError: a leaf Variable that requires grad is being used in an in-place operation.
# --8<-- [end:leaf]

# --8<-- [start:leaf-view]
w[0] = 0.0
# > RuntimeError: a view of a leaf Variable that requires grad is being used in an in-place operation.
# --8<-- [end:leaf-view]

# --8<-- [start:leaf-fix]
with torch.no_grad():
    w -= 0.1
    w[0] = 0.0
w
# > tensor([0.0000, 1.9000], requires_grad=True)
# --8<-- [end:leaf-fix]
assert w.is_leaf

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:saved]
x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
hidden = x * 2
loss = (hidden**2).sum()  # the square saves hidden
hidden.add_(1)  # accepted here
loss.backward()  # refused here
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [3]], which is output 0 of Add, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch>=2.11,<2.13] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [3]], which is output 0 of AddBackward0, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# --8<-- [end:saved]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:saved-constant]
x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
scale = torch.ones(3)  # requires no gradient, and is saved for that of x
loss = (x * scale).sum()
scale.mul_(2)
loss.backward()
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [3]] is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# --8<-- [end:saved-constant]

# --8<-- [start:no-grad-view]
x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
hidden = x * 2
with torch.no_grad():
    first = hidden[:1]
first.add_(1)
# > RuntimeError: A view was created in no_grad mode and is being modified inplace with grad mode enabled. Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code by moving both the view and the inplace either both inside the no_grad block (if you don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked).
# --8<-- [end:no-grad-view]
# Both inside, or both outside.
with torch.no_grad():
    _first = hidden[:1]
    _first.add_(1)
hidden[:1].add_(1)
assert hidden.tolist() == [4, 4, 6]

# --8<-- [start:several-outputs]
hidden = x * 2
for element in hidden:  # iterating makes all the views at once
    element.add_(1)
# > RuntimeError: Output 0 of Unbind is a view and is being modified inplace. This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. You should replace the inplace operation by an out-of-place one.
# > [torch<2.13] RuntimeError: Output 0 of UnbindBackward0 is a view and is being modified inplace. This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. You should replace the inplace operation by an out-of-place one.
# --8<-- [end:several-outputs]
for _split in (torch.unbind, lambda t: t.chunk(3), lambda t: t.split(1)):
    with pytest.raises(RuntimeError, match="function that returns multiple views"):
        _split(x * 2)[0].add_(1)

# --8<-- [start:several-outputs-fix]
hidden = x * 2
for i in range(len(hidden)):
    hidden[i].add_(1)  # each index makes one view
hidden
# > tensor([3., 5., 7.], grad_fn=<CopySlices>)

buffer = torch.zeros(2, 3)
for row in buffer:
    row.add_(1)  # nothing here requires grad: not tracked, so not refused
buffer
# > tensor([[1., 1., 1.],
# >         [1., 1., 1.]])
# --8<-- [end:several-outputs-fix]
with torch.no_grad():
    for _element in hidden:
        _element.add_(1)
assert hidden.tolist() == [4, 6, 8]
with torch.no_grad():
    _view = buffer[0]
_view.add_(1)  # made under no_grad, edited outside, not tracked
with pytest.raises(RuntimeError, match="created in no_grad mode"):
    _view.add_(x)  # the same view: now the edit would be tracked
_row = next(iter(buffer))
with pytest.raises(RuntimeError, match="function that returns multiple views"):
    _row.add_(x)
# Three more refusals.
with pytest.raises(RuntimeError, match="Can't detach views in-place"):
    (x * 2)[:2].detach_()
with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
    torch.zeros(3).expand(2, 3).add_(1)
with torch.inference_mode():
    _inference = torch.zeros(3)
with pytest.raises(RuntimeError, match="Inplace update to inference tensor"):
    _inference.add_(1)

# --8<-- [start:fine]
x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
hidden = x * 2  # saves 2, not x and not the result
hidden.add_(1)  # addition saves nothing
hidden[0].mul_(10)  # through a view
hidden.relu_()  # saves its result, which nothing edits after it
hidden.sum().backward()
x.grad
# > tensor([20.,  2.,  2.])
# --8<-- [end:fine]
_x = x.detach().requires_grad_()
_y = _x * 2 + 1
torch.relu(torch.cat([_y[:1] * 10, _y[1:]])).sum().backward()
assert torch.equal(_x.grad, x.grad)


def _refused(make, saves):
    """Whether backward refuses an edit of the input, or of the output, of an operation."""
    leaf = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
    value = leaf * 1
    result = make(value)
    (value if saves == "input" else result).add_(1)
    try:
        result.sum().backward()
    except RuntimeError as error:
        return "modified by an inplace operation" in str(error)
    return False


_other = torch.tensor([4.0, 5.0, 6.0], requires_grad=True)
_saves = {
    "input": {
        "square, x**2": (torch.square, lambda t: t**2, lambda t: t**3),
        "log, sin, cos, abs": (torch.log, torch.sin, torch.cos, torch.abs),
        "mul, div, matmul": (lambda t: t * _other, lambda t: _other / t, lambda t: t @ _other),
    },
    "output": {
        "exp, sqrt": (torch.exp, torch.sqrt),
        "sigmoid, tanh, relu": (torch.sigmoid, torch.tanh, torch.relu),
        "softmax, log_softmax": (lambda t: t.softmax(0), lambda t: t.log_softmax(0)),
    },
    "nothing": {
        "add, sub, neg": (lambda t: t + _other, lambda t: t - _other, torch.neg),
        "sum, mean": (torch.sum, torch.mean),
        "times or divided by a number": (lambda t: t * 2, lambda t: t / 2),
        "cat, stack, reshape": (
            lambda t: torch.cat([t, t]),
            lambda t: torch.stack([t, t]),
            lambda t: t.view(3, 1) + 0,
        ),
    },
}
for _kind, _rows in _saves.items():
    for _makes in _rows.values():
        for _make in _makes:
            assert _refused(_make, "input") == (_kind == "input"), (_kind, _rows)
            assert _refused(_make, "output") == (_kind == "output"), (_kind, _rows)
# A product saves a factor only for the other's gradient.
assert not _refused(lambda t: t * torch.ones(3), "input")
assert not _refused(lambda t: t @ torch.ones(3, 2), "input")
# A quotient saves its divisor either way, the dividend only for the divisor's gradient.
assert not _refused(lambda t: t / torch.ones(3), "input")
assert _refused(lambda t: torch.ones(3) / t, "input")
_divisor, _leaf = torch.full((3,), 2.0), torch.ones(3, requires_grad=True)
_quotient = (_leaf / _divisor).sum()
_divisor.add_(1)
with pytest.raises(RuntimeError, match="modified by an inplace operation"):
    _quotient.backward()

assert not _refused(torch.nn.Linear(3, 2), "output")
_ones_in = torch.ones(1, 2)
torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.ReLU(inplace=True))(_ones_in).sum().backward()
with pytest.raises(RuntimeError, match=r"output 0 of Sigmoid(Backward0)?, is at version 1"):
    torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Sigmoid(), torch.nn.ReLU(inplace=True))(
        _ones_in
    ).sum().backward()
_factor = torch.ones(3)
assert not _refused(lambda t: t * _factor, "input")

# --8<-- [start:versions]
x = torch.zeros(4)
view, cut = x[:2], x.detach()
x._version
# > 0
x.add_(1)
view.add_(1)
cut.add_(1)
with torch.no_grad():
    x.add_(1)
x._version, view._version, cut._version  # one counter for all of them
# > (4, 4, 4)

x.data.add_(1)
x._version
# > 4
# --8<-- [end:versions]
_array = torch.zeros(2, device="cpu")
_array.numpy()[0] = 5
assert _array.tolist() == [5, 0] and _array._version == 0
assert x.tolist() == [5, 5, 4, 4]
with pytest.raises(RuntimeError, match="Inference tensors do not track version counter"):
    _inference._version
assert x.clone()._version == 0 and (x + 1)._version == 0

# --8<-- [start:data-silent]
x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
hidden = x * 2
loss = (hidden**2).sum()
hidden.data.add_(100)  # not counted
loss.backward()
x.grad  # 8 * x would be right
# > tensor([408., 416., 424.])
# --8<-- [end:data-silent]
_x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
((_x * 2) ** 2).sum().backward()
assert torch.equal(_x.grad, 8 * _x)
_x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True, device="cpu")
_hidden = _x * 2
_loss = (_hidden**2).sum()
_hidden.detach().numpy()[:] += 100
_loss.backward()
assert _x.grad.tolist() == [408, 416, 424]

# --8<-- [start:buffer]
decay = torch.tensor(0.5, requires_grad=True)
steps = torch.zeros(4)
for t in range(4):
    steps[t] = decay * t  # filled row by row
steps.sum().backward()
decay.grad
# > tensor(6.)
# --8<-- [end:buffer]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:buffer-read]
decay = torch.tensor(0.5, requires_grad=True)
steps = torch.ones(4)
for t in range(3):
    steps[t + 1] = decay * steps[t]  # the product saves steps[t]
steps.sum().backward()
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor []], which is output 0 of AsStrided, is at version 3; expected version 2 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# > [torch>=2.11,<2.13] RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor []], which is output 0 of AsStridedBackward0, is at version 3; expected version 2 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).
# --8<-- [end:buffer-read]
# Another row is enough.
_steps = torch.ones(4)
_read = decay * _steps[0]
_steps[3] = 7.0
with pytest.raises(RuntimeError, match="modified by an inplace operation"):
    _read.backward()
# Reading by an operation that saves nothing is no harm.
_steps = torch.ones(4)
_decay = torch.tensor(0.5, requires_grad=True)
for t in range(3):
    _steps[t + 1] = _decay + _steps[t]
_steps.sum().backward()
assert _decay.grad == 6

# --8<-- [start:buffer-fix]
decay = torch.tensor(0.5, requires_grad=True)
steps = [torch.tensor(1.0)]
for _ in range(3):
    steps.append(decay * steps[-1])
torch.stack(steps).sum().backward()
decay.grad  # 1 + 2 * decay + 3 * decay**2
# > tensor(2.7500)
# --8<-- [end:buffer-fix]

# --8<-- [start:hook]
x = torch.tensor([1.0, 2.0], requires_grad=True)
hidden = x * 3
_ = hidden.register_hook(lambda grad: print("early", grad))
hidden.mul_(10)
_ = hidden.register_hook(lambda grad: print("late", grad))
hidden.sum().backward()
# > late tensor([1., 1.])
# > early tensor([10., 10.])
# --8<-- [end:hook]

# --8<-- [start:repeated-index]
index = torch.tensor([0, 0, 2])
counts = torch.zeros(3)
counts[index] += 1
counts
# > tensor([1., 0., 1.])

counts = torch.zeros(3)
counts.index_add_(0, index, torch.ones(3))
counts
# > tensor([2., 0., 1.])
torch.bincount(index, minlength=3)
# > tensor([2, 0, 1])
# --8<-- [end:repeated-index]
_counts = torch.zeros(3)
_counts.index_put_((index,), torch.tensor(1.0), accumulate=True)
assert _counts.tolist() == [2, 0, 1]
assert torch.zeros(3).scatter_add_(0, index, torch.ones(3)).tolist() == [2, 0, 1]

# --8<-- [start:expanded-refused]
rows = torch.zeros(3).expand(2, 3)  # both rows are the same memory
rows += 1
# > RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
# --8<-- [end:expanded-refused]

# --8<-- [start:expanded-silent]
rows[0, 0] = 5.0
rows
# > tensor([[5., 0., 0.],
# >         [5., 0., 0.]])
# --8<-- [end:expanded-silent]

# --8<-- [start:expanded-warns]
import warnings

rows = torch.zeros(3).expand(2, 3)
mask = torch.tensor([[True, False, False], [False, False, False]])
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    rows.masked_fill_(mask, 7.0)
rows
# > tensor([[7., 0., 0.],
# >         [7., 0., 0.]])
str(caught[0].message).partition(" (")[0]
# > 'Use of masked_fill_ on expanded tensors is deprecated. Please clone() the tensor before performing this operation. This also applies to advanced indexing e.g. tensor[mask] = scalar'
# --8<-- [end:expanded-warns]


# The table of writes. In `column` each row is one cell, in `rows` each column is.
def _write(edit, column):
    base = torch.zeros(4, 1, device="cpu") if column else torch.zeros(4, device="cpu")
    target = base.expand(4, 4)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        try:
            edit(target)
        except RuntimeError as error:
            return "refused" if "more than one element of the written-to" in str(error) else error
    assert all("on expanded tensors is deprecated" in str(each.message) for each in seen)
    return "warns" if seen else "silent"


def _set(place, value):
    return lambda target: target.__setitem__(place, value)


def _numpy(target):
    target.numpy()[0, 0] = 1


_mask = torch.zeros(4, 4, dtype=torch.bool, device="cpu")
_mask[0, 0] = True
_zero = torch.tensor([0], device="cpu")
_ones = torch.ones(4, 4, device="cpu")
_writes = {
    "refused": [
        lambda t: t.add_(1),
        lambda t: t.mul_(2),
        lambda t: t.copy_(_ones),
        lambda t: t.relu_(),
        _set(slice(None), 1.0),
        _set(slice(None), _ones),
        lambda t: t.scatter_(0, _zero[None], 1.0),
        lambda t: t.index_add_(0, _zero, _ones[:1]),
        lambda t: t.index_copy_(0, _zero, _ones[:1]),
    ],
    "warns": [
        lambda t: t.masked_fill_(_mask, 1.0),
        _set(_mask, 1.0),
        _set([0], 1.0),
        lambda t: t.index_put_((_zero,), torch.tensor(1.0, device="cpu")),
        lambda t: t.index_fill_(0, _zero, 1.0),
    ],
    "silent": [
        lambda t: t.fill_(1.0),
        lambda t: t.zero_(),
        _set((0, 0), 1.0),
        lambda t: t.fill_diagonal_(1.0),
        lambda t: t.tril_(),
        _numpy,
    ],
}
for _outcome, _edits in _writes.items():
    for _edit in _edits:
        assert _write(_edit, column=True) == _write(_edit, column=False) == _outcome
# Of a part: refused where the part itself holds a cell twice.
assert _write(_set(0, 1.0), column=True) == "refused"
assert _write(_set(0, 1.0), column=False) == "silent"
assert _write(_set((slice(None), 0), 1.0), column=True) == "silent"
assert _write(_set((slice(None), 0), 1.0), column=False) == "refused"
# What fills: whole rows of an expanded column, whole columns of expanded rows.
for _edit in (_set(_mask, 1.0), _set((0, 0), 1.0)):
    _column, _row = (
        torch.zeros(4, 1, device="cpu").expand(4, 4),
        torch.zeros(4, device="cpu").expand(4, 4),
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        _edit(_column)
        _edit(_row)
    assert _column[0].tolist() == [1, 1, 1, 1] and _column.sum() == 4
    assert _row[:, 0].tolist() == [1, 1, 1, 1] and _row.sum() == 4

# --8<-- [start:overlap]
cells = torch.zeros(5)
windows = cells.unfold(0, 3, 1)  # three windows, one step apart
windows.add_(1)
cells
# > tensor([1., 2., 3., 2., 1.])
# --8<-- [end:overlap]
_five = torch.zeros(5)
_five.as_strided((3, 3), (1, 1)).add_(1)
assert _five.tolist() == [1, 2, 3, 2, 1]

# cpu: what it reads back depends on the order in which a device works
# --8<-- [start:reads-itself]
scores = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
scores -= scores[:, :1]  # meant: each row minus its first element
scores
# > tensor([[0., 2., 3.],
# >         [0., 5., 6.]])

scores = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
scores -= scores[:, :1].clone()  # or: scores = scores - scores[:, :1]
scores
# > tensor([[0., 1., 2.],
# >         [0., 1., 2.]])
# --8<-- [end:reads-itself]


def _in_place_is_right(n):
    a = torch.arange(1.0, n * n + 1, device="cpu").view(n, n)
    want = a - a[:, :1]
    a -= a[:, :1]
    return torch.equal(a, want)


assert not any(map(_in_place_is_right, (2, 3, 4, 8, 17, 100)))
assert all(map(_in_place_is_right, (16, 32, 64)))

# --8<-- [start:overlap-refused]
scores -= scores[:1]
# > RuntimeError: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# --8<-- [end:overlap-refused]
for _edit in (
    lambda a: a.add_(a.T),
    lambda a: a[1:].copy_(a[:-1]),
    lambda a: a[1:].add_(a[:-1]),
    lambda a: a.copy_(a.T),
    lambda a: a.view(1, 3, 3).__setitem__(0, a.T),
):
    with pytest.raises(RuntimeError, match="some elements of the input tensor and"):
        _edit(torch.arange(9.0).view(3, 3))
_a = torch.ones(4, 4, device="cpu")
_a[:2] -= _a[1::2]  # gaps: not caught
_a -= _a[:, 0]
