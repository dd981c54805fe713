# --8<-- [start:see]
import torch

features = torch.zeros(4, 5)
rows = torch.tensor([0, 2])
features[rows] = torch.ones(3, 5)
# > RuntimeError: shape mismatch: value tensor of shape [3, 5] cannot be broadcast to indexing result of shape [2, 5]
# --8<-- [end:see]

# --8<-- [start:result]
features[rows].shape
# > torch.Size([2, 5])
# --8<-- [end:result]

# --8<-- [start:per-row]
features[rows] = torch.tensor([1.0, 2.0])  # one number a row
# > RuntimeError: shape mismatch: value tensor of shape [2] cannot be broadcast to indexing result of shape [2, 5]
# --8<-- [end:per-row]

# --8<-- [start:mask]
features = torch.arange(20.0).reshape(4, 5)
mask = features > 16
features[mask] = torch.full((4, 5), 9.0)
# > RuntimeError: shape mismatch: value tensor of shape [4, 5] cannot be broadcast to indexing result of shape [3]
# --8<-- [end:mask]

# --8<-- [start:per-row-fix]
features[rows] = torch.tensor([1.0, 2.0]).unsqueeze(1)
features[:, 0]
# > tensor([ 1.,  5.,  2., 15.])
# --8<-- [end:per-row-fix]

# --8<-- [start:mask-fix]
new = torch.full((4, 5), 9.0)
features[mask] = new[mask]
features[3]
# > tensor([15., 16.,  9.,  9.,  9.])
features = torch.where(mask, new, features)
# --8<-- [end:mask-fix]

# --8<-- [start:other-axis]
features[[0, 1, 2, 3]] = torch.arange(5.0)  # meant: one number a row?
features
# > tensor([[0., 1., 2., 3., 4.],
# >         [0., 1., 2., 3., 4.],
# >         [0., 1., 2., 3., 4.],
# >         [0., 1., 2., 3., 4.]])
# --8<-- [end:other-axis]

# --8<-- [start:dtype]
features[rows] = torch.ones(2, 5, dtype=torch.float64)
# > RuntimeError: Index put requires the source and destination dtypes match, got Float for the destination and Double for the source.
# --8<-- [end:dtype]

# --8<-- [start:dtype-fix]
features[rows] = torch.ones(2, 5, dtype=torch.float64).to(features.dtype)
features[:2] = torch.ones(2, 5, dtype=torch.float64)  # a slice converts
# --8<-- [end:dtype-fix]
assert features.dtype == torch.float32

# cpu: on a GPU one of them is a device-side assert
# --8<-- [start:siblings]
features, rows = torch.zeros(4, 5), torch.tensor([0, 2])
calls = (
    lambda: features.index_put((rows,), torch.ones(3, 5)),
    lambda: features.index_add(0, rows, torch.ones(3, 5)),
    lambda: features.index_add(0, rows, torch.ones(2, 4)),
    lambda: features.index_copy(0, rows, torch.ones(3, 5)),
    lambda: features.masked_scatter(features > -1, torch.ones(3)),
)
for call in calls:
    try:
        call()
    except (IndexError, RuntimeError) as error:
        print(error)
# > shape mismatch: value tensor of shape [3, 5] cannot be broadcast to indexing result of shape [2, 5]
# > index_add_(): Number of indices (2) should be equal to source.size(dim): (3), for dim: 0
# > source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = [4, 5] source.shape = [2, 4]
# > index_copy_(): Number of indices (2) should be equal to source.size(dim) (3)
# > Number of elements of source < number of ones in mask
# --8<-- [end:siblings]

# --8<-- [start:slice]
features[:2] = torch.ones(3, 5)
# > RuntimeError: The expanded size of the tensor (2) must match the existing size (3) at non-singleton dimension 0.  Target sizes: [2, 5].  Tensor sizes: [3, 5]
# --8<-- [end:slice]
