# %% [markdown]
# # One script, any device
#
# How do you write a training script once, so that it runs unchanged on a laptop and on a machine
# with a GPU? At the end you have such a script, a way to find device mistakes without a GPU, a feel
# for the two dtypes of half the size, and a count of what it costs to move data.
#
# You need to know a training loop with `nn.Module` and an optimizer. You need no GPU: what is
# printed here has come from a CPU, and what happens on a GPU alone is told in words.
#
# About 30 minutes.

# %% [markdown]
# ## Choose once
#
# Ask for the accelerator at the top, fall back to the CPU, and use that one name from there on.

# %% choose
import torch
import torch.nn.functional as F
from torch import nn

device = torch.accelerator.current_accelerator(check_available=True) or torch.device("cpu")
x = torch.ones(4, 3, device=device)  # (N, C)
print(x.device.type == device.type)
# > True

# %% [markdown]
# `device` is `cpu` where there is no accelerator, `cuda` on an NVIDIA or AMD GPU, `mps` on a Mac.
# The check compares types, and for a reason. A device can carry a number, as in `cuda:0`: the first
# GPU. `cuda` means the current GPU, which is the first unless you say otherwise.
#
# Before you go on: is `torch.device("cuda")` equal to `torch.device("cuda:0")`? Naming a device
# needs no GPU.

# %% answer-same-name
print(torch.device("cuda") == torch.device("cuda:0"))
# > False
print(torch.device("cuda").type == torch.device("cuda:0").type)
# > True

# %% [markdown]
# They are not equal. A tensor made on `cuda` says that it is on `cuda:0`, so
# `x.device == torch.device("cuda")` is False on a GPU, and code that asks so takes the wrong turn.
# Compare the types, or two tensors' devices.
#
# ## Who moves, who is copied
#
# To see what happens between devices you need two. The `meta` device is one that everybody has. Its
# tensors have shapes and dtypes and no numbers, and they do not mix with tensors of the CPU: in that
# they are like those of a GPU.
#
# A function sends a model and a batch away.


# cpu: the meta device stands for the GPU
# %% send
def send(model, batch, device):
    model.to(device)
    batch.to(device)


model = nn.Linear(3, 1)
batch = torch.ones(4, 3)  # (N, C)
send(model, batch, "meta")

# %% [markdown]
# Before you go on: where is the model's weight now, and where is `batch`?

# %% answer-send
print(model.weight.device, batch.device)
# > meta cpu

# %% [markdown]
# The model has moved, the batch has not. `module.to` changes the module itself. `tensor.to` returns
# a new tensor, and here nobody takes it. Write `batch = batch.to(device)`.
#
# ## What stays behind
#
# This model fits a curve, from x, x² and x³. It runs on the CPU.


# %% curve
class Curve(nn.Module):
    def __init__(self):
        super().__init__()
        self.powers = torch.arange(1, 4)
        self.linear = nn.Linear(3, 1)

    def forward(self, x):  # (N, 1)
        return self.linear(x**self.powers)  # (N, 3) goes in


print(Curve()(torch.ones(4, 1)).shape)
# > torch.Size([4, 1])

# %% [markdown]
# Before you go on: what does it do on the other device, with its input there too?

# cpu: the meta device stands for the GPU
# %% answer-curve
Curve().to("meta")(torch.ones(4, 1, device="meta"))
# > RuntimeError: Tensor on device cpu is not on the expected device meta!

# %% [markdown]
# It raises. A module moves its parameters, its buffers and its submodules. `powers` is none of them:
# a plain attribute, of which the module knows nothing. With a GPU the message begins with `Expected
# all tensors to be on the same device`, and it would have come on the day of the first run there.
#
# A tensor that belongs to a model, and is not trained, is a buffer.


