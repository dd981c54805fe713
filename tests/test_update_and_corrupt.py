"""`--update` writes what happened and nothing else; `--corrupt` lets nothing wrong pass."""

import pytest

from conftest import Project
from verify.corrupt import Tally, corruptions, survivors
from verify.runner import Event
from verify.snippet import parse
from verify.source import BadFileError
from verify.update import update_file

# Before, and after.
UPDATES = {
    "a wrong value": ("1 + 1\n# > 3", "1 + 1\n# > 2"),
    "a value without expectation": ("1 + 1", "1 + 1\n# > 2"),
    "more lines": ("print('a\\nb')\n# > x", "print('a\\nb')\n# > a\n# > b"),
    "fewer lines": ("print('a')\n# > x\n# > y", "print('a')\n# > a"),
    "nothing any more": ("x = 1\n# > 1", "x = 1"),
    "inline stays inline": ("1 + 1  # > 3", "1 + 1  # > 2"),
    "inline that does not fit": ("'ab' * 45  # > 1", "'ab' * 45\n# > '" + "ab" * 45 + "'"),
    "inline of several lines": ("print('a\\nb')  # > a", "print('a\\nb')\n# > a\n# > b"),
    "inline of nothing": ("x = 1  # > 1", "x = 1"),
    "an exception for an exception": (
        "1 / 0\n# > ValueError: no",
        "1 / 0\n# > ZeroDivisionError: division by zero",
    ),
    "an address": ("object()\n# > x", "object()\n# > <object object at 0x…>"),
    "the place in torch's sources": (
        "import torch\n\n_ = torch.ones(1, 1, 1).T",
        "import torch\n\n_ = torch.ones(1, 1, 1).T\n"
        "# > UserWarning: The use of `x.T` on tensors of dimension other than 2 to reverse their "
        "shape is deprecated and it will throw an error in a future release. Consider `x.mT` to "
        "transpose batches of matrices or `x.permute(*torch.arange(x.ndim - 1, -1, -1))` to "
        "reverse the dimensions of a tensor. (Triggered internally at …)",
    ),
    "a wildcard that still fits": (
        "print('a')\nprint('at', 0.5)\n# > at …",
        "print('a')\n# > a\nprint('at', 0.5)\n# > at …",
    ),
    "the rest, elided before": (
        "raise ValueError('one\\ntwo')\n# > ValueError: 1\n# > …",
        "raise ValueError('one\\ntwo')\n# > ValueError: one\n# > …",
    ),
    "the tag that holds": (
        "1 + 1\n# > [torch<2] 5\n# > [torch>=2] 3",
        "1 + 1\n# > [torch<2] 5\n# > [torch>=2] 2",
    ),
    "the text of now, beside a tag": (
        "1 + 1\n# > [torch<2] 5\n# > 3",
        "1 + 1\n# > [torch<2] 5\n# > 2",
    ),
    "other comments": ("# what\n1 + 1  # how\n# why\n# > 3", "# what\n1 + 1  # how\n# why\n# > 2"),
    "an exception where none stood": ("x = 1 / 0", "x = 1 / 0"),
    "a print that looks like an exception": ("print('ValueError: x')", "print('ValueError: x')"),
    "an assertion": ("assert 1 == 2", "assert 1 == 2"),
}


def _wrap(text: str) -> str:
    return f"# --8<-- [start:trial]\n{text}\n# --8<-- [end:trial]\nassert 1 + 1\n"


@pytest.mark.parametrize(("before", "after"), UPDATES.values(), ids=UPDATES.keys())
def test_update(project: Project, before: str, after: str) -> None:
    project.snippet.write_text(_wrap(before), encoding="utf-8")
    count = update_file(project.snippet, {"trial"}, set())
    assert project.snippet.read_text(encoding="utf-8") == _wrap(after)
    assert count == (before != after)
    assert update_file(project.snippet, {"trial"}, set()) == 0


def test_update_writes_an_exception_into_a_section_that_is_named(project: Project) -> None:
    project.write("x = 1 / 0")
    assert update_file(project.snippet, {"trial"}, {"trial"}) == 1
    assert "# > ZeroDivisionError: division by zero" in project.snippet.read_text()
    assert project.check() == ""


