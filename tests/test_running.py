"""A snippet runs as it would for a reader who pastes it, and leaves nothing behind."""

import os
import random
import sys
import warnings
from pathlib import Path

import numpy as np
import pytest
import torch

from conftest import Project
from verify.runner import run
from verify.snippet import parse

RUNS = {
    "pickle": (
        "import pickle\n\n\nclass Net:\n    def __init__(self):\n        self.width = 3\n\n\n"
        "pickle.loads(pickle.dumps(Net())).width\n# > 3"
    ),
    "deepcopy": (
        "import copy\nfrom dataclasses import dataclass\n\n\n"
        "@dataclass\nclass Net:\n    width: int\n\n\n"
        "copy.deepcopy(Net(3))\n# > Net(width=3)"
    ),
    "torch.save": (
        "import torch\n\n\nclass Net(torch.nn.Module):\n    pass\n\n\ntorch.save(Net(), 'net.pt')\n"
        "torch.load('net.pt', weights_only=False)\n# > Net()"
    ),
    "inspect, of a function": (
        "import inspect\n\n\ndef f():\n    return 3\n\n\nprint(inspect.getsource(f), end='')\n"
        "# > def f():\n# >     return 3"
    ),
    "inspect, of a class": (
        "import inspect\n\n\nclass Net:\n    width = 3\n\n\nprint(inspect.getsource(Net), end='')\n"
        "# > class Net:\n# >     width = 3"
    ),
    "future": (
        "from __future__ import annotations\n\n\ndef f(x: undefined) -> None: ...\n\n\n"
        "f.__annotations__['x']\n# > 'undefined'"
    ),
    "the name of a class": "class Net:\n    pass\n\n\nNet\n# > <class '__main__.Net'>",
    "the guard of a script": "if __name__ == '__main__':\n    print('runs')\n# > runs",
    "multiprocessing": (
        "import multiprocessing\n\n\ndef square(x):\n    return x * x\n\n\n"
        "with multiprocessing.get_context('fork').Pool(1) as pool:\n"
        "    print(pool.map(square, [1, 2]))\n"
        "# > [1, 4]"
    ),
    "the workers of a DataLoader": (
        "from torch.utils.data import DataLoader, Dataset\n\n\nclass Squares(Dataset):\n"
        "    def __len__(self):\n        return 3\n\n    def __getitem__(self, i):\n"
        "        return i * i\n\n\nlist(DataLoader(Squares(), num_workers=1, "
        "multiprocessing_context='fork'))\n# > [tensor([0]), tensor([1]), tensor([4])]"
    ),
    "a deprecation in the reader's own code": (
        "import warnings\n\nwarnings.warn('old', DeprecationWarning)\n# > DeprecationWarning: old"
    ),
    "a warning of torch, twice": ("import torch\n\nx = torch.ones(2, 2, 2)\n_ = x.T\n_ = x.T"),
}


@pytest.mark.parametrize("text", RUNS.values(), ids=RUNS.keys())
def test_runs(project: Project, text: str) -> None:
    project.write(text)
    if "x.T" in text:
        assert project.check().count("The use of `x.T` on tensors of dimension other than 2") == 2
    else:
        assert project.check() == ""


# What a file may leave changed, and how a next file would see it.
LEAKS = {
    "the default dtype": (
        "torch.set_default_dtype(torch.float64)",
        "torch.get_default_dtype() is torch.float32",
    ),
    "the default device": (
        "torch.set_default_device('meta')",
        "torch.ones(1).device.type == 'cpu'",
    ),
    "grad mode": ("_ = torch.set_grad_enabled(False)", "torch.is_grad_enabled()"),
    "anomaly mode": (
        "_ = torch.autograd.set_detect_anomaly(True)",
        "not torch.is_anomaly_enabled()",
    ),
    "determinism": (
        "torch.use_deterministic_algorithms(True)",
        "not torch.are_deterministic_algorithms_enabled()",
    ),
    "cudnn": ("torch.backends.cudnn.benchmark = True", "not torch.backends.cudnn.benchmark"),
    "float32 precision, old": (
        "torch.set_float32_matmul_precision('high')",
        "torch.get_float32_matmul_precision() == 'highest'",
    ),
    "float32 precision, new": (
        "torch.backends.cuda.matmul.fp32_precision = 'tf32'",
        "torch.get_float32_matmul_precision() == 'highest'",
    ),
    "float32 precision, everywhere": (
        "torch.backends.fp32_precision = 'ieee'",
        "torch.backends.fp32_precision == 'none' and torch.backends.cudnn.allow_tf32",
    ),
    "autocast": (
        "torch.set_autocast_enabled('cpu', True)",
        "not torch.is_autocast_enabled('cpu')",
    ),
    "threads": ("torch.set_num_threads(7)", "torch.get_num_threads() != 7"),
    "the print options of torch": (
        "torch.set_printoptions(precision=1)",
        "repr(torch.tensor(0.1234)) == 'tensor(0.1234)'",
    ),
    "the print options of NumPy": (
        "np.set_printoptions(precision=1)",
        "repr(np.array(0.1234)) == 'array(0.1234)'",
    ),
    "the error mode of NumPy": ("_ = np.seterr(all='raise')", "np.geterr()['over'] == 'warn'"),
    "warning filters": (
        "import warnings\n\nwarnings.simplefilter('ignore')",
        "not any(f[0] == 'ignore' and f[2] is Warning for f in __import__('warnings').filters)",
    ),
    "the backend of matplotlib": (
        "import matplotlib\n\nmatplotlib.use('svg')",
        "__import__('matplotlib').get_backend().lower() == 'agg'",
    ),
    "the style of matplotlib": (
        "import matplotlib\n\nmatplotlib.rcParams['lines.linewidth'] = 77",
        "__import__('matplotlib').rcParams['lines.linewidth'] != 77",
    ),
    "the environment": (
        "import os\n\nos.environ['LEAK'] = '1'",
        "'LEAK' not in __import__('os').environ",
    ),
    "the import path": (
        "import sys\n\nsys.path.insert(0, 'leak')",
        "'leak' not in __import__('sys').path",
    ),
    "hooks on every module": (
        "_ = torch.nn.modules.module.register_module_forward_hook(lambda *a: None)",
        "not torch.nn.modules.module._global_forward_hooks",
    ),
    "a mode left open": (
        "_ = torch.device('meta').__enter__()",
        "torch.ones(1).device.type == 'cpu'",
    ),
    "the level of logging": (
        "import logging\n\nlogging.basicConfig(level='DEBUG')",
        "__import__('logging').getLogger().level == 30 and not __import__('logging').root.handlers",
    ),
    "the recursion limit": (
        "import sys\n\nsys.setrecursionlimit(5000)",
        "__import__('sys').getrecursionlimit() != 5000",
    ),
    "the garbage collector": ("import gc\n\ngc.disable()", "__import__('gc').isenabled()"),
    "a file": (
        "_ = __import__('pathlib').Path('leak').write_text('x')",
        "not __import__('pathlib').Path('leak').exists()",
    ),
}


