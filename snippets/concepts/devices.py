# cpu: the page shows where a tensor is by default
# --8<-- [start:device]
import torch

x = torch.ones(2, 3)
x.device  # > device(type='cpu')
# --8<-- [end:device]

# --8<-- [start:choose]
device = torch.accelerator.current_accelerator(check_available=True)
if device is None:
    device = torch.device("cpu")

model = torch.nn.Linear(3, 2).to(device)
batch = torch.ones(4, 3, device=device)  # (B, C)
model(batch).device == batch.device  # > True
# --8<-- [end:choose]
import pytest

assert batch.device.type == device.type
assert torch.accelerator.is_available() == (device.type != "cpu")
if torch.version.cuda:  # a build for CUDA says cuda, GPU or not
    assert torch.accelerator.current_accelerator().type == "cuda"
elif torch.__version__.endswith("+cpu"):
    assert torch.accelerator.current_accelerator() is None

# --8<-- [start:older]
if torch.cuda.is_available():
    device = torch.device("cuda")
elif torch.backends.mps.is_available():
    device = torch.device("mps")
else:
    device = torch.device("cpu")
# --8<-- [end:older]
chosen = torch.accelerator.current_accelerator(check_available=True) or torch.device("cpu")
assert chosen.type in (device.type, "xpu")

# cpu: the meta device stands for the other device, so that every machine can run it
# --8<-- [start:move-tensor]
x = torch.ones(2, 3)
moved = x.to("meta")
moved.device, x.device
# > (device(type='meta'), device(type='cpu'))
x.to("cpu") is x  # > True
# --8<-- [end:move-tensor]
assert torch.ones(2, 3).to("cpu:0").device.type == "cpu"
assert x.to("cpu:0") is not x
assert torch.device("cpu") != torch.device("cpu:0")

# cpu: a change of dtype goes the same way as a change of device
# --8<-- [start:move-module]
model = torch.nn.BatchNorm1d(3)
weight, mean = model.weight, model.running_mean
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

model.to(torch.float64) is model  # > True
model.weight is weight, weight.dtype
# > (True, torch.float64)
model.running_mean is mean, mean.dtype
# > (False, torch.float32)
model.num_batches_tracked.dtype  # > torch.int64
# --8<-- [end:move-module]
assert model.running_mean.dtype == torch.float64
assert optimizer.param_groups[0]["params"][0] is model.weight
probe = torch.nn.Linear(2, 1)
probe(torch.ones(1, 2)).sum().backward()
kept = probe.weight.grad
probe.to(torch.float64)
assert probe.weight.grad is kept
assert kept.dtype == torch.float64
trained = torch.nn.Linear(2, 1)
adam = torch.optim.Adam(trained.parameters())
trained(torch.ones(1, 2)).sum().backward()
adam.step()
trained.to(torch.float64)
assert adam.state[trained.weight]["exp_avg"].dtype == torch.float32  # left as it was
with pytest.raises(RuntimeError, match="expected dtype float"):
    adam.step()
before = probe.weight
probe.to("meta")
assert probe.weight is not before
assert before.device.type == "cpu"
before = probe.weight
probe.to_empty(device="cpu")
assert probe.weight is not before

# needs: cuda
# --8<-- [start:move-cuda]
model = torch.nn.Linear(3, 2, device="cpu")
weight = model.weight
model.to("cuda").weight is weight  # > True
weight.device  # > device(type='cuda', index=0)
# --8<-- [end:move-cuda]
assert weight.is_leaf


