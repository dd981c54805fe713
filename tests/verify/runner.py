"""Run a snippet file once, whole, in a module of its own, and remember what each statement showed.

The module is `__main__`, as it is for a reader who pastes the page: so the names in a repr or a
traceback are the reader's, and what the file defines can be pickled and inspected.
"""

import __future__

import ast
import contextlib
import functools
import gc
import io
import multiprocessing
import os
import sys
import tempfile
import threading
import traceback
import types
import warnings
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import torch

from verify import needs
from verify.compare import names_exception
from verify.figures import take_figures
from verify.lanes import CPU, Lane
from verify.snippet import Section, Snippet, Statement, parse
from verify.state import clean_state

_RECEIVER = "__receiver__"
# What a method may return unchanged though it computes a value: `"abc".strip()`.
_IMMUTABLE = (str, bytes, int, float, complex, tuple, frozenset)


@dataclass
class Event:
    """One thing that a statement showed; `trace` says where an exception was raised."""

    kind: Literal["print", "warning", "value", "exception"]
    text: str
    trace: str = ""


@dataclass
class Run:
    """What a file showed: the events of each statement that ran, and where the run ended early.

    `figures` holds what each section plotted, as SVG, by the name of the section.
    """

    events: dict[int, list[Event]] = field(default_factory=dict)
    figures: dict[str, list[str]] = field(default_factory=dict)
    skipped: dict[str, str] = field(default_factory=dict)
    stopped_at: Statement | None = None


@functools.cache
def run_once(text: str, path: Path, lane: Lane = CPU) -> tuple[Snippet, Run]:
    """Parse and run the snippet `text`, the file at `path`, once a process.

    A file that spoils its process gets one of its own.
    """
    snippet = parse(text)
    if any(_has_own_process(section, lane) for section in snippet.sections):
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(1, mp_context=spawn) as executor:
            return snippet, executor.submit(_parse_and_run, text, path, lane).result()
    return snippet, run(snippet, path, lane)


def _has_own_process(section: Section, lane: Lane) -> bool:
    return "process" in section.needs and not needs.missing(section.needs, lane.device)


def _parse_and_run(text: str, path: Path, lane: Lane) -> Run:
    result = Run()
    with contextlib.suppress(RuntimeError):  # a device that is spoilt cannot be set back either
        _run_into(result, parse(text), path, lane)
    return result


def run(snippet: Snippet, path: Path, lane: Lane = CPU) -> Run:
    """Run `snippet`, the file at `path`, from top to bottom in a clean state.

    A statement that is expected to raise may raise; any other exception ends the run. Sections
    whose needs this machine does not meet are left out, with the reason, and so is what proves
    them. Events are kept by the index of their statement.
    """
    result = Run()
    _run_into(result, snippet, path, lane)
    return result


def _run_into(result: Run, snippet: Snippet, path: Path, lane: Lane) -> None:
    flags = _future_flags(snippet.tree)
    for section in snippet.sections:
        if missing := needs.missing(section.needs, lane.device):
            result.skipped[section.name] = f"needs {', '.join(missing)}"
    with clean_state(), _main_module(path) as module, _Tape() as tape:
        recorder = _Recorder(tape)
        warnings.showwarning = recorder.show_warning  # restored by clean_state
        device = None
        for index, statement in enumerate(snippet.statements):
            if _name(statement.section) in result.skipped:
                continue
            if lane.device_for(statement.section) != device:
                device = lane.device_for(statement.section)
                torch.set_default_device(device)
            events = result.events[index] = recorder.record(statement, module, flags)
            raised = bool(events) and events[-1].kind == "exception"
            if raised and not any(names_exception(line) for line in statement.expected):
                result.stopped_at = statement
                break
            if statement.section and _ends_section(snippet, index):
                name = statement.section.name
                result.figures[name] = take_figures(name)
        recorder.finish()


def _ends_section(snippet: Snippet, index: int) -> bool:
    """Whether the shown part of a section ends here, as a cell of a notebook does."""
    following = snippet.statements[index + 1 : index + 2]
    section = snippet.statements[index].section
    return snippet.statements[index].shown and not any(
        statement.shown and statement.section is section for statement in following
    )


def _name(section: Section | None) -> str:
    return section.name if section else ""


def _future_flags(tree: ast.Module) -> int:
    imports = (
        node
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == "__future__"
    )
    flags = 0
    for name in (alias.name for node in imports for alias in node.names):
        feature = getattr(__future__, name, None)  # an unknown one fails when it is compiled
        flags |= feature.compiler_flag if feature else 0
    return flags


@contextlib.contextmanager
def _main_module(path: Path) -> Iterator[types.ModuleType]:
    module = types.ModuleType("__main__")
    module.__file__ = str(path)
    previous = sys.modules["__main__"]
    sys.modules["__main__"] = module
    gc.freeze()  # what was here before is neither seen by the file nor searched for garbage
    try:
        yield module
    finally:
        sys.modules["__main__"] = previous
        gc.collect()  # what refers to itself would live on, for the next file to see
        gc.unfreeze()


