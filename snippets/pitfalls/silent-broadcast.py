# --8<-- [start:seen]
import torch

x = torch.tensor([[-1.0], [0.0], [1.0], [2.0]])  # (N, 1)
y = torch.tensor([-1.0, 1.0, 3.0, 5.0])  # (N,): y is exactly 2x + 1


def squared_error(predictions, targets):
    return ((predictions - targets) ** 2).mean()


def train(targets, steps=300):
    model = torch.nn.Linear(1, 1)
    torch.nn.init.ones_(model.weight)
    torch.nn.init.zeros_(model.bias)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = squared_error(model(x), targets)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    print(f"loss {losses[0]:.2f} -> {losses[-1]:.2f}")
    return model


wrong = train(y)
# > loss 8.50 -> 5.00
wrong(x).detach().round(decimals=3).squeeze(1)  # for y = -1, 1, 3, 5
# > tensor([2., 2., 2., 2.])
# --8<-- [end:seen]
import warnings

import pytest
import torch.nn.functional as F

assert torch.allclose(wrong.weight, torch.zeros(1, 1), atol=1e-4)
assert torch.allclose(wrong.bias, y.mean(), atol=1e-4)
assert torch.isclose(squared_error(wrong(x), y), y.var(correction=0))
# For any data: at w = 0, b = mean(y) the N x N loss is var(y), and its gradient is zero.
_x, _y = torch.tensor([[0.5], [3.0], [-2.0]]), torch.tensor([4.0, -1.0, 7.0])
_w, _b = torch.zeros((), requires_grad=True), _y.mean().requires_grad_()
_loss = squared_error(_x * _w + _b, _y)
assert torch.isclose(_loss, _y.var(correction=0))
_slopes = torch.stack(torch.autograd.grad(_loss, (_w, _b)))
assert torch.allclose(_slopes, torch.zeros(2), atol=1e-5)
assert squared_error(torch.tensor([[-1.0], [1.0], [3.0], [5.0]]), y) == 10  # the perfect model
# It is what the mean over all pairs says, written out.
_pairs = sum((p - t) ** 2 for p in wrong(x).flatten() for t in y) / 16
assert torch.isclose(squared_error(wrong(x), y), _pairs)

# --8<-- [start:why]
predictions = wrong(x)
predictions.shape, y.shape
# > (torch.Size([4, 1]), torch.Size([4]))
(predictions - y).shape  # every prediction with every target
# > torch.Size([4, 4])
# --8<-- [end:why]

# --8<-- [start:fix]
right = train(y.unsqueeze(1))  # (N, 1), like the predictions
# > loss 3.50 -> 0.00
right(x).detach().round(decimals=3).squeeze(1)
# > tensor([-1.,  1.,  3.,  5.])
# --8<-- [end:fix]
assert torch.allclose(right.weight, torch.tensor([[2.0]]), atol=1e-4)
assert torch.allclose(right.bias, torch.tensor([1.0]), atol=1e-4)
assert torch.isclose(squared_error(wrong(x).squeeze(1), y), squared_error(wrong(x), y.unsqueeze(1)))

# --8<-- [start:warns]
loss = torch.nn.functional.mse_loss(predictions, y)
# > UserWarning: Using a target size (torch.Size([4])) that is different to the input size (torch.Size([4, 1])). This will likely lead to incorrect results due to broadcasting. Please ensure they have the same size.
# --8<-- [end:warns]
assert torch.isclose(loss, squared_error(predictions, y))

_inputs, _targets = torch.full((4, 1), 0.5), torch.tensor([0.0, 1.0, 1.0, 0.0])


def _messages(function, *args, **kwargs):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = function(*args, reduction="none", **kwargs)
    assert result.shape == (4, 4)
    return [str(warning.message) for warning in caught]


for _warns in (F.mse_loss, F.l1_loss, F.smooth_l1_loss, F.huber_loss):
    (_message,) = _messages(_warns, _inputs, _targets)
    assert _message.startswith("Using a target size (torch.Size([4])) that is different")
for _silent in (F.poisson_nll_loss, F.hinge_embedding_loss, F.kl_div):
    assert _messages(_silent, _inputs, _targets) == []
assert _messages(F.gaussian_nll_loss, _inputs, _targets, torch.ones(4, 1)) == []
assert F.gaussian_nll_loss(_inputs, _targets, torch.ones(4)).shape == ()
with warnings.catch_warnings(record=True) as _caught:
    warnings.simplefilter("always")
    F.kl_div(_inputs, _targets, reduction="batchmean")
    assert _caught == []
    F.kl_div(_inputs, _targets)
assert len(_caught) == 1 and "'batchmean' divides only by the batch size" in str(_caught[0].message)
for _raises, _error, _text in (
    (F.binary_cross_entropy, ValueError, "is deprecated. Please ensure they have the same size"),
    (F.binary_cross_entropy_with_logits, ValueError, "must be the same as input size"),
    (F.soft_margin_loss, RuntimeError, r"output with shape \[4, 1\] doesn't match"),
):
    with pytest.raises(_error, match=_text):
        _raises(_inputs, _targets)
with pytest.raises(RuntimeError, match="0D or 1D target tensor expected, multi-target not supp"):
    F.cross_entropy(torch.zeros(4, 3), torch.zeros(4, 1, dtype=torch.long))
with warnings.catch_warnings(record=True) as _caught:
    warnings.resetwarnings()
    warnings.simplefilter("default")
    for _ in range(5):
        F.mse_loss(_inputs, _targets)
    assert len(_caught) == 1
    for _ in range(5):
        torch.nn.MSELoss()(_inputs, _targets)
    torch.nn.MSELoss()(_inputs, _targets)
    assert len(_caught) == 2

# --8<-- [start:accuracy]
labels = torch.tensor([0, 1, 1, 0])  # (N,)
guesses = torch.tensor([[0], [1], [1], [0]])  # (N, 1): all four right
(guesses == labels).sum()  # pairs that agree, of 16
# > tensor(8)
(guesses == labels).float().mean()
# > tensor(0.5000)
(guesses.squeeze(1) == labels).float().mean()
# > tensor(1.)
# --8<-- [end:accuracy]
assert (guesses == labels).shape == (4, 4)

# --8<-- [start:weights]
errors = (predictions.squeeze(1) - y) ** 2  # (N,)
weights = torch.tensor([[1.0], [1.0], [0.0], [0.0]])  # (N, 1), from a table
(weights * errors).shape
# > torch.Size([4, 4])
(weights.squeeze(1) * errors).shape
# > torch.Size([4])
# --8<-- [end:weights]

# --8<-- [start:longer]
longer = train(y, steps=1000)
# > loss 8.50 -> 5.00
y.var(correction=0)  # the loss cannot get below it
# > tensor(5.)
# --8<-- [end:longer]


# --8<-- [start:guard]
def checked_error(predictions, targets):
    assert predictions.shape == targets.shape, (predictions.shape, targets.shape)
    return ((predictions - targets) ** 2).mean()


checked_error(predictions, y)
# > AssertionError: (torch.Size([4, 1]), torch.Size([4]))
# --8<-- [end:guard]

# --8<-- [start:as-error]
import warnings

warnings.filterwarnings("error", message="Using a target size")
# --8<-- [end:as-error]
with pytest.raises(UserWarning, match="Using a target size"):
    torch.nn.MSELoss()(predictions, y)
