# --8<-- [start:see]
import torch
from torch import nn
from torch.nn import functional as F

logits = torch.zeros(4, 5)  # 5 classes
labels = torch.tensor([0, 0, 1, 4])
F.cross_entropy(logits, labels, weight=torch.tensor([1.0, 3.0]))
# > RuntimeError: weight tensor should be defined either for all 5 classes or no classes but got weight tensor of shape: [2]
# --8<-- [end:see]

# --8<-- [start:counted]
counts = labels.bincount()
counts
# > tensor([2, 1, 0, 0, 1])
labels[:3].bincount()  # without the last classes
# > tensor([2, 1])
# --8<-- [end:counted]

# --8<-- [start:fix]
counts = labels.bincount(minlength=5)
weight = counts.sum() / (5 * counts.clamp(min=1))
weight
# > tensor([0.4000, 0.8000, 0.8000, 0.8000, 0.8000])
F.cross_entropy(logits, labels, weight=weight)
# > tensor(1.6094)
# --8<-- [end:fix]

# --8<-- [start:per-sample]
per_sample = torch.ones(4)
losses = F.cross_entropy(logits, labels, reduction="none")
(losses * per_sample).mean()
# > tensor(1.6094)
# --8<-- [end:per-sample]

# --8<-- [start:dtype]
F.cross_entropy(logits, labels, weight=weight.double())
# > RuntimeError: expected scalar type Float but found Double
# --8<-- [end:dtype]

# --8<-- [start:list]
try:
    nn.CrossEntropyLoss(weight=[0.4, 0.8, 0.8, 0.8, 0.8])
except TypeError as error:
    print(error)
# > cannot assign 'list' object to buffer 'weight' (torch Tensor or None required)
# --8<-- [end:list]

# --8<-- [start:list-fix]
criterion = nn.CrossEntropyLoss(weight=torch.tensor([0.4, 0.8, 0.8, 0.8, 0.8]))
criterion(logits, labels)
# > tensor(1.6094)
[name for name, _ in criterion.named_buffers()]  # moves with .to(device)
# > ['weight']
# --8<-- [end:list-fix]

# --8<-- [start:mean]
logits = torch.tensor([[2.0, 0.0], [2.0, 0.0]])
labels = torch.tensor([0, 1])
weight = torch.tensor([1.0, 9.0])
F.cross_entropy(logits, labels, weight=weight)
# > tensor(1.9269)
losses = F.cross_entropy(logits, labels, weight=weight, reduction="none")
losses.sum() / weight[labels].sum()  # divided by the weights, not by 2
# > tensor(1.9269)
# --8<-- [end:mean]

# --8<-- [start:siblings]
sequence = torch.zeros(2, 5, 3)  # (B, classes, T)
two = torch.ones(2)
tags = torch.zeros(4, 5)  # (N, classes)
calls = (
    lambda: F.cross_entropy(sequence, torch.zeros(2, 3).long(), weight=two),
    lambda: F.multi_margin_loss(torch.zeros(4, 5), torch.zeros(4).long(), weight=two),
    lambda: F.binary_cross_entropy(torch.full((4, 5), 0.5), tags, weight=two),
)
for call in calls:
    try:
        call()
    except RuntimeError as error:
        print(error)
# > weight tensor should be defined either for all or no classes
# > inconsistent weight size, expected 5 but got [2]
# > Attempting to broadcast a dimension of length 2 at -1! Mismatching argument at index 1 had torch.Size([2]); but expected shape should be broadcastable to [4, 5]
# > [torch<2.13] weight tensor should be defined either for all or no classes
# > [torch<2.13] inconsistent weight size, expected 5 but got [2]
# > [torch<2.13] The size of tensor a (5) must match the size of tensor b (2) at non-singleton dimension 1
# --8<-- [end:siblings]

# --8<-- [start:pos-weight]
four = torch.ones(4)
F.binary_cross_entropy_with_logits(torch.zeros(4, 5), tags, pos_weight=four)
# > RuntimeError: The size of tensor a (4) must match the size of tensor b (5) at non-singleton dimension 1
# --8<-- [end:pos-weight]