class _Tape:
    """Everything that is written to standard output and error, by subprocesses and C++ too."""

    def __enter__(self) -> "_Tape":
        self._file = tempfile.TemporaryFile()
        self._position = 0
        self._streams = sys.stdout, sys.stderr
        for stream in self._streams:
            stream.flush()
        self._descriptors = os.dup(1), os.dup(2)
        for number in (1, 2):
            os.dup2(self._file.fileno(), number)
        raw = io.FileIO(os.dup(self._file.fileno()), "w")
        sys.stdout = sys.stderr = io.TextIOWrapper(raw, "utf-8", newline="\n", write_through=True)
        self._writer = sys.stdout
        return self

    def __exit__(self, *_: object) -> None:
        sys.stdout, sys.stderr = self._streams
        self._writer.close()
        for number, saved in zip((1, 2), self._descriptors, strict=True):
            os.dup2(saved, number)
            os.close(saved)
        self._file.close()

    def take(self) -> str:
        """Return what was written since the last call."""
        descriptor = self._file.fileno()
        size = os.fstat(descriptor).st_size
        if size == self._position:
            return ""
        # The descriptors share one offset; reading to the end leaves it where writing goes on.
        os.lseek(descriptor, self._position, os.SEEK_SET)
        data = os.read(descriptor, size - self._position)
        self._position = size
        return data.decode("utf-8", errors="replace")


class _Recorder:
    """What the running statement shows, in the order in which it happens."""

    def __init__(self, tape: _Tape) -> None:
        self._tape = tape
        self._events: list[Event] = []

    def record(self, statement: Statement, module: types.ModuleType, flags: int) -> list[Event]:
        """Run one statement and return what it showed."""
        self._events = []
        try:
            value = _evaluate(statement.node, module, flags)
            text = None if value is None else repr(value)
            self._take_prints()
            if text is not None:
                self._events.append(Event("value", text))
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # whatever a snippet raises is what it shows
            self._take_prints()
            self._events.append(_exception_event(error, module.__file__ or ""))
            self._synchronise(str(error), module.__file__ or "")
        return self._events

    def _synchronise(self, known: str, filename: str) -> None:
        """Wait for the GPU, which reports some errors late: they belong to this statement.

        What is `known` already comes again from a GPU that is spoilt.
        """
        if not torch.cuda.is_initialized():
            return
        try:
            torch.cuda.synchronize()
        except RuntimeError as error:
            if str(error) != known:
                self._events.append(_exception_event(error, filename))

    def show_warning(self, message: Warning | str, category: type[Warning], *_: object) -> None:
        """Note a warning, in place of Python, which would write it to standard error."""
        self._take_prints()
        self._events.append(Event("warning", f"{category.__name__}: {message}"))

    def finish(self) -> None:
        """Wait a moment for threads; what is printed so late belongs to the last statement."""
        for thread in threading.enumerate():
            if thread is not threading.current_thread() and not thread.daemon:
                thread.join(timeout=1)
        self._take_prints()

    def _take_prints(self) -> None:
        if text := self._tape.take():
            self._events.append(Event("print", text.removesuffix("\n")))


def _evaluate(node: ast.stmt, module: types.ModuleType, flags: int) -> Any:
    """Run a statement; return its value if it is an expression that has one to show."""
    filename = module.__file__ or ""
    if not isinstance(node, ast.Expr):
        code = compile(ast.Module([node], []), filename, "exec", flags, dont_inherit=True)
        exec(code, module.__dict__)  # noqa: S102
        return None
    tree = ast.Expression(_keep_receiver(node.value))
    code = compile(tree, filename, "eval", flags, dont_inherit=True)
    try:
        value = eval(code, module.__dict__)  # noqa: S307
    finally:
        receiver = module.__dict__.pop(_RECEIVER, None)
    is_receiver = value is receiver and not isinstance(value, _IMMUTABLE)
    return None if is_receiver or _is_no_value(value) else value


def _is_no_value(value: Any) -> bool:
    """Whether a value says nothing: a generator that was seeded, or what was drawn."""
    first = value[0] if isinstance(value, list) and value else value
    return isinstance(first, torch.Generator) or type(first).__module__.startswith("matplotlib.")


def _keep_receiver(node: ast.expr) -> ast.expr:
    """Rewrite `r.method()` so that `r` can be told from the result: `x.add_(1)` shows nothing."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return node
    kept = ast.NamedExpr(ast.Name(_RECEIVER, ast.Store()), node.func.value)
    function = ast.Attribute(kept, node.func.attr, ast.Load())
    call = ast.Call(function, node.args, node.keywords)
    for new in (kept, kept.target, function, call):
        ast.copy_location(new, node)
    return call


def _exception_event(error: BaseException, filename: str) -> Event:
    """Word an exception as the end of its traceback, which starts in the snippet itself."""
    trace = error.__traceback__
    while trace and trace.tb_frame.f_code.co_filename != filename:
        trace = trace.tb_next
    text = "".join(traceback.format_exception_only(error)).removesuffix("\n")
    if isinstance(error, SyntaxError):  # which begins with the place, not with the message
        text = text.split("\n")[-1]
    lines = traceback.format_exception(type(error), error, trace, chain=False)
    return Event("exception", text, "".join(lines))
