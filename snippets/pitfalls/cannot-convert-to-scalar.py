# --8<-- [start:see]
import torch
from torch.nn import functional as F

predictions, targets = torch.tensor([0.0, 1.0, 2.0, 3.0]), torch.zeros(4)
losses = F.mse_loss(predictions, targets, reduction="none")
losses.item()
# > RuntimeError: a Tensor with 4 elements cannot be converted to Scalar
# --8<-- [end:see]

# --8<-- [start:fix]
losses.shape
# > torch.Size([4])
losses.mean().item()
# > 3.5
# --8<-- [end:fix]

# --8<-- [start:shape-one]
torch.tensor([[0.5]]).item()
# > 0.5
# --8<-- [end:shape-one]

# --8<-- [start:argmax]
logits = torch.tensor([[2.0, 0.0], [0.0, 1.0]])  # (B, classes)
prediction = logits.argmax(dim=1)
prediction.item()
# > RuntimeError: a Tensor with 2 elements cannot be converted to Scalar
# --8<-- [end:argmax]

# --8<-- [start:argmax-fix]
prediction.tolist()
# > [0, 1]
# --8<-- [end:argmax-fix]

# --8<-- [start:empty]
hard = losses[losses > 10]
hard.item()
# > RuntimeError: a Tensor with 0 elements cannot be converted to Scalar
# --8<-- [end:empty]

# --8<-- [start:empty-fix]
hard.sum().item(), hard.numel()
# > (0.0, 0)
# --8<-- [end:empty-fix]

# --8<-- [start:list]
losses.tolist()
# > [0.0, 1.0, 4.0, 9.0]
# --8<-- [end:list]

# --8<-- [start:no-help]
losses[0].item()  # the first sample, not the batch
# > 0.0
# --8<-- [end:no-help]
assert abs(losses[0].item() - losses.mean().item()) > 0.1
