"""`--update`: rewrite expectations from what really happened. The diff is the review."""

from pathlib import Path

from verify.compare import (
    WILDCARD,
    difference,
    line_matches,
    lines_of,
    misleading,
    names_exception,
    with_wildcards,
)
from verify.runner import Event, Run, run
from verify.snippet import Snippet, Statement, parse
from verify.source import BadFileError, Problem, check_characters, read_text

_WIDTH = 100


def update_file(path: Path, sections: set[str], may_raise: set[str]) -> int:
    """Rewrite the expectations of `sections` that differ, and return how many were rewritten.

    Nothing else of the file changes. An exception where none stood is written only into the
    sections `may_raise`, an AssertionError nowhere. Runs again while there is something to write:
    behind a statement that was not expected to raise, more may wait.

    Raises BadFileError, and leaves the file as it is, if what was shown cannot be written down.
    """
    written: set[int] = set()
    snippet = parse(read_text(path))
    while edits := _edits(snippet, run(snippet, path), sections, may_raise):
        for index in edits.keys() & written:
            raise BadFileError(
                Problem(
                    snippet.statements[index].first,
                    "a statement that shows something else each time",
                    "seed it, give it fixed data, or assert what holds each time",
                )
            )
        snippet = _rewritten(snippet, edits)
        path.write_text(snippet.text, encoding="utf-8", newline="\n")
        written |= edits.keys()
    return len(written)


def _rewritten(snippet: Snippet, edits: dict[int, list[str]]) -> Snippet:
    """Return the snippet with new lines for some statements, by the statements' indices."""
    source = snippet.text.splitlines()
    changes: dict[int, list[str]] = {}
    for index, lines in edits.items():
        changes |= _rewrite(snippet.statements[index], lines, source)
    text = "\n".join(
        line for number, old in enumerate(source, 1) for line in changes.get(number, [old])
    )
    after = parse(check_characters(text + "\n"))
    for index, lines in edits.items():
        if after.statements[index].expected != lines:
            raise BadFileError(
                Problem(
                    snippet.statements[index].first,
                    "what it shows reads like a version tag when it is written down",
                    "show it in other words",
                )
            )
    return after


def _edits(
    snippet: Snippet, result: Run, sections: set[str], may_raise: set[str]
) -> dict[int, list[str]]:
    """Return the lines that each statement is to have, by its index, where they differ."""
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
            edits[index] = _new_lines(statement.expected, events)
    return edits


def _may_write(statement: Statement, events: list[Event], *, may_raise: bool) -> bool:
    if misleading(events):
        return False
    if not events or events[-1].kind != "exception":
        return True
    if events[-1].text.startswith("AssertionError"):
        return False
    return may_raise or any(names_exception(line) for line in statement.expected)


def _rewrite(statement: Statement, new: list[str], source: list[str]) -> dict[int, list[str]]:
    """Return what replaces each line of the file that changes, by its number."""
    tag = f"{statement.tag} " if statement.tag else ""
    comments = [f"# > {tag}{line}".rstrip() for line in new]
    changes: dict[int, list[str]] = {line.number: [] for line in statement.active}
    anchor = next(iter(changes), statement.last)
    if anchor != statement.last:  # the old ones stand below the statement
        changes[anchor] = comments
        return changes
    inline = bool(statement.active)
    code = source[anchor - 1]
    if inline:
        code = code[: statement.active[0].column].rstrip()
    together = f"{code}  {comments[0]}" if inline and len(comments) == 1 else ""
    fits = together and len(together) <= _WIDTH
    changes[anchor] = [together] if fits else [code, *comments]
    return changes


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
