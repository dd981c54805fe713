# cpu: its tensors are saved from the CPU
# --8<-- [start:see]
from unittest.mock import patch

import torch

torch.save({"weight": torch.ones(2)}, "model.pt")
with patch("torch.cuda.is_available", return_value=False):  # no GPU, wherever this runs
    torch.load("model.pt", map_location="cuda")
# > RuntimeError: Attempting to deserialize object on a CUDA device but torch.cuda.is_available() is False. If you are running on a CPU-only machine, please use torch.load with map_location=torch.device('cpu') to map your storages to the CPU.
# --8<-- [end:see]
import pytest

with patch("torch.serialization.location_tag", return_value="cuda:0"):
    torch.save({"weight": torch.ones(2)}, "from-gpu.pt")
with patch("torch.cuda.is_available", return_value=False):
    with pytest.raises(RuntimeError, match="Attempting to deserialize object on a CUDA device"):
        torch.load("from-gpu.pt")
    assert torch.load("from-gpu.pt", map_location="cpu")["weight"].device.type == "cpu"
    assert torch.load("model.pt")["weight"].device.type == "cpu"
    with pytest.raises(RuntimeError, match="Attempting to deserialize object on a CUDA device"):
        torch.load("from-gpu.pt", map_location={"cuda:1": "cpu"})

# --8<-- [start:fix]
weights = torch.load("model.pt", map_location="cpu")
weights["weight"].device
# > device(type='cpu')
# --8<-- [end:fix]

# --8<-- [start:any]
device = "cuda" if torch.cuda.is_available() else "cpu"
model = torch.nn.Linear(2, 1)
torch.save(model.state_dict(), "model.pt")
model.load_state_dict(torch.load("model.pt", map_location="cpu"))
# > <All keys matched successfully>
_ = model.to(device)
# --8<-- [end:any]

# --8<-- [start:optimizer]
optimizer = torch.optim.Adam(model.parameters())
model(torch.ones(1, 2, device=device)).sum().backward()
optimizer.step()
torch.save(optimizer.state_dict(), "optimizer.pt")
state = torch.load("optimizer.pt", map_location="cpu")
optimizer.load_state_dict(state)  # moves its state to where the parameters are
moments = optimizer.state[model.weight]["exp_avg"]
moments.device == model.weight.device
# > True
# --8<-- [end:optimizer]

# --8<-- [start:save]
cpu_weights = {name: value.cpu() for name, value in model.state_dict().items()}
torch.save(cpu_weights, "model.pt")
# --8<-- [end:save]

# needs: cuda
# --8<-- [start:from-gpu]
torch.save({"weight": torch.ones(2, device="cuda")}, "from-gpu.pt")
torch.load("from-gpu.pt")["weight"].device  # where it was
# > device(type='cuda', index=0)
torch.load("from-gpu.pt", map_location="cpu")["weight"].device
# > device(type='cpu')
torch.load("from-gpu.pt", map_location={"cuda:0": "cpu"})["weight"].device
# > device(type='cpu')
# --8<-- [end:from-gpu]

# --8<-- [start:name]
torch.load("model.pt", map_location="gpu")
# > RuntimeError: don't know how to restore data location of torch.storage.UntypedStorage (tagged with gpu)
# --8<-- [end:name]

# needs: cuda
# --8<-- [start:index]
torch.load("model.pt", map_location="cuda:99")
# > RuntimeError: Attempting to deserialize object on CUDA device 99 but torch.cuda.device_count() is …. Please use torch.load with map_location to map your storages to an existing device.
# --8<-- [end:index]
