# --8<-- [start:before]
import torch
from torch import nn

x = torch.tensor(2.0, requires_grad=True)
y = x**3 + 2 * x
print(x.grad)
# > None
y.backward()
x.grad
# > tensor(14.)
torch.optim.SGD([x], lr=0.1).zero_grad()
print(x.grad)
# > None
# --8<-- [end:before]

# --8<-- [start:untracked]
data = torch.tensor([1.0, 2.0])
weight = torch.tensor([3.0, 4.0], requires_grad=True)
(data * weight).sum().backward()
print(data.requires_grad, data.grad)
# > False None
print(weight.requires_grad, weight.grad)
# > True tensor([1., 2.])
# --8<-- [end:untracked]

# --8<-- [start:non-leaf]
scaled = torch.tensor([3.0, 4.0], requires_grad=True) * 0.01
scaled.sum().backward()
scaled.is_leaf  # > False
# --8<-- [end:non-leaf]
import pytest

with pytest.warns(UserWarning, match="that is not a leaf Tensor is being accessed"):
    assert scaled.grad is None

# --8<-- [start:not-reached]
model = nn.ModuleDict(
    {
        "encoder": nn.Linear(2, 2),
        "head": nn.Linear(2, 1),
        "spare": nn.Linear(2, 2),
    }
)
features = model["encoder"](data)
loss = model["head"](features.detach()).sum()
loss.backward()
[name for name, p in model.named_parameters() if p.grad is None]
# > ['encoder.weight', 'encoder.bias', 'spare.weight', 'spare.bias']
# --8<-- [end:not-reached]


# --8<-- [start:walk]
def leaves(node):
    found, seen, todo = [], set(), [node]
    while todo:
        node = todo.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        if hasattr(node, "variable"):
            found.append(node.variable)
        todo += [parent for parent, _ in node.next_functions]
    return found


names = {p: name for name, p in model.named_parameters()}
loss = model["head"](features.detach()).sum()
sorted(names[leaf] for leaf in leaves(loss.grad_fn))
# > ['head.bias', 'head.weight']
loss = model["head"](features).sum()
sorted(names[leaf] for leaf in leaves(loss.grad_fn))
# > ['encoder.bias', 'encoder.weight', 'head.bias', 'head.weight']
# --8<-- [end:walk]

# --8<-- [start:cuts]
weight = torch.tensor([1.4, 2.6], requires_grad=True)
scale = torch.tensor(1.0, requires_grad=True)


def gradient_through(step):
    weight.grad = None
    (scale * step(weight)).sum().backward()
    return weight.grad


print(gradient_through(lambda w: w * 2))
# > tensor([2., 2.])
print(gradient_through(lambda w: w.detach()))
# > None
print(gradient_through(lambda w: w.long()))
# > None
print(gradient_through(lambda w: w.argmax()))
# > None
print(gradient_through(lambda w: w > 2))
# > None
print(gradient_through(lambda w: w.max().item()))
# > None
print(gradient_through(lambda w: torch.tensor(w.tolist())))
# > None
print(gradient_through(lambda w: w.round()))
# > tensor([0., 0.])
# --8<-- [end:cuts]
for cut in (
    lambda w: w.data,
    lambda w: w.int(),
    lambda w: w.bool(),
    lambda w: w == w,
    lambda w: w.argmin(),
    lambda w: w.argsort(),
    lambda w: torch.from_numpy(w.detach().numpy(force=True)).to(w.device),
    torch.no_grad()(torch.square),
):
    assert gradient_through(cut) is None
for zero in (torch.round, torch.floor, torch.ceil, torch.sign, torch.bernoulli):
    source = torch.full_like(weight, 0.5)
    assert torch.equal(
        gradient_through(lambda w, f=zero, s=source: f(s + 0 * w)), torch.zeros(2).to(weight.device)
    )
with pytest.raises(RuntimeError, match="derivative for aten::floor_divide is not implemented"):
    gradient_through(lambda w: w // 1)
with pytest.raises(RuntimeError, match="derivative for aten::heaviside is not implemented"):
    gradient_through(lambda w: torch.heaviside(w, torch.zeros(1)))
with pytest.raises(NotImplementedError, match="the derivative for '_unique2' is not implemented"):
    gradient_through(torch.unique)
assert torch.equal(gradient_through(torch.clone), torch.ones(2))

# --8<-- [start:rewrap]
weight.grad = None
loss = torch.tensor((weight * 2).sum(), requires_grad=True)
# > UserWarning: To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or sourceTensor.detach().clone().requires_grad_(True), rather than torch.tensor(sourceTensor).
loss.backward()
print(weight.grad)
# > None
# --8<-- [end:rewrap]

# --8<-- [start:silenced]
loss = (weight.detach() * 2).sum()
loss.requires_grad_()
loss.backward()
print(weight.grad)
# > None
# --8<-- [end:silenced]
with pytest.raises(RuntimeError, match="element 0 of tensors does not require grad"):
    (weight.detach() * 2).sum().backward()

# --8<-- [start:elsewhere]
torch.autograd.grad((weight * 2).sum(), weight)
# > (tensor([2., 2.]),)
print(weight.grad)
# > None
loss = (weight * scale).sum()
weight.requires_grad_(False)
loss.backward()
print(weight.grad)
# > None
# --8<-- [end:elsewhere]
weight.requires_grad_()
(weight * scale).sum().backward(inputs=[scale])
assert weight.grad is None
