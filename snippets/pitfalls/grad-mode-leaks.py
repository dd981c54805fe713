# --8<-- [start:see]
import torch
from torch import nn

model = nn.Linear(2, 1)


def batches():
    with torch.no_grad():  # for the preprocessing in here
        for value in (1.0, 2.0):
            yield torch.full((3, 2), value) / 2


for batch in batches():
    loss = model(batch).mean()
    print(loss.requires_grad)
# > False
# > False
torch.is_grad_enabled()  # on again, when the generator has ended
# > True
# --8<-- [end:see]

# --8<-- [start:silent]
head = nn.Linear(1, 1)
features = [model(batch) for batch in batches()]  # made in the loop
head(torch.cat(features)).mean().backward()  # behind it: no error
model.weight.grad is None, head.weight.grad is None
# > (True, False)
# --8<-- [end:silent]

# --8<-- [start:error]
for batch in batches():
    model(batch).mean().backward()
# > RuntimeError: element 0 of tensors does not require grad and does not have a grad_fn
# --8<-- [end:error]


# --8<-- [start:break]
stream = batches()
batch = next(stream)  # it pauses in its block, and lives on
torch.is_grad_enabled()
# > False
stream.close()
torch.is_grad_enabled()
# > True
# --8<-- [end:break]


# --8<-- [start:global]
def evaluate(model, batch):
    torch.set_grad_enabled(False)  # acts at once, for good
    return model(batch).mean().item()


_ = evaluate(model, torch.ones(3, 2))
model(torch.ones(3, 2)).requires_grad
# > False
_ = torch.set_grad_enabled(True)
model(torch.ones(3, 2)).requires_grad
# > True
# --8<-- [end:global]


# --8<-- [start:fix]
@torch.no_grad()  # the decorator switches at each yield
def batches():
    for value in (1.0, 2.0):
        yield torch.full((3, 2), value) / 2


[model(batch).requires_grad for batch in batches()]
# > [True, True]
# --8<-- [end:fix]


# --8<-- [start:fix-inside]
def batches():
    for value in (1.0, 2.0):
        with torch.no_grad():
            batch = torch.full((3, 2), value) / 2
        yield batch  # outside the block


[model(batch).requires_grad for batch in batches()]
# > [True, True]
# --8<-- [end:fix-inside]

# --8<-- [start:thread]
import threading

seen = []


def predict():
    seen.append(torch.is_grad_enabled())


with torch.no_grad():
    thread = threading.Thread(target=predict)
    thread.start()
    thread.join()
seen  # a new thread starts with recording on
# > [True]
# --8<-- [end:thread]
