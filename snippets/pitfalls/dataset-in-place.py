# --8<-- [start:see]
import torch
from torch.utils.data import DataLoader, Dataset


class Photos(Dataset):
    def __init__(self):
        self.images = torch.full((2, 3), 255.0)

    def __len__(self):
        return len(self.images)

    def __getitem__(self, index):
        image = self.images[index]
        image /= 255  # writes to self.images
        return image


loader = DataLoader(Photos(), batch_size=2)
for epoch in range(3):
    for batch in loader:
        print(epoch, batch.max().item())
# > 0 1.0
# > 1 0.003921568859368563
# > 2 1.5378702300949953e-05
# --8<-- [end:see]

# --8<-- [start:view]
photos = Photos()
image = photos[0]
image.data_ptr() == photos.images.data_ptr()
# > True
# --8<-- [end:view]

# --8<-- [start:others]
import numpy as np

images = np.full((2, 3), 255.0)
row = torch.from_numpy(images)[0]  # shares the array's memory
row /= 255
print(images[0])
# > [1. 1. 1.]
boxes = [{"size": 4}]
box = boxes[0]  # the same dict
box["size"] *= 2
boxes
# > [{'size': 8}]
# --8<-- [end:others]


# --8<-- [start:fix]
class Photos(Photos):
    def __getitem__(self, index):
        return self.images[index] / 255  # a new tensor


loader = DataLoader(Photos(), batch_size=2)
for epoch in range(3):
    for batch in loader:
        print(epoch, batch.max().item())
# > 0 1.0
# > 1 1.0
# > 2 1.0
# --8<-- [end:fix]


# --8<-- [start:clone]
class Edited(Photos):
    def __getitem__(self, index):
        image = self.images[index].clone()
        image[0] = 0.0  # now it is yours
        return image


edited = Edited()
edited[0], edited.images[0]
# > (tensor([  0., 255., 255.]), tensor([255., 255., 255.]))
# --8<-- [end:clone]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:workers]
class Growing(Dataset):
    def __init__(self):
        self.images = torch.zeros(4, 1)

    def __len__(self):
        return 4

    def __getitem__(self, index):
        self.images[index] += 1
        return self.images[index].clone()


def maxima(**options):
    loader = DataLoader(Growing(), batch_size=4, **options)
    return [batch.max().item() for _ in range(3) for batch in loader]


maxima(), maxima(num_workers=1), maxima(num_workers=1, persistent_workers=True)
# > ([1.0, 2.0, 3.0], [1.0, 1.0, 1.0], [1.0, 2.0, 3.0])
# --8<-- [end:workers]

# To send a tensor to a spawned worker moves its memory to where both processes see it.
from multiprocessing.reduction import ForkingPickler

_sent = torch.zeros(2)
assert not _sent.is_shared()
_ = ForkingPickler.dumps(_sent)
assert _sent.is_shared()

# --8<-- [start:find]
dataset = Photos()
before = dataset.images.clone()
first, second = dataset[0], dataset[0]
torch.equal(first, second), torch.equal(dataset.images, before)
# > (True, True)
# --8<-- [end:find]
_broken = torch.full((2, 3), 255.0)
_first = _broken[0].div_(255).clone()
assert not torch.equal(_first, _broken[0].div_(255))
