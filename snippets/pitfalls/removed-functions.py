# --8<-- [start:see]
import torch

matrix = torch.tensor([[2.0, 1.0], [1.0, 2.0]])
values, vectors = torch.symeig(matrix, eigenvectors=True)
# > RuntimeError: This function was deprecated since version 1.9 and is now removed. The default behavior has changed from using the upper triangular portion of the matrix by default to using the lower triangular portion.
# > …
# --8<-- [end:see]

# --8<-- [start:fix]
values, vectors = torch.linalg.eigh(matrix)
values
# > tensor([1., 3.])
# --8<-- [end:fix]
assert torch.allclose(vectors @ values.diag() @ vectors.T, matrix, atol=1e-5)
assert torch.allclose(torch.linalg.eigvalsh(matrix), values, atol=1e-5)

# --8<-- [start:others]
b = torch.tensor([[3.0], [3.0]])
for removed in (
    lambda: torch.eig(matrix),
    lambda: torch.solve(b, matrix),
    lambda: torch.lstsq(b, matrix),
    lambda: torch.matrix_rank(matrix),
):
    try:
        removed()
    except RuntimeError as error:
        print(*str(error).split()[:18])
# > This function was deprecated since version 1.9 and is now removed. `torch.linalg.eig` returns complex tensors of dtype `cfloat`
# > This function was deprecated since version 1.9 and is now removed. `torch.solve` is deprecated in favor of `torch.linalg.solve`.
# > This function was deprecated since version 1.9 and is now removed. `torch.lstsq` is deprecated in favor of `torch.linalg.lstsq`.
# > This function was deprecated since version 1.9 and is now removed. Please use the `torch.linalg.matrix_rank` function instead. The
# --8<-- [end:others]

# --8<-- [start:others-fix]
torch.linalg.eigvals(matrix).dtype  # complex, also where all are real
# > torch.complex64
torch.linalg.solve(matrix, b).round()  # the matrix comes first
# > tensor([[1.],
# >         [1.]])
torch.linalg.lstsq(matrix, b).solution.round()
# > tensor([[1.],
# >         [1.]])
torch.linalg.matrix_rank(matrix)
# > tensor(2)
# --8<-- [end:others-fix]
assert torch.allclose(matrix @ torch.linalg.solve(matrix, b), b, atol=1e-5)
_real = torch.linalg.eigvals(matrix).real.sort().values
assert torch.allclose(_real, values, atol=1e-5)

# --8<-- [start:swapped]
left, right = torch.tensor([[2.0, 0.0], [0.0, 4.0]]), torch.tensor([[1.0, 0.0], [0.0, 1.0]])
torch.linalg.solve(right, left)  # the old order
# > tensor([[2., 0.],
# >         [0., 4.]])
torch.linalg.solve(left, right)
# > tensor([[0.5000, 0.0000],
# >         [0.0000, 0.2500]])
# --8<-- [end:swapped]

# --8<-- [start:triangle]
upper = torch.tensor([[2.0, 1.0], [0.0, 2.0]])  # half of a symmetric matrix
torch.linalg.eigvalsh(upper)  # reads the lower half
# > tensor([2., 2.])
torch.linalg.eigvalsh(upper, UPLO="U")  # as symeig did
# > tensor([1., 3.])
# --8<-- [end:triangle]

# --8<-- [start:fourier]
signal = torch.tensor([1.0, 2.0, 3.0, 4.0])
for old in (lambda: torch.rfft(signal, 1), lambda: torch.fft(signal, 1)):
    try:
        old()
    except (AttributeError, TypeError) as error:
        print(error)
# > module 'torch' has no attribute 'rfft'
# > 'module' object is not callable
# --8<-- [end:fourier]

# --8<-- [start:fourier-fix]
torch.view_as_real(torch.fft.rfft(signal))  # what torch.rfft(signal, 1) gave
# > tensor([[10.,  0.],
# >         [-2.,  2.],
# >         [-2.,  0.]])
# --8<-- [end:fourier-fix]

# --8<-- [start:deprecated]
import warnings

for old in (
    lambda: torch.lu(matrix),
    lambda: torch.triangular_solve(b, matrix),
    lambda: torch.chain_matmul(matrix, matrix),
    lambda: torch.range(0, 3),
):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        _ = old()
    print(str(caught[-1].message).splitlines()[0].split(" (")[0])
# > torch.lu is deprecated in favor of torch.linalg.lu_factor / torch.linalg.lu_factor_ex and will be removed in a future PyTorch release.
# > torch.triangular_solve is deprecated in favor of torch.linalg.solve_triangularand will be removed in a future PyTorch release.
# > torch.chain_matmul is deprecated and will be removed in a future PyTorch release. Use torch.linalg.multi_dot instead, which accepts a list of two or more tensors rather than multiple parameters.
# > torch.range is deprecated and will be removed in a future release because its behavior is inconsistent with Python's range builtin. Instead, use torch.arange, which produces values in [start, end).
# --8<-- [end:deprecated]

# --8<-- [start:just-removed]
for old in (torch.cholesky, torch.qr):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            _ = old(matrix)
        except RuntimeError as error:
            print(str(error).splitlines()[0])
    for warning in caught:
        print(str(warning.message).splitlines()[0])
# > torch.cholesky is deprecated in favor of torch.linalg.cholesky and will be removed in a future PyTorch release.
# > torch.qr is deprecated in favor of torch.linalg.qr and will be removed in a future PyTorch release.
# > [torch>=2.14] This function was deprecated since version 1.9 and is now removed. `torch.cholesky` is deprecated in favor of `torch.linalg.cholesky`.
# > [torch>=2.14] This function was deprecated since version 1.9 and is now removed. `torch.qr` is deprecated in favor of `torch.linalg.qr` and the boolean parameter `some` has been replaced with a string parameter `mode`.
# --8<-- [end:just-removed]

# --8<-- [start:deprecated-fix]
lower = torch.linalg.cholesky(matrix)  # upper=True: .mH behind it
q, r = torch.linalg.qr(matrix)
x = torch.linalg.solve_triangular(r, b, upper=True)  # the matrix first
torch.arange(0, 4)  # range(0, 3) had the end in it
# > tensor([0, 1, 2, 3])
# --8<-- [end:deprecated-fix]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    assert torch.range(0, 3).tolist() == [0, 1, 2, 3] and torch.range(0, 3).dtype == torch.float32
    if torch.__version__ < "2.14":
        assert torch.equal(torch.cholesky(matrix, upper=True), lower.mH)
    assert torch.allclose(torch.triangular_solve(b, r).solution, x)
assert torch.allclose(r @ x, b, atol=1e-5)
assert torch.allclose(torch.linalg.multi_dot([matrix, matrix]), matrix @ matrix)
