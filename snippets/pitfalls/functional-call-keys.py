# --8<-- [start:see]
import torch
from torch import nn
from torch.func import functional_call, stack_module_state

model = nn.Linear(2, 1)
x = torch.ones(1, 2)
functional_call(model, list(model.parameters()), (x,))
# > ValueError: Expected all elements of parameter_and_buffer_dicts to be dictionaries
# --8<-- [end:see]

# --8<-- [start:fix]
weights = dict(model.named_parameters())
functional_call(model, weights, (x,)).shape
# > torch.Size([1, 1])
# --8<-- [end:fix]

# --8<-- [start:silent]
_ = nn.init.zeros_(model.weight), nn.init.zeros_(model.bias)
misspelt = {"weights": torch.ones(1, 2), "bias": torch.ones(1)}
functional_call(model, misspelt, (x,)).item()  # its own weight, zero
# > 1.0
# --8<-- [end:silent]

# --8<-- [start:strict]
functional_call(model, misspelt, (x,), strict=True)
# > RuntimeError: Error(s) in reparametrizing for Linear:
# > …
# --8<-- [end:strict]

# --8<-- [start:twice]
functional_call(model, (weights, weights), (x,))
# > ValueError: ['weight', 'bias'] appeared in multiple dictionaries; behavior of functional call is ambiguous
# --8<-- [end:twice]

# --8<-- [start:tied]
tied = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2))
tied[1].weight = tied[0].weight
both = {"0.weight": torch.ones(2, 2), "1.weight": torch.zeros(2, 2)}
functional_call(tied, both, (x,))
# > ValueError: functional_call got multiple values for keys ['0.weight', '1.weight'], which are tied. Consider using tie_weights=False
# --8<-- [end:tied]
assert list(dict(tied.named_parameters())) == ["0.weight", "0.bias", "1.bias"]
assert functional_call(tied, {"0.weight": torch.ones(2, 2)}, (x,)).shape == (1, 2)
assert functional_call(tied, both, (x,), tie_weights=False).shape == (1, 2)

# --8<-- [start:stack]
for models in (
    [],
    [nn.Linear(2, 1), nn.ReLU()],
    [nn.Linear(2, 1), nn.Linear(2, 1).eval()],
):
    try:
        stack_module_state(models)
    except RuntimeError as error:
        print(error)
# > stack_module_state: Expected at least one model, got 0.
# > stack_module_state: Expected all models to be of the same class.
# > stack_module_state: Expected all models to have the same training/eval mode.
# --8<-- [end:stack]
