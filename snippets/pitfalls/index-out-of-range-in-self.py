# cpu: on a GPU it is a device-side assert
# --8<-- [start:see]
import torch
from torch import nn

embedding = nn.Embedding(65, 128)  # 65 ids: 0 to 64
embedding(torch.tensor([[3, 100]]))
# > IndexError: index out of range in self
# --8<-- [end:see]

# --8<-- [start:find]
ids = torch.tensor([[3, 100]])
embedding.num_embeddings
# > 65
ids.min(), ids.max()
# > (tensor(3), tensor(100))
(ids < 0).any(), (ids >= embedding.num_embeddings).any()
# > (tensor(False), tensor(True))
ids[(ids < 0) | (ids >= embedding.num_embeddings)]
# > tensor([100])
# --8<-- [end:find]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:count]
ids = torch.tensor([1, 2, 3])  # three words, counted from 1
embedding = nn.Embedding(3, 8)
try:
    embedding(ids)
except IndexError as error:
    print(error)
# > index out of range in self
embedding = nn.Embedding(int(ids.max()) + 1, 8)
embedding(ids).shape
# > torch.Size([3, 8])
# --8<-- [end:count]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:positions]
tokens = torch.zeros(1, 600, dtype=torch.long)  # (B, T)
positions = torch.arange(tokens.shape[1])
position_embedding = nn.Embedding(512, 8)
position_embedding(positions)
# > IndexError: index out of range in self
# --8<-- [end:positions]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:padding]
targets = torch.tensor([[4, 2, -100]])  # -100: to be ignored by the loss
embedding = nn.Embedding(5, 8)
try:
    embedding(targets)
except IndexError as error:
    print(error)
# > index out of range in self
embedding(targets.clamp(min=0)).shape
# > torch.Size([1, 3, 8])
# --8<-- [end:padding]

# --8<-- [start:vocabulary]
vocabulary = ["<pad>", "a", "b", "c"]
embedding = nn.Embedding(len(vocabulary), 8)
embedding(torch.tensor([0, 3])).shape
# > torch.Size([2, 8])
# --8<-- [end:vocabulary]

# cpu: it goes on with tensors that stay there
# --8<-- [start:positions-fix]
tokens = tokens[:, :512]
positions = torch.arange(tokens.shape[1])
position_embedding(positions).shape
# > torch.Size([512, 8])
# --8<-- [end:positions-fix]

# --8<-- [start:sampled]
hidden = torch.zeros(1, 128)
unembed = nn.Linear(128, 65)  # from the width back to the vocabulary
logits = unembed(hidden)
logits.shape
# > torch.Size([1, 65])
next_id = logits.argmax(-1)  # always below 65
# --8<-- [end:sampled]
assert 0 <= next_id < 65
with torch.no_grad():
    assert nn.Embedding(65, 128)(next_id).shape == (1, 128)

# --8<-- [start:modulo]
embedding = nn.Embedding(4, 1)
same = torch.tensor([1, 5]) % 4
embedding(same)[0] == embedding(same)[1]
# > tensor([True])
# --8<-- [end:modulo]

# cpu: on a GPU it is a device-side assert
# --8<-- [start:siblings]
table = torch.zeros(3, 4)
five = torch.tensor([5])
calls = (
    lambda: table.index_select(0, five),
    lambda: table.index_select(1, five),
    lambda: torch.zeros(3).index_add(0, five, torch.ones(1)),
    lambda: nn.EmbeddingBag(3, 4)(torch.tensor([[0, 5]])),
    lambda: nn.EmbeddingBag(3, 4, mode="max")(torch.tensor([[5]])),
)
for call in calls:
    try:
        call()
    except (IndexError, RuntimeError) as error:
        print(error)
# > index out of range in self
# > INDICES element is out of DATA bounds, id=5 axis_dim=4
# > index out of range in self
# > Index 1 of input takes value 5 which is not in the valid range [0, 3)
# > embedding_bag: Expected idx >= 0 && idx < num_embeddings but found idx to be 5
# --8<-- [end:siblings]

# cpu: it goes on with tensors that stay there
# --8<-- [start:weight-first]
ids = torch.tensor([0, 2])
nn.functional.embedding(table, ids)
# > RuntimeError: 'weight' must be 2-D
# --8<-- [end:weight-first]

# cpu: it goes on with tensors that stay there
# --8<-- [start:weight-second]
nn.functional.embedding(ids, table).shape
# > torch.Size([2, 4])
# --8<-- [end:weight-second]
