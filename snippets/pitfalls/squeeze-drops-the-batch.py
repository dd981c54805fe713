# --8<-- [start:see]
import torch


def predict(logits):  # (N, classes, H, W)
    return logits.squeeze().argmax(1)  # (N, H, W), it says


logits = torch.zeros(3, 2, 4, 5)
for batch in logits.split(2):
    print(tuple(batch.shape), "->", tuple(predict(batch).shape))
# > (2, 2, 4, 5) -> (2, 4, 5)
# > (1, 2, 4, 5) -> (2, 5)
# --8<-- [end:see]
assert torch.equal(predict(logits[2:]), logits[2].argmax(1))

# --8<-- [start:collect]
vectors = []
for batch in torch.ones(5, 3).split(2):  # 5 samples
    vectors.extend(batch.squeeze().tolist())
len(vectors)
# > 7
vectors[-4:]
# > [[1.0, 1.0, 1.0], 1.0, 1.0, 1.0]
# --8<-- [end:collect]

# --8<-- [start:conv]
conv = torch.nn.Conv2d(3, 8, kernel_size=3)
image = torch.zeros(1, 3, 8, 8)
conv(image.squeeze()).shape  # taken for an image without a batch
# > torch.Size([8, 6, 6])
# --8<-- [end:conv]

# --8<-- [start:fix]
outputs = torch.zeros(1, 1)  # (N, 1), a batch of one
outputs.squeeze().shape
# > torch.Size([])
outputs.squeeze(1).shape
# > torch.Size([1])
pooled = torch.zeros(1, 512, 1, 1)
pooled.flatten(1).shape
# > torch.Size([1, 512])
pooled.squeeze((2, 3)).shape
# > torch.Size([1, 512])
logits[2:].argmax(1).shape  # nothing to squeeze here
# > torch.Size([1, 4, 5])
# --8<-- [end:fix]

# --8<-- [start:named]
torch.zeros(8, 2).squeeze(1).shape  # not 1: left alone
# > torch.Size([8, 2])
# --8<-- [end:named]

# --8<-- [start:select]
torch.zeros(8, 1)[:, 0].shape  # takes the column, whatever the size
# > torch.Size([8])
# --8<-- [end:select]


# --8<-- [start:test]
def check(predict, batch):
    together = predict(batch)
    one_by_one = torch.cat([predict(sample) for sample in batch.split(1)])
    assert together.shape == one_by_one.shape, (together.shape, one_by_one.shape)


check(predict, logits)
# > AssertionError: (torch.Size([3, 4, 5]), torch.Size([6, 5]))
# --8<-- [end:test]
import pytest
import torch.nn.functional as F

check(lambda logits: logits.argmax(1), logits)
with pytest.raises(RuntimeError, match=r"zero-dimensional tensor \(at position 0\) cannot be con"):
    torch.cat([outputs.squeeze()])
with pytest.raises(TypeError, match="len\\(\\) of a 0-d tensor"):
    len(outputs.squeeze())
with pytest.raises(TypeError, match="iteration over a 0-d tensor"):
    list(outputs.squeeze())
with pytest.raises(ValueError, match=r"Target size \(torch.Size\(\[1\]\)\) must be the same as"):
    F.binary_cross_entropy_with_logits(outputs.squeeze(), torch.zeros(1))
with pytest.raises(IndexError, match=r"expected to be in range of \[-1, 0\], but got 1"):
    pooled.squeeze().argmax(1)
assert next(iter(torch.utils.data.DataLoader(torch.ones(5, 3), 2, drop_last=True))).shape == (2, 3)
