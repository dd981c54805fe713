# --8<-- [start:see]
import torch
from torch import nn

lstm = nn.LSTM(input_size=8, hidden_size=16, batch_first=True)
x = torch.zeros(4, 20, 10)  # (B, T, C)
lstm(x)
# > RuntimeError: input.size(-1) must be equal to input_size. Expected 8, got 10
# --8<-- [end:see]
assert nn.LSTM(10, 16, batch_first=True)(x)[0].shape == (4, 20, 16)

# --8<-- [start:ways]
series = torch.zeros(4, 8, 20)  # (B, C, T), as convolutions give it
lstm(series)
# > RuntimeError: input.size(-1) must be equal to input_size. Expected 8, got 20
# --8<-- [end:ways]

# --8<-- [start:single]
values = torch.zeros(4, 20)  # 4 series of one value a step
nn.GRU(input_size=1, hidden_size=16, batch_first=True)(values)
# > RuntimeError: input.size(-1) must be equal to input_size. Expected 1, got 20
# --8<-- [end:single]

# --8<-- [start:stacked]
first = nn.LSTM(8, 16, batch_first=True, bidirectional=True)
second = nn.LSTM(16, 16, batch_first=True)
out, _ = first(torch.zeros(4, 20, 8))
second(out)
# > RuntimeError: input.size(-1) must be equal to input_size. Expected 16, got 32
# --8<-- [end:stacked]
assert out.shape[-1] == 32
assert nn.LSTM(32, 16, batch_first=True)(out)[0].shape == (4, 20, 16)

# --8<-- [start:fix]
nn.LSTM(10, 16, batch_first=True)(x)[0].shape  # the size that comes
# > torch.Size([4, 20, 16])
lstm(series.transpose(1, 2))[0].shape  # features last
# > torch.Size([4, 20, 16])
nn.GRU(1, 16, batch_first=True)(values.unsqueeze(-1))[0].shape
# > torch.Size([4, 20, 16])
# --8<-- [end:fix]

# --8<-- [start:siblings]
for layer, x in [
    (nn.LSTM(8, 16), torch.zeros(8)),
    (nn.RNN(8, 16), torch.zeros(1, 4, 20, 8)),
    (nn.LSTM(8, 16), torch.zeros(0, 4, 8)),
    (nn.GRUCell(8, 16), torch.zeros(4, 10)),
    (nn.LSTMCell(8, 16), torch.zeros(4, 20, 8)),
]:
    try:
        layer(x)
    except (RuntimeError, ValueError) as error:
        print(error)
# > LSTM: Expected input to be 2D or 3D, got 1D instead
# > RNN: Expected input to be 2D or 3D, got 4D tensor instead
# > Expected sequence length to be larger than 0 in RNN
# > input has inconsistent input_size: got 10 expected 8
# > LSTMCell: Expected input to be 1D or 2D, got 3D instead
# --8<-- [end:siblings]

# cpu: a GPU has a kernel of its own, with its own checks
# --8<-- [start:packed]
from torch.nn.utils.rnn import pack_padded_sequence

lstm = nn.LSTM(8, 16, batch_first=True)
packed = pack_padded_sequence(torch.zeros(4, 20, 10), [20, 9, 5, 2], batch_first=True)
lstm(packed)
# > RuntimeError: mat1 and mat2 shapes cannot be multiplied (36x10 and 8x64)
# --8<-- [end:packed]

# --8<-- [start:built]
for build in (
    lambda: nn.LSTM(8, 0),
    lambda: nn.LSTM(8, 16, num_layers=0),
    lambda: nn.GRU(8, 16, proj_size=4),
    lambda: nn.LSTM(8, 16, proj_size=16),
):
    try:
        build()
    except ValueError as error:
        print(error)
# > hidden_size must be greater than zero
# > num_layers must be greater than zero
# > proj_size argument is only supported for LSTM, not RNN or GRU
# > proj_size has to be smaller than hidden_size
# --8<-- [end:built]

# --8<-- [start:dropout]
_ = nn.LSTM(8, 16, dropout=0.5)
# > UserWarning: dropout option adds dropout after all but last recurrent layer, so non-zero dropout expects num_layers greater than 1, but got dropout=0.5 and num_layers=1
# --8<-- [end:dropout]
import warnings

with warnings.catch_warnings(action="ignore"):
    certain = nn.LSTM(8, 16, dropout=1.0)
assert torch.equal(certain(torch.ones(1, 1, 8))[0], certain.eval()(torch.ones(1, 1, 8))[0])
