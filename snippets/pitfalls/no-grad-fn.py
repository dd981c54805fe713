# --8<-- [start:raises]
import torch
from torch import nn

embedding = nn.Embedding.from_pretrained(torch.ones(5, 3), freeze=True)
tokens = torch.tensor([1, 4])
loss = embedding(tokens).sum()
loss.backward()
# > RuntimeError: element 0 of tensors does not require grad and does not have a grad_fn
# --8<-- [end:raises]
assert not any(p.requires_grad for p in embedding.parameters())

# --8<-- [start:look]
loss.requires_grad, loss.grad_fn
# > (False, None)
# --8<-- [end:look]

# --8<-- [start:element]
scored = torch.tensor(1.0, requires_grad=True) * 2
try:
    torch.autograd.backward([scored, loss])
except RuntimeError as error:
    print(error)
# > element 1 of tensors does not require grad and does not have a grad_fn
# --8<-- [end:element]

# --8<-- [start:no-grad]
head = nn.Linear(3, 1)
features = torch.ones(2, 3)
with torch.no_grad():
    predictions = head(features)
predictions.mean().grad_fn is None  # > True
predictions = head(features)
predictions.mean().grad_fn is None  # > False
# --8<-- [end:no-grad]

# --8<-- [start:cut]
logits = head(features)
(logits > 0).float().mean().grad_fn is None  # > True
logits.argmax(0).float().mean().grad_fn is None  # > True
torch.tensor(logits.tolist()).mean().grad_fn is None  # > True
logits.mean().grad_fn is None  # > False
# --8<-- [end:cut]
import numpy as np

assert torch.from_numpy(logits.detach().cpu().numpy()).grad_fn is None
assert torch.as_tensor(np.asarray(logits.tolist())).grad_fn is None
assert logits.detach().grad_fn is None and logits.long().grad_fn is None

# --8<-- [start:second]
x = torch.tensor(3.0, requires_grad=True)
(slope,) = torch.autograd.grad(x**2, x)
slope.requires_grad
# > False
(slope,) = torch.autograd.grad(x**2, x, create_graph=True)
slope.requires_grad
# > True
# --8<-- [end:second]
(_s,) = torch.autograd.grad(x * 2, x, create_graph=True)
assert not _s.requires_grad

# --8<-- [start:checkpoint]
from torch.utils.checkpoint import checkpoint

hidden = embedding(tokens)
loss = checkpoint(head, hidden, use_reentrant=True).sum()
# > UserWarning: None of the inputs have requires_grad=True. Gradients will be None
loss.requires_grad
# > False
loss = checkpoint(head, hidden, use_reentrant=False).sum()
loss.requires_grad
# > True
# --8<-- [end:checkpoint]

# --8<-- [start:fix]
loss = head(embedding(tokens)).sum()  # one trainable layer behind the frozen one
loss.backward()
head.weight.grad is None
# > False
# --8<-- [end:fix]
assert embedding.weight.grad is None
with torch.no_grad():
    assert not torch.is_grad_enabled() and head(features).grad_fn is None
_live = torch.nn.Embedding.from_pretrained(torch.ones(5, 3), freeze=False)
_live(tokens).sum().backward()
assert _live.weight.grad is not None

# --8<-- [start:which]
trainable = [name for name, p in head.named_parameters() if p.requires_grad]
trainable  # empty: all is frozen
# > ['weight', 'bias']
torch.is_grad_enabled()  # False: inside no_grad
# > True
# --8<-- [end:which]

# --8<-- [start:no-help]
with torch.no_grad():
    loss = head(features).mean()
before = head.weight.detach().clone()
optimizer = torch.optim.SGD(head.parameters(), lr=0.1)
optimizer.zero_grad()
loss.requires_grad_(True)
loss.backward()  # no error now
optimizer.step()
head.weight.grad is None
# > True
torch.equal(head.weight, before)
# > True
# --8<-- [end:no-help]
assert loss.grad == 1 and loss.is_leaf
