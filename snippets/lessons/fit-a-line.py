# %% [markdown]
# # Fit a line by hand
#
# What does each line of a training loop do? You write the loop with tensors and autograd alone: no
# layers, no optimizer. Then you take its lines out one at a time and watch what breaks.
#
# You need: what a tensor is, and the slope of a curve from school. About 25 minutes.

# %% [markdown]
# ## Eight measurements
#
# A spring hangs from a hook. Eight loads are hung on it, one after the other, and its length is
# measured each time.

# %% data
import torch

load = torch.tensor([0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])  # kg
length = torch.tensor([4.1, 4.9, 6.2, 6.8, 8.1, 9.0, 9.9, 11.1])  # cm
load.shape, length.shape
# > (torch.Size([8]), torch.Size([8]))

# %% [markdown]
# The points lie near a line, so the model is a line: `w * load + b`. Two numbers are to be found:
# `w`, the centimetres per kilogram, and `b`, the length without a load. Both begin at 0.
#
# The **loss** says how wrong the line is: the mean of the squared errors.
#
# Before you go on: with `w` and `b` at 0 the model answers 0 cm for every load, and the lengths are
# 4 to 11 cm. Is the loss about 8, about 60 or about 500?

# %% answer-first-loss
w = torch.tensor(0.0, requires_grad=True)
b = torch.tensor(0.0, requires_grad=True)
errors = w * load + b - length  # (8,)
loss = (errors**2).mean()
print(f"{loss.item():.1f}")
# > 61.7

# %% [markdown]
# Each error is a whole length, and each is squared: 4.1 becomes 17, 11.1 becomes 123. The mean of
# all eight is about 60. The size depends on the unit: in millimetres it would be 100 times as large.
# What counts is that it falls.

# %% [proof]
assert torch.isclose(((10 * errors) ** 2).mean(), 100 * loss)

# %% [markdown]
# ## Which way is down
#
# `loss.backward()` asks, for `w` and for `b`: if this number grew a little, how fast would the loss
# grow? The answers are put into `w.grad` and `b.grad`.
#
# Before you go on: the line lies too low. Are the two gradients positive or negative?

# %% answer-signs
loss.backward()
print(f"{w.grad.item():.3f}, {b.grad.item():.3f}")
# > -31.525, -15.025

# %% [proof]
assert torch.isclose(w.grad, (2 * errors * load).mean())
assert torch.isclose(b.grad, (2 * errors).mean())

# %% [markdown]
# Negative: when `w` or `b` grows, the loss falls. The gradient points uphill, so you go the other
# way, by a small part of it. That part is the **learning rate**.

# %% one-step
learning_rate = 0.05
with torch.no_grad():
    w -= learning_rate * w.grad
    b -= learning_rate * b.grad
print(f"w {w.item():.2f}, b {b.item():.2f}")
# > w 1.58, b 0.75
print(f"loss {((w * load + b - length) ** 2).mean().item():.1f}")
# > loss 16.3

# %% [markdown]
# One step, and the loss has fallen from 61.7 to 16.3.
#
# ## The loop
#
# Training is this step, many times over. The loop also writes down where it has been, for the
# plots.

# %% loop
w = torch.tensor(0.0, requires_grad=True)
b = torch.tensor(0.0, requires_grad=True)
path_w, path_b, losses = [], [], []
for _ in range(500):
    loss = ((w * load + b - length) ** 2).mean()  # how wrong
    path_w.append(w.item())
    path_b.append(b.item())
    losses.append(loss.item())
    loss.backward()  # which way is up
    with torch.no_grad():
        w -= learning_rate * w.grad  # a step down
        b -= learning_rate * b.grad
    w.grad = None  # forget this gradient
    b.grad = None
print(f"w {w.item():.1f}, b {b.item():.1f}, loss {loss.item():.3f}")
# > w 2.0, b 4.0, loss 0.016

