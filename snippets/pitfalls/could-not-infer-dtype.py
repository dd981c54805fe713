# --8<-- [start:see]
import torch

ages = [31.0, None, 25.0]
torch.tensor(ages)
# > RuntimeError: Could not infer dtype of NoneType
# --8<-- [end:see]

# --8<-- [start:fix]
nan = float("nan")
torch.tensor([nan if age is None else age for age in ages])
# > tensor([31., nan, 25.])
torch.tensor([age for age in ages if age is not None])
# > tensor([31., 25.])
# --8<-- [end:fix]

# --8<-- [start:returns]
row = [1.0, 2.0]
row = row.append(3.0)  # append returns None
torch.tensor(row)
# > RuntimeError: Could not infer dtype of NoneType
# --8<-- [end:returns]

# --8<-- [start:dict]
batch = {"input": [1, 2], "label": [0, 1]}
torch.tensor(batch)
# > RuntimeError: Could not infer dtype of dict
# --8<-- [end:dict]

# --8<-- [start:dict-fix]
{key: torch.tensor(value) for key, value in batch.items()}
# > {'input': tensor([1, 2]), 'label': tensor([0, 1])}
# --8<-- [end:dict-fix]

# --8<-- [start:lazy]
for data in (map(float, ["1", "2"]), batch.keys(), {1, 2}, zip([1], [2], strict=True)):
    try:
        torch.tensor(data)
    except RuntimeError as error:
        print(error)
# > Could not infer dtype of map
# > Could not infer dtype of dict_keys
# > Could not infer dtype of set
# > Could not infer dtype of zip
torch.tensor(list(map(float, ["1", "2"])))
# > tensor([1., 2.])
# --8<-- [end:lazy]

# --8<-- [start:no-help]
torch.tensor(ages, dtype=torch.float32)
# > TypeError: must be real number, not NoneType
# --8<-- [end:no-help]
