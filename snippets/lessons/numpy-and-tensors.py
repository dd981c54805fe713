# %% [markdown]
# # NumPy arrays and tensors
#
# When an array and a tensor hold the same numbers, whose memory is it, and what happens to one when
# you write to the other? At the end you can tell from a line of code whether it shares or copies,
# and you know the places where the answer decides if your results are right.
#
# You need to know NumPy arrays, and what `requires_grad` and `backward()` do. No GPU is needed.
#
# About 25 minutes.

# %% [markdown]
# ## Two doors into torch
#
# A sensor has recorded a wave. It arrives as a NumPy array, and goes into torch by two doors.

# cpu: a NumPy array lives in the CPU's memory
# %% signal
import numpy as np
import torch

time = np.linspace(0, 1, 101)
signal = np.sin(2 * np.pi * 2.5 * time)

copied = torch.tensor(signal)
shared = torch.from_numpy(signal)
print(torch.equal(copied, shared))
# > True

# %% [markdown]
# The same numbers, in two tensors that look alike. Now the peaks are cut off at 0.5, on NumPy's
# side. `out=signal` writes the result into the array itself.

# %% clip
_ = np.clip(signal, -0.5, 0.5, out=signal)

# %% [markdown]
# Neither tensor appears in that line. Before you go on: what is the largest value in `copied`
# now, and what in `shared`?

# %% answer-clip
print(f"{copied.max():.1f} {shared.max():.1f}")
# > 1.0 0.5

# %% [markdown]
# `torch.tensor` has copied the numbers, and still holds the recording as it came. `from_numpy` has
# copied nothing. Its tensor is a second name for the array's memory, so it shows what was written
# there. Here are both tensors, after that one line.

# %% before-and-after
import matplotlib.pyplot as plt

figure, axes = plt.subplots()
axes.plot(time, copied.numpy(), label="torch.tensor(signal)")
axes.plot(time, shared.numpy(), label="torch.from_numpy(signal)")
axes.set(xlabel="time in seconds", ylabel="value in the tensor", ylim=(-1.1, 1.5))
_ = axes.legend(loc="upper center", ncols=2)
# alt: The two tensors after the array was clipped. The tensor made by torch.tensor still holds the
# alt: whole wave between -1 and 1. The one made by from_numpy has flat tops at 0.5 and -0.5: it
# alt: shows the write on the other side.

# %% [markdown]
# It goes the other way as well: a write to `shared` is a write to `signal`.

# %% [proof]
shared[0] = 0.25
assert signal[0] == 0.25
shared[0] = 0.0
assert copied.data_ptr() != signal.ctypes.data

# %% [markdown]
# ## Ask for the address
#
# An array and a tensor are small objects that say where the numbers are and how to step through
# them. If the numbers of both begin at the same address, they share, and you can ask both sides for
# it.


# %% address
def same_memory(tensor, array):
    return tensor.data_ptr() == array.ctypes.data


print(same_memory(shared, signal), same_memory(copied, signal))
# > True False

# %% [markdown]
# There is a third door, `torch.as_tensor`. It takes a dtype, too. Before you go on: which
# of `torch.as_tensor(signal)` and `torch.as_tensor(signal, dtype=torch.float32)` shares, and which
# copies? NumPy's floats have 8 bytes each, `torch.float32` has 4.

# cpu: a NumPy array lives in the CPU's memory
# %% answer-as-tensor
print(same_memory(torch.as_tensor(signal), signal))
# > True
print(same_memory(torch.as_tensor(signal, dtype=torch.float32), signal))
# > False

# %% [markdown]
# `as_tensor` shares when it can. Numbers of 4 bytes cannot lie where numbers of 8 bytes lie, so
# another dtype means another piece of memory. The first call shares, the second copies.
#
# | call | memory |
# |---|---|
# | `torch.from_numpy(a)` | shared, always |
# | `torch.as_tensor(a)` | shared if dtype and device fit, else a copy |
# | `torch.tensor(a)` | a copy, always |
#
# Sharing does not stop at plain arrays. A transposed or sliced array is a way of stepping through
# memory, and the tensor takes over the steps. NumPy counts them in bytes, torch in elements.

