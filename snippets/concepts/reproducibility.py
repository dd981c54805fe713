# --8<-- [start:seed]
import torch

torch.manual_seed(0)
first = torch.rand(3)
torch.manual_seed(0)
torch.equal(torch.rand(3), first)  # > True
torch.equal(torch.rand(3), first)  # the generator has moved on
# > False
# --8<-- [end:seed]
import pytest

# --8<-- [start:order]
torch.manual_seed(0)
head = torch.nn.Linear(4, 2)
torch.manual_seed(0)
encoder = torch.nn.Linear(4, 4)
same_head = torch.nn.Linear(4, 2)
torch.equal(head.weight, same_head.weight)
# > False
# --8<-- [end:order]

# --8<-- [start:loader]
from torch.utils.data import DataLoader

torch.manual_seed(0)
without = torch.rand(1)
torch.manual_seed(0)
batches = list(DataLoader([1.0, 2.0, 3.0, 4.0], batch_size=2))
torch.equal(torch.rand(1), without)
# > False
# --8<-- [end:loader]
assert [batch.tolist() for batch in batches] == [[1.0, 2.0], [3.0, 4.0]]  # nothing was shuffled

# --8<-- [start:three]
import random

import numpy as np


def seed_everything(seed):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)


seed_everything(0)
draws = random.random(), np.random.rand(), torch.rand(()).item()
seed_everything(0)
draws == (random.random(), np.random.rand(), torch.rand(()).item())
# > True
# --8<-- [end:three]
torch.manual_seed(0)
_numpy, _python = np.random.rand(), random.random()
torch.manual_seed(0)
assert np.random.rand() != _numpy and random.random() != _python
_state = np.random.default_rng(0).random()
np.random.seed(5)
assert np.random.default_rng(0).random() == _state  # has a seed of its own

# cpu: a Generator belongs to one device, this one to the CPU
# --8<-- [start:generator]
shuffle = torch.Generator().manual_seed(7)
order = torch.randperm(6, generator=shuffle)
torch.manual_seed(123)  # does not touch it
second = torch.randperm(6, generator=shuffle)
shuffle.manual_seed(7)
torch.equal(torch.randperm(6, generator=shuffle), order)
# > True
# --8<-- [end:generator]
torch.manual_seed(99)
assert torch.equal(torch.randperm(6, generator=shuffle), second)
assert shuffle.device.type == "cpu"
torch.manual_seed(0)
_ = list(DataLoader([1.0, 2.0], shuffle=True, generator=shuffle))
assert torch.equal(torch.rand(3, device=first.device), first)

# cpu: get_rng_state is that of the CPU's generator
# --8<-- [start:state]
torch.manual_seed(0)
dropped = torch.rand(10)  # part of a run
state = torch.get_rng_state()
expected = torch.rand(3)
torch.set_rng_state(state)
torch.equal(torch.rand(3), expected)
# > True
# --8<-- [end:state]
torch.manual_seed(0)
with torch.random.fork_rng(devices=[]):
    torch.rand(100)
assert torch.equal(torch.rand(3, device=first.device), first)


# cpu: the numbers of the CPU's generator
# --8<-- [start:dtype]
def draw(function, *args, **kwargs):
    torch.manual_seed(0)
    return function(*args, **kwargs)


single = draw(torch.rand, 3)
double = draw(torch.rand, 3, dtype=torch.float64)
torch.allclose(single.double(), double)
# > False
# --8<-- [end:dtype]
assert not torch.isclose(single.double(), double, atol=0.05).any()
_few = draw(torch.randn, 15), draw(torch.randn, 15, dtype=torch.float64)
assert torch.allclose(_few[0].double(), _few[1])
_many = draw(torch.randn, 16), draw(torch.randn, 16, dtype=torch.float64)
assert not torch.allclose(_many[0].double(), _many[1])

# needs: cuda
# --8<-- [start:device]
torch.manual_seed(0)
on_cpu = torch.rand(3, device="cpu")
torch.manual_seed(0)
on_gpu = torch.rand(3, device="cuda")
torch.equal(on_cpu, on_gpu.cpu())
# > False
# --8<-- [end:device]


