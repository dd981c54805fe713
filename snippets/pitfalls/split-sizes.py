# --8<-- [start:see]
import torch

features = torch.zeros(4, 10)
features.split([3, 3, 3], dim=1)
# > RuntimeError: split_with_sizes expects split_sizes to sum exactly to 10 (input tensor's size at dimension 1), but got split_sizes=[3, 3, 3]
# --8<-- [end:see]

# --8<-- [start:dim]
qkv = torch.zeros(2, 5, 48)  # (B, T, 3 * C)
qkv.split([16, 16, 16])  # dim=0 when you do not say
# > RuntimeError: split_with_sizes expects split_sizes to sum exactly to 2 (input tensor's size at dimension 0), but got split_sizes=[16, 16, 16]
# --8<-- [end:dim]

# --8<-- [start:fix]
q, k, v = qkv.split(16, dim=-1)  # pieces of 16
q.shape
# > torch.Size([2, 5, 16])
q, k, v = qkv.chunk(3, dim=-1)  # three pieces
q.shape
# > torch.Size([2, 5, 16])
width = features.shape[1]
a, b, rest = features.split([3, 3, width - 6], dim=1)
rest.shape
# > torch.Size([4, 4])
# --8<-- [end:fix]

# --8<-- [start:silent]
[len(part) for part in torch.zeros(10).split(3)]  # the last is smaller
# > [3, 3, 3, 1]
[len(part) for part in torch.zeros(10).chunk(6)]  # five, not six
# > [2, 2, 2, 2, 2]
[len(part) for part in torch.zeros(10).tensor_split(6)]
# > [2, 2, 2, 2, 1, 1]
# --8<-- [end:silent]

# --8<-- [start:siblings]
series = torch.zeros(10)
for cut in (
    lambda: series.split([-1, 11]),
    lambda: series.split(-1),
    lambda: series.split(0),
    lambda: series.unfold(0, 12, 1),
    lambda: torch.utils.data.random_split(range(10), [7, 2]),
):
    try:
        cut()
    except (RuntimeError, ValueError) as error:
        print(error)
# > split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=[-1, 11]
# > split expects split_size be non-negative, but got split_size=-1
# > split_size can only be 0 if dimension size is 0, but got dimension size of 10
# > maximum size for tensor at dimension 0 is 10 but size is 12
# > Sum of input lengths does not equal the length of the input dataset!
# --8<-- [end:siblings]

# cpu: random_split draws on the CPU, and a default device would move the draw
# --8<-- [start:random-split]
parts = torch.utils.data.random_split(range(10), [0.75, 0.25])
[len(part) for part in parts]
# > [8, 2]
# --8<-- [end:random-split]
