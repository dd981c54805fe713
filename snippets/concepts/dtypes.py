# --8<-- [start:literals]
import torch

torch.tensor([1.0, 2.0]).dtype  # > torch.float32
torch.tensor([1, 2]).dtype  # > torch.int64
torch.tensor([True, False]).dtype  # > torch.bool
torch.tensor([1, 2.5]).dtype  # > torch.float32
torch.zeros(2).dtype  # > torch.float32
torch.arange(3).dtype  # > torch.int64
# --8<-- [end:literals]
assert torch.get_default_dtype() == torch.float32
assert torch.tensor(1j).dtype == torch.complex64
assert torch.arange(3.0).dtype == torch.linspace(0, 1, 3).dtype == torch.float32
assert torch.full((2,), 1).dtype == torch.int64

# --8<-- [start:numpy]
import numpy as np

data = np.array([0.5, 1.5])  # NumPy's default is float64
torch.tensor(data).dtype  # > torch.float64
torch.tensor(np.float64(0.5)).dtype  # > torch.float64
torch.tensor([np.float64(0.5), 1.0]).dtype  # > torch.float64

weight = torch.ones(2)
(weight * np.float64(0.5)).dtype  # > torch.float32
torch.full((2,), np.float64(0.5)).dtype  # > torch.float32

torch.tensor(data, dtype=torch.float32).dtype  # > torch.float32
# --8<-- [end:numpy]
assert torch.as_tensor(np.float64(0.5)).dtype == torch.float64
assert torch.as_tensor(data).dtype == torch.float64
assert torch.from_numpy(data).dtype == torch.float64
assert torch.tensor(np.float32(0.5)).dtype == torch.float32
assert torch.tensor(np.ones(2, dtype=np.int32)).dtype == torch.int32
# A Python name for a dtype means NumPy's float: float64.
assert torch.zeros(2, dtype=float).dtype == torch.float64
assert torch.zeros(2, dtype=int).dtype == torch.int64

# --8<-- [start:convert]
x = torch.tensor([1.9, -1.9])
x.to(torch.int64)
# > tensor([ 1, -1])
x.to(torch.float32) is x  # > True
x.double().dtype  # > torch.float64
# --8<-- [end:convert]
assert x.float() is x
assert x.long().tolist() == [1, -1]
assert x.half().dtype == torch.float16
assert x.bfloat16().dtype == torch.bfloat16
assert x.int().dtype == torch.int32
assert x.bool().dtype == torch.bool

# --8<-- [start:half]
x = torch.tensor([70000.0, 1.001, 1e-8])
x.half().tolist()  # > [inf, 1.0009765625, 0.0]
x.bfloat16().tolist()  # > [70144.0, 1.0, 1.0011717677116394e-08]
# --8<-- [end:half]
assert torch.finfo(torch.float16).max == 65504
assert torch.finfo(torch.bfloat16).max > 3e38
assert torch.finfo(torch.float32).max > 3e38
assert torch.finfo(torch.float16).eps == 2**-10
assert torch.finfo(torch.bfloat16).eps == 2**-7
assert torch.finfo(torch.float32).eps == 2**-23
one = torch.ones(1)
assert one.bfloat16() + 1e-3 == 1 and one.half() + 1e-4 == 1  # the update is lost
assert one + 1e-4 != 1
for small, size in {
    torch.float64: 8,
    torch.float32: 4,
    torch.float16: 2,
    torch.bfloat16: 2,
}.items():
    assert small.itemsize == size
assert (torch.int64.itemsize, torch.uint8.itemsize, torch.bool.itemsize) == (8, 1, 1)

# cpu: autocast is asked for the CPU by name
# --8<-- [start:autocast]
layer = torch.nn.Linear(2, 3)
with torch.autocast("cpu", dtype=torch.bfloat16):
    logits = layer(torch.ones(4, 2))

logits.dtype  # > torch.bfloat16
layer.weight.dtype  # > torch.float32
# --8<-- [end:autocast]