# %% buffer
class Curve(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("powers", torch.arange(1, 4))
        self.linear = nn.Linear(3, 1)

    def forward(self, x):  # (N, 1)
        return self.linear(x**self.powers)


y = Curve().to("meta")(torch.ones(4, 1, device="meta"))
print(y.shape, y.device)
# > torch.Size([4, 1]) meta

# %% [markdown]
# That is a test worth having: one forward pass on `meta`, which takes no memory and no GPU. It is
# not a perfect one. Some mixes of the CPU with `meta` pass unnoticed (a matrix product is one), and
# what needs the numbers, such as `.item()`, raises on `meta` alone.
#
# Tensors made along the way have the same problem. Make them where their neighbours are.

# cpu: the meta device stands for the GPU
# %% neighbours
far = torch.ones(4, 3, device="meta")
made = [
    torch.arange(3, device=far.device),
    torch.zeros_like(far),
    far.new_zeros(4, 8),
]
print([str(each.device) for each in made], torch.arange(3).device)
# > ['meta', 'meta', 'meta'] cpu

# %% [proof]
import pytest

assert (torch.ones(2, 3) @ torch.ones(3, 2, device="meta")).device.type == "cpu"
with pytest.raises(RuntimeError, match="meta"):
    far.sum().item()

# %% [markdown]
# ## The optimizer comes last
#
# A large model is often built on `meta`, without memory, and gets its memory later, by `to_empty`.
# Here the optimizer is made in between.

# %% too-early
model = nn.Linear(3, 1, device="meta")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
_ = model.to_empty(device=device)  # memory, yet to be filled

# %% [markdown]
# Before you go on: would `optimizer.step()` train this model?

# %% answer-too-early
print(optimizer.param_groups[0]["params"][0] is model.weight)
# > False

# %% [proof]
_model = nn.Linear(3, 1, device="cpu")
_optimizer = torch.optim.Adam(_model.parameters())
_model(torch.ones(4, 3, device="cpu")).sum().backward()
_optimizer.step()
_model.to(torch.float64)  # a change of dtype goes the way of a change of device
assert _optimizer.param_groups[0]["params"][0] is _model.weight
assert _model.weight.dtype == torch.float64
assert _optimizer.state[_model.weight]["exp_avg"].dtype == torch.float32

# %% [markdown]
# It would not. From `meta`, the parameters cannot move. They are replaced, and the optimizer holds
# the old ones. Nothing raises.
#
# A plain `model.to(device)`, from the CPU to a GPU, keeps the parameters and swaps what is inside,
# so an optimizer that was made before still has the right ones. It may have gathered things of its
# own, such as Adam's averages, and those stay where they are.
#
# One order is right in every case: build the model, move it, make the optimizer.
#
# ## The script
#
# Random numbers need care. A seed gives other numbers on another device, and a generator draws on
# its own device only: elsewhere it raises, `Expected a 'cuda' device type for generator but found
# 'cpu'`. For the same data everywhere, draw on the CPU and move.


# %% script
def make_data(device):
    generator = torch.Generator("cpu").manual_seed(0)
    x = torch.rand(64, 1, generator=generator, device="cpu")  # (N, 1)
    return x.to(device), (2 * x**3 - x).to(device)


def train(device, steps=300):
    x, y = make_data(device)
    model = Curve().to(device)
    optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
    for _ in range(steps):
        loss = F.mse_loss(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return model, loss.item()


model, loss = train(device)
print(loss < 0.01)
# > True

# %% [markdown]
# And the checkpoint. A saved tensor remembers its device, and wants to go back there. On a machine
# without a GPU, a file from a GPU does not load: `Attempting to deserialize object on a CUDA device`.
# `map_location` says where the tensors go instead. `load_state_dict` then copies them to wherever
# the parameters are.

# %% checkpoint
import io

file = io.BytesIO()  # stands for a file on disk
torch.save(model.state_dict(), file)

_ = file.seek(0)
weights = torch.load(file, map_location="cpu")
print({name: value.device.type for name, value in weights.items()})
# > {'powers': 'cpu', 'linear.weight': 'cpu', 'linear.bias': 'cpu'}

restored = Curve().to(device)
_ = restored.load_state_dict(weights)
print(torch.equal(restored.linear.weight, model.linear.weight))
# > True

# %% [proof]
_x = torch.rand(64, 1, generator=torch.Generator("cpu").manual_seed(0), device="cpu")
assert torch.equal(make_data(device)[0].cpu(), _x)
assert restored.linear.weight.device == model.linear.weight.device

# %% [markdown]
# That is all there is to it: below the choice of `device`, no line names an accelerator.
#
# ## Half the bytes
#
# Numbers of 2 bytes take half the memory and half the traffic, and GPUs have units made for them.
# There are two kinds, and they save in different places.

# %% dtypes
for dtype in (torch.float32, torch.bfloat16, torch.float16):
    info = torch.finfo(dtype)
    print(
        f"{info.dtype:8}  {info.bits // 8} bytes  largest {info.max:.2e}  step at 1 {info.eps:.0e}"
    )
# > float32   4 bytes  largest 3.40e+38  step at 1 1e-07
# > bfloat16  2 bytes  largest 3.39e+38  step at 1 8e-03
# > float16   2 bytes  largest 6.55e+04  step at 1 1e-03

# %% [markdown]
# Before you go on: what becomes of 70000 and of 1.001 in bfloat16, and in float16?

# %% answer-dtypes
numbers = torch.tensor([70_000.0, 1.001])
print(numbers.to(torch.bfloat16).tolist())
# > [70144.0, 1.0]
print(numbers.to(torch.float16).tolist())
# > [inf, 1.0009765625]

# %% [markdown]
# bfloat16 has room for both and blurs them: the thousandth is gone. float16 is sharper, and ends at
# 65504. What happens at the small end, and all the way between? For each size of number, here is the
# worst error of rounding it, as a part of the number.

# cpu: matplotlib draws from the CPU's memory
# %% rounding
import matplotlib.pyplot as plt

sizes = torch.logspace(-10, 8, 109, dtype=torch.float64)
numbers = sizes[:, None] * torch.linspace(1, 2, 200, dtype=torch.float64)  # (sizes, 200)

figure, axes = plt.subplots()
for dtype in (torch.float32, torch.bfloat16, torch.float16):
    error = (numbers.to(dtype).double() / numbers - 1).abs().amax(1)
    axes.plot(sizes, error, label=str(dtype))
axes.set(xlabel="size of the number", ylabel="worst relative error")
axes.set_xscale("log")
axes.set_yscale("log")
axes.minorticks_off()
_ = axes.legend(loc=(0.6, 0.25))
# alt: Worst relative rounding error against the size of a number, from 1e-10 to 1e8, on log scales.
# alt: float32 is flat near 1e-7 and bfloat16 flat near 4e-3, at every size. float16 is flat near 5e-4
# alt: between 1e-4 and 65504 only: below, its error rises until at 1e-8 everything is lost, and above
# alt: 65504 its line ends, where numbers become infinite.

# %% [proof]
for _dtype, _low, _high in ((torch.float32, 1e-8, 1e-7), (torch.bfloat16, 2e-3, 5e-3)):
    _error = (numbers.to(_dtype).double() / numbers - 1).abs().amax(1)
    assert _low < _error.min() and _error.max() < _high
_error = (numbers.to(torch.float16).double() / numbers - 1).abs().amax(1)
assert _error[(sizes > 1e-4) & (sizes < 3e4)].max() < 5e-4
assert _error[sizes < 1e-8].min() == 1
assert _error[sizes > 65504].isinf().all()
for _dtype in (torch.bfloat16, torch.float16):
    assert torch.ones(1, dtype=_dtype) + 1e-4 == 1

# %% [markdown]
# float32 and bfloat16 are flat: equally good at every size. float16 has a window. Above it numbers
# become infinite, and below it the error climbs to 1, which means that nothing is left: the number
# has become 0.
#
# Neither of the small two is good enough to store weights in: a step of a ten-thousandth, added to
# 1, is rounded away in both. So mixed precision keeps the weights in float32, and `autocast`
# converts for single operations, matrix products above all.

# %% autocast
layer = nn.Linear(3, 1).to(device)
x = torch.ones(4, 3, device=device)
with torch.autocast(device.type, dtype=torch.bfloat16):
    outputs = layer(x)
    loss = F.mse_loss(outputs, torch.zeros_like(outputs))
loss.backward()

# %% [markdown]
# Before you go on: four dtypes. What are `outputs`, `loss`, the weight and its gradient?

# %% answer-autocast
print(outputs.dtype, loss.dtype)
# > torch.bfloat16 torch.float32
print(layer.weight.dtype, layer.weight.grad.dtype)
# > torch.float32 torch.float32

# %% [markdown]
# The matrix product has run in bfloat16. The loss is computed in float32: autocast has a list of
# operations that need the digits, and this loss is on it. The weight has never changed, and a
# gradient has the dtype of its weight. `device.type` makes the same lines right on any device.
#
# ## Gradients that vanish
#
# Some older GPUs have such units for float16 only, and gradients are small. Before you go on: which
# of 1e-4, 1e-6 and 1e-8 survive in float16? The plot above knows.

# %% answer-small
gradients = torch.tensor([1e-4, 1e-6, 1e-8])
print(gradients.half())
# > tensor([1.0002e-04, 1.0133e-06, 0.0000e+00], dtype=torch.float16)
print((gradients * 65536).half().float() / 65536)
# > tensor([1.0002e-04, 1.0002e-06, 9.9972e-09])

# %% [markdown]
# The smallest has become 0, and no learning rate brings it back. The second line shows the way out:
# multiply first, convert, and divide afterwards in float32. All three survive. Multiply the loss by a
# number, and every gradient in the backward pass is multiplied by it: one number, the scale, will do.
#
# How large should it be? Take a thousand gradients that spread over nine powers of ten, and count
# which are lost at which scale.

# cpu: matplotlib draws from the CPU's memory
# %% scales
quantiles = torch.linspace(0.001, 0.999, 999, dtype=torch.float64)
gradients = 10 ** torch.distributions.Normal(-7.0, 1.5).icdf(quantiles)

powers = torch.arange(0, 41)
scaled = (2.0**powers)[:, None] * gradients  # (scales, gradients)
zeros = (scaled.half() == 0).double().mean(1)
infinite = scaled.half().isinf().double().mean(1)

figure, axes = plt.subplots()
axes.plot(powers, 100 * zeros, label="lost: become 0")
axes.plot(powers, 100 * infinite, label="become infinite")
axes.axvline(16, linestyle=":", color="C2", label="where GradScaler begins")
axes.set(xlabel="scale, as a power of 2", ylabel="percent of the gradients")
_ = axes.legend(loc=(0.43, 0.65))
# alt: Percent of gradients that float16 cannot hold against the scale, a power of 2 from 0 to 40.
# alt: Unscaled, more than a third become 0; from 2 to the 14 on hardly any do. Beyond 2 to the 24 more
# alt: and more become infinite. Between them lies a band where nearly all survive, and the scaler
# alt: begins in it, at 2 to the 16.

# %% [proof]
assert zeros[0] > 1 / 3 and zeros[14:].max() < 0.01
assert infinite[:24].max() < 0.01 and infinite[40] > 0.4
assert gradients.max() / gradients.min() > 1e9
assert torch.amp.GradScaler("cpu").get_scale() == 2**16

# %% [markdown]
# Too small a scale loses gradients, too large a scale makes them infinite, and between lies a band
# that is right. Where it lies depends on the model and moves during training. `GradScaler` looks
# for it. First a step without it, with a loss so small that float16 cannot carry its gradient.

# %% without-scaler
layer = nn.Linear(8, 1).to(device)  # float32
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
x = torch.ones(4, 8, device=device)  # (N, C)


def small_loss():
    with torch.autocast(device.type, dtype=torch.float16):
        outputs = layer(x)
    return outputs.float().mean() * 1e-8


small_loss().backward()
print(layer.weight.grad.abs().max().item())
# > 0.0

# %% with-scaler
scaler = torch.amp.GradScaler(device.type)
optimizer.zero_grad()
scaler.scale(small_loss()).backward()  # the loss times 65536
scaler.unscale_(optimizer)  # the gradients divided by it
print(f"{layer.weight.grad.abs().max():.1e}")
# > 1.0e-08
scaler.step(optimizer)
scaler.update()

# %% [markdown]
# The gradient is there. Now a loss that is a million million times larger: at this scale, its
# gradients become infinite.

# %% too-large
before = layer.weight.detach().clone()
optimizer.zero_grad()
scaler.scale(small_loss() * 1e12).backward()
scaler.step(optimizer)
scaler.update()

# %% [markdown]
# Before you go on: is the weight infinite now? What does the scaler do with its scale?

# %% answer-too-large
print(torch.equal(layer.weight, before), scaler.get_scale())
# > True 32768.0

# %% [proof]
_growing = torch.amp.GradScaler(device.type, growth_interval=2)
for _ in range(2):
    optimizer.zero_grad()
    _growing.scale(small_loss()).backward()
    _growing.step(optimizer)
    _growing.update()
assert _growing.get_scale() == 2 * 65536
optimizer.zero_grad()
with torch.autocast(device.type, dtype=torch.bfloat16):
    _outputs = layer(x)
(_outputs.float().mean() * 1e-8).backward()
assert 0.9e-8 < layer.weight.grad.abs().max() < 1.1e-8
with torch.no_grad():
    layer.weight.copy_(before)  # as it was

# %% [markdown]
# The weight is untouched. `step` has seen the infinite gradient and left the step out, and `update`
# has halved the scale. After many good steps in a row it doubles it again. That is how it stays
# within the band. bfloat16 has the range of float32, so it needs no scaler.
#
# ## What it costs to move
#
# Between the CPU and a GPU lies a narrow bridge. What crosses it can be counted, exactly, on any
# machine. Within a dispatch mode every operation passes through one function, which can look at it.

# %% counter
from torch.utils._python_dispatch import TorchDispatchMode


class CountMoves(TorchDispatchMode):
    copies = nbytes = reads = 0

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {}))
        if func is torch.ops.aten._to_copy.default and result.device != args[0].device:
            self.copies += 1
            self.nbytes += result.nbytes
        if func is torch.ops.aten._local_scalar_dense.default:  # .item()
            self.reads += 1
        return result


