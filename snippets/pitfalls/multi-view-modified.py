# --8<-- [start:raises]
import torch
from torch import nn

projection = nn.Linear(2, 4)
query, key = projection(torch.ones(3, 2)).chunk(2, dim=1)
query *= 0.5
# > RuntimeError: Output 0 of Split is a view and is being modified inplace. This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. You should replace the inplace operation by an out-of-place one.
# > [torch<2.13] RuntimeError: Output 0 of SplitBackward0 is a view and is being modified inplace. This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. You should replace the inplace operation by an out-of-place one.
# --8<-- [end:raises]

# --8<-- [start:siblings]
image = torch.ones(3, 4, requires_grad=True) * 2  # (channels, pixels)
for edit in (
    lambda: [channel.sub_(1) for channel in image],
    lambda: image.unbind(1)[3].mul_(2),
    lambda: image.split([1, 2])[1].mul_(2),
    lambda: image.split(1)[2].relu_(),
    lambda: nn.ReLU(inplace=True)(image.chunk(2)[0]),
    lambda: image.chunk(2)[0].__setitem__(0, 0.0),
):
    try:
        edit()
    except RuntimeError as error:
        print(str(error).partition(". ")[0])
# > Output 0 of Unbind is a view and is being modified inplace
# > Output 3 of Unbind is a view and is being modified inplace
# > Output 1 of SplitWithSizes is a view and is being modified inplace
# > Output 2 of Split is a view and is being modified inplace
# > Output 0 of Split is a view and is being modified inplace
# > Output 0 of Select is a view and is being modified inplace
# > [torch<2.13] Output 0 of UnbindBackward0 is a view and is being modified inplace
# > [torch<2.13] Output 3 of UnbindBackward0 is a view and is being modified inplace
# > [torch<2.13] Output 1 of SplitWithSizesBackward0 is a view and is being modified inplace
# > [torch<2.13] Output 2 of SplitBackward0 is a view and is being modified inplace
# > [torch<2.13] Output 0 of SplitBackward0 is a view and is being modified inplace
# > [torch<2.13] Output 0 of SelectBackward0 is a view and is being modified inplace
# --8<-- [end:siblings]

# --8<-- [start:data]
plain = torch.ones(3, 4)
for channel in plain:
    channel.sub_(1)  # nothing requires grad: fine
with torch.no_grad():
    for channel in image:
        channel.sub_(1)  # not recorded: fine
# --8<-- [end:data]

# --8<-- [start:fix]
query, key = projection(torch.ones(3, 2)).chunk(2, dim=1)
query = query * 0.5
# --8<-- [end:fix]

# --8<-- [start:index]
image = torch.ones(3, 4, requires_grad=True) * 2
for index in range(3):
    image[index].sub_(1)  # a single view: recorded
image.sum().item()
# > 12.0
# --8<-- [end:index]

# --8<-- [start:whole]
mean = torch.tensor([0.4, 0.5, 0.6])
image = image - mean[:, None]  # all channels at once
# --8<-- [end:whole]

# --8<-- [start:clone]
parts = [part.clone() for part in image.chunk(3)]
parts[0].mul_(2).shape  # the clone changes, image does not
# > torch.Size([1, 4])
# --8<-- [end:clone]

# --8<-- [start:plain]
scale = torch.ones(2, requires_grad=True)
left, right = torch.ones(3, 4).chunk(2, dim=1)
left.mul_(scale)  # plain data, and a factor that is tracked
# > RuntimeError: A view was created in no_grad mode and is being modified inplace with grad mode enabled. This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. You should replace the inplace operation by an out-of-place one.
# --8<-- [end:plain]
