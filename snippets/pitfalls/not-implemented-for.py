# cpu: each device names its own kernels
# --8<-- [start:see]
import torch
from torch.nn import functional as F

logits = torch.tensor([1, 2, 3])  # no point: these are integers
F.softmax(logits, dim=0)
# > NotImplementedError: "softmax_lastdim_kernel_impl" not implemented for 'Long'
# --8<-- [end:see]

# --8<-- [start:fix]
F.softmax(logits.float(), dim=0)
# > tensor([0.0900, 0.2447, 0.6652])
# --8<-- [end:fix]
assert torch.equal(F.softmax(logits, dim=0, dtype=torch.float32), F.softmax(logits.float(), dim=0))

# cpu: each device names its own kernels
# --8<-- [start:loss]
prices = torch.tensor([10, 20])
F.mse_loss(prices, torch.tensor([12, 18]))
# > NotImplementedError: "mse_cpu" not implemented for 'Long'
# --8<-- [end:loss]
assert F.mse_loss(prices, torch.tensor([12.0, 18.0])) == 4

# cpu: each device names its own kernels
# --8<-- [start:noise]
torch.randn_like(prices)
# > NotImplementedError: "normal_kernel_cpu" not implemented for 'Long'
# --8<-- [end:noise]

# cpu: each device names its own kernels
# --8<-- [start:noise-fix]
torch.randn_like(prices, dtype=torch.float32).dtype  # > torch.float32
# --8<-- [end:noise-fix]

# cpu: each device names its own kernels
# --8<-- [start:mask]
adjacency = torch.tensor([[True, False], [True, True]])
adjacency @ adjacency
# > NotImplementedError: "addmm_impl_cpu_" not implemented for 'Bool'
# --8<-- [end:mask]

# cpu: each device names its own kernels
# --8<-- [start:mask-fix]
(adjacency.float() @ adjacency.float()) > 0
# > tensor([[ True, False],
# >         [ True,  True]])
# --8<-- [end:mask-fix]

# cpu: each device names its own kernels
# --8<-- [start:and]
scores = torch.tensor([0.2, 0.9])
scores & (scores > 0.5)
# > NotImplementedError: "bitwise_and_cpu" not implemented for 'Float'
# --8<-- [end:and]

# cpu: each device names its own kernels
# --8<-- [start:and-fix]
(scores > 0.1) & (scores > 0.5)
# > tensor([False,  True])
torch.bincount(torch.tensor([0.0, 1.0, 1.0]).long())
# > tensor([1, 2])
# --8<-- [end:and-fix]

# cpu: each device names its own kernels
# --8<-- [start:siblings]
i, c = torch.tensor([[1, 2], [3, 4]]), torch.ones(2, dtype=torch.complex64)
for operation in (
    lambda: F.layer_norm(i, (2,)),
    lambda: F.gelu(i),
    lambda: torch.rand_like(i),
    lambda: F.interpolate(i[None, None], scale_factor=2),
    lambda: F.softmax(i, 0),
    lambda: F.log_softmax(i, 0),
    lambda: F.batch_norm(i, None, None, training=True),
    lambda: F.binary_cross_entropy(i, i),
    lambda: F.nll_loss(i, torch.tensor([0, 1])),
    lambda: F.softmax(i.int(), 1),
    lambda: F.mse_loss(i.byte(), i.byte()),
    lambda: torch.bincount(scores),
    lambda: c.max(),
    lambda: scores.to(torch.float8_e4m3fn) * 2,
):
    try:
        operation()
    except NotImplementedError as error:
        print(error)
# > "LayerNormKernelImpl" not implemented for 'Long'
# > "GeluKernelImpl" not implemented for 'Long'
# > "check_uniform_bounds" not implemented for 'Long'
# > "upsample_nearest2d_channels_last" not implemented for 'Long'
# > "softmax_kernel_impl" not implemented for 'Long'
# > "log_softmax_kernel_impl" not implemented for 'Long'
# > "batch_norm" not implemented for 'Long'
# > "binary_cross_entropy" not implemented for 'Long'
# > "nll_loss_out_frame" not implemented for 'Long'
# > "softmax_lastdim_kernel_impl" not implemented for 'Int'
# > "mse_cpu" not implemented for 'Byte'
# > "bincount_cpu" not implemented for 'Float'
# > "max_all" not implemented for 'ComplexFloat'
# > "mul_cpu_reduced_float" not implemented for 'Float8_e4m3fn'
# --8<-- [end:siblings]
assert issubclass(NotImplementedError, RuntimeError)
assert (i @ i).dtype == torch.int64 and torch.sigmoid(i).dtype == torch.float32
