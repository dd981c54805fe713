# --8<-- [start:see]
import torch
from torch.nn import functional as F

logits = torch.zeros(2, 7, 50)  # (B, T, classes)
labels = torch.zeros(2, 7, dtype=torch.long)  # (B, T)
F.cross_entropy(logits, labels)
# > RuntimeError: Expected target size [2, 50], got [2, 7]
# --8<-- [end:see]

# --8<-- [start:fix]
F.cross_entropy(logits.transpose(1, 2), labels)  # (B, classes, T)
# > tensor(3.9120)
F.cross_entropy(logits.flatten(0, 1), labels.flatten())
# > tensor(3.9120)
# --8<-- [end:fix]

# --8<-- [start:view-is-wrong]
scores = torch.arange(12.0).view(1, 3, 4)  # (B, T, classes)
scores.transpose(1, 2)[0, :, 0]  # the first token's scores
# > tensor([0., 1., 2., 3.])
scores.view(1, 4, 3)[0, :, 0]  # scores of three tokens
# > tensor([0., 3., 6., 9.])
# --8<-- [end:view-is-wrong]

# --8<-- [start:square]
logits = torch.zeros(2, 7, 7)  # as many tokens as classes
F.cross_entropy(logits, labels)  # runs, over the wrong dimension
# > tensor(1.9459)
# --8<-- [end:square]
peaked = torch.zeros(1, 2, 2)
peaked[0, :, 0] = 9.0  # both tokens are sure of class 0
sure = torch.zeros(1, 2, dtype=torch.long)
assert F.cross_entropy(peaked, sure) > 0.6 > 0.001 > F.cross_entropy(peaked.transpose(1, 2), sure)

# cpu: each device words it in its own way
# --8<-- [start:mask-channel]
logits = torch.zeros(2, 5, 4, 4)  # (B, classes, H, W)
mask = torch.zeros(2, 1, 4, 4, dtype=torch.long)  # a channel too many
F.cross_entropy(logits, mask)
# > RuntimeError: only batches of spatial targets supported (3D tensors) but got targets of dimension: 4
# --8<-- [end:mask-channel]

# cpu: each device words it in its own way
# --8<-- [start:mask-size]
mask = torch.zeros(2, 8, 8, dtype=torch.long)  # the image before pooling
F.cross_entropy(logits, mask)
# > RuntimeError: size mismatch (got input: [2, 5, 4, 4] , target: [2, 8, 8]
# --8<-- [end:mask-size]

# cpu: it goes on with tensors that stay there
# --8<-- [start:mask-fix]
mask = torch.zeros(2, 1, 4, 4, dtype=torch.long)
F.cross_entropy(logits, mask.squeeze(1))
# > tensor(1.6094)
full_size = F.interpolate(logits, size=(8, 8), mode="bilinear")
F.cross_entropy(full_size, torch.zeros(2, 8, 8, dtype=torch.long))
# > tensor(1.6094)
# --8<-- [end:mask-fix]

# --8<-- [start:volume]
F.cross_entropy(torch.zeros(2, 5, 3, 3, 3), torch.zeros(2, 3, 3, 4).long())
# > RuntimeError: Expected target size [2, 3, 3, 3], got [2, 3, 3, 4]
# --8<-- [end:volume]
