# --8<-- [start:see]
import warnings

import torch

x = torch.tensor([0.0, 4.0], requires_grad=True)
anomaly_mode = torch.autograd.set_detect_anomaly
with warnings.catch_warnings(record=True) as caught, anomaly_mode(True):
    roots = torch.where(x > 0, x.sqrt(), 0.0)
    roots.sum().backward()
# > RuntimeError: Function 'SqrtBackward0' returned nan values in its 0th output.
# --8<-- [end:see]

# --8<-- [start:warning]
first_line, *rest = str(caught[0].message).splitlines()
first_line
# > 'Error detected in SqrtBackward0. Traceback of forward call that caused the error:'
# --8<-- [end:warning]
assert any("roots = torch.where(x > 0, x.sqrt(), 0.0)" in line for line in rest)
assert not torch.is_anomaly_enabled()


# --8<-- [start:culprits]
def culprit(function):
    x = torch.tensor([0.0, 4.0], requires_grad=True)
    try:
        with warnings.catch_warnings(record=True), anomaly_mode(True):
            function(x).sum().backward()
    except RuntimeError as error:
        print(error)


culprit(lambda x: (x**2)[:1].sum().sqrt())
# > Function 'PowBackward0' returned nan values in its 0th output.
culprit(lambda x: x / x)
# > Function 'DivBackward0' returned nan values in its 1th output.
culprit(lambda x: (x / 0).softmax(0))
# > Function 'SoftmaxBackward0' returned nan values in its 0th output.
culprit(lambda x: x * torch.nan)
# > Function 'MulBackward0' returned nan values in its 0th output.
# --8<-- [end:culprits]

# --8<-- [start:fix]
x.grad = None
safe = torch.where(x > 0, x, 1.0)
with anomaly_mode(True):
    torch.where(x > 0, safe.sqrt(), 0.0).sum().backward()
x.grad
# > tensor([0.0000, 0.2500])
# --8<-- [end:fix]

# --8<-- [start:forward]
out = torch.tensor([0.0, 4.0]) / 0
out.isfinite().all()
# > tensor(False)
# --8<-- [end:forward]

# --8<-- [start:no-help]
x.grad = None
with anomaly_mode(True, check_nan=False):
    torch.where(x > 0, x.sqrt(), 0.0).sum().backward()
x.grad
# > tensor([   nan, 0.2500])
# --8<-- [end:no-help]

# --8<-- [start:inf]
x.grad = None
with anomaly_mode(True):
    x.sqrt().sum().backward()  # no word about infinity
x.grad
# > tensor([   inf, 0.2500])
# --8<-- [end:inf]
