# --8<-- [start:see]
import torch

torch.device("gpu")
# > RuntimeError: Expected one of cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, fpga, maia, xla, lazy, vulkan, mps, meta, hpu, mtia, privateuseone device type at start of device string: gpu
# --8<-- [end:see]

# --8<-- [start:fix]
torch.device("cuda"), torch.device("cuda:1"), torch.device("cuda", 1)
# > (device(type='cuda'), device(type='cuda', index=1), device(type='cuda', index=1))
# --8<-- [end:fix]

# --8<-- [start:names]
for name in ("GPU", "Cuda", "None", "auto", "tpu"):
    try:
        torch.device(name)
    except RuntimeError as error:
        print(str(error).split("privateuseone ")[1])
# > device type at start of device string: GPU
# > device type at start of device string: Cuda
# > device type at start of device string: None
# > device type at start of device string: auto
# > device type at start of device string: tpu
# --8<-- [end:names]

# --8<-- [start:spelling]
for name in ("cuda0", "cuda 0", "cuda:", "cuda:-1", "cuda:0,1", "cuda:01", "/gpu:0"):
    try:
        torch.device(name)
    except RuntimeError as error:
        print(error)
# > Invalid device string: 'cuda0'
# > Invalid device string: 'cuda 0'
# > Invalid device string: 'cuda:'
# > Invalid device string: 'cuda:-1'
# > Invalid device string: 'cuda:0,1'
# > Invalid device string: 'cuda:01'
# > Invalid device string: '/gpu:0'
# --8<-- [end:spelling]

# --8<-- [start:dtype]
torch.ones(2).to("float64")  # a string is taken for a device
# > RuntimeError: Invalid device string: 'float64'
# --8<-- [end:dtype]

# --8<-- [start:dtype-fix]
torch.ones(2).to(torch.float64).dtype  # > torch.float64
# --8<-- [end:dtype-fix]

# --8<-- [start:config]
setting = "cuda:0" if torch.cuda.is_available() else "cpu"  # from a file
setting = setting.strip().lower()
torch.ones(2).to(setting).sum().item()  # > 2.0
# --8<-- [end:config]

# --8<-- [start:siblings]
for make in (
    lambda: torch.device(""),
    lambda: torch.device("cuda", -1),
    lambda: torch.device("cuda:0", 0),
):
    try:
        make()
    except RuntimeError as error:
        print(error)
# > Device string must not be empty
# > Device index must not be negative
# > type (string) must not include an index because index was passed explicitly: cuda:0
# --8<-- [end:siblings]
import pytest

with pytest.raises(TypeError, match=r"device\(\) received an invalid combination"):
    torch.device(None)
assert torch.ones(2).to(None) is not None
