# --8<-- [start:raises]
import copy

import torch
from torch import nn

model = nn.Linear(2, 1)
model.last_output = model(torch.ones(1, 2))  # kept for a plot
best = copy.deepcopy(model)
# > RuntimeError: Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol at the moment.  If you were attempting to deepcopy a module, this may be because of a torch.nn.utils.weight_norm usage, see https://github.com/pytorch/pytorch/pull/103001
# --8<-- [end:raises]

# --8<-- [start:ways]
from torch.nn.utils import prune, spectral_norm

weight = torch.ones(2, requires_grad=True)
pruned = prune.l1_unstructured(nn.Linear(2, 2), "weight", amount=1)
normed = spectral_norm(nn.Linear(2, 2))
_ = normed(torch.ones(1, 2))
for made in (weight * 2, weight.view(2), [(weight * 2).sum()], pruned, normed):
    try:
        copy.deepcopy(made)
    except RuntimeError as error:
        print(str(error).partition(" at the moment")[0])
# > Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol
# > Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol
# > Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol
# > Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol
# > Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol
# --8<-- [end:ways]
import warnings

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    _normed = torch.nn.utils.weight_norm(nn.Linear(2, 2))
with pytest.raises(RuntimeError, match="deepcopy protocol"):
    copy.deepcopy(_normed)
assert copy.deepcopy(torch.nn.utils.parametrizations.weight_norm(nn.Linear(2, 2))) is not None
assert copy.deepcopy(spectral_norm(nn.Linear(2, 2))) is not None  # before the first call

# --8<-- [start:find]
for name, value in vars(model).items():
    if isinstance(value, torch.Tensor) and not value.is_leaf:
        print(name)
# > last_output
# --8<-- [end:find]

# --8<-- [start:fix]
model.last_output = model(torch.ones(1, 2)).detach()
best = copy.deepcopy(model)
# --8<-- [end:fix]

# --8<-- [start:state]
best = copy.deepcopy(pruned.state_dict())
# --8<-- [end:state]
assert pruned.state_dict()["weight_orig"].data_ptr() == pruned.weight_orig.data_ptr()
assert best["weight_orig"] is not pruned.weight_orig
assert best["weight_orig"].data_ptr() != pruned.weight_orig.data_ptr()

# --8<-- [start:parametrized]
from torch.nn.utils import parametrizations

layer = parametrizations.spectral_norm(nn.Linear(2, 2))
_ = layer(torch.ones(1, 2))
twin = copy.deepcopy(layer)
torch.equal(twin.weight, layer.weight)
# > True
# --8<-- [end:parametrized]

# --8<-- [start:tensor]
result = weight * 2
result.detach().clone().requires_grad
# > False
result.clone().requires_grad  # a copy that stays in the graph
# > True
# --8<-- [end:tensor]

# --8<-- [start:no-help]
import io

file = io.BytesIO()
torch.save(weight * 2, file)
loaded = torch.load(io.BytesIO(file.getvalue()))
loaded.is_leaf, loaded.grad_fn
# > (True, None)
# --8<-- [end:no-help]
