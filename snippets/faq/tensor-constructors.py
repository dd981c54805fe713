# --8<-- [start:three]
import torch

torch.tensor(3)
# > tensor(3)
torch.Tensor(3).shape  # three numbers that nobody wrote
# > torch.Size([3])
torch.tensor([3])
# > tensor([3])
torch.Tensor([3])
# > tensor([3.])
# --8<-- [end:three]
import numpy as np
import pytest

assert torch.tensor(3).dtype == torch.int64 and torch.tensor(3).shape == ()
assert torch.Tensor(2, 3).shape == (2, 3)
assert torch.Tensor(np.int64(3)).shape == (3,)
assert torch.Tensor().shape == (0,)
with pytest.raises(TypeError, match="data must be a sequence \\(got float\\)"):
    torch.Tensor(2.5)
assert torch.tensor(2.5).item() == 2.5

# --8<-- [start:rounds]
user = 16_777_217
torch.tensor([user])
# > tensor([16777217])
torch.Tensor([user]).long()
# > tensor([16777216])
# --8<-- [end:rounds]
assert torch.Tensor([True]).dtype == torch.float32

# --8<-- [start:alias]
source = torch.tensor([1, 2])
same = torch.Tensor(source)
same[0] = 9
source
# > tensor([9, 2])
same.dtype
# > torch.int64
# --8<-- [end:alias]
assert same.data_ptr() == source.data_ptr()

# --8<-- [start:no-dtype]
torch.tensor([1, 2], dtype=torch.float32, requires_grad=True)
# > tensor([1., 2.], requires_grad=True)
torch.Tensor([1, 2], dtype=torch.float32)
# > TypeError: new() received an invalid combination of arguments - got (list, dtype=torch.dtype), but expected one of:
# > …
# --8<-- [end:no-dtype]
with pytest.raises(TypeError, match="received an invalid combination of arguments"):
    torch.Tensor([1.0], requires_grad=True)

# --8<-- [start:device]
torch.Tensor([1, 2], device="cuda")
# > RuntimeError: legacy constructor expects device type: cpu but device type: cuda was passed
# --8<-- [end:device]
assert torch.Tensor([1, 2], device="cpu").device.type == "cpu"

# --8<-- [start:class]
weight = torch.nn.Linear(2, 1).weight
isinstance(weight, torch.Tensor)
# > True


def normalise(x: torch.Tensor) -> torch.Tensor:
    return (x - x.mean()) / x.std()


# --8<-- [end:class]
assert isinstance(torch.tensor(3), torch.Tensor)
assert isinstance(torch.tensor, type(torch.zeros)) and isinstance(torch.Tensor, type)
assert abs(normalise(torch.arange(4.0)).mean()) < 1e-6

# --8<-- [start:copy]
x = torch.ones(2, requires_grad=True)
loss = (2 * x).sum()
rewrapped = torch.tensor(loss, requires_grad=True)
# > UserWarning: To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or sourceTensor.detach().clone().requires_grad_(True), rather than torch.tensor(sourceTensor).
# > [torch<2.7] UserWarning: To copy construct from a tensor, it is recommended to use sourceTensor.clone().detach() or sourceTensor.clone().detach().requires_grad_(True), rather than torch.tensor(sourceTensor).
rewrapped.backward()
x.grad is None  # nothing reached x
# > True
loss.backward()
x.grad
# > tensor([2., 2.])
# --8<-- [end:copy]
assert rewrapped.is_leaf and rewrapped.grad == 1
copy = x.detach().clone()
assert copy.data_ptr() != x.data_ptr() and not copy.requires_grad
array = np.zeros(2)
shared, copied = torch.as_tensor(array, device="cpu"), torch.tensor(array)
array[0] = 1
assert shared[0] == 1 and copied[0] == 0
assert torch.as_tensor(x) is x
assert torch.empty(3).shape == torch.Tensor(3).shape
for name in ("FloatTensor", "LongTensor", "DoubleTensor"):
    assert getattr(torch, name)(3).shape == (3,)
assert torch.LongTensor([1.7]).tolist() == [1]
with torch.device("meta"):
    assert torch.tensor(3).device.type == "meta"
    assert torch.Tensor(3).device.type == "cpu"
torch.set_default_dtype(torch.float64)
assert torch.Tensor([1]).dtype == torch.float64
torch.set_default_dtype(torch.float32)
