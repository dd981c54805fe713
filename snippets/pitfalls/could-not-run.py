# cpu: the backend is named in the message
# --8<-- [start:see]
import torch

adjacency = torch.eye(3).to_sparse()
try:
    adjacency.exp()
except NotImplementedError as error:
    print(str(error).split(". ")[0])
# > Could not run 'aten::exp' with arguments from the 'SparseCPU' backend
# --8<-- [end:see]

# cpu: the backend is named in the message
# --8<-- [start:fix]
adjacency.to_dense().exp()[0]
# > tensor([2.7183, 1.0000, 1.0000])
values = adjacency.coalesce().values()
values.exp()  # only what is stored
# > tensor([2.7183, 2.7183, 2.7183])
# --8<-- [end:fix]

# cpu: the backend is named in the message
# --8<-- [start:works]
(adjacency @ torch.ones(3, 2)).shape  # products work
# > torch.Size([3, 2])
(adjacency * 2).is_sparse, adjacency.sum()
# > (True, tensor(3.))
# --8<-- [end:works]

# cpu: the backend is named in the message
# --8<-- [start:siblings]
for operation in (
    lambda: adjacency > 0,
    lambda: adjacency.softmax(1),
    lambda: adjacency.view(9),
    lambda: adjacency.reshape(9),
    lambda: adjacency.expand(2, 3, 3),
    lambda: adjacency + torch.ones(3, 3),
    lambda: torch.zeros(2, device="vulkan"),
):
    try:
        operation()
    except RuntimeError as error:
        print(str(error).split(". ")[0])
# > Could not run 'aten::gt.Scalar' with arguments from the 'SparseCPU' backend
# > Could not run 'aten::_softmax' with arguments from the 'SparseCPU' backend
# > Could not run 'aten::view' with arguments from the 'SparseCPU' backend
# > reshape is not implemented for sparse tensors
# > expand is unsupported for Sparse tensors
# > add(sparse, dense) is not supported
# > Could not run 'aten::empty.memory_format' with arguments from the 'Vulkan' backend
# --8<-- [end:siblings]
assert torch.equal(torch.ones(3, 3) + adjacency, torch.ones(3, 3) + torch.eye(3))
assert torch.sparse.softmax(adjacency, 1).is_sparse
