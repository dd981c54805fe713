# cpu: each device words it in its own way
# --8<-- [start:see]
import torch

queries = torch.zeros(2, 3, 4, dtype=torch.float64)  # (B, T, C)
keys = torch.zeros(2, 4, 3)  # (B, C, T)
queries @ keys
# > RuntimeError: expected scalar type Double but found Float
# --8<-- [end:see]
import pytest
import torch.nn.functional as F

m32, m64 = torch.ones(2, 2), torch.ones(2, 2, dtype=torch.float64)
for refuses in (
    lambda: torch.bmm(m32[None], m64[None]),
    lambda: torch.einsum("ij,jk->ik", m32, m64),
    lambda: torch.cdist(m32, m64),
    lambda: F.conv1d(m32[None], m64[None]),
    lambda: torch.linalg.cross(torch.ones(3), torch.ones(3, dtype=torch.float64)),
    lambda: F.grid_sample(m32[None, None], m64[:1][None, None], align_corners=False),
    lambda: m32.to_sparse() @ m64,
    lambda: F.cross_entropy(m32, torch.tensor([0, 1]), weight=m64[0]),
):
    with pytest.raises(RuntimeError, match="expected scalar type Float but found Double"):
        refuses()

# cpu: each device words it in its own way
# --8<-- [start:einsum]
weights = torch.ones(2, 2)
distances = torch.tensor([[0.0, 1.0], [1.0, 0.0]], dtype=torch.float64)
torch.einsum("ij,jk->ik", weights, distances)
# > RuntimeError: expected scalar type Float but found Double
# --8<-- [end:einsum]
assert torch.einsum("ij,ij->ij", weights, distances).dtype == torch.float64

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:numpy]
import numpy as np

class_weights = torch.tensor(1 / np.array([10.0, 90.0]))
logits, labels = torch.zeros(4, 2), torch.tensor([0, 1, 1, 0])
torch.nn.functional.cross_entropy(logits, labels, weight=class_weights)
# > RuntimeError: expected scalar type Float but found Double
# --8<-- [end:numpy]
assert class_weights.dtype == torch.float64

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
torch.einsum("ij,jk->ik", weights, distances.to(weights.dtype)).dtype  # > torch.float32
torch.nn.functional.cross_entropy(logits, labels, weight=class_weights.float())
# > tensor(0.6931)
(queries.float() @ keys).dtype  # > torch.float32
# --8<-- [end:fix]

# cpu: each device words it in its own way
# --8<-- [start:half]
for dtype in (torch.float16, torch.bfloat16):
    try:
        torch.bmm(queries.to(dtype), keys)
    except RuntimeError as error:
        print(error)
# > expected scalar type Half but found Float
# > expected scalar type BFloat16 but found Float
# --8<-- [end:half]
with torch.autocast("cpu", dtype=torch.bfloat16):
    assert torch.bmm(queries.float(), keys).dtype == torch.bfloat16
    with pytest.raises(RuntimeError, match="expected scalar type"):
        torch.bmm(queries, keys)  # float64 is not cast

# cpu: each device words it in its own way
# --8<-- [start:compare]
expected = torch.tensor([0.5, 1.0], dtype=torch.float64)
torch.allclose(torch.tensor([0.5, 1.0]), expected)
# > RuntimeError: Float did not match Double
# --8<-- [end:compare]

# cpu: each device words it in its own way
# --8<-- [start:compare-fix]
result = torch.tensor([0.5, 1.0])
torch.allclose(result.double(), expected)  # > True
torch.equal(result, expected)  # > True
# --8<-- [end:compare-fix]
torch.testing.assert_close(result, expected, check_dtype=False)

# cpu: each device words it in its own way
# --8<-- [start:siblings]
a, b = torch.ones(2), torch.ones(2, dtype=torch.float64)
for operation in (
    lambda: torch.isclose(b, a),
    lambda: torch.isclose(a.long(), a),
    lambda: torch.lerp(a, b, 0.5),
    lambda: torch.complex(a, b),
    lambda: torch.baddbmm(b.view(1, 1, 2), a.view(1, 1, 2), a.expand(1, 2, 2)),
):
    try:
        operation()
    except RuntimeError as error:
        print(error)
# > Double did not match Float
# > Long did not match Float
# > expected dtype float for `end` but got dtype double
# > Expected object of scalar type Float but got scalar type Double for second argument
# > Input dtypes must be the same, got: input double, batch1: float, batch2: float
# --8<-- [end:siblings]
