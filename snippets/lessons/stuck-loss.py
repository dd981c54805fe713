# %% [markdown]
# # The loss that would not go down
#
# A training script runs to its end, raises nothing, and learns nothing. Where do you look first? You
# work through one such script with a few small probes, find five bugs one after the other, and see the
# curve move each time.
#
# You need to know what a training loop does: forward, loss, `backward`, `step`.
#
# About 30 minutes.

# %% [markdown]
# ## The patient
#
# The task is small: points in the plane lie on the four arms of a spiral, and a model tells from a
# point's two coordinates which arm it is on. The points are made arm by arm, so they are shuffled once,
# and their labels with them.
#
# Below is the whole script. It has five bugs. You may see one or two as you read: leave them. In a long
# script you would not see them, and this lesson is about finding what you do not see.

# %% data
import math
import random

import torch

torch.set_num_threads(1)  # so small a model gains nothing from more


def make_arms():
    noise = random.Random(0)
    points, labels = [], []
    for arm in range(4):
        for step in range(100):
            radius = 0.2 + 0.008 * step
            angle = arm * math.pi / 2 + 3 * radius
            x = radius * math.cos(angle) + noise.gauss(0, 0.03)
            y = radius * math.sin(angle) + noise.gauss(0, 0.03)
            points.append([x, y])
            labels.append(arm)
    return torch.tensor(points), labels


points, labels = make_arms()
random.Random(1).shuffle(points)  # the same seed twice,
random.Random(1).shuffle(labels)  # so both in the same order
labels = torch.tensor(labels)

# %% model
from torch import nn


class Net(nn.Module):
    def __init__(self, outputs):
        super().__init__()
        self.blocks = [nn.Linear(2, 32), nn.Linear(32, 32)]
        self.head = nn.Linear(32, outputs)

    def forward(self, x):
        for block in self.blocks:
            x = block(x).relu()
        return self.head(x).softmax(1)  # a probability for each arm


# %% [markdown]
# The loss is the cross entropy of each class, averaged over the classes, so that a class with few
# points in a batch counts as much as the others.

# %% loss
from torch.nn import functional as F


def balanced_loss(scores, labels):
    each = F.cross_entropy(scores, labels, reduction="none")
    losses = [each[labels == arm].mean().item() for arm in labels.unique()]
    return torch.tensor(losses, requires_grad=True).mean()


# %% training
def start(kind):
    torch.manual_seed(0)
    model = kind(outputs=4)
    return model, torch.optim.SGD(model.parameters(), lr=0.7)


def train(model, optimizer, epochs=40):
    history = []
    for _ in range(epochs):
        with torch.no_grad():
            history.append(balanced_loss(model(points), labels).item())
        optimizer.zero_grad()
        for x, y in zip(points.split(40), labels.split(40), strict=True):
            loss = balanced_loss(model(x), y)
            loss.backward()
            optimizer.step()
    return history


# %% as-found
import matplotlib.pyplot as plt

FOUND = {"color": "grey", "linestyle": ":"}
curves = {"as found": train(*start(Net))}


def draw(*names):
    _, axes = plt.subplots()
    for name in names:
        style = {"color": f"C{int(name[0]) - 1}"} if name[0].isdigit() else FOUND
        axes.plot(curves[name], label=name, **style)
    axes.set(xlabel="epoch", ylabel="loss on all points")
    axes.set_ylim(1, 1.6)  # the same in each plot
    _ = axes.legend()


draw("as found")
# alt: The loss over 40 epochs is a level line just below 1.4. It does not move at all.

# %% [proof]
assert max(curves["as found"]) - min(curves["as found"]) == 0

# %% [markdown]
# Not a slow curve, not a noisy one: a level line. You could now change the learning rate, the width of
# the model, the optimizer. Each would cost a run and tell you nothing. A probe costs one step and rules
# something out.
#
# ## Before training: shapes and the first loss
#
# The first probe needs no training. Look at the shapes, and at the loss of a model that knows nothing.
#
# Before you go on: there are four classes, and the untrained model has no preference among them. What
# must its cross entropy be?

