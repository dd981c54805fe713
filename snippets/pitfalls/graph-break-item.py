# --8<-- [start:see]
import logging

import torch

graphs = []


def count(graph, _inputs):
    """A backend that only counts what it is given to compile."""
    graphs.append(graph)
    return graph.forward


def normalise(x):
    total = x.sum().item()
    return x / total


logging.disable(logging.WARNING)  # what it says about it, it says once, by logging
x = torch.tensor([1.0, 3.0])
torch.compile(normalise, backend=count)(x)
# > tensor([0.2500, 0.7500])
len(graphs)  # two, with Python in between
# > 2
# --8<-- [end:see]


# --8<-- [start:fix]
def normalise_whole(x):
    return x / x.sum()


graphs.clear()
torch.compile(normalise_whole, backend=count)(x)
# > tensor([0.2500, 0.7500])
len(graphs)
# > 1
# --8<-- [end:fix]

# --8<-- [start:capture]
graphs.clear()
with torch._dynamo.config.patch(capture_scalar_outputs=True):
    y = torch.compile(lambda x: normalise(x) + 1, backend=count)(x)
len(graphs)
# > 1
# --8<-- [end:capture]

# --8<-- [start:fullgraph]
graphs.clear()
y = torch.compile(lambda x: normalise(x) + 2, backend=count, fullgraph=True)(x)
len(graphs)
# > 1
# --8<-- [end:fullgraph]

# --8<-- [start:find]
report = torch._dynamo.explain(normalise)(x)
report.graph_count, report.graph_break_count
# > (2, 1)
logging.disable(logging.NOTSET)
# --8<-- [end:find]