def test_update_never_writes_a_failed_assertion(project: Project) -> None:
    project.write("assert 1 == 2")
    assert update_file(project.snippet, {"trial"}, {"trial"}) == 0
    assert "unexpected exception" in project.check()


def test_update_touches_the_selected_sections_alone(project: Project) -> None:
    section = "# --8<-- [start:{0}]\n1 + 1\n# > {1}\n# --8<-- [end:{0}]\n"
    project.write(section.format("one", 3) + section.format("two", 4), section=False)
    assert update_file(project.snippet, {"two"}, set()) == 1
    assert project.snippet.read_text() == section.format("one", 3) + section.format("two", 2)


UNWRITABLE = {
    "another value each time": ("import random\n\nrandom.random()", "something else each time"),
    "a tab": ("print('a\\tb')", "a tab"),
    "what reads like a tag": ("print('[torch<2] x')", "reads like a version tag"),
}


@pytest.mark.parametrize(("text", "what"), UNWRITABLE.values(), ids=UNWRITABLE.keys())
def test_what_cannot_be_written_down(project: Project, text: str, what: str) -> None:
    project.write(text)
    with pytest.raises(BadFileError, match=what):
        update_file(project.snippet, {"trial"}, set())
    assert parse(project.snippet.read_text())


VALUE = [Event("value", "tensor([1., 20.], grad_fn=<AddBackward0>)")]
LINES = [Event("print", "a 1\nb 2"), Event("value", "3")]
WARNED = [Event("warning", "UserWarning: x is deprecated"), Event("value", "True")]
RAISED = [Event("exception", "RuntimeError: mat1 (2x3)\nand mat2 (4x5)\n  at all")]
PLACED = [Event("warning", "UserWarning: x. (Triggered internally at /a/b.cpp:12.)")]
ADDRESS = [Event("value", "<Node object at 0x7f12ab34>")]

SHOWN = {
    "a value": (["tensor([1., 20.], grad_fn=<AddBackward0>)"], VALUE),
    "several lines": (["a 1", "b 2", "3"], LINES),
    "a warning": (["UserWarning: x is deprecated", "True"], WARNED),
    "an exception": (["RuntimeError: mat1 (2x3)", "and mat2 (4x5)", "  at all"], RAISED),
    "the rest elided": (["RuntimeError: mat1 (2x3)", "…"], RAISED),
    "an address": (["<Node object at 0x…>"], ADDRESS),
    "a place in torch's sources": (["UserWarning: x. (Triggered internally at …)"], PLACED),
}


@pytest.mark.parametrize(("lines", "events"), SHOWN.values(), ids=SHOWN.keys())
def test_no_corruption_survives(lines: list[str], events: list[Event]) -> None:
    assert survivors(lines, events) == []


def test_every_kind_of_corruption_is_tried() -> None:
    kinds = {kind for lines, _ in SHOWN.values() for kind, _ in corruptions(lines)}
    assert kinds == {
        "a digit",
        "a word",
        "the kind",
        "a line dropped",
        "a line added",
        "a line doubled",
        "lines swapped",
        "everything dropped",
        "a wildcard widened",
    }


def test_a_corruption_that_passes_is_reported(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A comparison that has gone blind to digits is found out."""
    monkeypatch.setattr("verify.compare.line_matches", lambda _, got: bool(got))
    project.write("1 + 1\n# > 2")
    tally = Tally()
    assert "a digit was not caught" in project.check(tally=tally)
    assert str(tally) == "corrupted 1 expectations: 0 caught, 1 survived, 0 not run here"


def test_the_tally_counts_what_does_not_run_here(project: Project) -> None:
    project.write("1 + 1\n# > [torch<2] 3\n# > 2")
    tally = Tally()
    assert project.check(tally=tally) == ""
    assert str(tally) == (
        "corrupted 1 expectations: 1 caught, 0 survived, 1 not run here (1 for [torch<2])"
    )


def test_a_wrong_expectation_is_not_corrupted_but_reported(project: Project) -> None:
    project.write("1 + 1\n# > 3")
    tally = Tally()
    assert "not what was shown" in project.check(tally=tally)
    assert tally.caught == tally.survived == 0
