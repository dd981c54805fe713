# --8<-- [start:see]
import torch
from torch.nn import functional as F

labels = torch.tensor([0.0, 1.0])
F.one_hot(labels)
# > RuntimeError: one_hot is only applicable to index tensor of type LongTensor.
# --8<-- [end:see]

# --8<-- [start:also]
for dtype in (torch.int32, torch.uint8, torch.bool):
    try:
        F.one_hot(labels.to(dtype))
    except RuntimeError as error:
        print(error)
# > one_hot is only applicable to index tensor of type LongTensor.
# > one_hot is only applicable to index tensor of type LongTensor.
# > one_hot is only applicable to index tensor of type LongTensor.
# --8<-- [end:also]

# --8<-- [start:fix]
F.one_hot(labels.long(), num_classes=3)
# > tensor([[1, 0, 0],
# >         [0, 1, 0]])
# --8<-- [end:fix]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:too-large]
F.one_hot(torch.tensor([0, 5]), num_classes=5)
# > RuntimeError: Class values must be smaller than num_classes.
# --8<-- [end:too-large]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:negative]
F.one_hot(torch.tensor([0, -100]), num_classes=5)
# > RuntimeError: Class values must be non-negative.
# --8<-- [end:negative]

# --8<-- [start:fix-marker]
labels = torch.tensor([0, -100, 4])
known = labels >= 0
rows = F.one_hot(labels.clamp(min=0), num_classes=5) * known.unsqueeze(1)
rows
# > tensor([[1, 0, 0, 0, 0],
# >         [0, 0, 0, 0, 0],
# >         [0, 0, 0, 0, 1]])
# --8<-- [end:fix-marker]

# --8<-- [start:width]
F.one_hot(torch.tensor([0, 1])).shape
# > torch.Size([2, 2])
F.one_hot(torch.tensor([0, 4])).shape  # the next batch
# > torch.Size([2, 5])
# --8<-- [end:width]

# --8<-- [start:empty]
F.one_hot(torch.empty(0, dtype=torch.long))
# > RuntimeError: Can not infer total number of classes from empty tensor.
# --8<-- [end:empty]

# --8<-- [start:mapped]
torch.vmap(F.one_hot)(torch.tensor([[0, 1], [2, 0]]))
# > RuntimeError: When vmap-ing torch.nn.functional.one_hot, please provide an explicit positive num_classes argument.
# --8<-- [end:mapped]

# --8<-- [start:column]
column = torch.tensor([[0], [1]])  # (N, 1)
F.one_hot(column, num_classes=3).shape
# > torch.Size([2, 1, 3])
F.one_hot(column.squeeze(1), num_classes=3).shape
# > torch.Size([2, 3])
# --8<-- [end:column]

# --8<-- [start:result-dtype]
F.one_hot(torch.tensor([0, 1])).dtype
# > torch.int64
# --8<-- [end:result-dtype]
