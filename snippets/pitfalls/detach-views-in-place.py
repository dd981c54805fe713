# --8<-- [start:raises]
import torch
from torch import nn

rnn = nn.GRU(2, 3)
output, state = rnn(torch.ones(4, 1, 2))  # (T, B, features)
last = output[-1]
last.detach_()
# > RuntimeError: Can't detach views in-place. Use detach() instead. If you are using DistributedDataParallel (DDP) for training, and gradient_as_bucket_view is set as True, gradients are views of DDP buckets, and hence detach_() cannot be called on these gradients. To fix this error, please refer to the Optimizer.zero_grad() function in torch/optim/optimizer.py as the solution.
# --8<-- [end:raises]
assert last._is_view() and not state._is_view()

# --8<-- [start:siblings]
hidden = torch.ones(2, 2, requires_grad=True) * 2
for view in (hidden[0], hidden.T, hidden.view(4), hidden.chunk(2)[0], torch.ones(2)[:1]):
    try:
        view.detach_()
    except RuntimeError as error:
        print(str(error).partition(". If")[0])
# > Can't detach views in-place. Use detach() instead
# > Can't detach views in-place. Use detach() instead
# > Can't detach views in-place. Use detach() instead
# > Can't detach views in-place. Use detach() instead
# > Can't detach views in-place. Use detach() instead
hidden.detach_().requires_grad  # no view: fine
# > False
# --8<-- [end:siblings]

# --8<-- [start:fix]
last = output[-1].detach()
last.requires_grad
# > False
# --8<-- [end:fix]

# --8<-- [start:states]
state = tuple(each.detach() for each in state)
# --8<-- [end:states]

# --8<-- [start:zero]
weight = torch.ones(4, requires_grad=True)
bucket = torch.zeros(8)
weight.grad = bucket[:4]  # what DDP does with gradient_as_bucket_view=True
try:
    weight.grad.detach_()
except RuntimeError as error:
    print(str(error).partition(". If")[0])
# > Can't detach views in-place. Use detach() instead
torch.optim.SGD([weight], lr=0.1).zero_grad()
weight.grad is None
# > True
# --8<-- [end:zero]

# --8<-- [start:late]
source = torch.ones(2, requires_grad=True)
product = source * 2
total = product.sum()
product.detach_()  # after it was used
total.backward()
source.grad
# > tensor([2., 2.])
# --8<-- [end:late]
