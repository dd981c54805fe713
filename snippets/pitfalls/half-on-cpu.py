# cpu: what is missing differs on each device
# --8<-- [start:see]
import torch

features = torch.eye(2, dtype=torch.float16)
torch.linalg.svd(features)
# > NotImplementedError: "linalg_svd_cpu" not implemented for 'Half'
# --8<-- [end:see]
import pytest

assert issubclass(NotImplementedError, RuntimeError)

# cpu: what is missing differs on each device
# --8<-- [start:fix]
u, s, v = torch.linalg.svd(features.float())
s.half()
# > tensor([1., 1.], dtype=torch.float16)
# --8<-- [end:fix]

# cpu: what is missing differs on each device
# --8<-- [start:works]
model = torch.nn.Sequential(
    torch.nn.Conv2d(1, 2, 3),
    torch.nn.ReLU(),
    torch.nn.Flatten(),
    torch.nn.LayerNorm(8),
    torch.nn.Linear(8, 3),
).half()
images = torch.zeros(4, 1, 4, 4, dtype=torch.float16)
model(images).dtype  # > torch.float16
# --8<-- [end:works]
model(images).sum().backward()
assert model[0].weight.grad.dtype == torch.float16
_half = torch.ones(2, 2, dtype=torch.float16)
assert torch.nn.functional.softmax(_half, dim=1).dtype == torch.float16
assert torch.nn.functional.gelu(_half).dtype == torch.float16
assert torch.bmm(_half[None], _half[None]).dtype == torch.float16

# cpu: what is missing differs on each device
# --8<-- [start:float]
model = model.float()
model(images.float()).dtype  # > torch.float32
# --8<-- [end:float]

# cpu: what is missing differs on each device
# --8<-- [start:autocast]
with torch.autocast("cpu", dtype=torch.bfloat16):
    logits = model(images.float())
logits.dtype  # > torch.bfloat16
# --8<-- [end:autocast]

# cpu: what is missing differs on each device
# --8<-- [start:siblings]
for dtype in (torch.float16, torch.bfloat16):
    x = torch.eye(2, dtype=dtype)
    for function in (
        torch.linalg.cholesky,
        torch.linalg.det,
        torch.linalg.inv,
        torch.linalg.pinv,
        torch.linalg.matrix_rank,
        torch.fft.fft,
        lambda x: torch.cdist(x, x),
    ):
        try:
            function(x)
        except RuntimeError as error:
            print(error)
# > "cholesky_cpu" not implemented for 'Half'
# > "lu_cpu" not implemented for 'Half'
# > linalg.inv: Low precision dtypes not supported. Got Half
# > linalg.pinv(Half{[2, 2]}): expected a tensor with 2 or more dimensions of float, double, cfloat or cdouble types
# > This function doesn't handle types other than float and double
# > Unsupported dtype Half
# > "cdist" not implemented for 'Half'
# > "cholesky_cpu" not implemented for 'BFloat16'
# > "lu_cpu" not implemented for 'BFloat16'
# > linalg.inv: Low precision dtypes not supported. Got BFloat16
# > linalg.pinv(BFloat16{[2, 2]}): expected a tensor with 2 or more dimensions of float, double, cfloat or cdouble types
# > This function doesn't handle types other than float and double
# > Unsupported dtype BFloat16
# > "cdist" not implemented for 'BFloat16'
# --8<-- [end:siblings]
for function in (torch.linalg.eigh, torch.linalg.qr, torch.linalg.lu, torch.pdist):
    with pytest.raises(NotImplementedError, match="not implemented for 'Half'"):
        function(features)
