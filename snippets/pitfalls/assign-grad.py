# --8<-- [start:raises]
import torch

weight = torch.ones(2, 3, requires_grad=True)
weight.grad = torch.zeros(3)
# > RuntimeError: attempting to assign a gradient of size '[3]' to a tensor of size '[2, 3]'. Please ensure that the gradient and the tensor are the same size
# --8<-- [end:raises]

# --8<-- [start:dtype]
half = torch.ones(3, dtype=torch.bfloat16, requires_grad=True)
half.grad = torch.zeros(3)  # float32
# > RuntimeError: attempting to assign a gradient with dtype 'float' to a tensor with grad_dtype 'BFloat16'. The gradient must match the tensor's grad_dtype (defaults to the tensor's dtype). You can set the tensor's grad_dtype attribute with a specific dtype, or None to allow any dtype. Set grad_dtype with caution. Diverging the dtypes of a tensor and its gradient may break downstream systems that assume they match.
# --8<-- [end:dtype]

# cpu: the message names the device
# --8<-- [start:device]
bias = torch.ones(3, requires_grad=True)
bias.grad = torch.zeros(3, device="meta")
# > RuntimeError: attempting to assign a gradient with device type 'meta' to a tensor with device type 'cpu'. Please ensure that the gradient and the tensor are on the same device
# --8<-- [end:device]

# --8<-- [start:kind]
for value in (0.0, 0, [0.0]):
    try:
        weight.grad = value
    except TypeError as error:
        print(error)
# > assigned grad expected to be a Tensor or None but got grad of type float
# > assigned grad expected to be a Tensor or None but got grad of type int
# > assigned grad expected to be a Tensor or None but got grad of type list
# --8<-- [end:kind]

# --8<-- [start:own]
weight.grad = weight
# > RuntimeError: can't assign Variable as its own grad
# --8<-- [end:own]

# --8<-- [start:fix]
weight.grad = None  # to clear
weight.grad = torch.zeros_like(weight)  # to begin with zeros
given = torch.ones(3)
weight.grad = given.expand_as(weight).clone()
half.grad = given.to(half.dtype)
half.grad
# > tensor([1., 1., 1.], dtype=torch.bfloat16)
# --8<-- [end:fix]

# --8<-- [start:swap]
model = torch.nn.Linear(2, 1)
model(torch.ones(1, 2)).sum().backward()
model.weight.data = torch.ones(1, 3)  # a new shape, and the old gradient
model.weight.grad.shape
# > torch.Size([1, 2])
# --8<-- [end:swap]