# cpu: the numbers of the CPU's generator
# --8<-- [start:prefix]
def is_prefix(function, short, long):
    return torch.equal(draw(function, short), draw(function, long)[:short])


is_prefix(torch.rand, 10, 20)  # > True
is_prefix(torch.randperm, 10, 20)  # > False
is_prefix(torch.randn, 10, 15)  # > True
is_prefix(torch.randn, 10, 16)  # > False
is_prefix(torch.randn, 16, 17)  # > False
is_prefix(torch.randn, 16, 32)  # > True
# --8<-- [end:prefix]


def _digits(count):
    return torch.randint(10, (count,))


def _coins(count):
    return torch.bernoulli(torch.full((count,), 0.5))


_lengths = ((1, 2), (10, 15), (10, 16), (15, 16), (16, 17), (16, 32), (17, 33), (100, 1000))
for _short, _long in _lengths:
    assert all(is_prefix(function, _short, _long) for function in (torch.rand, _digits, _coins))
    assert _short == 1 or not is_prefix(torch.randperm, _short, _long)
    _blocks = _short % 16 == 0 and (_long % 16 == 0 or _short <= _long - 16)
    assert is_prefix(torch.randn, _short, _long) == (_long < 16 or _blocks)
assert torch.equal(draw(torch.randn, 100)[:84], draw(torch.randn, 1000)[:84])
assert not (draw(torch.randn, 100)[84:] == draw(torch.randn, 1000)[84:100]).any()
torch.manual_seed(0)
assert torch.equal(torch.cat([torch.rand(10), torch.rand(10)]), draw(torch.rand, 20))
torch.manual_seed(0)
assert not torch.equal(torch.cat([torch.randn(10), torch.randn(10)]), draw(torch.randn, 20))
assert torch.equal(draw(torch.rand, 2, 3).flatten(), draw(torch.rand, 6))

# cpu: which operations refuse depends on the device
# --8<-- [start:deterministic]
torch.use_deterministic_algorithms(True)
slots = torch.zeros(3)
index = torch.tensor([0, 0])  # twice the same place: which value wins
slots.put_(index, torch.tensor([1.0, 2.0]))
# > RuntimeError: put_ does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True)'. You can turn off determinism just for this operation, or you can use the 'warn_only=True' option, if that's acceptable for your application. You can also file an issue at https://github.com/pytorch/pytorch/issues to help us prioritize adding deterministic support for this operation.
# --8<-- [end:deterministic]

# cpu: which operations refuse depends on the device
# --8<-- [start:filled]
torch.empty(2)
# > tensor([nan, nan])
torch.use_deterministic_algorithms(False)
# --8<-- [end:filled]
assert not torch.are_deterministic_algorithms_enabled()
assert not torch.backends.cudnn.benchmark
torch.use_deterministic_algorithms(True, warn_only=True)
with pytest.warns(UserWarning, match="put_ does not have a deterministic implementation"):
    torch.zeros(3).put_(index, torch.tensor([1.0, 2.0]))
torch.use_deterministic_algorithms(False)


# A forward pass with the mode off, a backward pass that refuses with it on.
class _Refuses(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 1

    @staticmethod
    def backward(ctx, grad):
        return grad.clone().put_(index, grad[:2])


_loss = _Refuses.apply(torch.ones(3, requires_grad=True)).sum()
torch.use_deterministic_algorithms(True)
with pytest.raises(RuntimeError, match="put_ does not have a deterministic implementation"):
    _loss.backward()
torch.use_deterministic_algorithms(False)

# --8<-- [start:sum]
large, one = torch.tensor(1e8), torch.tensor(1.0)
(large + one) - large
# > tensor(0.)
(large - large) + one
# > tensor(1.)
# --8<-- [end:sum]

# cpu: how a product is summed is up to the machine
# --8<-- [start:row]
batch = torch.sin(torch.arange(64 * 256.0)).view(64, 256)
weight = torch.cos(torch.arange(256 * 256.0)).view(256, 256)
together = batch @ weight
alone = torch.stack([row @ weight for row in batch])
torch.equal(together, alone)
# > False
torch.allclose(together, alone, atol=1e-4)
# > True
# --8<-- [end:row]
