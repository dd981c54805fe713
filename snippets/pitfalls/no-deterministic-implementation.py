# --8<-- [start:see]
import torch

torch.use_deterministic_algorithms(True)
counts = torch.zeros(4)
indices = torch.tensor([0, 0])
counts.put_(indices, torch.tensor([1.0, 2.0]))
# > RuntimeError: put_ does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True)'. You can turn off determinism just for this operation, or you can use the 'warn_only=True' option, if that's acceptable for your application. You can also file an issue at https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this operation.
# --8<-- [end:see]

# --8<-- [start:accumulate]
counts = torch.zeros(4)
counts.put_(indices, torch.tensor([1.0, 2.0]), accumulate=True)  # adding is defined
counts
# > tensor([3., 0., 0., 0.])
# --8<-- [end:accumulate]

# --8<-- [start:warn]
torch.use_deterministic_algorithms(True, warn_only=True)
counts.put_(indices, torch.tensor([1.0, 2.0]))
# > UserWarning: put_ does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True, warn_only=True)'. You can file an issue at https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this operation. (Triggered internally at …)
# --8<-- [end:warn]

# --8<-- [start:fix]
import contextlib


@contextlib.contextmanager
def nondeterministic():
    before = torch.are_deterministic_algorithms_enabled()
    warn_only = torch.is_deterministic_algorithms_warn_only_enabled()
    torch.use_deterministic_algorithms(False)
    try:
        yield
    finally:
        torch.use_deterministic_algorithms(before, warn_only=warn_only)


torch.use_deterministic_algorithms(True)
weight = torch.zeros(4, requires_grad=True)
with nondeterministic():
    loss = weight.put(torch.tensor([0, 1]), torch.ones(2)).sum()
    loss.backward()  # inside as well
weight.grad
# > tensor([0., 0., 1., 1.])
# --8<-- [end:fix]
assert torch.are_deterministic_algorithms_enabled()

# --8<-- [start:index]
counts = torch.zeros(4)
counts[indices] = torch.tensor([1.0, 2.0])  # picks a deterministic way by itself
counts.index_add_(0, indices, torch.tensor([1.0, 2.0]))
torch.bincount(indices, minlength=4)
# > tensor([2, 0, 0, 0])
# --8<-- [end:index]

# --8<-- [start:backward]
torch.use_deterministic_algorithms(False)  # off, around the line that was blamed
loss = weight.put(torch.tensor([0, 1]), torch.ones(2)).sum()
torch.use_deterministic_algorithms(True)
loss.backward()
# > RuntimeError: put_ does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True)'. You can turn off determinism just for this operation, or you can use the 'warn_only=True' option, if that's acceptable for your application. You can also file an issue at https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this operation.
# --8<-- [end:backward]

# --8<-- [start:siblings]
pooled = torch.ones(1, 1, 2)
torch.nn.functional.max_unpool1d(pooled, torch.tensor([[[0, 2]]]), kernel_size=2)
# > RuntimeError: max_unpooling2d_forward_out does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True)'. You can turn off determinism just for this operation, or you can use the 'warn_only=True' option, if that's acceptable for your application. You can also file an issue at https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this operation.
# --8<-- [end:siblings]

# --8<-- [start:off]
torch.use_deterministic_algorithms(False)
# --8<-- [end:off]
