# cpu: the meta device stands for the GPU
# --8<-- [start:see]
import numpy as np
import torch

device = torch.device("meta")  # stands for "cuda"
logits = torch.ones(2, device=device)
logits.numpy()
# > TypeError: can't convert meta device type tensor to numpy. Use Tensor.cpu() to copy the tensor to host memory first.
# --8<-- [end:see]
import pytest

# needs: cuda
# --8<-- [start:see-cuda]
scores = torch.ones(2, device="cuda")
scores.numpy()
# > TypeError: can't convert cuda:0 device type tensor to numpy. Use Tensor.cpu() to copy the tensor to host memory first.
# --8<-- [end:see-cuda]

# cpu: the meta device stands for the GPU
# --8<-- [start:ways]
for use in (
    lambda: np.asarray(logits),  # a plot, a table, a metric
    lambda: np.exp(logits),
    lambda: np.mean([logits.sum(), logits.sum()]),
    lambda: logits * np.ones(2),
):
    try:
        use()
    except TypeError as error:
        print(str(error)[:51])
# > can't convert meta device type tensor to numpy. Use
# > can't convert meta device type tensor to numpy. Use
# > can't convert meta device type tensor to numpy. Use
# > can't convert meta device type tensor to numpy. Use
# --8<-- [end:ways]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
logits = torch.ones(2, requires_grad=True)  # on any device
logits.detach().cpu().numpy()
# > array([1., 1.], dtype=float32)
logits.numpy(force=True)  # the same
# > array([1., 1.], dtype=float32)
# --8<-- [end:fix]
assert logits.cpu() is logits  # nothing to do on the CPU

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:list]
losses = [torch.tensor(0.5), torch.tensor(1.5)]  # one a step
np.mean([loss.item() for loss in losses])
# > np.float64(1.0)
torch.stack(losses).mean().item()
# > 1.0
# --8<-- [end:list]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:layouts]
sparse = torch.eye(2).to_sparse()
sparse.numpy()
# > TypeError: can't convert Sparse layout tensor to numpy. Use Tensor.to_dense() first.
# --8<-- [end:layouts]
assert sparse.to_dense().numpy().tolist() == [[1, 0], [0, 1]]
with pytest.raises(TypeError, match="can't convert Sparse layout tensor to numpy"):
    np.asarray(sparse)
