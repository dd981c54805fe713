# --8<-- [start:see]
import torch

labels = ["cat", "dog", "cat"]
torch.tensor(labels)
# > ValueError: too many dimensions 'str'
# --8<-- [end:see]

# --8<-- [start:fix]
classes = sorted(set(labels))
number = {name: i for i, name in enumerate(classes)}
torch.tensor([number[name] for name in labels])
# > tensor([0, 1, 0])
# --8<-- [end:fix]

# --8<-- [start:one]
torch.tensor("cat")
# > TypeError: new(): invalid data type 'str'
# --8<-- [end:one]

# --8<-- [start:siblings]
for data in ([1.5, "cat"], [["cat"], ["dog"]], b"cat"):
    try:
        torch.tensor(data)
    except (TypeError, ValueError) as error:
        print(error)
# > new(): invalid data type 'str'
# > too many dimensions 'str'
# > new(): invalid data type 'bytes'
# --8<-- [end:siblings]

# --8<-- [start:digits]
column = ["1.5", "2"]  # read from a file
torch.tensor([float(value) for value in column])
# > tensor([1.5000, 2.0000])
# --8<-- [end:digits]

# --8<-- [start:name]
batch = torch.zeros(3)  # a tensor where a dict is expected
batch["x"]
# > UserWarning: Using a non-tuple sequence for multidimensional indexing is deprecated and will be changed in pytorch 2.9; use x[tuple(seq)] instead of x[seq]. In pytorch 2.9 this will be interpreted as tensor index, x[torch.tensor(seq)], which will result either in an error or a different result (Triggered internally at …)
# > TypeError: new(): invalid data type 'str'
# --8<-- [end:name]

# --8<-- [start:no-help]
torch.tensor(labels, dtype=torch.float32)
# > ValueError: too many dimensions 'str'
# --8<-- [end:no-help]
