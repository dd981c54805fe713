# --8<-- [start:see]
import torch

tokens = torch.zeros(5, 16)  # (T, C): one sentence
batch_size, length, channels = tokens.shape
# > ValueError: not enough values to unpack (expected 3, got 2)
# --8<-- [end:see]

# --8<-- [start:many]
images = torch.zeros(8, 3, 32, 32)
channels, height, width = images.shape
# > ValueError: too many values to unpack (expected 3)
# --8<-- [end:many]

# --8<-- [start:batch]
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.zeros(4, 3)), batch_size=4)
x, y = next(iter(loader))  # the dataset holds no labels
# > ValueError: not enough values to unpack (expected 2, got 1)
# --8<-- [end:batch]

# --8<-- [start:tensor]
model = torch.nn.Linear(3, 2)
output, hidden = model(torch.zeros(4, 3))  # one tensor, not two
# > ValueError: too many values to unpack (expected 2)
# --8<-- [end:tensor]

# --8<-- [start:lstm]
lstm = torch.nn.LSTM(3, 4)
output, hidden, cell = lstm(torch.zeros(5, 2, 3))
# > ValueError: not enough values to unpack (expected 3, got 2)
# --8<-- [end:lstm]

# --8<-- [start:fix-shape]
length, channels = tokens.shape[-2:]
batch_size, channels = images.shape[:2]
batch_size, *rest = images.shape
rest
# > [3, 32, 32]
tokens.unsqueeze(0).shape  # or add the batch
# > torch.Size([1, 5, 16])
# --8<-- [end:fix-shape]
assert (length, batch_size, channels) == (5, 8, 3)

# --8<-- [start:fix-others]
(x,) = next(iter(loader))
output = model(x)
output, (hidden, cell) = lstm(torch.zeros(5, 2, 3))
values, indices = output.max(dim=-1)  # with dim: two results
# --8<-- [end:fix-others]
assert x.shape == (4, 3) and hidden.shape == cell.shape == (1, 2, 4)
assert values.shape == indices.shape == (5, 2)

# --8<-- [start:silent]
logits = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
mean, log_var = logits  # two rows of the batch
mean
# > tensor([1., 2.])
mean, log_var = logits.chunk(2, dim=1)  # two halves of each row
mean
# > tensor([[1.],
# >         [3.]])
# --8<-- [end:silent]

# --8<-- [start:guard]
assert tokens.dim() == 3, f"expected (B, T, C), got {tuple(tokens.shape)}"
# > AssertionError: expected (B, T, C), got (5, 16)
# --8<-- [end:guard]
import pytest

with pytest.raises(ValueError, match=r"not enough values to unpack \(expected 2, got 1\)"):
    output, (hidden, cell) = torch.nn.GRU(3, 4)(torch.zeros(5, 1, 3))
with pytest.raises(TypeError, match="iteration over a 0-d tensor"):
    values, indices = logits.max()
with pytest.raises(ValueError, match=r"too many values to unpack \(expected 2\)"):
    x, y = next(iter(DataLoader(torch.zeros(4, 3), batch_size=4)))