# %% strides
table = np.zeros((3, 4))
turned = torch.from_numpy(table.T)  # (4, 3)
print(table.T.strides, turned.stride(), same_memory(turned, table))
# > (8, 32) (1, 4) True

# %% [markdown]
# A slice such as `signal[1:]` begins at another address, and its tensor shares with `signal` all the
# same. `np.shares_memory(tensor.numpy(), array)` finds that too.
#
# A reversed array, `signal[::-1]`, is such a view as well: it begins at the last number and steps
# backwards, by -8 bytes. Before you go on: does `from_numpy` share it, copy it, or refuse it?

# %% answer-reversed
torch.from_numpy(signal[::-1])
# > ValueError: At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported. (You can probably work around this by making a copy of your array  with array.copy().)

# %% [markdown]
# It refuses. A tensor cannot step backwards, and `from_numpy` never copies, so nothing is left.
# `torch.tensor` and `as_tensor` refuse too. `signal[::-1].copy()` lays the numbers out forwards, and
# that works.

# %% [proof]
import pytest

assert signal[::-1].strides == (-8,)
assert np.shares_memory(torch.from_numpy(signal[1:]).numpy(), signal)
assert not same_memory(torch.from_numpy(signal[1:]), signal)
for _make in (torch.tensor, torch.as_tensor):
    with pytest.raises(ValueError, match="At least one stride"):
        _make(signal[::-1])
assert torch.from_numpy(signal[::-1].copy())[0] == signal[-1]

# %% [markdown]
# ## The name is not the memory
#
# Two lines of arithmetic, and a tensor that shares.

# %% names
readings = np.array([1.0, 2.0, 3.0])
tensor = torch.from_numpy(readings)
readings += 10
readings = readings + 100

# %% [markdown]
# `readings` is `[111, 112, 113]` now. Before you go on: what is in `tensor`?

# %% answer-names
print(readings)
# > [111. 112. 113.]
print(tensor)
# > tensor([11., 12., 13.], dtype=torch.float64)

# %% [markdown]
# `+=` writes into the memory, and the tensor sees it. `readings + 100` makes a new array in new
# memory, and `=` moves the name `readings` there. The tensor stays with the old memory. So code that
# shares can stop sharing without any line that says so.
#
# ## Who keeps the memory alive
#
# The old array has lost its name. Nothing should be left of it, and yet the tensor reads from its
# memory. A weak reference watches an array without keeping it alive, and shows who does.

# %% alive
import weakref

array = np.full(3, 7.0)
watch = weakref.ref(array)
tensor = torch.from_numpy(array)
del array
print(watch() is None, tensor.tolist())
# > False [7.0, 7.0, 7.0]
del tensor
print(watch() is None)
# > True

# %% [markdown]
# The tensor holds on to the array. As long as either is used, the memory stays, and it goes when
# both are gone. You need not keep the array around yourself. The other direction works the same way:
# `weights.numpy()` is an array that does not own its memory and keeps the tensor alive.

# cpu: a NumPy array lives in the CPU's memory
# %% back
weights = torch.zeros(3)
view = weights.numpy()
view[0] = 5.0
print(weights, view.flags.owndata)
# > tensor([5., 0., 0.]) False

# %% [markdown]
# One thing neither side may do: grow. More room can mean other memory, and the other side would go
# on reading at the old address. So both refuse.

# %% resize
tensor = torch.from_numpy(np.zeros(3))
tensor.resize_(1000)
# > RuntimeError: Trying to resize storage that is not resizable

# %% [proof]
_array = np.zeros(3)
_tensor = torch.from_numpy(_array)
with pytest.raises(ValueError, match="cannot resize"):
    _array.resize(1000)
