# --8<-- [start:see]
import torch

labels = torch.tensor([1, 1, 1, 0])  # (N,)
predictions = torch.tensor([[1], [1], [1], [0]])  # (N, 1): all right
correct = (predictions == labels).sum()
correct / len(labels)
# > tensor(2.5000)
# --8<-- [end:see]

# --8<-- [start:why]
(predictions == labels).int()
# > tensor([[1, 1, 1, 0],
# >         [1, 1, 1, 0],
# >         [1, 1, 1, 0],
# >         [0, 0, 0, 1]], dtype=torch.int32)
# --8<-- [end:why]
assert correct == 10

# --8<-- [start:ways]
outputs = torch.tensor([[0.9], [0.8], [0.7], [0.1]])  # of Linear(…, 1)
(outputs > 0.5).shape
# > torch.Size([4, 1])
logits = torch.zeros(4, 2)
logits.argmax(1, keepdim=True).shape
# > torch.Size([4, 1])
logits.topk(1).indices.shape
# > torch.Size([4, 1])
table = torch.zeros(4, 6)  # five features and the label
table[:, 5:].shape
# > torch.Size([4, 1])
# --8<-- [end:ways]

# --8<-- [start:fix]
(predictions.squeeze(1) == labels).sum() / len(labels)
# > tensor(1.)
predictions.eq(labels.view_as(predictions)).sum() / len(labels)
# > tensor(1.)
logits.argmax(1).shape  # without keepdim
# > torch.Size([4])
# --8<-- [end:fix]

# --8<-- [start:batches]
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.zeros(10, 3), torch.zeros(10)), 4)
len(loader), len(loader.dataset)  # batches, samples
# > (3, 10)
right = sum(len(y) for x, y in loader)  # as if all were right
right / len(loader)
# > 3.3333333333333335
right / len(loader.dataset)
# > 1.0
# --8<-- [end:batches]

# --8<-- [start:tokens]
tokens = torch.ones(2, 5)  # (B, T)
(tokens == tokens).sum() / len(tokens)
# > tensor(5.)
(tokens == tokens).sum() / tokens.numel()
# > tensor(1.)
# --8<-- [end:tokens]

# --8<-- [start:padding]
targets = torch.tensor([[4, 7, 0, 0], [3, 0, 0, 0]])  # 0 is padding
guesses = torch.tensor([[4, 1, 0, 0], [3, 0, 0, 0]])
real = targets != 0
(guesses == targets).sum() / real.sum()  # counts the padding as right
# > tensor(2.3333)
((guesses == targets) & real).sum() / real.sum()
# > tensor(0.6667)
# --8<-- [end:padding]

# --8<-- [start:mean]
(predictions == labels).float().mean()  # below 1, and as wrong
# > tensor(0.6250)
# --8<-- [end:mean]
assert 10 / 16 == 0.625


# --8<-- [start:guard]
def accuracy(predictions, labels):
    assert predictions.shape == labels.shape, (predictions.shape, labels.shape)
    return (predictions == labels).float().mean()


accuracy(predictions, labels)
# > AssertionError: (torch.Size([4, 1]), torch.Size([4]))
# --8<-- [end:guard]
assert accuracy(predictions.squeeze(1), labels) == 1
