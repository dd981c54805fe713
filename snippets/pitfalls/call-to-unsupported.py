# --8<-- [start:see]
import torch


def forward(x):
    hidden = x * 2
    print("hidden", hidden)
    return hidden + 1


x = torch.tensor([1.0, 2.0])
torch.compile(forward, backend="eager", fullgraph=True)(x)
# > torch._dynamo.exc.Unsupported: Failed to trace builtin operator
# > …
# --8<-- [end:see]

# --8<-- [start:break]
graphs = []


def count(graph, _inputs):
    graphs.append(graph)
    return graph.forward


torch.compile(forward, backend=count)(x)
# > hidden tensor([2., 4.])
# > tensor([3., 5.])
len(graphs)
# > 2
# --8<-- [end:break]


# --8<-- [start:fix]
def forward_and_hidden(x):
    hidden = x * 2
    return hidden + 1, hidden


compiled = torch.compile(forward_and_hidden, backend="eager", fullgraph=True)
y, hidden = compiled(x)
print("hidden", hidden)
# > hidden tensor([2., 4.])
# --8<-- [end:fix]

# --8<-- [start:reorder]
with torch._dynamo.config.patch(reorderable_logging_functions={print}):
    y = torch.compile(forward, backend="eager", fullgraph=True)(x)
# > hidden tensor([2., 4.])
# --8<-- [end:reorder]
import pytest


def _noisy(x):
    print("noisy")
    return x + 1


with (
    torch._dynamo.config.patch(suppress_errors=True),
    pytest.raises(RuntimeError, match="Failed to trace builtin operator"),
):
    torch.compile(_noisy, backend="eager", fullgraph=True)(x)

# --8<-- [start:skipped]
import time


def timed(x):
    start = time.time()
    return x * 2, time.time() - start


torch.compile(timed, backend="eager", fullgraph=True)(x)
# > UserWarning: Dynamo does not know how to trace the builtin `time.time.` This function is either a Python builtin (e.g. _warnings.warn) or a third-party C/C++ Python extension (perhaps created with pybind).
# > If it is a Python builtin, please file an issue on GitHub so the PyTorch team can add support for it and see the next case for a workaround.
# > If it is a third-party C/C++ Python extension, please either wrap it into a PyTorch-understood custom operator (see https://pytorch.org/tutorials/advanced/custom_ops_landing_page.html for more details) or, if it is traceable, use `torch.compiler.allow_in_graph`.
# > torch._dynamo.exc.Unsupported: Attempted to call function marked as skipped
# > …
# --8<-- [end:skipped]


# --8<-- [start:backward]
def step(weight):
    loss = (weight**2).sum()
    loss.backward()
    return loss


weight = torch.tensor([1.0, 2.0], requires_grad=True)
torch.compile(step, backend="eager", fullgraph=True)(weight)
# > torch._dynamo.exc.Unsupported: Unsupported Tensor.backward() call
# > …
# --8<-- [end:backward]


# --8<-- [start:disabled]
@torch.compiler.disable
def log(hidden):
    print("mean", hidden.mean())


def forward_with_log(x):
    hidden = x * 2
    log(hidden)
    return hidden + 1


torch.compile(forward_with_log, backend="eager", fullgraph=True)(x)
# > torch._dynamo.exc.Unsupported: Skip calling `torch.compiler.disable()`d function
# > …
# --8<-- [end:disabled]


# --8<-- [start:own]
def checked(x):
    if x.shape[0] != 3:
        raise ValueError(f"3 features wanted, got {x.shape[0]}")
    return x


torch.compile(checked, backend="eager", fullgraph=True)(x)
# > torch._dynamo.exc.Unsupported: Observed exception
# > …
# --8<-- [end:own]
