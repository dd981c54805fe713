# --8<-- [start:see]
import torch


def fresh():
    model = torch.nn.Linear(2, 1)
    with torch.no_grad():
        model.weight.fill_(0.0)
        model.bias.fill_(0.0)
    return model, torch.optim.Adam(model.parameters(), lr=0.1)


x = torch.tensor([[1.0, 2.0], [3.0, -1.0]])
y = torch.tensor([[1.0], [2.0]])


def train(model, optimizer, steps):
    for _ in range(steps):
        optimizer.zero_grad()
        loss = ((model(x) - y) ** 2).mean()
        loss.backward()
        optimizer.step()


whole, optimizer = fresh()
train(whole, optimizer, 20)

first, optimizer = fresh()
train(first, optimizer, 10)
torch.save(first.state_dict(), "model.pt")
second, optimizer = fresh()  # another start of the script
second.load_state_dict(torch.load("model.pt"))
# > <All keys matched successfully>
train(second, optimizer, 10)
torch.allclose(whole.weight, second.weight)
# > False
# --8<-- [end:see]

# --8<-- [start:state]
first, optimizer = fresh()
train(first, optimizer, 10)
state = optimizer.state[first.weight]
list(state), int(state["step"])
# > (['step', 'exp_avg', 'exp_avg_sq'], 10)
# --8<-- [end:state]

# --8<-- [start:fix]
torch.save({"model": first.state_dict(), "optimizer": optimizer.state_dict()}, "run.pt")
second, optimizer = fresh()
checkpoint = torch.load("run.pt")
second.load_state_dict(checkpoint["model"])
# > <All keys matched successfully>
optimizer.load_state_dict(checkpoint["optimizer"])
train(second, optimizer, 10)
torch.allclose(whole.weight, second.weight)
# > True
# --8<-- [end:fix]
# The first step of a new Adam is as long as the learning rate, however small the gradient is.
_first, _adam = fresh()
for _p in _first.parameters():
    _p.grad = torch.full_like(_p, 1e-3)
_adam.step()
assert torch.allclose(_first.weight, torch.full((1, 2), -0.1), atol=1e-4)

# --8<-- [start:schedule]
model, optimizer = fresh()
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=10, gamma=0.1)
for _ in range(20):
    optimizer.step()
    scheduler.step()
print(round(scheduler.get_last_lr()[0], 6))
# > 0.001

model, optimizer = fresh()
restarted = torch.optim.lr_scheduler.StepLR(optimizer, step_size=10, gamma=0.1)
print(restarted.get_last_lr()[0])  # starts again at the top
# > 0.1
restarted.load_state_dict(scheduler.state_dict())
print(round(restarted.get_last_lr()[0], 6), optimizer.param_groups[0]["lr"])
# > 0.001 0.1
# --8<-- [end:schedule]

# --8<-- [start:schedule-fix]
model, saved = fresh()
scheduler = torch.optim.lr_scheduler.StepLR(saved, step_size=10, gamma=0.1)
for _ in range(20):
    saved.step()
    scheduler.step()
optimizer.load_state_dict(saved.state_dict())  # the rate is the optimizer's
round(optimizer.param_groups[0]["lr"], 6)
# > 0.001
# --8<-- [end:schedule-fix]

# --8<-- [start:overrides]
model, optimizer = fresh()
optimizer = torch.optim.Adam(model.parameters(), lr=0.001)  # the rate you now want
optimizer.load_state_dict(checkpoint["optimizer"])
optimizer.param_groups[0]["lr"]  # the rate of the file
# > 0.1
# --8<-- [end:overrides]

# --8<-- [start:overrides-fix]
for group in optimizer.param_groups:
    group["lr"] = 0.001
optimizer.param_groups[0]["lr"]
# > 0.001
# --8<-- [end:overrides-fix]

# --8<-- [start:all]
checkpoint = {
    "model": model.state_dict(),
    "optimizer": optimizer.state_dict(),
    "scheduler": scheduler.state_dict(),
    "epoch": 10,
    "rng": torch.get_rng_state(),
}
torch.save(checkpoint, "run.pt")
sorted(torch.load("run.pt"))
# > ['epoch', 'model', 'optimizer', 'rng', 'scheduler']
# --8<-- [end:all]

# --8<-- [start:rng]
moved = torch.load("run.pt", map_location="meta")  # as "cuda" would
torch.set_rng_state(moved["rng"])
# > TypeError: RNG state must be a torch.ByteTensor
# --8<-- [end:rng]

# --8<-- [start:rng-fix]
restored = torch.load("run.pt", map_location="cpu")
torch.set_rng_state(restored["rng"])
# --8<-- [end:rng-fix]
