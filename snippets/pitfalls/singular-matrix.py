# cpu: the messages are those of the CPU's library
# --8<-- [start:see]
import torch

covariance = torch.tensor([[1.0, 2.0], [2.0, 1.0]])
torch.linalg.cholesky(covariance)
# > torch._C._LinAlgError: linalg.cholesky: The factorization could not be completed because the input is not positive-definite (the leading minor of order 2 is not positive-definite).
# --8<-- [end:see]
assert issubclass(torch.linalg.LinAlgError, RuntimeError)
assert torch.linalg.LinAlgError is torch._C._LinAlgError

# cpu: the messages are those of the CPU's library
# --8<-- [start:singular]
features = torch.tensor([[1.0, 1.0], [1.0, 1.0]])  # twice the same column
torch.linalg.inv(features)
# > torch._C._LinAlgError: linalg.inv: The diagonal element 2 is zero, the inversion could not be completed because the input matrix is singular.
# --8<-- [end:singular]

# cpu: the messages are those of the CPU's library
# --8<-- [start:nan]
broken = torch.tensor([[1.0, torch.nan], [torch.nan, 1.0]])
torch.linalg.svd(broken)
# > torch._C._LinAlgError: linalg.svd: The algorithm failed to converge because the input matrix contained non-finite values.
# --8<-- [end:nan]

# cpu: the messages are those of the CPU's library
# --8<-- [start:find]
for matrix in (covariance, features):
    print(torch.linalg.eigvalsh(matrix).round(decimals=4).abs())
# > tensor([1., 3.])
# > tensor([0., 2.])
# --8<-- [end:find]

# cpu: the messages are those of the CPU's library
# --8<-- [start:fix]
samples = torch.tensor([[1.0, 1.0], [2.0, 2.0], [3.0, 3.0]])
estimate = samples.T.cov()  # singular: one column copies the other
jitter = 1e-4 * torch.eye(2)
torch.linalg.cholesky(estimate + jitter).isfinite().all()
# > tensor(True)
torch.linalg.pinv(features)  # an inverse for what is left
# > tensor([[0.2500, 0.2500],
# >         [0.2500, 0.2500]])
# --8<-- [end:fix]

# cpu: the messages are those of the CPU's library
# --8<-- [start:parametrise]
raw = torch.zeros(2, 2, requires_grad=True)  # what the network gives
lower = raw.tril(-1) + torch.diag_embed(torch.nn.functional.softplus(raw.diagonal()) + 1e-4)
torch.linalg.cholesky(lower @ lower.mT).allclose(lower)
# > True
# --8<-- [end:parametrise]

# cpu: the messages are those of the CPU's library
# --8<-- [start:silent]
torch.linalg.inv(broken)  # no word about NaN
# > tensor([[nan, nan],
# >         [nan, nan]])
equal = torch.eye(2, requires_grad=True)  # equal singular values
factors = torch.linalg.svd(equal)
(factors.U.sum() + factors.Vh.sum()).backward()
equal.grad
# > tensor([[nan, nan],
# >         [nan, nan]])
# --8<-- [end:silent]
equal.grad = None
torch.linalg.svdvals(equal).sum().backward()
assert equal.grad.isfinite().all()

# cpu: the messages are those of the CPU's library
# --8<-- [start:siblings]
calls = (
    lambda: torch.linalg.solve(features, torch.ones(2)),
    lambda: torch.linalg.inv(torch.stack([torch.eye(2), features])),
    lambda: torch.linalg.eig(broken),
    lambda: torch.linalg.inv(torch.ones(2, 3)),
)
for call in calls:
    try:
        call()
    except RuntimeError as error:
        print(error)
# > torch.linalg.solve: The solver failed because the input matrix is singular.
# > linalg.inv: (Batch element 1): The diagonal element 2 is zero, the inversion could not be completed because the input matrix is singular.
# > torch.linalg.eig: input tensor should not contain infs or NaNs.
# > linalg.inv: A must be batches of square matrices, but they are 2 by 3 matrices
# --8<-- [end:siblings]
