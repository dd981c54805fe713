"""Formatter and linter pass, and formatting never changes what an expectation belongs to."""

import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT
from verify.snippet import parse

RUFF = [sys.executable, "-m", "ruff"]


@pytest.mark.parametrize("command", [("format", "--check", "--diff"), ("check",)], ids=" ".join)
def test_ruff(command: tuple[str, ...]) -> None:
    done = subprocess.run(
        [*RUFF, *command, "."], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


# Written as badly as the parser allows: each has its expectations moved or kept by the formatter.
UNTIDY = {
    "inline, run together": "x=[1,2]\nx  # > [1, 2]",
    "inline, too long": f"f({', '.join(['argument'] * 14)})  # > 1",
    "behind a block": "for i in 'ab': print(i)\n# > a\n# > b",
    "behind a function": "def f(): print('a')\nf()\n# > a\n\n\n\n# > b",
    "before a function": "1\n# > 1\ndef f(): pass\nf\n# > <function f at 0x…>",
    "before a decorator": "1\n# > 1\n@f\ndef g(): pass\ng\n# > 2",
    "before a class": "1\n# > 1\nclass A: pass\nA\n# > <class '__main__.A'>",
    "before an import": "1\n# > 1\nimport torch\ntorch.ones(1)\n# > tensor([1.])",
    "quotes": "'a'\n# > 'a'\n\"b\"  # > 'b'",
    "brackets to unfold": f"[{', '.join(['1'] * 60)}]\n# > x",
    "brackets to fold": "[\n    1\n]\n# > [1]",
    "a lone sign": "print('\\n')\n# >\n# >",
}


@pytest.mark.parametrize("text", UNTIDY.values(), ids=UNTIDY.keys())
def test_formatting_moves_no_expectation(text: str, tmp_path: Path) -> None:
    untidy = f"# --8<-- [start:trial]\n{text}\n# --8<-- [end:trial]\n"
    path = tmp_path / "trial.py"
    path.write_text(untidy)
    settings = ["--config", str(ROOT / "pyproject.toml")]
    subprocess.run([*RUFF, "format", "-q", *settings, str(path)], check=True)
    tidy = path.read_text()
    assert tidy != untidy or "x" not in text
    before, after = (
        [(statement.expected, type(statement.node)) for statement in parse(version).statements]
        for version in (untidy, tidy)
    )
    assert before == after