# needs: cuda
# --8<-- [start:autocast-cuda]
x = torch.ones(2, 3, device="cuda")
with torch.autocast("cuda"):
    product = x @ x.T
    total, loss = product.sum(), product.log_softmax(dim=1)

product.dtype, total.dtype, loss.dtype
# > (torch.float16, torch.float32, torch.float32)
with torch.autocast("cuda", dtype=torch.bfloat16):
    product = x @ x.T

product
# > tensor([[3., 3.],
# >         [3., 3.]], device='cuda:0', dtype=torch.bfloat16)
# --8<-- [end:autocast-cuda]

# cpu: what refuses a dtype, and in which words, depends on the device
# --8<-- [start:labels]
import torch.nn.functional as F

logits = torch.zeros(2, 3)  # (N, C)
targets = torch.tensor([0, 2], dtype=torch.int32)
F.cross_entropy(logits, targets)
# > [torch<2.12] RuntimeError: expected scalar type Long but found Int
# > RuntimeError: expected target dtype to be Long or Byte, but got Int
# --8<-- [end:labels]

# cpu: what refuses a dtype, and in which words, depends on the device
# --8<-- [start:labels-fixed]
F.cross_entropy(logits, targets.long())
# > tensor(1.0986)
# --8<-- [end:labels-fixed]
import pytest

values = torch.ones(3)
for integer in (torch.int64, torch.int32):
    at = torch.tensor([0, 2], dtype=integer)
    assert values[at].shape == (2,)
    assert F.embedding(at, torch.ones(3, 4)).shape == (2, 4)
    assert values.gather(0, at).shape == (2,)
    assert values.scatter(0, at, 5.0).tolist() == [5, 1, 5]
    assert values.index_add(0, at, torch.ones(2)).tolist() == [2, 1, 2]
byte = torch.tensor([0, 2], dtype=torch.uint8)
for refuses in (
    lambda: F.embedding(byte, torch.ones(3, 4)),
    lambda: values.gather(0, byte),
    lambda: values.scatter(0, byte, 5.0),
    lambda: values.index_add(0, byte, torch.ones(2)),
    lambda: F.one_hot(byte),
    lambda: F.one_hot(targets),
    lambda: F.cross_entropy(logits, targets.short()),
    lambda: F.cross_entropy(logits, torch.tensor([0.0, 2.0])),
):
    with pytest.raises(RuntimeError):
        refuses()
with pytest.warns(UserWarning, match="torch.uint8 is now deprecated"):
    assert values[torch.tensor([0, 1, 1], dtype=torch.uint8)].shape == (2,)
assert F.one_hot(targets.long()).tolist() == [[1, 0, 0], [0, 0, 1]]
assert F.cross_entropy(logits, byte) == F.cross_entropy(logits, targets.long())
with pytest.raises(IndexError, match="must be long, int, byte or bool tensors"):
    values[torch.tensor([0.0, 2.0])]
column = torch.tensor([0.0, 2.0])  # labels from a float column
for message, refuses in (
    ("Expected dtype int32/int64 for index", lambda: values.gather(0, column)),
    ("Expected dtype int32/int64 for index", lambda: values.scatter(0, column, 1.0)),
    ("one_hot is only applicable to index tensor of type Long", lambda: F.one_hot(column)),
):
    with pytest.raises(RuntimeError, match=message):
        refuses()
assert F.one_hot(column.long()).shape == (2, 3)

# A float target of the input's shape: probabilities of classes.
one_hot = F.one_hot(targets.long(), 3)
assert F.cross_entropy(logits, one_hot.float()) == F.cross_entropy(logits, targets.long())
with pytest.raises(RuntimeError, match="Expected floating point type for target with class prob"):
    F.cross_entropy(logits, one_hot)

# --8<-- [start:binary]
logits = torch.zeros(4)
targets = torch.tensor([0, 1, 1, 0])
F.binary_cross_entropy_with_logits(logits, targets)
# > RuntimeError: result type Float can't be cast to the desired output type Long
# --8<-- [end:binary]