far_device = "meta"  # it counts like a GPU
images = torch.zeros(256, 3, 32, 32, dtype=torch.uint8)  # (N, C, H, W)
with CountMoves() as moves:
    there = images.to(far_device)
    there = there.to(far_device)
print(moves.copies, moves.nbytes)
# > 1 786432

# %% [markdown]
# One copy, of one byte a pixel. The second `to` has found the tensor in place, and did nothing.
#
# The network wants float32. Before you go on: what is counted for `images.to(far_device).float()`,
# and what for `images.float().to(far_device)`? The result is the same.

# %% answer-order
with CountMoves() as moves:
    _ = images.to(far_device).float()
print(moves.copies, moves.nbytes)
# > 1 786432
with CountMoves() as moves:
    _ = images.float().to(far_device)
print(moves.copies, moves.nbytes)
# > 1 3145728

# %% [markdown]
# Move first, convert there: four times fewer bytes. The other way round for float64 from NumPy:
# convert to float32 first, and move half. Move the smaller of the two.
#
# A loop repeats the cost. Here are ten epochs, with three ways to feed them.


# %% epochs
def converted_here():
    return images.float().to(far_device)


def converted_there():
    return images.to(far_device).float()


kept = [images]


def moved_once():
    kept[0] = kept[0].to(far_device)
    return kept[0].float()


