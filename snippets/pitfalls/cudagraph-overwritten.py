# needs: cuda
# --8<-- [start:see]
import torch


@torch.compile(mode="reduce-overhead")
def step(x):
    return x @ x


x = torch.ones(8, 8, device="cuda")
for _ in range(3):  # the first calls compile and record
    first = step(x)
second = step(x)
try:
    print(first.sum())
except RuntimeError as error:
    print("overwritten by a subsequent run" in str(error))
# > True
# --8<-- [end:see]

# needs: cuda
# --8<-- [start:fix]
first = step(x).clone()
second = step(x)
first.sum().item()
# > 4096.0
# --8<-- [end:fix]
