# --8<-- [start:see]
import torch
from torch import nn
from torch.nn import functional as F

logits = nn.Linear(3, 1)(torch.zeros(4, 3))  # (4, 1)
targets = torch.tensor([0.0, 1.0, 1.0, 0.0])  # (4,)
F.binary_cross_entropy_with_logits(logits, targets)
# > ValueError: Target size (torch.Size([4])) must be the same as input size (torch.Size([4, 1]))
# --8<-- [end:see]

# --8<-- [start:bce]
F.binary_cross_entropy(logits.sigmoid(), targets)
# > ValueError: Using a target size (torch.Size([4])) that is different to the input size (torch.Size([4, 1])) is deprecated. Please ensure they have the same size.
# --8<-- [end:bce]

# --8<-- [start:indices]
three_tags = torch.zeros(4, 3)  # (N, classes)
class_numbers = torch.tensor([0.0, 2.0, 1.0, 0.0])
F.binary_cross_entropy_with_logits(three_tags, class_numbers)
# > ValueError: Target size (torch.Size([4])) must be the same as input size (torch.Size([4, 3]))
# --8<-- [end:indices]

# --8<-- [start:last-batch]
real = torch.ones(64, 1)  # made once, for a batch of 64
last_batch = torch.full((10, 1), 0.5)
F.binary_cross_entropy(last_batch, real)
# > ValueError: Using a target size (torch.Size([64, 1])) that is different to the input size (torch.Size([10, 1])) is deprecated. Please ensure they have the same size.
# --8<-- [end:last-batch]

# --8<-- [start:squeeze]
one_sample = torch.zeros(1, 1)
F.binary_cross_entropy_with_logits(one_sample.squeeze(), torch.zeros(1))
# > ValueError: Target size (torch.Size([1])) must be the same as input size (torch.Size([]))
# --8<-- [end:squeeze]

# --8<-- [start:fix]
bce = F.binary_cross_entropy_with_logits
by_logits = bce(logits.squeeze(1), targets)
by_targets = bce(logits, targets.unsqueeze(1))
by_logits == by_targets
# > tensor(True)
# --8<-- [end:fix]

# --8<-- [start:fix-indices]
F.cross_entropy(three_tags, class_numbers.long())  # one class a sample
# > tensor(1.0986)
tags = F.one_hot(class_numbers.long(), num_classes=3).float()
bce(three_tags, tags)  # a yes or no for each class
# > tensor(0.6931)
# --8<-- [end:fix-indices]

# --8<-- [start:fix-last-batch]
F.binary_cross_entropy(last_batch, torch.ones_like(last_batch))
# > tensor(0.6931)
# --8<-- [end:fix-last-batch]

# --8<-- [start:no-help]
wide = logits.expand(4, 4)  # what broadcasting would do
bce(wide, targets.expand(4, 4)).shape  # 16 pairs, no complaint
# > torch.Size([])
# --8<-- [end:no-help]

# --8<-- [start:ranking]
first, second = torch.zeros(4, 1), torch.zeros(4, 1)
F.margin_ranking_loss(first, second, torch.ones(4))
# > RuntimeError: margin_ranking_loss : All input tensors should have same dimension but got sizes: input1: torch.Size([4, 1]), input2: torch.Size([4, 1]), target: torch.Size([4])
# --8<-- [end:ranking]

# --8<-- [start:multilabel-margin]
F.multilabel_margin_loss(torch.zeros(4, 5), torch.zeros(4, 3).long())
# > RuntimeError: inconsistent target size: [4, 3] for input of size: [4, 5]
# --8<-- [end:multilabel-margin]
