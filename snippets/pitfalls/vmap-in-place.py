# --8<-- [start:see]
import torch

batch = torch.tensor([[1.0, 2.0], [3.0, 4.0]])


def pad(x):
    padded = torch.zeros(3)
    padded[:2] = x
    return padded


torch.vmap(pad)(batch)
# > RuntimeError: vmap: inplace arithmetic(self, *extra_args) is not possible because there exists a Tensor `other` in extra_args that has more elements than `self`. This happened due to `other` being vmapped over but `self` not being vmapped over in a vmap. Please try to use out-of-place operators instead of inplace arithmetic. If said operator is being called inside the PyTorch framework, please file a bug report instead.
# --8<-- [end:see]


# --8<-- [start:fix]
def pad(x):
    padded = x.new_zeros(3)  # made from x: one for each row
    padded[:2] = x
    return padded


torch.vmap(pad)(batch)
# > tensor([[1., 2., 0.],
# >         [3., 4., 0.]])
# --8<-- [end:fix]


# --8<-- [start:out]
def pad(x):
    return torch.cat([x, torch.zeros(1)])


torch.vmap(pad)(batch)
# > tensor([[1., 2., 0.],
# >         [3., 4., 0.]])
# --8<-- [end:out]


# --8<-- [start:siblings]
def by_fill(x):
    return torch.zeros(2).fill_(x[0])


def by_scatter(x):
    return torch.zeros(2).index_add_(0, torch.tensor([0, 1]), x)


def by_copy(x):
    return torch.zeros(2).copy_(x)


for function in (by_fill, by_scatter, by_copy):
    try:
        torch.vmap(function)(batch)
    except RuntimeError as error:
        print(str(error).partition(" because")[0])
# > vmap: fill_(self, *extra_args) is not possible
# > vmap: index_add_(self, *extra_args) is not possible
# > vmap: inplace arithmetic(self, *extra_args) is not possible
# --8<-- [end:siblings]


# --8<-- [start:add]
def total(x):
    result = torch.zeros(2)
    result += x
    return result


torch.vmap(total)(batch)
# > RuntimeError: output with shape [2] doesn't match the broadcast shape [2, 2]
# --8<-- [end:add]


# --8<-- [start:add-fix]
def total(x):
    result = torch.zeros(2)
    return result + x


torch.vmap(total)(batch)
# > tensor([[1., 2.],
# >         [3., 4.]])
# --8<-- [end:add-fix]

# --8<-- [start:none]
weights = torch.zeros(2)
torch.vmap(lambda w, x: w.copy_(x), in_dims=(None, 0))(weights, batch)
# > RuntimeError: vmap: inplace arithmetic(self, *extra_args) is not possible because there exists a Tensor `other` in extra_args that has more elements than `self`. This happened due to `other` being vmapped over but `self` not being vmapped over in a vmap. Please try to use out-of-place operators instead of inplace arithmetic. If said operator is being called inside the PyTorch framework, please file a bug report instead.
# --8<-- [end:none]

# --8<-- [start:norm]
norm = torch.nn.BatchNorm1d(2)
batches = torch.arange(12.0).reshape(2, 3, 2)  # two batches of three rows
torch.vmap(norm)(batches)
# > RuntimeError: Batch norm got a batched tensor as input while the running_mean or running_var, which will be updated in place, were not batched.
# > If you are using a module and do not need eval mode, please set `track_running_stats` to be False.If you are using a prebuilt module and do not need eval mode, please see the functorch website for resources on how to patch your module to work with vmap
# --8<-- [end:norm]

# --8<-- [start:norm-fix]
norm = torch.nn.BatchNorm1d(2, track_running_stats=False)
torch.vmap(norm)(batches).shape
# > torch.Size([2, 3, 2])
# --8<-- [end:norm-fix]
assert torch.vmap(torch.nn.BatchNorm1d(2).eval())(batches).shape == (2, 3, 2)
# The other direction is fine: an edit of what is mapped.
assert torch.vmap(lambda x, w: x.clone().add_(w), in_dims=(0, None))(batch, weights).equal(batch)
_edited = batch.clone()
torch.vmap(lambda x: x.mul_(2))(_edited)
assert _edited.equal(batch * 2)
# So is an edit by what is not mapped, of what is not.
assert torch.vmap(lambda x: x + torch.zeros(2).fill_(1.0))(batch).equal(batch + 1)
