# --8<-- [start:see]
import torch

mask = torch.tensor([True, False, False])
1 - mask
# > [torch>=2.14] NotImplementedError: Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.
# > RuntimeError: Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.
# --8<-- [end:see]

# --8<-- [start:fix]
~mask
# > tensor([False,  True,  True])
1 - mask.float()  # if numbers are wanted
# > tensor([0., 1., 1.])
# --8<-- [end:fix]
assert torch.equal(mask.logical_not(), ~mask)
assert issubclass(NotImplementedError, RuntimeError)

# --8<-- [start:padding]
scores = torch.tensor([2.0, 3.0, 4.0])
padding = torch.tensor([0, 0, 1]) == 1
scores - 1e4 * padding  # a product with a number is a number
# > tensor([ 2.0000e+00,  3.0000e+00, -9.9960e+03])
scores * (1 - padding)
# > [torch>=2.14] NotImplementedError: Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.
# > RuntimeError: Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.
# --8<-- [end:padding]

# --8<-- [start:padding-fix]
scores * ~padding
# > tensor([2., 3., 0.])
# --8<-- [end:padding-fix]

# --8<-- [start:changed]
before = torch.tensor([True, True, False])
after = torch.tensor([True, False, True])
after - before
# > [torch>=2.14] NotImplementedError: Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.
# > RuntimeError: Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.
# --8<-- [end:changed]

# --8<-- [start:changed-fix]
after ^ before  # where they differ
# > tensor([False,  True,  True])
after & ~before  # what is new
# > tensor([False, False,  True])
after.int() - before.int()
# > tensor([ 0, -1,  1], dtype=torch.int32)
# --8<-- [end:changed-fix]

# --8<-- [start:no-help]
flags = torch.tensor([1, 0, 0])  # a mask of numbers
~flags  # no error, and no mask
# > tensor([-2, -1, -1])
1 - flags
# > tensor([0, 1, 1])
# --8<-- [end:no-help]
assert (~flags).bool().all()  # as a mask, all true
assert torch.tensor([1, 0, 0], dtype=torch.uint8).bitwise_not().tolist() == [254, 255, 255]

# cpu: each device words it in its own way
# --8<-- [start:siblings]
mask, scores = torch.tensor([True, False, False]), torch.tensor([2.0, 3.0, 4.0])
for operation in (
    lambda: -mask,
    lambda: +mask,
    lambda: scores - mask,
    lambda: mask // mask,
    lambda: mask.abs(),
    lambda: mask.argmax(),
    lambda: ~scores,
    lambda: scores > 2 & scores,
):
    try:
        operation()
    except (RuntimeError, TypeError) as error:
        print(error)
# > Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.
# > The `+` operator, on a bool tensor is not supported.
# > Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.
# > "div_floor_cpu" not implemented for 'Bool'
# > "abs_cpu" not implemented for 'Bool'
# > argmax(): does not support bool input
# > ~ (operator.invert) is only implemented on integer and Boolean-type tensors
# > "bitwise_and_cpu" not implemented for 'Float'
# --8<-- [end:siblings]
assert (mask + mask).dtype == (mask * mask).dtype == torch.bool
assert (mask + 1).dtype == torch.int64 and (scores + mask).dtype == torch.float32
assert mask.int().argmax() == 0 and ((scores > 2) & (scores < 4)).tolist() == [False, True, False]
assert torch.diff(mask).tolist() == [True, False]
