# %% [markdown]
# # The training loop
#
# What do a module, an optimizer and a data loader do for you that a loop by hand does not, and what
# do they leave to you? You build the usual training loop, plot the two curves that every training
# deserves, and stop it halfway so that it goes on as if nothing had happened.
#
# You need: [Fit a line by hand](fit-a-line.ipynb). About 30 minutes.

# %% [markdown]
# ## The line as a module
#
# The spring of the last lesson again: its length under eight loads. Layers want one row per
# example and one column per feature, so both tensors are columns now.

# cpu: draws differ from device to device
# %% spring
import torch
from torch import nn
from torch.nn.functional import mse_loss

torch.set_num_threads(1)  # so small a model gains nothing from more

load = torch.tensor([[0.0], [0.5], [1.0], [1.5], [2.0], [2.5], [3.0], [3.5]])  # (8, 1), kg
length = torch.tensor([[4.1], [4.9], [6.2], [6.8], [8.1], [9.0], [9.9], [11.1]])  # cm
line = nn.Linear(1, 1)
for name, parameter in line.named_parameters():
    print(name, tuple(parameter.shape), parameter.requires_grad)
# > weight (1, 1) True
# > bias (1,) True

# %% [markdown]
# `nn.Linear(1, 1)` is `w * load + b`. It has made both numbers itself, as leaves that require grad,
# and filled them at random.
#
# By hand, one step from 0 with learning rate 0.05 led to `w` 1.58 and `b` 0.75.
#
# Before you go on: where does one step of `torch.optim.SGD` lead, with the same rate?

# cpu: draws differ from device to device
# %% answer-one-step
with torch.no_grad():
    line.weight.zero_()
    line.bias.zero_()
optimizer = torch.optim.SGD(line.parameters(), lr=0.05)

loss = mse_loss(line(load), length)
optimizer.zero_grad()
loss.backward()
optimizer.step()
print(f"w {line.weight.item():.2f}, b {line.bias.item():.2f}")
# > w 1.58, b 0.75

# %% [proof]
_w = torch.tensor(0.0, requires_grad=True)
_b = torch.tensor(0.0, requires_grad=True)
((_w * load + _b - length) ** 2).mean().backward()
assert torch.isclose(line.weight.flatten()[0], -0.05 * _w.grad)
assert torch.isclose(line.bias[0], -0.05 * _b.grad)

# %% [markdown]
# To the same place. Nothing new is computed, the lines have moved:
#
# | by hand | now |
# |---|---|
# | two tensors with `requires_grad=True` | `line.parameters()` |
# | `((w * load + b - length) ** 2).mean()` | `mse_loss(line(load), length)` |
# | `with torch.no_grad(): w -= rate * w.grad` | `optimizer.step()` |
# | `w.grad = None` | `optimizer.zero_grad()` |
#
# The optimizer was given the parameters, not the loss. It reads their `.grad` and changes them in
# place: forget `zero_grad`, and gradients add up as before.

# %% [markdown]
# ## Data in batches
#
# More measurements, made in haste: 40 of them, with an error of about 1.2 cm. The first 16 are for
# training. The other 24 are for **validation**: the model never learns from them. All are shifted and
# scaled to lie around 0, by numbers that come from the training part.

# cpu: draws differ from device to device
# %% measurements
generator = torch.Generator().manual_seed(0)
load = 4 * torch.rand(40, 1, generator=generator)  # (40, 1)
length = 4 + 2 * load + 1.2 * torch.randn(40, 1, generator=generator)

x = (load - load[:16].mean()) / load[:16].std()
y = (length - length[:16].mean()) / length[:16].std()
train_x, valid_x = x[:16], x[16:]
train_y, valid_y = y[:16], y[16:]

# %% [markdown]
# A `DataLoader` hands out the examples a batch at a time, in a new order in each round. A round
# through all of them is an **epoch**.
#
# Before you go on: 16 examples, batch size 6. How many steps does an epoch have, and how large are
# the batches?

# cpu: draws differ from device to device
# %% answer-batches
from torch.utils.data import DataLoader, TensorDataset

train_data = TensorDataset(train_x, train_y)
loader = DataLoader(train_data, batch_size=6, shuffle=True)
[len(batch_x) for batch_x, batch_y in loader]
# > [6, 6, 4]

# %% [proof]
assert len(DataLoader(train_data, batch_size=6, drop_last=True)) == 2

# %% [markdown]
# Three steps, and the last batch is a small one. `drop_last=True` would leave it out.

# %% [markdown]
# ## The loop
#
# The line has two parameters. This model has a few more, and can bend. `dropout` is 0 for now.

# cpu: draws differ from device to device
# %% model


