"""`--update`: rewrite expectations from what really happened. The diff is the review."""

from pathlib import Path

from verify.compare import (
    WILDCARD,
    difference,
    line_matches,
    lines_of,
    looks_raised,
    names_exception,
    with_wildcards,
)
from verify.runner import Event, Run, run
from verify.snippet import Snippet, Statement, parse
from verify.source import read_text

_WIDTH = 100


def update_file(path: Path, sections: set[str], may_raise: set[str]) -> int:
    """Rewrite the expectations of `sections` that differ, and return how many were rewritten.

    Nothing else of the file changes. An exception where none stood is written only into the
    sections `may_raise`, an AssertionError nowhere. Runs until nothing changes: behind a statement
    that was not expected to raise, more may wait.
    """
    count = 0
    while True:
        text = read_text(path)
        snippet = parse(text)
        edits = _edits(snippet, run(snippet, path), sections, may_raise)
        if not edits:
            return count
        lines = [
            new
            for number, old in enumerate(text.splitlines(), 1)
            for new in edits.get(number, [old])
        ]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        count += sum(number in edits for number in _anchors(snippet))


def _anchors(snippet: Snippet) -> list[int]:
    return [_anchor(statement) for statement in snippet.statements if statement.shown]


def _anchor(statement: Statement) -> int:
    """Return the line at which the expectation of `statement` that holds here is written."""
    return next((line.number for line in statement.active), statement.last)


def _edits(
    snippet: Snippet, result: Run, sections: set[str], may_raise: set[str]
) -> dict[int, list[str]]:
    """Return what replaces each line that changes, by its number."""
    source = snippet.text.splitlines()
    edits: dict[int, list[str]] = {}
    for index, events in result.events.items():
        statement = snippet.statements[index]
        name = statement.section.name if statement.section else ""
        if (
            statement.shown
            and name in sections
            and difference(statement, events)
            and _may_write(statement, events, may_raise=name in may_raise)
        ):
            edits |= _rewrite(statement, events, source)
    return edits


def _may_write(statement: Statement, events: list[Event], *, may_raise: bool) -> bool:
    if any(event.kind in ("print", "value") and looks_raised(event.text) for event in events):
        return False
    if not events or events[-1].kind != "exception":
        return True
    if events[-1].text.startswith("AssertionError"):
        return False
    return may_raise or any(names_exception(line) for line in statement.expected)


def _rewrite(statement: Statement, events: list[Event], source: list[str]) -> dict[int, list[str]]:
    tag = f"{statement.tag} " if statement.tag else ""
    comments = [f"# > {tag}{line}".rstrip() for line in _new_lines(statement.expected, events)]
    anchor = _anchor(statement)
    edits: dict[int, list[str]] = {line.number: [] for line in statement.active}
    if anchor != statement.last:  # the old ones stand below the statement
        edits[anchor] = comments
        return edits
    inline = bool(statement.active)
    code = source[anchor - 1]
    if inline:
        code = code[: statement.active[0].column].rstrip()
    together = f"{code}  {comments[0]}" if inline and len(comments) == 1 else ""
    fits = together and len(together) <= _WIDTH
    edits[anchor] = [together] if fits else [code, *comments]
    return edits


def _new_lines(expected: list[str], events: list[Event]) -> list[str]:
    """Return the lines to write; wildcards that still fit stay, and addresses become wildcards."""
    got = lines_of(events)
    if expected and expected[-1] == WILDCARD and events:
        rest = events[-1].text.count("\n")
        if rest:
            got = [*got[: len(got) - rest], WILDCARD]
    wild = [line for line in expected if WILDCARD in line]
    return [
        next((old for old in wild if line_matches(old, line)), with_wildcards(line)) for line in got
    ]
