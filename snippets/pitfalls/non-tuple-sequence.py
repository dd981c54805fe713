# --8<-- [start:see]
import torch

table = torch.arange(9).reshape(3, 3)
pairs = [[0, 1], [1, 2]]
table[pairs]
# > UserWarning: Using a non-tuple sequence for multidimensional indexing is deprecated and will be changed in pytorch 2.9; use x[tuple(seq)] instead of x[seq]. In pytorch 2.9 this will be interpreted as tensor index, x[torch.tensor(seq)], which will result either in an error or a different result (Triggered internally at …)
# > tensor([1, 5])
# --8<-- [end:see]

# --8<-- [start:fix]
table[tuple(pairs)]  # rows 0 and 1, columns 1 and 2
# > tensor([1, 5])
table[torch.tensor(pairs)].shape  # rows, in a (2, 2) arrangement
# > torch.Size([2, 2, 3])
# --8<-- [end:fix]

# --8<-- [start:which]
table[[0, 1]].shape  # numbers only: rows
# > torch.Size([2, 3])
table[(0, 1)]  # a tuple: row 0, column 1
# > tensor(1)
# --8<-- [end:which]

# --8<-- [start:slices]
where = [slice(None)] * table.ndim
where[1] = 0
table[tuple(where)]
# > tensor([0, 3, 6])
# --8<-- [end:slices]

# --8<-- [start:nonzero]
diagonal = torch.eye(3)
found = list(diagonal.nonzero(as_tuple=True))
table[tuple(found)]
# > tensor([0, 4, 8])
table[diagonal.bool()]
# > tensor([0, 4, 8])
# --8<-- [end:nonzero]

# --8<-- [start:coordinates]
coordinates = diagonal.nonzero().tolist()  # one pair a point
coordinates
# > [[0, 0], [1, 1], [2, 2]]
rows, columns = torch.tensor(coordinates).T
table[rows, columns]
# > tensor([0, 4, 8])
# --8<-- [end:coordinates]

# --8<-- [start:length]
wide = torch.zeros(3, 3)
wide[[[0, 1]] * 32].shape
# > torch.Size([32, 2, 3])
wide[[[0, 1]] * 31]
# > UserWarning: Using a non-tuple sequence for multidimensional indexing is deprecated and will be changed in pytorch 2.9; use x[tuple(seq)] instead of x[seq]. In pytorch 2.9 this will be interpreted as tensor index, x[torch.tensor(seq)], which will result either in an error or a different result (Triggered internally at …)
# > IndexError: too many indices for tensor of dimension 2
# --8<-- [end:length]
