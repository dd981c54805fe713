"""What the site says of the records: a stamp for each page, and the matrix of docs/verified.md."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from verify.record import FileRecord, Record, content_hash, read_records, snippet_files
from verify.snippet import parse
from verify.source import read_text

_TABLE_START = "<!-- The tables are written by `pytest --update` and `pytest --record`. -->"
_TABLE_END = "<!-- End of the tables. -->"
_PLACES = {"cpu": "the CPU", "cuda": "a GPU (cuda)", "mps": "an Apple GPU (mps)"}


@dataclass(frozen=True)
class _Row:
    """One snippet file: its page, the hash of its content, its sections, and its entries."""

    page: str
    hash: str
    sections: int
    entries: dict[str, FileRecord]

    def holds(self, record: Record) -> bool:
        """Whether the record is of this very content."""
        entry = self.entries.get(record.name)
        return entry is not None and entry.hash == self.hash


def generated(root: Path) -> dict[Path, str]:
    """Return what is made from the records: each file with the text it is to have."""
    page = root / "docs/verified.md"
    if not page.is_file():
        return {}
    records = read_records(root)
    rows = [_row(name, path, records) for name, path in snippet_files(root).items()]
    before, _, rest = read_text(page).partition(_TABLE_START)
    after = rest.partition(_TABLE_END)[2]
    tables = "\n\n".join(
        [
            _lanes(records),
            "## Page by page",
            _matrix(rows, records),
            "## What differs between versions",
            "Each stands on its page with both texts. What no lane above ran is as reported.",
            _differences(root),
        ]
    )
    return {
        root / "docs/_theme/stamps.html": _stamps(rows, records),
        page: f"{before}{_TABLE_START}\n\n{tables}\n\n{_TABLE_END}{after}",
    }


def _row(name: str, path: Path, records: Iterable[Record]) -> _Row:
    text = read_text(path)
    entries = {each.name: each.files[name] for each in records if name in each.files}
    page = name.removesuffix(".py")
    return _Row(page, content_hash(text), len(parse(text).sections), entries)


def _stamps(rows: Iterable[_Row], records: list[Record]) -> str:
    """Return a Jinja file that sets `stamps`: what each page says of itself, by its address."""
    lines = [f"{json.dumps(_address(row))}: {json.dumps(_stamp(row, records))}," for row in rows]
    note = "{#- Written by `pytest --update` and `pytest --record` from docs/verified/. -#}"
    return "\n".join([note, "{% set stamps = {", *lines, "} %}", ""])


def _address(row: _Row) -> str:
    """Return the address of a page, as MkDocs has it."""
    folder, _, name = row.page.rpartition("/")
    parts = [part for part in (folder, name if name != "index" else "") if part]
    return "/".join(parts) + "/" if parts else ""


def _stamp(row: _Row, records: list[Record]) -> list[str]:
    """Return the sentences of a page: what ran where, and what did not."""
    said = []
    for lane, place in _PLACES.items():
        of_lane = [
            record for record in records if record.lane == lane and record.name in row.entries
        ]
        current = [record for record in of_lane if row.holds(record)]
        stale = [record for record in of_lane if not row.holds(record)]
        if current:
            said.append(_verified(row, current, place))
        if stale:
            said.append(f"Changed since it ran on {place} with {_versions(stale)}.")
        if not of_lane and lane == "cuda":
            said.append("Not verified on a GPU yet.")
    return said


def _verified(row: _Row, records: list[Record], place: str) -> str:
    entries = [row.entries[record.name] for record in records]
    fewest, last = min(entry.verified for entry in entries), max(entry.date for entry in entries)
    if not fewest:
        return f"No example runs on {place}."
    count = f"{fewest} of {row.sections} examples" if fewest < row.sections else "Every example"
    stayed = max(entry.on_cpu for entry in entries)
    aside = f", {stayed} of them on its CPU," if stayed else ""
    return f"{count} ran{aside} on {place} with {_versions(records)}, on record since {last}."


def _versions(records: list[Record]) -> str:
    *others, last = [record.torch for record in records]
    return "torch " + (f"{', '.join(others)} and {last}" if others else last)


def _lanes(records: list[Record]) -> str:
    """Return the table of the lanes: what each ran on, and its record as data."""
    lines = [
        [
            _label(each),
            f"{each.device}; {each.system}, Python {each.python}, NumPy {each.numpy}",
            str(sum(entry.verified for entry in each.files.values())),
            f"[JSON](verified/{each.name}.json)",
        ]
        for each in records
    ]
    return _table(["Lane", "Ran on", "Examples", "Record"], lines)


def _matrix(rows: list[_Row], records: list[Record]) -> str:
    """Return the table of the pages: what each lane says of each, and what has not run."""
    labels = [_label(each) for each in records]
    if not _has_gpu(records):
        labels.append("cuda")
    head = ["Page", *labels, "What has not run, and why"]
    return _table(head, [_cells(row, records) for row in rows])


def _differences(root: Path) -> str:
    """Return the table of the examples that show something else in some versions."""
    lines = []
    for name, path in snippet_files(root).items():
        tags: dict[str, set[str]] = {}
        for statement in parse(read_text(path)).statements:
            for line in statement.lines:
                if line.tag and statement.section:
                    tags.setdefault(statement.section.name, set()).add(str(line.tag))
        page = name.removesuffix(".py")
        lines += [
            [_link(page), f"`{section}`", " ".join(f"`{tag[1:-1]}`" for tag in sorted(found))]
            for section, found in tags.items()
        ]
    return _table(["Page", "Example", "Shows something else in"], lines)


def _link(page: str) -> str:
    return f"[{page}]({page}{'.ipynb' if page.startswith('lessons/') else '.md'})"


def _table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *rows])


def _label(record: Record) -> str:
    return f"{record.lane} {record.torch}"


def _has_gpu(records: list[Record]) -> bool:
    return any(record.lane == "cuda" for record in records)


def _cells(row: _Row, records: list[Record]) -> list[str]:
    cells = [_cell(row, record) for record in records]
    if not _has_gpu(records):
        cells.append("not yet")
    reasons: dict[str, set[str]] = {}
    for record in records:
        if row.holds(record):
            for name, reason in row.entries[record.name].not_run.items():
                reasons.setdefault(reason, set()).add(f"`{name}`")
    said = [f"{', '.join(sorted(names))}: {reason}" for reason, names in sorted(reasons.items())]
    return [_link(row.page), *cells, "; ".join(said)]


def _cell(row: _Row, record: Record) -> str:
    """Word what one lane says of one page: words say more than colours or ticks."""
    entry = row.entries.get(record.name)
    if entry is None:
        return "not run"
    if not row.holds(record):
        return "changed since"
    count = str(entry.verified)
    return count if entry.verified == row.sections else f"{count} of {row.sections}"