# --8<-- [start:binary-fixed]
F.binary_cross_entropy_with_logits(logits, targets.float())
# > tensor(0.6931)
# --8<-- [end:binary-fixed]
with pytest.raises(RuntimeError, match="Found dtype Long but expected Float"):
    F.binary_cross_entropy(logits.sigmoid(), targets)
with pytest.raises(ValueError, match="must be the same as input size"):
    F.binary_cross_entropy_with_logits(logits[:, None], targets.float())

# --8<-- [start:like]
labels = torch.tensor([0, 2])
torch.zeros_like(labels).dtype  # > torch.int64
labels.new_tensor([1.7])
# > tensor([1])
torch.zeros_like(labels, dtype=torch.float32).dtype  # > torch.float32
# --8<-- [end:like]
assert torch.full_like(labels, 1.7).tolist() == labels.new_full((2,), 1.7).tolist() == [1, 1]
assert labels.new_ones(2).dtype == torch.int64

# --8<-- [start:ranks]
x = torch.ones(2)  # a float32 vector
scale = torch.tensor(2.0, dtype=torch.float64)  # 0-d

(x * torch.ones(2, dtype=torch.float64)).dtype  # > torch.float64
(x * scale).dtype  # > torch.float32
(x * scale[None]).dtype  # > torch.float64
(torch.tensor([1, 2]) * scale).dtype  # > torch.float64
(torch.tensor([1, 2]) * 2.0).dtype  # > torch.float32
# --8<-- [end:ranks]
assert scale[None].shape == (1,)


def vector(dtype):
    return torch.ones(2, dtype=dtype)


def zero_d(dtype):
    return torch.ones((), dtype=dtype)


for left, right, result in (
    # the same rank
    (vector(torch.uint8), vector(torch.int8), torch.int16),
    (vector(torch.int8), vector(torch.int64), torch.int64),
    (vector(torch.bool), vector(torch.uint8), torch.uint8),
    (vector(torch.float16), vector(torch.bfloat16), torch.float32),
    (vector(torch.int64), vector(torch.float16), torch.float16),
    (vector(torch.float64), vector(torch.complex64), torch.complex128),
    (zero_d(torch.float16), zero_d(torch.float64), torch.float64),
    # a vector and a 0-d tensor
    (vector(torch.float32), zero_d(torch.float64), torch.float32),
    (vector(torch.int8), zero_d(torch.int64), torch.int8),
    (vector(torch.float16), zero_d(torch.bfloat16), torch.float16),
    (vector(torch.int64), zero_d(torch.float64), torch.float64),
    (vector(torch.bool), zero_d(torch.int8), torch.int8),
    (vector(torch.float32), zero_d(torch.complex128), torch.complex64),
    (vector(torch.int64), zero_d(torch.complex128), torch.complex128),
    (vector(torch.float32), torch.ones(1, dtype=torch.float64), torch.float64),
    # a tensor and a Python number
    (vector(torch.float16), 1.5, torch.float16),
    (vector(torch.uint8), 3, torch.uint8),
    (vector(torch.bool), 1, torch.int64),
    (vector(torch.int64), 1.5, torch.float32),
    (zero_d(torch.int8), 3, torch.int8),
    (zero_d(torch.int32), 2.5, torch.float32),
    (vector(torch.float64), 1j, torch.complex128),
    (vector(torch.int64), 1j, torch.complex64),
):
    assert (left * right).dtype == (right * left).dtype == result, (left, right)
    assert torch.result_type(left, right) == result

# --8<-- [start:ask]
torch.promote_types(torch.uint8, torch.int8)  # > torch.int16
torch.result_type(torch.tensor([1, 2]), 0.5)  # > torch.float32
torch.can_cast(torch.float64, torch.float32)  # > True
torch.can_cast(torch.float32, torch.int64)  # > False
# --8<-- [end:ask]

