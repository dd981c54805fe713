# --8<-- [start:see]
import torch
from torch import nn

gru = nn.GRU(input_size=8, hidden_size=16, batch_first=True)
x = torch.zeros(4, 20, 8)  # (B, T, C)
hidden = torch.zeros(1, 32, 16)  # made for a batch of 32
gru(x, hidden)
# > RuntimeError: Expected hidden size (1, 4, 16), got [1, 32, 16]
# --8<-- [end:see]
assert gru(x, torch.zeros(1, 4, 16))[0].shape == (4, 20, 16)

# --8<-- [start:batch-first]
gru(x, torch.zeros(4, 1, 16))  # batch first, as the input
# > RuntimeError: Expected hidden size (1, 4, 16), got [4, 1, 16]
# --8<-- [end:batch-first]

# --8<-- [start:layers]
deep = nn.LSTM(8, 16, num_layers=2, bidirectional=True, batch_first=True)
state = (torch.zeros(2, 4, 16), torch.zeros(2, 4, 16))
deep(x, state)
# > RuntimeError: Expected hidden[0] size (4, 4, 16), got [2, 4, 16]
# --8<-- [end:layers]

# --8<-- [start:flat]
gru(x, torch.zeros(4, 16))
# > RuntimeError: For batched 3-D input, hx should also be 3-D but got 2-D tensor
# --8<-- [end:flat]

# --8<-- [start:fix]
batch = x.shape[0]  # of this batch, the last one may be smaller
hidden = x.new_zeros(1, batch, 16)
gru(x, hidden)[0].shape
# > torch.Size([4, 20, 16])
directions = 2
state = x.new_zeros(directions * deep.num_layers, batch, 16)
deep(x, (state, state))[0].shape
# > torch.Size([4, 20, 32])
gru(x)[0].shape  # or leave it out: it starts at zero
# > torch.Size([4, 20, 16])
# --8<-- [end:fix]
assert torch.equal(gru(x)[0], gru(x, hidden)[0])
_, (h, c) = deep(x)
assert h.shape == c.shape == (4, 4, 16)
_, (h, c) = nn.LSTM(8, 16, proj_size=4, batch_first=True).double()(x.double())
assert (h.shape, c.shape) == ((1, 4, 4), (1, 4, 16))

# --8<-- [start:lstm]
lstm = nn.LSTM(8, 16, batch_first=True)
for state in (
    (torch.zeros(1, 4, 16), torch.zeros(1, 3, 16)),
    (torch.zeros(4, 16), torch.zeros(4, 16)),
    torch.zeros(1, 4, 16),  # one tensor instead of two
):
    try:
        lstm(x, state)
    except (RuntimeError, IndexError) as error:
        print(error)
# > Expected hidden[1] size (1, 4, 16), got [1, 3, 16]
# > For batched 3-D input, hx and cx should also be 3-D but got (2-D, 2-D) tensors
# > index 1 is out of bounds for dimension 0 with size 1
# --8<-- [end:lstm]

# --8<-- [start:unbatched]
one = torch.zeros(20, 8)  # one sequence: (T, C)
for layer, state in [
    (gru, torch.zeros(1, 1, 16)),
    (lstm, (torch.zeros(1, 1, 16), torch.zeros(1, 1, 16))),
]:
    try:
        layer(one, state)
    except RuntimeError as error:
        print(error)
# > For unbatched 2-D input, hx should also be 2-D but got 3-D tensor
# > For unbatched 2-D input, hx and cx should also be 2-D but got (3-D, 3-D) tensors
gru(one, torch.zeros(1, 16))[0].shape
# > torch.Size([20, 16])
# --8<-- [end:unbatched]

# --8<-- [start:cells]
step = torch.zeros(4, 8)
for cell, state in [
    (nn.GRUCell(8, 16), torch.zeros(3, 16)),
    (nn.GRUCell(8, 16), torch.zeros(4, 5)),
    (nn.GRUCell(8, 16), torch.zeros(1, 4, 16)),
    (nn.LSTMCell(8, 16), (torch.zeros(1, 4, 16), torch.zeros(1, 4, 16))),
]:
    try:
        cell(step, state)
    except (RuntimeError, ValueError) as error:
        print(error)
# > Input batch size 4 doesn't match hidden0 batch size 3
# > hidden0 has inconsistent hidden_size: got 5, expected 16
# > GRUCell: Expected hidden to be 1D or 2D, got 3D instead
# > LSTMCell: Expected hx[0] to be 1D or 2D, got 3D instead
# --8<-- [end:cells]

# --8<-- [start:cell-tuple]
nn.LSTMCell(8, 16)(step, torch.zeros(4, 16))
# > TypeError: lstm_cell(): argument 'hx' (position 2) must be tuple of Tensors, not Tensor
# --8<-- [end:cell-tuple]
