# --8<-- [start:raises]
import torch

signal = torch.tensor([1.0, 2.0], requires_grad=True)
spectrum = torch.fft.fft(signal)
spectrum.sum().backward()
# > RuntimeError: grad can be implicitly created only for real scalar outputs but got torch.complex64
# --8<-- [end:raises]

# --8<-- [start:dtypes]
for dtype in (torch.float32, torch.float64):
    signal = torch.ones(2, dtype=dtype, requires_grad=True)
    try:
        torch.fft.fft(signal).sum().backward()
    except RuntimeError as error:
        print(error)
# > grad can be implicitly created only for real scalar outputs but got torch.complex64
# > grad can be implicitly created only for real scalar outputs but got torch.complex128
# --8<-- [end:dtypes]

# --8<-- [start:zero]
x = torch.tensor(3 + 0j, requires_grad=True)
y = x**2
y.imag
# > tensor(0., grad_fn=<SelectBackward0>)
try:
    y.backward()
except RuntimeError as error:
    print(error)
# > grad can be implicitly created only for real scalar outputs but got torch.complex64
# --8<-- [end:zero]

# --8<-- [start:fix]
signal = torch.tensor([1.0, 2.0], requires_grad=True)
power = torch.fft.fft(signal).abs().square().sum()
power.dtype  # > torch.float32
power.backward()
signal.grad
# > tensor([4., 8.])
# --8<-- [end:fix]
assert torch.allclose(signal.grad, 4 * signal)  # Parseval: the power is 2 * (signal**2).sum()

# --8<-- [start:others]
signal = torch.tensor([1.0, 2.0], requires_grad=True)
spectrum = torch.fft.fft(signal)
for loss in (
    spectrum.real.sum(),
    torch.view_as_real(spectrum).square().sum(),
    (spectrum * spectrum.conj()).real.sum(),
):
    (gradient,) = torch.autograd.grad(loss, signal, retain_graph=True)
    print(loss.dtype, gradient)
# > torch.float32 tensor([2., 0.])
# > torch.float32 tensor([4., 8.])
# > torch.float32 tensor([4., 8.])
# --8<-- [end:others]

# --8<-- [start:ones]
spectrum.sum().backward(torch.tensor(1 + 0j), retain_graph=True)
signal.grad
# > tensor([2., 0.])
(gradient,) = torch.autograd.grad(spectrum.sum().real, signal, retain_graph=True)
gradient
# > tensor([2., 0.])
# --8<-- [end:ones]

# --8<-- [start:mismatch]
spectrum.sum().backward(torch.tensor(1.0))
# > RuntimeError: For complex Tensors, both grad_output and output are required to have the same dtype. Mismatch in dtype: grad_output[0] has a dtype of torch.float32 and output[0] has a dtype of torch.complex64.
# --8<-- [end:mismatch]