class Net(nn.Module):
    def __init__(self, dropout=0.0):
        super().__init__()
        self.first = nn.Linear(1, 64)
        self.second = nn.Linear(64, 64)
        self.last = nn.Linear(64, 1)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x):  # (N, 1)
        x = self.dropout(torch.relu(self.first(x)))  # (N, 64)
        x = self.dropout(torch.relu(self.second(x)))  # (N, 64)
        return self.last(x)  # (N, 1)


sum(parameter.numel() for parameter in Net().parameters())
# > 4353

# %% [markdown]
# 4353 parameters for 16 measurements. Now the loop, in its usual form: one function for a round of
# training, one for a look from outside, and one that calls both.


# cpu: draws differ from device to device
# %% loop
def train_epoch(model, optimizer, loader):
    model.train()
    for batch_x, batch_y in loader:
        loss = mse_loss(model(batch_x), batch_y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def evaluate(model, x, y):
    model.eval()
    with torch.no_grad():
        return mse_loss(model(x), y).item()


def fit(model, optimizer, loader, epochs):
    curve = []  # of pairs: training loss, validation loss
    for _ in range(epochs):
        train_epoch(model, optimizer, loader)
        curve.append((evaluate(model, train_x, train_y), evaluate(model, valid_x, valid_y)))
    return curve


# %% [markdown]
# A run has four parts that begin at random or carry a memory: the weights, the optimizer, the order
# of the examples, and the draws of dropout. `start` sets them all up, the same each time.


# cpu: draws differ from device to device
# %% start
def start(dropout=0.0):
    torch.manual_seed(0)  # weights and dropout
    model = Net(dropout)
    optimizer = torch.optim.Adam(model.parameters(), lr=0.005)
    order = torch.Generator().manual_seed(1)
    loader = DataLoader(train_data, batch_size=6, shuffle=True, generator=order)
    return model, optimizer, loader


# %% [markdown]
# `Adam` is an optimizer as `SGD` is, with a step of its own size for each parameter, found from the
# gradients so far.
#
# Before you go on: the loop runs for 120 epochs. The training loss falls. What does the validation
# loss do?

# cpu: draws differ from device to device
# %% answer-overfit
import matplotlib.pyplot as plt

plain, optimizer, loader = start()
curve = fit(plain, optimizer, loader, epochs=120)

figure, axes = plt.subplots()
axes.plot([train for train, _ in curve], label="training")
axes.plot([valid for _, valid in curve], label="validation")
axes.set(xlabel="epoch", ylabel="loss")
_ = axes.legend()
# alt: Loss against epoch, 120 epochs. Both losses fall steeply in the first five epochs. Then the
# alt: training loss goes on falling, from 0.15 to 0.06, while the validation loss climbs from 0.21
# alt: to nearly 0.4.

# %% [markdown]
# It falls, and then it climbs. From about the tenth epoch on the model learns the measuring errors
# of its 16 examples, and those are other ones in the validation part. This is **overfitting**. The
# training loss does not show it: it looks better all the time.
#
# Before you go on: a straight line cannot bend to follow the errors. How does its validation loss
# compare with that of the 4353 parameters at the end?

# cpu: draws differ from device to device
# %% answer-line
line = nn.Linear(1, 1)
optimizer = torch.optim.SGD(line.parameters(), lr=0.05)
line_curve = fit(line, optimizer, loader, epochs=50)

at_the_end = [valid for _, valid in curve[-20:]]
print(f"line {line_curve[-1][1]:.1f}, net {sum(at_the_end) / 20:.1f}")
# > line 0.2, net 0.4

# %% [proof]
assert min(valid for _, valid in curve[:15]) < 0.25
assert min(valid for _, valid in curve[-20:]) > 0.3
assert curve[-1][0] < 0.09 < 0.11 < curve[10][0]
assert not line.training

# %% [markdown]
# Half of it. The right remedy here is the smaller model. Where you need the large one, there are
# more data, stopping early, and dropout.

# %% [markdown]
# ## Two modes
#
# Dropout sets a random part of the numbers inside the model to 0, so that no single one can carry
# an exception of the data. In the model below each is dropped with a chance of 30 %, and
# those that stay are divided by 0.7 to make up for it.
#
# Before you go on: the same input goes twice into the same model. Are the two outputs equal?

# cpu: draws differ from device to device
# %% answer-modes
dropping, optimizer, loader = start(dropout=0.3)
_ = fit(dropping, optimizer, loader, epochs=50)

dropping.train()
print(torch.equal(dropping(valid_x), dropping(valid_x)))
# > False
dropping.eval()
print(torch.equal(dropping(valid_x), dropping(valid_x)))
# > True

# %% [markdown]
# It depends on the mode. In train mode each call drops others, in eval mode none. Here are fifteen
# calls in train mode, and the one answer of eval mode.

# cpu: draws differ from device to device
# %% modes-plot
grid = torch.linspace(-2, 2, 33).reshape(-1, 1)  # (33, 1)
figure, axes = plt.subplots()
with torch.no_grad():
    dropping.train()
    for call in range(15):
        label = "train mode, 15 calls" if call == 0 else None
        axes.plot(grid, dropping(grid), color="C4", alpha=0.6, linewidth=0.8, label=label)
    dropping.eval()
    axes.plot(grid, dropping(grid), color="C1", label="eval mode")
    axes.plot(train_x, train_y, "o", color="C0", markersize=4, label="training data")
axes.set(xlabel="load (scaled)", ylabel="length (scaled)")
_ = axes.legend()
# alt: The model's answer over the load. In eval mode it is one smooth rising curve. The fifteen
# alt: curves of train mode are jagged and spread around it, widest at both ends, about as far as
# alt: the training points do.

# %% [markdown]
# The plot was drawn under `no_grad`.
#
# Before you go on: then does `no_grad` switch dropout off?

# cpu: draws differ from device to device
# %% answer-no-grad
dropping.train()
with torch.no_grad():
    same = torch.equal(dropping(valid_x), dropping(valid_x))
print(same)
# > False

# %% [proof]
_kept = nn.Dropout(0.3)(torch.ones(1000, device="cpu")).unique()
assert torch.allclose(_kept, torch.tensor([0.0, 1 / 0.7], device="cpu"))

# %% [markdown]
# No. `no_grad` tells autograd not to record, `eval` tells the layers to behave as in use. `evaluate`
# needs both, and `train_epoch` needs `train()`, since `evaluate` has left the model in eval mode.
#
# A second layer that minds the mode is batch norm. It shifts and scales each batch by the mean and
# the deviation of that batch, and in eval mode by averages that it has kept.
#
# Before you go on: a batch goes forward under `no_grad`: no loss, no backward, no step. Does
# anything in the layer change?

# cpu: draws differ from device to device
# %% answer-batch-norm
norm = nn.BatchNorm1d(1)
batch = torch.tensor([[10.0], [12.0], [14.0]])
print(f"{norm.running_mean.item():.1f}")
# > 0.0
with torch.no_grad():
    norm(batch)
print(f"{norm.running_mean.item():.1f}")
# > 1.2

# %% [markdown]
# Its running mean has gone a tenth of the way from 0 to the mean of the batch. A validation in train
# mode would slip the validation data into the model. And what comes out for one example depends on
# the others in its batch:

# cpu: draws differ from device to device
# %% company
other = torch.tensor([[10.0], [2.0], [0.0]])
with torch.no_grad():
    print(f"{norm(batch)[0].item():.2f}, {norm(other)[0].item():.2f}")
    norm.eval()
    print(torch.equal(norm(batch)[0], norm(other)[0]))
# > -1.22, 1.39
# > True

# %% [markdown]
# ## Stop and go on
#
# A long run may be cut off at any time. First 40 epochs without a break, for comparison.

# cpu: draws differ from device to device
# %% unbroken
unbroken, optimizer, loader = start(dropout=0.3)
unbroken_curve = fit(unbroken, optimizer, loader, epochs=40)

# %% [markdown]
# Now the same run, stopped after 20 epochs. A **checkpoint** is a file with the state of its parts.

# cpu: draws differ from device to device
# %% checkpoint
model, optimizer, loader = start(dropout=0.3)
_ = fit(model, optimizer, loader, epochs=20)
checkpoint = {
    "epoch": 20,
    "model": model.state_dict(),
    "optimizer": optimizer.state_dict(),
    "dropout": torch.get_rng_state(),
    "order": loader.generator.get_state(),
}
torch.save(checkpoint, "checkpoint.pt")

# %% [markdown]
# To resume is to start anew, as another process would, and to put back what the file holds. The
# function puts back what it is told to.


# cpu: draws differ from device to device
# %% resume
def resume(*parts):
    model, optimizer, loader = start(dropout=0.3)
    saved = torch.load("checkpoint.pt")
    model.load_state_dict(saved["model"])
    if "optimizer" in parts:
        optimizer.load_state_dict(saved["optimizer"])
    if "draws" in parts:
        torch.set_rng_state(saved["dropout"])
        loader.generator.set_state(saved["order"])
    return model, fit(model, optimizer, loader, epochs=40 - saved["epoch"])


def equal(model, other):
    pairs = zip(model.parameters(), other.parameters(), strict=True)
    return all(torch.equal(one, two) for one, two in pairs)


# %% [markdown]
# Before you go on: the weights alone are put back. After 20 more epochs, is the model the one of the
# unbroken run?

# cpu: draws differ from device to device
# %% answer-weights
from_weights, weights_curve = resume()
equal(unbroken, from_weights)
# > False

# %% [markdown]
# No. Adam keeps two averages for each parameter and the number of its steps, and has begun them
# anew.
#
# Before you go on: with the optimizer put back as well, are they equal?

# cpu: draws differ from device to device
# %% answer-optimizer
from_optimizer, optimizer_curve = resume("optimizer")
equal(unbroken, from_optimizer)
# > False

# %% [markdown]
# Still not. `start` has set the seeds again, and so the epochs 21 to 40 got the batches and the
# dropout of epochs 1 to 20. The generators have a state too, and it belongs to the run.

# cpu: draws differ from device to device
# %% everything
from_everything, everything_curve = resume("optimizer", "draws")
equal(unbroken, from_everything)
# > True

# %% [markdown]
# Equal to the last bit, in all 4353 parameters. In the plot the last run lies on the unbroken one,
# point by point, and the others go their own ways.

# cpu: draws differ from device to device
# %% resumed-plot
figure, axes = plt.subplots()
axes.plot(range(10, 40), [train for train, _ in unbroken_curve[10:]], label="unbroken")
epochs = range(20, 40)
axes.plot(epochs, [train for train, _ in weights_curve], label="weights put back")
axes.plot(epochs, [train for train, _ in optimizer_curve], label="and the optimizer")
axes.plot(epochs, [train for train, _ in everything_curve], "o", label="and the draws")
axes.set(xlabel="epoch", ylabel="training loss")
_ = axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1), ncols=2)
# alt: Training loss from epoch 10 to 39. The unbroken run and three runs resumed at epoch 20. With
# alt: the weights alone, and with weights and optimizer, the resumed curve leaves the unbroken one
# alt: within a few epochs. With the draws put back too, each of its points lies on it.

