# cpu: the scaler is that of the CPU
# --8<-- [start:see]
import torch
from torch import nn


def fresh():
    model = nn.Linear(1, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.1)
    return model, optimizer, scheduler


model, optimizer, scheduler = fresh()
scheduler.step()  # before the first optimizer.step()
# > UserWarning: Detected call of `lr_scheduler.step()` before `optimizer.step()`. In PyTorch 1.1.0 and later, you should call them in the opposite order: `optimizer.step()` before `lr_scheduler.step()`.  Failure to do this will result in PyTorch skipping the first value of the learning rate schedule. See more details at https://pytorch.org/docs/stable/optim.html#how-to-adjust-learning-rate
# --8<-- [end:see]

# cpu: the scaler is that of the CPU
# --8<-- [start:skipped]
optimizer.step()
optimizer.param_groups[0]["lr"]  # the first step should have had 1.0
# > 0.1
# --8<-- [end:skipped]

# cpu: the scaler is that of the CPU
# --8<-- [start:other-optimizer]
model, optimizer, scheduler = fresh()
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)  # another one
optimizer.step()
scheduler.step()
# > UserWarning: Detected call of `lr_scheduler.step()` before `optimizer.step()`. In PyTorch 1.1.0 and later, you should call them in the opposite order: `optimizer.step()` before `lr_scheduler.step()`.  Failure to do this will result in PyTorch skipping the first value of the learning rate schedule. See more details at https://pytorch.org/docs/stable/optim.html#how-to-adjust-learning-rate
optimizer.param_groups[0]["lr"]  # nobody schedules it
# > 1.0
# --8<-- [end:other-optimizer]

# cpu: the scaler is that of the CPU
# --8<-- [start:scaler]
model, optimizer, scheduler = fresh()
scaler = torch.amp.GradScaler("cpu")
loss = model(torch.ones(1, 1)).sum() * torch.inf  # the first scale is too large
scaler.scale(loss).backward()
scaler.step(optimizer)  # skipped
scaler.update()
scheduler.step()
# > UserWarning: Detected call of `lr_scheduler.step()` before `optimizer.step()`. In PyTorch 1.1.0 and later, you should call them in the opposite order: `optimizer.step()` before `lr_scheduler.step()`.  Failure to do this will result in PyTorch skipping the first value of the learning rate schedule. See more details at https://pytorch.org/docs/stable/optim.html#how-to-adjust-learning-rate
# --8<-- [end:scaler]


# cpu: the scaler is that of the CPU
# --8<-- [start:fix]


model, optimizer, scheduler = fresh()
for epoch in range(3):
    for _ in range(2):
        optimizer.zero_grad()
        model(torch.ones(1, 1)).sum().backward()
        optimizer.step()
    print(epoch, scheduler.get_last_lr())
    scheduler.step()  # at the end of the epoch
# > 0 [1.0]
# > 1 [0.1]
# > 2 [0.010000000000000002]
# --8<-- [end:fix]

# cpu: the scaler is that of the CPU
# --8<-- [start:fix-scaler]
model, optimizer, scheduler = fresh()
scaler = torch.amp.GradScaler("cpu")
for factor in (torch.inf, 1.0):  # the first step is skipped
    optimizer.zero_grad()
    scaler.scale(model(torch.ones(1, 1)).sum() * factor).backward()
    scaler.step(optimizer)
    before = scaler.get_scale()
    scaler.update()
    if scaler.get_scale() >= before:  # it was not
        scheduler.step()
scheduler.get_last_lr()
# > [0.1]
# --8<-- [end:fix-scaler]

# cpu: the scaler is that of the CPU
# --8<-- [start:overridden]
model, optimizer, scheduler = fresh()
optimizer.step = lambda: None  # replaced after the scheduler was made
scheduler.step()
# > UserWarning: Seems like `optimizer.step()` has been overridden after learning rate scheduler initialization. Please, make sure to call `optimizer.step()` before `lr_scheduler.step()`. See more details at https://pytorch.org/docs/stable/optim.html#how-to-adjust-learning-rate
# --8<-- [end:overridden]

# cpu: the scaler is that of the CPU
# --8<-- [start:too-many]
model, optimizer, _ = fresh()
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.1, total_steps=3)
for _ in range(5):
    optimizer.step()
    scheduler.step()
# > ValueError: Tried to step 4 times. The specified number of total steps is 3
# --8<-- [end:too-many]

# cpu: the scaler is that of the CPU
# --8<-- [start:made]
schedulers = torch.optim.lr_scheduler
adagrad = torch.optim.Adagrad(model.parameters())
for make in (
    lambda: schedulers.StepLR(model, step_size=1),
    lambda: schedulers.OneCycleLR(optimizer, max_lr=0.1),
    lambda: schedulers.OneCycleLR(adagrad, max_lr=0.1, total_steps=3),
):
    try:
        make()
    except (TypeError, ValueError) as error:
        print(error)
# > Linear is not an Optimizer
# > You must define either total_steps OR (epochs AND steps_per_epoch)
# > optimizer must support momentum or beta1 with `cycle_momentum` option enabled
# --8<-- [end:made]

# cpu: the scaler is that of the CPU
# --8<-- [start:plateau]
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer)
scheduler.step()
# > TypeError: ReduceLROnPlateau.step() missing 1 required positional argument: 'metrics'
# --8<-- [end:plateau]

# cpu: the scaler is that of the CPU
# --8<-- [start:resume]
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
try:
    torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, last_epoch=3)
except KeyError as error:
    print(str(error)[1:84])
# > param 'initial_lr' is not specified in param_groups[0] when resuming scheduler with
# --8<-- [end:resume]

# cpu: the scaler is that of the CPU
# --8<-- [start:epoch-argument]
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1)
optimizer.step()
scheduler.step(3)
# > UserWarning: The epoch parameter in `scheduler.step()` was not necessary and is being deprecated where possible. Please use `scheduler.step()` to step the scheduler. During the deprecation, if epoch is different from None, the closed form is used instead of the new chainable form, where available. Please open an issue if you are unable to replicate your use case: https://github.com/pytorch/pytorch/issues/new/choose.
_ = scheduler.get_lr()
# > UserWarning: To get the last learning rate computed by the scheduler, please use `get_last_lr()`.
# --8<-- [end:epoch-argument]
