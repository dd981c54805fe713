"""Make the notebook of a lesson: its cells, and below each what it showed when it ran."""

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

from verify.cells import read_cells
from verify.compare import WILDCARD
from verify.figures import with_alternative
from verify.runner import Event, Run, run_once
from verify.snippet import Section, Snippet, Statement
from verify.source import BadFileError, Problem, read_text

#: Cells whose names begin so are folded away until the reader asks for them.
FOLDED = ("answer", "solution")

_METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def lessons(root: Path) -> dict[Path, Path]:
    """Return the lessons of the project at `root`: the snippets, each with its notebook."""
    folder = root / "snippets/lessons"
    return {path: root / f"docs/lessons/{path.stem}.ipynb" for path in sorted(folder.glob("*.py"))}


def generated(root: Path, snippets: Collection[Path]) -> dict[Path, str]:
    """Return the notebooks of those `snippets` that are lessons, each with its text; runs them.

    Raises BadFileError, naming the files, if some cannot be made.
    """
    made: dict[Path, str] = {}
    problems: list[Problem] = []
    for path, book in lessons(root).items():
        if path in snippets:
            try:
                made[book] = make(path)
            except BadFileError as error:
                problems += [
                    Problem(each.line, f"{path.name}: {each.what}", each.fix)
                    for each in error.problems
                ]
    if problems:
        raise BadFileError(*problems)
    return made


def make(path: Path) -> str:
    """Run the lesson at `path` and return its notebook, as JSON.

    Raises BadFileError for a value that a notebook would not show, and for a figure without words.
    """
    snippet, result = run_once(read_text(path), path)
    if result.stopped_at:
        fix = f"mend it: pytest snippets/lessons/{path.name} shows what was raised"
        raise BadFileError(Problem(result.stopped_at.first, "an unexpected exception", fix))
    cells = []
    for number, cell in enumerate(read_cells(snippet.text.splitlines(), _ignore), 1):
        if cell.kind == "markdown":
            cells.append(_cell(f"text-{number}", "markdown", cell.source))
        elif cell.kind == "code":
            section = next(each for each in snippet.sections if each.name == cell.name)
            source = _without_expectations(snippet, section, cell.source)
            outputs = _outputs(snippet, section, result)
            metadata = _folded(cell.name)
            if any(output["output_type"] == "error" for output in outputs):
                metadata["tags"] = [*metadata.get("tags", []), "raises-exception"]  # and go on
            extra = {"execution_count": None, "outputs": outputs, "metadata": metadata}
            cells.append(_cell(cell.name, "code", source) | extra)
    book = {"cells": cells, "metadata": _METADATA, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(book, indent=1, ensure_ascii=False) + "\n"


def _folded(name: str) -> dict[str, Any]:
    """Return what folds a cell away that gives an answer: Jupyter, Colab and the site each look."""
    kind = name.partition("-")[0]
    if kind not in FOLDED:
        return {}
    hidden = {"source_hidden": True, "outputs_hidden": True}
    return {"tags": [kind], "jupyter": hidden, "cellView": "form"}


def _ignore(*_: object) -> None:
    """The snippet has been parsed, and so its cells are well-formed."""


def _cell(name: str, kind: str, source: str) -> dict[str, Any]:
    return {"cell_type": kind, "id": name, "metadata": {}, "source": _lines(source)}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _without_expectations(snippet: Snippet, section: Section, source: str) -> str:
    """Return the code of a cell without the comments that say what it shows."""
    numbers = {line.number: line for s in snippet.statements for line in s.lines}
    kept = []
    for number, text in enumerate(
        source.splitlines(), section.start + 1 + _leading(snippet, section)
    ):
        line = numbers.get(number)
        if line is None:
            kept.append(text)
        elif line.column:
            kept.append(text[: line.column].rstrip())
    return "\n".join(kept).strip("\n")


def _leading(snippet: Snippet, section: Section) -> int:
    """Return how many empty lines the cell begins with, which its source leaves out."""
    lines = snippet.text.splitlines()[section.start :]
    return next(i for i, line in enumerate(lines) if line.strip())


def _outputs(snippet: Snippet, section: Section, result: Run) -> list[dict[str, Any]]:
    """Return what a notebook shows below a cell."""
    inside = [
        (statement, result.events.get(index, []))
        for index, statement in enumerate(snippet.statements)
        if statement.shown and statement.section is section
    ]
    outputs: list[dict[str, Any]] = []
    for statement, events in inside:
        for event, text in _texts(statement, events):
            if event.kind == "value" and statement is not inside[-1][0]:
                raise BadFileError(
                    Problem(
                        statement.first,
                        "a value in the middle of a cell, which a notebook does not show",
                        "print it, or end the cell here",
                    )
                )
            outputs.append(_output(event, text))
    figures = result.figures.get(section.name, [])
    if bool(figures) != bool(section.alt):
        what = "a figure without words" if figures else "words for a figure that is not there"
        fix = "end the cell with # alt: and what the figure shows, or draw no figure"
        raise BadFileError(Problem(section.start, what, fix))
    outputs += [_figure(svg, section.alt) for svg in figures]
    return _joined(outputs)


def _texts(statement: Statement, events: list[Event]) -> list[tuple[Event, str]]:
    """Return each event with its text as it is written in the lesson, wildcards and all."""
    expected = list(statement.expected)
    texts = []
    for event in events:
        count = event.text.count("\n") + 1
        lines, expected = expected[:count], expected[count:]
        if WILDCARD in lines[1:]:  # the rest of a message, which is as long as it is
            lines = event.text.split("\n")
        texts.append((event, "\n".join(lines)))
    return texts


def _output(event: Event, text: str) -> dict[str, Any]:
    if event.kind == "value":
        data = {"text/plain": _lines(text)}
        return {
            "output_type": "execute_result",
            "data": data,
            "metadata": {},
            "execution_count": None,
        }
    if event.kind == "exception":
        name, _, value = text.partition(": ")
        return {"output_type": "error", "ename": name, "evalue": value, "traceback": [text]}
    stream = "stdout" if event.kind == "print" else "stderr"
    return {"output_type": "stream", "name": stream, "text": _lines(text + "\n")}


def _figure(svg: str, alt: str) -> dict[str, Any]:
    data = {"image/svg+xml": _lines(with_alternative(svg, alt)), "text/plain": [alt]}
    # So that Jupyter's dark theme puts it on white: its text is black there.
    return {"output_type": "display_data", "data": data, "metadata": {"needs_background": "light"}}


def _joined(outputs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Join what goes to the same stream, one print after the other."""
    joined: list[dict[str, Any]] = []
    for output in outputs:
        last = joined[-1] if joined else {}
        if output["output_type"] == "stream" and output.get("name") == last.get("name"):
            last["text"] = [*last["text"], *output["text"]]
        else:
            joined.append(output)
    return joined
