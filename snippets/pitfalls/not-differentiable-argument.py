# --8<-- [start:raises]
import torch
from torch.nn import functional as F

probabilities = torch.tensor([0.2, 0.7], requires_grad=True)
importance = torch.tensor([1.0, 3.0], requires_grad=True)
targets = torch.tensor([0.0, 1.0])
F.binary_cross_entropy(probabilities, targets, weight=importance)
# > RuntimeError: The function 'binary_cross_entropy' is not differentiable with respect to argument 'weight'. This input cannot have requires_grad True.
# --8<-- [end:raises]

# --8<-- [start:siblings]
logits = torch.zeros(2, 2, requires_grad=True)
weights = torch.ones(2, requires_grad=True)
hot = torch.eye(2)
for loss in (
    lambda: F.binary_cross_entropy_with_logits(logits, hot, weight=weights),
    lambda: F.binary_cross_entropy_with_logits(logits, hot, pos_weight=weights),
    lambda: F.cross_entropy(logits, torch.tensor([0, 1]), weight=weights),
    lambda: F.soft_margin_loss(hot, logits),
):
    try:
        loss()
    except RuntimeError as error:
        print(error)
# > The function 'binary_cross_entropy_with_logits' is not differentiable with respect to argument 'weight'. This input cannot have requires_grad True.
# > The function 'binary_cross_entropy_with_logits' is not differentiable with respect to argument 'pos_weight'. This input cannot have requires_grad True.
# > The function 'nll_loss_forward' is not differentiable with respect to argument 'weight'. This input cannot have requires_grad True.
# > The function 'soft_margin_loss' is not differentiable with respect to argument 'target'. This input cannot have requires_grad True.
# --8<-- [end:siblings]

# --8<-- [start:fix]
loss = F.binary_cross_entropy(probabilities, targets, weight=importance.detach())
loss.backward()
# --8<-- [end:fix]
assert importance.grad is None and probabilities.grad is not None

# --8<-- [start:by-hand]
per_example = F.binary_cross_entropy(probabilities, targets, reduction="none")
(per_example * importance).mean().backward()
torch.allclose(importance.grad, per_example.detach() / 2)
# > True
# --8<-- [end:by-hand]
_teacher = torch.nn.Linear(2, 2)
import pytest

with pytest.raises(RuntimeError, match="argument 'target'"):
    F.soft_margin_loss(logits, _teacher(hot))

# --8<-- [start:swapped]
predictions = torch.tensor([0.5, -0.5], requires_grad=True)
signs = torch.tensor([1.0, -1.0])
try:
    F.soft_margin_loss(signs, predictions)  # input and target swapped
except RuntimeError as error:
    print(error)
# > The function 'soft_margin_loss' is not differentiable with respect to argument 'target'. This input cannot have requires_grad True.
F.soft_margin_loss(predictions, signs).backward()
# --8<-- [end:swapped]
_right = predictions.grad.clone()
assert _right is not None

# --8<-- [start:silent]
predictions = torch.tensor([0.3, 0.8], requires_grad=True)
F.binary_cross_entropy(targets, predictions).item()  # swapped, and no error
# > 25.0
F.binary_cross_entropy(predictions, targets).item()
# > 0.2899092435836792
# --8<-- [end:silent]
