# needs: cuda
# --8<-- [start:see]
import torch

generator = torch.Generator()  # on the CPU
torch.randperm(4, device="cuda", generator=generator)
# > RuntimeError: Expected a 'cuda' device type for generator but found 'cpu'
# --8<-- [end:see]

# needs: cuda
# --8<-- [start:reverse]
generator = torch.Generator(device="cuda")
generator.device.type  # > 'cuda'
torch.rand(2, device="cuda", generator=generator).shape
# > torch.Size([2])
torch.rand(2, device="cpu", generator=generator)
# > RuntimeError: Expected a 'cpu' device type for generator but found 'cuda'
# --8<-- [end:reverse]

# --8<-- [start:fix]
import torch

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
generator = torch.Generator(device=device).manual_seed(0)
torch.randperm(4, device=device, generator=generator).shape
# > torch.Size([4])
# --8<-- [end:fix]

# cpu: the meta device stands for the GPU
# --8<-- [start:default]
from torch.utils.data import DataLoader, random_split

torch.set_default_device("meta")  # stands for "cuda"
torch.randperm(4).device  # > device(type='meta')
torch.Generator().device  # > device(type='cpu')
random_split(range(4), [3, 1])
# > NotImplementedError: Cannot copy out of meta tensor; no data!
# --8<-- [end:default]
import pytest

with pytest.raises(RuntimeError, match="cannot be called on meta tensors"):
    next(iter(DataLoader(range(4), shuffle=True)))

# cpu: the meta device stands for the GPU
# --8<-- [start:default-fix]
torch.set_default_device(None)
with torch.device("meta"):  # only the model
    model = torch.nn.Linear(3, 2)
train, test = random_split(range(4), [3, 1])
len(train), len(next(iter(DataLoader(range(4), shuffle=True))))
# > (3, 1)
# --8<-- [end:default-fix]

# cpu: a loader draws its order on the CPU, and a default device would move the draw
# --8<-- [start:loader]
loader = DataLoader(range(4), shuffle=True, generator=torch.Generator())
len(list(loader))  # > 4
# --8<-- [end:loader]

# cpu: the meta device stands for the GPU
# --8<-- [start:not-accelerator]
torch.Generator("meta")
# > RuntimeError: META device type not an accelerator.
# --8<-- [end:not-accelerator]
if torch.version.cuda is None:
    with pytest.raises(RuntimeError, match="Cannot get CUDA generator without ATen_cuda library"):
        torch.Generator("cuda")
