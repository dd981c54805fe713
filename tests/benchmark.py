"""Measure what the engine costs: `python tests/benchmark.py`.

Prints two ratios, taken in one run: the engine (read, run, compare) and the whole pytest run,
against bare `exec` of the same files in one process. Seconds differ from machine to machine.
"""

import ast
import contextlib
import gc
import io
import subprocess
import sys
import time
import types
from pathlib import Path

import pytest

from verify.compare import difference
from verify.runner import run_once
from verify.source import read_text
from verify.state import clean_state

ROOT = Path(__file__).parent.parent
SNIPPETS = sorted((ROOT / "snippets").rglob("*.py"))


def bare(path: Path) -> float:
    """Return the seconds it takes to run what the engine ran of a snippet, and to do no more."""
    snippet, result = run_once(read_text(path), path)
    module = types.ModuleType("__main__")
    module.__file__ = str(path)
    here, sys.modules["__main__"] = sys.modules["__main__"], module
    start = time.perf_counter()
    for index in result.events:
        code = compile(ast.Module([snippet.statements[index].node], []), str(path), "exec")
        with contextlib.suppress(Exception, pytest.fail.Exception):
            exec(code, module.__dict__)  # noqa: S102
    took = time.perf_counter() - start
    sys.modules["__main__"] = here
    return took


def bare_all() -> float:
    """Return the seconds of bare `exec` for every snippet, each in a clean state."""
    total = 0.0
    for path in SNIPPETS:
        quiet = io.StringIO()
        with clean_state(), contextlib.redirect_stdout(quiet), contextlib.redirect_stderr(quiet):
            total += bare(path)
        gc.collect()
    return total


def engine() -> float:
    """Return the seconds it takes to read, run and compare every snippet, without pytest."""
    run_once.cache_clear()
    start = time.perf_counter()
    for path in SNIPPETS:
        snippet, result = run_once(read_text(path), path)
        for index, events in result.events.items():
            difference(snippet.statements[index], events)
    return time.perf_counter() - start


def whole() -> float:
    """Return the seconds of pytest on snippets and pages, in a process of its own."""
    command = [sys.executable, "-m", "pytest", "-q", "snippets", "docs"]
    start = time.perf_counter()
    subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.DEVNULL)  # noqa: S603
    return time.perf_counter() - start


if __name__ == "__main__":
    bare_all()  # once before, so that no measurement pays for what torch imports late
    base = bare_all()
    print(f"bare exec of {len(SNIPPETS)} files: {base:.2f} s")  # noqa: T201
    for name, took in (("the engine", engine()), ("pytest, its start included", whole())):
        print(f"{name}: {took:.2f} s, {took / base:.1f} times bare exec")  # noqa: T201
