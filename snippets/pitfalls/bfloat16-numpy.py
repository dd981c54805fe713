# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:see]
import numpy as np
import torch

logits = torch.tensor([1.5, 300.0], dtype=torch.bfloat16)
logits.numpy()
# > TypeError: Got unsupported ScalarType BFloat16
# --8<-- [end:see]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
logits.float().numpy()
# > array([  1.5, 300. ], dtype=float32)
# --8<-- [end:fix]
import pytest

assert torch.equal(logits.float().bfloat16(), logits)
assert logits.tolist() == [1.5, 300.0]
back = torch.from_numpy(logits.float().numpy()).bfloat16()
assert torch.equal(back, logits)

# cpu: autocast is asked for the CPU by name
# --8<-- [start:autocast]
model = torch.nn.Linear(2, 1)
with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
    prediction = model(torch.ones(4, 2))

prediction.dtype  # > torch.bfloat16
prediction.float().cpu().numpy().dtype  # > dtype('float32')
# --8<-- [end:autocast]
assert model.weight.dtype == torch.float32
for _use in (
    lambda: np.asarray(prediction),
    lambda: np.array([prediction, prediction]),
    lambda: prediction * np.ones(1),
    lambda: prediction.numpy(force=True),
    lambda: np.sort(prediction),
):
    with pytest.raises(TypeError, match="Got unsupported ScalarType BFloat16"):
        _use()

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:no-help]
large = torch.tensor([100_000.0], dtype=torch.bfloat16)
large.half().numpy()  # float16 ends at 65504
# > array([inf], dtype=float16)
large.float().numpy()
# > array([99840.], dtype=float32)
# --8<-- [end:no-help]
assert large.item() == 99840.0

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:bits]
bits = logits.view(torch.int16).numpy()  # for storing only
torch.from_numpy(bits).view(torch.bfloat16)
# > tensor([  1.5000, 300.0000], dtype=torch.bfloat16)
# --8<-- [end:bits]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:siblings]
signal = torch.tensor([1 + 2j, 3 - 1j])
for convert in (
    lambda: logits.numpy(force=True),
    lambda: logits.to(torch.float8_e4m3fn).numpy(),
    lambda: np.from_dlpack(logits),
    lambda: signal.conj().numpy(),
    lambda: signal.conj().imag.numpy(),
):
    try:
        convert()
    except (TypeError, RuntimeError) as error:
        print(error)
# > Got unsupported ScalarType BFloat16
# > Got unsupported ScalarType Float8_e4m3fn
# > Unsupported dtype in DLTensor.
# > Can't call numpy() on Tensor that has conjugate bit set. Use tensor.resolve_conj().numpy() instead.
# > Can't call numpy() on Tensor that has negative bit set. Use tensor.resolve_neg().numpy() instead.
# --8<-- [end:siblings]
assert signal.conj().resolve_conj().numpy().tolist() == [1 - 2j, 3 + 1j]
assert signal.conj().imag.resolve_neg().numpy().tolist() == [-2.0, 1.0]
