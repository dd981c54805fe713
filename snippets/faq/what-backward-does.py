# --8<-- [start:cube]
import torch

x = torch.tensor(2.0, requires_grad=True)
y = x**3 + 2 * x
y.backward()
x.grad
# > tensor(14.)
# --8<-- [end:cube]
assert y == 12 and x == 2

# --8<-- [start:by-hand]
y = x**3 + 2 * x
power, product = (node for node, _ in y.grad_fn.next_functions)
with torch.no_grad():
    to_power, to_product = y.grad_fn(torch.tensor(1.0))
    print(to_power, to_product)
    print(power(to_power), product(to_product))
# > tensor(1.) tensor(1.)
# > tensor(12.) (tensor(2.), None)
# --8<-- [end:by-hand]
assert x.grad == 14  # calling the nodes adds nothing to .grad

# --8<-- [start:weights]
weight = torch.tensor([2.0, -1.0], requires_grad=True)
bias = torch.tensor(-1.0, requires_grad=True)
unused = torch.tensor(1.0, requires_grad=True)
optimizer = torch.optim.SGD([weight, bias], lr=0.01)

inputs = torch.tensor([3.0, 4.0])
error = (weight * inputs).sum() + bias
loss = error**2
loss.backward()
print(weight.grad, bias.grad, unused.grad)
# > tensor([6., 8.]) tensor(2.) None
weight
# > tensor([ 2., -1.], requires_grad=True)
# --8<-- [end:weights]
assert inputs.grad is None
import pytest

with pytest.warns(UserWarning, match="not a leaf Tensor is being accessed"):
    assert error.grad is None

# --8<-- [start:step]
optimizer.step()
weight
# > tensor([ 1.9400, -1.0800], requires_grad=True)
# --8<-- [end:step]
assert torch.allclose(weight, torch.tensor([2 - 0.01 * 6, -1 - 0.01 * 8]))

# --8<-- [start:again]
loss.backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:again]
