# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:numpy]
import numpy as np
import torch

features = torch.from_numpy(np.array([0.5, 1.5]))
features.dtype  # > torch.float64
# --8<-- [end:numpy]

# needs: mps
# --8<-- [start:see]
features.to("mps")
# > TypeError: Cannot convert a MPS Tensor to float64 dtype as the MPS framework doesn't support float64. Please use float32 instead.
# --8<-- [end:see]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:fix]
device = torch.accelerator.current_accelerator(check_available=True)
device = device or torch.device("cpu")
inputs = features.float().to(device)  # convert first, then move
inputs.dtype  # > torch.float32
# --8<-- [end:fix]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:sources]
torch.tensor(np.float64(0.5)).dtype  # > torch.float64
torch.tensor([np.float64(0.5), 1.0]).dtype  # > torch.float64
torch.zeros(2, dtype=float).dtype  # > torch.float64
torch.tensor([0.5, 1.0]).dtype  # > torch.float32
# --8<-- [end:sources]

# cpu: a NumPy array lives in the CPU's memory
# --8<-- [start:find]
model = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.BatchNorm1d(2))
model.register_buffer("mean", torch.from_numpy(np.zeros(2)))
for name, tensor in model.state_dict().items():
    if tensor.dtype == torch.float64:
        print(name)
# > mean
model.float().mean.dtype  # > torch.float32
# --8<-- [end:find]
assert model[1].num_batches_tracked.dtype == torch.int64  # float() leaves integers alone
