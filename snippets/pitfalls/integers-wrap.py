# --8<-- [start:see]
import torch

image = torch.tensor([200, 100], dtype=torch.uint8)
image + 100  # 300 becomes 44
# > tensor([ 44, 200], dtype=torch.uint8)
image - 150
# > tensor([ 50, 206], dtype=torch.uint8)
# --8<-- [end:see]
assert 300 % 256 == 44 and (100 - 150) % 256 == 206

# --8<-- [start:difference]
before = torch.tensor([10, 20], dtype=torch.uint8)
after = torch.tensor([13, 15], dtype=torch.uint8)
(after - before).abs().float().mean()  # the motion of a camera
# > tensor(127.)
(after.int() - before.int()).abs().float().mean()
# > tensor(4.)
# --8<-- [end:difference]

# --8<-- [start:cast]
torch.tensor([1.2]).mul(255).to(torch.uint8)
# > tensor([50], dtype=torch.uint8)
torch.tensor([1.2]).mul(255).clamp(0, 255).to(torch.uint8)
# > tensor([255], dtype=torch.uint8)
# --8<-- [end:cast]
assert int(1.2 * 255) % 256 == 50

# --8<-- [start:larger]
width = torch.tensor([100_000], dtype=torch.int32)
width * width
# > tensor([1410065408], dtype=torch.int32)
torch.tensor(2) ** 63
# > tensor(-9223372036854775808)
torch.arange(1, 22).prod()  # 21!
# > tensor(-4249290049419214848)
# --8<-- [end:larger]
assert 100_000**2 % 2**32 == 1410065408

# --8<-- [start:fix]
(image.int() + 100).clamp(max=255).to(torch.uint8)
# > tensor([255, 200], dtype=torch.uint8)
(image.float() + 100) / 255
# > tensor([1.1765, 0.7843])
width.long() * width
# > tensor([10000000000])
# --8<-- [end:fix]

# --8<-- [start:sum]
image.sum()
# > tensor(300)
image.sum(dtype=torch.uint8)
# > tensor(44, dtype=torch.uint8)
# --8<-- [end:sum]
assert image.cumsum(0).dtype == image.prod().dtype == torch.int64

# --8<-- [start:no-help]
image + torch.tensor(100)  # int64, but 0-d
# > tensor([ 44, 200], dtype=torch.uint8)
image + torch.tensor([100])
# > tensor([300, 200])
# --8<-- [end:no-help]

# --8<-- [start:unsigned]
-torch.tensor([1], dtype=torch.uint8)
# > tensor([255], dtype=torch.uint8)
torch.tensor([-128], dtype=torch.int8).abs()
# > tensor([-128], dtype=torch.int8)
torch.diff(torch.tensor([3, 1], dtype=torch.uint8))
# > tensor([254], dtype=torch.uint8)
# --8<-- [end:unsigned]
row = torch.tensor([[100, 100]], dtype=torch.uint8, device="cpu")
assert (row @ torch.tensor([[1], [2]], dtype=torch.uint8, device="cpu")).item() == 300 % 256