assert isinstance(view.base, torch.Tensor)

# %% [markdown]
# ## Eight bytes or four
#
# Sharing means that the dtype comes along. NumPy's floats are float64. Layers are float32.

# cpu: a NumPy array lives in the CPU's memory
# %% layer
layer = torch.nn.Linear(3, 1)
rows = np.ones((4, 3))  # (N, 3)
layer(torch.from_numpy(rows))
# > RuntimeError: mat1 and mat2 must have the same dtype, but got Double and Float

# %% [markdown]
# A matrix product does not mix them. The cure is one conversion where the data comes in,
# `torch.as_tensor(rows, dtype=torch.float32)`: a copy, of half the size.
#
# The copy rounds. float32 keeps about 7 decimal digits, and for most measurements this is plenty.
# Here are two times, one second apart, in seconds since 1970.

# %% stamps
stamps = np.array([1_700_000_000.0, 1_700_000_001.0])
in_float32 = torch.as_tensor(stamps, dtype=torch.float32)

# %% [markdown]
# Before you go on: what is `in_float32[1] - in_float32[0]`?

# %% answer-stamps
print((in_float32[1] - in_float32[0]).item())
# > 0.0
print(np.spacing(np.float32(1_700_000_000)))
# > 128.0

# %% [markdown]
# It is 0. At this size the neighbours of a float32 are 128 apart, and both times have become the
# same number. Subtract first, in float64, and convert the small difference.
#
# Rounding also adds up. Add 0.1 one million times, one after the other, as a running total does:
# in float64, and in float32.

# %% totals
counts = np.logspace(1, 6, 80).astype(int)  # from 10 to a million
errors = {}
for dtype in (np.float32, np.float64):
    totals = np.cumsum(np.full(1_000_000, 0.1, dtype=dtype))
    print(dtype.__name__, f"{totals[-1]:.0f}")
    errors[dtype.__name__] = abs(totals[counts - 1] / (0.1 * counts) - 1)
# > float32 100958
# > float64 100000

# %% total-plot
figure, axes = plt.subplots()
for name, error in errors.items():
    axes.plot(counts, np.maximum(error, 1e-17), label=name)  # an error of 0 has no logarithm
axes.set(xlabel="numbers added", ylabel="relative error of the total")
axes.set_xscale("log")
axes.set_yscale("log")
axes.minorticks_off()
_ = axes.legend()
# alt: Relative error of a running total against how many numbers were added, both on log scales.
# alt: In float32 it climbs to one percent at a million numbers; in float64 it stays below one part
# alt: in ten billion.

# %% [markdown]
# Both lines climb, and end nine decimal places apart. A million steps cost float32 one percent of
# its total, and float64 less than one part in ten billion.
#
# So keep running totals in float64, or as Python floats. A sum in one call is another matter: it
# adds up in pieces, and the pieces stay small.

# %% one-call
print(f"{torch.full((1_000_000,), 0.1).sum():.0f}")
# > 100000

# %% [proof]
assert 0.009 < errors["float32"][-1] < 0.011
assert errors["float64"].max() < 1e-10
assert 2e8 < errors["float32"][-1] / errors["float64"][-1] < 5e9
assert (errors["float64"] == 0).sum() <= 1, errors

import warnings

with warnings.catch_warnings():  # before the warning's one time
    warnings.simplefilter("error")
    torch.tensor(np.frombuffer(b"123", dtype=np.uint8))

# %% [markdown]
# ## A lock that does not hold
#
# An array can be read-only. One made from `bytes` always is, since Python promises that `bytes`
# never change. Tensors know no such flag.

# %% read-only
message = bytes([1, 2, 3])
pixels = np.frombuffer(message, dtype=np.uint8)
print(pixels.flags.writeable)
# > False
tensor = torch.from_numpy(pixels)
# > UserWarning: The given NumPy array is not writable, and PyTorch does not support non-writable tensors. This means writing to this tensor will result in undefined behavior. You may want to copy the array to protect its data or make it writable before converting it to a tensor. This type of warning will be suppressed for the rest of this program. (Triggered internally at …)

