# %% [markdown]
# # Build autograd yourself
#
# What does `backward()` do? You find out by writing one: numbers that remember where they came from, in
# a screenful of Python. At the end its gradients equal torch's on 500 random expressions, and it fits a
# curve.
#
# You need to know what a derivative is, the chain rule, and a little of Python's classes.
#
# About 30 minutes.

# %% [markdown]
# ## What to reach
#
# This is the answer of torch, for one small expression. `a` is used twice.

# %% goal
import torch

a = torch.tensor(2.0, requires_grad=True)
b = torch.tensor(3.0, requires_grad=True)
y = a * b + a * a
y.backward()
print(y.item(), a.grad.item(), b.grad.item())
# > 10.0 7.0 2.0

# %% [markdown]
# By hand: y = ab + a², so dy/da = b + 2a = 7 and dy/db = a = 2. No one has told torch this formula. It
# knows the derivatives of `*` and `+`, and it has kept a record of what you did.
#
# ## A number that remembers
#
# The record has to hold, for each result, its parents and how a gradient gets back to them. That second
# part is a function: it takes the gradient that arrives at the result, and returns what each parent
# receives. It is called `pull` here.


# %% value
class Value:
    def __init__(self, data, parents=(), pull=None, name=""):
        self.data = data
        self.parents = parents
        self.pull = pull
        self.name = name
        self.grad = 0.0

    def __add__(self, other):
        def pull(g):
            return g, g

        return Value(self.data + other.data, (self, other), pull, "+")

    def __mul__(self, other):
        def pull(g):
            return g * other.data, g * self.data

        return Value(self.data * other.data, (self, other), pull, "*")


# %% [markdown]
# A sum hands the gradient on to both sides. A product hands each side the gradient times the **other**
# side: that is the product rule, and the reason why values must be kept until backward.
#
# The same expression again. Before you go on: what is `y.data`, what are the names of the parents of
# `y`, and what does `y.pull(1.0)` return?

# %% answer-record
a, b = Value(2.0, name="a"), Value(3.0, name="b")
y = a * b + a * a
print(y.data, [parent.name for parent in y.parents], y.pull(1.0))
# > 10.0 ['*', '*'] (1.0, 1.0)

# %% [proof]
assert [parent.name for parent in y.parents[0].parents] == ["a", "b"]
assert y.parents[0].pull(1.0) == (3.0, 2.0) and y.parents[1].pull(1.0) == (2.0, 2.0)
_node = (torch.ones(1, requires_grad=True) * 2 + 1).grad_fn
assert _node.next_functions[0][0].name() == "MulBackward0" and callable(_node)

# %% [markdown]
# Nobody wrote down a graph. Running the code built it, as [torch does](../concepts/graph.md): there a
# parent is in `grad_fn.next_functions`, and `pull` is the `grad_fn` itself.
#
# ## Going back, first try
#
# Start at the result with gradient 1, pull, go on to the parents.


# %% first-try
def backward_first(node, g=1.0):
    node.grad = g
    if node.pull:
        for parent, part in zip(node.parents, node.pull(g), strict=True):
            backward_first(parent, part)


# %% [markdown]
# Before you go on: torch found 7 for `a` and 2 for `b`. What does this find?

# %% answer-first-try
backward_first(y)
print(a.grad, b.grad)
# > 2.0 2.0

# %% [markdown]
# `b` is right and `a` is wrong. Three gradients arrive at `a`: 3 from `a * b`, and 2 and 2 from the two
# sides of `a * a`. Each overwrites the one before. A value that is used several times gets the **sum**,
# 3 + 2 + 2. So gradients [add up](../faq/why-gradients-accumulate.md): it is no quirk of torch, but what
# the chain rule says.


# %% second-try
def backward_second(node, visited, g=1.0):
    visited.append(node)
    node.grad += g
    if node.pull:
        for parent, part in zip(node.parents, node.pull(g), strict=True):
            backward_second(parent, visited, part)


a, b = Value(2.0, name="a"), Value(3.0, name="b")
backward_second(a * b + a * a, [])
print(a.grad, b.grad)
# > 7.0 2.0

# %% [markdown]
# Right. Is it done? It makes a list of its visits, and here is why. Add a number to itself, again and again: ten
# times makes a graph of eleven nodes. Before you go on: how many visits does `backward_second` make?