figure, axes = plt.subplots()
for feed in (converted_here, converted_there, moved_once):
    moved = []
    with CountMoves() as moves:
        for _ in range(10):
            feed()
            moved.append(moves.nbytes / 2**20)
    print(f"{feed.__name__:15} {moved[-1]:5.2f} MiB")
    axes.plot(range(1, 11), moved, "o-", label=feed.__name__)
# > converted_here  30.00 MiB
# > converted_there  7.50 MiB
# > moved_once       0.75 MiB
axes.set(xlabel="epoch", ylabel="MiB moved so far")
_ = axes.legend()
# alt: Mebibytes moved over ten epochs. Converting to float32 before the move climbs to 30. Moving the
# alt: bytes and converting there climbs to 7.5. Moving once, before the first epoch, stays flat at
# alt: 0.75.

# %% [markdown]
# If the data fits on the GPU, move it once. If it does not, move it small.
#
# Each copy also has a price of its own, however little it carries. The same bytes, in 256 copies
# and in one:

# %% one-by-one
with CountMoves() as moves:
    _ = torch.stack([image.to(far_device) for image in images])
print(moves.copies, moves.nbytes)
# > 256 786432
with CountMoves() as moves:
    _ = torch.stack(list(images)).to(far_device)
print(moves.copies, moves.nbytes)
# > 1 786432

