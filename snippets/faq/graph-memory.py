# --8<-- [start:count]
import torch
from torch import nn
from torch.autograd.graph import saved_tensors_hooks


def saved_by(forward):
    """Bytes that the graph of forward() saves, by address: each memory once."""
    saved = {}

    def pack(tensor):
        storage = tensor.untyped_storage()
        saved[storage.data_ptr()] = storage.nbytes()
        return tensor

    with saved_tensors_hooks(pack, lambda packed: packed):
        forward()
    return saved


model = nn.Sequential(nn.Linear(256, 1024), nn.ReLU(), nn.Linear(1024, 10))
batch = torch.ones(64, 256)

saved = saved_by(lambda: model(batch))
sum(saved.values())
# > 368640
# --8<-- [end:count]

# --8<-- [start:own]
yours = [batch, *model.parameters()]
for tensor in yours:
    saved.pop(tensor.untyped_storage().data_ptr(), None)
sum(saved.values())
# > 262144
64 * 1024 * 4  # the output of ReLU: rows, columns, bytes of a float32
# > 262144
# --8<-- [end:own]
assert batch.nbytes + model[2].weight.nbytes == 368640 - 262144
calls = []
with saved_tensors_hooks(lambda t: calls.append(t.untyped_storage().data_ptr()) or t, lambda t: t):
    out = model(batch)
assert len(calls) == 4
assert len(set(calls)) == 3, "ReLU and the layer after it save the same memory"
del out

# --8<-- [start:operations]
x = torch.ones(64, 1024, requires_grad=True)


def megabytes(forward):
    return sum(saved_by(forward).values()) / 2**20


megabytes(lambda: x + 1), megabytes(lambda: x.sum()), megabytes(lambda: x.exp())
# > (0.0, 0.0, 0.25)
megabytes(lambda: x.exp().exp().exp().exp())
# > 1.0
# --8<-- [end:operations]
from torch.nn import functional

size = x.nbytes
address = x.untyped_storage().data_ptr()


def extra(forward):
    """What is saved beyond x itself, in bytes."""
    found = saved_by(forward)
    found.pop(address, None)
    return sum(found.values())


def saves_input(forward):
    return address in saved_by(forward)


w = torch.ones(1024, 10, requires_grad=True)
for nothing in (
    lambda: x + 1,
    lambda: x - x,
    lambda: -x,
    lambda: x * 2,
    lambda: x.sum(),
    lambda: x.mean(),
    lambda: x.view(-1),
    lambda: x.t(),
    lambda: torch.cat([x, x]),
):
    assert saved_by(nothing) == {}
for result in (
    lambda: x.exp(),
    lambda: x.sigmoid(),
    lambda: x.tanh(),
    lambda: x.relu(),
    lambda: x.softmax(1),
):
    assert extra(result) == size
    assert not saves_input(result)
for operand in (
    lambda: x**2,
    lambda: x * x,
    lambda: functional.gelu(x),
    lambda: functional.silu(x),
):
    assert extra(operand) == 0
    assert saves_input(operand)
assert extra(lambda: x @ w) == w.nbytes
assert saves_input(lambda: x @ w)
assert extra(lambda: x * torch.ones(64, 1024)) == size, "the other factor"
assert extra(lambda: functional.dropout(x, 0.5)) in (size, x.numel()), "the mask, float or bool"
assert extra(lambda: x.max(1)) == 64 * 8, "int64 indices"
assert saves_input(lambda: functional.layer_norm(x, (1024,)))
assert extra(lambda: functional.layer_norm(x, (1024,))) == 2 * 64 * 4


# --8<-- [start:batch]
def activations(rows):
    batch = torch.ones(rows, 256)
    saved = saved_by(lambda: model(batch))
    for tensor in [batch, *model.parameters()]:
        saved.pop(tensor.untyped_storage().data_ptr(), None)
    return sum(saved.values())


activations(64), activations(128)
# > (262144, 524288)
# --8<-- [end:batch]
# Twice the weights of the first layer, the same outputs: the same bytes.
wide = nn.Sequential(nn.Linear(512, 1024), nn.ReLU(), nn.Linear(1024, 10))
wide_batch = torch.ones(64, 512)
found = saved_by(lambda: wide(wide_batch))
for tensor in [wide_batch, *wide.parameters()]:
    found.pop(tensor.untyped_storage().data_ptr(), None)
assert sum(found.values()) == 262144

# --8<-- [start:less]
with torch.no_grad():
    print(saved_by(lambda: model(batch)))
# > {}
# --8<-- [end:less]
with torch.inference_mode():
    assert saved_by(lambda: model(batch)) == {}

# --8<-- [start:checkpoint]
from torch.utils.checkpoint import checkpoint

layers = [nn.Sequential(nn.Linear(256, 256), nn.Tanh()) for _ in range(8)]
deep = nn.Sequential(*layers)


def total(forward):
    saved = saved_by(forward)
    for param in deep.parameters():
        saved.pop(param.untyped_storage().data_ptr(), None)
    return sum(saved.values()) // batch.nbytes


total(lambda: deep(batch))  # the batch and eight outputs
# > 9
total(lambda: checkpoint(deep, batch, use_reentrant=False))
# > 1
# --8<-- [end:checkpoint]
calls = []
_ = deep[0].register_forward_hook(lambda *_: calls.append(1))
checkpoint(deep, batch, use_reentrant=False).sum().backward()
assert len(calls) == 2, "computed again in backward"

# Parameters, gradients, optimizer state.
size = sum(param.nbytes for param in model.parameters())
optimizer = torch.optim.Adam(model.parameters())
from torch.multiprocessing.reductions import StorageWeakRef

hidden = model[1](model[0](batch))
activation = StorageWeakRef(hidden.untyped_storage())
loss = model[2](hidden).mean()
del hidden
assert not activation.expired()
loss.backward()
assert activation.expired(), "backward frees what was saved, though the loss is still held"
optimizer.step()
assert sum(param.grad.nbytes for param in model.parameters()) == size
moments = [
    tensor.nbytes
    for state in optimizer.state.values()
    for name, tensor in state.items()
    if name != "step"
]
assert sum(moments) == 2 * size
assert not torch.optim.SGD(model.parameters(), lr=0.1).state

# needs: cuda
# --8<-- [start:cuda]
weight = torch.ones(1024, 1024, device="cuda", requires_grad=True)
before = torch.cuda.memory_allocated()
loss = weight.exp().sum()
(torch.cuda.memory_allocated() - before) // 2**20  # MB
# > 4
# --8<-- [end:cuda]
