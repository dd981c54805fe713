# --8<-- [start:raises]
import torch

logits = torch.ones(3, 1, requires_grad=True)
outputs = logits * 2
outputs.backward(torch.ones(3))
# > RuntimeError: Mismatch in shape: grad_output[0] has a shape of torch.Size([3]) and output[0] has a shape of torch.Size([3, 1]).
# --8<-- [end:raises]

# --8<-- [start:siblings]
for weights in (torch.tensor(1.0), torch.ones(1), torch.ones(1, 3), torch.ones(2, 3, 1)):
    try:
        torch.autograd.grad(logits * 2, logits, weights)
    except RuntimeError as error:
        print(error)
# > Mismatch in shape: grad_output[0] has a shape of torch.Size([]) and output[0] has a shape of torch.Size([3, 1]).
# > Mismatch in shape: grad_output[0] has a shape of torch.Size([1]) and output[0] has a shape of torch.Size([3, 1]).
# > Mismatch in shape: grad_output[0] has a shape of torch.Size([1, 3]) and output[0] has a shape of torch.Size([3, 1]).
# > Mismatch in shape: grad_output[0] has a shape of torch.Size([2, 3, 1]) and output[0] has a shape of torch.Size([3, 1]).
# --8<-- [end:siblings]

# --8<-- [start:fix]
(logits * 2).backward(torch.ones(3).unsqueeze(1))
logits.grad.flatten()
# > tensor([2., 2., 2.])
logits.grad = None
outputs = logits * 2
outputs.backward(torch.ones_like(outputs))
logits.grad.flatten()
# > tensor([2., 2., 2.])
# --8<-- [end:fix]

# --8<-- [start:scalar]
logits.grad = None
loss = (logits * 2).mean()
loss.backward()  # nothing to pass
# --8<-- [end:scalar]

# --8<-- [start:not-tensors]
outputs = logits * 2
for gradient in ([1.0, 1.0, 1.0], 1.0, True):
    try:
        outputs.backward(gradient)
    except TypeError as error:
        print(error)
# > gradients can be either Tensors or None, but got float
# > 'float' object is not iterable
# > 'bool' object is not iterable
# --8<-- [end:not-tensors]
import pytest

with pytest.raises(TypeError, match="'bool' object is not iterable"):
    (logits * 2).sum().backward(True)
(logits * 2).sum().backward(retain_graph=True)

# --8<-- [start:count]
first, second = logits.sum(), (logits * 2).sum()
torch.autograd.backward([first, second], [torch.tensor(1.0)])
# > RuntimeError: got 2 tensors and 1 gradients
# --8<-- [end:count]

# --8<-- [start:batched]
rows = torch.eye(3)  # (B, 3): one row a vector
torch.autograd.grad(logits * 2, logits, rows, is_grads_batched=True)
# > RuntimeError: If `is_grads_batched=True`, we interpret the first dimension of each grad_output as the batch dimension. The sizes of the remaining dimensions are expected to match the shape of corresponding output, but a mismatch was detected: grad_output[0] has a shape of torch.Size([]) and output[0] has a shape of torch.Size([3, 1]). If you only want some tensors in `grad_output` to be considered batched, consider using vmap.
# --8<-- [end:batched]

# --8<-- [start:batched-fix]
rows = torch.eye(3).unsqueeze(2)  # (B, 3, 1)
(jacobian,) = torch.autograd.grad(logits * 2, logits, rows, is_grads_batched=True)
jacobian.shape
# > torch.Size([3, 3, 1])
# --8<-- [end:batched-fix]
_p, _q = torch.ones((), requires_grad=True), torch.ones((), requires_grad=True)
torch.autograd.backward([_p * 2, _q * 3], [None, torch.tensor(1.0)])  # None for a scalar
assert _p.grad == 2 and _q.grad == 3
