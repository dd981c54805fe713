# --8<-- [start:see]
import torch

weight = torch.tensor([2.0, -1.0], requires_grad=True) * 0.01
weight.sum().backward()
print(weight.grad)
# > UserWarning: The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad attribute won't be populated during autograd.backward(). If you indeed want the .grad field to be populated for a non-leaf Tensor, use .retain_grad() on the non-leaf Tensor. If you access the non-leaf Tensor by mistake, make sure you access the leaf Tensor instead. See github.com/pytorch/pytorch/pull/30531 for more information. (Triggered internally at …)
# > None
# --8<-- [end:see]
assert not weight.is_leaf

# --8<-- [start:parts]
leaf = torch.tensor([2.0, -1.0], requires_grad=True)
weight = leaf * 0.01
weight.sum().backward()
leaf.grad
# > tensor([0.0100, 0.0100])
weight.is_leaf  # > False
# --8<-- [end:parts]

# --8<-- [start:ways]
leaf = torch.zeros(4, requires_grad=True)
(leaf * 0.01).grad_fn.name()  # > 'MulBackward0'
leaf.to(torch.float64).grad_fn.name()  # > 'ToCopyBackward0'
leaf.view(2, 2).grad_fn.name()  # > 'ViewBackward0'
leaf.to("meta").grad_fn.name()  # > 'ToCopyBackward0'
# --8<-- [end:ways]
ways = [leaf * 0.01, leaf.double(), leaf.half(), leaf.view(2, 2), leaf.reshape(2, 2), leaf[0]]
ways += [leaf.to("meta"), leaf.clone(), leaf - 1]
assert not any(t.is_leaf for t in ways)
assert leaf.double().grad_fn.name() == "ToCopyBackward0"
assert leaf.reshape(2, 2).grad_fn.name() == "ViewBackward0"
assert leaf[0].grad_fn.name() == "SelectBackward0"
assert (leaf / 10).grad_fn.name() == "DivBackward0"
assert (leaf - 1).grad_fn.name() == "SubBackward0"
assert leaf.clone().grad_fn.name() == "CloneBackward0"

# --8<-- [start:there]
leaf.to(leaf.device) is leaf  # > True
leaf.to(torch.float32) is leaf  # > True
leaf.float() is leaf  # > True
# --8<-- [end:there]
assert leaf.to(leaf.device).is_leaf and leaf.cpu().device.type == "cpu"

# needs: cuda
# --8<-- [start:cuda]
weight = torch.zeros(3, device="cpu", requires_grad=True).cuda()
weight.is_leaf  # > False
weight.cuda() is weight  # > True
weight = torch.zeros(3, device="cuda", requires_grad=True)
weight.is_leaf  # > True
# --8<-- [end:cuda]

# --8<-- [start:loop]
weight = torch.tensor([2.0, -1.0], requires_grad=True)
for _ in range(2):
    weight.sum().backward()
    weight = weight - 0.1 * weight.grad
# > UserWarning: The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad attribute won't be populated during autograd.backward(). If you indeed want the .grad field to be populated for a non-leaf Tensor, use .retain_grad() on the non-leaf Tensor. If you access the non-leaf Tensor by mistake, make sure you access the leaf Tensor instead. See github.com/pytorch/pytorch/pull/30531 for more information. (Triggered internally at …)
# > TypeError: unsupported operand type(s) for *: 'float' and 'NoneType'
# --8<-- [end:loop]

# --8<-- [start:optimizer]
weight = torch.tensor([2.0, -1.0], requires_grad=True) * 0.01
torch.optim.SGD([weight], lr=0.1)
# > ValueError: can't optimize a non-leaf Tensor
# --8<-- [end:optimizer]

# --8<-- [start:fix]
weight = (torch.tensor([2.0, -1.0]) * 0.01).requires_grad_()
weight.sum().backward()
weight.grad
# > tensor([1., 1.])
# --8<-- [end:fix]
assert weight.is_leaf and torch.optim.SGD([weight], lr=0.1)

# --8<-- [start:fix-at-creation]
weight = torch.zeros(2, 2, dtype=torch.float64, requires_grad=True)
weight.is_leaf  # > True
moved = weight.detach().to(torch.float32).requires_grad_()
moved.is_leaf  # > True
torch.nn.Parameter(weight.detach() * 0.01).is_leaf  # > True
# --8<-- [end:fix-at-creation]

# --8<-- [start:fix-loop]
weight = torch.tensor([2.0, -1.0], requires_grad=True)
for _ in range(2):
    weight.sum().backward()
    with torch.no_grad():
        weight -= 0.1 * weight.grad
    weight.grad = None
weight
# > tensor([ 1.8000, -1.2000], requires_grad=True)
# --8<-- [end:fix-loop]
assert weight.is_leaf

# --8<-- [start:retain-grad]
hidden = weight * 3
hidden.retain_grad()
hidden.sum().backward()
hidden.grad
# > tensor([1., 1.])
# --8<-- [end:retain-grad]

# --8<-- [start:no-help]
weight = torch.tensor([2.0, -1.0], requires_grad=True) * 0.01
weight.retain_grad()
optimizer = torch.optim.SGD([weight], lr=0.1)
for step in range(2):
    print("step", step)
    weight.sum().backward()
    optimizer.step()
# > step 0
# > step 1
# > RuntimeError: Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.
# --8<-- [end:no-help]
assert torch.allclose(weight, torch.tensor([0.02 - 0.1, -0.01 - 0.1]))  # the first step's
