# --8<-- [start:step]
import torch


def forward(x):
    hidden = x * 2
    print("hidden:", hidden)
    if hidden.sum() > 0:
        return hidden + 1
    return hidden - 1


x = torch.tensor([1.0, 2.0])
forward(x)
# > hidden: tensor([2., 4.])
# > tensor([3., 5.])
forward(-x)
# > hidden: tensor([-2., -4.])
# > tensor([-3., -5.])
# --8<-- [end:step]
import contextlib
import io
import logging
import sys

# A debugger is a trace function: it finds the values as the lines run.
seen = []


def watch(frame, event, _):
    if frame.f_code is forward.__code__ and event == "line" and "hidden" in frame.f_locals:
        seen.append((frame.f_lineno - forward.__code__.co_firstlineno, frame.f_locals["hidden"]))
    return watch


previous = sys.gettrace()
with contextlib.redirect_stdout(io.StringIO()):
    sys.settrace(watch)
    try:
        _ = forward(x)
    finally:
        sys.settrace(previous)
assert [line for line, _ in seen] == [2, 3, 4]
assert all(hidden.tolist() == [2.0, 4.0] for _, hidden in seen)


# --8<-- [start:error]
def broken(x):
    hidden = x @ torch.ones(3, 2)
    print("never reached")
    return hidden


broken(torch.ones(1, 4))
# > RuntimeError: mat1 and mat2 shapes cannot be multiplied (1x4 and 3x2)
# --8<-- [end:error]
# The traceback ends at the line itself.
try:
    broken(torch.ones(1, 4))
except RuntimeError as error:
    place = error.__traceback__.tb_next
    assert place.tb_frame.f_code is broken.__code__
    assert place.tb_lineno == broken.__code__.co_firstlineno + 1


# --8<-- [start:compile]
graphs = []


def record(graph, _inputs):
    graphs.append(graph)
    return graph.forward


def scale(x):
    hidden = x * 2
    return hidden + 1


compiled = torch.compile(scale, backend=record)
len(graphs)  # > 0
compiled(x)
# > tensor([3., 5.])
len(graphs)  # > 1
# --8<-- [end:compile]
assert torch.equal(compiled(x), scale(x))
assert len(graphs) == 1
calls = [node.target.__name__ for node in graphs[0].graph.nodes if node.op == "call_function"]
assert calls == ["mul", "add"]
assert torch.equal(torch.compile(scale, backend="eager")(x), scale(x))
if hasattr(torch.compiler, "get_default_backend"):
    assert torch.compiler.get_default_backend() == "inductor"


# --8<-- [start:break]
def choose(x):
    hidden = x * 2
    if hidden.sum() > 0:
        return hidden + 1
    return hidden - 1


graphs.clear()
torch.compile(choose, backend=record)(x)
# > tensor([3., 5.])
len(graphs)  # > 2
# --8<-- [end:break]
compiled_choose = torch.compile(choose, backend=record)
assert torch.equal(compiled_choose(-x), choose(-x))
assert torch.equal(compiled_choose(x), choose(x))


def item_between(x):
    scale = (x * 2).sum().item()
    return x + scale


graphs.clear()
logging.disable(logging.WARNING)  # it says once that it breaks here
assert torch.equal(torch.compile(item_between, backend=record)(x), item_between(x))
logging.disable(logging.NOTSET)
assert len(graphs) == 2

# --8<-- [start:whole]
strict = torch.compile(choose, backend="eager", fullgraph=True)
strict(x)
# > torch._dynamo.exc.Unsupported: Data-dependent branching
# > …
# --8<-- [end:whole]
import pytest

with pytest.raises(torch._dynamo.exc.Unsupported, match=r"if hidden\.sum\(\) > 0"):
    strict(x)


# --8<-- [start:where]
def choose_by_where(x):
    hidden = x * 2
    return torch.where(hidden.sum() > 0, hidden + 1, hidden - 1)


strict = torch.compile(choose_by_where, backend="eager", fullgraph=True)
strict(x), strict(-x)
# > (tensor([3., 5.]), tensor([-3., -5.]))
# --8<-- [end:where]
