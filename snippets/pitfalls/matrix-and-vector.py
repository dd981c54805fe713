# --8<-- [start:see]
import torch

features = torch.zeros(8, 3)
weight = torch.zeros(4)
features @ weight
# > RuntimeError: size mismatch, got input (8), mat (8x3), vec (4)
# --8<-- [end:see]
import pytest

for _call in (torch.mv, torch.matmul):
    with pytest.raises(
        RuntimeError, match=r"size mismatch, got input \(8\), mat \(8x3\), vec \(4\)"
    ):
        _call(features, weight)
with pytest.raises(RuntimeError, match=r"got input \(10\), mat \(10x3\), vec \(4\)"):
    torch.zeros(5, 2, 3) @ torch.zeros(4)

# --8<-- [start:left]
scores = torch.zeros(8)
(scores @ features).shape  # vector first: it meets the rows
# > torch.Size([3])
features @ scores  # vector last: it meets the columns
# > RuntimeError: size mismatch, got input (8), mat (8x3), vec (8)
# --8<-- [end:left]

# --8<-- [start:left-fix]
(features.T @ scores).shape
# > torch.Size([3])
(features * scores.unsqueeze(1)).shape  # each row times its score
# > torch.Size([8, 3])
# --8<-- [end:left-fix]
_f, _s = torch.arange(6.0).view(3, 2), torch.tensor([1.0, 2.0, 3.0])
assert torch.equal(_s @ _f, _f.T @ _s)
assert torch.equal((_f * _s.unsqueeze(1)).sum(0), _s @ _f)

# --8<-- [start:lengths]
torch.dot(torch.zeros(3), torch.zeros(4))
# > RuntimeError: inconsistent tensor size, expected tensor [3] and src [4] to have the same number of elements, but got 3 and 4 elements respectively
# --8<-- [end:lengths]
with pytest.raises(RuntimeError, match="inconsistent tensor size, expected tensor"):
    torch.zeros(3) @ torch.zeros(4)

# --8<-- [start:ranks]
vector, matrix = torch.zeros(3), torch.zeros(3, 3)
scalar, stack = torch.tensor(2.0), torch.zeros(2, 3, 3)
for product in (
    lambda: torch.mm(vector, matrix),
    lambda: torch.mm(matrix, vector),
    lambda: torch.addmm(vector, vector, matrix),
    lambda: torch.mv(matrix, matrix),
    lambda: torch.dot(matrix, vector),
    lambda: torch.outer(matrix, vector),
    lambda: matrix @ scalar,
    lambda: torch.nn.Linear(1, 2)(scalar),
    lambda: stack.t(),
):
    try:
        product()
    except RuntimeError as error:
        print(error)
# > self must be a matrix
# > mat2 must be a matrix
# > mat1 must be a matrix, got 1-D tensor
# > vector + matrix @ vector expected, got 1, 2, 2
# > 1D tensors expected, but got 2D and 1D tensors
# > outer: Expected 1-D argument self, but got 2-D
# > both arguments to matmul need to be at least 1D, but they are 2D and 0D
# > both arguments to linear need to be at least 1D, but they are 0D and 2D
# > t() expects a tensor with <= 2 dimensions, but self is 3D
# --8<-- [end:ranks]
with pytest.raises(RuntimeError, match="self must be a matrix"):
    torch.mm(stack, matrix)

# --8<-- [start:ranks-fix]
(vector @ matrix).shape, (stack @ matrix).shape, (stack @ vector).shape
# > (torch.Size([3]), torch.Size([2, 3, 3]), torch.Size([2, 3]))
(matrix * scalar).shape  # a number multiplies with *
# > torch.Size([3, 3])
stack.mT.shape
# > torch.Size([2, 3, 3])
(matrix * matrix).sum()  # the dot product of two matrices
# > tensor(0.)
# --8<-- [end:ranks-fix]

# --8<-- [start:one-sample]
layer = torch.nn.Linear(1, 2)
temperatures = torch.zeros(8)  # 8 samples of one feature each
layer(temperatures.unsqueeze(1)).shape
# > torch.Size([8, 2])
# --8<-- [end:one-sample]
with pytest.raises(RuntimeError, match=r"\(1x8 and 1x2\)"):
    layer(temperatures)
