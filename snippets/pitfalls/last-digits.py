# --8<-- [start:see]
import torch

big, small = torch.tensor(1e8), torch.tensor(1.0)
big + small - big
# > tensor(0.)
big - big + small
# > tensor(1.)
# --8<-- [end:see]

# --8<-- [start:fix]
x = torch.tensor([0.1, 0.2])
value = x.sum() * 3 / 3  # 0.3, or nearly so
torch.allclose(value, torch.tensor(0.3))
# > True
torch.testing.assert_close(value, torch.tensor(0.3))
# --8<-- [end:fix]

# cpu: a generator belongs to one device
# --8<-- [start:batch]
generator = torch.Generator().manual_seed(0)
weight = torch.randn(64, 64, generator=generator)
batch = torch.randn(32, 64, generator=generator)
together = batch @ weight
alone = torch.cat([row[None] @ weight for row in batch])
(together - alone).abs().max() < 1e-4
# > tensor(True)
torch.allclose(together, alone, atol=1e-4)
# > True
# --8<-- [end:batch]

# --8<-- [start:double]
together = batch.double() @ weight.double()
alone = torch.cat([row[None] @ weight.double() for row in batch.double()])
(together - alone).abs().max() < 1e-12
# > tensor(True)
# --8<-- [end:double]

# --8<-- [start:item]
learning_rate = torch.tensor(0.1)
learning_rate == 0.1
# > tensor(True)
learning_rate.item() == 0.1
# > False
learning_rate.double() == 0.1
# > tensor(False)
# --8<-- [end:item]

# --8<-- [start:tolerances]
torch.allclose(torch.tensor(1e-9), torch.tensor(5e-9))
# > True
torch.allclose(torch.tensor(1e-9), torch.tensor(5e-9), atol=0)
# > False
torch.allclose(torch.tensor(1000.0), torch.tensor(1000.009))
# > True
# --8<-- [end:tolerances]

# --8<-- [start:report]
torch.testing.assert_close(torch.tensor([1.0, 2.0]), torch.tensor([1.0, 2.1]))
# > AssertionError: Tensor-likes are not close!
# >
# > Mismatched elements: 1 / 2 (50.0%)
# > Greatest absolute difference: 0.09999990463256836 at index (1,) (up to 1e-05 allowed)
# > Greatest relative difference: 0.04761900380253792 at index (1,) (up to 1.3e-06 allowed)
# --8<-- [end:report]

# --8<-- [start:siblings]
for other in (
    torch.tensor([1.0, 2.0], dtype=torch.float64),
    torch.tensor([[1.0, 2.0]]),
    torch.tensor([1, 2]),
    torch.tensor([1.0, 2.0], device="meta"),
):
    try:
        torch.testing.assert_close(torch.tensor([1.0, 2.0], device="cpu"), other)
    except AssertionError as error:
        print(error)
# > The values for attribute 'dtype' do not match: torch.float32 != torch.float64.
# > The values for attribute 'shape' do not match: torch.Size([2]) != torch.Size([1, 2]).
# > The values for attribute 'dtype' do not match: torch.float32 != torch.int64.
# > The values for attribute 'device' do not match: cpu != meta.
try:
    torch.testing.assert_close(torch.tensor([1]), torch.tensor([2]))
except AssertionError as error:
    print(str(error).splitlines()[0])
# > Tensor-likes are not equal!
try:
    torch.testing.assert_close(0.1 + 0.2, 0.4)
except AssertionError as error:
    print(str(error).splitlines()[0])
# > Scalars are not close!
# --8<-- [end:siblings]

# --8<-- [start:nan]
nan = torch.tensor(torch.nan)
torch.equal(nan, nan.clone()), torch.allclose(nan, nan)
# > (False, False)
torch.allclose(nan, nan, equal_nan=True)
# > True
# --8<-- [end:nan]

# --8<-- [start:no-help]
a, b = torch.tensor([0.12499]), torch.tensor([0.12501])
a.round(decimals=2) == b.round(decimals=2)
# > tensor([False])
torch.allclose(a, b, atol=1e-4)
# > True
# --8<-- [end:no-help]
