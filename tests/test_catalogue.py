"""Every message that a snippet shows is in the catalogue, once, and every pattern is true."""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import ROOT
from verify.catalogue import Entry, claims, generated, read_entry
from verify.compare import lines_of
from verify.runner import Event, run_once
from verify.snippet import Statement
from verify.source import read_text

PAGES = sorted(p for p in (ROOT / "docs/pitfalls").glob("*.md") if p.stem != "index")
SNIPPETS = sorted((ROOT / "snippets").rglob("*.py"))


@functools.cache
def entries() -> tuple[Entry, ...]:
    """Read the entry of every page of the pitfalls."""
    return tuple(read_entry(page) for page in PAGES)


@functools.cache
def shown(path: Path) -> list[tuple[Statement, list[Event]]]:
    """Run a snippet, and return what each of its shown statements showed."""
    snippet, result = run_once(read_text(path), path)
    return [
        (snippet.statements[index], events)
        for index, events in result.events.items()
        if snippet.statements[index].shown
    ]


# The releases of torch that the whole suite runs against: what a line says of one of them has run
# there, though not here. A line for other releases alone is from a report, and proves no pattern.
RELEASES = ("2.11.0", "2.12.0", "2.13.0", "2.14.1")


def _elsewhere(statement: Statement) -> Iterator[str]:
    """Yield the lines of `statement` that count on one of the releases and not here."""
    for release in RELEASES:
        tags = {
            line.tag
            for line in statement.lines
            if line.tag and line.tag.package == "torch" and line.tag.specifier.contains(release)
        }
        for line in statement.lines:
            if line not in statement.active and line.tag in (tags or {None}):
                yield line.text


_FRAME = re.compile(r'File "(?P<file>.+)", line \d+.*\n +(?P<code>.*)')


def _is_own(statement: Statement, event: Event, path: Path) -> bool:
    """Whether the snippet itself raises or warns: a message of the page, not of torch."""
    frames = list(_FRAME.finditer(event.trace))
    if frames and frames[-1]["file"] == str(path):
        return frames[-1]["code"].startswith(("raise", "assert"))
    calls = (node for node in ast.walk(statement.node) if isinstance(node, ast.Call))
    return any(ast.unparse(call.func) == "warnings.warn" for call in calls)


def test_what_is_made_from_the_catalogue_is_fresh() -> None:
    stale = [str(path) for path, text in generated(ROOT).items() if read_text(path) != text]
    assert stale == [], "run pytest --update"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_pattern_matches_what_its_snippet_showed(page: Path) -> None:
    entry = read_entry(page)
    events = shown(ROOT / "snippets/pitfalls" / f"{page.stem}.py")
    lines = [
        line for statement, each in events for line in (*lines_of(each), *_elsewhere(statement))
    ]
    text = "\n".join(lines)
    missing = [m.text for m in entry.messages if not m.reported and not m.matches(text)]
    assert missing == [], "show these, or mark them reported: true"


@pytest.mark.parametrize("path", SNIPPETS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_message_is_claimed_by_one_page(path: Path) -> None:
    wrong = {}
    for statement, events in shown(path):
        for event in events:
            if event.kind not in ("exception", "warning") or _is_own(statement, event, path):
                continue
            pages = claims(entries(), event.text)
            if len(pages) != 1:
                wrong[f"line {statement.first}: {event.text.splitlines()[0]}"] = pages
    assert wrong == {}
