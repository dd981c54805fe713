# --8<-- [start:see]
import logging

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.step = 0

    def forward(self, x):
        self.step += 1
        return x / self.step


def show(record):
    lines = record.getMessage().splitlines()
    print(lines[0])
    print(lines[2].split("  #")[0].strip())
    return False  # shown here, not on standard error


log = logging.getLogger("torch._dynamo.convert_frame")
log.addFilter(show)
graphs = []


def count(graph, _inputs):
    graphs.append(graph)
    return graph.forward


x = torch.ones(2)
compiled = torch.compile(Model(), backend=count)
with torch._dynamo.config.patch(recompile_limit=3):  # 8 by default
    for _ in range(6):
        _ = compiled(x)
# > torch._dynamo hit config.recompile_limit (3)
# > last reason: …/2: self.step == 2
log.removeFilter(show)
len(graphs)
# > 3
# --8<-- [end:see]


# --8<-- [start:fix]
class FixedModel(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("step", torch.zeros(()))

    def forward(self, x):
        self.step += 1
        return x / self.step


graphs.clear()
compiled = torch.compile(FixedModel(), backend=count)
for _ in range(6):
    _ = compiled(x)
len(graphs)
# > 1
# --8<-- [end:fix]

# --8<-- [start:shapes]
graphs.clear()
compiled = torch.compile(lambda x: x + 1, backend=count)
for length in (5, 6, 7, 8, 9):
    _ = compiled(torch.ones(length))
len(graphs)
# > 2
# --8<-- [end:shapes]
graphs.clear()
compiled = torch.compile(lambda x, n: x * n, backend=count)
for number in range(5):
    _ = compiled(x, number + 2)
assert len(graphs) == 2  # a number that is an argument


class _Scaled(nn.Module):
    def __init__(self, start, step):
        super().__init__()
        self.value, self.step, self.history = start, step, []

    def forward(self, x):
        self.value += self.step
        return x * self.value


class _Remembers(_Scaled):
    def forward(self, x):
        self.history.append(x)
        return x + 1


for _module, _compiled_for in ((_Scaled(1, 1), 5), (_Scaled(1.5, 1.0), 2), (_Remembers(1, 1), 5)):
    graphs.clear()
    torch._dynamo.reset()
    compiled = torch.compile(_module, backend=count)
    for _ in range(5):
        _ = compiled(x)
    assert len(graphs) == _compiled_for
_ran = []


def _counting(graph, _inputs):
    return lambda *inputs: (_ran.append(1), graph.forward(*inputs))[1]


compiled = torch.compile(lambda x, name: x * len(name), backend=_counting)
with torch._dynamo.config.patch(recompile_limit=2):
    log.addFilter(lambda record: False)
    for _name, _runs in (("a", 1), ("bb", 2), ("ccc", 2), ("a", 3), ("bb", 4), ("dddd", 4)):
        _ = compiled(x, _name)
        assert len(_ran) == _runs  # known values run compiled, new ones do not
    log.filters.clear()

# --8<-- [start:full]
compiled = torch.compile(lambda x, name: x * len(name), backend="eager", fullgraph=True)
log.addFilter(show)
try:
    with torch._dynamo.config.patch(recompile_limit=2):
        for name in ("a", "bb", "ccc"):
            _ = compiled(x, name)
except torch._dynamo.exc.FailOnRecompileLimitHit as error:
    print(error)
# > torch._dynamo hit config.recompile_limit (2)
# > last reason: …/1: name == 'bb'
# > Hard failure due to fullgraph=True
log.removeFilter(show)
# --8<-- [end:full]
