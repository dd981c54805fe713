# --8<-- [start:see]
import torch

scores = torch.tensor([0.2, 0.4])
kept = scores[scores > 0.5]  # nothing is above the threshold
kept.max()
# > RuntimeError: max(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.
# --8<-- [end:see]

# --8<-- [start:fix]
best = kept.max() if kept.numel() else scores.new_tensor(0.0)
best
# > tensor(0.)
torch.cat([kept, kept.new_zeros(1)]).max()  # a floor, without an if
# > tensor(0.)
masked = scores.masked_fill(scores <= 0.5, -torch.inf)  # or keep the shape
masked.max()
# > tensor(-inf)
# --8<-- [end:fix]

# --8<-- [start:dim]
boxes = torch.zeros(0, 4)  # no boxes
boxes.max(dim=0)
# > IndexError: max(): Expected reduction dim 0 to have non-zero size.
# --8<-- [end:dim]

# --8<-- [start:other-dim]
boxes.max(dim=1).values  # a maximum for each of no rows
# > tensor([])
# --8<-- [end:other-dim]

# --8<-- [start:silent]
kept.sum(), kept.prod(), kept.mean()
# > (tensor(0.), tensor(1.), tensor(nan))
kept.median()
# > tensor(nan)
# --8<-- [end:silent]

# --8<-- [start:siblings]
for reduce in (
    lambda: kept.min(),
    lambda: kept.amax(),
    lambda: kept.argmax(),
    lambda: kept.mode(),
    lambda: kept.aminmax(),
    lambda: kept.quantile(0.5),
    lambda: torch.linalg.vector_norm(kept, ord=torch.inf),
):
    try:
        reduce()
    except (RuntimeError, IndexError) as error:
        print(error)
# > min(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.
# > amax(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.
# > argmax(): Expected reduction dim to be specified for input.numel() == 0.
# > mode(): Expected reduction dim 0 to have non-zero size.
# > aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity.
# > quantile() input tensor must be non-empty
# > linalg.vector_norm cannot compute the inf norm on an empty tensor because the operation does not have an identity
# --8<-- [end:siblings]
