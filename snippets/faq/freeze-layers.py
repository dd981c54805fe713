# --8<-- [start:freeze]
import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 3), nn.Tanh(), nn.Linear(3, 1))
model[0].requires_grad_(False)

trainable = [p for p in model.parameters() if p.requires_grad]
optimizer = torch.optim.SGD(trainable, lr=0.1)

batch = torch.tensor([[1.0, 2.0], [3.0, 4.0]])  # (N, C)
model(batch).sum().backward()
optimizer.step()
[name for name, p in model.named_parameters() if p.grad is None]
# > ['0.weight', '0.bias']
# --8<-- [end:freeze]
frozen = model[0].weight.clone()
everything = torch.optim.Adam(model.parameters(), lr=0.1, weight_decay=0.1)
everything.step()
assert torch.equal(frozen, model[0].weight)  # None is skipped, in whatever optimizer

# --8<-- [start:passes-on]
first, second = nn.Linear(2, 3), nn.Linear(3, 1)
second.requires_grad_(False)
second(first(batch)).sum().backward()
print(first.weight.grad is None, second.weight.grad is None)
# > False True
# --8<-- [end:passes-on]
assert first.weight.grad.abs().sum() > 0

# --8<-- [start:no-grad]
hidden = first(batch)
with torch.no_grad():
    out = second(hidden)
out.requires_grad  # > False
# --8<-- [end:no-grad]

# --8<-- [start:no-grad-right]
encoder, head = nn.Linear(2, 3), nn.Linear(3, 1)
with torch.no_grad():
    features = encoder(batch)
head(features).sum().backward()
print(encoder.weight.grad is None, head.weight.grad is None)
# > True False
# --8<-- [end:no-grad-right]
assert features.grad_fn is None

# --8<-- [start:stale]
weight = torch.tensor(1.0, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.1)
(2 * weight).backward()
weight.requires_grad_(False)
optimizer.step()
weight
# > tensor(0.8000)
weight.grad = None
optimizer.step()
weight
# > tensor(0.8000)
# --8<-- [end:stale]
weight.grad = torch.tensor(2.0)
optimizer.step()
optimizer.step()
assert torch.allclose(weight, torch.tensor(0.4))
optimizer.zero_grad()
assert weight.grad is None

# --8<-- [start:unfreeze]
model[0].requires_grad_(True)
optimizer = torch.optim.SGD(trainable, lr=0.1)
optimizer.add_param_group({"params": model[0].parameters(), "lr": 0.01})
[len(group["params"]) for group in optimizer.param_groups]
# > [2, 2]
# --8<-- [end:unfreeze]
model(batch).sum().backward()
assert all(p.grad is not None for p in model.parameters())

# --8<-- [start:batch-norm]
norm = nn.BatchNorm1d(2).requires_grad_(False)
_ = norm(batch)
norm.running_mean
# > tensor([0.2000, 0.3000])
norm.eval()
_ = norm(batch)
norm.running_mean
# > tensor([0.2000, 0.3000])
# --8<-- [end:batch-norm]
wrapper = nn.Sequential(norm)
wrapper.train()
assert norm.training  # model.train() undoes the eval() of a part
dropout = nn.Dropout(0.5).requires_grad_(False)
assert (dropout(torch.ones(1000)) == 0).any()
assert not (dropout.eval()(torch.ones(1000)) == 0).any()

# --8<-- [start:late]
weight = torch.tensor(1.0, requires_grad=True)
bias = torch.tensor(1.0, requires_grad=True)
loss = 2 * weight + bias
weight.requires_grad_(False)
loss.backward()
print(weight.grad, bias.grad)
# > None tensor(1.)
# --8<-- [end:late]

# --8<-- [start:all-frozen]
model.requires_grad_(False)
model(batch).sum().backward()
# > RuntimeError: element 0 of tensors does not require grad and does not have a grad_fn
# --8<-- [end:all-frozen]
table = nn.Embedding.from_pretrained(torch.ones(5, 3))
assert not table.weight.requires_grad
head(table(torch.tensor([1]))).sum().backward()
assert table.weight.grad is None
