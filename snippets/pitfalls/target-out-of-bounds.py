# cpu: on a GPU it is a device-side assert
# --8<-- [start:see]
import torch
from torch.nn import functional as F

logits = torch.zeros(4, 5)  # 4 samples, 5 classes: 0 to 4
labels = torch.tensor([1, 2, 3, 5])
F.cross_entropy(logits, labels)
# > IndexError: Target 5 is out of bounds.
# --8<-- [end:see]

# --8<-- [start:find]
labels.min(), labels.max(), logits.shape[1]
# > (tensor(1), tensor(5), 5)
labels.unique()
# > tensor([1, 2, 3, 5])
# --8<-- [end:find]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:minus-one]
F.cross_entropy(logits, torch.tensor([1, 2, 3, -1]))
# > IndexError: Target -1 is out of bounds.
# --8<-- [end:minus-one]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:one-output]
one_output = torch.zeros(4, 1)  # nn.Linear(features, 1)
F.cross_entropy(one_output, torch.tensor([0, 1, 0, 1]))
# > IndexError: Target 1 is out of bounds.
# --8<-- [end:one-output]
assert F.cross_entropy(torch.randn(4, 1), torch.zeros(4, dtype=torch.long)) == 0

# cpu: on a GPU it is a device-side assert
# --8<-- [start:byte]
padded = torch.tensor([1, 2, 3, -100]).to(torch.uint8)
padded
# > tensor([  1,   2,   3, 156], dtype=torch.uint8)
F.cross_entropy(logits, padded)
# > IndexError: Target 156 is out of bounds.
# --8<-- [end:byte]

# --8<-- [start:fix-count]
raw = torch.tensor([10, 20, 20, 50])  # the numbers of the file
classes, labels = raw.unique(return_inverse=True)
labels
# > tensor([0, 1, 1, 2])
F.cross_entropy(torch.zeros(4, len(classes)), labels)
# > tensor(1.0986)
# --8<-- [end:fix-count]
assert classes.tolist() == [10, 20, 50]

# cpu: it goes on with tensors that stay there
# --8<-- [start:fix-ignore]
F.cross_entropy(logits, torch.tensor([1, 2, 3, -100]))  # -100 is skipped
# > tensor(1.6094)
F.cross_entropy(logits, torch.tensor([1, 2, 3, 255]), ignore_index=255)
# > tensor(1.6094)
# --8<-- [end:fix-ignore]

# cpu: it goes on with tensors that stay there
# --8<-- [start:fix-binary]
targets = torch.tensor([0.0, 1.0, 0.0, 1.0])
F.binary_cross_entropy_with_logits(one_output.squeeze(1), targets)
# > tensor(0.6931)
# --8<-- [end:fix-binary]

# --8<-- [start:no-help]
labels = torch.tensor([1, 2, 3, 5]).clamp(max=4)
labels
# > tensor([1, 2, 3, 4])
# --8<-- [end:no-help]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:siblings]
labels = torch.tensor([1, 2, 3, 5])
calls = (
    lambda: F.nll_loss(logits, labels),
    lambda: F.multi_margin_loss(logits, labels),
    lambda: F.multilabel_margin_loss(logits[0], torch.tensor([3, 5, -1, -1, -1])),
)
for call in calls:
    try:
        call()
    except (IndexError, RuntimeError) as error:
        print(error)
# > Target 5 is out of bounds.
# > target out of range
# > argument #2 'target' is out of range
# --8<-- [end:siblings]
