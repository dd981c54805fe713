# --8<-- [start:raises]
import torch
from torch import nn

model, batches = nn.Linear(2, 1), [torch.ones(1, 2), torch.zeros(1, 2)]
total = 0
with torch.inference_mode():
    for batch in batches:
        total += model(batch).sum()
total /= len(batches)  # outside the block
# > RuntimeError: Inplace update to inference tensor outside InferenceMode is not allowed.You can make a clone to get a normal tensor before doing inplace update.See https://github.com/pytorch/rfcs/pull/17 for more details.
# --8<-- [end:raises]
assert total.is_inference()

# --8<-- [start:siblings]
with torch.inference_mode():
    scores = torch.tensor([0.2, 0.7])
for edit in (
    lambda: scores.add_(1),
    lambda: scores.__setitem__(0, 0.0),
    lambda: torch.add(scores, 1, out=scores),
    lambda: nn.ReLU(inplace=True)(scores),
    lambda: scores.view(2, 1).clamp_(0, 1),
):
    try:
        edit()
    except RuntimeError as error:
        print(str(error).partition(".")[0])
# > Inplace update to inference tensor outside InferenceMode is not allowed
# > Inplace update to inference tensor outside InferenceMode is not allowed
# > Inplace update to inference tensor outside InferenceMode is not allowed
# > Inplace update to inference tensor outside InferenceMode is not allowed
# > Inplace update to inference tensor outside InferenceMode is not allowed
# --8<-- [end:siblings]
import pytest

with torch.no_grad(), pytest.raises(RuntimeError, match="Inplace update"):
    scores.add_(1)

# --8<-- [start:written]
with torch.inference_mode():
    count = torch.tensor(1.0)
try:
    count += 1
except RuntimeError as error:
    print(str(error).partition(".")[0])
# > Inplace update to inference tensor outside InferenceMode is not allowed
count
# > tensor(2.)
# --8<-- [end:written]

# --8<-- [start:momentum]
weight = torch.ones(2, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.1, momentum=0.9)
(weight**2).sum().backward()
with torch.inference_mode():
    optimizer.step()  # its buffers are made here
try:
    optimizer.step()
except RuntimeError as error:
    print(str(error).partition(".")[0])
# > Inplace update to inference tensor outside InferenceMode is not allowed
# --8<-- [end:momentum]

# --8<-- [start:backward]
loss = (weight * 3).sum()
weight.grad = None
with torch.inference_mode():
    loss.backward()
try:
    (weight * 3).sum().backward()  # adds to .grad, in place
except RuntimeError as error:
    print(str(error).partition(".")[0])
# > Inplace update to inference tensor outside InferenceMode is not allowed
# --8<-- [end:backward]

# --8<-- [start:load]
with torch.inference_mode():
    rebuilt = nn.Linear(2, 1)
try:
    rebuilt.load_state_dict(nn.Linear(2, 1).state_dict())
except RuntimeError as error:
    print(str(error).splitlines()[0])
    print("Inplace update to inference tensor" in str(error))
# > Error(s) in loading state_dict for Linear:
# > True
# --8<-- [end:load]
rebuilt(torch.ones(1, 2)).sum().backward()
with pytest.raises(RuntimeError, match="Inplace update"):
    torch.optim.SGD(rebuilt.parameters(), lr=0.1).step()

# --8<-- [start:fix]
total = 0
with torch.inference_mode():
    for batch in batches:
        total += model(batch).sum()
    total /= len(batches)  # inside
total = total / len(batches)  # or outside, into a new tensor
# --8<-- [end:fix]
assert not total.is_inference()

# --8<-- [start:clone]
scores = scores.clone()
scores[0] = 0.0
scores.is_inference()
# > False
# --8<-- [end:clone]

# --8<-- [start:flag]
with torch.inference_mode():
    image = torch.ones(2)
image.requires_grad_()
# > RuntimeError: Setting requires_grad=True on inference tensor outside InferenceMode is not allowed.
# --8<-- [end:flag]

# --8<-- [start:flag-fix]
image = image.clone().requires_grad_()
image.is_leaf
# > True
# --8<-- [end:flag-fix]

# --8<-- [start:version]
scores = torch.inference_mode()(torch.zeros)(2)
scores._version
# > RuntimeError: Inference tensors do not track version counter.
# --8<-- [end:version]
