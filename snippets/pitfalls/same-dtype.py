# cpu: each device words it in its own way
# --8<-- [start:see]
import torch
from torch import nn

layer = nn.Linear(2, 3)  # float32 weights
batch = torch.zeros(4, 2, dtype=torch.float64)
layer(batch)
# > RuntimeError: mat1 and mat2 must have the same dtype, but got Double and Float
# --8<-- [end:see]
import pytest

assert layer.weight.dtype == torch.float32
assert (torch.ones(2) * torch.ones(2, dtype=torch.float64)).dtype == torch.float64
assert torch.zeros(1, dtype=torch.double).dtype == torch.float64
assert torch.zeros(1, dtype=torch.float).dtype == torch.float32
assert torch.zeros(1, dtype=torch.half).dtype == torch.float16
assert torch.zeros(1, dtype=torch.long).dtype == torch.int64
assert torch.zeros(1).byte().dtype == torch.uint8

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:numpy]
import numpy as np

features = np.array([[0.5, 1.5]])
torch.from_numpy(features).dtype  # > torch.float64
layer(torch.from_numpy(features))
# > RuntimeError: mat1 and mat2 must have the same dtype, but got Double and Float
# --8<-- [end:numpy]
assert torch.tensor(features).dtype == torch.as_tensor(features).dtype == torch.float64

# cpu: each device words it in its own way
# --8<-- [start:integers]
pixels = torch.zeros(4, 2, dtype=torch.uint8)
layer(pixels)
# > RuntimeError: mat1 and mat2 must have the same dtype, but got Byte and Float
# --8<-- [end:integers]

# cpu: each device words it in its own way
# --8<-- [start:half]
small = nn.Linear(2, 3).half()
small(torch.zeros(4, 2))
# > RuntimeError: mat1 and mat2 must have the same dtype, but got Float and Half
# --8<-- [end:half]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
inputs = torch.as_tensor(features, dtype=torch.float32)
layer(inputs).dtype  # > torch.float32
small(inputs.to(small.weight.dtype)).dtype  # > torch.float16
layer(pixels.float() / 255).dtype  # > torch.float32
# --8<-- [end:fix]
assert torch.from_numpy(features).float().dtype == torch.float32

# --8<-- [start:look]
model = nn.Sequential(nn.Linear(2, 3), nn.Linear(3, 1).double())
for name, parameter in model.named_parameters():
    print(name, parameter.dtype)
# > 0.weight torch.float32
# > 0.bias torch.float32
# > 1.weight torch.float64
# > 1.bias torch.float64
# --8<-- [end:look]

# cpu: each device words it in its own way
# --8<-- [start:no-help]
batch.float()  # the result is dropped
# > tensor([[0., 0.],
# >         [0., 0.],
# >         [0., 0.],
# >         [0., 0.]])
layer(batch)
# > RuntimeError: mat1 and mat2 must have the same dtype, but got Double and Float
# --8<-- [end:no-help]
assert batch.dtype == torch.float64
assert layer.double() is layer  # a module is converted in place
assert layer.weight.element_size() == 8 == 2 * layer.float().weight.element_size()

# cpu: each device words it in its own way
# --8<-- [start:products]
m32, m64 = torch.ones(2, 2), torch.ones(2, 2, dtype=torch.float64)
v32, v64 = torch.ones(2), torch.ones(2, dtype=torch.float64)
q32, q64 = m32[None], m64[None]
for product in (
    lambda: m64 @ m32,
    lambda: m32 @ m32.half(),
    lambda: nn.Linear(2, 3, bias=False)(m64),
    lambda: torch.addmm(m64, m32, m32),
    lambda: v32 @ v64,
    lambda: torch.inner(m32, m64),
    lambda: nn.functional.scaled_dot_product_attention(q32, q64, q32),
    lambda: nn.Bilinear(2, 2, 1)(m64, m64),
    lambda: torch.linalg.solve(m32, m64),
):
    try:
        product()
    except RuntimeError as error:
        print(error)
# > expected m1 and m2 to have the same dtype, but got: double != float
# > expected m1 and m2 to have the same dtype, but got: float != c10::Half
# > expected m1 and m2 to have the same dtype, but got: double != float
# > self and mat2 must have the same dtype, but got Double and Float
# > dot : expected both vectors to have same dtype, but found Float and Double
# > both inputs should have same dtype
# > Expected query, key, and value to have the same dtype, but got query.dtype: float key.dtype: double and value.dtype: float instead.
# > All tensors must have the same dtype, got input1: double, input2: double, weight: float, bias: float
# > linalg.solve: Expected A and B to have the same dtype, but found A of type Float and B of type Double instead
# --8<-- [end:products]
with pytest.raises(RuntimeError, match="both inputs should have same dtype"):
    torch.tensordot(m32, m64, 1)

# cpu: each device words it in its own way
# --8<-- [start:vector]
m32 @ v64
# > RuntimeError: addmv input tensors must have the same dtype, but got Double, Float, and Double
# > [torch<2.12] RuntimeError: expected scalar type Float but found Double
# --8<-- [end:vector]

# --8<-- [start:recurrent]
nn.LSTM(2, 3)(torch.zeros(5, 4, 2, dtype=torch.float64))
# > [torch<2.11] RuntimeError: mat1 and mat2 must have the same dtype, but got Double and Float
# > ValueError: RNN input dtype (torch.float64) does not match weight dtype (torch.float32). Convert input: input.to(torch.float32), or convert model: model.to(torch.float64)
# --8<-- [end:recurrent]
for recurrent in (nn.RNN, nn.GRU):
    with pytest.raises((ValueError, RuntimeError), match="dtype"):
        recurrent(2, 3)(torch.zeros(5, 4, 2, dtype=torch.float64))