# --8<-- [start:matmul]
batch = torch.tensor([[0.5, 1.5]], dtype=torch.float64)
layer = torch.nn.Linear(2, 3)
layer(batch)
# > RuntimeError: mat1 and mat2 must have the same dtype, but got Double and Float
# --8<-- [end:matmul]

# --8<-- [start:matmul-fixed]
layer(batch.float()).dtype  # > torch.float32
# --8<-- [end:matmul-fixed]

# cpu: what refuses a mix of dtypes, and in which words, depends on the device
# --8<-- [start:three-dims]
queries = torch.ones(2, 3, 4)  # (B, T, C)
keys = torch.ones(2, 4, 3, dtype=torch.float64)  # (B, C, T)
queries @ keys
# > RuntimeError: expected scalar type Float but found Double
# --8<-- [end:three-dims]
m32, m64 = torch.ones(2, 2), torch.ones(2, 2, dtype=torch.float64)
v32, v64 = torch.ones(2), torch.ones(2, dtype=torch.float64)
mask, first = torch.tensor([True, False]), torch.tensor([0])
for promotes in (
    lambda: v32 + v64,
    lambda: v32**v64,
    lambda: torch.maximum(v32, v64),
    lambda: torch.where(mask, v32, v64),
    lambda: torch.cat([v32, v64]),
    lambda: torch.stack([v32, v64]),
    lambda: torch.addcmul(v32, v32, v64),
    lambda: torch.clamp(v32, v64),
    lambda: F.mse_loss(v32, v64),
    lambda: F.l1_loss(v32, v64),
    lambda: F.cosine_similarity(m32, m64),
    lambda: torch.outer(v32, v64),
    lambda: torch.kron(v32, v64),
    lambda: torch.einsum("i,i->i", v32, v64),
):
    assert promotes().dtype == torch.float64
assert (v32 == v64).all()

x32, x64 = torch.ones(1, 2, 2), torch.ones(1, 2, 2, dtype=torch.float64)
for message, refuses in (
    ("expected m1 and m2 to have the same dtype", lambda: m32 @ m64),
    ("same dtype", lambda: m32 @ m32.long()),
    ("same dtype|expected scalar type Float", lambda: m32 @ v64),  # torch 2.11 says the second
    ("same dtype", lambda: v32 @ v64),
    ("expected scalar type Float but found Double", lambda: torch.bmm(x32, x64)),
    ("expected scalar type Float but", lambda: torch.einsum("ij,jk->ik", m32, m64)),
    ("same dtype", lambda: torch.tensordot(m32, m64, 1)),
    ("expected scalar type Float but found Double", lambda: F.conv1d(x32, x64)),
    ("expected scalar type Float but found Double", lambda: torch.cdist(m32, m64)),
    ("same dtype", lambda: F.scaled_dot_product_attention(x32, x64, x32)),
    ("mixed dtype", lambda: torch.nn.LayerNorm(2)(m64)),
    ("mixed dtype", lambda: torch.nn.BatchNorm1d(2)(m64)),
    ("mixed dtype", lambda: torch.nn.GroupNorm(1, 2)(m64)),
    ("expected dtype float", lambda: torch.lerp(v32, v64, 0.5)),
    ("Float", lambda: torch.linalg.cross(torch.ones(3), torch.ones(3, dtype=torch.float64))),
    ("Index put requires", lambda: v32.index_put((first,), v64[:1])),
    ("self.dtype to be equal to src.dtype", lambda: v32.scatter(0, first, v64)),
    ("same scalar type", lambda: v32.index_add(0, first, v64[:1])),
    ("same dtypes", lambda: v32.masked_scatter(mask, v64)),
    ("Float did not match Double", lambda: torch.allclose(v32, v64)),
    ("Float did not match Double", lambda: torch.isclose(v32, v64)),
):
    with pytest.raises(RuntimeError, match=message):
        refuses()
with pytest.raises(RuntimeError, match="Index put requires"):
    v32[first] = v64[:1]
assert torch.equal(v32, v64)
with pytest.raises(RuntimeError, match="Promotion for Float8 Types is not supported"):
    v32 * v32.to(torch.float8_e4m3fn)

