# --8<-- [start:cube]
import torch

x = torch.tensor(2.0, requires_grad=True)
y = x**3 + 2 * x
y.backward()
x.grad
# > tensor(14.)
# --8<-- [end:cube]
assert x.grad == 3 * 2**2 + 2 and x.is_leaf
step = 1e-3
up, down = ((v**3 + 2 * v) for v in (2 + step, 2 - step))
assert abs((up - down) / (2 * step) - 14) < 1e-4

# --8<-- [start:chain]
w = torch.tensor([2.0, -1.0], requires_grad=True)
x = torch.tensor([3.0, 4.0])
error = (w * x).sum() - 1
loss = error**2
loss
# > tensor(1., grad_fn=<PowBackward0>)
loss.backward()
w.grad
# > tensor([6., 8.])
# --8<-- [end:chain]
assert error == 1 and torch.equal(w.grad, 2 * error.detach() * x)
assert x.grad is None

# --8<-- [start:again]
loss = ((w * x).sum() - 1) ** 2
loss.backward()
w.grad
# > tensor([12., 16.])
# --8<-- [end:again]

# --8<-- [start:reset]
optimizer = torch.optim.SGD([w], lr=0.1)
optimizer.zero_grad()
print(w.grad)
# > None
# --8<-- [end:reset]

# --8<-- [start:reset-in-place]
loss = ((w * x).sum() - 1) ** 2
loss.backward()
optimizer.zero_grad(set_to_none=False)
w.grad
# > tensor([0., 0.])
# --8<-- [end:reset-in-place]

# --8<-- [start:took-part]
used = torch.tensor(5.0, requires_grad=True)
times_zero = torch.tensor(5.0, requires_grad=True)
unused = torch.tensor(5.0, requires_grad=True)
(3 * used + 0 * times_zero).backward()
print(used.grad, times_zero.grad, unused.grad)
# > tensor(3.) tensor(0.) None
# --8<-- [end:took-part]

# --8<-- [start:shape]
matrix = torch.ones(4, 3)  # (N, C)
bias = torch.zeros(3, requires_grad=True)
(matrix + bias).sum().backward()
bias.grad
# > tensor([4., 4., 4.])
# --8<-- [end:shape]
scale = torch.ones(4, 1, requires_grad=True)
(matrix * scale).sum().backward()
assert scale.grad.shape == scale.shape and torch.equal(scale.grad, torch.full((4, 1), 3.0))

# --8<-- [start:one-element]
x = torch.tensor(2.0, requires_grad=True)
y = (x**3 + 2 * x).view(1, 1, 1)
y.backward()
x.grad
# > tensor(14.)
# --8<-- [end:one-element]

# --8<-- [start:not-scalar]
x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
y = x**2
y.backward()
# > RuntimeError: grad can be implicitly created only for scalar outputs
# --8<-- [end:not-scalar]

# --8<-- [start:gradient]
y.backward(gradient=torch.tensor([1.0, 10.0, 100.0]))
x.grad
# > tensor([  2.,  40., 600.])
# --8<-- [end:gradient]
v = torch.tensor([1.0, 10.0, 100.0])
(by_sum,) = torch.autograd.grad((x**2 * v).sum(), x)
jacobian = torch.autograd.functional.jacobian(lambda x: x**2, x)
assert torch.equal(by_sum, x.grad) and torch.equal(v @ jacobian, x.grad)

# --8<-- [start:gradient-shape]
(x**2).backward(gradient=torch.tensor(1.0))
# > RuntimeError: Mismatch in shape: grad_output[0] has a shape of torch.Size([]) and output[0] has a shape of torch.Size([3]).
# --8<-- [end:gradient-shape]

# --8<-- [start:gradient-dtype]
x.grad = None
(x**2).backward(gradient=torch.tensor([1, 10, 100]))
x.grad
# > tensor([  2.,  40., 600.])
# --8<-- [end:gradient-dtype]
assert x.grad.dtype == torch.float32
import pytest

with pytest.raises(RuntimeError, match="Mismatch in shape: grad_output"):
    (x**2).backward(gradient=torch.ones(1, 3))
x.grad = None
(x**2).backward(gradient=torch.tensor([1.0, 10.0, 100.0], dtype=torch.float64))
assert x.grad.dtype == torch.float32 and torch.equal(x.grad, by_sum)

# --8<-- [start:alias]
x.grad = None
v = torch.ones(3)
x.view(-1).backward(gradient=v)
v.zero_()
x.grad
# > tensor([0., 0., 0.])
# --8<-- [end:alias]
assert x.grad.data_ptr() == v.data_ptr()
x.grad = None
x.view(-1).backward(gradient=v.clone())
assert x.grad.data_ptr() != v.data_ptr()

