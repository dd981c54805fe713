"""The pytest plugin: options and hooks; pyproject.toml loads it for every way to call pytest."""

import re
import tomllib
from collections.abc import Generator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.version import Version
from sybil.integration.pytest import SybilItem

from verify.catalogue import generated
from verify.collect import Verifier
from verify.corrupt import Tally
from verify.report import bad_file
from verify.source import BadFileError, read_text
from verify.update import update_file

_VERIFIER = pytest.StashKey[Verifier]()
_UPDATED = pytest.StashKey[dict[Path, int]]()
_REFUSED = pytest.StashKey[list[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --update and --corrupt."""
    group = parser.getgroup("snippets")
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
    update, corrupt = config.getoption("update"), config.getoption("corrupt")
    if update and corrupt:
        raise pytest.UsageError("--update and --corrupt exclude each other: give one")
    if (update or corrupt) and config.getoption("numprocesses", None):
        option = "--update" if update else "--corrupt"
        raise pytest.UsageError(f"{option} works in one process: leave out -n")
    if update:
        _require_pinned_torch(config.rootpath)
    config.stash[_VERIFIER] = Verifier(config.rootpath, Tally() if corrupt else None)
    config.stash[_UPDATED] = {}
    config.stash[_REFUSED] = []


def _require_pinned_torch(root: Path) -> None:
    """Refuse to write what another torch shows than the one that the test extra pins."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    requirements = project["optional-dependencies"]["test"]
    pinned = next(text.removeprefix("torch==") for text in requirements if "torch==" in text)
    installed = Version(metadata.version("torch")).public
    if installed != pinned:
        raise pytest.UsageError(
            f"--update writes what torch {pinned} shows, and torch {installed} is installed here: "
            f'pip install ".[test]" brings the pinned one'
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
    """Leave only snippets to --update and --corrupt, which are about nothing else."""
    if config.getoption("update") or config.getoption("corrupt"):
        items[:], others = (
            [item for item in items if _is_snippet(item) is wanted] for wanted in (True, False)
        )
        config.hook.pytest_deselected(items=others)


def _is_snippet(item: pytest.Item) -> bool:
    return isinstance(item, SybilItem) and item.path.suffix == ".py"


def pytest_collection_finish(session: pytest.Session) -> None:
    """With --update, rewrite the selected sections, and what is made from the pages.

    The tests that follow prove the new text.
    """
    config = session.config
    if not config.getoption("update"):
        return
    named = set(re.findall(r"[\w-]+", config.getoption("keyword") or ""))
    selected: dict[Path, set[str]] = {}
    for item in session.items:
        selected.setdefault(item.path, set()).add(item.name)
    for path, sections in selected.items():
        try:
            config.stash[_UPDATED][path] = update_file(path, sections, sections & named)
        except BadFileError as error:
            config.stash[_REFUSED].append(bad_file(error, path.relative_to(config.rootpath)))
    try:
        made = generated(config.rootpath)
    except BadFileError as error:
        config.stash[_REFUSED].append(f"the catalogue of docs/pitfalls: {error}")
        return
    for path, text in made.items():
        if not path.is_file() or read_text(path) != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            config.stash[_UPDATED][path] = 1


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say what --corrupt caught, or what --update wrote."""
    verifier = config.stash[_VERIFIER]
    if verifier.tally:
        terminalreporter.write_line(str(verifier.tally))
    if config.getoption("update"):
        for message in config.stash[_REFUSED]:
            terminalreporter.write_line(f"not updated: {message}")
        counts = {path: count for path, count in config.stash[_UPDATED].items() if count}
        for path, count in counts.items():
            terminalreporter.write_line(f"updated {path.relative_to(config.rootpath)}: {count}")
        terminalreporter.write_line(
            f"updated {sum(counts.values())} places in {len(counts)} files"
            + ("; git diff shows them" if counts else "")
        )
