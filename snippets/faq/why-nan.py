# --8<-- [start:sqrt]
import torch

x = torch.tensor([0.0, 4.0], requires_grad=True)
x.sqrt().sum().backward()
x.grad
# > tensor([   inf, 0.2500])

x.grad = None
(0.0 * x.sqrt()).sum().backward()
x.grad
# > tensor([nan, 0.])
# --8<-- [end:sqrt]
import pytest
from torch.nn import functional


def gradient(function, *values):
    point = torch.tensor(*values, requires_grad=True)
    function(point).sum().backward()
    return point.grad


# --8<-- [start:where]
x.grad = None
roots = torch.where(x > 0, x.sqrt(), 0.0)
roots
# > tensor([0., 2.], grad_fn=<WhereBackward0>)
roots.sum().backward()
x.grad
# > tensor([   nan, 0.2500])
# --8<-- [end:where]
AT_ZERO = [0.0, 4.0]
BELOW = [-1.0, 4.0]
for late in (
    lambda x: torch.where(x > 0, x.sqrt(), 0.0),
    lambda x: x.sqrt() * (x > 0),
    lambda x: x.sqrt().masked_fill(x <= 0, 0.0),
):
    assert gradient(late, AT_ZERO)[0].isnan()
assert not gradient(lambda x: x.sqrt().nan_to_num(), AT_ZERO)[0].isfinite()
assert gradient(lambda x: x.sqrt().nan_to_num(), BELOW)[0].isnan()


def assigned(x):
    roots = x.sqrt()
    result = roots.clone()
    result[x <= 0] = 0.0
    return result


assert gradient(assigned, AT_ZERO)[0].isnan()
at_bound = gradient(lambda x: x.clamp(min=0.0).sqrt(), AT_ZERO)[0]
assert at_bound.isfinite() == (torch.__version__ >= "2.14"), "0 was no safe bound before"
assert gradient(lambda x: x.clamp(min=1e-12).sqrt(), AT_ZERO).tolist() == [0, 0.25]

# --8<-- [start:safe]
x.grad = None
positive = x > 0
safe = torch.where(positive, x, 1.0)  # the input first
roots = torch.where(positive, safe.sqrt(), 0.0)
roots.sum().backward()
x.grad
# > tensor([0.0000, 0.2500])

x.grad = None
x[x > 0].sqrt().sum().backward()
x.grad
# > tensor([0.0000, 0.2500])
# --8<-- [end:safe]

# --8<-- [start:exp]
a = torch.tensor(100.0, requires_grad=True)
torch.where(a <= 0, a.exp(), 1 + a).backward()
a.grad
# > tensor(nan)

a.grad = None
torch.where(a <= 0, a.clamp(max=0).exp(), 1 + a).backward()
a.grad
# > tensor(1.)
# --8<-- [end:exp]
assert torch.tensor(100.0).exp().isinf()

# --8<-- [start:targets]
preds = torch.zeros(2, requires_grad=True)
targets = torch.tensor([1.0, torch.nan])
errors = (preds - targets) ** 2
torch.where(targets.isnan(), 0.0, errors).sum().backward()
preds.grad
# > tensor([-2., nan])

preds.grad = None
known = ~targets.isnan()
((preds[known] - targets[known]) ** 2).sum().backward()
preds.grad
# > tensor([-2.,  0.])
# --8<-- [end:targets]

# --8<-- [start:norm]
x = torch.zeros(2, requires_grad=True)
x.norm().backward()
x.grad
# > tensor([0., 0.])

x.grad = None
(x**2).sum().sqrt().backward()
x.grad
# > tensor([nan, nan])

x.grad = None
((x**2).sum() + 1e-12).sqrt().backward()
x.grad
# > tensor([0., 0.])
# --8<-- [end:norm]
assert gradient(lambda x: x / x.norm(), [0.0, 0.0]).isnan().all()
assert gradient(lambda x: functional.normalize(x, dim=0), [0.0, 0.0]).isfinite().all()

# --8<-- [start:kinks]
at_bound = torch.tensor(1.0, requires_grad=True)
at_bound.clamp(max=1.0).backward()
at_bound.grad
# > tensor(1.)
# > [torch>=2.14] tensor(0.)
# --8<-- [end:kinks]
assert gradient(lambda x: x.clamp(min=1.0), 1.0) == at_bound.grad
point, bound = (torch.tensor(1.0, requires_grad=True) for _ in range(2))
point.clamp(max=bound).backward()
shares = [point.grad.item(), bound.grad.item()]
assert shares == ([1, 0] if torch.__version__ < "2.14" else [0.5, 0.5])
assert gradient(torch.relu, 0.0) == 0
assert gradient(torch.abs, 0.0) == 0
TIE = [1.0, 1.0]
for shared in (torch.max, torch.amax, lambda x: torch.maximum(*x)):
    assert gradient(shared, TIE).tolist() == [0.5, 0.5]
