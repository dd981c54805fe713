"""What a reader copies from a page, from its top, runs and shows what the page shows.

Hidden code proves claims; nothing that is shown may lean on it. So each file runs a second time
without it, and must show the same.
"""

from pathlib import Path

import pytest

from conftest import ROOT
from verify.compare import difference
from verify.runner import run, run_once
from verify.snippet import Snippet
from verify.source import read_text

SNIPPETS = sorted((ROOT / "snippets").rglob("*.py"))


def _without_hidden(snippet: Snippet) -> Snippet:
    shown = [statement for statement in snippet.statements if statement.shown]
    return Snippet(snippet.text, snippet.tree, snippet.sections, shown)


@pytest.mark.parametrize("path", SNIPPETS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_pasted_page_shows_the_same(path: Path) -> None:
    snippet, whole = run_once(read_text(path), path)
    if whole.stopped_at:
        return  # its own section fails, and says why
    pasted = _without_hidden(snippet)
    result = run(pasted, path)
    wrong = [
        f"line {pasted.statements[index].first}: {reason}"
        for index, events in result.events.items()
        if (reason := difference(pasted.statements[index], events))
    ]
    if wrong:
        advice = "to do: show what is needed, or mend what the file's own sections report first"
        head = f"{path}: shows something else without its hidden code"
        pytest.fail("\n".join([head, *wrong, advice]), pytrace=False)