# %% answer-visits
x = y = Value(1.0)
for _ in range(10):
    y = y + y
visited = []
backward_second(y, visited)
print(x.grad, len(visited))
# > 1024.0 2047

# %% [proof]
_nodes = {id(node) for node in visited}
assert len(_nodes) == 11

# %% [markdown]
# 2047 visits for eleven nodes. It walks every **path**, and each doubling doubles the paths. The gradient
# is right, but a network has so many paths that you would not live to see it.
#
# ## The right order
#
# Each node needs one visit, if it comes late enough: when everything that uses the node has delivered its
# part. So list the nodes with parents before children, and walk the list from its end. That is a
# topological order.


# %% order
def in_order(root):
    nodes, seen = [], set()

    def visit(node):
        if node not in seen:
            seen.add(node)
            for parent in node.parents:
                visit(parent)
            nodes.append(node)

    visit(root)
    return nodes


def backward(root):
    arrived = {root: 1.0}
    for node in reversed(in_order(root)):
        g = arrived[node]
        if not node.parents:
            node.grad += g  # a leaf keeps its gradient
            continue
        for parent, part in zip(node.parents, node.pull(g), strict=True):
            arrived[parent] = arrived.get(parent, 0.0) + part
    return arrived


Value.backward = backward

# %% [proof]
_nodes = in_order(y)
assert len(_nodes) == 11
assert all(_nodes.index(p) < _nodes.index(node) for node in _nodes for p in node.parents)

# %% [markdown]
# What arrives at a node is summed in `arrived`, which lasts as long as the walk. Only leaves keep theirs
# in `.grad`, as in torch. How much does the order save?

# %% count
depths = list(range(1, 15))
by_path, by_order = [], []
for depth in depths:
    y = Value(1.0)
    for _ in range(depth):
        y = y + y
    visited = []
    backward_second(y, visited)
    by_path.append(len(visited))
    by_order.append(len(y.backward()))
print(by_path[-1], by_order[-1])
# > 32767 15

# %% count-plot
import matplotlib.pyplot as plt

figure, axes = plt.subplots()
axes.plot(depths, by_path, "o-", label="along every path")
axes.plot(depths, by_order, "s-", label="in topological order")
axes.set(xlabel="doublings", ylabel="nodes visited", yscale="log")
_ = axes.legend()
# alt: Visits against the number of doublings, on a logarithmic scale. Along every path they double each
# alt: time, to 32767 at 14 doublings; in topological order they grow by one, to 15.

# %% [markdown]
# ## See it
#
# Draw the first expression with what is in it: the value of each node, and below it the gradient that
# arrived there. A node stands to the right of its parents.


# %% draw
def draw(root, gradients):
    _, axes = plt.subplots()
    column, height, places = {}, {}, {}
    for node in in_order(root):
        column[node] = 1 + max((column[parent] for parent in node.parents), default=-1)
        height[column[node]] = height.get(column[node], 0) + 1
        places[node] = (column[node], -height[column[node]] - 0.25 * (column[node] % 2))
    arrow = {"arrowstyle": "->", "color": "grey", "shrinkA": 30, "shrinkB": 30}
    for node, place in places.items():
        text = f"{node.name}\n{node.data:g}\ngrad {gradients[node]:g}"
        axes.text(*place, text, ha="center", va="center")
        for parent in node.parents:
            axes.annotate("", place, places[parent], arrowprops=arrow)
    axes.set(xlim=(-0.4, max(column.values()) + 0.4), ylim=(-max(height.values()) - 0.7, -0.5))
    axes.axis("off")


a, b = Value(2.0, name="a"), Value(3.0, name="b")
y = a * b + a * a
draw(y, y.backward())
# alt: The graph of a*b + a*a from left to right: a is 2 with gradient 7, b is 3 with gradient 2; they lead
# alt: into two products, 6 and 4, each with gradient 1, and these into the sum 10 with gradient 1.

# %% [markdown]
# Values flow to the right, gradients to the left. Both sides of `a * a` are the same node, so two arrows
# lie on top of each other there.
#
# ## More operations
#
# An operation is its value and its pull. Here are four more. Where the pull needs the result, it keeps it.

