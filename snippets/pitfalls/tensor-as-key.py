# --8<-- [start:see]
import torch

names = {0: "cat", 1: "dog"}
label = torch.tensor(1)
label in names, names.get(label)
# > (False, None)
# --8<-- [end:see]

# --8<-- [start:fix]
names[label.item()]
# > 'dog'
# --8<-- [end:fix]

# --8<-- [start:meaning]
again = torch.tensor(1)
(label == again).item(), hash(label) == hash(again)
# > (True, False)
# --8<-- [end:meaning]
assert hash(label) == hash(label)
assert hash(label) != hash(1)
assert label in {label: "x"} and label.clone() not in {label: "x"}

# --8<-- [start:ways]
from collections import Counter

labels = torch.tensor([1, 0, 1])
len(set(labels))
# > 3
len(Counter(labels))
# > 3
seen = {}
for label in labels:
    seen[label] = seen.get(label, 0) + 1
list(seen.values())
# > [1, 1, 1]
# --8<-- [end:ways]
assert sum(1 for label in labels if label in {0, 1}) == 0

# --8<-- [start:ways-fix]
set(labels.tolist())
# > {0, 1}
Counter(labels.tolist())
# > Counter({1: 2, 0: 1})
labels.unique(return_counts=True)
# > (tensor([0, 1]), tensor([1, 2]))
labels.bincount()
# > tensor([1, 2])
# --8<-- [end:ways-fix]

# --8<-- [start:list]
torch.tensor(1) in [torch.tensor(0), torch.tensor(1)]
# > True
row = torch.tensor([0, 1])
row in [row]  # the very same object
# > True
# --8<-- [end:list]

# --8<-- [start:list-error]
rows = [torch.tensor([1, 1]), torch.tensor([0, 1])]
row in rows
# > RuntimeError: Boolean value of Tensor with more than one value is ambiguous
# --8<-- [end:list-error]

# --8<-- [start:list-fix]
any(torch.equal(row, other) for other in rows)
# > True
# --8<-- [end:list-fix]

# --8<-- [start:contains]
table = torch.tensor([[0, 5], [6, 7]])
row in table
# > True
# --8<-- [end:contains]

# --8<-- [start:contains-fix]
(table == row).all(dim=1).any()
# > tensor(False)
# --8<-- [end:contains-fix]

# --8<-- [start:parameters]
weights = [torch.zeros(2), torch.zeros(2)]
ids = {id(w) for w in weights}
id(weights[0]) in ids, len(set(weights))
# > (True, 2)
# --8<-- [end:parameters]
assert weights[0] in set(weights)
