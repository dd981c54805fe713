# --8<-- [start:see]
import torch

red = torch.tensor([255, 0, 0]).repeat(2, 2, 1)  # (H, W, C): all red
wrong = red.view(3, 2, 2)  # (C, H, W), by its shape
wrong[0]  # the red channel should be 255 everywhere
# > tensor([[255,   0],
# >         [  0, 255]])
right = red.permute(2, 0, 1)
right[0]
# > tensor([[255, 255],
# >         [255, 255]])
# --8<-- [end:see]
assert wrong.shape == right.shape

# --8<-- [start:why]
grid = torch.tensor([[1, 2, 3], [4, 5, 6]])
grid.view(3, 2)  # the same order, other line breaks
# > tensor([[1, 2],
# >         [3, 4],
# >         [5, 6]])
grid.T  # the axes change places
# > tensor([[1, 4],
# >         [2, 5],
# >         [3, 6]])
# --8<-- [end:why]
assert torch.equal(grid.reshape(3, 2), grid.view(3, 2))
assert torch.equal(wrong.flatten(), red.flatten())

# --8<-- [start:show]
image = right  # (C, H, W), as models take it
image.permute(1, 2, 0).shape  # for plt.imshow, instead of reshape
# > torch.Size([2, 2, 3])
# --8<-- [end:show]
assert torch.equal(image.permute(1, 2, 0), red)
assert not torch.equal(image.reshape(2, 2, 3), red)

# --8<-- [start:heads]
tokens = torch.tensor([[[1, 2], [10, 20]]])  # (B, T, heads * C), T = heads = 2
tokens.view(1, 2, 2, 1)[0, 0].flatten()  # head 0: token 0 in two pieces
# > tensor([1, 2])
tokens.view(1, 2, 2, 1).transpose(1, 2)[0, 0].flatten()  # of each token
# > tensor([ 1, 10])
# --8<-- [end:heads]

# --8<-- [start:batch]
by_time = torch.tensor([[1, 2], [10, 20], [100, 200]])  # (T, B)
by_time.reshape(2, 3)  # (B, T): the two sentences are mixed
# > tensor([[  1,   2,  10],
# >         [ 20, 100, 200]])
by_time.transpose(0, 1)
# > tensor([[  1,  10, 100],
# >         [  2,  20, 200]])
# --8<-- [end:batch]

# --8<-- [start:samples]
samples = torch.zeros(4, 3, 6)
samples.view(-1, 9).shape  # 4 samples, 8 rows
# > torch.Size([8, 9])
samples.flatten(1).shape
# > torch.Size([4, 18])
# --8<-- [end:samples]

# --8<-- [start:linear]
layer = torch.nn.Linear(12, 1)
batch = torch.arange(48.0).view(4, 2, 2, 3)  # (N, H, W, C)
scrambled = batch.view(4, 3, 2, 2)
torch.equal(layer(scrambled.flatten(1)), layer(batch.flatten(1)))
# > True
# --8<-- [end:linear]


# --8<-- [start:check]
def to_channels_first(batch):
    return batch.reshape(len(batch), 3, 4, 5)


numbered = torch.arange(3).expand(2, 4, 5, 3)  # each value is its channel
converted = to_channels_first(numbered)
[channel.unique().tolist() for channel in converted[0]]
# > [[0, 1, 2], [0, 1, 2], [0, 1, 2]]
[channel.unique().tolist() for channel in numbered.permute(0, 3, 1, 2)[0]]
# > [[0], [1], [2]]
# --8<-- [end:check]
