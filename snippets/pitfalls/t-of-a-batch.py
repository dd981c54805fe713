# --8<-- [start:see]
import torch

keys = torch.zeros(2, 7, 16)  # (B, S, C)
keys.T.shape  # all dimensions, the batch too
# > UserWarning: The use of `x.T` on tensors of dimension other than 2 to reverse their shape is deprecated and it will throw an error in a future release. Consider `x.mT` to transpose batches of matrices or `x.permute(*torch.arange(x.ndim - 1, -1, -1))` to reverse the dimensions of a tensor. (Triggered internally at …)
# > torch.Size([16, 7, 2])
# --8<-- [end:see]

# --8<-- [start:fix]
keys.mT.shape  # every matrix of the batch
# > torch.Size([2, 16, 7])
keys.transpose(1, 2).shape
# > torch.Size([2, 16, 7])
image = torch.zeros(32, 48, 3)  # (H, W, C)
image.permute(2, 0, 1).shape  # (C, H, W)
# > torch.Size([3, 32, 48])
# --8<-- [end:fix]

# --8<-- [start:reverse]
keys.permute(2, 1, 0).shape  # if all dimensions are meant
# > torch.Size([16, 7, 2])
# --8<-- [end:reverse]
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    assert keys.T.stride() == keys.permute(2, 1, 0).stride()
    assert torch.zeros(3).T.shape == (3,)

# --8<-- [start:vector]
vector = torch.tensor([1.0, 2.0, 3.0])
vector.mT
# > RuntimeError: tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.
# --8<-- [end:vector]

# --8<-- [start:vector-fix]
vector.unsqueeze(1)  # a column
# > tensor([[1.],
# >         [2.],
# >         [3.]])
vector @ vector  # needs no transpose
# > tensor(14.)
# --8<-- [end:vector-fix]

# --8<-- [start:number]
torch.tensor(1.0).T
# > UserWarning: Tensor.T is deprecated on 0-D tensors. This function is the identity in these cases. (Triggered internally at …)
# > tensor(1.)
# --8<-- [end:number]

# --8<-- [start:siblings]
for transposed in (
    lambda: keys.H,
    lambda: vector.mH,
    lambda: vector.adjoint(),
):
    try:
        transposed()
    except RuntimeError as error:
        print(error)
# > tensor.H is only supported on matrices (2-D tensors). Got 3-D tensor. For batches of matrices, consider using tensor.mH
# > tensor.mH is only supported on matrices or batches of matrices. Got 1-D tensor.
# > tensor.adjoint() is only supported on matrices or batches of matrices. Got 1-D tensor.
# --8<-- [end:siblings]
