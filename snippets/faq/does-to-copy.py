# cpu: it names the CPU
# --8<-- [start:same]
import torch

x = torch.ones(3)
x.to("cpu") is x  # > True
x.to("cpu", torch.float32) is x  # > True
# --8<-- [end:same]
assert x.to(torch.float32) is x
assert x.to(x) is x
assert x.cpu() is x
assert x.float() is x
assert x.type_as(x) is x

# cpu: the meta device stands for the other device
# --8<-- [start:copies]
x.to(torch.float64) is x  # > False
x.to("meta") is x  # > False
x.device  # > device(type='cpu')
x.to("cpu", copy=True) is x  # > False
# --8<-- [end:copies]
copied = x.to("cpu", copy=True)
assert copied.data_ptr() != x.data_ptr()
assert torch.equal(copied, x)
assert x.dtype == torch.float32
assert x.to(torch.float64).data_ptr() != x.data_ptr()

# cpu: the point is that nothing is copied
# --8<-- [start:alias]
data = torch.zeros(2)
on_device = data.to("cpu")
on_device += 1
data
# > tensor([1., 1.])
# --8<-- [end:alias]
safe = data.to("cpu", copy=True)
safe += 1
assert data.tolist() == [1, 1]

# cpu: it names the CPU
# --8<-- [start:index]
x.to("cpu:0") is x  # > False
x.to("cpu:0").device  # > device(type='cpu')
# --8<-- [end:index]
assert x.to("cpu:0").data_ptr() != x.data_ptr()

# needs: cuda
# --8<-- [start:index-cuda]
x = torch.ones(3, device="cuda")
x.device  # > device(type='cuda', index=0)
x.to("cuda") is x  # > True
x.to("cuda:0") is x  # > True
# --8<-- [end:index-cuda]

# cpu: the meta device stands for the other device
# --8<-- [start:leaf]
weight = torch.ones(3, requires_grad=True)
weight.to("cpu").is_leaf  # > True
weight.to("meta").is_leaf  # > False
weight.to(torch.float64).is_leaf  # > False
weight.to("cpu", copy=True).is_leaf  # > False
# --8<-- [end:leaf]
assert weight.to("cpu") is weight

# cpu: a change of dtype goes the same way as a change of device
# --8<-- [start:module]
model = torch.nn.BatchNorm1d(3)
parameter, mean = model.weight, model.running_mean
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

model.to(torch.float64) is model  # > True
model.weight is parameter  # > True
parameter.dtype  # > torch.float64
model.running_mean is mean  # > False
model.num_batches_tracked.dtype  # > torch.int64
# --8<-- [end:module]
assert optimizer.param_groups[0]["params"][0] is model.weight
assert mean.dtype == torch.float32
assert model.running_mean.dtype == torch.float64
probe = torch.nn.Linear(2, 1)
probe(torch.ones(1, 2)).sum().backward()
grad = probe.weight.grad
probe.to(torch.float64)
assert probe.weight.grad is grad
assert grad.dtype == torch.float64
probe = torch.nn.Linear(2, 1)
adam = torch.optim.Adam(probe.parameters())
probe(torch.ones(1, 2)).sum().backward()
adam.step()
probe.to(torch.float64)
assert adam.state[probe.weight]["exp_avg"].dtype == torch.float32
before = probe.weight
probe.to("meta")
assert probe.weight is not before
before = probe.weight
probe.to_empty(device="cpu")
assert probe.weight is not before
probe.scale = torch.ones(2)
probe.to(torch.float64)
assert probe.scale.dtype == torch.float32  # a plain attribute is left behind
moved = weight.to(torch.float64)
moved.sum().backward()
assert weight.grad.tolist() == [1, 1, 1]
assert moved.grad_fn is not None
