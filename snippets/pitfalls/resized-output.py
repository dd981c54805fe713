# --8<-- [start:see]
import torch

a, b = torch.ones(3, 2), torch.ones(2, 2)
result = torch.zeros(2, 2)
torch.mm(a, b, out=result)
# > UserWarning: An output with one or more elements was resized since it had shape [2, 2], which does not match the required output shape [3, 2]. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0). (Triggered internally at …)
# > tensor([[2., 2.],
# >         [2., 2.],
# >         [2., 2.]])
# --8<-- [end:see]

# --8<-- [start:small]
log = torch.ones(2, 3)
_ = torch.add(torch.zeros(3), 0, out=log)  # nothing is broadcast to the target
# > UserWarning: An output with one or more elements was resized since it had shape [2, 3], which does not match the required output shape [3]. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0). (Triggered internally at …)
log
# > tensor([0., 0., 0.])
# --8<-- [end:small]

# --8<-- [start:view]
log = torch.zeros(6)
batch = torch.full((5,), 7.0)  # four were expected
_ = torch.add(batch, 1, out=log[:4])
# > UserWarning: An output with one or more elements was resized since it had shape [4], which does not match the required output shape [5]. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0). (Triggered internally at …)
log
# > tensor([8., 8., 8., 8., 8., 0.])
# --8<-- [end:view]

# --8<-- [start:view-fix]
log = torch.zeros(6)
log[:4] = batch + 1
# > RuntimeError: The expanded size of the tensor (4) must match the existing size (5) at non-singleton dimension 0.  Target sizes: [4].  Tensor sizes: [5]
# --8<-- [end:view-fix]

# --8<-- [start:silent]
target = torch.zeros(5)
_ = torch.randn(3, out=target)  # resized without a warning
target.shape
# > torch.Size([3])
# --8<-- [end:silent]
for _make in (torch.rand, torch.zeros, torch.ones, torch.empty):
    assert _make(3, out=torch.zeros(5)).shape == (3,)

# --8<-- [start:fix]
result = torch.mm(a, b)
buffer = torch.empty(3, 2)  # of the right shape, to be used again
_ = torch.mm(a, b, out=buffer)
# --8<-- [end:fix]

# --8<-- [start:reuse]
_ = torch.mm(a, b, out=result.resize_(0))  # zero elements: no warning
_ = torch.mm(a, b, out=torch.empty(0))
# --8<-- [end:reuse]

# --8<-- [start:siblings]
_ = torch.arange(3, out=torch.zeros(5))
# > UserWarning: The number of elements in the out tensor of shape [5] is 5 which does not match the computed number of elements 3. Note that this may occur as a result of rounding error. The out tensor will be resized to a tensor of shape (3,). (Triggered internally at …)
# --8<-- [end:siblings]
