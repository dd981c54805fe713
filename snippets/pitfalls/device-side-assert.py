# cpu: a GPU reports these late, and without the value
# --8<-- [start:label]
import torch
from torch.nn import functional as F

logits = torch.zeros(4, 3)  # 3 classes: 0, 1, 2
labels = torch.tensor([0, 2, 3, 1])
F.cross_entropy(logits.cpu(), labels.cpu())
# > IndexError: Target 3 is out of bounds.
# --8<-- [end:label]
assert issubclass(torch.AcceleratorError, RuntimeError)

# cpu: a GPU reports these late, and without the value
# --8<-- [start:embedding]
embedding = torch.nn.Embedding(10, 4)
tokens = torch.tensor([[1, 5, 10]])  # 10 is one too many
embedding.cpu()(tokens.cpu())
# > IndexError: index out of range in self
# --8<-- [end:embedding]

# cpu: a GPU reports these late, and without the value
# --8<-- [start:others]
x = torch.zeros(3)
for operation in (
    lambda: x[torch.tensor([3])],
    lambda: x.gather(0, torch.tensor([3])),
    lambda: F.binary_cross_entropy(torch.tensor([1.2]), torch.ones(1)),
    lambda: torch.multinomial(torch.tensor([0.5, float("nan")]), 1),
    lambda: F.one_hot(torch.tensor([3]), num_classes=3),
):
    try:
        operation()
    except (RuntimeError, IndexError) as error:
        print(error)
# > index 3 is out of bounds for dimension 0 with size 3
# > index 3 is out of bounds for dimension 0 with size 3
# > all elements of input should be between 0 and 1
# > probability tensor contains either `inf`, `nan` or element < 0
# > Class values must be smaller than num_classes.
# --8<-- [end:others]


# cpu: a GPU reports these late, and without the value
# --8<-- [start:check]
def check_labels(labels, classes, ignore=-100):
    bad = (labels != ignore) & ((labels < 0) | (labels >= classes))
    if bad.any():
        raise ValueError(f"labels {labels[bad].unique().tolist()}, classes {classes}")


check_labels(labels, logits.shape[1])
# > ValueError: labels [3], classes 3
# --8<-- [end:check]
check_labels(torch.tensor([0, 2, -100]), 3)

# cpu: a GPU reports these late, and without the value
# --8<-- [start:fix]
labels = torch.tensor([1, 3, 3, 2])  # numbered from 1
F.cross_entropy(logits, labels - 1)
# > tensor(1.0986)
marked = torch.tensor([0, 2, 255, 1])  # 255 marks what does not count
F.cross_entropy(logits, marked, ignore_index=255)
# > tensor(1.0986)
embedding = torch.nn.Embedding(int(tokens.max()) + 1, 4)
embedding(tokens).shape
# > torch.Size([1, 3, 4])
# --8<-- [end:fix]

# needs: cuda, process
# --8<-- [start:late]
logits = torch.zeros(2, 3, device="cuda")  # 3 classes: 0, 1, 2
labels = torch.tensor([0, 3], device="cuda")
loss = F.cross_entropy(logits, labels)  # raises nothing here
for use in (loss.item, torch.cuda.synchronize, lambda: logits + 1):
    try:
        use()
    except torch.AcceleratorError as error:
        print(str(error).partition("\n")[0])
# > /pytorch/aten/src/ATen/native/cuda/Loss.cu:…: nll_loss_forward_reduce_cuda_kernel_2d: block: [0,0,0], thread: [1,0,0] Assertion `t >= 0 && t < n_classes` failed.
# > CUDA error: device-side assert triggered
# > CUDA error: device-side assert triggered
# > CUDA error: device-side assert triggered
# --8<-- [end:late]
