"""Each kind of statement, with the expectation that belongs to it, passes; its neighbours fail."""

import sys

import pytest

from conftest import Project

HOLDS = {
    "a value of one line": "1 + 1\n# > 2",
    "a value at the end of its line": "1 + 1  # > 2",
    "a value of many lines": (
        "import torch\n\ntorch.eye(2)\n# > tensor([[1., 0.],\n# >         [0., 1.]])"
    ),
    "an empty line within": "print('a\\n\\nb')\n# > a\n# >\n# > b",
    "a blank line between": "1 + 1\n\n# > 2",
    "a comment between": "1 + 1\n# two, in words\n# > 2",
    "prints in a loop": "for i in range(2):\n    print(i)\n# > 0\n# > 1",
    "a print in a function": "def f():\n    print('in f')\n\n\nf()\n# > in f",
    "a print and a value": "def f():\n    print('in f')\n    return 3\n\n\nf()\n# > in f\n# > 3",
    "a print to standard error": "import sys\n\nprint('x', file=sys.stderr)\n# > x",
    "a print by a subprocess": "import os\n\n_ = os.system('echo deep')\n# > deep",
    "warnings, with a value": (
        "import warnings\n\n\ndef f():\n    warnings.warn('one')\n"
        "    warnings.warn('two', FutureWarning)\n    return 3\n\n\nf()\n"
        "# > UserWarning: one\n# > FutureWarning: two\n# > 3"
    ),
    "a print between warnings": (
        "import warnings\n\nfor word in 'ab':\n    warnings.warn(word)\n    print(word)\n"
        "# > UserWarning: a\n# > a\n# > UserWarning: b\n# > b"
    ),
    "an exception": "1 / 0\n# > ZeroDivisionError: division by zero",
    "an exception by assignment": "x = 1 / 0\n# > ZeroDivisionError: division by zero",
    "an exception without a message": "raise KeyError\n# > KeyError",
    "an exception of many lines": "raise ValueError('one\\ntwo')\n# > ValueError: one\n# > two",
    "the class of a library": (
        "import torch\n\nraise torch.OutOfMemoryError('full')\n# > torch.OutOfMemoryError: full"
    ),
    "one's own class, as a reader sees it": (
        "class ShapeError(Exception):\n    pass\n\n\nraise ShapeError('no')\n# > ShapeError: no"
    ),
    "a print before an exception": (
        "def f():\n    print('in f')\n    raise ValueError('no')\n\n\nf()\n"
        "# > in f\n# > ValueError: no"
    ),
    "a name in lower case": (
        "import struct\n\nstruct.unpack('i', b'')\n"
        "# > struct.error: unpack requires a buffer of 4 bytes"
    ),
    "a log": "import logging\n\nlogging.warning('slow')\n# > WARNING:root:slow",
    "a string returned as it is": "'abc'.strip()\n# > 'abc'",
    "the wildcard's own character": "print('a … b')\n# > a … b",
    "a wildcard for an address": "object()\n# > <object object at 0x…>",
    "a wildcard for a word": (
        "import os\n\nprint('process', os.getpid(), 'here')\n# > process … here"
    ),
    "a wildcard for a number": "print(f'{0.1 + 0.2:.2f} of it')\n# > … of it",
    "a wildcard for the rest": "raise ValueError('one\\ntwo\\nthree')\n# > ValueError: one\n# > …",
    "three dots are three dots": "print('...')\n# > ...",
    "what returns its receiver": (
        "import torch\n\nx = torch.ones(2)\nx.add_(1).mul_(2)\nx\n# > tensor([4., 4.])"
    ),
    "what raised before it could return its receiver": (
        "import torch\n\nx = torch.ones(2)\ntry:\n    x.add_('a')\nexcept TypeError:\n    pass\nx\n"
        "# > tensor([1., 1.])"
    ),
    "a generator": "import torch\n\ntorch.manual_seed(0)",
    "a hash within a string": "print('# > 1')\n# > # > 1",
    "a device": (
        "import torch\n\ntorch.ones(1, device='meta')\n# > tensor(..., device='meta', size=(1,))"
    ),
    "a tag for now": "1 + 1\n# > [torch<2] 3\n# > 2",
    "two tags": "1 + 1\n# > [torch<2] 3\n# > [torch>=2] 2",
    "a tag of python": "1 + 1\n# > [python>=3.11] 2",
    "a tag of numpy, within a range": "1 + 1\n# > [numpy>=1,<99] 2\n# > 3",
    "a list that is no tag": "import torch\n\n[torch.float32]\n# > [torch.float32]",
    "nothing on this version": "x = 1\n# > [torch<2] UserWarning: old",
}


@pytest.mark.parametrize("text", HOLDS.values(), ids=HOLDS.keys())
def test_holds(project: Project, text: str) -> None:
    project.write(text)
    assert project.check() == ""