# %% [proof]
_A = torch.stack([load, torch.ones(8)], dim=1)
_best = torch.linalg.lstsq(_A, length[:, None]).solution.flatten()
assert torch.allclose(torch.stack([w, b]).detach(), _best, atol=0.02)
assert all(losses[i + 1] <= losses[i] + 1e-5 for i in range(499))

# %% [markdown]
# The spring is 4.0 cm long and stretches by 2.0 cm per kilogram. Here is how the line got there.

# %% lines
import matplotlib.pyplot as plt

kg, cm = load.tolist(), length.tolist()
figure, axes = plt.subplots()
axes.plot(kg, cm, "o", label="measured")
for step in (1, 5, 50, 499):
    axes.plot(kg, [path_w[step] * k + path_b[step] for k in kg], label=f"step {step}")
axes.set(xlabel="load (kg)", ylabel="length (cm)")
_ = axes.legend()
# alt: Eight measured points on a rising line, and the model's line after 1, 5, 50 and 499 steps.
# alt: After 1 step it lies below the points. After 5 it passes through their middle but is too
# alt: steep. After 50 it is only a little too steep, after 499 it runs through all the points.

# %% [markdown]
# Two speeds. Within five steps the line is at the right height, and then it takes more than a hundred
# to tilt. The map of the loss shows why: every pair of `w` and `b` is a place, and the loss is its
# height.

# %% map
grid_w = torch.linspace(0.0, 4.0, 33)
grid_b = torch.linspace(0.0, 5.0, 41)
# (41, 1, 1) + (33, 1) * (8,) -> (41, 33, 8)
every_error = grid_b[:, None, None] + grid_w[:, None] * load - length
height = (every_error**2).mean(dim=2)  # (41, 33)

figure, axes = plt.subplots()
levels = [0.1, 0.5, 2, 5, 10, 20, 40]
axes.contour(grid_w.tolist(), grid_b.tolist(), height.tolist(), levels, colors="gray", linewidths=1)
axes.plot(path_w[:20], path_b[:20], ".-", label="20 steps")
axes.plot(path_w[20::20], path_b[20::20], ".", label="every 20th step")
axes.plot(path_w[-1], path_b[-1], "*", markersize=12, label="step 499")
axes.set(xlabel="w (cm per kg)", ylabel="b (cm)")
_ = axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1), ncols=3)
# alt: The loss as lines of equal height over w and b: long narrow ellipses, a valley that falls
# alt: from large w and small b to the lowest point near w 2 and b 4. The path jumps from (0, 0)
# alt: into the valley in a few steps, then creeps along its floor to the lowest point.

# %% [markdown]
# The loss is a long valley with steep walls and an almost level floor. The steps are long where the
# gradient is large, on the wall, and short on the floor. A larger learning rate would help on the
# floor. What it does on the wall comes below.
#
# That is the loop. Now take its parts away, one at a time.

# %% [markdown]
# ## Without the zeroing
#
# `w.grad = None` looks like housekeeping. Run `backward` twice at the same place without it.
#
# Before you go on: the first gradient of `w` is -31.525. What does the second line print?

# %% answer-twice
w = torch.tensor(0.0, requires_grad=True)
b = torch.tensor(0.0, requires_grad=True)
for _ in range(2):
    loss = ((w * load + b - length) ** 2).mean()
    loss.backward()
    print(f"{w.grad.item():.3f}")
# > -31.525
# > -63.050

# %% [markdown]
# `backward` does not write into `.grad`, it **adds** to it. So without the zeroing, each step uses
# the sum of all gradients so far, those of places left behind long ago included.
#
# Before you go on: does the loop without zeroing arrive sooner, arrive later, or not at all?

# %% answer-no-zeroing
w = torch.tensor(0.0, requires_grad=True)
b = torch.tensor(0.0, requires_grad=True)
added_up = []
for _ in range(60):
    loss = ((w * load + b - length) ** 2).mean()
    added_up.append(loss.item())
    loss.backward()
    with torch.no_grad():
        w -= learning_rate * w.grad
        b -= learning_rate * b.grad
