# cpu: each device words it in its own way
# --8<-- [start:see]
import torch

scores = torch.tensor([2.0, 3.0, 4.0], dtype=torch.float16)
padding = torch.tensor([False, False, True])
scores.masked_fill(padding, -1e9)
# > [torch<2.10] RuntimeError: value cannot be converted to type at::Half without overflow
# > RuntimeError: value cannot be converted to type c10::Half without overflow
# --8<-- [end:see]
assert torch.finfo(torch.float16).max == 65504
assert torch.finfo(torch.bfloat16).max > 3e38
import pytest

with pytest.raises(RuntimeError, match=r"(c10|at)::BFloat16"):  # the lowest float32
    scores.bfloat16().masked_fill(padding, torch.finfo(torch.float32).min)

# cpu: each device words it in its own way
# --8<-- [start:fix]
lowest = torch.finfo(scores.dtype).min
scores.masked_fill(padding, lowest)
# > tensor([ 2.0000e+00,  3.0000e+00, -6.5504e+04], dtype=torch.float16)
scores.masked_fill(padding, float("-inf")).softmax(0)
# > tensor([0.2690, 0.7310, 0.0000], dtype=torch.float16)
# --8<-- [end:fix]
assert torch.full((3,), float("-inf")).softmax(0).isnan().all()  # a row with nothing left
assert not torch.full((3,), torch.finfo(torch.float32).min).softmax(0).isnan().any()

# --8<-- [start:bytes]
torch.tensor([128, 300], dtype=torch.uint8)
# > RuntimeError: value cannot be converted to type uint8 without overflow
# --8<-- [end:bytes]

# --8<-- [start:bytes-fix]
torch.tensor([128, 300], dtype=torch.int16)
# > tensor([128, 300], dtype=torch.int16)
torch.tensor([128, 300]).clamp(0, 255).to(torch.uint8)
# > tensor([128, 255], dtype=torch.uint8)
# --8<-- [end:bytes-fix]

# --8<-- [start:nan]
labels = torch.tensor([1, 2, 3])
labels.masked_fill(labels == 3, float("nan"))
# > RuntimeError: value cannot be converted to type int64_t without overflow
# --8<-- [end:nan]

# --8<-- [start:nan-fix]
labels.float().masked_fill(labels == 3, float("nan"))
# > tensor([1., 2., nan])
labels.masked_fill(labels == 3, -100)  # what losses ignore
# > tensor([   1,    2, -100])
# --8<-- [end:nan-fix]
logits = torch.zeros(2, 5)
loss = torch.nn.functional.cross_entropy
assert loss(logits, torch.tensor([1, -100])) == loss(logits[:1], torch.tensor([1]))

# cpu: each device words it in its own way
# --8<-- [start:silent]
half = torch.zeros(2, dtype=torch.float16)
half[0] = 1e9  # infinity, without a word
half
# > tensor([inf, 0.], dtype=torch.float16)
torch.where(half == 0, -1e9, half)
# > tensor([inf, -inf], dtype=torch.float16)
torch.tensor([200], dtype=torch.uint8) + 300
# > tensor([244], dtype=torch.uint8)
torch.tensor(-1, dtype=torch.uint8)
# > tensor(255, dtype=torch.uint8)
# --8<-- [end:silent]

# cpu: each device words it in its own way
# --8<-- [start:siblings]
for operation in (
    lambda: half.fill_(1e6),
    lambda: half.bfloat16().masked_fill(half == 0, 1e39),
    lambda: torch.full((2,), 1e39),
    lambda: torch.zeros(2).fill_(1j),
    lambda: torch.tensor(2**31, dtype=torch.int32),
    lambda: torch.tensor(float("inf"), dtype=torch.int64),
    lambda: torch.zeros(2, dtype=torch.int8).clamp(max=300),
    lambda: torch.nn.functional.pad(half, (1, 1), value=-1e9),
    lambda: torch.randint(0, 300, (2,), dtype=torch.uint8),
    lambda: torch.finfo(labels.dtype),
    lambda: torch.iinfo(half.dtype),
    lambda: torch.tensor(2**63),
    lambda: torch.zeros(2) * 2**70,
    lambda: torch.zeros(2) * -(2**70),
):
    try:
        operation()
    except (RuntimeError, TypeError, ValueError, OverflowError) as error:
        print(error)
# > value cannot be converted to type c10::Half without overflow
# > value cannot be converted to type c10::BFloat16 without overflow
# > value cannot be converted to type float without overflow
# > value cannot be converted to type float without overflow
# > value cannot be converted to type int32 without overflow
# > value cannot be converted to type int64 without overflow
# > value cannot be converted to type int8_t without overflow
# > value cannot be converted to type c10::Half without overflow
# > to - 1 is out of bounds for unsigned char
# > torch.finfo() requires a floating point input type. Use torch.iinfo to handle 'torch.finfo'
# > torch.iinfo() requires an integer input type. Use torch.finfo to handle 'torch.iinfo'
# > Overflow when unpacking long long
# > int too big to convert
# > can't convert negative int to unsigned
# --8<-- [end:siblings]