# %% [markdown]
# ## The way back, and the clock
#
# The smallest copy of all comes back: `loss.item()`, four bytes. It is the one that hurts. A GPU
# works behind Python, which queues operations and goes on. To give you a number, it has to finish
# everything before it, and Python waits. Count the waits in two loops over a hundred losses.

# %% waits
losses = torch.linspace(1, 0, 100, device=device)

with CountMoves() as moves:
    total = 0.0
    for loss in losses:
        total += loss.item()
print(moves.reads, f"{total:.1f}")
# > 100 50.0

with CountMoves() as moves:
    total = torch.zeros((), device=device)
    for loss in losses:
        total += loss.detach()
    total = total.item()
print(moves.reads, f"{total:.1f}")
# > 1 50.0

# %% [proof]
with pytest.raises(TypeError, match="can't convert meta device type tensor to numpy"):
    torch.ones(2, device="meta").numpy()

# %% [markdown]
# The same total, once with a hundred waits and once with one. Printing a loss, an `if` on a tensor
# and `.cpu()` wait as well. Add up on the device, and read now and then. To plot, write
# `losses.detach().cpu().numpy()`: without `.cpu()`, NumPy works on your laptop and raises on a GPU.
#
# The queue also fools clocks. A clock that stops when Python has queued the work has not measured the
# work. Wait for the device before you read it, and run once beforehand, since the first run does
# things that later ones do not.

