# --8<-- [start:raises]
import torch
from torch import nn

projection = nn.Linear(2, 4)
hidden = projection(torch.ones(3, 2))
query, key = hidden.chunk(2, dim=1)
hidden += 1  # an edit of the whole
query.sum()  # raises where a part is used
# > RuntimeError: Output 0 of Split is a view and its base or another view of its base has been modified inplace. This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. You should replace the inplace operation by an out-of-place one.
# > [torch<2.13] RuntimeError: Output 0 of SplitBackward0 is a view and its base or another view of its base has been modified inplace. This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. You should replace the inplace operation by an out-of-place one.
# --8<-- [end:raises]

# --8<-- [start:single]
hidden = projection(torch.ones(3, 2))
query = hidden[:, :2]  # a single view follows the edit
before = query.detach().clone()
hidden += 1
torch.allclose(query, before + 1)
# > True
# --8<-- [end:single]

# --8<-- [start:loop]
image = torch.ones(3, 4, requires_grad=True) * 2  # (channels, pixels)
for index, channel in enumerate(image):
    image[index] = 0.0
    channel.mean()
# > RuntimeError: Output 0 of Unbind is a view and its base or another view of its base has been modified inplace. This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. You should replace the inplace operation by an out-of-place one.
# > [torch<2.13] RuntimeError: Output 0 of UnbindBackward0 is a view and its base or another view of its base has been modified inplace. This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. You should replace the inplace operation by an out-of-place one.
# --8<-- [end:loop]

# --8<-- [start:fix]
hidden = projection(torch.ones(3, 2))
query, key = hidden.chunk(2, dim=1)
hidden = hidden + 1  # a new tensor; the parts stay what they were
query.sum().backward()
# --8<-- [end:fix]

# --8<-- [start:order]
hidden = projection(torch.ones(3, 2))
hidden += 1
query, key = hidden.chunk(2, dim=1)  # cut after the edit
query.sum().backward()
# --8<-- [end:order]

# --8<-- [start:index]
image = torch.ones(3, 4, requires_grad=True) * 2
for index in range(len(image)):
    image[index] = 0.0
    _ = image[index].mean()
# --8<-- [end:index]

# --8<-- [start:plain]
buffer = torch.zeros(2, 2)
first, second = buffer  # rows of plain data
buffer[0] = projection(torch.ones(1, 2))[0, :2]  # tracked from here on
second.sum()
# > RuntimeError: A view was created in no_grad mode and its base or another view of its base has been modified inplace with grad mode enabled. This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. You should replace the inplace operation by an out-of-place one.
# --8<-- [end:plain]

# --8<-- [start:no-grad]
hidden = projection(torch.ones(3, 2))
with torch.no_grad():
    query = hidden[:, :2]
hidden += 1
query.sum()
# > RuntimeError: A view was created in no_grad mode and its base or another view of its base has been modified inplace with grad mode enabled. Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code by moving both the view and the inplace either both inside the no_grad block (if you don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked).
# --8<-- [end:no-grad]

# --8<-- [start:inference]
hidden = projection(torch.ones(3, 2))
with torch.inference_mode():
    query = hidden[:, :2]
hidden += 1
query.sum()
# > RuntimeError: A view was created in inference mode and its base or another view of its base has been modified inplace in normal mode. Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code by moving both the view and the inplace either both inside the inference_mode block (if you don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked).
# --8<-- [end:inference]
