# --8<-- [start:drop]
import torch
from torch import nn

dropout = nn.Dropout(0.5)
x = torch.ones(1000)

with torch.no_grad():
    dropped = dropout(x)
(dropped == 0).any()
# > tensor(True)

dropout.eval()
(dropout(x) == 0).any()
# > tensor(False)
# --8<-- [end:drop]
assert dropout(x) is x, "in eval mode it returns its input"
dropout.train()
for mode in (torch.no_grad, torch.inference_mode):
    with mode():
        assert (dropout(x) == 0).any()
        assert dropout.training

# --8<-- [start:both]
model = nn.Sequential(nn.Linear(4, 8), nn.Dropout(0.5), nn.Linear(8, 1))
batch = torch.ones(2, 4)


def evaluate(model, batch):
    model.eval()
    with torch.inference_mode():
        outputs = model(batch)
    model.train()
    return outputs


outputs = evaluate(model, batch)
outputs.requires_grad, model.training
# > (False, True)
# --8<-- [end:both]
assert (model[1](x) == 0).any()
assert model(batch).requires_grad
model.eval()
assert model(batch).requires_grad, "eval alone still records"
assert torch.equal(model(batch), model(batch))
model.train()

# --8<-- [start:functional]
from torch.nn import functional


class Always(nn.Module):
    def forward(self, x):
        return functional.dropout(x)


class Heeds(nn.Module):
    def forward(self, x):
        return functional.dropout(x, training=self.training)


(Always().eval()(x) == 0).any(), (Heeds().eval()(x) == 0).any()
# > (tensor(True), tensor(False))
# --8<-- [end:functional]
assert (Heeds()(x) == 0).any()

# --8<-- [start:norm]
norm = nn.BatchNorm1d(1)
column = torch.tensor([[1.0], [3.0]])

with torch.no_grad():
    _ = norm(column)
norm.running_mean, norm.num_batches_tracked
# > (tensor([0.2000]), tensor(1))

norm.eval()
_ = norm(column)
norm.num_batches_tracked
# > tensor(1)
# --8<-- [end:norm]
assert norm(column).requires_grad, "eval mode records"
norm.train()
with torch.inference_mode():
    norm(column)
assert norm.num_batches_tracked == 2

# --8<-- [start:checkpoint]
from torch.utils.checkpoint import checkpoint

norm = nn.BatchNorm1d(1)
column.requires_grad_()
out = checkpoint(norm, column, use_reentrant=False)
out.sum().backward()
norm.num_batches_tracked
# > tensor(2)
# --8<-- [end:checkpoint]