# %% operations
import math


def power(self, exponent):  # the exponent is a plain number
    def pull(g):
        return (g * exponent * self.data ** (exponent - 1),)

    return Value(self.data**exponent, (self,), pull, f"**{exponent}")


def exp(self):
    result = math.exp(self.data)
    return Value(result, (self,), lambda g: (g * result,), "exp")


def tanh(self):
    result = math.tanh(self.data)
    return Value(result, (self,), lambda g: (g * (1 - result**2),), "tanh")


def relu(self):
    return Value(max(self.data, 0.0), (self,), lambda g: (g * (self.data > 0),), "relu")


Value.__pow__, Value.exp, Value.tanh, Value.relu = power, exp, tanh, relu

# %% [markdown]
# Subtraction, negation and division are missing. Before you go on: which new pulls do they need?

# %% answer-rest
plain_add, plain_mul = Value.__add__, Value.__mul__


def lift(number):
    return number if isinstance(number, Value) else Value(number, name=f"{number:g}")


Value.__add__ = Value.__radd__ = lambda self, other: plain_add(self, lift(other))
Value.__mul__ = Value.__rmul__ = lambda self, other: plain_mul(self, lift(other))
Value.__neg__ = lambda self: self * -1
Value.__sub__ = lambda self, other: self + -lift(other)
Value.__rsub__ = lambda self, other: lift(other) + -self
Value.__truediv__ = lambda self, other: self * lift(other) ** -1
Value.__rtruediv__ = lambda self, other: lift(other) * self**-1

# %% [proof]
_kink = torch.tensor(0.0, requires_grad=True)
_kink.relu().backward()
_mine = Value(0.0)
_ = _mine.relu().backward()
assert _mine.grad == _kink.grad == 0
_quotient = Value(3.0)
_ = (1 / _quotient - 2 - _quotient / 2).backward()
assert abs(_quotient.grad - (-1 / 9 - 0.5)) < 1e-12

# %% [markdown]
# None. `lift` makes a `Value` of a plain number, `a - b` is `a + b * -1`, and `a / b` is `a * b**-1`. The chain rule does the rest: that is what
# you built it for.
#
# Methods and operators have the names that torch uses, so one function can be run with both.


# %% compare
def expression(a, b):
    return (a * b).tanh() / (1 + b.exp()) - (a - b).relu() ** 2


def gradients_of(function, leaves):
    function(*leaves).backward()
    return [float(leaf.grad) for leaf in leaves]


def tensors(*numbers):
    return [torch.tensor(n, dtype=torch.float64, requires_grad=True) for n in numbers]


for leaves in ([Value(0.5), Value(-1.0)], tensors(0.5, -1.0)):
    print([f"{gradient:.6f}" for gradient in gradients_of(expression, leaves)])
# > ['-3.574939', '3.378327']
# > ['-3.574939', '3.378327']

# %% [markdown]
# Equal to six decimals, in one expression. One is not many.
#
# ## Five hundred random expressions
#
# `grow` makes a random tree: at its ends the numbers of leaves, elsewhere an operation and its operands.
# `evaluate` runs a tree on any leaves, yours or torch's. Two of the operations are built so that they
# cannot divide by 0, and `exp` so that it does not overflow.

# %% random
import random

ONE = {
    "exp": lambda a: a.tanh().exp(),
    "tanh": lambda a: a.tanh(),
    "relu": lambda a: a.relu(),
    "power": lambda a: (a**2 + 1) ** -0.5,
}
TWO = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "multiply": lambda a, b: a * b,
    "divide": lambda a, b: a / (b * b + 1),
}


def grow(rng, depth):
    if depth == 0:
        return rng.randrange(3)
    name = rng.choice([*ONE, *TWO])
    return name, *[grow(rng, depth - 1) for _ in range(1 if name in ONE else 2)]


def evaluate(tree, leaves):
    if isinstance(tree, int):
        return leaves[tree]
    name, *operands = tree
    return (ONE | TWO)[name](*[evaluate(operand, leaves) for operand in operands])


grow(random.Random(4), 2)
# > ('power', ('add', 0, 2))

# %% [markdown]
# Before you go on: 500 trees of depth 5, three leaves each. How far apart will the gradients be at most,
# yours in Python's floats and torch's in `float64`?

