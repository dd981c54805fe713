# --8<-- [start:see]
import torch

x = torch.tensor([0.0, 4.0], requires_grad=True)
roots = torch.where(x > 0, x.sqrt(), 0.0)
roots
# > tensor([0., 2.], grad_fn=<WhereBackward0>)
roots.sum().backward()
x.grad
# > tensor([   nan, 0.2500])
# --8<-- [end:see]

# --8<-- [start:why]
at_zero = torch.tensor(0.0, requires_grad=True)
at_zero.sqrt().backward()
at_zero.grad  # the slope of the branch that was not taken
# > tensor(inf)
0.0 * at_zero.grad
# > tensor(nan)
# --8<-- [end:why]

# --8<-- [start:division]
counts = torch.tensor([0.0, 2.0], requires_grad=True)
means = torch.where(counts > 0, 6.0 / counts, 0.0)
means.sum().backward()
counts.grad
# > tensor([    nan, -1.5000])
# --8<-- [end:division]

# --8<-- [start:exp]
a = torch.tensor(100.0, requires_grad=True)
smooth = torch.where(a <= 0, a.exp(), 1 + a)
smooth
# > tensor(101., grad_fn=<WhereBackward0>)
smooth.backward()
a.grad
# > tensor(nan)
# --8<-- [end:exp]
assert torch.tensor(100.0).exp().isinf()

# --8<-- [start:fix]
x.grad = None
positive = x > 0
safe = torch.where(positive, x, 1.0)  # any harmless number
torch.where(positive, safe.sqrt(), 0.0).sum().backward()
x.grad
# > tensor([0.0000, 0.2500])

a.grad = None
torch.where(a <= 0, a.clamp(max=0).exp(), 1 + a).backward()
a.grad
# > tensor(1.)
# --8<-- [end:fix]
counts.grad = None
torch.where(counts > 0, 6.0 / torch.where(counts > 0, counts, 1.0), 0.0).sum().backward()
assert counts.grad.tolist() == [0, -1.5]

# --8<-- [start:select]
x.grad = None
x[x > 0].sqrt().sum().backward()  # only the good ones are computed
x.grad
# > tensor([0.0000, 0.2500])
# --8<-- [end:select]

# --8<-- [start:no-help]
late = {
    "* mask": lambda x: x.sqrt() * (x > 0),
    "masked_fill": lambda x: x.sqrt().masked_fill(x <= 0, 0.0),
    "nan_to_num": lambda x: torch.where(x > 0, x.sqrt(), 0.0).nan_to_num(),
}
for name, function in late.items():
    x.grad = None
    function(x).sum().backward()
    print(name, x.grad)
# > * mask tensor([   nan, 0.2500])
# > masked_fill tensor([   nan, 0.2500])
# > nan_to_num tensor([   nan, 0.2500])
# --8<-- [end:no-help]

# --8<-- [start:clamp]
x.grad = None
torch.where(x > 0, x.clamp(min=0.0).sqrt(), 0.0).sum().backward()
x.grad
# > tensor([   nan, 0.2500])
# > [torch>=2.14] tensor([0.0000, 0.2500])
# --8<-- [end:clamp]
