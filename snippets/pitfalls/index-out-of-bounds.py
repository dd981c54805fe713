# cpu: its scores are indexed out of bounds below
# --8<-- [start:see]
import torch

scores = torch.tensor([0.1, 0.7, 0.2])
scores[5]
# > IndexError: index 5 is out of bounds for dimension 0 with size 3
# --8<-- [end:see]

# --8<-- [start:meaning]
scores[2], scores[-1], scores[-3]
# > (tensor(0.2000), tensor(0.2000), tensor(0.1000))
# --8<-- [end:meaning]
assert scores[-3] == scores[0]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:list]
images = torch.zeros(2, 3, 4)
for index in ((slice(None), 9), (slice(None), [9]), (0, slice(None), [9])):
    try:
        images[index]
    except IndexError as error:
        print(error)
# > index 9 is out of bounds for dimension 1 with size 3
# > index 9 is out of bounds for dimension 0 with size 3
# > index 9 is out of bounds for dimension 0 with size 4
# --8<-- [end:list]
assert images.shape[1] == 3 and images.shape[2] == 4

# cpu: on a GPU it is a device-side assert
# --8<-- [start:labels]
probabilities = torch.full((4, 3), 1 / 3)  # (B, classes)
labels = torch.tensor([1, 2, 3, 1])  # counted from 1
rows = torch.arange(4)
probabilities[rows, labels]
# > IndexError: index 3 is out of bounds for dimension 1 with size 3
# --8<-- [end:labels]

# --8<-- [start:empty]
boxes = torch.tensor([[0.0, 0.0, 1.0, 1.0]])
confidence = torch.tensor([0.3])
best = boxes[confidence > 0.5]
best.shape
# > torch.Size([0, 4])
best[0]
# > IndexError: index 0 is out of bounds for dimension 0 with size 0
# --8<-- [end:empty]

# --8<-- [start:loop]
from torch.utils.data import DataLoader, Dataset


class Pairs(Dataset):
    def __init__(self):
        self.inputs = torch.arange(6.0)
        self.labels = torch.arange(4)  # two are missing

    def __len__(self):
        return len(self.inputs)

    def __getitem__(self, index):
        return self.inputs[index], self.labels[index]


len(list(Pairs()))
# > 4
len(list(DataLoader(Pairs(), shuffle=False)))
# > IndexError: index 4 is out of bounds for dimension 0 with size 4
# --8<-- [end:loop]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:negative]
last = torch.tensor([-1])
scores[last]
# > tensor([0.2000])
scores.gather(0, last)
# > RuntimeError: index -1 is out of bounds for dimension 0 with size 3
# --8<-- [end:negative]

# --8<-- [start:labels-fix]
labels.min(), labels.max()  # with 3 classes: 0 to 2
# > (tensor(1), tensor(3))
probabilities[rows, labels - 1].shape
# > torch.Size([4])
# --8<-- [end:labels-fix]

# --8<-- [start:empty-fix]
box = best[0] if len(best) else None
# --8<-- [end:empty-fix]
assert box is None

# --8<-- [start:slices]
scores[5:9], scores[1:100]
# > (tensor([]), tensor([0.7000, 0.2000]))
# --8<-- [end:slices]

# --8<-- [start:topk]
for call in (
    lambda: probabilities.topk(5),  # top-5 of 3 classes
    lambda: probabilities.kthvalue(0, dim=1),
):
    try:
        call()
    except RuntimeError as error:
        print(error)
# > selected index k out of range
# > kthvalue(): selected number k out of range for dimension 1
# --8<-- [end:topk]

# --8<-- [start:topk-fix]
k = min(5, probabilities.shape[1])
probabilities.topk(k, dim=1).indices.shape
# > torch.Size([4, 3])
# --8<-- [end:topk-fix]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:siblings]
five = torch.tensor([5])
calls = (
    lambda: scores.gather(0, five),
    lambda: scores.scatter(0, five, 1.0),
    lambda: scores.index_copy(0, five, torch.ones(1)),
    lambda: scores.select(0, 5),
    lambda: scores.take(five),
    lambda: scores.narrow(0, 2, 5),
    lambda: scores.narrow(0, 5, 1),
    lambda: scores.numpy()[5],
)
for call in calls:
    try:
        call()
    except (IndexError, RuntimeError) as error:
        print(error)
# > index 5 is out of bounds for dimension 0 with size 3
# > index 5 is out of bounds for dimension 0 with size 3
# > index_copy_(): index 5 is out of bounds for dimension 0 with size 3
# > select(): index 5 out of range for tensor of size [3] at dimension 0
# > out of range: tried to access index 5 on a tensor of 3 elements.
# > start (2) + length (5) exceeds dimension size (3).
# > start out of range (expected to be in range of [-3, 3], but got 5)
# > index 5 is out of bounds for axis 0 with size 3
# --8<-- [end:siblings]
