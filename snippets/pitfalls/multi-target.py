# --8<-- [start:see]
import torch
from torch.nn import functional as F

logits = torch.zeros(4, 5)  # (B, classes)
labels = torch.tensor([[0], [2], [1], [4]])  # (B, 1)
F.cross_entropy(logits, labels)
# > RuntimeError: 0D or 1D target tensor expected, multi-target not supported
# --8<-- [end:see]

# --8<-- [start:width]
one_hot = F.one_hot(torch.tensor([0, 2, 1, 3]), 4).float()  # 4 wide, not 5
F.cross_entropy(logits, one_hot)
# > RuntimeError: 0D or 1D target tensor expected, multi-target not supported
# --8<-- [end:width]

# --8<-- [start:fix]
F.cross_entropy(logits, labels.squeeze(1))
# > tensor(1.6094)
# --8<-- [end:fix]

# --8<-- [start:fix-one-hot]
classes = logits.shape[1]
one_hot = F.one_hot(labels.squeeze(1), classes).float()
F.cross_entropy(logits, one_hot)
# > tensor(1.6094)
F.cross_entropy(logits, one_hot.argmax(1))
# > tensor(1.6094)
# --8<-- [end:fix-one-hot]

# --8<-- [start:fix-multi-label]
tags = torch.tensor([[1.0, 0, 1, 0, 0]] * 4)  # two classes at once
F.binary_cross_entropy_with_logits(logits, tags)
# > tensor(0.6931)
# --8<-- [end:fix-multi-label]
assert one_hot.argmax(1).equal(labels.squeeze(1))

# --8<-- [start:squeeze]
last_batch = torch.tensor([[3]])  # a batch of one
last_batch.squeeze().shape  # every 1 goes
# > torch.Size([])
last_batch.squeeze(1).shape
# > torch.Size([1])
# --8<-- [end:squeeze]

# --8<-- [start:other-losses]
calls = (
    lambda: F.nll_loss(logits, labels),
    lambda: F.cosine_embedding_loss(logits, logits, torch.ones(4, 1)),
)
for call in calls:
    try:
        call()
    except RuntimeError as error:
        print(error)
# > 0D or 1D target tensor expected, multi-target not supported
# > 0D or 1D target tensor expected, multi-target not supported
# --8<-- [end:other-losses]
