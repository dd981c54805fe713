# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:see]
import torch
from torch import nn

conv = nn.Conv2d(3, 8, kernel_size=3)  # float32
images = torch.zeros(4, 3, 28, 28, dtype=torch.uint8)
conv(images)
# > RuntimeError: Input type (unsigned char) and bias type (float) should be the same
# --8<-- [end:see]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:ways]
import numpy as np

array = np.zeros((4, 3, 28, 28))  # NumPy's default is float64
for x in (torch.from_numpy(array), images.long(), images.half()):
    try:
        conv(x)
    except RuntimeError as error:
        print(error)
# > Input type (double) and bias type (float) should be the same
# > Input type (long int) and bias type (float) should be the same
# > Input type (c10::Half) and bias type (float) should be the same
# --8<-- [end:ways]
mean = np.zeros((3, 1, 1))
assert torch.from_numpy(np.zeros((3, 8, 8), dtype=np.float32) - mean).dtype == torch.float64

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:half]
half = nn.Conv2d(3, 8, kernel_size=3).half()
half(torch.zeros(4, 3, 28, 28))
# > RuntimeError: Input type (float) and bias type (c10::Half) should be the same
# --8<-- [end:half]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
conv(images.float() / 255).dtype
# > torch.float32
conv(torch.from_numpy(array).float()).dtype
# > torch.float32
weight = next(half.parameters())
half(torch.zeros(4, 3, 28, 28, dtype=weight.dtype)).dtype
# > torch.float16
# --8<-- [end:fix]

# cpu: autocast is that of the CPU
# --8<-- [start:autocast]
with torch.autocast("cpu", dtype=torch.bfloat16):
    print(conv(torch.zeros(4, 3, 28, 28)).dtype)
    print(half(torch.zeros(4, 3, 28, 28)).dtype)
# > torch.bfloat16
# > torch.bfloat16
# --8<-- [end:autocast]

# cpu: autocast is that of the CPU
# --8<-- [start:autocast-double]
with torch.autocast("cpu", dtype=torch.bfloat16):
    conv(torch.from_numpy(array))
# > RuntimeError: Input type (double) and bias type (c10::BFloat16) should be the same
# --8<-- [end:autocast-double]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:no-help]
whole = conv.double()  # the layer itself, in place
whole is conv  # > True
whole(torch.from_numpy(array)).dtype
# > torch.float64
whole(torch.zeros(4, 3, 28, 28))
# > RuntimeError: Input type (float) and bias type (double) should be the same
# --8<-- [end:no-help]

# cpu: the message names the kind of tensor, which says the device
# --8<-- [start:siblings]
x = torch.zeros(4, 3, 28, 28)
for layer, batch in [
    (nn.Conv2d(3, 8, 3, bias=False), x.double()),
    (nn.Conv2d(3, 8, 3, bias=False).half(), x),
    (nn.Conv2d(3, 8, 3, bias=False).bfloat16(), x),
    (nn.ConvTranspose2d(3, 8, 3), x.double()),
]:
    try:
        layer(batch)
    except RuntimeError as error:
        print(error)
# > expected scalar type Double but found Float
# > Input type (torch.FloatTensor) and weight type (torch.HalfTensor) should be the same or input should be a MKLDNN tensor and weight is a dense tensor
# > Input type (torch.FloatTensor) and weight type (CPUBFloat16Type) should be the same or input should be a MKLDNN tensor and weight is a dense tensor
# > expected scalar type Double but found Float
# --8<-- [end:siblings]
