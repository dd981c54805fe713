# --8<-- [start:see]
import torch
from torch.nn import functional as F

logits = torch.tensor([[50.0, 0.0, 0.0, 0.0]])  # sure of class 0
label = torch.tensor([0])  # and right
F.cross_entropy(logits.softmax(1), label)
# > tensor(0.7437)
F.cross_entropy(logits, label)
# > tensor(0.)
# --8<-- [end:see]

# --8<-- [start:floor]
for classes in (2, 3, 4, 10, 1000):
    perfect = torch.eye(classes)[:1]  # probability 1 for class 0
    print(classes, F.cross_entropy(perfect, label))
# > 2 tensor(0.3133)
# > 3 tensor(0.5514)
# > 4 tensor(0.7437)
# > 10 tensor(1.4612)
# > 1000 tensor(5.9095)
# --8<-- [end:floor]
assert torch.allclose(
    F.cross_entropy(torch.eye(4)[:1], label), (1 + 3 * (-torch.ones(1)).exp()).log()
)

# --8<-- [start:gradient]
wrong = torch.tensor([[0.0, 9.0, 0.0, 0.0]], requires_grad=True)  # sure of class 1
F.cross_entropy(wrong, label).backward()
wrong.grad[0, 0]
# > tensor(-0.9999)
wrong.grad = None
F.cross_entropy(wrong.softmax(1), label).backward()
wrong.grad[0, 0]
# > tensor(-0.0002)
# --8<-- [end:gradient]

# --8<-- [start:fix]
model = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.ReLU(), torch.nn.Linear(16, 4))
outputs = model(torch.zeros(1, 8))  # logits
loss = F.cross_entropy(outputs, label)
probabilities = outputs.softmax(1)  # for people, not for the loss
outputs.argmax(1) == probabilities.argmax(1)
# > tensor([True])
# --8<-- [end:fix]
assert loss.isfinite()

# --8<-- [start:log-softmax]
F.cross_entropy(logits.log_softmax(1), label)
# > tensor(0.)
F.nll_loss(logits.log_softmax(1), label)
# > tensor(0.)
# --8<-- [end:log-softmax]
more = torch.tensor([[0.3, -2.0, 1.1, 0.0]])
assert torch.allclose(F.cross_entropy(more.log_softmax(1), label), F.cross_entropy(more, label))
assert torch.allclose(more.log_softmax(1).log_softmax(1), more.log_softmax(1))

# --8<-- [start:nll]
F.nll_loss(logits.softmax(1), label)  # below 0: no logarithm was taken
# > tensor(-1.)
F.nll_loss(logits, label)
# > tensor(-50.)
# --8<-- [end:nll]

# --8<-- [start:binary]
F.binary_cross_entropy_with_logits(torch.tensor(50.0).sigmoid(), torch.tensor(1.0))
# > tensor(0.3133)
F.binary_cross_entropy_with_logits(torch.tensor(-50.0).sigmoid(), torch.tensor(0.0))
# > tensor(0.6931)
# --8<-- [end:binary]
