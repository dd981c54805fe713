# --8<-- [start:see]
import torch
from torch import nn

encoder, head = nn.Linear(2, 4), nn.Linear(4, 1)
hidden = encoder(torch.ones(3, 2))
codes = hidden.mul(10).long()  # quantised
head(codes.float()).sum().backward()
encoder.weight.grad is None, head.weight.grad is None
# > (True, False)
# --8<-- [end:see]
assert not codes.requires_grad and codes.grad_fn is None

# --8<-- [start:none]
from torch.nn import functional as F

x = torch.tensor([0.4, 1.6], requires_grad=True)
cuts = {
    "x.long()": x.long(),
    "x.bool()": x.bool(),
    "x > 1": x > 1,
    "x.argmax()": x.argmax(),
    "x.argsort()": x.argsort(),
    "x.topk(1).indices": x.topk(1).indices,
    "one_hot of argmax": F.one_hot(x.argmax(), 2),
    "x.data": x.data,
}
[name for name, result in cuts.items() if result.requires_grad]
# > []
# --8<-- [end:none]
assert not any(result.float().requires_grad for result in cuts.values())

# --8<-- [start:zero]
for operation in (torch.round, torch.floor, torch.sign, torch.trunc, torch.ceil):
    (gradient,) = torch.autograd.grad(operation(x).sum(), x)
    print(operation.__name__, gradient)
# > round tensor([0., 0.])
# > floor tensor([0., 0.])
# > sign tensor([0., 0.])
# > trunc tensor([0., 0.])
# > ceil tensor([0., 0.])
# --8<-- [end:zero]
(_bernoulli,) = torch.autograd.grad(torch.bernoulli(x.sigmoid()).sum(), x)
assert _bernoulli.abs().sum() == 0

# --8<-- [start:float]
x.half().requires_grad, x.double().requires_grad, x.to(torch.complex64).requires_grad
# > (True, True, True)
# --8<-- [end:float]

# --8<-- [start:find]
encoder.zero_grad()
hidden = encoder(torch.ones(3, 2))
codes = hidden.mul(10).long()
output = head(codes.float())
for name in ("hidden", "codes", "output"):
    print(name, globals()[name].requires_grad)
# > hidden True
# > codes False
# > output True
# --8<-- [end:find]

# --8<-- [start:accuracy]
logits, labels = torch.zeros(4, 3, requires_grad=True), torch.tensor([0, 1, 2, 0])
accuracy = (logits.argmax(1) == labels).float().mean()
accuracy.requires_grad
# > False
loss = F.cross_entropy(logits, labels)  # the loss for it
loss.requires_grad
# > True
# --8<-- [end:accuracy]


# --8<-- [start:straight]
def round_through(x):
    return x + (x.round() - x).detach()  # rounds forward, identity backward


y = round_through(x)
y.detach()
# > tensor([0., 2.])
torch.autograd.grad(y.sum(), x)
# > (tensor([1., 1.]),)
# --8<-- [end:straight]

# --8<-- [start:soft]
scores = torch.tensor([1.0, 3.0, 2.0], requires_grad=True)
positions = torch.arange(3.0)
soft_argmax = (scores.softmax(0) * positions).sum()
soft_argmax.backward()
scores.grad.count_nonzero().item()
# > 3
# --8<-- [end:soft]

# --8<-- [start:mask]
kept = torch.where(x > 1, x, 0.0)  # the comparison only selects
torch.autograd.grad(kept.sum(), x)
# > (tensor([0., 1.]),)
# --8<-- [end:mask]

# --8<-- [start:no-help]
codes = x.long().float().requires_grad_()
codes.sum().backward()
codes.grad, x.grad
# > (tensor([1., 1.]), None)
# --8<-- [end:no-help]
