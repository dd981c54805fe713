# --8<-- [start:raises]
import torch

scores = torch.tensor([0.2, 1.7], requires_grad=True)
bins = scores // 0.5
bins.requires_grad  # > True
bins.sum().backward()
# > RuntimeError: derivative for aten::floor_divide is not implemented
# --8<-- [end:raises]

# --8<-- [start:siblings]
from torch.nn import functional as F

half = torch.tensor([0.5, 0.5])
for operation in (
    lambda x: x // 0.5,
    lambda x: torch.heaviside(x, half),
    lambda x: torch.bincount(torch.tensor([0, 1]), weights=x),
    lambda x: torch.histogram(x.cpu(), 3).hist,
    lambda x: torch.unique(x),
    lambda x: torch.unique_consecutive(x),
    lambda x: torch.igamma(x, half),
):
    try:
        operation(scores).sum().backward()
    except RuntimeError as error:
        print(error)
# > derivative for aten::floor_divide is not implemented
# > derivative for aten::heaviside is not implemented
# > derivative for aten::bincount is not implemented
# > derivative for aten::histogram is not implemented
# > the derivative for '_unique2' is not implemented.
# > the derivative for 'unique_consecutive' is not implemented.
# > the derivative for 'igamma: input' is not implemented.
# --8<-- [end:siblings]
import pytest

with pytest.raises(NotImplementedError):
    torch.unique(scores).sum().backward()
assert issubclass(NotImplementedError, RuntimeError)

# --8<-- [start:second]
query = torch.arange(8.0).view(1, 1, 4, 2).requires_grad_()  # (B, heads, T, D)


def penalty(attend):
    (gradient,) = torch.autograd.grad(attend(query).sum(), query, create_graph=True)
    gradient.square().sum().backward()


def hinge(x):
    return F.multi_margin_loss(x.flatten(0, 2), classes, p=2)


classes = torch.tensor([0, 1, 1, 0])
penalty(hinge)
# > RuntimeError: derivative for aten::multi_margin_loss_backward is not implemented
# --8<-- [end:second]
for _distances in (lambda x: torch.cdist(x, x + 1), lambda x: F.pdist(x.flatten(0, 2))):
    if torch.__version__ >= "2.14":
        penalty(_distances)
    else:
        with pytest.raises(NotImplementedError, match=r"'_.dist_backward' is not implemented"):
            penalty(_distances)
query.grad = None


# cpu: which kernel attention runs on, and so the name in the message, depends on the device
# --8<-- [start:attention]
def attend(x):
    return F.scaled_dot_product_attention(x, x, x)


penalty(attend)
# > RuntimeError: derivative for aten::_scaled_dot_product_flash_attention_for_cpu_backward is not implemented
# --8<-- [end:attention]

# --8<-- [start:attention-fix]
from torch.nn.attention import SDPBackend, sdpa_kernel


def attend_by_math(x):
    with sdpa_kernel(SDPBackend.MATH):
        return F.scaled_dot_product_attention(x, x, x)


penalty(attend_by_math)
query.grad.shape
# > torch.Size([1, 1, 4, 2])
# --8<-- [end:attention-fix]


# --8<-- [start:by-hand]
def hinge_by_hand(x):
    scores = x.flatten(0, 2)  # (N, classes)
    right = scores.gather(1, classes[:, None])
    margins = (1 - right + scores).clamp(min=0) ** 2
    return (margins.mean(1) - 1 / scores.shape[1]).mean()  # without the right class


penalty(hinge_by_hand)
# --8<-- [end:by-hand]
torch.testing.assert_close(hinge_by_hand(query), hinge(query))

# --8<-- [start:fix]
temperature = 0.1
soft_step = torch.sigmoid(scores / temperature)  # for heaviside(scores)
soft_step.sum().backward()
scores.grad is None
# > False
# --8<-- [end:fix]

# --8<-- [start:index]
values, order = scores.detach().unique(return_inverse=True)  # for an index only
mean = torch.zeros(len(values)).index_add(0, order, scores).mean()
mean.backward()
# --8<-- [end:index]

# --8<-- [start:through]
scores.grad = None
rounded = (scores / 0.5).floor()
straight = scores / 0.5 + (rounded - scores / 0.5).detach()
straight
# > tensor([0., 3.], grad_fn=<AddBackward0>)
straight.sum().backward()  # as if floor were not there
scores.grad
# > tensor([2., 2.])
# --8<-- [end:through]

# --8<-- [start:no-help]
scores.grad = None
scores.floor().sum().backward()  # implemented, and zero everywhere
scores.grad
# > tensor([0., 0.])
# --8<-- [end:no-help]
