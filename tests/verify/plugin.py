"""The pytest plugin: options and hooks; pyproject.toml loads it for every way to call pytest."""

import re
from collections.abc import Generator
from pathlib import Path

import pytest
from sybil.integration.pytest import SybilItem

from verify import catalogue, notebook, stamps
from verify.collect import Verifier
from verify.corrupt import Tally
from verify.lanes import DEVICES, Lane, installed_torch, lane, pinned_torch, runs_at_home
from verify.record import record, snippet_files
from verify.report import bad_file
from verify.snippet import parse
from verify.source import BadFileError, read_text
from verify.update import update_file

_VERIFIER = pytest.StashKey[Verifier]()
_UPDATED = pytest.StashKey[dict[Path, int]]()
_REFUSED = pytest.StashKey[list[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --lane, --record, --update and --corrupt."""
    group = parser.getgroup("snippets")
    group.addoption(
        "--lane",
        choices=DEVICES,
        default="cpu",
        help="the default device on which the snippets run",
    )
    group.addoption(
        "--record",
        action="store_true",
        help="write what ran on this lane to docs/verified, and the stamps of the pages from it",
    )
    group.addoption(
        "--update",
        action="store_true",
        help="rewrite the `# >` lines of the selected sections from what they really show; "
        "an exception where none stood is written only into a section named by -k",
    )
    group.addoption(
        "--corrupt",
        action="store_true",
        help="spoil each expectation in every way there is, and fail for each that still passes",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Refuse options that do not go together, and make the verifier of this run."""
    given = [o for o in ("update", "corrupt", "record") if config.getoption(o)]
    if len(given) > 1:
        names = " and ".join(f"--{option}" for option in given)
        raise pytest.UsageError(f"{names} exclude each other: give one")
    here = _lane(config)
    options = [*given, *(["lane"] if here.device != "cpu" else [])]
    if options and config.getoption("numprocesses", None):
        raise pytest.UsageError(f"--{options[0]} works in one process: leave out -n")
    if config.getoption("update") or config.getoption("corrupt"):
        _require_home(given[0], here, config.rootpath)
    if config.getoption("record") and here.device == "cpu" and not runs_at_home():
        raise pytest.UsageError(
            "--record on the CPU is for Linux on x86-64, which the record names"
        )
    tally = Tally() if config.getoption("corrupt") else None
    config.stash[_VERIFIER] = Verifier(config.rootpath, tally, here)
    config.stash[_UPDATED] = {}
    config.stash[_REFUSED] = []


def _lane(config: pytest.Config) -> Lane:
    try:
        return lane(config.getoption("lane"), config.rootpath)
    except ValueError as error:
        raise pytest.UsageError(str(error)) from None


def _require_home(option: str, here: Lane, root: Path) -> None:
    """Refuse to write, or to spoil, anything but what the pinned torch shows on the CPU."""
    pinned, installed = pinned_torch(root), installed_torch()
    if here.device != "cpu":
        raise pytest.UsageError(f"--{option} is for the CPU: leave out --lane")
    if installed != pinned:
        raise pytest.UsageError(
            f"--{option} is about what torch {pinned} shows, and torch {installed} is installed "
            f'here: pip install ".[test]" brings the pinned one'
        )


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(
    file_path: Path, parent: pytest.Collector
) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Collect snippets and pages; a snippet named on the command line is no test module."""
    others = yield
    ours = parent.config.stash[_VERIFIER].collect(file_path, parent)
    return [ours] if ours else others


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave only snippets to the options that are about nothing else."""
    if not _is_plain(config):
        items[:], others = (
            [item for item in items if _is_snippet(item) is wanted] for wanted in (True, False)
        )
        config.hook.pytest_deselected(items=others)


def _is_plain(config: pytest.Config) -> bool:
    options = ("update", "corrupt", "record")
    return config.getoption("lane") == "cpu" and not any(map(config.getoption, options))


def _is_snippet(item: pytest.Item) -> bool:
    return isinstance(item, SybilItem) and item.path.suffix == ".py"


def pytest_collection_finish(session: pytest.Session) -> None:
    """Refuse to record a part; with --update, rewrite what is selected before it is tested."""
    if session.config.getoption("record"):
        _require_all(session)
    if session.config.getoption("update"):
        _update(session)


def _require_all(session: pytest.Session) -> None:
    collected = {(item.path, item.name) for item in session.items}
    for name, path in snippet_files(session.config.rootpath).items():
        found = {item for at, item in collected if at == path}
        try:
            sections = {section.name for section in parse(read_text(path)).sections}
        except BadFileError as error:
            raise pytest.UsageError(bad_file(error, path)) from None
        if found != sections:
            raise pytest.UsageError(
                f"--record is about all snippets, and not all of {name} is selected: "
                "leave out paths, -k, -m and what else selects"
            )


def _update(session: pytest.Session) -> None:
    config = session.config
    named = set(re.findall(r"[\w-]+", config.getoption("keyword") or ""))
    selected: dict[Path, set[str]] = {}
    for item in session.items:
        selected.setdefault(item.path, set()).add(item.name)
    for path, sections in selected.items():
        try:
            config.stash[_UPDATED][path] = update_file(path, sections, sections & named)
        except BadFileError as error:
            config.stash[_REFUSED].append(bad_file(error, path.relative_to(config.rootpath)))
    for what, generate in (
        ("the catalogue of docs/pitfalls", catalogue.generated),
        ("a notebook of docs/lessons", lambda root: notebook.generated(root, selected)),
    ):
        try:
            _write(config, generate(config.rootpath))
        except BadFileError as error:
            config.stash[_REFUSED].append(f"{what}: {error}")


def _write(config: pytest.Config, files: dict[Path, str]) -> None:
    for path, text in files.items():
        if not path.is_file() or read_text(path) != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            config.stash[_UPDATED][path] = 1


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """With --record and --update, write the record of what was tested, and what is made from it."""
    config = session.config
    finished = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
    stopped = session.shouldfail or session.shouldstop
    only_looked = config.getoption("collectonly") or config.getoption("setupplan")
    if (
        not finished
        or stopped
        or only_looked
        or not (config.getoption("record") or config.getoption("update"))
    ):
        return
    verifier = config.stash[_VERIFIER]
    try:
        outcomes = {path: verifier.outcomes(path) for path in {item.path for item in session.items}}
        written, refused = record(config.rootpath, verifier.lane, outcomes)
        config.stash[_UPDATED] |= written
        config.stash[_REFUSED] += refused
        _write(config, stamps.generated(config.rootpath))
    except BadFileError as error:
        config.stash[_REFUSED].append(f"the record: {error}")


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say what --corrupt caught, what was written, and which markers are needed no longer."""
    verifier = config.stash[_VERIFIER]
    write = terminalreporter.write_line
    if verifier.tally:
        write(str(verifier.tally))
    if config.getoption("update") or config.getoption("record"):
        for message in config.stash[_REFUSED]:
            write(f"not written: {message}")
        counts = {path: count for path, count in config.stash[_UPDATED].items() if count}
        for path, count in counts.items():
            write(f"updated {path.relative_to(config.rootpath)}: {count}")
        write(
            f"updated {sum(counts.values())} places in {len(counts)} files"
            + ("; git diff shows them" if counts else "")
        )
    if verifier.lane.device != "cpu":
        for message in verifier.needless_markers(snippet_files(config.rootpath).values()):
            write(message)