# cpu: the meta device stands for the other device
# --8<-- [start:left-behind]
class Masked(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("mask", torch.tensor([1.0, 0.0]))
        self.scale = torch.tensor([2.0, 2.0])  # a plain attribute


model = Masked().to("meta")
model.mask.device, model.scale.device
# > (device(type='meta'), device(type='cpu'))
# --8<-- [end:left-behind]

# cpu: the meta device stands for the other device
# --8<-- [start:create]
x = torch.ones(4, 3, device="meta")

torch.arange(3).device  # > device(type='cpu')
torch.arange(3, device=x.device).device  # > device(type='meta')
x.new_zeros(4, 8).device  # > device(type='meta')
torch.rand_like(x).device  # > device(type='meta')
# --8<-- [end:create]
assert x.new_tensor([1.0]).device == x.new_full((2,), 1.0).device == x.device
with torch.device("meta"):
    assert torch.ones(2).device.type == "meta"
assert torch.ones(2).device.type == "cpu"

# cpu: the meta device stands for the other device
# --8<-- [start:mixed]
torch.ones(3) * torch.ones(3, device="meta")
# > RuntimeError: Tensor on device meta is not on the expected device cpu!
# --8<-- [end:mixed]

# cpu: the meta device stands for the other device
# --8<-- [start:exceptions]
x = torch.ones(3, device="meta")
(x * torch.tensor(2.0)).device  # > device(type='meta')
x[torch.tensor([0, 2])].device  # > device(type='meta')
# --8<-- [end:exceptions]
with pytest.raises(RuntimeError, match="Tensor on device meta is not on the expected device cpu"):
    torch.ones(3) * torch.tensor(2.0, device="meta")
with pytest.raises(RuntimeError, match="Tensor on device cpu is not on the expected device meta"):
    x * torch.ones(1)

# needs: cuda
# --8<-- [start:exceptions-cuda]
x = torch.ones(3, device="cuda")
(x * torch.tensor(2.0, device="cpu")).device
# > device(type='cuda', index=0)
x[torch.tensor([0, 2], device="cpu")].device
# > device(type='cuda', index=0)
torch.ones(3, device="cpu")[torch.tensor([0, 2], device="cuda")]
# > RuntimeError: indices should be either on cpu or on the same device as the indexed tensor (cpu)
# --8<-- [end:exceptions-cuda]
with pytest.raises(RuntimeError, match="Expected all tensors to be on the same device"):
    torch.ones(3, device="cpu") * torch.tensor(2.0, device="cuda")
with pytest.raises(RuntimeError, match="Expected all tensors to be on the same device"):
    x * torch.ones(1, device="cpu")

# cpu: the message lists the names that this build knows
# --8<-- [start:no-such-name]
torch.ones(3).to("gpu")
# > RuntimeError: Expected one of cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, fpga, maia, xla, lazy, vulkan, mps, meta, hpu, mtia, privateuseone device type at start of device string: gpu
# --8<-- [end:no-such-name]
if not torch.cuda.is_available() and not torch.version.hip:
    cuda = "Found no NVIDIA driver|No CUDA GPUs are available"
    told = cuda if torch.version.cuda else "Torch not compiled with CUDA enabled"
    for moves in (lambda: torch.ones(2).cuda(), lambda: torch.ones(2, device="cuda")):
        with pytest.raises((AssertionError, RuntimeError), match=told):
            moves()
if not torch.backends.mps.is_built():
    with pytest.raises(RuntimeError, match="PyTorch is not linked with support for mps devices"):
        torch.ones(2).to("mps")
    with pytest.raises(NotImplementedError, match="'MPS' backend"):
        torch.ones(2, device="mps")

# --8<-- [start:meta-shapes]
with torch.device("meta"):
    model = torch.nn.Sequential(
        torch.nn.Conv2d(3, 16, kernel_size=3, padding=1),
        torch.nn.Flatten(),
        torch.nn.Linear(16 * 32 * 32, 50_000),
    )
    images = torch.empty(64, 3, 32, 32)  # (B, C, H, W)

model(images).shape  # > torch.Size([64, 50000])
model[2].weight.nbytes  # > 3276800000
# --8<-- [end:meta-shapes]
assert model[2].weight.untyped_storage().data_ptr() == 0

# cpu: it comes back to the CPU
# --8<-- [start:meta-load]
with torch.device("meta"):
    model = torch.nn.Linear(2, 1)

state = {"weight": torch.ones(1, 2), "bias": torch.zeros(1)}
model.load_state_dict(state, assign=True)
# > <All keys matched successfully>
model.weight.device  # > device(type='cpu')
# --8<-- [end:meta-load]
assert model(torch.ones(1, 2)).item() == 2
with torch.device("meta"):
    unassigned = torch.nn.Linear(2, 1)
with pytest.warns(UserWarning, match="which is a no-op"):
    unassigned.load_state_dict(state)
with pytest.raises(NotImplementedError, match="Cannot copy out of meta tensor"):
    unassigned.to("cpu")
assert unassigned.to_empty(device="cpu").weight.device.type == "cpu"

# --8<-- [start:meta-values]
scores = torch.zeros(3, device="meta")
scores.to("cpu")
# > NotImplementedError: Cannot copy out of meta tensor; no data!
# --8<-- [end:meta-values]
with pytest.raises(RuntimeError, match="cannot be called on meta tensors"):
    scores.sum().item()
with pytest.raises(NotImplementedError, match="nonzero"):
    scores.nonzero()
with pytest.raises(NotImplementedError, match="nonzero"):
    scores[scores > 0]

# cpu: it is about the CPU and the meta device
# --8<-- [start:meta-garbage]
left = torch.ones(2, 3)
right = torch.ones(3, 2, device="meta")
product = left @ right
product.device, product.shape
# > (device(type='cpu'), torch.Size([2, 2]))
# --8<-- [end:meta-garbage]
ids = torch.tensor([0, 1], device="meta")
without_bias = torch.nn.Linear(3, 2, bias=False, device="meta")
torch.use_deterministic_algorithms(True)  # fills fresh memory with NaN: what stays is unwritten
for unwritten in (
    left @ right,
    left[ids],
    torch.nn.functional.embedding(ids, left),
    without_bias(left).detach(),
):
    assert unwritten.device.type == "cpu"
    assert unwritten.isnan().all()
torch.use_deterministic_algorithms(False)
assert (right @ left).device.type == "meta"
for batched in (torch.bmm, torch.matmul):  # here the second operand decides
    assert batched(left[None], right[None]).device.type == "meta"
    assert batched(right[None], left[None]).device.type == "cpu"
kept = torch.ones(2, 3)
kept.add_(torch.ones(2, 3, device="meta"))
assert (kept == 1).all()
for raises in (
    lambda: left + torch.ones(2, 3, device="meta"),
    lambda: left @ torch.ones(3, device="meta"),
    lambda: torch.ones(2, 3, device="meta") + left,
    lambda: torch.ones(2, 3, device="meta") @ torch.ones(3),
    lambda: torch.ones(3) @ torch.ones(3, device="meta"),
    lambda: torch.nn.Linear(3, 2)(torch.ones(2, 3, device="meta")),
    lambda: torch.cat([left, torch.ones(2, 3, device="meta")]),
    lambda: torch.nn.Linear(3, 2, device="meta")(left),
):
    with pytest.raises(RuntimeError, match="is not on the expected device"):
        raises()

# --8<-- [start:tf32]
torch.get_float32_matmul_precision()  # > 'highest'
torch.set_float32_matmul_precision("high")
torch.backends.cuda.matmul.fp32_precision  # > 'tf32'
torch.set_float32_matmul_precision("highest")
torch.backends.cuda.matmul.fp32_precision  # > 'ieee'
torch.backends.cudnn.conv.fp32_precision  # > 'tf32'
# --8<-- [end:tf32]
with pytest.warns(UserWarning, match="fast is not one of 'highest', 'high', or 'medium'"):
    torch.set_float32_matmul_precision("fast")
with pytest.raises(RuntimeError, match="Unknown precision: fast"):
    torch.backends.cuda.matmul.fp32_precision = "fast"

# --8<-- [start:tf32-mixed]
torch.backends.cuda.matmul.fp32_precision = "tf32"
torch.get_float32_matmul_precision()
# > RuntimeError: PyTorch is checking the matmul precision without a specific backend name,Current status indicate that you have used mix of the legacy and new APIs to set the matmul precision. We suggest only using the new API for matmul precision. See also: https://pytorch.org/docs/main/notes/cuda.html#tensorfloat-32-tf32-on-ampere-and-later-devices
# --8<-- [end:tf32-mixed]

# --8<-- [start:tf32-agree]
torch.set_float32_matmul_precision("high")
torch.get_float32_matmul_precision()  # > 'high'
torch.set_float32_matmul_precision("highest")
# --8<-- [end:tf32-agree]
torch.backends.fp32_precision = "tf32"
assert torch.backends.cudnn.conv.fp32_precision == torch.backends.fp32_precision == "tf32"
assert torch.backends.cuda.matmul.fp32_precision == "ieee"  # set by itself, so it stays
torch.backends.fp32_precision = "none"
assert torch.get_float32_matmul_precision() == "highest"

# needs: cuda
# --8<-- [start:tf32-accuracy]
a = torch.linspace(-1, 1, 512 * 512, device="cuda").view(512, 512)
exact = a.double() @ a.double()
error = (a @ a - exact).abs().max()

torch.set_float32_matmul_precision("high")
tf32_error = (a @ a - exact).abs().max()
torch.set_float32_matmul_precision("highest")

(tf32_error > 20 * error).item()  # > True
# --8<-- [end:tf32-accuracy]
assert error < 1e-3

# needs: cuda
# --8<-- [start:asynchronous]
a = torch.ones(4096, 4096, device="cuda")
torch.cuda.synchronize()

done = torch.cuda.Event()
for _ in range(50):
    b = a @ a

done.record()
done.query()  # > False
torch.cuda.synchronize()
done.query()  # > True
# --8<-- [end:asynchronous]

# needs: cuda
# --8<-- [start:pinned]
batch = torch.ones(64, 3).pin_memory()
batch.is_pinned()  # > True
moved = batch.to("cuda", non_blocking=True)
moved.sum().item()  # queued behind the copy
# > 192.0
back = moved.to("cpu", non_blocking=True)
torch.cuda.synchronize()  # before the CPU reads it
back.sum().item()
# > 192.0
moved.pin_memory()
# > RuntimeError: cannot pin 'torch.cuda.FloatTensor' only dense CPU tensors can be pinned
# --8<-- [end:pinned]
assert back.device.type == "cpu"
assert back.is_pinned()
assert not torch.ones(2).is_pinned()

# cpu: on a GPU the same mistake kills the process
# --8<-- [start:late]
table = torch.nn.Embedding(65, 8)
table(torch.tensor([3, 100]))
# > IndexError: index out of range in self
# --8<-- [end:late]