# %% [markdown]
# A warning, and a tensor. Next comes `tensor[0] = 99`. Before you go on: does the write raise, get
# lost, or go through? What is in `message` afterwards?

# %% answer-read-only
tensor[0] = 99
print(list(message))
# > [99, 2, 3]

# %% [markdown]
# It goes through, and changes what Python holds to be unchangeable. That is what the warning means
# by undefined behaviour, and it comes once per program, however often you convert. If anything may
# write to the tensor, convert a copy: `torch.tensor(pixels)` copies, and has nothing to warn about.
#
# ## What autograd refuses
#
# Going back, there is one more guard. A tensor that requires grad has a history, and an array has no
# place for one.

# cpu: a NumPy array lives in the CPU's memory
# %% refused
weight = torch.tensor([3.0], requires_grad=True)
weight.numpy()
# > RuntimeError: Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.

# %% [markdown]
# The message offers a way out: `detach()` gives a tensor without history, on the same memory. Take
# it in the middle of a computation, and see what the refusal was good for. The loss is w² + w²,
# with one of the squares done by NumPy. Its slope at w = 3 is 4w = 12.

# %% through-numpy
by_numpy = np.square(weight.detach().numpy())
loss = (weight.square() + torch.from_numpy(by_numpy)).sum()
loss.backward()
print(loss.item())
# > 18.0

# %% [markdown]
# The loss is right: 9 + 9. Before you go on: what is `weight.grad`?

# %% answer-through-numpy
print(weight.grad)
# > tensor([6.])

# %% [markdown]
# Half of it. Autograd records what torch does. It did not see NumPy's square, so for the gradient
# that half of the loss is a constant. No error, and a model that learns from the wrong slope.
# `.detach().numpy()` is for what leaves the computation for good: logs, plots, files.
#
# ## What autograd cannot see
#
# For `weight * x`, the gradient of the weight is `x`. Autograd keeps `x` for the backward pass: not
# a copy of it, the tensor itself. Here `x` shares the buffer into which the next sample is written.

# cpu: a NumPy array lives in the CPU's memory
# %% buffer
buffer = np.array([3.0], dtype=np.float32)
x = torch.from_numpy(buffer)
weight = torch.tensor([2.0], requires_grad=True)

loss = (weight * x).sum()
buffer[0] = 100.0  # the next sample arrives
loss.backward()

# %% [markdown]
# The loss was computed with x = 3. Before you go on: is the gradient 3, or 100? Would you get an
# error?

# %% answer-buffer
print(loss.item(), weight.grad)
# > 6.0 tensor([100.])

# %% [markdown]
# The loss belongs to one sample, its gradient to another, and nobody complains. Now the same write
# by way of torch.

# %% counted
loss = (weight * x).sum()
x[0] = 5.0
loss.backward()
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [1]] is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).

# %% [markdown]
# Every tensor counts its own in-place writes, and backward compares the count with the one from the
# forward pass. Version 0 was expected: NumPy's write has not been counted at all. Sharing takes this
# guard away, so what a graph has seen must not be written to from outside.
#
# ## The curve that is flat
#
# Here is the same trap in the direction of a log. Gradient descent moves a weight from 0 to 3, and
# after each step its value is kept, to be plotted later.

# cpu: a NumPy array lives in the CPU's memory
# %% history
weight = torch.zeros(1, requires_grad=True)
kept, kept_copies = [], []
for _ in range(20):
    loss = (weight - 3).square().sum()
    loss.backward()
    with torch.no_grad():
        weight -= 0.1 * weight.grad
    weight.grad = None
    kept.append(weight.detach().numpy())
    kept_copies.append(weight.detach().numpy().copy())