# %% answer-first-loss
model, optimizer = start(Net)
scores = model(points)
print(tuple(points.shape), tuple(labels.shape), tuple(scores.shape))
# > (400, 2) (400,) (400, 4)
print(f"expected {-math.log(1 / 4):.2f}")
# > expected 1.39
print(f"measured {balanced_loss(scores, labels).item():.2f}")
# > measured 1.39

# %% [proof]
assert abs(math.log(10) - 2.30) < 0.005 and round(400 * math.log(4)) == 555
assert abs(10 * balanced_loss(scores.detach(), labels).item() - 10 * math.log(4)) < 0.1

# %% [markdown]
# Each class gets probability 1/4, so the loss is -log(1/4) = log 4, about 1.39. A model with ten outputs
# by mistake would show log 10, about 2.30. A loss summed over the points would be 555.
# Inputs of a wild scale would make a large number. None of that is wrong here, and the shapes are right.
#
# A probe that finds nothing has still told you where not to look.
#
# ## Bug 1: does every parameter get a gradient?
#
# One training step has a trace: each parameter should have a gradient and another value than before.
# This probe makes a step and reports both. It takes the loss as a function, so that it works for any
# script.


# %% report
def report(model, optimizer, loss_of):
    before = {name: p.detach().clone() for name, p in model.named_parameters()}
    optimizer.zero_grad()
    loss_of().backward()
    optimizer.step()
    for name, p in model.named_parameters():
        has = "no gradient" if p.grad is None else "gradient"
        moved = "stayed" if torch.equal(p, before[name]) else "moved"
        print(f"{name:18} {has:12} {moved}")


# %% [markdown]
# The `clone()` matters: `detach()` alone [shares the memory](../pitfalls/detach-shares.md), and every
# parameter would seem to stay.
#
# `backward()` raised no error, so the loss has a graph of some kind. Before you go on: will the
# parameters have gradients?

# %% answer-report
report(model, optimizer, lambda: balanced_loss(model(points), labels))
# > head.weight        no gradient  stayed
# > head.bias          no gradient  stayed

# %% [markdown]
# None of them has one. When **all** gradients are missing, the cut is at the end of the chain, between
# the model's output and the loss. Follow [the graph](../concepts/graph.md): do the scores have one, and
# what does the loss come from?

# %% cut
scores = model(points)
loss = balanced_loss(scores, labels)
print("scores:", scores.grad_fn is not None)
# > scores: True
leaf = loss.grad_fn.next_functions[0][0].variable
print("loss:", leaf.is_leaf, tuple(leaf.shape))
# > loss: True (4,)

# %% [markdown]
# The graph of the loss ends at once, in a leaf of four numbers. `.item()` took the values out of the
# graph, and `torch.tensor(…, requires_grad=True)` made new ones. `backward()` filled the gradient of
# those four and was done. Without `requires_grad=True` there would have been an error; somebody added it
# to silence that. This is [the rewrapped loss](../pitfalls/rewrapped-loss.md).
#
# The mend: keep tensors, and stack them.


# %% mend-1
def balanced_loss(scores, labels):
    each = F.cross_entropy(scores, labels, reduction="none")
    losses = [each[labels == arm].mean() for arm in labels.unique()]
    return torch.stack(losses).mean()


curves["1 loss keeps its graph"] = train(*start(Net))
draw("as found", "1 loss keeps its graph")
# alt: The level line near 1.4, and a second curve that now falls, slowly, and stays above 1.2.

# %% [markdown]
# It moves. It moves little: after 40 epochs the model has hardly learned anything.
#
# ## Bug 2: is every parameter there?
#
# Ask the same probe again. The model has three linear layers. Before you go on: how many lines should
# the report have?

# %% answer-lines
model, optimizer = start(Net)
report(model, optimizer, lambda: balanced_loss(model(points), labels))
# > head.weight        gradient     moved
# > head.bias          gradient     moved

