# cpu: the meta device behaves the same everywhere
# --8<-- [start:see]
import torch

with torch.device("meta"):
    model = torch.nn.Linear(3, 2)
model.to("cpu")
# > NotImplementedError: Cannot copy out of meta tensor; no data! Please use torch.nn.Module.to_empty() instead of torch.nn.Module.to() when moving module from meta to a different device.
# --8<-- [end:see]

# cpu: the meta device behaves the same everywhere
# --8<-- [start:fix]
weights = torch.nn.Linear(3, 2).state_dict()  # from a file
model.load_state_dict(weights, assign=True)
# > <All keys matched successfully>
model.weight.device  # > device(type='cpu')
# --8<-- [end:fix]
assert torch.equal(model.weight, weights["weight"])

# cpu: the meta device behaves the same everywhere
# --8<-- [start:empty]
model = torch.nn.Linear(3, 2, device="meta")
model = model.to_empty(device="cpu")  # memory, and nothing in it
model.reset_parameters()
model(torch.ones(4, 3)).shape
# > torch.Size([4, 2])
# --8<-- [end:empty]

# cpu: the meta device behaves the same everywhere
# --8<-- [start:find]
model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Linear(4, 2, device="meta"))
for name, parameter in model.named_parameters():
    if parameter.is_meta:
        print(name)
# > 1.weight
# > 1.bias
# --8<-- [end:find]
assert all(not buffer.is_meta for buffer in model.buffers())

# cpu: the meta device behaves the same everywhere
# --8<-- [start:no-help]
model = torch.nn.Linear(3, 2, device="meta")
weights = torch.nn.Linear(3, 2).state_dict()
model.load_state_dict(weights)  # without assign
# > UserWarning: for weight: copying from a non-meta parameter in the checkpoint to a meta parameter in the current model, which is a no-op. (Did you mean to pass `assign=True` to assign items in the state dictionary to their corresponding key in the module instead of copying them in place?)
# > UserWarning: for bias: copying from a non-meta parameter in the checkpoint to a meta parameter in the current model, which is a no-op. (Did you mean to pass `assign=True` to assign items in the state dictionary to their corresponding key in the module instead of copying them in place?)
# > <All keys matched successfully>
model.weight.is_meta  # > True
model.weight.data = weights["weight"]
# > RuntimeError: Attempted to call `variable.set_data(tensor)`, but `variable` and `tensor` have incompatible tensor type.
# --8<-- [end:no-help]

# cpu: the meta device behaves the same everywhere
# --8<-- [start:no-help-assign]
model.weight = torch.nn.Parameter(weights["weight"])
model.weight.is_meta  # > False
# --8<-- [end:no-help-assign]

# cpu: the meta device behaves the same everywhere
# --8<-- [start:silent]
conv = torch.nn.Conv1d(1, 1, 1, device="meta")
signal = torch.ones(1, 1, 2)
conv(signal).device  # numbers, but whose?
# > device(type='cpu')
# --8<-- [end:silent]
assert (torch.ones(1, 2) @ torch.ones(2, 2, device="meta")).device.type == "cpu"

# cpu: the meta device behaves the same everywhere
# --8<-- [start:siblings]
x = torch.ones(3, device="meta")
for operation in (
    lambda: x.cpu(),
    lambda: x.tolist(),
    lambda: x.sum().item(),
    lambda: bool((x > 0).all()),
    lambda: x[x > 0],
    lambda: x.unique(),
    lambda: torch.repeat_interleave(x, x.long()),
    lambda: torch.zeros(3).copy_(x),
):
    try:
        operation()
    except RuntimeError as error:
        print(str(error).split(",")[0])
# > Cannot copy out of meta tensor; no data!
# > Cannot copy out of meta tensor; no data!
# > Tensor.item() cannot be called on meta tensors
# > Tensor.item() cannot be called on meta tensors
# > The register_meta function for torch.nonzero() raises unimplemented by default
# > aten::_unique2: attempted to run this operator with Meta tensors
# > cannot repeat_interleave a meta tensor without output_size
# > Cannot copy out of meta tensor; no data!
# --8<-- [end:siblings]