FAILS = {
    "wrong value": ("1 + 1\n# > 3", "not what was shown"),
    "wrong last digit": ("0.3333\n# > 0.333", "not what was shown"),
    "wrong dtype": (
        "import torch\n\ntorch.ones(1)\n# > tensor([1.], dtype=torch.float64)",
        "not what",
    ),
    "requires_grad left out": (
        "import torch\n\ntorch.ones(1, requires_grad=True)\n# > tensor([1.])",
        "not what was shown",
    ),
    "grad_fn left out": (
        "import torch\n\ntorch.ones(1, requires_grad=True) * 2\n# > tensor([2.])",
        "not what was shown",
    ),
    "wrong exception type": (
        "1 / 0\n# > ValueError: division by zero",
        "another type of exception",
    ),
    "right type, other message": ("1 / 0\n# > ZeroDivisionError: by nought", "another message"),
    "expected exception does not come": ("x = 1\n# > ValueError: no", "nothing was shown"),
    "a value for an expected exception": ("1\n# > ValueError: no", "exception did not come"),
    "unexpected exception": ("x = 1 / 0", "unexpected exception"),
    "an exception for an expected value": ("1 / 0\n# > 2", "unexpected exception"),
    "unexpected warning": ("import warnings\n\nwarnings.warn('x')", "unexpected warning"),
    "a warning beside a value": (
        "import warnings\n\n\ndef f():\n    warnings.warn('x')\n    return 1\n\n\nf()\n# > 1",
        "unexpected warning",
    ),
    "expected warning does not come": ("1\n# > UserWarning: x\n# > 1", "warning did not come"),
    "unexpected print": ("x = print('a')", "unexpected print"),
    "value without expectation": ("1 + 1", "a value without an expectation"),
    "expectation after an assignment": ("x = 1\n# > 1", "nothing was shown"),
    "expectation after a receiver": (
        "import torch\n\nx = torch.ones(1)\nx.add_(1)\n# > tensor([2.])",
        "nothing was shown",
    ),
    "a print that looks like an exception": (
        "print('ValueError: no')\n# > ValueError: no",
        "a print that looks like an exception",
    ),
    "a value that looks like a warning": (
        "class A:\n    def __repr__(self):\n        return 'UserWarning: x'\n\n\nA()\n"
        "# > UserWarning: x",
        "a value that looks like",
    ),
    "a line too few": ("print('a\\nb')\n# > a", "more was shown than expected"),
    "a line too many": ("print('a')\n# > a\n# > b", "less was shown than expected"),
    "lines swapped": ("print('a\\nb')\n# > b\n# > a", "not what was shown"),
    "the wrong order": (
        "import warnings\n\n\ndef f():\n    warnings.warn('x')\n    print('a')\n\n\nf()\n"
        "# > a\n# > UserWarning: x",
        "not what was shown",
    ),
    "a warning that is raised": (
        "raise UserWarning('x')\n# > UserWarning: x",
        "an exception that does not look like one",
    ),
    "an exception of another name": (
        "class Oops(Exception):\n    pass\n\n\nraise Oops('x')\n# > Oops: x",
        "an exception that does not look like one",
    ),
    "a wildcard for a type": ("1 / 0\n# > …: division by zero", "unexpected exception"),
    "an unknown future": ("from __future__ import nope", "unexpected exception"),
    "a print after the end": (
        "import threading\nimport time\n\n\ndef late():\n    time.sleep(0.1)\n"
        "    print('late')\n\n\nthreading.Thread(target=late).start()",
        "unexpected print",
    ),
    "a wildcard over a 0x": ("object()\n# > <object object at …>", "not what was shown"),
    "a wildcard over two words": ("print('a b c')\n# > a …", "not what was shown"),
    "a wildcard alone": ("print('a\\nb')\n# > …", "more was shown than expected"),
    "a wildcard over the head of a message": (
        "import warnings\n\n\ndef f():\n    print('a')\n    warnings.warn('b\\nc')\n\n\nf()\n"
        "# > a\n# > …",
        "the expected warning did not come|unexpected warning",
    ),
    "the tag that holds is wrong": ("1 + 1\n# > [torch>=2] 3\n# > 2", "not what was shown"),
    "a tag that does not hold, and no other": ("1 + 1\n# > [torch<2] 2", "without an expectation"),
    "a hidden assertion": (None, "unexpected exception"),
}


@pytest.mark.parametrize(("text", "reason"), FAILS.values(), ids=FAILS.keys())
def test_fails(project: Project, text: str | None, reason: str) -> None:
    if text is None:
        hidden = "# --8<-- [start:trial]\nx = 1\n# --8<-- [end:trial]\nassert x == 2\n"
        project.write(hidden, section=False)
    else:
        project.write(text)
    report = project.check()
    assert any(part in report for part in reason.split("|")), report


def test_a_failure_reads_like_a_diff(project: Project) -> None:
    project.write("x = 3\n\nx + 1\n# > 5")
    assert project.check().split("\n") == [
        "snippets/trial.py:4: not what was shown",
        "section 'trial', shown on docs/trial.md",
        "",
        "    x + 1",
        "  - # > 5",
        "  + # > 4",
        "",
        "to accept what was shown: pytest --update snippets/trial.py -k trial",
    ]


def test_an_unexpected_exception_shows_where_it_was_raised(project: Project) -> None:
    project.write("def f():\n    return 1 / 0\n\n\nx = f()")
    report = project.check()
    assert "return 1 / 0" in report
    assert "in f\n" in report
    assert "runner.py" not in report


def test_each_release_of_torch_reads_its_own_variant(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.write("1 + 1\n# > [torch<2.12] 1\n# > [torch>=2.12,<2.14] 2\n# > 3")
    for version, passes in (("2.11.0", False), ("2.13.0+cpu", True), ("2.14.0.dev1", False)):
        monkeypatch.setitem(sys.modules["verify.versions"].PACKAGES, "torch", lambda v=version: v)
        assert (project.check() == "") is passes, version
