# --8<-- [start:see]
import torch

labels = torch.tensor([0, 2, 1])
weights = torch.zeros_like(labels)
weights[0] = 0.9
weights
# > tensor([0, 0, 0])
# --8<-- [end:see]

# --8<-- [start:why]
weights.dtype
# > torch.int64
# --8<-- [end:why]

# --8<-- [start:forms]
labels.new_tensor([1.7])
# > tensor([1])
labels.new_full((2,), 0.5)
# > tensor([0, 0])
torch.full_like(labels, 0.5)
# > tensor([0, 0, 0])
labels.new_zeros(2).dtype
# > torch.int64
torch.full((2,), 1).dtype  # a whole number makes integers
# > torch.int64
torch.tensor([1, 2]).dtype
# > torch.int64
# --8<-- [end:forms]

# --8<-- [start:writes]
weights[:] = torch.tensor([0.2, 0.7, 0.9])
weights.copy_(torch.tensor([0.2, 0.7, 0.9]))
weights[weights == 0] = 0.5
weights
# > tensor([0, 0, 0])
# --8<-- [end:writes]

# --8<-- [start:raises]
for write in (lambda: weights.add_(0.5), lambda: torch.rand_like(labels)):
    try:
        write()
    except (RuntimeError, NotImplementedError) as error:
        print(error)
# > result type Float can't be cast to the desired output type Long
# > "check_uniform_bounds" not implemented for 'Long'
# --8<-- [end:raises]

# --8<-- [start:mask]
mask = torch.tensor([True, False])
torch.zeros_like(mask).dtype
# > torch.bool
counts = torch.zeros_like(mask)
counts[0] = 5
counts
# > tensor([ True, False])
# --8<-- [end:mask]

# --8<-- [start:fix]
weights = torch.zeros_like(labels, dtype=torch.float32)
weights[0] = 0.9
weights
# > tensor([0.9000, 0.0000, 0.0000])
labels.new_tensor([1.7], dtype=torch.float32)
# > tensor([1.7000])
torch.full_like(labels, 0.5, dtype=torch.float32)
# > tensor([0.5000, 0.5000, 0.5000])
# --8<-- [end:fix]

# --8<-- [start:smoothing]
smooth = torch.full((3, 4), 0.1 / 3, device=labels.device)
smooth.scatter_(1, labels.unsqueeze(1), 0.9)
smooth.sum(dim=1)
# > tensor([1., 1., 1.])
# --8<-- [end:smoothing]