# %% answer-random
rng = random.Random(0)
ours, theirs = [], []
for _ in range(500):
    tree = grow(rng, 5)
    numbers = [rng.uniform(-1.5, 1.5) for _ in range(3)]
    for results, leaves in ((ours, [Value(n) for n in numbers]), (theirs, tensors(*numbers))):
        evaluate(tree, leaves).backward()
        results += [float(leaf.grad or 0.0) for leaf in leaves]  # torch: None if unused

pairs = list(zip(ours, theirs, strict=True))
largest = max(abs(one - other) / max(1, abs(other)) for one, other in pairs)
print(f"{len(pairs)} gradients, {sum(other != 0 for _, other in pairs)} of them not 0")
# > 1500 gradients, 1113 of them not 0
print(f"largest difference {largest:.12f}")
# > largest difference 0.000000000000

# %% answer-random-plot
figure, axes = plt.subplots()
some = [pair for pair in pairs if pair[1] != 0][:80]
axes.plot([-30, 30], [-30, 30], color="grey", linewidth=1, label="equal")
axes.plot(*zip(*some, strict=True), "o", markersize=4, label="80 of the gradients")
axes.set_xscale("symlog", linthresh=0.01)
axes.set_yscale("symlog", linthresh=0.01)
ticks = [-10, -0.1, 0, 0.1, 10]
axes.set(xlabel="gradient by Value", ylabel="gradient by torch", xticks=ticks, yticks=ticks)
_ = axes.legend()
# alt: Gradients by Value against gradients by torch, negative and positive and from very small to above
# alt: ten: every point lies on the diagonal.

# %% [proof]
assert largest < 1e-12 and len(pairs) == 1500

# %% [markdown]
# No difference in twelve decimals. What remains is rounding: torch may add and divide in another order.
#
# ## It learns
#
# Gradients are for learning. A network with one hidden layer of six units, in plain numbers, fitted to 15
# points of a sine.

# %% network
rng = random.Random(0)
weights = [[Value(rng.uniform(-2, 2)) for _ in range(3)] for _ in range(6)]
xs = [-1 + i / 7 for i in range(15)]
ys = [math.sin(3 * x) for x in xs]


def predict(x):
    return sum((w * x + bias).tanh() * out for w, bias, out in weights)


def loss():
    return sum((predict(x) - y) ** 2 for x, y in zip(xs, ys, strict=True)) / len(xs)


before = [predict(x).data for x in xs]
print(len(in_order(loss())), "nodes")
# > 667 nodes

# %% [markdown]
# One loss is a graph of hundreds of nodes. The training step is the one you know: zero the gradients,
# go backward, take a step down.

# %% fit
leaves = [leaf for unit in weights for leaf in unit]
losses = []
for _ in range(150):
    for leaf in leaves:
        leaf.grad = 0.0
    current = loss()
    current.backward()
    for leaf in leaves:
        leaf.data -= 0.3 * leaf.grad
    losses.append(current.data)
print(f"{losses[0]:.3f} {losses[-1]:.3f}")
# > 4.407 0.003

# %% [proof]
# Torch learns the same from the same start.
_rng = random.Random(0)
_weights = tensors(*[_rng.uniform(-2, 2) for _ in range(18)])
_x, _y = (torch.tensor(numbers, dtype=torch.float64) for numbers in (xs, ys))
for _step in range(20):
    _w, _bias, _out = torch.stack(_weights).view(6, 3).T
    _loss = (((_x[:, None] * _w + _bias).tanh() @ _out - _y) ** 2).mean()
    assert abs(_loss.item() - losses[_step]) < 1e-9
    for _leaf, _slope in zip(_weights, torch.autograd.grad(_loss, _weights), strict=True):
        _leaf.data -= 0.3 * _slope
assert max(abs(predict(x).data - y) for x, y in zip(xs, ys, strict=True)) < 0.2

# %% fit-plot
figure, axes = plt.subplots()
axes.plot(xs, ys, "o", label="data")
axes.plot(xs, before, "--", label="before")
axes.plot(xs, [predict(x).data for x in xs], label="after 150 steps")
axes.set(xlabel="x", ylabel="y")
_ = axes.legend()
# alt: Fifteen points of a sine wave, a dashed curve before training that is nowhere near them, and a curve
# alt: after 150 steps that runs close to all of them.