u16 = torch.ones(2, dtype=torch.uint16)
for other in (torch.int32, torch.uint8, torch.bool, torch.uint32):
    with pytest.raises(RuntimeError, match="Promotion for uint16, uint32, uint64 types is not"):
        u16 * torch.ones(2, dtype=other)
assert (u16 * v32).dtype == torch.float32
assert (u16 * 2).dtype == torch.uint16
with pytest.raises(NotImplementedError):
    u16 + u16

# --8<-- [start:in-place]
counts = torch.tensor([1, 2])
counts /= 2
# > RuntimeError: result type Float can't be cast to the desired output type Long
# --8<-- [end:in-place]

# --8<-- [start:in-place-fixed]
counts = counts / 2
counts
# > tensor([0.5000, 1.0000])
# --8<-- [end:in-place-fixed]

# --8<-- [start:silent]
total = torch.tensor([1.0])
total += torch.tensor([1e-9], dtype=torch.float64)
total == 1  # > tensor([True])

small = torch.tensor([0], dtype=torch.int8)
small += torch.tensor([300])
small
# > tensor([44], dtype=torch.int8)

half = torch.tensor([0.0], dtype=torch.float16)
half += 1e6
half
# > tensor([inf], dtype=torch.float16)
# --8<-- [end:silent]
assert total.dtype == torch.float32
flag = torch.tensor([True])
with pytest.raises(
    RuntimeError, match="result type Long can't be cast to the desired output type B"
):
    flag += 1
with pytest.raises(RuntimeError, match="result type ComplexFloat can't be cast"):
    total += 1j
with pytest.raises(RuntimeError, match="result type Float can't be cast"):
    torch.add(total, 1, out=torch.zeros(1, dtype=torch.int64))
tracked = torch.nn.BatchNorm1d(3).state_dict()["num_batches_tracked"]
for averages in (lambda: tracked.add_(0.5), lambda: tracked.div_(2)):
    with pytest.raises(RuntimeError, match="result type Float can't be cast to the desired output"):
        averages()
assert tracked.dtype == torch.int64 and not tracked.is_floating_point()
halves = torch.tensor([4, 9])
halves //= 2
assert halves.tolist() == [2, 4]
with pytest.raises(RuntimeError, match="result type Float can't be cast"):
    halves.sqrt_()

# --8<-- [start:truncate]
counts = torch.tensor([1, 2])
counts[0] = 2.9
counts
# > tensor([2, 2])
counts.copy_(torch.tensor([1.9, -1.9]))
counts
# > tensor([ 1, -1])
# --8<-- [end:truncate]
ints = torch.tensor([1, 2])
assert ints.masked_fill(ints > 1, 2.9).tolist() == [1, 2]
assert ints.clone().fill_(2.9).tolist() == [2, 2]
at = torch.tensor([0])
assert ints.scatter(0, at, 2.9).tolist() == ints.index_fill(0, at, 2.9).tolist() == [2, 2]
target = torch.zeros(2, dtype=torch.int64)
target[:] = torch.tensor([1.9, -1.9])
assert target.tolist() == [1, -1]
assert torch.tensor([1.7], dtype=torch.int64).item() == 1
pixel = torch.zeros(1, dtype=torch.uint8)
for refuses in (
    lambda: pixel.fill_(300),
    lambda: pixel.masked_fill(pixel == 0, 300),
    lambda: torch.zeros(1, dtype=torch.float16).masked_fill(pixel == 0, -1e9),
):
    with pytest.raises(RuntimeError, match="without overflow"):
        refuses()
assert torch.zeros(1, dtype=torch.float16).fill_(1e6).item() == float("inf")

