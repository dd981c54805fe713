# --8<-- [start:cube]
import torch

x = torch.tensor(2.0, requires_grad=True)
y = x**3 + 2 * x
y.backward()
x.grad
# > tensor(14.)
# --8<-- [end:cube]
assert x.grad == 14 and x.is_leaf

# --8<-- [start:again]
y.backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:again]