# %% [markdown]
# Six, a weight and a bias for each layer. There are two, and both are well. The report of bug 1 had two
# lines as well: when you read a list, look also for what is not in it.
#
# The two blocks stand in a plain Python list. A module finds the layers that are its attributes, and a
# list is not looked into. So `model.parameters()` leaves them out, the optimizer never hears of them,
# and the head learns on top of random features. They do get gradients, which nobody uses:

# %% blocks
print(model.blocks[0].weight.grad is None)
# > False
print(sum(p.numel() for p in model.parameters()), "parameters registered")
# > 132 parameters registered


# %% mend-2
class Net(nn.Module):
    def __init__(self, outputs):
        super().__init__()
        self.blocks = nn.ModuleList([nn.Linear(2, 32), nn.Linear(32, 32)])
        self.head = nn.Linear(32, outputs)

    def forward(self, x):
        for block in self.blocks:
            x = block(x).relu()
        return self.head(x).softmax(1)  # a probability for each arm


model, optimizer = start(Net)
report(model, optimizer, lambda: balanced_loss(model(points), labels))
# > blocks.0.weight    gradient     moved
# > blocks.0.bias      gradient     moved
# > blocks.1.weight    gradient     moved
# > blocks.1.bias      gradient     moved
# > head.weight        gradient     moved
# > head.bias          gradient     moved

# %% curve-2
curves["2 blocks registered"] = train(*start(Net))
draw("as found", "1 loss keeps its graph", "2 blocks registered")
# alt: A third curve falls faster than the second, and then flattens out near 1.2, far from 0.

# %% [markdown]
# Six lines, all well, and the [unregistered layers](../pitfalls/unregistered-layers.md) learn. The curve
# falls sooner and gets stuck a little lower. So far every probe asked whether learning happens at all.
# It does now. The next one asks whether it leads anywhere.
#
# ## Bug 3: can it learn one batch by heart?
#
# Take a handful of samples, and train on nothing else. A model with over a thousand parameters can learn
# sixteen points by heart, whatever the labels are, right or wrong. If it cannot, the fault is in the
# model or the loss. If it can, these two are cleared, and the fault is in the data or the loop. The probe
# has a loop and an optimizer of its own, so as not to trust those of the script.


# %% overfit
def overfit(model, loss_of, steps=200):
    optimizer = torch.optim.Adam(model.parameters(), lr=0.02)
    history = []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = loss_of()
        loss.backward()
        optimizer.step()
        history.append(loss.item())
    return history


# %% [markdown]
# Before you go on: with four classes and sixteen points to remember, how low should the loss get? How low
# does it get?

# %% answer-overfit
model, _ = start(Net)
few = points[-16:], labels[-16:]
with_softmax = overfit(model, lambda: balanced_loss(model(few[0]), few[1]))
print(f"{with_softmax[-1]:.2f}")
# > 0.74

# %% [proof]
assert sum(p.numel() for p in Net(4).parameters()) == 1284
assert len(few[0].unique(dim=0)) == 16  # no point with two labels

# %% [markdown]
# It should come close to 0. It stops at 0.74, although nothing else is left to learn. Is it slow, or is
# it at a floor? Ask what the loss would be if the model were perfect: probability 1 for the right class
# and 0 for the three others.

# %% floor
perfect = torch.tensor([[1.0, 0.0, 0.0, 0.0]])
floor = F.cross_entropy(perfect, torch.tensor([0])).item()
print(f"{floor:.4f}")
# > 0.7437
print(f"{math.log(1 + 3 / math.e):.4f}")
# > 0.7437

# %% [markdown]
# The best possible answer costs 0.74. `cross_entropy` takes raw scores and applies a softmax itself. The
# model had applied one already, and [after two of them](../pitfalls/softmax-twice.md) a model cannot say
# "certain": scores between 0 and 1 are at most 1 apart. The mend is to return the raw scores.


