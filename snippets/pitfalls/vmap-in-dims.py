# --8<-- [start:see]
import torch

batch = torch.ones(4, 3)


def scale(x, factor):
    return x * factor


torch.vmap(scale)(batch, 2.0)
# > ValueError: vmap(scale, in_dims=0, ...)(<inputs>): Got in_dim=0 for an input but the input is of type <class 'float'>. We cannot vmap over non-Tensor arguments, please use None as the respective in_dim
# --8<-- [end:see]

# --8<-- [start:fix]
torch.vmap(scale, in_dims=(0, None))(batch, 2.0).shape
# > torch.Size([4, 3])
# --8<-- [end:fix]

# --8<-- [start:sizes]
weight = torch.ones(3)
torch.vmap(scale)(batch, weight)
# > ValueError: vmap: Expected all tensors to have the same size in the mapped dimension, got sizes [4, 3] for the mapped dimension
# --8<-- [end:sizes]

# --8<-- [start:sizes-fix]
torch.vmap(scale, in_dims=(0, None))(batch, weight).shape  # the weight as it is
# > torch.Size([4, 3])
torch.vmap(scale, in_dims=(1, 0))(batch, weight).shape  # each column with its weight
# > torch.Size([3, 4])
# --8<-- [end:sizes-fix]

# --8<-- [start:zero]
torch.vmap(scale)(batch, torch.tensor(2.0))
# > ValueError: vmap(scale, in_dims=0, ...)(<inputs>): Got in_dim=0 for some input, but that input is a Tensor of dimensionality 0 so expected in_dim to satisfy -0 <= in_dim < 0.
# --8<-- [end:zero]

# --8<-- [start:silent]
square = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
weight = torch.tensor([1.0, 10.0])
torch.vmap(scale)(square, weight)  # row i times weight[i]
# > tensor([[ 1.,  2.],
# >         [30., 40.]])
torch.vmap(scale, in_dims=(0, None))(square, weight)
# > tensor([[ 1., 20.],
# >         [ 3., 40.]])
# --8<-- [end:silent]

# --8<-- [start:structure]
for in_dims in (2, (0,), [0, None], (0, 1.5), (None, None)):
    try:
        torch.vmap(scale, in_dims=in_dims)(batch, weight)
    except ValueError as error:
        print(str(error).partition(". ")[0])
# > vmap(scale, in_dims=2, ...)(<inputs>): Got in_dim=2 for some input, but that input is a Tensor of dimensionality 2 so expected in_dim to satisfy -2 <= in_dim < 2.
# > vmap(scale, in_dims=(0,), ...)(<inputs>): in_dims is not compatible with the structure of `inputs`
# > vmap(scale, in_dims=[0, None], ...)(<inputs>): expected `in_dims` to be int or a (potentially nested) tuple matching the structure of inputs, got: <class 'list'>.
# > vmap(scale, in_dims=(0, 1.5), ...)(<inputs>): Got in_dim=1.5 for an input but in_dim must be either an integer dimension or None.
# > vmap: Expected at least one Tensor to vmap over
# --8<-- [end:structure]

# --8<-- [start:output]
torch.vmap(lambda x: (x, "a label"))(batch)
# > ValueError: vmap(<lambda>, ...): `<lambda>` must only return Tensors, got type <class 'str'>. Did you mean to set out_dims= to None for output?
# --8<-- [end:output]

# --8<-- [start:empty]
torch.vmap(lambda: torch.ones(3))()
# > ValueError: vmap(<lambda>)(<inputs>): got no inputs. Maybe you forgot to add inputs, or you are trying to vmap over a function with no inputs. The latter is unsupported.
# --8<-- [end:empty]
assert torch.vmap(lambda x, k: x * k)(batch, k=batch).shape == (4, 4, 3)
