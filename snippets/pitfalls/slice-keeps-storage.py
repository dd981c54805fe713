# --8<-- [start:see]
import io

import torch


def saved_bytes(value):
    file = io.BytesIO()
    torch.save(value, file)
    return file.tell()


features = torch.zeros(1_000_000)
first = features[:10]
saved_bytes(first) > 1_000_000
# > True
saved_bytes(first.clone()) < 10_000
# > True
# --8<-- [end:see]

# --8<-- [start:storage]
first.numel() * first.element_size()
# > 40
first.untyped_storage().nbytes()
# > 4000000
# --8<-- [end:storage]
import pickle

assert len(pickle.dumps(first)) > 1_000_000

# --8<-- [start:kept]
kept = []
for _ in range(3):
    outputs = torch.zeros(1000, 100)
    kept.append(outputs[0])  # one row of a thousand
sum(t.untyped_storage().nbytes() for t in kept)
# > 1200000
sum(t.clone().untyped_storage().nbytes() for t in kept)
# > 1200
# --8<-- [end:kept]

# --8<-- [start:views]
parts = features.chunk(4)
views = {
    "chunk": parts[0],
    "row": features.reshape(1000, 1000)[0],
    "number": features[0],
    "unbind": features.reshape(1000, 1000).unbind()[0],
}
{name: t.untyped_storage().nbytes() for name, t in views.items()}
# > {'chunk': 4000000, 'row': 4000000, 'number': 4000000, 'unbind': 4000000}
features[[0, 1]].untyped_storage().nbytes()  # an index list copies
# > 8
# --8<-- [end:views]

# --8<-- [start:fix]
small = features[:10].clone()
small.untyped_storage().nbytes()
# > 40
# --8<-- [end:fix]

# --8<-- [start:no-help]
import copy

for tried in (first.contiguous(), copy.deepcopy(first), first.detach()):
    print(tried.untyped_storage().nbytes())
# > 4000000
# > 4000000
# > 4000000
# --8<-- [end:no-help]

# --8<-- [start:shared]
state = {"train": features[:10], "test": features[10:20]}
saved_bytes(state) < 2 * saved_bytes(first)  # the storage is saved once
# > True
saved_bytes({name: t.clone() for name, t in state.items()}) < 10_000
# > True
# --8<-- [end:shared]
