# --8<-- [start:see]
import torch

images = [torch.zeros(3, 5, 4), torch.zeros(3, 7, 6)]
torch.stack(images)
# > RuntimeError: stack expects each tensor to be equal size, but got [3, 5, 4] at entry 0 and [3, 7, 6] at entry 1
# --8<-- [end:see]

# --8<-- [start:loader]
from torch.utils.data import DataLoader

loader = DataLoader(images, batch_size=2)
next(iter(loader))
# > RuntimeError: stack expects each tensor to be equal size, but got [3, 5, 4] at entry 0 and [3, 7, 6] at entry 1
# --8<-- [end:loader]

# --8<-- [start:grey]
mixed = [torch.zeros(8, 8), torch.zeros(3, 8, 8)]  # the first one is grey
next(iter(DataLoader(mixed, batch_size=2)))
# > RuntimeError: stack expects each tensor to be equal size, but got [8, 8] at entry 0 and [3, 8, 8] at entry 1
# --8<-- [end:grey]

# --8<-- [start:fix-resize]
import torch.nn.functional as F


def resized(image, size=(8, 8)):
    return F.interpolate(image.unsqueeze(0), size, mode="bilinear").squeeze(0)


next(iter(DataLoader([resized(x) for x in images], batch_size=2))).shape
# > torch.Size([2, 3, 8, 8])
# --8<-- [end:fix-resize]


# --8<-- [start:fix-pad-images]
def pad_images(batch):
    height = max(image.shape[-2] for image in batch)
    width = max(image.shape[-1] for image in batch)
    padded = [F.pad(x, (0, width - x.shape[-1], 0, height - x.shape[-2])) for x in batch]
    return torch.stack(padded)


next(iter(DataLoader(images, batch_size=2, collate_fn=pad_images))).shape
# > torch.Size([2, 3, 7, 6])
# --8<-- [end:fix-pad-images]

# --8<-- [start:fix-sequences]
from torch.nn.utils.rnn import pad_sequence

sentences = [torch.tensor([5, 6, 7]), torch.tensor([8, 9])]


def pad_sentences(batch):
    lengths = torch.tensor([len(sentence) for sentence in batch])
    return pad_sequence(batch, batch_first=True), lengths


tokens, lengths = next(iter(DataLoader(sentences, 2, collate_fn=pad_sentences)))
tokens
# > tensor([[5, 6, 7],
# >         [8, 9, 0]])
lengths
# > tensor([3, 2])
# --8<-- [end:fix-sequences]


# --8<-- [start:fix-grey]
def as_colour(image):
    image = image.unsqueeze(0) if image.dim() == 2 else image
    return image.expand(3, -1, -1)


next(iter(DataLoader([as_colour(x) for x in mixed], batch_size=2))).shape
# > torch.Size([2, 3, 8, 8])
# --8<-- [end:fix-grey]

# --8<-- [start:fix-list]
batch = next(iter(DataLoader(images, batch_size=2, collate_fn=list)))
[tuple(image.shape) for image in batch]
# > [(3, 5, 4), (3, 7, 6)]
# --8<-- [end:fix-list]

# --8<-- [start:find]
shapes = {}
for index, image in enumerate(mixed):
    shapes.setdefault(tuple(image.shape), []).append(index)
shapes
# > {(8, 8): [0], (3, 8, 8): [1]}
# --8<-- [end:find]

# --8<-- [start:one]
[tuple(batch.shape) for batch in DataLoader(images, batch_size=1)]
# > [(1, 3, 5, 4), (1, 3, 7, 6)]
# --8<-- [end:one]

# --8<-- [start:lists]
labels = [[1, 2, 3], [4, 5]]  # lists instead of tensors
next(iter(DataLoader(labels, batch_size=2)))
# > RuntimeError: each element in list of batch should be of equal size
# --8<-- [end:lists]

# --8<-- [start:meta]
torch.stack([torch.zeros(2, device="meta"), torch.zeros(3, device="meta")])
# > RuntimeError: stack expects each tensor to be equal size, but got torch.Size([2]) at entry 0
# > [torch>=2.14] RuntimeError: stack expects each tensor to be equal size, but got [2] at entry 0 and [3] at entry 1
# --8<-- [end:meta]

# --8<-- [start:empty]
torch.stack([])
# > RuntimeError: stack expects a non-empty TensorList
# --8<-- [end:empty]
import pytest

for _samples in (
    [(torch.zeros(3), 0), (torch.zeros(4), 1)],
    [{"text": torch.zeros(3)}, {"text": torch.zeros(4)}],
    [torch.zeros(3, device="cpu").numpy(), torch.zeros(4, device="cpu").numpy()],
):
    with pytest.raises(RuntimeError, match=r"got \[3\] at entry 0 and \[4\] at entry 1"):
        next(iter(DataLoader(_samples, batch_size=2)))
with pytest.raises(RuntimeError, match=r"got \[3\] at entry 0 and \[2\] at entry 2"):
    torch.stack([torch.zeros(3), torch.zeros(3), torch.zeros(2)])