for to_one in (
    lambda x: x.max(0).values,
    lambda x: x.sort().values[1],
    lambda x: x.topk(1).values,
    lambda x: functional.max_pool1d(x[None], 2),
):
    assert sorted(gradient(to_one, TIE).tolist()) == [0, 1]
for first in (torch.fmax, torch.fmin):
    shares = gradient(lambda x, f=first: f(*x), TIE).tolist()
    assert shares == ([1, 0] if torch.__version__ < "2.14" else [0.5, 0.5])

# The table, row by row.
zero, inf = torch.tensor(0.0), torch.tensor(torch.inf)
for value in (
    zero / zero,
    inf - inf,
    0 * inf,
    (zero - 1).sqrt(),
    (zero - 1).log(),
    torch.ones(0).mean(),
):
    assert value.isnan()
with pytest.warns(UserWarning, match="degrees of freedom is <= 0"):
    assert torch.ones(1).std().isnan()
assert torch.full((2,), -torch.inf).softmax(0).isnan().all()
ignored = torch.tensor([-100, -100])
assert functional.cross_entropy(torch.zeros(2, 3), ignored).isnan()
assert functional.cross_entropy(torch.zeros(2, 3), ignored, reduction="sum") == 0
half = torch.tensor(300.0, dtype=torch.float16)
assert (half * half).isinf()
assert (half * half - half * half).isnan()
assert gradient(torch.log, 0.0).isinf()
assert gradient(lambda x: x**0.5, 0.0).isinf()
assert gradient(torch.acos, 1.0).isinf()
assert gradient(lambda p: torch.special.xlogy(p, p), 0.0).isnan()

# --8<-- [start:clip]
layer = torch.nn.Linear(2, 1)
layer.weight.grad = torch.ones(1, 2)
layer.bias.grad = torch.tensor([torch.nan])
torch.nn.utils.clip_grad_norm_(layer.parameters(), max_norm=1.0)
# > tensor(nan)
layer.weight.grad
# > tensor([[nan, nan]])
# --8<-- [end:clip]
with pytest.raises(RuntimeError, match="is non-finite, so it cannot be clipped"):
    torch.nn.utils.clip_grad_norm_(layer.parameters(), max_norm=1.0, error_if_nonfinite=True)

# --8<-- [start:find]
[name for name, param in layer.named_parameters() if not param.grad.isfinite().all()]
# > ['weight', 'bias']
# --8<-- [end:find]

below, above = torch.nn.Linear(2, 2), torch.nn.Linear(2, 1)
middle = below(torch.ones(1, 2))
middle = torch.where(middle > 9, (middle - middle.detach()).sqrt(), 0.0)  # the fault
above(middle).sum().backward()
assert above.weight.grad.isfinite().all()
assert below.weight.grad.isnan().all()

# --8<-- [start:anomaly]
import warnings

x = torch.zeros(2, requires_grad=True)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    try:
        with torch.autograd.set_detect_anomaly(True):
            roots = torch.where(x > 0, x.sqrt(), 0.0)
            roots.sum().backward()
    except RuntimeError as error:
        print(error)
# > Function 'SqrtBackward0' returned nan values in its 0th output.

headline, *lines = str(caught[-1].message).splitlines()
headline
# > 'Error detected in SqrtBackward0. Traceback of forward call that caused the error:'
# --8<-- [end:anomaly]
assert any("x.sqrt()" in line for line in lines)
assert not torch.is_anomaly_enabled()
with torch.autograd.set_detect_anomaly(True):
    assert gradient(torch.sqrt, 0.0).isinf(), "inf passes unnoticed"
    with (
        pytest.warns(UserWarning, match="Error detected in PowBackward0"),
        pytest.raises(RuntimeError, match="PowBackward0"),
    ):
        (x**2).sum().sqrt().backward()
    assert (zero / zero).isnan(), "and so does NaN in the forward pass"


# --8<-- [start:forward]
def check(module, args, output):
    if not output.isfinite().all():
        raise FloatingPointError(f"{type(module).__name__} made nan or inf")


model = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Softmax(dim=1))
for module in model.children():
    module.register_forward_hook(check)
model(torch.full((1, 2), torch.inf))
# > FloatingPointError: Linear made nan or inf
# --8<-- [end:forward]
