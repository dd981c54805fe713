# --8<-- [start:see]
import torch

logits = torch.tensor([[2.0, 0.0, 1.0], [0.0, 0.0, 3.0]])  # (N, C)
logits.argmax(0)  # three answers, for two samples
# > tensor([0, 0, 1])
logits.argmax()  # one, for all of them
# > tensor(5)
logits.argmax(1)  # the class of each sample
# > tensor([0, 2])
# --8<-- [end:see]

# --8<-- [start:square]
square = torch.tensor([[2.0, 0.0, 1.0], [3.0, 0.0, 0.0], [4.0, 1.0, 2.0]])
labels = torch.tensor([0, 0, 0])
(square.argmax(1) == labels).float().mean()
# > tensor(1.)
(square.argmax(0) == labels).float().mean()  # batch and classes are 3
# > tensor(0.)
# --8<-- [end:square]


# --8<-- [start:images]
maps = torch.zeros(2, 5, 8, 8)  # (N, C, H, W): the classes are dimension 1
maps.argmax(1).shape
# > torch.Size([2, 8, 8])
maps.argmax(-1).shape  # the last one is the width
# > torch.Size([2, 5, 8])
# --8<-- [end:images]

# --8<-- [start:sequences]
tokens = torch.zeros(2, 7, 5)  # (B, T, classes)
labels = torch.zeros(2, 7, dtype=torch.long)
(tokens.argmax(-1) == labels).float().mean()
# > tensor(1.)
(tokens.argmax(1) == labels).float().mean()
# > RuntimeError: The size of tensor a (5) must match the size of tensor b (7) at non-singleton dimension 1
# --8<-- [end:sequences]

# --8<-- [start:guard]
predictions = tokens.argmax(-1)
assert predictions.shape == labels.shape, (predictions.shape, labels.shape)
assert predictions.max() < tokens.shape[-1]
# --8<-- [end:guard]
