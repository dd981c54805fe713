# cpu: which operations refuse depends on the device
# --8<-- [start:see]
import torch

torch.use_deterministic_algorithms(True)
slots = torch.zeros(3)
index = torch.tensor([0, 0])  # the same place twice
slots.put_(index, torch.tensor([1.0, 2.0]))
# > RuntimeError: put_ does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True)'. You can turn off determinism just for this operation, or you can use the 'warn_only=True' option, if that's acceptable for your application. You can also file an issue at https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this operation.
# --8<-- [end:see]
import pytest

# --8<-- [start:fix]
slots.scatter_(0, index, torch.tensor([1.0, 2.0]))
# --8<-- [end:fix]
assert slots.tolist() == [2.0, 0.0, 0.0]
assert torch.zeros(3).put_(index, torch.tensor([1.0, 2.0]), accumulate=True)[0] == 3
assert slots.index_put_((index,), torch.tensor([3.0, 4.0]))[0] == 4

# --8<-- [start:who]
torch.are_deterministic_algorithms_enabled()
# > True
torch.use_deterministic_algorithms(False)
torch.are_deterministic_algorithms_enabled()
# > False
# --8<-- [end:who]

# cpu: which operations refuse depends on the device
# --8<-- [start:off]
torch.use_deterministic_algorithms(False)
_ = slots.put_(index, torch.tensor([1.0, 2.0]))
torch.use_deterministic_algorithms(True)
# --8<-- [end:off]
assert torch.are_deterministic_algorithms_enabled()

# cpu: which operations refuse depends on the device
# --8<-- [start:warn]
torch.use_deterministic_algorithms(True, warn_only=True)
_ = slots.put_(index, torch.tensor([1.0, 2.0]))
# > UserWarning: put_ does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True, warn_only=True)'. You can file an issue at https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this operation. (Triggered internally at …)
# --8<-- [end:warn]
assert torch.is_deterministic_algorithms_warn_only_enabled()

# --8<-- [start:no-help]
torch.use_deterministic_algorithms(False)
_ = torch.manual_seed(0)
torch.backends.cudnn.deterministic = True
torch.are_deterministic_algorithms_enabled()
# > False
# --8<-- [end:no-help]

# cpu: which operations refuse depends on the device
# --8<-- [start:sibling]
torch.use_deterministic_algorithms(True)
torch.nn.functional.max_unpool2d(
    torch.ones(1, 1, 1, 1), torch.zeros(1, 1, 1, 1, dtype=torch.long), 2
)
# > RuntimeError: max_unpooling2d_forward_out does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True)'. You can turn off determinism just for this operation, or you can use the 'warn_only=True' option, if that's acceptable for your application. You can also file an issue at https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this operation.
# --8<-- [end:sibling]
with pytest.raises(RuntimeError, match="max_unpooling3d"):
    torch.nn.functional.max_unpool3d(
        torch.ones(1, 1, 1, 1, 1), torch.zeros(1, 1, 1, 1, 1, dtype=torch.long), 2
    )