print(f"{min(added_up[30:]):.0f} to {max(added_up[30:]):.0f}")
# > 1 to 70

# %% answer-no-zeroing-plot
figure, axes = plt.subplots()
axes.plot(losses[:60], label="gradients set to None")
axes.plot(added_up, label="gradients added up")
axes.set(xlabel="step", ylabel="loss")
_ = axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1), ncols=2)
# alt: The loss over 60 steps. With the gradients set to None it falls to nearly 0 within five
# alt: steps and stays there. With the gradients added up it swings up and down to the end, between
# alt: about 1 and 70, and it started from 62.

# %% [markdown]
# Not at all. The sum is like a speed: at the bottom of the valley it is at its largest, so the line
# shoots past and climbs the other wall, until new gradients have used the speed up. Nothing slows
# it.

# %% [markdown]
# ## Without no_grad
#
# `w -= …` is an operation on a tensor that requires grad, so autograd wants to record it.
#
# Before you go on: what happens to the update outside `torch.no_grad()`?

# %% answer-no-grad-missing
w = torch.tensor(0.0, requires_grad=True)
b = torch.tensor(0.0, requires_grad=True)
loss = ((w * load + b - length) ** 2).mean()
loss.backward()
w -= learning_rate * w.grad
# > RuntimeError: a leaf Variable that requires grad is being used in an in-place operation.

# %% [proof]
assert w == 0
assert w.is_leaf

# %% [markdown]
# It is refused. `w` is a **leaf**: a tensor that you made, and that no operation computed. Changed
# in place on the record, it would become a result of itself. `no_grad` says: this change is not part
# of the model.
#
# The error goes away when `w -= …` becomes `w = w - …`, and many people leave it at that.
#
# Before you go on: a loop zeroes the gradients as before and makes its steps with `w = w - …`, outside
# `no_grad`. How far does it get?

# %% answer-new-tensor
for step in range(2):
    loss = ((w * load + b - length) ** 2).mean()
    w.grad = b.grad = None
    loss.backward()
    w = w - learning_rate * w.grad
    b = b - learning_rate * b.grad
    print(step, w.is_leaf, w.grad_fn.name())
# > 0 False SubBackward0
# > UserWarning: The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad attribute won't be populated during autograd.backward(). If you indeed want the .grad field to be populated for a non-leaf Tensor, use .retain_grad() on the non-leaf Tensor. If you access the non-leaf Tensor by mistake, make sure you access the leaf Tensor instead. See github.com/pytorch/pytorch/pull/30531 for more information. (Triggered internally at …)
# > TypeError: unsupported operand type(s) for *: 'float' and 'NoneType'

# %% [markdown]
# One step. The new `w` is the result of a subtraction and no leaf, and `backward` fills the `.grad` of
# leaves only. In the second step it is None. The warning says so, at length.
#
# You can ask for the gradients without `.grad`, and then this loop runs to the end:

# %% recorded-steps
w = torch.tensor(0.0, requires_grad=True)
b = torch.tensor(0.0, requires_grad=True)
for _ in range(500):
    loss = ((w * load + b - length) ** 2).mean()
    grad_w, grad_b = torch.autograd.grad(loss, (w, b))
    w = w - learning_rate * grad_w
    b = b - learning_rate * grad_b
print(f"w {w.item():.1f}, b {b.item():.1f}")
# > w 2.0, b 4.0

# %% [markdown]
# The right numbers. Yet `w` remembers something.
#
# Before you go on: how many subtractions hang behind `w` now?

# %% answer-chain
node, subtractions = w.grad_fn, 0
while node.name() == "SubBackward0":
    subtractions += 1
    node = node.next_functions[0][0]
print(subtractions, node.name())
# > 500 torch::autograd::AccumulateGrad

