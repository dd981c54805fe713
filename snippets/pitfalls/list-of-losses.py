# --8<-- [start:watch]
import weakref

import torch
from torch.multiprocessing.reductions import StorageWeakRef

weight = torch.ones(256, 1024, requires_grad=True)  # 1 MB
graphs, activations = [], []


class Token:
    """Lives as long as the node that carries it."""


def forward(batch):
    hidden = (weight * batch).exp()  # 1 MB, saved for backward
    loss = hidden.mean()
    token = Token()
    hidden.grad_fn.metadata["token"] = token
    graphs.append(weakref.ref(token))
    activations.append(StorageWeakRef(hidden.untyped_storage()))
    return loss


def alive():
    graph = sum(ref() is not None for ref in graphs)
    saved = sum(not ref.expired() for ref in activations)
    return f"graphs: {graph}, activations: {saved} MB"


# --8<-- [end:watch]
assert weight.nbytes == 2**20

# --8<-- [start:kept]
losses = [forward(n / 10) for n in range(4)]
alive()
# > 'graphs: 4, activations: 4 MB'

losses.clear()
alive()
# > 'graphs: 0, activations: 0 MB'
# --8<-- [end:kept]

# --8<-- [start:after-backward]
for n in range(4):
    loss = forward(n / 10)
    loss.backward()
    losses.append(loss)
alive()
# > 'graphs: 4, activations: 0 MB'
# --8<-- [end:after-backward]
optimizer = torch.optim.SGD([weight], lr=0.0)
optimizer.step()
optimizer.zero_grad()
assert alive() == "graphs: 4, activations: 0 MB"

# --8<-- [start:total]
losses.clear()
total = 0.0
for n in range(4):
    loss = forward(n / 10)
    loss.backward()
    total += loss
alive()
# > 'graphs: 4, activations: 0 MB'
total.grad_fn.name()
# > 'AddBackward0'
# --8<-- [end:total]
chain, node = 0, total.grad_fn
while node.name() == "AddBackward0":
    chain += 1
    node = node.next_functions[0][0]
assert chain == 4, "one addition a step"
del node
losses = [forward(0.1)]
predictions = [forward(0.1) * 2]
assert alive() == "graphs: 6, activations: 2 MB", "whatever is computed from it keeps it too"
del predictions, losses

# --8<-- [start:fix]
del total, loss
history = []
for n in range(4):
    loss = forward(n / 10)
    loss.backward()
    history.append(loss.item())
del loss
alive()
# > 'graphs: 0, activations: 0 MB'
# --8<-- [end:fix]
assert all(isinstance(value, float) for value in history)

# --8<-- [start:detach]
history = []
for n in range(4):
    loss = forward(n / 10)
    loss.backward()
    history.append(loss.detach())
del loss
alive()
# > 'graphs: 0, activations: 0 MB'
len(torch.stack(history).tolist())
# > 4
# --8<-- [end:detach]
running = 0.0
for n in range(4):
    running += forward(n / 10).item()
    running += forward(n / 10).detach()
assert alive() == "graphs: 0, activations: 0 MB"

# --8<-- [start:validate]
with torch.no_grad():
    losses = [(weight * n / 10).exp().mean() for n in range(4)]
losses[0].grad_fn is None
# > True
# --8<-- [end:validate]
with torch.inference_mode():
    assert (weight * 0.1).exp().mean().grad_fn is None

# --8<-- [start:last]
for n in range(2):
    print(alive())
    loss = forward(n / 10)
# > graphs: 0, activations: 0 MB
# > graphs: 1, activations: 1 MB
del loss
alive()
# > 'graphs: 0, activations: 0 MB'
# --8<-- [end:last]
for n in range(2):
    assert alive() == "graphs: 0, activations: 0 MB"
    loss = forward(n / 10)
    loss.backward()
    assert alive() == "graphs: 1, activations: 0 MB"
    del loss

# --8<-- [start:optimizer]
optimizer = torch.optim.SGD([weight], lr=0.1)
losses = [forward(n / 10) for n in range(4)]
losses[-1].backward()
optimizer.step()
optimizer.zero_grad()
alive()
# > 'graphs: 4, activations: 3 MB'
# --8<-- [end:optimizer]

# --8<-- [start:useless]
import gc

_ = gc.collect()
torch.cuda.empty_cache()
alive()
# > 'graphs: 4, activations: 3 MB'
# --8<-- [end:useless]
retained = forward(0.1)
retained.backward(retain_graph=True)
assert alive() == "graphs: 5, activations: 4 MB"
del retained

# needs: cuda
# --8<-- [start:cache]
kept = torch.ones(256, 1024, device="cuda", requires_grad=True).exp().mean()
before = torch.cuda.memory_allocated()
torch.cuda.empty_cache()
torch.cuda.memory_allocated() == before
# > True
# --8<-- [end:cache]


# --8<-- [start:find]
def with_graph():
    return [
        value
        for value in gc.get_objects()
        if issubclass(type(value), torch.Tensor) and value.grad_fn is not None
    ]


ids = {id(value) for value in with_graph()}
all(id(loss) in ids for loss in losses)
# > True
# --8<-- [end:find]
_ = gc.collect()
before = len(with_graph())
losses.append(forward(0.1))
assert len(with_graph()) == before + 1
_ = losses.pop()


# --8<-- [start:find-total]
def nodes_behind(tensor):
    seen, todo = set(), [tensor.grad_fn]
    while todo:
        node = todo.pop()
        if node is not None and node not in seen:
            seen.add(node)
            todo += [parent for parent, _ in node.next_functions]
    return len(seen)


total = 0.0
for n in range(3):
    total = total + forward(n / 10)
    print(nodes_behind(total))
# > 5
# > 9
# > 13
# --8<-- [end:find-total]
before = len(with_graph())
total = total + forward(0.1)
assert len(with_graph()) == before, "one tensor, however long the total"

# --8<-- [start:create-graph]
del losses, ids, total
loss = forward(0.1)
loss.backward(create_graph=True)
# > UserWarning: Using backward() with create_graph=True will create a reference cycle between the parameter and its gradient which can cause a memory leak. We recommend using autograd.grad when creating the graph to avoid this. If you have to use this function, make sure to reset the .grad fields of your parameters to None after use to break the cycle and avoid the leak. (Triggered internally at …)
del loss
_ = gc.collect()
alive()
# > 'graphs: 1, activations: 1 MB'

weight.grad = None
alive()
# > 'graphs: 0, activations: 0 MB'
# --8<-- [end:create-graph]
loss = forward(0.1)
(gradient,) = torch.autograd.grad(loss, weight, create_graph=True)
del loss, gradient
assert alive() == "graphs: 0, activations: 0 MB"
