# --8<-- [start:see]
import torch
from torch import nn
from torch.nn import functional as F

logits = torch.zeros(4, 5)  # 4 samples
labels = torch.tensor([0, 2, 1])  # 3 labels
F.cross_entropy(logits, labels)
# > ValueError: Expected input batch_size (4) to match target batch_size (3).
# --8<-- [end:see]

# --8<-- [start:view]
images = torch.zeros(32, 3, 8, 8)
labels = torch.zeros(32, dtype=torch.long)
features = nn.Conv2d(3, 6, 3)(images)  # (32, 6, 6, 6)
flat = features.view(-1, 54)  # 54 is not what one image has
flat.shape
# > torch.Size([128, 54])
F.cross_entropy(nn.Linear(54, 10)(flat), labels)
# > ValueError: Expected input batch_size (128) to match target batch_size (32).
# --8<-- [end:view]

# --8<-- [start:tokens]
logits = torch.zeros(2, 7, 50)  # (B, T, vocabulary)
tokens = torch.zeros(2, 7, dtype=torch.long)  # (B, T)
F.cross_entropy(logits, tokens.view(-1))
# > ValueError: Expected input batch_size (2) to match target batch_size (14).
# --8<-- [end:tokens]

# --8<-- [start:shifted]
next_tokens = tokens[:, 1:]  # the next token of each
F.cross_entropy(logits.flatten(0, 1), next_tokens.flatten())
# > ValueError: Expected input batch_size (14) to match target batch_size (12).
# --8<-- [end:shifted]

# --8<-- [start:scalar]
F.cross_entropy(torch.zeros(1, 5), torch.tensor(2))
# > ValueError: Expected input batch_size (1) to match target batch_size (0).
# --8<-- [end:scalar]

# --8<-- [start:fix-view]
flat = features.flatten(1)  # keeps the batch
flat.shape
# > torch.Size([32, 216])
F.cross_entropy(nn.Linear(216, 10)(flat), labels).shape
# > torch.Size([])
# --8<-- [end:fix-view]

# --8<-- [start:fix-tokens]
F.cross_entropy(logits.flatten(0, 1), tokens.flatten())
# > tensor(3.9120)
F.cross_entropy(logits[:, :-1].flatten(0, 1), next_tokens.flatten())
# > tensor(3.9120)
# --8<-- [end:fix-tokens]
assert torch.allclose(torch.tensor(50.0).log(), torch.tensor(3.9120))

# --8<-- [start:fix-scalar]
F.cross_entropy(torch.zeros(1, 5), torch.tensor([2]))
# > tensor(1.6094)
F.cross_entropy(torch.zeros(5), torch.tensor(2))  # neither has a batch
# > tensor(1.6094)
# --8<-- [end:fix-scalar]

# --8<-- [start:no-batch]
F.cross_entropy(torch.zeros(5), torch.tensor([2, 0]))
# > ValueError: For 1D input, 1D target must have size 1, but got target size: 2
# --8<-- [end:no-batch]

# --8<-- [start:squeezed]
one_image = nn.Linear(216, 10)(features[:1].flatten(1)).squeeze()
one_image.shape  # the batch of one is gone as well
# > torch.Size([10])
# --8<-- [end:squeezed]

# --8<-- [start:margin]
F.multi_margin_loss(torch.zeros(4, 5), torch.tensor([0, 2, 1]))
# > RuntimeError: multi_margin_loss: target tensor should be 1-D with size equal to the number of input samples (batch size). Expected target size [4], but got [3]. Input has shape [4, 5].
# > [torch<2.12] RuntimeError: inconsistent target size, expected 4 but got [3]
# --8<-- [end:margin]
