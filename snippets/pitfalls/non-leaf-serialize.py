# cpu: a queue hands on the memory of the CPU
# --8<-- [start:see]
import torch
import torch.multiprocessing as mp

weight = torch.ones(2, requires_grad=True)
queue = mp.SimpleQueue()
queue.put(weight * 2)
# > RuntimeError: Cowardly refusing to serialize non-leaf tensor which requires_grad, since autograd does not support crossing process boundaries.  If you just want to transfer the data, call detach() on the tensor before serializing (e.g., putting it on the queue).
# --8<-- [end:see]

# --8<-- [start:leaf]
queue.put(weight)  # a leaf has no graph behind it
queue.get()
# > tensor([1., 1.], requires_grad=True)
# --8<-- [end:leaf]
assert weight.is_leaf and not (weight * 2).is_leaf


# --8<-- [start:ways]
class Encoded(torch.utils.data.Dataset):
    def __init__(self):
        self.encoder = torch.nn.Linear(2, 2)
        with torch.no_grad():
            self.encoder.weight.fill_(1.0)
            self.encoder.bias.fill_(0.0)

    def __len__(self):
        return 2

    def __getitem__(self, index):
        return self.encoder(torch.ones(2))


Encoded()[0].requires_grad
# > True
# --8<-- [end:ways]

# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:loader]
from torch.utils.data import DataLoader

loader = DataLoader(Encoded(), batch_size=2, num_workers=1)
next(iter(loader))
# > RuntimeError: Caught RuntimeError in DataLoader worker process 0.
# > …
# --8<-- [end:loader]
import contextlib
import io
import traceback
from queue import Empty

import pytest

with pytest.raises(RuntimeError, match=r"stack\(\): functions with out=") as _caught:
    next(iter(loader))
traceback.clear_frames(_caught.tb)
del _caught
_said = io.StringIO()  # a queue with a thread: the error is printed there, and nothing arrives
with contextlib.redirect_stderr(_said):
    _queue = mp.Queue()
    _queue.put(weight * 2)
    with pytest.raises(Empty):
        _queue.get(timeout=0.5)
assert "Cowardly refusing to serialize non-leaf tensor" in _said.getvalue()
with contextlib.redirect_stderr(io.StringIO()):  # a loader waits for what never arrives
    _loader = DataLoader(Encoded(), batch_size=None, num_workers=1, timeout=0.5)
    with pytest.raises(RuntimeError, match=r"timed out after 0\.5 seconds"):
        next(iter(_loader))
    del _loader
assert next(iter(DataLoader(Encoded(), batch_size=2))).grad_fn is not None  # without workers

# --8<-- [start:dataset]
features = torch.nn.Linear(2, 3)(torch.ones(4, 2))  # computed once, with its graph
features.requires_grad, features.detach().requires_grad
# > (True, False)
# --8<-- [end:dataset]

# --8<-- [start:fix]
queue.put((weight * 2).detach())
queue.get()
# > tensor([2., 2.])
# --8<-- [end:fix]


# needs: fork
# cpu: workers that are forked cannot use the GPU
# --8<-- [start:loader-fix]
class Encoded(Encoded):
    @torch.no_grad()
    def __getitem__(self, index):
        return self.encoder(torch.ones(2))


next(iter(DataLoader(Encoded(), batch_size=2, num_workers=1)))
# > tensor([[2., 2.],
# >         [2., 2.]])
# --8<-- [end:loader-fix]

# --8<-- [start:no-help]
copy = (weight * 2).clone()
queue.put(copy)
# > RuntimeError: Cowardly refusing to serialize non-leaf tensor which requires_grad, since autograd does not support crossing process boundaries.  If you just want to transfer the data, call detach() on the tensor before serializing (e.g., putting it on the queue).
# --8<-- [end:no-help]

# --8<-- [start:leaf-no-help]
import pickle

result = pickle.loads(pickle.dumps(weight * 2))  # allowed, and the graph is gone
result.is_leaf
# > True
# --8<-- [end:leaf-no-help]
