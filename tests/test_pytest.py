"""However pytest is called, it collects every section, and says the same of each."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from conftest import ROOT, Project

PYTEST = Path(sys.executable).parent / "pytest"
SPELLINGS = {
    "console script": [str(PYTEST)],
    "python -m": [sys.executable, "-m", "pytest"],
}


def _run(folder: Path, *arguments: str, command: Sequence[str] = SPELLINGS["python -m"]) -> str:
    """Run pytest in `folder` and return what it prints."""
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", "-p", "no:randomly", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout + done.stderr


def _collected(output: str) -> set[str]:
    return set(re.findall(r"^(?:\.\./)*((?:snippets|docs)/\S+::\S+)$", output, re.MULTILINE))


def _sections() -> set[str]:
    """Count in another way than the engine does: by the marks in the files."""
    return {
        f"{path.relative_to(ROOT).as_posix()}::{name}"
        for path in (ROOT / "snippets").rglob("*.py")
        for name in re.findall(
            r"^# (?:--8<-- \[start:(?=[\w-]+\]$)|%% )([a-z][\w-]*)", path.read_text("utf-8"), re.M
        )
    }


def _pages() -> set[str]:
    return {f"{path.relative_to(ROOT).as_posix()}::page" for path in (ROOT / "docs").rglob("*.md")}


@pytest.mark.parametrize(
    ("command", "folder"),
    list(zip(SPELLINGS.values(), ["", "tests"], strict=True)),
    ids=SPELLINGS.keys(),
)
def test_every_section_and_page_is_collected(command: list[str], folder: str) -> None:
    targets = ["--ignore", str(ROOT / "tests")] if not folder else ["../snippets", "../docs"]
    collected = _collected(_run(ROOT / folder, "--collect-only", "-q", *targets, command=command))
    assert len(_sections()) > 100
    assert collected == _sections() | _pages()


def test_a_file_and_a_section_can_be_named(project: Project) -> None:
    project.write("1\n# > 1")
    assert "1 passed" in _run(project.root, "snippets/trial.py")
    assert "1 passed" in _run(project.root, "snippets/trial.py::trial")
    assert "1 passed" in _run(project.root / "docs", "../snippets/trial.py", "-k", "trial")
    assert "1 passed" in _run(project.root / "snippets", "-k", "trial")


@pytest.fixture
def mixed(project: Project) -> Project:
    """Return a project in which each section fares differently, with one unreadable file."""
    section = "# --8<-- [start:{0}]\n{1}\n# --8<-- [end:{0}]\n"
    bodies = {"good": "1\n# > 1", "bad": "2\n# > 3", "stops": "1 / 0", "behind": "x = 1"}
    project.write("".join(section.format(*item) for item in bodies.items()), section=False)
    project.show(*bodies)
    (project.root / "snippets/broken.py").write_text("x = = 1\n")
    (project.root / "docs/broken.md").write_text("# Broken\n")
    return project


@pytest.mark.parametrize(
    "arguments", [(), ("-n", "2"), ("-p", "shuffle")], ids=["plain", "two workers", "random order"]
)
def test_every_order_and_number_of_workers_agree(
    mixed: Project, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    (mixed.root / "shuffle.py").write_text(
        "import random\n\n\ndef pytest_collection_modifyitems(items):\n    random.shuffle(items)\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(mixed.root))
    output = _run(mixed.root, "-rA", "snippets", *arguments)
    by_name = {
        name.rpartition("/")[2]: outcome
        for outcome, name in re.findall(r"^(PASSED|FAILED) (\S+)", output, re.M)
    }
    assert by_name == {
        "trial.py::good": "PASSED",
        "trial.py::bad": "FAILED",
        "trial.py::stops": "FAILED",
        "trial.py::behind": "FAILED",
        "broken.py::unreadable": "FAILED",
    }
    assert "section 'behind' was not reached, see line 10" in output
    assert "snippets/broken.py:1: not valid Python" in output


def test_update_says_what_it_wrote_and_then_passes(project: Project) -> None:
    project.write("1 + 1\n# > 3")
    output = _run(project.root, "--update")
    assert "updated snippets/trial.py: 1" in output
    assert "updated 2 places in 2 files" in output, "the other is the record"
    assert "1 passed" in output
    assert "updated 0 places in 0 files" in _run(project.root, "--update")


def test_update_writes_an_exception_only_where_k_names_the_section(project: Project) -> None:
    project.write("x = 1 / 0")
    assert "1 failed" in _run(project.root, "--update")
    assert "1 passed" in _run(project.root, "--update", "-k", "trial")


def test_update_refuses_another_torch(project: Project) -> None:
    settings = project.root / "pyproject.toml"
    settings.write_text(settings.read_text().replace("torch==2.", "torch==1."))
    assert "--update is about what torch 1." in _run(project.root, "--update")


@pytest.mark.parametrize("option", ["--update", "--corrupt"])
def test_one_process_only(project: Project, option: str) -> None:
    assert f"{option} works in one process: leave out -n" in _run(project.root, option, "-n", "2")


def test_corrupt_prints_its_count(project: Project) -> None:
    project.write("1 + 1\n# > 2")
    output = _run(project.root, "--corrupt")
    assert "corrupted 1 expectations: 1 caught, 0 survived, 0 not run here" in output
