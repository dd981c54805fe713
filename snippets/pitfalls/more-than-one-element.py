# --8<-- [start:see]
import torch

bias = torch.ones(4, 1).expand(4, 3)
bias[0] = torch.zeros(3)
# > RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
# --8<-- [end:see]

# --8<-- [start:fix]
bias = torch.ones(4, 1).expand(4, 3).clone()
bias[0] = torch.zeros(3)
bias
# > tensor([[0., 0., 0.],
# >         [1., 1., 1.],
# >         [1., 1., 1.],
# >         [1., 1., 1.]])
# --8<-- [end:fix]

# --8<-- [start:stride]
wide = torch.ones(4, 1).expand(4, 3)
wide.stride()
# > (1, 0)
wide.untyped_storage().nbytes() // wide.element_size()
# > 4
wide.numel()
# > 12
# --8<-- [end:stride]

# --8<-- [start:sources]
a, b = torch.broadcast_tensors(torch.zeros(3, 1), torch.zeros(3))
rows, columns = torch.meshgrid(torch.arange(2.0), torch.arange(3.0), indexing="ij")
hidden = torch.zeros(1, 8).expand_as(torch.zeros(5, 8))
a.stride(), rows.stride(), hidden.stride()
# > ((1, 0), (1, 0), (0, 1))
# --8<-- [end:sources]
import pytest

for t in (a, rows, hidden):
    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
        t.add_(1)

# --8<-- [start:parameter]
weight = torch.nn.Parameter(torch.ones(1).expand(3))
optimizer = torch.optim.SGD([weight], lr=0.1)
weight.sum().backward()
optimizer.step()
# > RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
# --8<-- [end:parameter]

# --8<-- [start:choices]
row = torch.zeros(1, 3)
for copy in (row.expand(2, 3).clone(), row.expand(2, 3).contiguous(), row.repeat(2, 1)):
    copy[0] = 1.0
    print(copy.tolist())
# > [[1.0, 1.0, 1.0], [0.0, 0.0, 0.0]]
# > [[1.0, 1.0, 1.0], [0.0, 0.0, 0.0]]
# > [[1.0, 1.0, 1.0], [0.0, 0.0, 0.0]]
# --8<-- [end:choices]

# --8<-- [start:before]
row = torch.zeros(1, 3)
row += 1  # edit first, expand then
row.expand(2, 3)
# > tensor([[1., 1., 1.],
# >         [1., 1., 1.]])
# --8<-- [end:before]

# --8<-- [start:no-help]
converted = torch.ones(4, 1).expand(4, 3).to(torch.float32)  # nothing to convert
converted[0] = 0.0
# > RuntimeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.
# --8<-- [end:no-help]
converted = torch.ones(4, 1).expand(4, 3).to(torch.float64)
converted[0] = 0.0
assert converted.sum() == 9

# --8<-- [start:warns]
wide = torch.zeros(2, 1).expand(2, 3)
wide.masked_fill_(torch.tensor([[True, False, False], [False, False, False]]), 5.0)
# > UserWarning: Use of masked_fill_ on expanded tensors is deprecated. Please clone() the tensor before performing this operation. This also applies to advanced indexing e.g. tensor[mask] = scalar (Triggered internally at …)
wide
# > tensor([[5., 5., 5.],
# >         [0., 0., 0.]])
# --8<-- [end:warns]

# --8<-- [start:warns-index]
wide.index_put_((torch.tensor([1]), torch.tensor([0])), torch.tensor(7.0))
# > UserWarning: Use of index_put_ on expanded tensors is deprecated. Please clone() the tensor before performing this operation. This also applies to advanced indexing e.g. tensor[indices] = tensor (Triggered internally at …)
wide
# > tensor([[5., 5., 5.],
# >         [7., 7., 7.]])
# --8<-- [end:warns-index]

# --8<-- [start:warns-fill]
wide.index_fill_(1, torch.tensor([0]), 8.0)
# > UserWarning: Use of index_fill_ on expanded tensors is deprecated. Please clone() the tensor before performing this operation. This also applies to advanced indexing e.g. tensor[mask] = scalar (Triggered internally at …)
wide
# > tensor([[8., 8., 8.],
# >         [8., 8., 8.]])
# --8<-- [end:warns-fill]

# cpu: what overlapping elements get is not defined
# --8<-- [start:silent]
wide = torch.zeros(2, 1).expand(2, 3)
wide[0, 0] = 9.0  # one element is meant
wide
# > tensor([[9., 9., 9.],
# >         [0., 0., 0.]])
windows = torch.zeros(5).unfold(0, 3, 1)  # overlapping, not expanded
windows.add_(1.0)
windows
# > tensor([[1., 2., 3.],
# >         [2., 3., 2.],
# >         [3., 2., 1.]])
# --8<-- [end:silent]
