# --8<-- [start:see]
import torch

layer = torch.nn.Linear(2, 1)
layer.weight.grad = torch.ones(1, 2)
layer.bias.grad = torch.tensor([torch.nan])  # one of three
torch.nn.utils.clip_grad_norm_(layer.parameters(), max_norm=1.0)
# > tensor(nan)
layer.weight.grad
# > tensor([[nan, nan]])
# --8<-- [end:see]

# --8<-- [start:inf]
layer.weight.grad = torch.ones(1, 2)
layer.bias.grad = torch.tensor([torch.inf])
torch.nn.utils.clip_grad_norm_(layer.parameters(), max_norm=1.0)
# > tensor(inf)
layer.weight.grad, layer.bias.grad
# > (tensor([[0., 0.]]), tensor([nan]))
# --8<-- [end:inf]

# --8<-- [start:which]
layer.weight.grad = torch.ones(1, 2)
layer.bias.grad = torch.tensor([torch.nan])
for name, parameter in layer.named_parameters():
    if not parameter.grad.isfinite().all():
        print(name)
# > bias
# --8<-- [end:which]

# --8<-- [start:fix]
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
before = layer.weight.detach().clone()
layer.weight.grad = torch.ones(1, 2)
layer.bias.grad = torch.tensor([torch.nan])
norm = torch.nn.utils.clip_grad_norm_(layer.parameters(), max_norm=1.0)
if norm.isfinite():
    optimizer.step()
optimizer.zero_grad()  # a skipped step leaves the weights alone
layer.weight.equal(before)
# > True
# --8<-- [end:fix]

# --8<-- [start:raise]
layer.bias.grad = torch.tensor([torch.nan])
torch.nn.utils.clip_grad_norm_([layer.bias], 1.0, error_if_nonfinite=True)
# > RuntimeError: The total norm of order 2.0 for gradients from `parameters` is non-finite, so it cannot be clipped. To disable this error and scale the gradients by the non-finite norm anyway, set `error_if_nonfinite=False`
# --8<-- [end:raise]

# --8<-- [start:no-help]
layer.bias.grad = torch.tensor([torch.nan])
torch.nn.utils.clip_grad_value_([layer.bias], clip_value=1.0)
layer.bias.grad
# > tensor([nan])
# --8<-- [end:no-help]
layer.bias.grad = torch.tensor([torch.inf])
torch.nn.utils.clip_grad_value_([layer.bias], clip_value=1.0)
assert layer.bias.grad == 1

# --8<-- [start:returned]
layer.weight.grad = torch.tensor([[3.0, 4.0]])
layer.bias.grad = torch.zeros(1)
torch.nn.utils.clip_grad_norm_(layer.parameters(), max_norm=1.0)  # before
# > tensor(5.)
layer.weight.grad.norm()  # after
# > tensor(1.0000)
# --8<-- [end:returned]

# --8<-- [start:generator]
parameters = layer.parameters()  # can be walked once
len(list(parameters))
# > 2
torch.nn.utils.clip_grad_norm_(parameters, max_norm=1.0)  # nothing left
# > UserWarning: `parameters` is an empty generator, no gradient clipping will occur.
# > tensor(0.)
# --8<-- [end:generator]

# --8<-- [start:no-gradients]
optimizer.zero_grad()  # too early: no gradient is left
torch.nn.utils.clip_grad_value_(layer.parameters(), clip_value=1.0)
# > RuntimeError: Expected !nested_tensorlist[0].empty() to be true, but got false.  (Could this error message be improved?  If so, please report an enhancement request to PyTorch.)
# --8<-- [end:no-gradients]
assert torch.nn.utils.clip_grad_norm_(layer.parameters(), max_norm=1.0) == 0
