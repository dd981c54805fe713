# --8<-- [start:see]
import torch

torch.Tensor([1.0, 2.0], device="cuda")
# > RuntimeError: legacy constructor expects device type: cpu but device type: cuda was passed
# --8<-- [end:see]

# --8<-- [start:fix]
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
torch.tensor([1.0, 2.0], device=device).sum().item()
# > 3.0
# --8<-- [end:fix]

# cpu: the classes with a device in their name are asked for
# --8<-- [start:types]
labels = torch.tensor([0, 2])
torch.FloatTensor(labels)
# > TypeError: expected TensorOptions(dtype=float, device=cpu, layout=Strided, requires_grad=false (default), pinned_memory=false (default), memory_format=(nullopt)) (got TensorOptions(dtype=long int, device=cpu, layout=Strided, requires_grad=false (default), pinned_memory=false (default), memory_format=(nullopt)))
# --8<-- [end:types]

# cpu: the classes with a device in their name are asked for
# --8<-- [start:types-fix]
labels.float()
# > tensor([0., 2.])
# --8<-- [end:types-fix]

# cpu: the classes with a device in their name are asked for
# --8<-- [start:siblings]
for make in (
    lambda: torch.FloatTensor([1.0], device="meta"),
    lambda: torch.Tensor(2, 3, device="meta"),
    lambda: torch.ones(2).new([1.0], device="meta"),
):
    try:
        make()
    except RuntimeError as error:
        print(error)
# > legacy constructor expects device type: cpu but device type: meta was passed
# > legacy constructor expects device type: cpu but device type: meta was passed
# > legacy constructor expects device type: cpu but device type: meta was passed
# --8<-- [end:siblings]
assert torch.ones(2).new_tensor([1.0], device="meta").is_meta
assert torch.empty(2, 3, device="meta").shape == (2, 3)

# cpu: the classes with a device in their name are asked for
# --8<-- [start:default]
with torch.device("meta"):
    made = torch.tensor([1.0]).device, torch.Tensor([1.0]).device
made  # the class ignores the default device
# > (device(type='meta'), device(type='cpu'))
# --8<-- [end:default]
