# --8<-- [start:choose]
import torch

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
model = torch.nn.Linear(3, 2).to(device)
batch = torch.ones(4, 3, device=device)
model(batch).shape  # > torch.Size([4, 2])
# --8<-- [end:choose]
import pytest

if torch.version.cuda is None:
    for _use in (
        lambda: torch.ones(2).cuda(),
        lambda: torch.ones(2, device="cuda"),
        lambda: torch.nn.Linear(2, 2).to("cuda"),
        lambda: torch.cuda.current_device(),
        lambda: torch.cuda.get_device_name(),
    ):
        with pytest.raises(AssertionError, match="Torch not compiled with CUDA enabled"):
            _use()
    assert torch.nn.ReLU().cuda() is not None  # nothing to move
    assert torch.cuda.device_count() == 0 and not torch.cuda.is_available()
if not torch.backends.mps.is_built() and not torch.cuda.is_available():
    with pytest.raises(RuntimeError, match="PyTorch is not linked with support for mps devices"):
        torch.ones(2).to("mps")
if torch.accelerator.current_accelerator() is None:
    with pytest.raises(RuntimeError, match="Cannot access accelerator device when none is avail"):
        torch.ones(2).to(0)
if not torch.xpu.is_available() and torch.version.cuda is None:
    with pytest.raises(AssertionError, match="Torch not compiled with XPU enabled"):
        torch.ones(2, device="xpu")

# --8<-- [start:accelerator]
device = torch.accelerator.current_accelerator(check_available=True)
device = device or torch.device("cpu")
torch.ones(2, device=device).sum().item()  # > 2.0
# --8<-- [end:accelerator]


# --8<-- [start:inside]
def add_noise(x):
    noise = torch.randn_like(x)  # on the device of x, not .cuda()
    return x + 0.1 * noise


add_noise(batch).device == batch.device  # > True
# --8<-- [end:inside]
