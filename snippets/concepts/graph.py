# --8<-- [start:build]
import torch

x = torch.tensor(2.0, requires_grad=True)
y = x**3 + 2 * x
y
# > tensor(12., grad_fn=<AddBackward0>)
y.grad_fn.name()  # > 'AddBackward0'
[node.name() for node, _ in y.grad_fn.next_functions]
# > ['PowBackward0', 'MulBackward0']
# --8<-- [end:build]
assert [index for _, index in y.grad_fn.next_functions] == [0, 0]

# --8<-- [start:walk]
power, product = (node for node, _ in y.grad_fn.next_functions)
leaf = power.next_functions[0][0]
leaf.name()  # > 'torch::autograd::AccumulateGrad'
leaf.variable is x  # > True
product.next_functions[0][0] is leaf  # > True
product.next_functions[1]  # > (None, 0)
# --8<-- [end:walk]
assert x.grad_fn is None and leaf.next_functions == ()
assert power.next_functions == ((leaf, 0),)

# --8<-- [start:backward]
y.backward()
x.grad
# > tensor(14.)
# --8<-- [end:backward]
assert x.grad == 3 * 2**2 + 2


# --8<-- [start:flow]
def grow(x):
    while x < 10:
        x = x * 2 if x > 4 else x + 3
    return x


def chain(result):
    names, node = [], result.grad_fn
    while node:
        names.append(node.name())
        node = node.next_functions[0][0] if node.next_functions else None
    return names


chain(grow(torch.tensor(5.0, requires_grad=True)))
# > ['MulBackward0', 'torch::autograd::AccumulateGrad']
chain(grow(torch.tensor(2.0, requires_grad=True)))
# > ['MulBackward0', 'AddBackward0', 'torch::autograd::AccumulateGrad']
print(grow(torch.tensor(20.0)).grad_fn)
# > None
# --8<-- [end:flow]
assert grow(torch.tensor(5.0)) == 10 and grow(torch.tensor(2.0)) == 10
assert grow(x.detach() * 10) == 20  # only the comparison runs

# --8<-- [start:anew]
first = x**3 + 2 * x
second = x**3 + 2 * x
first.grad_fn is second.grad_fn  # > False
# --8<-- [end:anew]
first.backward()
second.backward()
assert x.grad == 3 * 14

# --8<-- [start:outside]
data = torch.tensor([3.0, 4.0])
weight = torch.tensor([2.0, -1.0], requires_grad=True)
print((data * 2).grad_fn)
# > None
print((weight * data).detach().grad_fn)
# > None
with torch.no_grad():
    print((weight * data).grad_fn)
# > None
print((weight > data).grad_fn)
# > None
# --8<-- [end:outside]
assert (weight * data).grad_fn.next_functions[1] == (None, 0)

# --8<-- [start:saved]
loss = ((weight * data).sum() - 1) ** 2
power = loss.grad_fn
power._saved_self
# > tensor(1., grad_fn=<SubBackward0>)
loss.backward()
power._saved_self
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:saved]
assert torch.equal(weight.grad, torch.tensor([6.0, 8.0]))

# --8<-- [start:nodes]
import weakref


class Token: ...


loss = ((weight * data).sum() - 1) ** 2
token = Token()
product = loss.grad_fn.next_functions[0][0].next_functions[0][0].next_functions[0][0]
product.name()  # > 'MulBackward0'
product.metadata["token"] = token
node_lives = weakref.ref(token)
del token, product

loss.backward()
node_lives() is not None  # > True
kept = loss.item()
del loss
node_lives() is None  # > True
# --8<-- [end:nodes]
assert kept == 1
loss = ((weight * data).sum() - 1) ** 2
node = loss.grad_fn
witness = Token()
witness_lives = weakref.ref(witness)
node.metadata["token"] = witness
del witness
torch.optim.SGD([weight], lr=0.0).step()
assert node._saved_self == 1  # no backward: the saved tensor is still there
del node
assert witness_lives() is not None
del loss
assert witness_lives() is None

# --8<-- [start:total]
total = 0.0
for _ in range(3):
    loss = ((weight * data).sum() - 1) ** 2
    loss.backward()
    total = total + loss
chain(total)
# > ['AddBackward0', 'AddBackward0', 'AddBackward0', 'PowBackward0', 'SubBackward0', 'SumBackward0', 'MulBackward0', 'torch::autograd::AccumulateGrad']
# --8<-- [end:total]

# --8<-- [start:leaf-node]
bias = torch.tensor(1.0, requires_grad=True)
double, triple = bias * 2, bias * 3
token = Token()
double.grad_fn.next_functions[0][0].metadata["token"] = token
leaf_lives = weakref.ref(token)
del token

del double
leaf_lives() is not None  # > True
del triple
leaf_lives() is None  # > True
# --8<-- [end:leaf-node]