@pytest.mark.parametrize(("leak", "clean"), LEAKS.values(), ids=LEAKS.keys())
def test_nothing_leaks(project: Project, leak: str, clean: str) -> None:
    imports = "import numpy as np\nimport torch\n\n"
    project.write(f"{imports}{leak}\n")
    assert project.check() == ""
    project.write(f"{imports}assert {clean}\n")
    assert project.check() == ""


def test_the_process_is_left_as_it_was(project: Project) -> None:
    before = os.getcwd(), sys.stdout, sys.modules["__main__"], list(warnings.filters)  # noqa: PTH109
    project.write("import os\n\nos.chdir('/')\nprint('x')\n# > x")
    assert project.check() == ""
    after = os.getcwd(), sys.stdout, sys.modules["__main__"], list(warnings.filters)  # noqa: PTH109
    assert before == after


def test_nobody_seeds_for_the_snippet(project: Project) -> None:
    """What differs from run to run cannot be written down, so unseeded output never passes."""
    text = "import random\n\nimport numpy as np\nimport torch\n\n" + "".join(
        f"print({draw})\n" for draw in ("torch.rand(1)", "np.random.rand()", "random.random()")
    )
    project.write(text)
    seen = []
    for _ in range(2):
        random.seed(0)
        np.random.seed(0)
        torch.manual_seed(0)
        result = run(parse(project.snippet.read_text()), project.snippet)
        seen.append([events[0].text for events in result.events.values() if events])
    assert len(seen[0]) == 3
    assert all(first != second for first, second in zip(*seen, strict=True))


def test_a_file_runs_once_for_all_its_sections(project: Project, tmp_path: Path) -> None:
    log = tmp_path / "log"
    section = "# --8<-- [start:{0}]\n{1}\n# --8<-- [end:{0}]\n"
    project.write(
        section.format("one", f"print('x', file=open({str(log)!r}, 'a'))")
        + section.format("two", "y = 1"),
        section=False,
    )
    assert project.check() == ""
    assert log.read_text() == "x\n"


def test_later_sections_say_what_they_wait_for(project: Project) -> None:
    section = "# --8<-- [start:{0}]\n{1}\n# --8<-- [end:{0}]\n"
    project.write(
        section.format("one", "x = 1 / 0\ny = 1") + section.format("two", "z = x\nz\n# > 3"),
        section=False,
    )
    report = project.check()
    assert "snippets/trial.py:2: unexpected exception" in report
    assert "section 'two' was not reached, see line 2" in report
    assert report.count("not reached") == 1


def test_the_file_goes_on_after_an_expected_exception(project: Project) -> None:
    section = "# --8<-- [start:{0}]\n{1}\n# --8<-- [end:{0}]\n"
    project.write(
        section.format("one", "x = 1\ny = 1 / 0\n# > ZeroDivisionError: division by zero")
        + section.format("two", "x\n# > 1"),
        section=False,
    )
    assert project.check() == ""


def test_what_cannot_run_here_is_skipped_with_its_reason(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules["verify.needs"].NEEDS, "cuda", lambda: False)
    section = "# --8<-- [start:{0}]\n{1}\n# --8<-- [end:{0}]\n"
    project.write(
        section.format("one", "x = 1")
        + "# needs: cuda\n"
        + section.format("two", "x = 2")
        + "assert x == 2\n"
        + section.format("three", "x\n# > 1"),
        section=False,
    )
    with pytest.raises(pytest.skip.Exception, match="needs cuda"):
        project.check()
    result = run(parse(project.snippet.read_text()), project.snippet)
    assert result.stopped_at is None
    assert result.skipped == {"two": "needs cuda"}
    assert [events[0].text for events in result.events.values() if events] == ["1"]
