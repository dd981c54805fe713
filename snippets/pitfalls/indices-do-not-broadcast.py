# --8<-- [start:see]
import torch

scores = torch.arange(20.0).reshape(4, 5)
scores[[0, 1], [0, 2, 4]]
# > IndexError: shape mismatch: indexing tensors could not be broadcast together with shapes [2], [3]
# --8<-- [end:see]

# --8<-- [start:pairs]
scores[[0, 1, 3], [0, 2, 4]]
# > tensor([ 0.,  7., 19.])
# --8<-- [end:pairs]
assert scores[[0, 1, 3], [0, 2, 4]].tolist() == [scores[0, 0], scores[1, 2], scores[3, 4]]

# --8<-- [start:mask]
keep = torch.tensor([True, True, False, False])
scores[keep, [0, 2, 4]]
# > IndexError: shape mismatch: indexing tensors could not be broadcast together with shapes [2], [3]
# --8<-- [end:mask]

# --8<-- [start:last-batch]
batch_size = 4
rows = torch.arange(batch_size)  # made once, outside of the loop
logits, labels = torch.zeros(3, 5), torch.tensor([0, 2, 1])  # the last batch
logits[rows, labels]
# > IndexError: shape mismatch: indexing tensors could not be broadcast together with shapes [4], [3]
# --8<-- [end:last-batch]

# --8<-- [start:fix-table]
rows, columns = torch.tensor([0, 1]), torch.tensor([0, 2, 4])
scores[rows[:, None], columns]
# > tensor([[0., 2., 4.],
# >         [5., 7., 9.]])
scores[rows][:, columns]
# > tensor([[0., 2., 4.],
# >         [5., 7., 9.]])
# --8<-- [end:fix-table]
assert scores[keep][:, columns].equal(scores[rows[:, None], columns])

# --8<-- [start:fix-write]
scores[rows][:, columns] = -1.0  # writes into a copy
scores[0, 0]
# > tensor(0.)
scores[rows[:, None], columns] = -1.0
scores[0, 0]
# > tensor(-1.)
# --8<-- [end:fix-write]

# --8<-- [start:fix-batch]
rows = torch.arange(len(labels))
logits[rows, labels]
# > tensor([0., 0., 0.])
logits.gather(1, labels.unsqueeze(1)).squeeze(1)
# > tensor([0., 0., 0.])
# --8<-- [end:fix-batch]

# --8<-- [start:diagonal]
table = torch.arange(9.0).reshape(3, 3)
table[[0, 1], [0, 1]]  # the pairs (0, 0) and (1, 1)
# > tensor([0., 4.])
table[:2, :2]  # the block
# > tensor([[0., 1.],
# >         [3., 4.]])
# --8<-- [end:diagonal]

# --8<-- [start:column]
column = labels.unsqueeze(1)  # (B, 1), as some data sets give them
logits[rows, column].shape
# > torch.Size([3, 3])
# --8<-- [end:column]
