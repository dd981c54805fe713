# --8<-- [start:fix]
import torch

device = "cuda" if torch.cuda.is_available() else "cpu"
dtype = torch.float16 if device == "cuda" else torch.bfloat16

layer = torch.nn.Linear(2, 2).to(device)
x = torch.ones(1, 2, device=device)
scaler = torch.amp.GradScaler(device, enabled=dtype == torch.float16)
with torch.autocast(device, dtype=dtype):
    outputs = layer(x)
outputs.dtype == dtype
# > True
scaler.scale(outputs.sum()).backward()
# --8<-- [end:fix]
import pytest

if not torch.cuda.is_available():
    with pytest.warns(UserWarning, match="GradScaler is enabled, but CUDA is not available.  Dis"):
        assert not torch.amp.GradScaler().is_enabled()
    with pytest.warns(UserWarning, match="CUDA is not available or torch_xla is imported. Disabl"):
        cuda_context = torch.autocast("cuda")
    with cuda_context:
        assert (
            torch.nn.Linear(2, 2, device="cpu")(torch.ones(1, 2, device="cpu")).dtype
            == torch.float32
        )
if not torch.version.cuda:
    assert torch.version.cuda is None

# --8<-- [start:disabled]
disabled = torch.amp.GradScaler(device, enabled=False)
loss = layer(x).sum()
disabled.scale(loss) is loss  # not scaled
# > True
disabled.get_scale()
# > 1.0
# --8<-- [end:disabled]

# --8<-- [start:deprecated]
scaler = torch.cuda.amp.GradScaler(enabled=False)
# > FutureWarning: `torch.cuda.amp.GradScaler(args...)` is deprecated. Please use `torch.amp.GradScaler('cuda', args...)` instead.
context = torch.cuda.amp.autocast(enabled=False)
# > FutureWarning: `torch.cuda.amp.autocast(args...)` is deprecated. Please use `torch.amp.autocast('cuda', args...)` instead.
context = torch.cpu.amp.autocast()
# > FutureWarning: `torch.cpu.amp.autocast(args...)` is deprecated. Please use `torch.amp.autocast('cpu', args...)` instead.
# --8<-- [end:deprecated]

# --8<-- [start:deprecated-fix]
scaler = torch.amp.GradScaler("cuda", enabled=False)
context = torch.autocast("cpu", dtype=torch.bfloat16)
# --8<-- [end:deprecated-fix]

# --8<-- [start:custom]
_ = torch.cuda.amp.custom_fwd(lambda ctx, x: x)
# > FutureWarning: `torch.cuda.amp.custom_fwd(args...)` is deprecated. Please use `torch.amp.custom_fwd(args..., device_type='cuda')` instead.
_ = torch.amp.custom_fwd(lambda ctx, x: x, device_type="cuda")
# --8<-- [end:custom]

# --8<-- [start:dtype]
with torch.autocast("cpu", dtype=torch.float32):
    pass
# > UserWarning: In CPU autocast, but the target dtype is not supported. Disabling autocast.
# > CPU Autocast only supports dtypes of torch.bfloat16, torch.float16 currently.
# --8<-- [end:dtype]

# --8<-- [start:device-object]
torch.autocast(torch.device("cpu"))
# > ValueError: Expected `device_type` of type `str`, got: `<class 'torch.device'>`
# --8<-- [end:device-object]

# --8<-- [start:device-fix]
context = torch.autocast(torch.device("cpu").type, dtype=torch.bfloat16)
# --8<-- [end:device-fix]
with pytest.raises(TypeError, match="missing 1 required positional argument: 'device_type'"):
    torch.autocast()
