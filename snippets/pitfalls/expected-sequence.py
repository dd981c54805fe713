# --8<-- [start:see]
import torch

sentences = [[4, 8, 2], [5, 1]]  # token ids
torch.tensor(sentences)
# > ValueError: expected sequence of length 3 at dim 1 (got 2)
# --8<-- [end:see]

# --8<-- [start:fix]
from torch.nn.utils.rnn import pad_sequence

pad_sequence([torch.tensor(s) for s in sentences], batch_first=True, padding_value=0)
# > tensor([[4, 8, 2],
# >         [5, 1, 0]])
# --8<-- [end:fix]

# --8<-- [start:deeper]
torch.tensor([[[1], [2]], [[3], [4, 5]]])
# > ValueError: expected sequence of length 1 at dim 2 (got 2)
# --8<-- [end:deeper]

# --8<-- [start:find]
[len(s) for s in sentences]
# > [3, 2]
# --8<-- [end:find]

# --8<-- [start:mask]
batch = pad_sequence([torch.tensor(s) for s in sentences], batch_first=True, padding_value=-1)
batch != -1
# > tensor([[ True,  True,  True],
# >         [ True,  True, False]])
# --8<-- [end:mask]

# --8<-- [start:cut]
length = min(len(s) for s in sentences)
torch.tensor([s[:length] for s in sentences])
# > tensor([[4, 8],
# >         [5, 1]])
# --8<-- [end:cut]

# --8<-- [start:nested]
nested = torch.nested.nested_tensor([torch.tensor(s) for s in sentences], layout=torch.jagged)
nested.shape[0]
# > 2
[len(row) for row in nested.unbind()]
# > [3, 2]
# --8<-- [end:nested]

# --8<-- [start:siblings]
for rows in ([[1, 2], 3], [1, [2, 3]], [1.0, [2.0]]):
    try:
        torch.tensor(rows)
    except (TypeError, ValueError) as error:
        print(error)
# > not a sequence
# > 'list' object cannot be interpreted as an integer
# > must be real number, not list
# --8<-- [end:siblings]

# --8<-- [start:silent]
torch.tensor([[], [7]])
# > tensor([], size=(2, 0))
# --8<-- [end:silent]
