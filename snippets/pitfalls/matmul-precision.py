# --8<-- [start:see]
import torch

torch.backends.cuda.matmul.fp32_precision = "tf32"  # the new setting
torch.get_float32_matmul_precision()  # the old question
# > RuntimeError: PyTorch is checking the matmul precision without a specific backend name,Current status indicate that you have used mix of the legacy and new APIs to set the matmul precision. We suggest only using the new API for matmul precision. See also: https://pytorch.org/docs/main/notes/cuda.html#tensorfloat-32-tf32-on-ampere-and-later-devices
# --8<-- [end:see]
import pytest

with pytest.raises(RuntimeError, match="mix of the legacy and new APIs"):
    _ = torch.backends.cuda.matmul.allow_tf32

# --8<-- [start:fix]
torch.backends.cuda.matmul.fp32_precision  # ask in the new way
# > 'tf32'
torch.set_float32_matmul_precision("high")  # or let both agree
torch.get_float32_matmul_precision()
# > 'high'
# --8<-- [end:fix]

# --8<-- [start:back]
torch.set_float32_matmul_precision("highest")
torch.backends.cuda.matmul.fp32_precision
# > 'ieee'
# --8<-- [end:back]

# --8<-- [start:flags]
torch.backends.cuda.matmul.fp32_precision = "tf32"
torch.backends.cudnn.conv.fp32_precision = "ieee"
for read in (
    lambda: torch.backends.cuda.matmul.allow_tf32,
    lambda: torch.backends.cudnn.allow_tf32,
):
    try:
        read()
    except RuntimeError as error:
        print(str(error).split(",")[0])
# > PyTorch is checking whether allow_tf32_new is enabled for cuBlas matmul
# > PyTorch is checking whether allow_tf32 is enabled for cuDNN without a specific operator name
# --8<-- [end:flags]

# --8<-- [start:flags-fix]
torch.backends.cuda.matmul.allow_tf32 = False
torch.backends.cudnn.allow_tf32 = False
torch.backends.cuda.matmul.allow_tf32, torch.backends.cudnn.allow_tf32
# > (False, False)
# --8<-- [end:flags-fix]

# --8<-- [start:names]
torch.set_float32_matmul_precision("tf32")  # a warning, and nothing is set
# > UserWarning: tf32 is not one of 'highest', 'high', or 'medium'; the currentsetFloat32MatmulPrecision call has no effect. (Triggered internally at …)
torch.get_float32_matmul_precision()
# > 'highest'
torch.backends.cuda.matmul.fp32_precision = "high"
# > RuntimeError: Unknown precision: high
# --8<-- [end:names]