# %% [proof]
assert everything_curve == unbroken_curve[20:]
assert weights_curve != unbroken_curve[20:]
assert optimizer_curve != unbroken_curve[20:]
# The first step of a new Adam is as long as the learning rate, however small the gradient.
_p = nn.Parameter(torch.zeros(3))
_p.grad = torch.full((3,), 1e-3)
torch.optim.Adam([_p], lr=0.005).step()
assert torch.allclose(_p, torch.full((3,), -0.005), atol=1e-6)

# %% [markdown]
# The other two are not bad runs. But no one can tell from such a curve whether a change comes from
# the stop or from your last edit, and a new Adam begins with steps of full length.

# %% [markdown]
# ## Exercise
#
# The plain model was at its best after a few epochs, and you have kept the last one. Train it again
# from `start()` for 120 epochs. Keep the weights of the epoch with the lowest validation loss, and
# put them back at the end.
#
# You are done when `evaluate(model, valid_x, valid_y)` then gives exactly that lowest loss, about
# half of the last one. If it gives the last loss instead, ask what `state_dict()` holds.

# cpu: draws differ from device to device
# %% solution-best
import copy

model, optimizer, loader = start()
best_loss = float("inf")
for _ in range(120):
    train_epoch(model, optimizer, loader)
    valid_loss = evaluate(model, valid_x, valid_y)
    if valid_loss < best_loss:
        best_loss = valid_loss
        best_state = copy.deepcopy(model.state_dict())