# --8<-- [start:wrap]
pixels = torch.tensor([200, 100], dtype=torch.uint8)
pixels + 100
# > tensor([ 44, 200], dtype=torch.uint8)
pixels.sum()
# > tensor(300)
# --8<-- [end:wrap]
assert (pixels[:1] + pixels[1:]).item() == 44
assert (pixels + 300).tolist() == [244, 144]
row = torch.tensor([[100, 100]], dtype=torch.int8, device="cpu")
assert (row @ torch.ones_like(row.T)).tolist() == [[200 - 256]]
assert pixels.sum().dtype == pixels.cumsum(0).dtype == pixels.prod().dtype == torch.int64
assert torch.tensor(-1, dtype=torch.uint8).item() == 255
assert torch.tensor([300]).to(torch.uint8).item() == 44
with pytest.raises(RuntimeError, match="value cannot be converted to type uint8 without overflow"):
    torch.tensor(300, dtype=torch.uint8)
assert (torch.tensor([2**63 - 1]) + 1).item() == -(2**63)

# --8<-- [start:division]
steps = torch.tensor([-7, 7])
steps / 2
# > tensor([-3.5000,  3.5000])
steps // 2
# > tensor([-4,  3])
torch.div(steps, 2, rounding_mode="trunc")
# > tensor([-3,  3])
steps / 0
# > tensor([-inf, inf])
# --8<-- [end:division]
assert (steps % 2).tolist() == [1, 1]
assert steps.fmod(2).tolist() == [-1, 1]

# cpu: what an integer division by zero does depends on the device
# --8<-- [start:by-zero]
steps = torch.tensor([-7, 7])
steps // 0
# > RuntimeError: ZeroDivisionError
# --8<-- [end:by-zero]
with pytest.raises(RuntimeError, match="ZeroDivisionError"):
    steps % 0
assert (torch.tensor([0]) / 0).isnan()
assert (steps.float() // 0).isinf().all()
assert (steps.float() % 0).isnan().all()

# --8<-- [start:mean]
correct = torch.tensor([True, False, True, True])
correct.mean()
# > RuntimeError: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Bool
# --8<-- [end:mean]

# --8<-- [start:mean-fixed]
correct.float().mean()
# > tensor(0.7500)
# --8<-- [end:mean-fixed]
with pytest.raises(RuntimeError, match="Got: Long"):
    labels.mean()
with pytest.raises(RuntimeError, match="std and var only support floating point and complex"):
    labels.std()
assert labels.mean(dtype=torch.float32) == 1
assert labels.sqrt().dtype == labels.exp().dtype == torch.float32
assert correct.sum() == 3
assert correct.sum().dtype == torch.int64

# --8<-- [start:bool]
1 - correct
# > [torch>=2.14] NotImplementedError: Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.
# > RuntimeError: Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.
# --8<-- [end:bool]

# --8<-- [start:bool-fixed]
~correct
# > tensor([False,  True, False, False])
correct ^ torch.tensor([True, True, True, True])
# > tensor([False,  True, False, False])
# --8<-- [end:bool-fixed]
for refuses in (
    lambda: correct - correct,
    lambda: correct - 1,
    lambda: labels[:1] - correct,
    lambda: -correct,
    lambda: +correct,
):
    with pytest.raises(RuntimeError, match="bool tensor"):
        refuses()
assert (correct + correct).dtype == (correct * correct).dtype == torch.bool
assert (~torch.tensor([1, 0])).tolist() == [-2, -1]

# --8<-- [start:limits]
torch.tensor(2.0**24) + 1 == 2.0**24  # > tensor(True)

count = torch.zeros((), dtype=torch.float16)
for _ in range(5000):
    count += 1

count
# > tensor(2048., dtype=torch.float16)
torch.ones(5000, dtype=torch.float16).sum()
# > tensor(5000., dtype=torch.float16)
# --8<-- [end:limits]
assert torch.tensor(16777217).float() == 16777216
cast = torch.ones(2, requires_grad=True).long()
assert not cast.requires_grad
with pytest.raises(RuntimeError, match="Only Tensors of floating point and complex dtype can"):
    torch.tensor([1], requires_grad=True)
assert (torch.tensor([2049]) * torch.ones(1, dtype=torch.float16)).item() == 2048
assert torch.tensor(16777217.0, dtype=torch.float64) == 16777217