# --8<-- [start:freed]
x = torch.tensor(2.0, requires_grad=True)
y = x**3 + 2 * x
y.backward()
y.backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:freed]

# --8<-- [start:twice]
x = torch.tensor([1.0, -2.0], requires_grad=True)


def walks_twice(y):
    y.backward()
    try:
        y.backward()
    except RuntimeError:
        return False
    return True


walks_twice((x + 1).sum())  # > True
walks_twice(x.sum())  # > True
walks_twice(x.mean())  # > True
walks_twice((x * 2).sum())  # > False
walks_twice(x.relu().sum())  # > False
walks_twice(x.max())  # > False
# --8<-- [end:twice]

# --8<-- [start:retain]
x = torch.tensor(2.0, requires_grad=True)
y = x**3 + 2 * x
y.backward(retain_graph=True)
y.backward()
x.grad
# > tensor(28.)
# --8<-- [end:retain]
with pytest.raises(RuntimeError, match="backward through the graph a second time"):
    y.backward()

# --8<-- [start:grad]
x = torch.tensor(2.0, requires_grad=True)
y = x**3 + 2 * x
torch.autograd.grad(y, x)
# > (tensor(14.),)
print(x.grad)
# > None
# --8<-- [end:grad]
(g,) = torch.autograd.grad(x**3, [x])
assert g == 12 and isinstance(torch.autograd.grad(x**3, x), tuple)

# --8<-- [start:grad-frees]
y.backward()
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:grad-frees]

# --8<-- [start:second-order]
x = torch.tensor(3.0, requires_grad=True)
(g,) = torch.autograd.grad(x**2, x, create_graph=True)
g
# > tensor(6., grad_fn=<MulBackward0>)
(g2,) = torch.autograd.grad(g**2, x)
g2
# > tensor(24.)
# --8<-- [end:second-order]
assert g == 2 * 3 and g2 == 8 * 3

# --8<-- [start:penalty]
x = torch.tensor([3.0, 4.0], requires_grad=True)
weight = torch.tensor([1.0, 2.0], requires_grad=True)
score = (weight * x**2).sum()
(slope,) = torch.autograd.grad(score, x, create_graph=True)
penalty = (slope**2).sum()
penalty.backward()
weight.grad
# > tensor([ 72., 256.])
# --8<-- [end:penalty]
assert torch.equal(weight.grad, 8 * weight.detach() * x.detach() ** 2)

# --8<-- [start:linear]
x = torch.tensor(3.0, requires_grad=True)
(g,) = torch.autograd.grad(5 * x, x, create_graph=True)
g
# > tensor(5.)
torch.autograd.grad(g, x)
# > RuntimeError: element 0 of tensors does not require grad and does not have a grad_fn
# --8<-- [end:linear]
(g,) = torch.autograd.grad(x**2, x)
assert not g.requires_grad
with pytest.raises(RuntimeError, match="element 0 of tensors does not require grad"):
    torch.autograd.grad(g, x)

# --8<-- [start:unused]
x = torch.tensor(2.0, requires_grad=True)
other = torch.tensor(1.0, requires_grad=True)
torch.autograd.grad(x**2, [x, other])
# > [torch<2.13] RuntimeError: One of the differentiated Tensors appears to not have been used in the graph. Set allow_unused=True if this is the desired behavior.
# > RuntimeError: The differentiated Tensor at index 1 appears to not have been used in the graph. Set allow_unused=True if this is the desired behavior.
# --8<-- [end:unused]

# --8<-- [start:allow-unused]
torch.autograd.grad(x**2, [x, other], allow_unused=True)
# > (tensor(4.), None)
torch.autograd.grad(x**2, [x, other], materialize_grads=True)
# > (tensor(4.), tensor(0.))
# --8<-- [end:allow-unused]

# --8<-- [start:no-grad-input]
data = torch.tensor(1.0)
torch.autograd.grad(x**2 + data, [x, data], allow_unused=True)
# > RuntimeError: One of the differentiated Tensors does not require grad
# --8<-- [end:no-grad-input]

# --8<-- [start:hooks]
fired = []
x = torch.tensor(2.0, requires_grad=True)
_ = x.register_hook(lambda grad: fired.append("tensor hook"))
_ = x.register_post_accumulate_grad_hook(lambda p: fired.append("post hook"))
_ = torch.autograd.grad(x**3, x)
fired
# > ['tensor hook']
(x**3).backward()
fired
# > ['tensor hook', 'tensor hook', 'post hook']
# --8<-- [end:hooks]
x = torch.tensor(2.0, requires_grad=True)
with pytest.warns(UserWarning, match="create a reference cycle between the parameter and its grad"):
    (x**2).backward(create_graph=True)
x.grad = None
