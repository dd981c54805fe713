# --8<-- [start:see]
import torch
from torch import nn

lstm = nn.LSTM(3, 8)  # time first, as it is by default
x = torch.zeros(4, 20, 3)  # (B, T, C)
out, (h, c) = lstm(x)
out.shape, h.shape  # 4 steps of 20 samples
# > (torch.Size([4, 20, 8]), torch.Size([1, 20, 8]))
# --8<-- [end:see]

# --8<-- [start:mixed]
other = x.clone()
other[0] = 1.0  # another first sample
changed = ~lstm(other)[0].isclose(out)
changed[3].any()  # the last sample has changed with it
# > tensor(True)
# --8<-- [end:mixed]

# --8<-- [start:fix]
lstm = nn.LSTM(3, 8, batch_first=True)
out, (h, c) = lstm(x)
out.shape, h.shape
# > (torch.Size([4, 20, 8]), torch.Size([1, 4, 8]))
changed = ~lstm(other)[0].isclose(out)
changed[0].any(), changed[1:].any()
# > (tensor(True), tensor(False))
# --8<-- [end:fix]

# --8<-- [start:turn]
time_first = nn.LSTM(3, 8)
_ = time_first.load_state_dict(lstm.state_dict())
same = time_first(x.transpose(0, 1))[0].transpose(0, 1)
torch.allclose(same, out, atol=1e-6)
# > True
# --8<-- [end:turn]

# --8<-- [start:last]
out[:, -1].shape, out[-1].shape  # the last step, the last sample
# > (torch.Size([4, 8]), torch.Size([20, 8]))
# --8<-- [end:last]
assert torch.allclose(out[:, -1], h[-1], atol=1e-6)

# --8<-- [start:attention]
attention = nn.MultiheadAttention(4, 2)  # time first, too
x = torch.zeros(2, 5, 4)  # (B, T, C)
_, weights = attention(x, x, x)
weights.shape  # each of 5 attends to 2
# > torch.Size([5, 2, 2])
# --8<-- [end:attention]
right = nn.MultiheadAttention(4, 2, batch_first=True)
assert right(x, x, x)[1].shape == (2, 5, 5)
encoder = nn.TransformerEncoderLayer(4, 2)
assert not encoder.self_attn.batch_first


# --8<-- [start:guard]
def mixes_samples(module, batch):
    """Whether the others change when the first sample does."""
    module.eval()
    other = batch.clone()
    other[0] += 1.0
    first, second = module(batch), module(other)
    if isinstance(first, tuple):  # output and state
        first, second = first[0], second[0]
    return not torch.allclose(first[1:], second[1:])


batch = torch.zeros(4, 20, 3)
mixes_samples(nn.LSTM(3, 8, batch_first=True), batch)
# > False
mixes_samples(nn.LSTM(3, 8), batch)
# > True
# --8<-- [end:guard]
assert not mixes_samples(nn.Linear(3, 8), batch)
assert mixes_samples(nn.TransformerEncoderLayer(3, 1), torch.rand(4, 20, 3))