# %% [markdown]
# The first step takes the weight from 0 to 0.6, and after the last it is at 2.97. Before you go on:
# what does `kept[0]` hold now, and what does a plot of `kept` look like?

# %% answer-history
print(f"{kept[0].item():.2f} {kept_copies[0].item():.2f}")
# > 2.97 0.60

# %% answer-history-plot
steps = range(1, 21)
figure, axes = plt.subplots()
axes.plot(steps, np.concatenate(kept), "o-", label="kept")
axes.plot(steps, np.concatenate(kept_copies), "o-", label="kept as copies")
axes.set(xlabel="step", ylabel="weight", ylim=(0, 3.2), xticks=[1, 5, 10, 15, 20])
_ = axes.legend(loc="lower right")
# alt: The weight over 20 steps as two lists tell it. The copies show a curve that rises from 0.6
# alt: and levels off close to 3. The list without copies is a flat line at the final value: all
# alt: its entries are the same memory.

# %% [markdown]
# `kept` holds twenty arrays and one piece of memory. The update writes into it, `-=` as well as an
# optimizer's step, and all twenty show the latest value. If a tensor goes on changing, what you keep
# of it must be a copy.

# %% [proof]
assert all(np.shares_memory(kept[0], other) for other in kept)
_parameter = torch.nn.Parameter(torch.ones(1))
_optimizer = torch.optim.SGD([_parameter], lr=0.5)
_array = _parameter.detach().numpy()
_parameter.grad = torch.ones(1)
_optimizer.step()
assert _array.item() == 0.5

# %% [markdown]
# ## Exercise
#
# Write two functions that are safe to use anywhere.
#
# - `to_batch(rows)` takes a NumPy array of floats: float64 or float32, reversed, read-only, or a
#   buffer that is filled anew later. It returns a float32 tensor that shares memory with nothing,
#   and it never warns. One copy is enough.
# - `to_array(tensor)` takes a tensor that may require grad and may live on a GPU. It returns an
#   array that later writes to the tensor do not change.
#
# A hint for the first: NumPy's `astype` gives a new array even if the dtype is already right.


# %% solution-functions
def to_batch(rows):
    return torch.from_numpy(rows.astype(np.float32))


def to_array(tensor):
    return tensor.detach().cpu().numpy().copy()


# %% solution-check
plain = np.arange(6.0)
locked = np.arange(6.0)
locked.flags.writeable = False

for rows in (plain, plain.astype(np.float32), plain[::-1], locked):
    batch = to_batch(rows)
    assert batch.dtype == torch.float32
    assert batch.tolist() == rows.tolist()
    assert not np.shares_memory(batch.numpy(), rows)

weight = torch.ones(2, requires_grad=True)
before = to_array(weight)
with torch.no_grad():
    weight += 1
print(before, to_array(weight))
# > [1. 1.] [2. 2.]

# %% [markdown]
# `astype` does all the work in its one copy: new memory, float32, forwards, writable. After that,
# `from_numpy` may share as it likes, because nobody else knows the new array.
#
# ## What you have
#
# - `from_numpy` and `.numpy()` share, `torch.tensor` copies, `as_tensor` depends. When in doubt,
#   compare addresses, or ask `np.shares_memory`.
# - `a += 1` writes to shared memory, `a = a + 1` leaves it.
# - Either side keeps the memory alive. Neither may resize it.
# - Convert float64 to float32 once, where data comes in, after subtracting what is large.
# - Autograd neither records what NumPy does nor notices what NumPy writes.
# - What you keep of a changing tensor must be a copy.
#
# Every conversion with all its traps is on [NumPy arrays and tensors](../concepts/numpy-arrays.md).
# Go on with [detach](../concepts/detach.md), [dtypes](../concepts/dtypes.md), or with the symptom:
# [the tensor changed by itself](../pitfalls/shared-with-numpy.md),
# [the array is not writable](../pitfalls/read-only-array.md),
# [can't call numpy()](../pitfalls/numpy-in-the-graph.md).
