# --8<-- [start:see]
import torch

scores = torch.tensor([1, 2])  # no point: these are integers
scores[0] = 2.9
scores
# > tensor([2, 2])
# --8<-- [end:see]

# --8<-- [start:fix]
scores = torch.tensor([1.0, 2.0])
scores[0] = 2.9
scores
# > tensor([2.9000, 2.0000])
# --8<-- [end:fix]

# --8<-- [start:like]
labels = torch.tensor([0, 2, 1])
smoothed = torch.zeros_like(labels)  # int64 too
smoothed[:] = torch.tensor([0.1, 1.9, 1.0])
smoothed
# > tensor([0, 1, 1])
torch.full_like(labels, 0.5)
# > tensor([0, 0, 0])
labels.new_tensor([0.5])
# > tensor([0])
# --8<-- [end:like]
assert labels.new_full((2,), 0.5).tolist() == [0, 0]

# --8<-- [start:like-fix]
torch.full_like(labels, 0.5, dtype=torch.float32)
# > tensor([0.5000, 0.5000, 0.5000])
# --8<-- [end:like-fix]

# --8<-- [start:ways]
counts = torch.tensor([1, 2])
counts.fill_(2.9).tolist()  # > [2, 2]
counts.copy_(torch.tensor([1.9, -1.9])).tolist()  # > [1, -1]
counts.masked_fill(counts > 0, 0.5).tolist()  # > [0, -1]
counts.scatter(0, torch.tensor([0]), 0.5).tolist()  # > [0, -1]
torch.nn.functional.pad(counts, (0, 1), value=0.5).tolist()  # > [1, -1, 0]
torch.LongTensor([1.7]).tolist()  # > [1]
torch.tensor([1.7], dtype=torch.int64).tolist()  # > [1]
# --8<-- [end:ways]
assert torch.where(counts > 0, 0.5, counts).dtype == torch.float32

# --8<-- [start:round]
probabilities = torch.tensor([0.9, 0.2])
probabilities.long()  # not rounded
# > tensor([0, 0])
probabilities.round().long()
# > tensor([1, 0])
# --8<-- [end:round]
assert torch.tensor([-1.9]).long().item() == -1  # towards zero

# --8<-- [start:flags]
keep = torch.zeros(2, dtype=torch.bool)
keep[0] = 0.3  # everything but zero is True
keep
# > tensor([ True, False])
# --8<-- [end:flags]

# cpu: each device words it in its own way
# --8<-- [start:complex]
spectrum = torch.tensor([1 + 2j, 3 - 1j])
signal = torch.zeros(2)
signal.copy_(spectrum)
# > UserWarning: Casting complex values to real discards the imaginary part (Triggered internally at …)
signal
# > tensor([1., 3.])
# --8<-- [end:complex]
import pytest

with pytest.warns(UserWarning, match="Casting complex values to real discards"):
    assert spectrum.float().tolist() == [1.0, 3.0]

# --8<-- [start:complex-fix]
spectrum.real
# > tensor([1., 3.])
spectrum.abs()
# > tensor([2.2361, 3.1623])
# --8<-- [end:complex-fix]

# --8<-- [start:raises]
counts += 0.5
# > RuntimeError: result type Float can't be cast to the desired output type Long
# --8<-- [end:raises]
with pytest.raises(RuntimeError, match="Index put requires the source and destination dtypes"):
    counts[torch.tensor([0])] = torch.tensor([0.5])
counts[torch.tensor([0])] = 7.9
assert counts[0] == 7  # a plain number is cut
