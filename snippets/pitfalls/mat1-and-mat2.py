# --8<-- [start:see]
import torch
from torch import nn

layer = nn.Linear(4, 2)  # takes 4 features a row
batch = torch.zeros(8, 3)  # 8 rows of 3 features
layer(batch)
# > RuntimeError: mat1 and mat2 shapes cannot be multiplied (8x3 and 4x2)
# --8<-- [end:see]
assert layer.weight.T.shape == (4, 2)
assert layer(torch.zeros(8, 4)).shape == (8, 2)

# --8<-- [start:folded]
for shape in [(8, 5, 3), (2, 4, 5, 3), (3,)]:
    try:
        layer(torch.zeros(shape))
    except RuntimeError as error:
        print(shape, error)
# > (8, 5, 3) mat1 and mat2 shapes cannot be multiplied (40x3 and 4x2)
# > (2, 4, 5, 3) mat1 and mat2 shapes cannot be multiplied (40x3 and 4x2)
# > (3,) mat1 and mat2 shapes cannot be multiplied (1x3 and 4x2)
# --8<-- [end:folded]
assert layer(torch.zeros(2, 5, 4)).shape == (2, 5, 2)

# --8<-- [start:image-size]
conv = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU(), nn.Flatten())
head = nn.Linear(8 * 30 * 30, 10)  # computed for 32x32 images
images = torch.zeros(4, 3, 28, 28)
head(conv(images))
# > RuntimeError: mat1 and mat2 shapes cannot be multiplied (4x5408 and 7200x10)
# --8<-- [end:image-size]
assert 8 * 26 * 26 == 5408
assert head(conv(torch.zeros(4, 3, 32, 32))).shape == (4, 10)

# --8<-- [start:not-flat]
digits = torch.zeros(64, 1, 28, 28)
classifier = nn.Linear(784, 10)
for x in (digits, digits.flatten()):
    try:
        classifier(x)
    except RuntimeError as error:
        print(error)
# > mat1 and mat2 shapes cannot be multiplied (1792x28 and 784x10)
# > mat1 and mat2 shapes cannot be multiplied (1x50176 and 784x10)
classifier(digits.flatten(1)).shape
# > torch.Size([64, 10])
# --8<-- [end:not-flat]
assert 64 * 28 == 1792 and 64 * 784 == 50176

# --8<-- [start:weight]
x = torch.ones(1, 784)
classifier.weight.shape
# > torch.Size([10, 784])
x @ classifier.weight
# > RuntimeError: mat1 and mat2 shapes cannot be multiplied (1x784 and 10x784)
# --8<-- [end:weight]

# --8<-- [start:weight-fix]
by_hand = x @ classifier.weight.T + classifier.bias
torch.allclose(by_hand, classifier(x), atol=1e-6)
# > True
# --8<-- [end:weight-fix]
assert torch.allclose(nn.functional.linear(x, classifier.weight, classifier.bias), classifier(x))

# --8<-- [start:dry-run]
features = conv(torch.zeros(1, 3, 28, 28)).shape[1]
head = nn.Linear(features, 10)
head(conv(images)).shape
# > torch.Size([4, 10])
# --8<-- [end:dry-run]
assert features == 5408

# --8<-- [start:pool]
model = nn.Sequential(
    nn.Conv2d(3, 8, 3),
    nn.ReLU(),
    nn.AdaptiveAvgPool2d((4, 4)),
    nn.Flatten(),
    nn.Linear(8 * 4 * 4, 10),
)
for size in (28, 32, 57):
    print(model(torch.zeros(4, 3, size, size)).shape)
# > torch.Size([4, 10])
# > torch.Size([4, 10])
# > torch.Size([4, 10])
# --8<-- [end:pool]

# --8<-- [start:no-help]
activations = torch.zeros(4, 8, 15, 15)  # 4 images, 1800 numbers each
head = nn.Linear(7200, 10)
head(activations.view(-1, 7200)).shape
# > torch.Size([1, 10])
# --8<-- [end:no-help]

# --8<-- [start:no-help-message]
labels = torch.zeros(4, dtype=torch.long)
nn.functional.cross_entropy(head(activations.view(-1, 7200)), labels)
# > ValueError: Expected input batch_size (1) to match target batch_size (4).
# --8<-- [end:no-help-message]

# --8<-- [start:siblings]
a, b = torch.zeros(8, 3), torch.zeros(4, 2)
for product in (
    lambda: torch.addmm(torch.zeros(2), a, b),
    lambda: a.to("meta") @ b.to("meta"),
    lambda: torch.linalg.multi_dot([a, b]),
    lambda: torch.inner(a, b),
    lambda: torch.tensordot(a, b, dims=1),
    lambda: torch.eye(3).to_sparse() @ b,
):
    try:
        product()
    except RuntimeError as error:
        print(error)
# > mat1 and mat2 shapes cannot be multiplied (8x3 and 4x2)
# > a and b must have same reduction dim, but got [8, 3] X [4, 2].
# > multi_dot(): tensors 0 and 1 with shapes [8, 3] and [4, 2] cannot be multiplied
# > inner() the last dimension must match on both input tensors but got shapes [8, 3] and [4, 2]
# > contracted dimensions need to match, but first has size 3 in dim -1 and second has size 4 in dim 0
# > addmm: Argument #3 (dense): Expected dim 0 size 3, got 4
# --8<-- [end:siblings]
