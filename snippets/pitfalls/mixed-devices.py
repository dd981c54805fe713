# cpu: the meta device stands for the GPU
# --8<-- [start:raises]
import torch

device = torch.device("meta")  # stands for "cuda"
model = torch.nn.Linear(3, 2).to(device)
batch = torch.ones(4, 3)  # (B, C), on the CPU
model(batch)
# > RuntimeError: Tensor on device meta is not on the expected device cpu!
# --8<-- [end:raises]

# needs: cuda
# --8<-- [start:raises-cuda]
layer = torch.nn.Linear(3, 2, device="cuda")
layer(torch.ones(4, 3, device="cpu"))
# > RuntimeError: Expected all tensors to be on the same device, but got mat1 is on cpu, different from other tensors on cuda:0 (when checking argument in method wrapper_CUDA_addmm)
# --8<-- [end:raises-cuda]

# needs: cuda
# --8<-- [start:siblings-cuda]
on_gpu, on_cpu = torch.ones(3, 3, device="cuda"), torch.ones(3, 3, device="cpu")
ids = torch.tensor([0, 2], device="cpu")
for operation in (
    lambda: on_gpu + on_cpu,
    lambda: on_cpu + on_gpu,
    lambda: torch.cat([on_gpu, on_cpu]),
    lambda: torch.nn.functional.embedding(ids, on_gpu),
    lambda: torch.nn.functional.cross_entropy(on_gpu, ids[[0, 1, 1]]),
    lambda: torch.nn.LSTM(3, 2, device="cuda")(on_cpu),
):
    try:
        operation()
    except RuntimeError as error:
        print(error)
# > Expected all tensors to be on the same device, but found at least two devices, cuda:0 and cpu!
# > Expected all tensors to be on the same device, but found at least two devices, cuda:0 and cpu!
# > Expected all tensors to be on the same device, but got tensors is on cpu, different from other tensors on cuda:0 (when checking argument in method wrapper_CUDA_cat)
# > Expected all tensors to be on the same device, but got index is on cpu, different from other tensors on cuda:0 (when checking argument in method wrapper_CUDA__index_select)
# > Expected all tensors to be on the same device, but got target is on cpu, different from other tensors on cuda:0 (when checking argument in method wrapper_CUDA_nll_loss_forward)
# > Input and parameter tensors are not at the same device, found input tensor at cpu and parameter tensor at cuda:0
# --8<-- [end:siblings-cuda]

# cpu: the meta device stands for the GPU
# --8<-- [start:not-assigned]
batch.to(device)  # the result is dropped
# > tensor(..., device='meta', size=(4, 3))
batch.device  # > device(type='cpu')
model(batch)
# > RuntimeError: Tensor on device meta is not on the expected device cpu!
# --8<-- [end:not-assigned]

# cpu: the meta device stands for the GPU
# --8<-- [start:assigned]
batch = batch.to(device)
model(batch).shape  # > torch.Size([4, 2])
# --8<-- [end:assigned]


# cpu: the meta device stands for the GPU
# --8<-- [start:fresh]
def positions(x):  # (B, T, C)
    return x + torch.arange(x.shape[1]).view(1, -1, 1)


embedded = torch.zeros(2, 5, 8, device=device)  # (B, T, C)
positions(embedded)
# > RuntimeError: Tensor on device cpu is not on the expected device meta!
# --8<-- [end:fresh]


# cpu: the meta device stands for the GPU
# --8<-- [start:fresh-fixed]
def positions(x):  # (B, T, C)
    return x + torch.arange(x.shape[1], device=x.device).view(1, -1, 1)


positions(embedded).shape  # > torch.Size([2, 5, 8])
# --8<-- [end:fresh-fixed]
assert positions(embedded).device == embedded.device
assert positions(torch.zeros(2, 5, 8)).device.type == "cpu"
assert embedded.new_zeros(2).device == torch.zeros_like(embedded).device == embedded.device


# cpu: the meta device stands for the GPU
# --8<-- [start:attribute]
class Scaled(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(3, 2)
        self.scale = torch.tensor([1.0, 10.0])

    def forward(self, x):
        return self.linear(x) * self.scale


model = Scaled().to(device)
model(batch)
# > RuntimeError: Tensor on device cpu is not on the expected device meta!
# --8<-- [end:attribute]


# cpu: the meta device stands for the GPU
# --8<-- [start:buffer]
class Scaled(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(3, 2)
        self.register_buffer("scale", torch.tensor([1.0, 10.0]))

    def forward(self, x):
        return self.linear(x) * self.scale


model = Scaled().to(device)
model(batch).shape  # > torch.Size([4, 2])
# --8<-- [end:buffer]
assert "scale" in model.state_dict()
hidden = torch.nn.Module()
hidden.register_buffer("scale", torch.ones(2), persistent=False)
assert hidden.to(device).scale.device == device
assert "scale" not in hidden.state_dict()


# cpu: the meta device stands for the GPU
# --8<-- [start:plain-list]
class Stack(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [torch.nn.Linear(3, 3), torch.nn.Linear(3, 2)]

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


model = Stack().to(device)
model(batch)
# > RuntimeError: Tensor on device cpu is not on the expected device meta!
# --8<-- [end:plain-list]
assert list(model.parameters()) == []

# cpu: the meta device stands for the GPU
# --8<-- [start:module-list]
model = Stack()
model.layers = torch.nn.ModuleList(model.layers)
model.to(device)
model(batch).shape  # > torch.Size([4, 2])
# --8<-- [end:module-list]
assert len(list(model.parameters())) == 4


# cpu: the meta device stands for the GPU
# --8<-- [start:look]
def devices(model, **tensors):
    named = [*model.named_parameters(), *model.named_buffers(), *tensors.items()]
    for name, tensor in named:
        print(f"{name}: {tensor.device}")


devices(Scaled().to(device), batch=torch.ones(4, 3), targets=torch.zeros(4))
# > linear.weight: meta
# > linear.bias: meta
# > scale: meta
# > batch: cpu
# > targets: cpu
# --8<-- [end:look]

# cpu: the meta device stands for the GPU
# --8<-- [start:allowed]
x = torch.ones(3, device=device)
(x * torch.tensor(2.0)).device  # > device(type='meta')
x[torch.tensor([0, 2])].device  # > device(type='meta')
torch.ones(3) * torch.tensor(2.0, device=device)
# > RuntimeError: Tensor on device meta is not on the expected device cpu!
# --8<-- [end:allowed]

# cpu: the meta device stands for the GPU
# --8<-- [start:default]
from torch.utils.data import DataLoader, TensorDataset

dataset = TensorDataset(torch.ones(4, 3))
torch.set_default_device(device)
next(iter(DataLoader(dataset, shuffle=True)))
# > RuntimeError: Tensor.item() cannot be called on meta tensors
# --8<-- [end:default]

# cpu: the meta device stands for the GPU
# --8<-- [start:default-block]
torch.set_default_device(None)
with device:
    model = torch.nn.Linear(3, 2)

model.weight.device  # > device(type='meta')
len(next(iter(DataLoader(dataset, shuffle=True))))  # > 1
# --8<-- [end:default-block]
import pytest

for recurrent in (torch.nn.RNN, torch.nn.LSTM, torch.nn.GRU):
    with pytest.raises(RuntimeError, match="Input and parameter tensors are not at the same dev"):
        recurrent(3, 2, device=device)(torch.ones(4, 1, 3))
targets = torch.tensor([0, 1])
with pytest.raises(RuntimeError, match="is not on the expected device"):
    torch.nn.functional.cross_entropy(torch.zeros(2, 3, device=device), targets)