# %% [markdown]
# All 500, back to the tensor that you made. Each step has left a node, and none can be let go while
# `w` is there: memory that grows with every step of training.
#
# Last variant: `w = w - …`, but inside `no_grad`. Nothing is recorded there, and no chain grows.
#
# Before you go on: is it as good as `w -= …`?

# %% answer-rebound
w = torch.tensor(0.0, requires_grad=True)
b = torch.tensor(0.0, requires_grad=True)
for step in range(2):
    loss = ((w * load + b - length) ** 2).mean()
    loss.backward()
    with torch.no_grad():
        w = w - learning_rate * w.grad
        b = b - learning_rate * b.grad
    print(step, w.requires_grad)
# > 0 False
# > RuntimeError: element 0 of tensors does not require grad and does not have a grad_fn

# %% [markdown]
# No. What is computed under `no_grad` does not require grad, and the name `w` now means that tensor.
# The next loss has nothing to differentiate. `w -= …` keeps the tensor and changes its number. Both
# parts are needed: **in place**, and **under `no_grad`**.

# %% [markdown]
# ## Another learning rate
#
# From here on the loop stands in a function, with the learning rate as its argument.


# %% train
def train(learning_rate, target, steps=100):
    w = torch.tensor(0.0, requires_grad=True)
    b = torch.tensor(0.0, requires_grad=True)
    losses = []
    for _ in range(steps):
        loss = ((w * load + b - target) ** 2).mean()
        losses.append(loss.item())
        loss.backward()
        with torch.no_grad():
            w -= learning_rate * w.grad
            b -= learning_rate * b.grad
        w.grad = b.grad = None
    return w.item(), b.item(), losses


# %% [markdown]
# Before you go on: 0.05 works, and the floor of the valley asks for more. Of 0.01, 0.05, 0.15 and
# 0.2, which rate is best after 50 steps, and does one fail?

# %% answer-rates
curves = {rate: train(rate, length)[2] for rate in (0.01, 0.05, 0.15, 0.2)}
for rate, curve in curves.items():
    print(f"{rate:.2f}: loss {curve[50]:.3g}")
# > 0.01: loss 1.33
# > 0.05: loss 0.179
# > 0.15: loss 0.0168
# > 0.20: loss 6.12e+03

# %% answer-rates-plot
figure, axes = plt.subplots()
for rate, curve in curves.items():
    axes.plot(curve, label=f"{rate:.2f}")
axes.set(xlabel="step", ylabel="loss", yscale="log")
axes.minorticks_off()
_ = axes.legend(title="learning rate")
# alt: The loss on a logarithmic scale over 100 steps, for four learning rates. 0.01 falls slowly,
# alt: 0.05 faster, 0.15 fastest. 0.2 climbs from step to step in a straight line, which on this
# alt: scale means by the same factor each time, to thousands of times its start.

# %% [markdown]
# The best rate stands next to the one that fails. At 0.2 each step overshoots the floor and lands
# higher on the opposite wall, where the gradient is larger, and so is the next step. At a squared
# loss the limit can be computed: 2 divided by the curvature of the steepest wall. The curvatures of
# the valley stand in a table of two by two, and the steepest is its largest eigenvalue.

# %% limit
features = torch.stack([load, torch.ones_like(load)], dim=1)  # (8, 2)
curvature = 2 * features.T @ features / len(load)  # (2, 2)
print(f"{2 / torch.linalg.eigvalsh(curvature).max().item():.3f}")
# > 0.195

# %% [proof]
assert train(0.19, length, 500)[2][-1] < 0.02
assert train(0.2, length, 500)[2][-1] > 1e10
assert train(0.197, length, 2000)[2][-1] > 100
assert curves[0.15][-1] < curves[0.05][-1] < curves[0.01][-1]
assert curves[0.2][-1] > 5e3 * curves[0.2][0]

# %% [markdown]
# For a large model this costs too much. There you try rates, each three times the one before, and
# stay below the first that fails.