# %% mend-3
class Net(nn.Module):
    def __init__(self, outputs):
        super().__init__()
        self.blocks = nn.ModuleList([nn.Linear(2, 32), nn.Linear(32, 32)])
        self.head = nn.Linear(32, outputs)

    def forward(self, x):
        for block in self.blocks:
            x = block(x).relu()
        return self.head(x)  # scores, any real numbers


model, _ = start(Net)
with_scores = overfit(model, lambda: balanced_loss(model(few[0]), few[1]))
print(f"{with_scores[-1]:.2f}")
# > 0.00

# %% floor-plot
figure, axes = plt.subplots()
steps = range(0, 200, 2)
axes.plot(steps, with_softmax[::2], label="probabilities")
axes.plot(steps, with_scores[::2], label="scores")
axes.axhline(floor, color="grey", linestyle=":", label="floor of two softmaxes")
axes.set(xlabel="step", ylabel="loss on 16 points")
_ = axes.legend()
# alt: Learning 16 points by heart. With probabilities the loss settles on the dotted floor at 0.74; with
# alt: raw scores it passes through the floor and goes to 0.

# %% [markdown]
# Model and loss are cleared: together they can bring a loss to 0. Before you go on: you train on all
# points again, with the script's own loop. Will the curve be better than the last one?

# %% answer-curve-3
curves["3 no second softmax"] = train(*start(Net))
draw("1 loss keeps its graph", "2 blocks registered", "3 no second softmax")
# alt: The new curve is the worst so far. It swings up and down from epoch to epoch and rises above the
# alt: other two instead of falling.

# %% [proof]
assert max(curves["3 no second softmax"][10:]) > max(curves["2 blocks registered"][10:])

# %% [markdown]
# It is worse. Do not take the mend back: the floor was real, and you have proved it. The double softmax
# kept the gradients small, and small gradients hid the next bug. **One bug can cover another**, which is
# why a curve alone is a poor judge, and a probe a good one.
#
# ## Bug 4: is each step made of its own batch?
#
# The probe's loop learns, the script's loop swings. What is different? Look at what the optimizer is
# given at each step. A hook on the optimizer runs before every `step()`, so that the loop stays as it is.


# %% watch
def watch(optimizer, norms):
    def before_step(optimizer, args, kwargs):
        gradients = [p.grad for group in optimizer.param_groups for p in group["params"]]
        norms.append(torch.cat([g.flatten() for g in gradients]).norm().item())

    optimizer.register_step_pre_hook(before_step)


# %% [markdown]
# An epoch has ten batches of 40 points, all much alike, and with a tiny learning rate the model hardly
# changes in between. Before you go on: if each step uses the gradient
# of its own batch, what does the length of the gradient look like over the first 40 steps?

# %% answer-watch
model, _ = start(Net)
optimizer = torch.optim.SGD(model.parameters(), lr=0.001)
piled = []
watch(optimizer, piled)
_ = train(model, optimizer, epochs=4)

figure, axes = plt.subplots()
axes.plot(piled)
axes.set(xlabel="step", ylabel="length of the gradient")
axes.set_xticks(range(0, 41, 10))
_ = axes.set_ylim(bottom=0)
# alt: The length of the gradient over 40 steps climbs within every ten steps and drops back at steps 10,
# alt: 20 and 30, like the teeth of a saw.

# %% [proof]
assert all(piled[first + 9] > 4 * piled[first] for first in (0, 10, 20, 30))
# The last of the pile is the sum of the gradients of all ten batches.
_model, _ = start(Net)
_sum = 0
for _x, _y in zip(points.split(40), labels.split(40), strict=True):
    _alone = torch.autograd.grad(balanced_loss(_model(_x), _y), tuple(_model.parameters()))
    _sum = _sum + torch.cat([g.flatten() for g in _alone])
assert abs(_sum.norm().item() / piled[9] - 1) < 0.05

