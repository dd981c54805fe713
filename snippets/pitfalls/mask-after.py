# --8<-- [start:see]
import torch

predictions = torch.zeros(2, requires_grad=True)
targets = torch.tensor([1.0, torch.nan])  # the second was not measured
errors = (predictions - targets) ** 2
loss = torch.where(targets.isnan(), 0.0, errors).sum()
loss
# > tensor(1., grad_fn=<SumBackward0>)
loss.backward()
predictions.grad
# > tensor([-2., nan])
# --8<-- [end:see]

# --8<-- [start:spreads]
layer = torch.nn.Linear(1, 1)
outputs = layer(torch.tensor([[1.0], [2.0]])).squeeze(1)
errors = (outputs - targets) ** 2
torch.where(targets.isnan(), 0.0, errors).sum().backward()
layer.weight.grad
# > tensor([[nan]])
# --8<-- [end:spreads]

# --8<-- [start:padding]
scores = torch.tensor([[1.0, 0.0]], requires_grad=True)
real = torch.tensor([[True, False]])
logs = scores.log()  # -inf for the padding
logs[real].mean().backward()
scores.grad
# > tensor([[1., nan]])
# --8<-- [end:padding]

# --8<-- [start:fix]
predictions.grad = None
known = ~targets.isnan()
((predictions[known] - targets[known]) ** 2).mean().backward()
predictions.grad
# > tensor([-2.,  0.])
# --8<-- [end:fix]

# --8<-- [start:fix-shape]
predictions.grad = None
filled = torch.where(known, targets, 0.0)  # before the subtraction
errors = (predictions - filled) ** 2
(errors * known).sum().div(known.sum().clamp(min=1)).backward()
predictions.grad
# > tensor([-2.,  0.])
# --8<-- [end:fix-shape]

# --8<-- [start:no-help]
late = {
    "nansum": lambda errors: errors.nansum(),
    "nan_to_num": lambda errors: errors.nan_to_num().sum(),
    "* mask": lambda errors: (errors * known).sum(),
    "index": lambda errors: errors[known].sum(),
}
for name, reduced in late.items():
    predictions.grad = None
    reduced((predictions - targets) ** 2).backward()
    print(name, predictions.grad)
# > nansum tensor([-2., nan])
# > nan_to_num tensor([-2., nan])
# > * mask tensor([-2., nan])
# > index tensor([-2., nan])
# --8<-- [end:no-help]
assert (((predictions - targets) ** 2) * known).sum().isnan()