# %% [markdown]
# ## With another shape
#
# Files often hold targets as a column, shape `(8, 1)`. The numbers are the same.
#
# Before you go on: how many errors does this loss average?

# %% answer-shapes
column = length.reshape(8, 1)
predictions = 2.0 * load + 4.0  # (8,)
errors = predictions - column
errors.shape
# > torch.Size([8, 8])

# %% [markdown]
# There are 64. Broadcasting has made a table of every prediction against every measurement, and no
# line can be near all the lengths at once. Nothing raises, and the loss falls.

# %% column
w_wrong, b_wrong, wrong_losses = train(0.15, column, steps=500)
print(f"w {w_wrong:.2f}, b {b_wrong:.2f}, mean length {length.mean().item():.2f}")
# > w 0.00, b 7.51, mean length 7.51
print(f"loss {wrong_losses[0]:.1f}, then {wrong_losses[-1]:.1f}")
# > loss 61.7, then 5.2

# %% [proof]
assert torch.isclose(torch.tensor(wrong_losses[-1]), length.var(correction=0), atol=1e-3)

# %% column-plot
w_right, b_right, _ = train(0.15, length, steps=500)
figure, axes = plt.subplots()
axes.plot(kg, cm, "o", label="measured")
axes.plot(kg, [w_wrong * k + b_wrong for k in kg], label="target (8, 1)")
axes.plot(kg, [w_right * k + b_right for k in kg], label="target (8,)")
axes.set(xlabel="load (kg)", ylabel="length (cm)")
_ = axes.legend()
# alt: Eight measured points on a rising line. The line trained on the target of shape (8,) runs
# alt: through them. The line trained on the column is flat, at the mean of the lengths.

# %% [markdown]
# The model has learned to answer the mean, whatever the load. This bug gives no message, so put one
# there: `assert predictions.shape == target.shape` above the loss.

# %% [markdown]
# ## Exercise
#
# A ball is thrown straight up, and a camera takes its height every 0.2 seconds. The height follows
# `start + speed * t - g / 2 * t**2`. Write the loop for three parameters that begin at 0, and find
# `g`. All three can live in one tensor of shape `(3,)`.
#
# You are done when `g` lies between 9.7 and 9.9. You need a learning rate that you find by trying,
# and more steps than before: this valley is longer.

# %% ball
t = torch.tensor([0.0, 0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6])  # s
seen = torch.tensor([1.51, 3.08, 4.34, 5.13, 5.55, 5.62, 5.23, 4.47, 3.35])  # m

# %% solution-ball
parameters = torch.zeros(3, requires_grad=True)
for _ in range(2000):
    start, speed, g = parameters
    heights = start + speed * t - g / 2 * t**2
    assert heights.shape == seen.shape
    loss = ((heights - seen) ** 2).mean()
    loss.backward()
    with torch.no_grad():
        parameters -= 0.3 * parameters.grad
    parameters.grad = None

start, speed, g = parameters.tolist()
print(f"start {start:.1f} m, speed {speed:.1f} m/s, g {g:.1f} m/s²")
# > start 1.5 m, speed 9.0 m/s, g 9.8 m/s²
assert 9.7 < g < 9.9

# %% [markdown]
# ## What you have
#
# | line | without it |
# |---|---|
# | `with torch.no_grad():` | an error, or a graph that grows with each step |
# | `w -= …`, in place | a new tensor, which is no leaf or needs no grad |
# | `w.grad = None` | gradients add up, and the loss swings |
# | equal shapes | the model learns the mean, and nothing says so |
#
# - The learning rate is best below the rate that diverges, and not far below.
# - Read on: [backward](../concepts/backward.md), [grad modes](../concepts/grad-modes.md),
#   [gradients add up](../pitfalls/zero-grad.md), [a loss on (N, N)](../pitfalls/silent-broadcast.md),
#   [the loss explodes](../pitfalls/loss-explodes.md).
# - The next lesson, [The training loop](training-loop.ipynb), gives each of these lines to a tool.
