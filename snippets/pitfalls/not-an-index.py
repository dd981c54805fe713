# --8<-- [start:see]
import torch

samples = ["a", "b", "c"]
chosen = torch.tensor([2, 0])
samples[chosen]
# > TypeError: only integer tensors of a single element can be converted to an index
# --8<-- [end:see]

# --8<-- [start:fix]
[samples[i] for i in chosen.tolist()]
# > ['c', 'a']
# --8<-- [end:fix]

# --8<-- [start:python]
samples[torch.tensor(1)]
# > 'b'
for index in (torch.tensor(1.0), torch.tensor([1, 2])):
    try:
        samples[index]
    except TypeError as error:
        print(error)
# > only integer tensors of a single element can be converted to an index
# > only integer tensors of a single element can be converted to an index
# --8<-- [end:python]
assert samples[torch.tensor([[1]])] == "b"

# --8<-- [start:list-of-tensors]
rows = [torch.tensor([0.0, 1.0]), torch.tensor([2.0, 3.0])]
torch.stack(rows)[chosen.clamp(max=1)]
# > tensor([[2., 3.],
# >         [0., 1.]])
# --8<-- [end:list-of-tensors]

# --8<-- [start:range]
length = torch.tensor([3.0, 5.0]).max()
range(length)
# > TypeError: only integer tensors of a single element can be converted to an index
# --8<-- [end:range]

# --8<-- [start:middle]
x = torch.arange(6.0)
x[len(x) / 2]
# > IndexError: only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got float)
# --8<-- [end:middle]

# --8<-- [start:range-fix]
range(int(length))
# > range(0, 5)
# --8<-- [end:range-fix]

# --8<-- [start:middle-fix]
x[len(x) // 2]
# > tensor(3.)
# --8<-- [end:middle-fix]

# --8<-- [start:siblings]
for index in ({0}, {"row": 0}, 1.0, torch.device("cpu")):
    try:
        x[index]
    except IndexError as error:
        print(error)
# > only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got set)
# > only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got dict)
# > only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got float)
# > only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got torch.device)
for call in (lambda: x * [1, 2, 3], lambda: x[: torch.tensor(2.0)]):
    try:
        call()
    except TypeError as error:
        print(error)
# > only integer tensors of a single element can be converted to an index
# > only integer tensors of a single element can be converted to an index
# --8<-- [end:siblings]

# --8<-- [start:truncates]
x[[0.9, 1.9]]  # a list of floats is cut, not refused
# > tensor([0., 1.])
# --8<-- [end:truncates]