# %% [markdown]
# It should be a fairly level line. It is a saw: it climbs for ten steps and falls back with each epoch.
# `backward()` [adds to what is in `.grad`](../pitfalls/zero-grad.md), and `zero_grad()` stands one level
# too far out, in the loop of the epochs. By the tenth batch the step uses the sum of ten gradients, nine of
# them out of date.


# %% mend-4
def train(model, optimizer, epochs=40):
    history = []
    for _ in range(epochs):
        with torch.no_grad():
            history.append(balanced_loss(model(points), labels).item())
        for x, y in zip(points.split(40), labels.split(40), strict=True):
            optimizer.zero_grad()
            loss = balanced_loss(model(x), y)
            loss.backward()
            optimizer.step()
    return history


curves["4 zeroed at each step"] = train(*start(Net))
draw("2 blocks registered", "3 no second softmax", "4 zeroed at each step")
# alt: The new curve is steady again and ends lowest of the three, at about 1.17, where it hardly falls any
# alt: more.

# %% [proof]
assert 1.1 < curves["4 zeroed at each step"][-1] < 1.2
assert 1.1 < curves["2 blocks registered"][-1] < 1.3 < max(curves["1 loss keeps its graph"])

# %% [markdown]
# Steady, and the lowest so far. And stuck once more.
#
# ## Bug 5: is the data what you think?
#
# Sum up what you know. All six parameters learn. The model with its loss can learn sixteen points by
# heart. Each step uses its own batch. What is left is the data. Sixteen points
# can be learnt by heart with wrong labels too, so the probe of bug 3 could not see this.
#
# The points are random: no two are the same. Before you go on: how many different rows does `points` have?

# %% answer-rows
made, arms = make_arms()
print(len(made.unique(dim=0)), "different points made")
# > 400 different points made
print(len(points.unique(dim=0)), "different points trained on")
# > 208 different points trained on

# %% pictures
figure, axes = plt.subplots(1, 2, sharex=True, sharey=True)
for side, title, x, y in [
    (axes[0], "as made", made, torch.tensor(arms)),
    (axes[1], "as trained on", points, labels),
]:
    for arm, marker in enumerate("os^D"):
        some = x[y == arm][::8]
        side.plot(some[:, 0].tolist(), some[:, 1].tolist(), marker, markersize=4)
    side.set(title=title, xlabel="first coordinate")
_ = axes[0].set_ylabel("second coordinate")
# alt: Some of the points on four spiral arms, a colour and a marker for each label. As made, each arm
# alt: has one colour. As trained on, the arms are there with fewer points, and the colours are mixed on each
# alt: of them.

# %% [proof]
_arm_of = {tuple(row): arm for row, arm in zip(made.tolist(), arms, strict=True)}
_told = zip(points.tolist(), labels.tolist(), strict=True)
assert sum(_arm_of[tuple(row)] != arm for row, arm in _told) == 177
_numbers, _list = torch.arange(50), list(range(50))
random.Random(1).shuffle(_numbers)
random.Random(1).shuffle(_list)
assert sorted(_list) == list(range(50)) and len(_numbers.unique()) < 50

# %% [markdown]
# Nearly half of the points are gone, and 177 of the 400 labels stand at a point of another arm. `random.shuffle` swaps
# entries with `x[i], x[j] = x[j], x[i]`. In the list of labels that is a swap. In a tensor the right side
# is [two views](../pitfalls/swapped-rows.md): the first assignment overwrites what the second is about
# to read, and one row ends up twice. The same seed, and still not the same order.

# %% swap
rows = torch.tensor([[1, 1], [2, 2]])
rows[0], rows[1] = rows[1], rows[0]
rows
# > tensor([[2, 2],
# >         [2, 2]])

# %% [markdown]
# The mend: shuffle the numbers 0 to 399, and index both with the same result.

# %% mend-5
order = random.Random(1).sample(range(400), 400)
points, labels = made[order], torch.tensor(arms)[order]
print(len(points.unique(dim=0)), "different points trained on")
# > 400 different points trained on

