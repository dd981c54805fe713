# --8<-- [start:see]
import torch

logits = torch.tensor([0.1, 0.7, 0.2])  # (classes,)
logits[:, 0]
# > IndexError: too many indices for tensor of dimension 1
# --8<-- [end:see]

# --8<-- [start:count]
batch = torch.zeros(2, 3)  # (B, features)
batch.ndim
# > 2
batch[0, 2], batch[..., 2], batch[:, None, 2].shape
# > (tensor(0.), tensor([0., 0.]), torch.Size([2, 1]))
batch[:, None, 2, 0]
# > IndexError: too many indices for tensor of dimension 2
# --8<-- [end:count]

# --8<-- [start:mask]
keep = torch.ones(2, 3, dtype=torch.bool)
batch[keep].shape
# > torch.Size([6])
batch[:, keep]
# > IndexError: too many indices for tensor of dimension 2
# --8<-- [end:mask]

# --8<-- [start:lost]
outputs = torch.zeros(1, 5)  # a batch of one
outputs.squeeze().shape
# > torch.Size([5])
outputs.squeeze(1).shape
# > torch.Size([1, 5])
outputs.squeeze()[:, 0]
# > IndexError: too many indices for tensor of dimension 1
# --8<-- [end:lost]

# --8<-- [start:row]
row = batch[1]  # as in `for row in batch`
row.shape
# > torch.Size([3])
row[0, 1]
# > IndexError: too many indices for tensor of dimension 1
# --8<-- [end:row]

# --8<-- [start:image]
image = torch.zeros(28, 28)  # (H, W)
try:
    image[0, :, :]
except IndexError as error:
    print(error)
# > too many indices for tensor of dimension 2
image.unsqueeze(0)[0, :, :].shape
# > torch.Size([28, 28])
# --8<-- [end:image]

# --8<-- [start:name]
pixels = torch.zeros(2, 3)  # the data set returned a tensor, not a dict
pixels["image"]
# > UserWarning: Using a non-tuple sequence for multidimensional indexing is deprecated and will be changed in pytorch 2.9; use x[tuple(seq)] instead of x[seq]. In pytorch 2.9 this will be interpreted as tensor index, x[torch.tensor(seq)], which will result either in an error or a different result (Triggered internally at …)
# > IndexError: too many indices for tensor of dimension 2
# --8<-- [end:name]

# --8<-- [start:lost-fix]
logits = torch.zeros(1, 5, 1)  # (B, classes, 1)
logits.squeeze(-1)[:, 0]
# > tensor([0.])
sample = torch.zeros(5)  # one sample, no batch
sample.unsqueeze(0)[:, 0]
# > tensor([0.])
# --8<-- [end:lost-fix]

# --8<-- [start:row-fix]
row[1]
# > tensor(0.)
batch[0, 1]
# > tensor(0.)
# --8<-- [end:row-fix]

# --8<-- [start:ellipsis]
for t in (torch.zeros(5), torch.zeros(2, 5), torch.zeros(2, 7, 5)):
    print(t[..., 0].shape)
# > torch.Size([])
# > torch.Size([2])
# > torch.Size([2, 7])
# --8<-- [end:ellipsis]

# --8<-- [start:siblings]
loss = torch.tensor(0.5)
for index in ([0], (0, 0), torch.tensor([0])):
    try:
        loss[index]
    except IndexError as error:
        print(error)
# > too many indices for tensor of dimension 0
# > too many indices for tensor of dimension 0
# > too many indices for tensor of dimension 0
# --8<-- [end:siblings]
