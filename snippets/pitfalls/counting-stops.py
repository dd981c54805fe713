# --8<-- [start:see]
import torch

seen = torch.tensor(2.0**24)  # 16,777,216 samples
seen + 1
# > tensor(16777216.)
torch.tensor(2048.0, dtype=torch.float16) + 1
# > tensor(2048., dtype=torch.float16)
torch.tensor(256.0, dtype=torch.bfloat16) + 1
# > tensor(256., dtype=torch.bfloat16)
# --8<-- [end:see]
for dtype, end in (
    (torch.float16, 2**11),
    (torch.bfloat16, 2**8),
    (torch.float32, 2**24),
    (torch.float64, 2**53),
):
    last = torch.tensor(end, dtype=dtype)
    assert last + 1 == last and last - 1 != last
    assert last.item() == end and 2 / torch.finfo(dtype).eps == end

assert torch.tensor(258.0, dtype=torch.bfloat16) + 1 == 260

# --8<-- [start:loop]
count = torch.zeros((), dtype=torch.float16)
for _ in range(5000):
    count += 1
count
# > tensor(2048., dtype=torch.float16)
torch.ones(5000, dtype=torch.float16).sum()
# > tensor(5000., dtype=torch.float16)
# --8<-- [end:loop]

# --8<-- [start:ids]
ids = torch.tensor([16777216, 16777217])
ids.float().long()
# > tensor([16777216, 16777216])
torch.Tensor([16777217]).long()  # a float tensor, whatever goes in
# > tensor([16777216])
# --8<-- [end:ids]
assert (ids.double().long() == ids).all()
assert torch.tensor([16777217]).item() == 16777217

# --8<-- [start:positions]
torch.arange(300).bfloat16()[255:262]
# > tensor([255., 256., 256., 258., 260., 260., 260.], dtype=torch.bfloat16)
# --8<-- [end:positions]

# --8<-- [start:average]
average = torch.tensor(1.0, dtype=torch.bfloat16)
for _ in range(1000):
    average = average * 0.999 + 0.001 * 2  # towards 2
average
# > tensor(1., dtype=torch.bfloat16)
# --8<-- [end:average]
exact = 1.0
for _ in range(1000):
    exact = exact * 0.999 + 0.001 * 2
assert 1.6 < exact < 1.7

# --8<-- [start:fix]
count = 0  # a Python integer has no end
for _ in range(5000):
    count += 1
count  # > 5000
average = torch.tensor(1.0)
for _ in range(1000):
    average = average * 0.999 + 0.001 * 2
average
# > tensor(1.6323)
positions = torch.arange(300)  # int64: convert after the lookup
positions[257]
# > tensor(257)
# --8<-- [end:fix]
assert torch.tensor(2**24) + 1 == 2**24 + 1
