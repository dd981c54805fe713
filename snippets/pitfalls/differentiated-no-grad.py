# --8<-- [start:raises]
import torch
from torch import nn

model = nn.Linear(2, 1)
image = torch.ones(1, 2)
score = model(image).sum()
torch.autograd.grad(score, image)
# > RuntimeError: One of the differentiated Tensors does not require grad
# --8<-- [end:raises]

# --8<-- [start:fix]
image = torch.ones(1, 2, requires_grad=True)
score = model(image).sum()
(saliency,) = torch.autograd.grad(score, image)
torch.equal(saliency, model.weight)
# > True
# --8<-- [end:fix]

# --8<-- [start:late]
image = torch.ones(1, 2)
score = model(image).sum()
image.requires_grad_()
torch.autograd.grad(score, image)
# > RuntimeError: The differentiated Tensor at index 0 appears to not have been used in the graph. Set allow_unused=True if this is the desired behavior.
# > [torch<2.13] RuntimeError: One of the differentiated Tensors appears to not have been used in the graph. Set allow_unused=True if this is the desired behavior.
# --8<-- [end:late]

# --8<-- [start:frozen]
model = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
model[0].requires_grad_(False)
loss = model(torch.ones(1, 2)).sum()
torch.autograd.grad(loss, list(model.parameters()))
# > RuntimeError: One of the differentiated Tensors does not require grad
# --8<-- [end:frozen]

# --8<-- [start:frozen-fix]
trainable = [p for p in model.parameters() if p.requires_grad]
loss = model(torch.ones(1, 2)).sum()
len(torch.autograd.grad(loss, trainable))
# > 2
# --8<-- [end:frozen-fix]

# --8<-- [start:no-help]
image = torch.ones(1, 2)
score = model(image).sum()
try:
    torch.autograd.grad(score, image, allow_unused=True)
except RuntimeError as error:
    print(error)
# > One of the differentiated Tensors does not require grad
# --8<-- [end:no-help]
import pytest

with pytest.raises(RuntimeError, match="does not require grad"):
    torch.autograd.grad(score, image, materialize_grads=True)

# --8<-- [start:retain]
batch = torch.ones(2, 2)
batch.retain_grad()
# > RuntimeError: can't retain_grad on Tensor that has requires_grad=False
# --8<-- [end:retain]

# --8<-- [start:inputs]
(model(batch).sum()).backward(inputs=[batch])
# > RuntimeError: can't retain_grad on Tensor that has requires_grad=False
# --8<-- [end:inputs]