curves["5 labels at their points"] = train(*start(Net))
print(f"{curves['5 labels at their points'][-1]:.1f}")
# > 0.0

# %% all-curves
figure, axes = plt.subplots()
axes.plot(curves.pop("as found"), label="as found", **FOUND)
for name, history in curves.items():
    axes.plot(history, label=name)
axes.set(xlabel="epoch", ylabel="loss on all points", ylim=(0, 1.6))
_ = axes.legend(loc="center right", bbox_to_anchor=(1, 0.4))
# alt: All six curves. As found: level at 1.4. After mends 1 and 2: slow falls to 1.3 and 1.2. After mend 3:
# alt: wild swings. After mend 4: steady, near 1.2. After mend 5: down to 0 within 30 epochs.

# %% [proof]
assert max(curves["5 labels at their points"][30:]) < 0.1

# %% [markdown]
# Five bugs, and with four of them mended the loss was still near 1.2. If you had judged each mend by the
# final loss alone, you might have taken four right ones back.
#
# ## Exercise
#
# Here is another script. It predicts how far a point is from the centre. Its loss falls at first and
# then stays at 0.05, and the predictions are all about the same. Find the bug with the probes, mend it
# in one place, and bring the loss below 0.01.

# %% exercise
distances = points.norm(dim=1)


def distance_loss(predictions, distances):
    return ((predictions - distances) ** 2).mean()


torch.manual_seed(0)
model = Net(outputs=1)
stuck = overfit(model, lambda: distance_loss(model(points), distances))
print(f"{stuck[-1]:.2f}")
# > 0.05

# %% solution-probes
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
report(model, optimizer, lambda: distance_loss(model(points), distances))
# > blocks.0.weight    gradient     moved
# > blocks.0.bias      gradient     moved
# > blocks.1.weight    gradient     moved
# > blocks.1.bias      gradient     moved
# > head.weight        gradient     moved
# > head.bias          gradient     moved
print(f"variance of the targets: {distances.var().item():.2f}")
# > variance of the targets: 0.05
predictions = model(points)
print(f"loss:                    {distance_loss(predictions, distances).item():.2f}")
# > loss:                    0.05
print(tuple(predictions.shape), tuple(distances.shape))
# > (400, 1) (400,)
print(tuple((predictions - distances).shape))
# > (400, 400)


# %% solution-mend
def distance_loss(predictions, distances):
    assert predictions.shape == distances.shape
    return ((predictions - distances) ** 2).mean()


torch.manual_seed(0)
model = Net(outputs=1)
mended = overfit(model, lambda: distance_loss(model(points).squeeze(1), distances))
assert mended[-1] < 0.01

# %% [proof]
assert predictions.std() < 0.02  # all about the same
assert stuck[0] > 2 * stuck[-1]

# %% [markdown]
# All parameters learn, and the loss stands at the variance of the targets: the model predicts their mean.
# The shapes say why. `(400, 1)` minus `(400,)` is a table of `(400, 400)`, in which every prediction is
# compared [with every target](../pitfalls/silent-broadcast.md). A mended loss asserts its shapes.
#
# ## What you have
#
# Four probes that fit into any script, in the order of their price:
#
# | probe | what it finds |
# |---|---|
# | shapes, and the first loss against -log(1/C) | wrong outputs, sums, scales |
# | `report`: gradient? moved? anything missing? | a cut graph, lost parameters |
# | `overfit`: one batch by heart | a wrong loss or model |
# | `watch`: what each step is given | gradients that pile up |
#
# - And look at the data as the model gets it: count it, draw it.
# - Change one thing at a time, and judge a mend by its probe. The curve can get worse when a mend is right.
# - The number at which a loss stands says more than its curve: log C, log(1 + (C - 1)/e) and the
#   variance of the targets each have a cause.
#
# The same search as a checklist: [Why is my loss not going down?](../faq/loss-not-going-down.md)
