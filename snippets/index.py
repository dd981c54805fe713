# --8<-- [start:line]
import torch

x = torch.tensor([0.0, 1.0, 2.0, 3.0, 4.0])
y = torch.tensor([1.1, 2.9, 5.2, 6.8, 9.0])

weight = torch.zeros((), requires_grad=True)
bias = torch.zeros((), requires_grad=True)

for step in range(101):
    loss = ((weight * x + bias - y) ** 2).mean()
    loss.backward()
    with torch.no_grad():
        weight -= 0.1 * weight.grad
        bias -= 0.1 * bias.grad
    weight.grad = bias.grad = None
    if step % 25 == 0:
        print(f"step {step:3}: loss {loss.item():.4f}")
# > step   0: loss 32.7800
# > step  25: loss 0.0199
# > step  50: loss 0.0183
# > step  75: loss 0.0182
# > step 100: loss 0.0182

print(f"y = {weight.item():.2f} x + {bias.item():.2f}")
# > y = 1.97 x + 1.06
# --8<-- [end:line]
import pytest

# The answer is the least-squares line, which has a closed form.
columns = torch.stack([x, torch.ones_like(x)], dim=1)
solution = torch.linalg.lstsq(columns, y.unsqueeze(1)).solution.squeeze(1)
torch.testing.assert_close(solution, torch.tensor([1.97, 1.06]), atol=1e-4, rtol=0)
fitted = torch.stack([weight, bias]).detach()
torch.testing.assert_close(fitted, solution, atol=1e-3, rtol=0)

least = ((columns @ solution - y) ** 2).mean()
torch.testing.assert_close(loss.detach(), least, atol=1e-4, rtol=0)
assert 0.01815 < least < 0.01825

# What the page says of each line.
assert weight.is_leaf and bias.is_leaf and weight.grad is None
with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
    weight -= 0.1
assert isinstance(loss.item(), float)
first, second = (((weight * x + bias - y) ** 2).mean() for _ in range(2))
assert first.grad_fn is not second.grad_fn
first.backward()
once = weight.grad.clone()
second.backward()
torch.testing.assert_close(weight.grad, 2 * once)

# The six points.
t = torch.zeros(2, 3)
assert t.shape == (2, 3) and t.dtype == torch.float32 and isinstance(t.device, torch.device)
assert (torch.ones(3) - torch.ones(3, 1)).shape == (3, 3)
row = t[0]
row += 1
assert t.sum() == 3
copy = t[0].clone()
copy += 1
assert t.sum() == 3
w = torch.tensor(2.0, requires_grad=True)
out = w**3 + 2 * w
assert out.grad_fn is not None
out.backward()
assert w.grad == 14
(w**3 + 2 * w).backward()
assert w.grad == 28
with torch.no_grad():
    assert not (w * 2).requires_grad
with torch.inference_mode():
    assert not (w * 2).requires_grad
cut = w.detach()
assert not cut.requires_grad and cut.data_ptr() == w.data_ptr()