# %% clock
import time


def wait():
    if torch.accelerator.is_available():
        torch.accelerator.synchronize()


def seconds(work, repeats=10):
    work()
    wait()
    start = time.perf_counter()
    for _ in range(repeats):
        work()
    wait()
    return (time.perf_counter() - start) / repeats


matrix = torch.rand(128, 128, device=device)
print(seconds(lambda: matrix @ matrix) > 0)
# > True

# %% [markdown]
# How long it takes is for your machine to say. Measure there before you change anything: bytes and
# waits tell where to look, the clock tells whether it matters.
#
# ## Exercise
#
# This encoder has run on a laptop for weeks. It has three device mistakes, and reports one at a
# time. Find all three with the `meta` device and mend them. When you are done, it takes a batch on
# `meta` and returns one of shape (4, 3) there, it has four parameters, and on the CPU it gives the
# same outputs as before from the same seed.


# cpu: the meta device stands for the GPU
# %% encoder
class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.scale = torch.tensor([0.5, 1.0, 2.0])
        self.layers = [nn.Linear(3, 3), nn.Linear(3, 3)]

    def forward(self, x):  # (N, 3)
        for layer in self.layers:
            x = torch.relu(layer(x * self.scale))
        return x + torch.arange(3)


Encoder().to("meta")(torch.ones(4, 3, device="meta"))
# > RuntimeError: Tensor on device cpu is not on the expected device meta!


# %% solution-encoder
class MovableEncoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("scale", torch.tensor([0.5, 1.0, 2.0]))
        self.layers = nn.ModuleList([nn.Linear(3, 3), nn.Linear(3, 3)])

    def forward(self, x):  # (N, 3)
        for layer in self.layers:
            x = torch.relu(layer(x * self.scale))
        return x + torch.arange(3, device=x.device)


# %% solution-check
far = MovableEncoder().to("meta")(torch.ones(4, 3, device="meta"))
assert far.shape == (4, 3)
assert far.device.type == "meta"

batch = torch.ones(4, 3)
_ = torch.manual_seed(0)
old = Encoder()
_ = torch.manual_seed(0)
new = MovableEncoder()
assert torch.equal(old(batch), new(batch))
print(len(list(old.parameters())), len(list(new.parameters())))
# > 0 4

# %% [markdown]
# The list was the worst of the three. A module does not look into plain lists, so the layers did not
# move, and an optimizer would not have trained them on any device: the old encoder has 0 parameters.
#
# ## What you have
#
# - One choice of `device` at the top, and no name of an accelerator below it.
# - Tensors are copied, so assign them. Modules move, with parameters, buffers and submodules only.
# - Model, move, optimizer, in this order. Load with `map_location="cpu"`.
# - `meta` finds most device mistakes without a GPU.
# - bfloat16 blurs, float16 has a window, and `GradScaler` keeps gradients inside it.
# - Move the smaller form, in few copies, once if you can. Read back seldom, and wait before you read
#   a clock.
#
# More on [devices](../concepts/devices.md) and [dtypes](../concepts/dtypes.md). By symptom:
# [all tensors on the same device](../pitfalls/mixed-devices.md),
# [a checkpoint from a GPU](../pitfalls/cuda-deserialize.md),
# [a generator on another device](../pitfalls/generator-device.md),
# [gradients exactly 0 in float16](../pitfalls/half-underflow.md).
