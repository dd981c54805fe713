"""Lessons: the notebooks are fresh, well-formed, and run in a plain Jupyter."""

import json
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from conftest import ROOT, Project
from verify.compare import line_matches
from verify.notebook import lessons, make
from verify.source import BadFileError

LESSONS = lessons(ROOT)
each_lesson = pytest.mark.parametrize(
    ("snippet", "notebook"), LESSONS.items(), ids=[path.stem for path in LESSONS]
)


def _texts(book: dict[str, Any]) -> list[Any]:
    """Return the cells of a notebook without their images, which no two machines draw alike."""
    kept = json.loads(json.dumps(book["cells"]))
    for cell in kept:
        for output in cell.get("outputs", []):
            output.get("data", {}).pop("image/svg+xml", None)
    return kept


@each_lesson
def test_the_notebook_is_fresh(snippet: Path, notebook: Path) -> None:
    assert notebook.is_file(), "run pytest --update"
    committed = json.loads(notebook.read_text("utf-8"))
    nbformat.validate(nbformat.from_dict(committed))
    assert _texts(committed) == _texts(json.loads(make(snippet))), "run pytest --update"


def test_every_notebook_has_its_lesson() -> None:
    assert set((ROOT / "docs/lessons").glob("*.ipynb")) == set(LESSONS.values())


@pytest.mark.parametrize("notebook", LESSONS.values(), ids=lambda path: path.stem)
def test_the_notebook_runs_in_a_plain_jupyter(
    notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")
    monkeypatch.delenv("MPLBACKEND", raising=False)
    assert notebook.is_file(), "run pytest --update"
    committed = nbformat.read(notebook, as_version=4)
    ran = nbformat.from_dict(json.loads(json.dumps(committed)))
    NotebookClient(ran, timeout=300).execute(cwd=str(tmp_path))
    for before, after in zip(committed.cells, ran.cells, strict=True):
        if before.cell_type == "code":
            wanted, got = _plain(before.outputs), _plain(after.outputs)
            assert len(wanted) == len(got), f"{notebook.stem}, cell {before.id}: {got}"
            assert all(map(line_matches, wanted, got)), f"{notebook.stem}, cell {before.id}: {got}"


def _plain(outputs: list[Any]) -> list[str]:
    """Return the lines of text that a cell shows, wherever it shows them."""
    lines: list[str] = []
    for output in outputs:
        if output.output_type == "stream" and output.name == "stdout":
            lines += output.text.rstrip("\n").split("\n")
        elif output.output_type == "execute_result":
            lines += output.data["text/plain"].split("\n")
        elif output.output_type == "error":
            # Jupyter names a type without its module.
            lines.append(f"{output.ename.rpartition('.')[2]}: {output.evalue}".rstrip())
    return lines


def _write(project: Project, text: str) -> Path:
    path = project.root / "snippets/lessons/trial.py"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    return path


LESSON = """\
# %% [markdown]
# # A trial
#
# Does it hold?

# %% first
x = 1
print("a")
# > a
x + 1  # > 2

# %% [proof]
assert x == 1

# %% answer-it
x + 2
# > 3
"""


def test_cells_become_a_notebook(project: Project) -> None:
    book = json.loads(make(_write(project, LESSON)))
    prose, first, answer = book["cells"]
    assert "".join(prose["source"]) == "# A trial\n\nDoes it hold?"
    assert "".join(first["source"]) == 'x = 1\nprint("a")\nx + 1'
    assert [output["output_type"] for output in first["outputs"]] == ["stream", "execute_result"]
    assert answer["metadata"]["tags"] == ["answer"]
    assert "proof" not in json.dumps(book)


DRAWS = """\
# %% plot
import matplotlib.pyplot as plt

figure, axes = plt.subplots()
axes.plot([1, 2], [3, 4])
{words}"""


def test_a_figure_is_drawn_in_the_colour_of_the_text_and_has_words(project: Project) -> None:
    path = _write(project, DRAWS.format(words='# alt: A line that "rises".\n# alt: Steeply.\n'))
    (output,) = json.loads(make(path))["cells"][0]["outputs"]
    svg = "".join(output["data"]["image/svg+xml"])
    assert 'aria-label="A line that &quot;rises&quot;. Steeply."' in svg
    assert "currentColor" in svg
    assert not re.search(r"<style|style=|#808080", svg)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (DRAWS.format(words=""), "a figure without words"),
        ("# %% one\n1 + 1\n# > 2\n# alt: A line.\n", "words for a figure that is not there"),
        ("# %% one\n1 + 1\n# > 2\n2 + 2\n# > 4\n", "a value in the middle of a cell"),
        ("x = 1\n# %% one\n1 + 1\n# > 2\n", "a line above the first cell"),
        ("# %% One\n1 + 1\n# > 2\n", "not a cell"),
        ("# %% one\n1 + 1\n# > 2\n# %% one\n2\n# > 2\n", "defined twice"),
        ("# %% [markdown]\nx = 1\n# %% one\n1\n# > 1\n", "prose that is no comment"),
        ("# %% one\n1\n# > 1\n# needs: cuda\n# %% [proof]\nx = 1\n", "a marker above no cell"),
    ],
)
def test_a_malformed_lesson_says_what_to_do(project: Project, text: str, reason: str) -> None:
    with pytest.raises(BadFileError, match=reason):
        make(_write(project, text))
