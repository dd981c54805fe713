# --8<-- [start:serve]
import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 8), nn.ReLU(), nn.Linear(8, 3)).eval()
batch = torch.ones(4, 2)

with torch.inference_mode():
    scores = model(batch)
scores.shape
# > torch.Size([4, 3])
# --8<-- [end:serve]
import pytest

assert scores.is_inference()

# --8<-- [start:reuse]
head = nn.Linear(3, 1)
with torch.inference_mode():
    features = model(batch)
head(features)
# > RuntimeError: Inference tensors cannot be saved for backward. Please do not use Tensors created in inference mode in computation tracked by autograd. To work around this, you can make a clone to get a normal tensor and use it in autograd, or use `torch.no_grad()` instead of `torch.inference_mode()`.
# > [torch<2.9] RuntimeError: Inference tensors cannot be saved for backward. To work around you can make a clone to get a normal tensor and use it in autograd.
# --8<-- [end:reuse]

# --8<-- [start:no-grad]
with torch.no_grad():
    features = model(batch)
head(features).mean().backward()
head.weight.grad.shape, model[0].weight.grad
# > (torch.Size([1, 3]), None)
# --8<-- [end:no-grad]
with torch.inference_mode():
    inf = model(batch)
assert head(inf.clone()).requires_grad, "a clone made outside will do"
with torch.no_grad():
    assert torch.equal(features, inf), "the numbers are the same"

# --8<-- [start:update]
with torch.no_grad():
    for param in head.parameters():
        param -= 0.1 * param.grad
head.weight.requires_grad
# > True
# --8<-- [end:update]
with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
    head.weight -= 0.1
with torch.no_grad():
    row = head.weight[0]
assert not row.is_inference()
with pytest.raises(RuntimeError, match="A view was created in no_grad mode"):
    row.zero_()

# --8<-- [start:measure]
import timeit

small = torch.ones(8)


def work():
    x = small
    for _ in range(100):
        x = (x + 1).view(2, 4).view(8)


def seconds(mode):
    with mode():
        return min(timeit.repeat(work, number=3, repeat=9))


ratio = seconds(torch.no_grad) / seconds(torch.inference_mode)
print(f"no_grad took {ratio:.2f} times as long")
# > no_grad took … times as long
# --8<-- [end:measure]
assert ratio > 0
with torch.inference_mode():
    made = torch.ones(4)
    assert not made.view(2, 2)._is_view()
    with pytest.raises(RuntimeError, match="do not track version counter"):
        _ = made._version
    model.double()
    with torch.enable_grad():
        assert not head(torch.ones(4, 3)).requires_grad
with torch.no_grad():
    assert small.view(2, 4)._is_view()
assert model[0].weight.is_inference()
for mode in (torch.no_grad, torch.inference_mode):
    with mode():
        assert nn.Dropout(0.5)(torch.ones(1000)).eq(0).any()
