# --8<-- [start:see]
import torch

weight = torch.ones(1, requires_grad=True)
loss = (weight * 2).sum()
loss = torch.tensor(loss, requires_grad=True)
# > UserWarning: To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or sourceTensor.detach().clone().requires_grad_(True), rather than torch.tensor(sourceTensor).
# --8<-- [end:see]

# --8<-- [start:lost]
loss.backward()
print(weight.grad)
# > None
# --8<-- [end:lost]

# --8<-- [start:fix]
loss = (weight * 2).sum()  # it is a tensor already
loss.backward()
weight.grad
# > tensor([2.])
# --8<-- [end:fix]


# --8<-- [start:function]
def prepare(data):
    return torch.as_tensor(data, dtype=torch.float32)


prepare([1, 2]), prepare(torch.tensor([1, 2]))
# > (tensor([1., 2.]), tensor([1., 2.]))
# --8<-- [end:function]

# --8<-- [start:convert]
features = torch.tensor([1, 2])
torch.as_tensor(features, dtype=torch.float32)
# > tensor([1., 2.])
features.to(torch.float32)
# > tensor([1., 2.])
torch.as_tensor(features) is features
# > True
# --8<-- [end:convert]

# --8<-- [start:copy]
copy = features.detach().clone()
copy[0] = 9
features
# > tensor([1, 2])
# --8<-- [end:copy]

# --8<-- [start:siblings]
features.new_tensor(features)
# > UserWarning: To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or sourceTensor.detach().clone().requires_grad_(True), rather than tensor.new_tensor(sourceTensor).
# > tensor([1, 2])
# --8<-- [end:siblings]
assert weight.new_tensor([3.0]).requires_grad is False
weight.grad = None
(weight * 2).sum().detach().clone().requires_grad_(True).backward()
assert weight.grad is None
