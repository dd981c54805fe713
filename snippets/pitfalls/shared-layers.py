# --8<-- [start:see]
import torch
from torch import nn

model = nn.Sequential(*[nn.Linear(4, 4)] * 3)
len(list(model.parameters()))  # three layers, and the tensors of one
# > 2
model[0] is model[2]
# > True
# --8<-- [end:see]

# --8<-- [start:fix]
model = nn.Sequential(*[nn.Linear(4, 4) for _ in range(3)])
len(list(model.parameters()))
# > 6
# --8<-- [end:fix]


# --8<-- [start:argument]
class Block(nn.Module):
    def __init__(self, norm=nn.LayerNorm(4)):  # noqa: B008
        super().__init__()
        self.norm = norm


Block().norm is Block().norm  # one default for all
# > True
# --8<-- [end:argument]


# --8<-- [start:argument-fix]
class Own(nn.Module):
    def __init__(self, norm=nn.LayerNorm):  # a class, built anew
        super().__init__()
        self.norm = norm(4)


Own().norm is Own().norm
# > False
# --8<-- [end:argument-fix]

# --8<-- [start:copies]
import copy

layer = nn.Linear(4, 4)
stack = nn.ModuleList(copy.deepcopy(layer) for _ in range(3))
stack[0] is stack[1], torch.equal(stack[0].weight, stack[1].weight)
# > (False, True)
# --8<-- [end:copies]

# --8<-- [start:reset]
for block in stack:
    block.reset_parameters()
torch.equal(stack[0].weight, stack[1].weight)
# > False
# --8<-- [end:reset]

# --8<-- [start:encoder]
layer = nn.TransformerEncoderLayer(4, 2, batch_first=True)
encoder = nn.TransformerEncoder(layer, num_layers=2)
first, second = encoder.layers
torch.equal(first.linear1.weight, second.linear1.weight)
# > True
# --8<-- [end:encoder]
assert first.linear1.weight is not second.linear1.weight

# --8<-- [start:wanted]
embedding, head = nn.Embedding(10, 4), nn.Linear(4, 10, bias=False)
head.weight = embedding.weight  # tied, and meant
tied = nn.ModuleList([embedding, head])
len(list(tied.parameters())), len(tied.state_dict())
# > (1, 2)
# --8<-- [end:wanted]

# --8<-- [start:untied]
tied = copy.deepcopy(tied)
tied[0].weight is tied[1].weight  # a copy of the whole keeps the tie
# > True
tied[1].weight = nn.Parameter(tied[1].weight.clone())
tied[0].weight is tied[1].weight
# > False
# --8<-- [end:untied]


# --8<-- [start:guard]
def shared(model):
    names = {}
    for name, p in model.named_parameters(remove_duplicate=False):
        names.setdefault(id(p), []).append(name)
    return [same for same in names.values() if len(same) > 1]


shared(nn.Sequential(*[nn.Linear(4, 4)] * 2))
# > [['0.weight', '1.weight'], ['0.bias', '1.bias']]
# --8<-- [end:guard]
