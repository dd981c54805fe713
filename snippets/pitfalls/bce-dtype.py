# --8<-- [start:see]
import torch
from torch.nn import functional as F

probabilities = torch.tensor([0.5, 0.5])
labels = torch.tensor([1, 0])  # int64
F.binary_cross_entropy(probabilities, labels)
# > RuntimeError: Found dtype Long but expected Float
# --8<-- [end:see]

# --8<-- [start:backward]
predictions = torch.tensor([0.5, 0.5], requires_grad=True)
prices = torch.tensor([1.0, 0.0], dtype=torch.float64)  # as from NumPy
loss = F.huber_loss(predictions, prices)  # runs
loss.backward()
# > RuntimeError: Found dtype Double but expected Float
# --8<-- [end:backward]

# --8<-- [start:reverse]
probabilities = torch.tensor([0.5, 0.5], dtype=torch.float64)
F.binary_cross_entropy(probabilities, torch.tensor([1.0, 0.0]))
# > RuntimeError: Found dtype Float but expected Double
# --8<-- [end:reverse]

# --8<-- [start:which-losses]
output = torch.zeros(2, requires_grad=True)
for loss in (F.mse_loss, F.l1_loss, F.smooth_l1_loss, F.huber_loss):
    try:
        loss(output, prices).backward()
        print(loss.__name__, "runs")
    except RuntimeError as error:
        print(loss.__name__, error)
# > mse_loss runs
# > l1_loss runs
# > smooth_l1_loss runs
# > huber_loss Found dtype Double but expected Float
# > [torch<2.12] mse_loss Found dtype Double but expected Float
# > [torch<2.12] l1_loss runs
# > [torch<2.12] smooth_l1_loss runs
# > [torch<2.12] huber_loss Found dtype Double but expected Float
# --8<-- [end:which-losses]

# --8<-- [start:fix]
probabilities = torch.tensor([0.5, 0.5])
F.binary_cross_entropy(probabilities, labels.float())
# > tensor(0.6931)
loss = F.huber_loss(predictions, prices.to(predictions.dtype))
loss.backward()
predictions.grad
# > tensor([-0.2500,  0.2500])
# --8<-- [end:fix]

# --8<-- [start:no-help]
loss = F.huber_loss(predictions, prices).float()
loss.backward()
# > RuntimeError: Found dtype Double but expected Float
# --8<-- [end:no-help]

# --8<-- [start:with-logits]
F.binary_cross_entropy_with_logits(predictions, labels)
# > RuntimeError: result type Float can't be cast to the desired output type Long
# --8<-- [end:with-logits]

# --8<-- [start:bool]
mask = torch.tensor([True, False])
for loss in (F.binary_cross_entropy, F.binary_cross_entropy_with_logits):
    try:
        loss(probabilities, mask)
    except RuntimeError as error:
        print(error)
# > Found dtype Bool but expected Float
# > Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.
F.binary_cross_entropy_with_logits(probabilities, mask.float())
# > tensor(0.7241)
# --8<-- [end:bool]
