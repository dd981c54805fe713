# --8<-- [start:see]
import torch

rows = [torch.tensor([1.0, 2.0]), torch.tensor([3.0, 4.0])]
torch.tensor(rows)
# > ValueError: only one element tensors can be converted to Python scalars
# --8<-- [end:see]

# --8<-- [start:fix]
torch.stack(rows)
# > tensor([[1., 2.],
# >         [3., 4.]])
# --8<-- [end:fix]

# --8<-- [start:ragged]
ragged = [torch.tensor([1, 2]), torch.tensor([3])]
torch.cat(ragged)
# > tensor([1, 2, 3])
torch.nn.utils.rnn.pad_sequence(ragged, batch_first=True)
# > tensor([[1, 2],
# >         [3, 0]])
# --8<-- [end:ragged]

# --8<-- [start:float]
losses = torch.tensor([0.5, 1.5])
float(losses)
# > ValueError: only one element tensors can be converted to Python scalars
# --8<-- [end:float]

# --8<-- [start:float-fix]
float(losses.mean())
# > 1.0
losses.tolist()
# > [0.5, 1.5]
# --8<-- [end:float-fix]

# --8<-- [start:math]
import math

math.exp(losses)
# > ValueError: only one element tensors can be converted to Python scalars
# --8<-- [end:math]

# --8<-- [start:math-fix]
torch.exp(losses)
# > tensor([1.6487, 4.4817])
# --8<-- [end:math-fix]

# --8<-- [start:graph]
weight = torch.ones(2, requires_grad=True)
outputs = [weight[0] * 2, weight[1] * 3]
torch.stack(outputs).requires_grad
# > True
torch.tensor(outputs).requires_grad  # runs, and cuts the graph
# > UserWarning: Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior.
# > Consider using tensor.detach() first. (Triggered internally at …)
# > False
# --8<-- [end:graph]

# --8<-- [start:siblings]
calls = (
    lambda: int(losses),
    lambda: f"{'%.2f' % losses}",  # noqa: UP031
    lambda: torch.manual_seed(losses),
    lambda: torch.FloatTensor(rows),
    lambda: f"{losses:.2f}",
)
for call in calls:
    try:
        call()
    except (TypeError, ValueError) as error:
        print(error)
# > only one element tensors can be converted to Python scalars
# > only one element tensors can be converted to Python scalars
# > only one element tensors can be converted to Python scalars
# > only one element tensors can be converted to Python scalars
# > unsupported format string passed to Tensor.__format__
# --8<-- [end:siblings]

# --8<-- [start:format]
loss = torch.tensor([0.5])  # one element, one dimension
f"{loss:.2f}"
# > TypeError: unsupported format string passed to Tensor.__format__
# --8<-- [end:format]

# --8<-- [start:format-fix]
f"{loss.item():.2f}"
# > '0.50'
# --8<-- [end:format-fix]
