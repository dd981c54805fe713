# cpu: autocast is that of the CPU
# --8<-- [start:see]
import torch
from torch import nn

encoder, decoder = nn.Linear(4, 4), nn.Linear(4, 2)
with torch.autocast("cpu", dtype=torch.bfloat16):
    hidden = encoder(torch.ones(1, 4))
decoder(hidden)  # outside of the block
# > RuntimeError: mat1 and mat2 must have the same dtype, but got BFloat16 and Float
# --8<-- [end:see]

# cpu: autocast is that of the CPU
# --8<-- [start:dtype]
hidden.dtype, decoder.weight.dtype
# > (torch.bfloat16, torch.float32)
# --8<-- [end:dtype]

# cpu: autocast is that of the CPU
# --8<-- [start:double]
with torch.autocast("cpu", dtype=torch.bfloat16):
    try:
        encoder(torch.ones(1, 4, dtype=torch.float64))
    except RuntimeError as error:
        print(error)
    print(encoder(torch.ones(1, 4, dtype=torch.float16)).dtype)
# > mat1 and mat2 must have the same dtype, but got Double and BFloat16
# > torch.bfloat16
# --8<-- [end:double]

# cpu: autocast is that of the CPU
# --8<-- [start:inside]
positions = torch.tensor([0])
with torch.autocast("cpu", dtype=torch.bfloat16):
    hidden = encoder(torch.ones(1, 4))
    table = torch.zeros(2, 4)  # float32: autocast makes no tensors
    for write in (
        lambda: table.index_put_((positions,), hidden),
        lambda: table.index_add_(0, positions, hidden),
        lambda: table.scatter_(0, torch.zeros(1, 4).long(), hidden),
        lambda: table.index_copy_(0, positions, hidden),
        lambda: torch.lerp(table[:1], hidden, 0.5),
    ):
        try:
            write()
        except RuntimeError as error:
            print(error)
# > Index put requires the source and destination dtypes match, got Float for the destination and BFloat16 for the source.
# > index_add_(): self (Float) and source (BFloat16) must have the same scalar type
# > scatter(): Expected self.dtype to be equal to src.dtype
# > index_copy_(): self and source expected to have the same dtype, but got (self) Float and (source) BFloat16
# > expected dtype float for `end` but got dtype c10::BFloat16
# --8<-- [end:inside]

# cpu: autocast is that of the CPU
# --8<-- [start:fix]
with torch.autocast("cpu", dtype=torch.bfloat16):
    outputs = decoder(encoder(torch.ones(1, 4)))  # all of it
outputs = outputs.float()  # once, on the way out
outputs.dtype
# > torch.float32
# --8<-- [end:fix]

# cpu: autocast is that of the CPU
# --8<-- [start:inside-fix]
with torch.autocast("cpu", dtype=torch.bfloat16):
    hidden = encoder(torch.ones(1, 4))
    table = hidden.new_zeros(2, 4)  # made like the values that it takes
    table[positions] = hidden
table.dtype
# > torch.bfloat16
# --8<-- [end:inside-fix]

# cpu: autocast is that of the CPU
# --8<-- [start:who]
with torch.autocast("cpu", dtype=torch.bfloat16):
    a, b = torch.ones(2, 2), torch.ones(2, 2)
    print("product", (a @ b).dtype)
    print("sum", (a + b).dtype)
    print("softmax", (a @ b).softmax(-1).dtype)
    print("mse_loss", nn.functional.mse_loss(a @ b, b).dtype)
# > product torch.bfloat16
# > sum torch.float32
# > softmax torch.bfloat16
# > mse_loss torch.float32
# --8<-- [end:who]

# cpu: autocast is that of the CPU
# --8<-- [start:no-help]
model = nn.Linear(4, 2).bfloat16()  # and no autocast
try:
    model(torch.ones(1, 4))
except RuntimeError as error:
    print(error)
# > mat1 and mat2 must have the same dtype, but got Float and BFloat16
# --8<-- [end:no-help]