# %% [markdown]
# ## What torch does beyond
#
# The idea is all there. Three things are not, and you meet each as an error or a shape in torch.
#
# **It frees the graph.** Your graph keeps its values as long as you hold the result. Before you go on:
# what is `a.grad` after a second `y.backward()`, with yours? And what does torch say?

# %% answer-twice
a, b = Value(2.0), Value(3.0)
y = a * b + a * a
_ = y.backward()
_ = y.backward()
print(a.grad)
# > 14.0

# %% answer-twice-torch
a, b = tensors(2.0, 3.0)
y = a * b + a * a
y.backward()
y.backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.

# %% [proof]
_a, _b = tensors(2.0, 3.0)
_y = _a * _b + _a * _a
_y.backward(retain_graph=True)
_y.backward()
assert _a.grad == 14

# %% [markdown]
# Yours adds the same gradients once more. Torch has let go of the saved values after the first walk, to
# give the memory back, and says so. `retain_graph=True` keeps them, and then it gives 14 as well.
#
# **It counts versions.** The pull of a product reads its operands when it runs, not when it was made.
# Before you go on: if you change `a` between forward and backward, what becomes of `b.grad`?

# %% answer-changed
a, b = Value(2.0), Value(3.0)
y = a * b
a.data = 100.0
_ = y.backward()
print(b.grad)
# > 100.0

# %% [markdown]
# It should be 2, and nothing is raised. A tensor counts the edits made to it. Torch notes the count when
# it saves a value, and [refuses to go on](../pitfalls/in-place-saved.md) when the count has changed:

# %% changed-torch
a, b = tensors(2.0, 3.0)
y = a * b
with torch.no_grad():
    a.fill_(100.0)
y.backward()
# > RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation: [torch.DoubleTensor []] is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, check_nan=False).

# %% [proof]
assert a._version == 1

# %% [markdown]
# **It works on tensors.** One node stands for a million products, and runs in compiled code. Then shapes
# come in: a number that was [broadcast](../concepts/broadcasting.md) over many was used many times, and
# you know what that means for its gradient.

# %% broadcast
scale = torch.tensor(2.0, requires_grad=True)
x = torch.tensor([1.0, 2.0, 3.0])
(scale * x).sum().backward()
scale.grad
# > tensor(6.)

# %% [markdown]
# The pull of a broadcast product sums over the places where the number was used: 1 + 2 + 3.
#
# ## Exercise
#
# Give `Value` a `log`. Then write `cross_entropy(scores, label)` for a list of scores: minus the logarithm
# of the softmax's share of the right one. Its gradient is known: the softmax, minus 1 at the label. For
# scores 2, 1, 0 and label 0 that is about -0.335, 0.245 and 0.090. Check it, and compare with torch.


# %% solution-log
def log(self):
    return Value(math.log(self.data), (self,), lambda g: (g / self.data,), "log")


Value.log = log


def cross_entropy(scores, label):
    exps = [score.exp() for score in scores]
    return -(exps[label] / sum(exps)).log()


scores = [Value(2.0), Value(1.0), Value(0.0)]
_ = cross_entropy(scores, 0).backward()
print([f"{score.grad:.3f}" for score in scores])
# > ['-0.335', '0.245', '0.090']

# %% solution-check
theirs = torch.tensor([2.0, 1.0, 0.0], dtype=torch.float64, requires_grad=True)
torch.nn.functional.cross_entropy(theirs, torch.tensor(0)).backward()
pairs = zip(scores, theirs.grad.tolist(), strict=True)
assert all(abs(score.grad - other) < 1e-12 for score, other in pairs)

# %% [markdown]
# ## What you have
#
# - A result remembers its parents, and a function that turns its gradient into theirs. Running the code
#   builds the graph.
# - `backward()` walks the graph once, each node after everything that uses it.
# - Gradients add up, because a value that is used twice matters twice.
# - A new operation needs a value and a pull. In torch that is a `torch.autograd.Function`.
# - Torch adds tensors, versions against edits, and memory that is given back.
#
# Go on with [backward and .grad](../concepts/backward.md), and with the question
# [when you need retain_graph](../faq/retain-graph.md).
