# cpu: a batch that fails on the GPU, tried on the CPU
# --8<-- [start:cpu]
import copy

import torch

model = torch.nn.Linear(3, 2)
batch = torch.ones(4, 3)
on_cpu = copy.deepcopy(model).cpu()  # before the first failure
on_cpu(batch.cpu()).shape
# > torch.Size([4, 2])
# --8<-- [end:cpu]
assert on_cpu.weight is not model.weight

# cpu: what is asked before the GPU is used
# --8<-- [start:look]
finite = all(p.isfinite().all() for p in model.parameters())
finite, batch.isfinite().all().item()
# > (True, True)
# --8<-- [end:look]

# needs: cuda
# --8<-- [start:wait]
x = torch.ones(2, 2, device="cuda")
y = x @ x
torch.cuda.synchronize()  # an error of the line above is raised here
y.sum().item()
# > 8.0
# --8<-- [end:wait]
