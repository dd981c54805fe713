# cpu: apply_ and map_ exist for CPU tensors only
# --8<-- [start:raises]
import torch

scores = torch.tensor([1.0, 4.0], requires_grad=True)
scores.apply_(lambda value: value**0.5)
# > RuntimeError: Can't call apply_() on Variable that requires grad. Use var.detach().apply_() instead.
# --8<-- [end:raises]

# cpu: apply_ and map_ exist for CPU tensors only
# --8<-- [start:siblings]
other = torch.ones(2)
for edit in (
    lambda: scores.apply_(abs),
    lambda: scores.map_(other, lambda a, b: a + b),
    lambda: scores.map2_(other, other, lambda a, b, c: a),
):
    try:
        edit()
    except RuntimeError as error:
        print(error)
# > Can't call apply_() on Variable that requires grad. Use var.detach().apply_() instead.
# > Can't call map_() on Variable that requires grad. Use var.detach().map_() instead.
# > Can't call map2_() on Variable that requires grad. Use var.detach().map2_() instead.
# --8<-- [end:siblings]

# --8<-- [start:fix]
roots = scores.sqrt()
roots.sum().backward()
scores.grad
# > tensor([0.5000, 0.2500])
capped = torch.where(scores > 2, 2.0, scores)  # for an if in the function
capped.detach()
# > tensor([1., 2.])
# --8<-- [end:fix]

# cpu: apply_ and map_ exist for CPU tensors only
# --8<-- [start:values]
values = scores.detach().clone()
values.apply_(lambda value: value**0.5)
values
# > tensor([1., 2.])
# --8<-- [end:values]

import pytest

with torch.no_grad(), pytest.raises(RuntimeError, match=r"Can't call apply_\(\) on Variable"):
    scores.apply_(abs)

# cpu: apply_ and map_ exist for CPU tensors only
# --8<-- [start:no-help]
scores.grad = None
squares = scores**2  # keeps scores for backward
scores.data.apply_(lambda value: 0.0)  # past autograd
squares.sum().backward()
scores.grad  # of [1, 4] it is [2, 8]
# > tensor([0., 0.])
# --8<-- [end:no-help]
