"""The cells of a lesson: a snippet in percent format, from which a notebook is made.

`# %% [markdown]` begins prose, each line of it a comment; `# %% name` begins code that is shown;
`# %% [proof]` begins code that only proves what the lesson says, and is not part of the notebook.
A cell that draws says at its end what its figure shows, as `# alt: …`, on as many lines as needed.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

_CELL = re.compile(r"# %% (?:\[(?P<kind>markdown|proof)\]|(?P<name>[a-z][a-z0-9_-]*))")
_LIKE_A_CELL = re.compile(r"#\s*%%")
_ALT = re.compile(r"# alt: (?P<text>\S.*)")
_MARKER = re.compile(r"# (?:needs|cpu): ")

#: Takes a line's number, what is wrong there, and what to do about it.
Complain = Callable[[int, str, str], None]


@dataclass
class Cell:
    """A cell: its kind, its name if it has one, and its lines, numbered from 1.

    `start` is the number of the line that begins it, `end` that of the line that begins the next.
    """

    kind: Literal["markdown", "code", "proof"]
    name: str
    start: int
    end: int
    lines: list[str]

    @property
    def alt(self) -> str:
        """What the figure of the cell shows, in words."""
        return " ".join(match["text"] for line in self.lines if (match := _ALT.fullmatch(line)))

    @property
    def source(self) -> str:
        """The text of the cell as a notebook holds it, outputs and text alternatives left out."""
        if self.kind == "markdown":
            lines = [line.removeprefix("#").removeprefix(" ") for line in self.lines]
        else:
            lines = [line for line in self.lines if not _ALT.fullmatch(line)]
        return "\n".join(lines).strip("\n")


def is_lesson(text: str) -> bool:
    """Whether the text of a snippet is in cells."""
    return re.search(r"^#\s*%%", text, re.MULTILINE) is not None


def read_cells(lines: list[str], complain: Complain) -> list[Cell]:
    """Return the cells of a lesson; what is malformed goes to `complain`."""
    starts = [number for number, line in enumerate(lines, 1) if _LIKE_A_CELL.match(line)]
    for number in range(1, starts[0]):
        if lines[number - 1].strip():
            complain(number, "a line above the first cell", "begin with # %% [markdown]")
            break
    cells = []
    for start, end in zip(starts, [*starts[1:], len(lines) + 1], strict=True):
        match = _CELL.fullmatch(lines[start - 1])
        if not match:
            fix = "write # %% name, # %% [markdown] or # %% [proof]"
            complain(start, f"not a cell: {lines[start - 1]}", fix)
            continue
        kind = match["kind"] or "code"
        body = lines[start : end - 1]
        while kind != "proof" and body and (not body[-1].strip() or _MARKER.match(body[-1])):
            body.pop()  # a marker belongs to the cell below
        cell = Cell(kind, match["name"] or "", start, end, body)
        _check(cell, cells, complain)
        cells.append(cell)
    return cells


def _check(cell: Cell, before: list[Cell], complain: Complain) -> None:
    if cell.name and any(cell.name == other.name for other in before):
        complain(cell.start, f"cell {cell.name!r} is defined twice", "rename one")
    for number, line in enumerate(cell.lines, cell.start + 1):
        if cell.kind == "markdown" and not re.match(r"#(?: |$)", line):
            complain(number, "a line of prose that is no comment", "begin it with # and a space")
            break