_ = model.load_state_dict(best_state)
assert evaluate(model, valid_x, valid_y) == best_loss
assert best_loss == min(valid for _, valid in curve)
print(f"last {valid_loss:.1f}, best {best_loss:.1f}")
# > last 0.4, best 0.2

# %% [proof]
assert model.state_dict()["last.bias"].data_ptr() == model.last.bias.data_ptr()

# %% [markdown]
# `state_dict()` holds the parameters themselves, not copies. Without `deepcopy` the best weights
# change with each step that follows.

# %% [markdown]
# ## What you have
#
# - A step is `zero_grad`, `backward`, `step`. The optimizer does what you did by hand under
#   `no_grad`, and no more.
# - Look at two curves. The training loss alone hides overfitting.
# - `train()` before training, `eval()` **and** `no_grad` before validation:
#   [dropout and no_grad](../faq/dropout-and-no-grad.md),
#   [batch norm learns from validation](../pitfalls/batch-norm-statistics.md).
# - A checkpoint holds weights, optimizer, epoch and the states of all generators. A schedule, if you
#   have one, too: [the loss jumps when training is resumed](../pitfalls/optimizer-not-restored.md).
# - The best weights want a copy: [the best checkpoint is the last one](../pitfalls/live-state-dict.md).
# - Draws and seeds: [reproducibility](../concepts/reproducibility.md).
