# --8<-- [start:see]
import torch
from torch import nn

embedding = nn.Embedding(5, 2, sparse=True)
optimizer = torch.optim.Adam(embedding.parameters())
embedding(torch.tensor([1, 3])).sum().backward()
optimizer.step()
# > RuntimeError: Adam does not support sparse gradients, please consider SparseAdam instead
# --8<-- [end:see]

# --8<-- [start:dense]
model = nn.Sequential(nn.Embedding(5, 2, sparse=True), nn.Linear(2, 1))
optimizer = torch.optim.SparseAdam(model.parameters())
model(torch.tensor([1, 3])).sum().backward()
optimizer.step()
# > RuntimeError: SparseAdam does not support dense gradients, please consider Adam instead
# --8<-- [end:dense]

# --8<-- [start:layout]
embedding.weight.grad.layout, embedding.weight.layout
# > (torch.sparse_coo, torch.strided)
embedding.weight.grad._nnz()  # two of five rows
# > 2
# --8<-- [end:layout]

# --8<-- [start:fix]
model = nn.Sequential(nn.Embedding(5, 2), nn.Linear(2, 1))  # sparse=False
optimizer = torch.optim.Adam(model.parameters())
model(torch.tensor([1, 3])).sum().backward()
optimizer.step()
# --8<-- [end:fix]

# --8<-- [start:fix-two]
model = nn.Sequential(nn.Embedding(5, 2, sparse=True), nn.Linear(2, 1))
optimizers = [
    torch.optim.SparseAdam(model[0].parameters()),
    torch.optim.Adam(model[1].parameters()),
]
model(torch.tensor([1, 3])).sum().backward()
for optimizer in optimizers:
    optimizer.step()
    optimizer.zero_grad()
# --8<-- [end:fix-two]

# --8<-- [start:difference]
table = torch.ones(3, 1)
dense = nn.Embedding.from_pretrained(table.clone(), freeze=False)
sparse = nn.Embedding.from_pretrained(table.clone(), freeze=False, sparse=True)
pairs = [
    (dense, torch.optim.Adam(dense.parameters(), lr=0.1)),
    (sparse, torch.optim.SparseAdam(sparse.parameters(), lr=0.1)),
]
for ids in ([0, 1], [1, 2]):  # row 0 in the first step only
    for layer, optimizer in pairs:
        optimizer.zero_grad()
        layer(torch.tensor(ids)).sum().backward()
        optimizer.step()
dense.weight[0].detach(), sparse.weight[0].detach()
# > (tensor([0.8330]), tensor([0.9000]))
# --8<-- [end:difference]

# --8<-- [start:who]
names = ["SGD", "Adagrad", "SparseAdam", "Adam", "AdamW", "RMSprop", "RAdam", "NAdam"]
for name in names:
    layer = nn.Embedding(5, 2, sparse=True)
    optimizer = getattr(torch.optim, name)(layer.parameters(), lr=0.1)
    layer(torch.tensor([1])).sum().backward()
    try:
        optimizer.step()
        print(name, "works")
    except RuntimeError as error:
        print(error)
# > SGD works
# > UserWarning: Sparse invariant checks are implicitly disabled. Memory errors (e.g. SEGFAULT) will occur when operating on a sparse tensor which violates the invariants, but checks incur performance overhead. To silence this warning, explicitly opt in or out. See `torch.sparse.check_sparse_tensor_invariants.__doc__` for guidance.  (Triggered internally at …)
# > Adagrad works
# > SparseAdam works
# > Adam does not support sparse gradients, please consider SparseAdam instead
# > Adam does not support sparse gradients, please consider SparseAdam instead
# > RMSprop does not support sparse gradients
# > RAdam does not support sparse gradients
# > NAdam does not support sparse gradients
# --8<-- [end:who]
import pytest

for refusing in ("Adadelta", "Adamax", "ASGD", "Adafactor", "Rprop", "Muon"):
    layer = nn.Embedding(5, 2, sparse=True)
    refused = getattr(torch.optim, refusing)(layer.parameters(), lr=0.1)
    layer(torch.tensor([1])).sum().backward()
    with pytest.raises(RuntimeError, match=f"{refusing} does not support sparse gradients"):
        refused.step()

# cpu: the message below names the kind of tensor, which says the device
# --8<-- [start:decay]
layer = nn.Embedding(5, 2, sparse=True)
for optimizer in (
    torch.optim.Adagrad(layer.parameters(), weight_decay=0.1),
    torch.optim.SGD(layer.parameters(), lr=0.1, weight_decay=0.1),
):
    optimizer.zero_grad()
    layer(torch.tensor([1])).sum().backward()
    try:
        optimizer.step()
    except RuntimeError as error:
        print(error)
# > weight_decay option is not compatible with sparse gradients
# > add(sparse, dense) is not supported. Use add(dense, sparse) instead.
# --8<-- [end:decay]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:clip]
try:
    torch.nn.utils.clip_grad_norm_(layer.parameters(), max_norm=1.0)
    print("clipped")
except NotImplementedError as error:
    print(str(error).split(" This")[0])
# > Could not run 'aten::linalg_vector_norm' with arguments from the 'SparseCPU' backend.
# > [torch>=2.14] clipped
# --8<-- [end:clip]

# --8<-- [start:clip-fix]
gradient = layer.weight.grad.coalesce()  # the norm of what is stored
gradient *= (1.0 / gradient.values().norm()).clamp(max=1.0)
layer.weight.grad = gradient
gradient.values().norm()
# > tensor(1.0000)
# --8<-- [end:clip-fix]
