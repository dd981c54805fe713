# --8<-- [start:see]
import torch

batch = torch.tensor([[1.0, 2.0], [3.0, 4.0]])


def scale(x):
    return x / x.sum().item()


torch.vmap(scale)(batch)
# > RuntimeError: vmap: It looks like you're calling .item() on a Tensor. We don't support vmap over calling .item() on a Tensor, please try to rewrite what you're doing with other operations. If error is occurring somewhere inside PyTorch internals, please file a bug report.
# --8<-- [end:see]


# --8<-- [start:fix]
def scale(x):
    return x / x.sum()


torch.vmap(scale)(batch)
# > tensor([[0.3333, 0.6667],
# >         [0.4286, 0.5714]])
# --8<-- [end:fix]

# --8<-- [start:numbers]
positions = torch.tensor([0, 1])
names = [10.0, 20.0]
for function in (
    lambda x, i: x[int(i)],
    lambda x, i: x * names[i],
    lambda x, i: x * float(i),
    lambda x, i: sum(x for _ in range(i)),
):
    try:
        torch.vmap(function)(batch, positions)
    except RuntimeError as error:
        print("calling .item()" in str(error))
# > True
# > True
# > True
# > True
# --8<-- [end:numbers]

# --8<-- [start:numbers-fix]
torch.vmap(lambda x, i: x[i])(batch, positions)  # a tensor may index
# > tensor([1., 4.])
table = torch.tensor(names)
torch.vmap(lambda x, i: x * table[i])(batch, positions)
# > tensor([[10., 20.],
# >         [60., 80.]])
# --8<-- [end:numbers-fix]

# --8<-- [start:size]
for function in (
    lambda x: x[x > 1].sum(),
    lambda x: x.nonzero(),
    lambda x: x.unique(),
):
    try:
        torch.vmap(function)(batch)
    except RuntimeError as error:
        print(error)
# > vmap: We do not support batching operators that can support dynamic shape. Attempting to batch over indexing with a boolean mask.
# > vmap: We do not support batching operators that can output dynamic shape. Attempted to vmap over aten::nonzero. Please file an issue at https://github.com/pytorch/pytorch/issues if you need this feature.
# > vmap: We do not support batching operators that can output dynamic shape. Attempted to vmap over aten::_unique2. Please file an issue at https://github.com/pytorch/pytorch/issues if you need this feature.
# > [torch<2.13] vmap: We do not support batching operators that can support dynamic shape. Attempting to batch over indexing with a boolean mask.
# > [torch<2.13] vmap: We do not support batching operators that can output dynamic shape. Attempted to vmap over aten::nonzero. Please voice your support in https://github.com/pytorch/functorch/issues/256
# > [torch<2.13] vmap: We do not support batching operators that can output dynamic shape. Attempted to vmap over aten::_unique2. Please voice your support in https://github.com/pytorch/functorch/issues/256
# --8<-- [end:size]

# --8<-- [start:size-fix]
torch.vmap(lambda x: torch.where(x > 1, x, 0.0).sum())(batch)
# > tensor([2., 7.])
# --8<-- [end:size-fix]

# --8<-- [start:numpy]
torch.vmap(lambda x: torch.from_numpy(x.numpy() ** 2))(batch)
# > RuntimeError: Cannot access data pointer of Tensor that doesn't have storage
# --8<-- [end:numpy]
import pytest

with pytest.raises(RuntimeError, match="doesn't have storage"):
    torch.vmap(lambda x: x * sum(x.tolist()))(batch)
# What vmap hands in prints as the whole batch.
_seen = []
torch.vmap(lambda x: (_seen.append(repr(x)), x)[1])(batch)
assert "BatchedTensor(lvl=1, bdim=0" in _seen[0]
