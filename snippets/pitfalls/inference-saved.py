# --8<-- [start:raises]
import torch
from torch import nn

backbone, head = nn.Linear(3, 4), nn.Linear(4, 1)
batch = torch.ones(2, 3)
with torch.inference_mode():
    features = backbone(batch)
head(features)
# > RuntimeError: Inference tensors cannot be saved for backward. Please do not use Tensors created in inference mode in computation tracked by autograd. To work around this, you can make a clone to get a normal tensor and use it in autograd, or use `torch.no_grad()` instead of `torch.inference_mode()`.
# > [torch<2.9] RuntimeError: Inference tensors cannot be saved for backward. To work around you can make a clone to get a normal tensor and use it in autograd.
# --8<-- [end:raises]
assert features.is_inference()

# --8<-- [start:saves]
weight = torch.ones(4, requires_grad=True)
(weight + features).requires_grad  # an addition saves nothing
# > True
with torch.inference_mode():
    rows, targets = torch.tensor([0, 1]), torch.tensor([0, 2])
for operation in (
    lambda: weight * features,
    lambda: weight[rows],
    lambda: nn.Embedding(3, 2)(rows),
    lambda: nn.functional.cross_entropy(weight.expand(2, 4), targets),
):
    try:
        operation()
    except RuntimeError as error:
        print(str(error).partition(".")[0])
# > Inference tensors cannot be saved for backward
# > Inference tensors cannot be saved for backward
# > Inference tensors cannot be saved for backward
# > Inference tensors cannot be saved for backward
# --8<-- [end:saves]

# --8<-- [start:model]
with torch.inference_mode():
    model = nn.Sequential(nn.Linear(3, 4), nn.Linear(4, 1))
try:
    model(batch)
except RuntimeError as error:
    print(str(error).partition(".")[0])
# > Inference tensors cannot be saved for backward
[name for name, p in model.named_parameters() if p.is_inference()]
# > ['0.weight', '0.bias', '1.weight', '1.bias']
# --8<-- [end:model]
import copy

import pytest

_copy = copy.deepcopy(model)
assert not any(p.is_inference() for p in _copy.parameters())

# --8<-- [start:find]
features.is_inference(), batch.is_inference()
# > (True, False)
# --8<-- [end:find]

# --8<-- [start:fix]
with torch.no_grad():
    features = backbone(batch)
head(features).sum().backward()
head.weight.grad is None
# > False
# --8<-- [end:fix]

# --8<-- [start:clone]
with torch.inference_mode():
    features = backbone(batch)
head(features.clone()).sum().backward()  # clone outside the block
# --8<-- [end:clone]

# --8<-- [start:model-fix]
for module in model.modules():
    for name, parameter in module.named_parameters(recurse=False):
        setattr(module, name, nn.Parameter(parameter.clone()))
model(batch).sum().backward()
any(p.is_inference() for p in model.parameters())
# > False
# --8<-- [end:model-fix]
with torch.inference_mode():
    _norm = nn.BatchNorm1d(2)
_norm.weight, _norm.bias = (nn.Parameter(p.clone()) for p in _norm.parameters())
with pytest.raises(RuntimeError, match="inference tensor"):
    _norm(torch.ones(2, 2))  # its buffers
for _name, _buffer in list(_norm.named_buffers()):
    _norm.register_buffer(_name, _buffer.clone())
assert _norm(torch.ones(2, 2)).requires_grad

# --8<-- [start:no-help]
for attempt in (features.detach(), features.view(2, 4), features[:1]):
    try:
        head(attempt)
    except RuntimeError as error:
        print(str(error).partition(".")[0])
# > Inference tensors cannot be saved for backward
# > Inference tensors cannot be saved for backward
# > Inference tensors cannot be saved for backward
# --8<-- [end:no-help]
with pytest.raises(RuntimeError, match="Inference tensors"), torch.enable_grad():
    head(features)
with torch.inference_mode():
    _inside = features.clone()
assert _inside.is_inference()
