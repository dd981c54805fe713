"""What a reader copies from a page, from its top, runs and shows what the page shows.

Hidden code proves claims; nothing that is shown may lean on it. So each file runs a second time
without it, and must show the same.
"""

from pathlib import Path

import pytest

from conftest import ROOT
from verify.compare import difference
from verify.runner import run
from verify.snippet import Snippet, parse
from verify.source import read_text

SNIPPETS = sorted((ROOT / "snippets").rglob("*.py"))


def _without_hidden(snippet: Snippet) -> Snippet:
    shown = [statement for statement in snippet.statements if statement.shown]
    return Snippet(snippet.text, snippet.tree, snippet.sections, shown)


@pytest.mark.parametrize("path", SNIPPETS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_pasted_page_shows_the_same(path: Path) -> None:
    pasted = _without_hidden(parse(read_text(path)))
    result = run(pasted, path)
    assert result.stopped_at is None, f"line {result.stopped_at.first} leans on hidden code"
    for index, events in result.events.items():
        statement = pasted.statements[index]
        reason = difference(statement, events)
        assert reason is None, f"line {statement.first} leans on hidden code: {reason}"
