# --8<-- [start:see]
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

block = nn.Sequential(nn.Linear(2, 2), nn.ReLU())
hidden = torch.ones(1, 2, requires_grad=True)
_ = checkpoint(block, hidden)
# > UserWarning: torch.utils.checkpoint: the use_reentrant parameter should be passed explicitly. Starting in PyTorch 2.9, calling checkpoint without use_reentrant will raise an exception. use_reentrant=False is recommended, but if you need to preserve the current default behavior, you can pass use_reentrant=True. Refer to docs for more details on the differences between the two variants.
# --8<-- [end:see]

# --8<-- [start:fix]
checkpoint(block, hidden, use_reentrant=False).sum().backward()
# --8<-- [end:fix]

# --8<-- [start:inputs]
images = torch.ones(1, 2)  # data: no gradient
loss = checkpoint(block, images, use_reentrant=True).sum()
# > UserWarning: None of the inputs have requires_grad=True. Gradients will be None
loss.requires_grad
# > False
# --8<-- [end:inputs]

# --8<-- [start:silent]
stem, head = nn.Linear(2, 2), nn.Linear(2, 1)
features = checkpoint(stem, images, use_reentrant=True)
head(features).sum().backward()
head.weight.grad is None, stem.weight.grad is None
# > (False, True)
# --8<-- [end:silent]

# --8<-- [start:silent-fix]
features = checkpoint(stem, images, use_reentrant=False)
head(features).sum().backward()
stem.weight.grad is None
# > False
# --8<-- [end:silent-fix]

# --8<-- [start:grad]
loss = checkpoint(block, hidden, use_reentrant=True).sum()
torch.autograd.grad(loss, hidden)
# > RuntimeError: When use_reentrant=True, torch.utils.checkpoint is incompatible with .grad() or passing an `inputs` parameter to .backward(). To resolve this error, you can either set use_reentrant=False, or call .backward() without passing the `inputs` argument.
# --8<-- [end:grad]
import pytest

(_gradient,) = torch.autograd.grad(checkpoint(block, hidden, use_reentrant=False).sum(), hidden)
assert _gradient.shape == (1, 2)
with pytest.raises(RuntimeError, match="checkpoint is incompatible"):
    checkpoint(block, hidden, use_reentrant=True).sum().backward(inputs=[hidden])

# --8<-- [start:keyword]
checkpoint(block, hidden, use_reentrant=True, scale=2.0)
# > ValueError: Unexpected keyword arguments: scale
# --8<-- [end:keyword]


def _scaled(x, *, scale):
    return block(x) * scale


assert checkpoint(_scaled, hidden, use_reentrant=False, scale=2.0).shape == (1, 2)

# --8<-- [start:sequential]
from torch.utils.checkpoint import checkpoint_sequential

_ = checkpoint_sequential(block, 2, hidden)
# > UserWarning: torch.utils.checkpoint.checkpoint_sequential: the use_reentrant parameter should be passed explicitly. In version 2.9 we will raise an exception if use_reentrant is not passed. use_reentrant=False is recommended, but if you need to preserve the current default behavior, you can pass use_reentrant=True. Refer to docs for more details on the differences between the two variants.
# --8<-- [end:sequential]
