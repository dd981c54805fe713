# --8<-- [start:warns]
import torch

weight = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (weight**3).sum()
loss.backward(create_graph=True)
# > UserWarning: Using backward() with create_graph=True will create a reference cycle between the parameter and its gradient which can cause a memory leak. We recommend using autograd.grad when creating the graph to avoid this. If you have to use this function, make sure to reset the .grad fields of your parameters to None after use to break the cycle and avoid the leak. (Triggered internally at …)
# --8<-- [end:warns]

# --8<-- [start:cycle]
weight.grad.requires_grad
# > True
weight.grad.grad_fn is None
# > False
# --8<-- [end:cycle]

# --8<-- [start:leak]
import gc
import weakref


class Token:
    pass


def token_of_graph(gradient):
    token = Token()
    gradient.grad_fn.metadata["token"] = token  # lives as long as the graph
    return weakref.ref(token)


alive = token_of_graph(weight.grad)
del weight, loss
_ = gc.collect()
alive() is None  # nobody can reach it, and it is still there
# > False
# --8<-- [end:leak]

# --8<-- [start:clear]
weight = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (weight**3).sum()
loss.backward(create_graph=True)
alive = token_of_graph(weight.grad)
weight.grad = None
del weight, loss
alive() is None
# > True
# --8<-- [end:clear]
import warnings

_w = torch.tensor([1.0, 2.0], requires_grad=True)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    (_w**3).sum().backward(create_graph=True)
_alive = token_of_graph(_w.grad)
torch.optim.SGD([_w], lr=0.1).zero_grad()
assert _alive() is None


def _nodes(node, seen):
    if node is not None and node not in seen:
        seen.add(node)
        for following, _ in node.next_functions:
            _nodes(following, seen)
    return len(seen)


_w, _counts = torch.tensor([1.0, 2.0], requires_grad=True), []
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    for _ in range(3):  # without clearing, the graph grows
        (_w**3).sum().backward(create_graph=True)
        _counts.append(_nodes(_w.grad.grad_fn, set()))
_w.grad = None
assert _counts[0] < _counts[1] < _counts[2]

# --8<-- [start:fix]
weight = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (weight**3).sum()
(gradient,) = torch.autograd.grad(loss, weight, create_graph=True)
penalty = gradient.square().sum()
(loss + penalty).backward()  # an ordinary backward: no warning
weight.grad
# > tensor([ 39., 300.])
# --8<-- [end:fix]
assert not weight.grad.requires_grad
_loss = (weight**3).sum()
(_gradient,) = torch.autograd.grad(_loss, weight, create_graph=True)
_alive = token_of_graph(_gradient)
del _loss, _gradient
assert _alive() is None  # autograd.grad makes no cycle
assert torch.equal(weight.grad, 3 * weight.detach() ** 2 + 36 * weight.detach() ** 3)
