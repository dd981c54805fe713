# needs: cuda
# --8<-- [start:raises]
import torch

memory = torch.cuda.get_device_properties(0).total_memory
torch.cuda.set_per_process_memory_fraction(2**30 / memory)  # 1 GiB, to show it
try:
    torch.empty(2, 2**30, device="cuda")
except torch.OutOfMemoryError as error:
    message = str(error)
finally:
    torch.cuda.set_per_process_memory_fraction(1.0)  # all of it again

print(message.partition(" GPU ")[0])
# > CUDA out of memory. Tried to allocate 8.00 GiB.
parts = ("total capacity", "is free", "allowed", "allocated by PyTorch")
[part in message for part in parts]  # "allowed" is the limit
# > [True, True, True, True]
torch.ones(2, device="cuda").sum().item()  # the GPU works on
# > 2.0
# --8<-- [end:raises]
assert issubclass(torch.OutOfMemoryError, RuntimeError)
assert "is reserved by PyTorch but unallocated." in message

# --8<-- [start:tensor]
import torch

logits = torch.empty(8, 2048, 32_000, device="meta")  # (B, T, vocabulary)
logits.nbytes / 2**30  # GiB
# > 1.953125
scores = torch.empty(8, 16, 4096, 4096, device="meta")  # (B, heads, T, T)
scores.nbytes / 2**30
# > 8.0
# --8<-- [end:tensor]
assert logits.nbytes == logits.numel() * logits.element_size()

# --8<-- [start:model]
model = torch.nn.Linear(8192, 32_768, device="meta")
weights = sum(p.nbytes for p in model.parameters())
4 * weights / 2**30  # with gradients and the two averages of Adam
# > 4.00048828125
# --8<-- [end:model]
_layer = torch.nn.Linear(3, 2)
_adam = torch.optim.Adam(_layer.parameters())
_layer(torch.ones(1, 3)).sum().backward()
_adam.step()
_kept = sum(p.numel() + p.grad.numel() for p in _layer.parameters())
for _state in _adam.state.values():
    _kept += _state["exp_avg"].numel() + _state["exp_avg_sq"].numel()
assert _kept == 4 * sum(p.numel() for p in _layer.parameters())

# --8<-- [start:accumulate]
model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
inputs, targets = torch.ones(8, 3), torch.zeros(8, 1)
for x, y in zip(inputs.split(2), targets.split(2), strict=True):
    loss = torch.nn.functional.mse_loss(model(x), y) / 4
    loss.backward()  # frees the graph of this part
optimizer.step()
# --8<-- [end:accumulate]
_whole = torch.nn.Linear(3, 1)
_whole.load_state_dict(model.state_dict())
with torch.no_grad():
    for _p, _q in zip(_whole.parameters(), model.parameters(), strict=True):
        _p.add_(_q.grad, alpha=0.1)  # back before the step
torch.nn.functional.mse_loss(_whole(inputs), targets).backward()
assert torch.allclose(_whole.weight.grad, model.weight.grad, atol=1e-5)

# --8<-- [start:history]
history = []
for _ in range(3):
    loss = model(inputs).mean()
    history.append(loss.item())  # a number, without its graph
# --8<-- [end:history]

# --8<-- [start:evaluate]
with torch.no_grad():
    predictions = model(inputs)
predictions.requires_grad  # > False
# --8<-- [end:evaluate]
assert model.eval()(inputs).requires_grad

# needs: cuda
# --8<-- [start:look]
total = torch.cuda.get_device_properties(0).total_memory
inputs = torch.zeros(2**20, device="cuda")
torch.cuda.memory_allocated() >= inputs.nbytes  # held by tensors
# > True
torch.cuda.memory_reserved() >= torch.cuda.memory_allocated()
# > True
total > torch.cuda.memory_reserved()
# > True
# --8<-- [end:look]
