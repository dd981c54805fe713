# --8<-- [start:see]
import torch

weight = torch.ones(3, 2, requires_grad=True)  # an embedding, say
keep = torch.tensor([[0.0], [1.0], [1.0]])
handle = weight.register_hook(lambda grad: grad * keep)  # row 0 is to stay
optimizer = torch.optim.AdamW([weight], lr=0.1)
weight.sum().backward()
weight.grad[0]
# > tensor([0., 0.])
optimizer.step()
weight[0].detach()
# > tensor([0.9990, 0.9990])
# --8<-- [end:see]


# --8<-- [start:zeros]
def moves(optimizer, weight):
    weight.sum().backward()  # one step of training
    optimizer.step()
    before = weight.detach().clone()
    optimizer.zero_grad(set_to_none=False)  # then zeros, not None
    optimizer.step()
    return not torch.equal(weight, before)


for name, options in [
    ("SGD", {}),
    ("SGD", {"momentum": 0.9}),
    ("SGD", {"weight_decay": 0.01}),
    ("Adam", {}),
    ("AdamW", {}),
]:
    w = torch.ones(2, requires_grad=True)
    optimizer = getattr(torch.optim, name)([w], lr=0.1, **options)
    print(name, options, "moves" if moves(optimizer, w) else "stays")
# > SGD {} stays
# > SGD {'momentum': 0.9} moves
# > SGD {'weight_decay': 0.01} moves
# > Adam {} moves
# > AdamW {} moves
# --8<-- [end:zeros]

# --8<-- [start:padding]
embedding = torch.nn.Embedding(3, 2, padding_idx=0)
optimizer = torch.optim.AdamW(embedding.parameters(), lr=0.1)
embedding(torch.tensor([0, 1])).sum().backward()
embedding.weight.grad[0]  # the padding gets no gradient
# > tensor([0., 0.])
before = embedding.weight.detach().clone()
optimizer.step()
torch.equal(embedding.weight[0], before[0])  # and stays, being zero
# > True
torch.equal(embedding.weight[2], before[2])  # not used, and moved
# > False
# --8<-- [end:padding]

# --8<-- [start:fix]
w = torch.ones(2, requires_grad=True)
optimizer = torch.optim.AdamW([w], lr=0.1)
w.sum().backward()
optimizer.step()
before = w.detach().clone()
w.requires_grad_(False)
optimizer.zero_grad()  # None: the weight is skipped
optimizer.step()
torch.equal(w, before)
# > True
# --8<-- [end:fix]

# --8<-- [start:rows]
weight = torch.ones(3, 2, requires_grad=True)
optimizer = torch.optim.AdamW([weight], lr=0.1)
fixed = weight[0].detach().clone()
weight.sum().backward()
optimizer.step()
with torch.no_grad():
    weight[0] = fixed  # put it back after each step
weight.detach()
# > tensor([[1.0000, 1.0000],
# >         [0.8990, 0.8990],
# >         [0.8990, 0.8990]])
# --8<-- [end:rows]

# --8<-- [start:split]
pretrained = torch.ones(1, 2)  # no parameter at all
trained = torch.ones(2, 2, requires_grad=True)
optimizer = torch.optim.AdamW([trained], lr=0.1)
table = torch.cat([pretrained, trained])
table.sum().backward()
optimizer.step()
torch.cat([pretrained, trained.detach()])
# > tensor([[1.0000, 1.0000],
# >         [0.8990, 0.8990],
# >         [0.8990, 0.8990]])
# --8<-- [end:split]

table = torch.nn.Embedding(3, 2, sparse=True)
optimizer = torch.optim.SparseAdam(table.parameters(), lr=0.1)
for tokens in ([0, 1], [1]):
    before = table.weight.detach().clone()
    optimizer.zero_grad()
    table(torch.tensor(tokens)).sum().backward()
    optimizer.step()
assert torch.equal(table.weight[0], before[0]) and torch.equal(table.weight[2], before[2])
assert not torch.equal(table.weight[1], before[1])
w = torch.ones(2, requires_grad=True)
assert moves(torch.optim.AdamW([w], lr=0.1, weight_decay=0), w)
