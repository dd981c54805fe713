# cpu: lengths are a CPU tensor
# --8<-- [start:see]
import torch
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

batch = torch.zeros(3, 5, 8)  # (B, T, C), padded to 5 steps
lengths = torch.tensor([2, 5, 3])
pack_padded_sequence(batch, lengths, batch_first=True)
# > RuntimeError: `lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You can pass `enforce_sorted=False` to pack_padded_sequence and/or pack_sequence to sidestep this requirement if you do not need ONNX exportability.
# --8<-- [end:see]

# cpu: lengths are a CPU tensor
# --8<-- [start:fix]
packed = pack_padded_sequence(batch, lengths, batch_first=True, enforce_sorted=False)
packed.batch_sizes
# > tensor([3, 3, 2, 1, 1])
padded, lengths_again = pad_packed_sequence(packed, batch_first=True)
lengths_again  # in the order of the batch
# > tensor([2, 5, 3])
# --8<-- [end:fix]
assert padded.shape == (3, 5, 8)

# cpu: lengths are a CPU tensor
# --8<-- [start:order]
lstm = torch.nn.LSTM(8, 4, batch_first=True)
_, (h, _) = lstm(packed)
one, _ = lstm(batch[:1, :2])  # the first sequence, alone
torch.allclose(h[-1, 0], one[0, -1], atol=1e-6)
# > True
# --8<-- [end:order]

# cpu: lengths are a CPU tensor
# --8<-- [start:empty]
pack_padded_sequence(batch, torch.tensor([5, 3, 0]), batch_first=True)
# > RuntimeError: Length of all samples has to be greater than 0, but found an element in 'lengths' that is <= 0
# --8<-- [end:empty]

# cpu: lengths are a CPU tensor
# --8<-- [start:empty-fix]
lengths = torch.tensor([5, 3, 0])
keep = lengths > 0
packed = pack_padded_sequence(batch[keep], lengths[keep], batch_first=True)
packed.batch_sizes
# > tensor([2, 2, 2, 1, 1])
# --8<-- [end:empty-fix]

# cpu: lengths are a CPU tensor
# --8<-- [start:count]
pack_padded_sequence(batch, [5, 3, 2])  # batch_first is missing
# > RuntimeError: Expected `len(lengths)` to be equal to batch_size, but got 3 (batch_size=5)
# --8<-- [end:count]

# cpu: lengths are a CPU tensor
# --8<-- [start:kind]
for lengths in (torch.tensor([[5], [3], [2]]), torch.tensor(5)):
    try:
        pack_padded_sequence(batch, lengths, batch_first=True)
    except RuntimeError as error:
        print(error)
# > 'lengths' argument should be a 1D CPU int64 tensor, but got 2D cpu Long tensor
# > 'lengths' argument should be a 1D CPU int64 tensor, but got 0D cpu Long tensor
# --8<-- [end:kind]
column = torch.tensor([[5], [3], [2]])
for lengths in (column.squeeze(1), column.squeeze(1).int(), column.squeeze(1).float()):
    assert pack_padded_sequence(batch, lengths, batch_first=True).data.shape == (10, 8)

# cpu: lengths are a CPU tensor
# --8<-- [start:too-long]
packed = pack_padded_sequence(batch, [7, 3, 2], batch_first=True)
len(packed.data), int(packed.batch_sizes.sum())
# > (10, 12)
lstm(packed)
# > RuntimeError: start (10) + length (1) exceeds dimension size (10).
# --8<-- [end:too-long]

# --8<-- [start:siblings]
from torch.nn.utils.rnn import pack_sequence, pad_sequence

for operation in (
    lambda: pack_sequence([torch.zeros(2), torch.zeros(3)]),
    lambda: pack_padded_sequence(torch.zeros(3, 0, 8), [0, 0, 0], batch_first=True),
    lambda: pad_sequence([]),
):
    try:
        operation()
    except RuntimeError as error:
        print(error)
# > `lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You can pass `enforce_sorted=False` to pack_padded_sequence and/or pack_sequence to sidestep this requirement if you do not need ONNX exportability.
# > Cannot pack empty tensors.
# > received an empty list of sequences
# --8<-- [end:siblings]

# cpu: lengths are a CPU tensor
# --8<-- [start:total]
packed = pack_padded_sequence(batch, [5, 3, 2], batch_first=True)
pad_packed_sequence(packed, batch_first=True, total_length=4)
# > ValueError: Expected total_length to be at least the length of the longest sequence in input, but got total_length=4 and max sequence length being 5
# --8<-- [end:total]
assert pad_packed_sequence(packed, batch_first=True, total_length=9)[0].shape == (3, 9, 8)
