"""Word a failure: where it stands, what was expected, what came, and what to do about it."""

from dataclasses import dataclass
from pathlib import PurePath

from verify.compare import lines_of
from verify.runner import Event
from verify.snippet import Statement
from verify.source import BadFileError


@dataclass(frozen=True)
class Place:
    """Where a statement stands: its snippet and page, relative to the root, and its section."""

    snippet: PurePath
    page: PurePath
    section: str


def bad_file(error: BadFileError, path: PurePath) -> str:
    """Word the problems of a file that cannot be used."""
    return "\n".join(
        f"{path.as_posix()}:{problem.line}: {problem.what}\n    to do: {problem.fix}"
        for problem in error.problems
    )


def mismatch(statement: Statement, events: list[Event], reason: str, place: Place) -> str:
    """Word how a statement differs from what it showed, as a diff."""
    where = f"{place.snippet.as_posix()}:{statement.first}"
    kind = "section" if statement.shown else "hidden proof of section"
    trace = events[-1].trace if events and events[-1].kind == "exception" else ""
    head = [
        f"{where}: {reason}",
        f"{kind} {place.section!r}, shown on {place.page.as_posix()}",
        "",
        *(f"    {line}" for line in statement.source.split("\n")),
        *(f"  - {_comment(line)}" for line in statement.expected),
        *(f"  + {_comment(line)}" for line in lines_of(events)),
        "",
    ]
    if trace and reason == "unexpected exception":
        head += [*trace.rstrip().split("\n"), ""]
    return "\n".join([*head, _advice(statement, events, reason, place)])


def survivor(statement: Statement, kind: str, lines: list[str], place: Place) -> str:
    """Word that a corrupted expectation passed, which is a fault of the engine or of a wildcard."""
    return "\n".join(
        [
            f"{place.snippet.as_posix()}:{statement.first}: {kind} was not caught",
            f"section {place.section!r}, shown on {place.page.as_posix()}",
            "",
            *(f"    {line}" for line in statement.source.split("\n")),
            *(f"  - {_comment(line)}" for line in statement.expected),
            *(f"  + {_comment(line)}" for line in lines),
            "",
            "to do: write out what the wildcard stands for, or mend the comparison",
        ]
    )


def not_reached(stop: Statement, place: Place) -> str:
    """Word that a section did not run because an earlier statement of its file failed."""
    return (
        f"{place.snippet.as_posix()}: section {place.section!r} was not reached, "
        f"see line {stop.first}: an unexpected exception ended the file there"
    )


def _comment(line: str) -> str:
    return f"# > {line}".rstrip()


def _advice(statement: Statement, events: list[Event], reason: str, place: Place) -> str:
    """Say what to do; `--update` is named only where it would write something."""
    if not statement.shown:
        return "to do: mend the code, or the claim that it proves"
    if "look like" in reason or "looks like" in reason:
        return "to do: show it in other words; exceptions end in Error or Exception, and alone do"
    if events and events[-1].text.startswith("AssertionError"):
        return "to do: mend the code: a failed assertion is never accepted"
    command = f"pytest --update {place.snippet.as_posix()} -k {place.section}"
    return f"to accept what was shown: {command}"
