"""The published record of what ran where: docs/verified/<lane>-torch<version>.json.

A record is written by `--record`, and by `--update` for the lane of the pinned torch. It says of
each snippet file which content ran, how many of its sections were compared, and which were not.
"""

import hashlib
import json
import platform
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.version import Version

from verify.lanes import DEVICES, Lane, installed_torch
from verify.snippet import parse
from verify.source import BadFileError, Problem, read_text


@dataclass(frozen=True)
class Outcome:
    """What became of one section: whether it passed, or why it did not run here."""

    passed: bool
    skipped: str | None = None


@dataclass(frozen=True)
class FileRecord:
    """What a lane says of one snippet file.

    `hash` is that of the content that ran, `verified` the number of sections that were compared,
    `on_cpu` how many of these stayed on the CPU though the lane is another, and `not_run` the
    reason for each section that did not run.
    """

    hash: str
    date: str
    verified: int
    on_cpu: int = 0
    not_run: dict[str, str] = field(default_factory=dict)


@dataclass
class Record:
    """What ran on one lane with one torch, by the path of the snippet below snippets/."""

    lane: str
    torch: str
    python: str
    numpy: str
    system: str
    device: str
    files: dict[str, FileRecord] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of its file, without the suffix."""
        return f"{self.lane}-torch{self.torch}"

    @property
    def order(self) -> tuple[int, Version]:
        """What records are sorted by: the lane, then the version."""
        return DEVICES.index(self.lane), Version(self.torch)

    def to_json(self) -> str:
        """Return the text of its file: one snippet a line, in the order of their paths."""
        head = {key: value for key, value in vars(self).items() if key != "files"}
        lines = [
            f"  {json.dumps(path)}: "
            + json.dumps({key: value for key, value in asdict(entry).items() if value != {}})
            for path, entry in sorted(self.files.items())
        ]
        start = json.dumps(head, indent=1).removesuffix("\n}")
        return f'{start},\n "files": {{\n' + ",\n".join(lines) + "\n }\n}\n"


def new_record(lane: Lane) -> Record:
    """Return a record of this machine, without any file yet."""
    return Record(
        lane=lane.device,
        torch=installed_torch(),
        python=platform.python_version(),
        numpy=metadata.version("numpy"),
        system=f"{platform.system()} {platform.machine()}",
        device=lane.describe(),
    )


def folder(root: Path) -> Path:
    """Return where the records of the project at `root` are."""
    return root / "docs/verified"


def read_records(root: Path) -> list[Record]:
    """Read the committed records, the CPU's first, each lane's older versions first.

    Raises BadFileError if one is malformed.
    """
    records = [_read(path) for path in folder(root).glob("*.json")]
    return sorted(records, key=lambda record: record.order)


def _read(path: Path) -> Record:
    try:
        raw: dict[str, Any] = json.loads(read_text(path))
        files = {name: FileRecord(**entry) for name, entry in raw.pop("files").items()}
        record = Record(**raw, files=files)
        if record.name != path.stem or record.lane not in DEVICES:
            raise ValueError(f"it calls itself {record.name}")
    except (json.JSONDecodeError, KeyError, TypeError, ValueError) as error:
        fix = "write it anew, with pytest --record"
        raise BadFileError(Problem(1, f"{path.name} is no record: {error!r}", fix)) from None
    return record


def content_hash(text: str) -> str:
    """Return what identifies the content of a snippet file."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def snippet_files(root: Path) -> dict[str, Path]:
    """Return all snippet files of the project at `root`, by their names in a record."""
    base = root / "snippets"
    return {path.relative_to(base).as_posix(): path for path in sorted(base.rglob("*.py"))}


def record(
    root: Path, lane: Lane, outcomes: dict[Path, dict[str, Outcome]]
) -> tuple[dict[Path, int], list[str]]:
    """Write what became of the files in `outcomes` into the record of this lane and torch.

    A file is recorded when each of its sections passed or could not run here; any other loses its
    entry. An entry stays as it is while content and counts agree, and so does its date. Returns how
    many entries of which file were written, and a line for each snippet that could not be recorded.
    """
    made = new_record(lane)
    path = folder(root) / f"{made.name}.json"
    names = snippet_files(root)
    before = _read(path).files if path.is_file() else {}
    made.files = {name: entry for name, entry in before.items() if name in names}
    refused = []
    for name, file in names.items():
        if file not in outcomes:
            continue
        entry = _entry(read_text(file), lane, outcomes[file])
        if entry is None:
            made.files.pop(name, None)
            refused.append(f"not recorded: snippets/{name}, whose sections did not all pass")
        elif name not in before or entry != _with_date(before[name], entry.date):
            made.files[name] = entry
    changed = [n for n in names if made.files.get(n) != before.get(n)]
    if made.files != before:
        path.parent.mkdir(exist_ok=True)
        path.write_text(made.to_json(), encoding="utf-8", newline="\n")
    return {path: len(changed)}, refused


def _with_date(entry: FileRecord, date: str) -> FileRecord:
    return FileRecord(**(asdict(entry) | {"date": date}))


def _entry(text: str, lane: Lane, outcomes: dict[str, Outcome]) -> FileRecord | None:
    """Return the entry of a file, or None if a section failed or was not checked."""
    sections = parse(text).sections
    if any(s.name not in outcomes or not outcomes[s.name].passed for s in sections):
        return None
    not_run = {n: o.skipped for n, o in outcomes.items() if o.skipped}
    ran = [section for section in sections if section.name not in not_run]
    stayed = [s for s in ran if lane.device != "cpu" and lane.device_for(s) is None and s.cpu]
    today = datetime.now(UTC).date().isoformat()
    return FileRecord(content_hash(text), today, len(ran), len(stayed), not_run)


def wrong_claims(root: Path, pinned: str) -> list[str]:
    """Return what the committed records claim and do not have, and where the CPU's is stale."""
    files = snippet_files(root)
    texts = {name: read_text(path) for name, path in files.items()}
    wrong = []
    records = read_records(root)
    for each in records:
        for name, entry in each.files.items():
            if name not in texts:
                wrong.append(f"{each.name}: {name}: there is no such snippet")
            elif entry.hash == content_hash(texts[name]):
                wrong += [
                    f"{each.name}: {name}: {what}" for what in _miscounted(entry, texts[name])
                ]
    home = next((each for each in records if each.name == f"cpu-torch{pinned}"), None)
    for name, text in texts.items():
        entry = home.files.get(name) if home else None
        if entry is None or entry.hash != content_hash(text):
            wrong.append(f"cpu-torch{pinned}: {name}: its content has not been recorded")
    return wrong


def _miscounted(entry: FileRecord, text: str) -> list[str]:
    names = {section.name for section in parse(text).sections}
    wrong = [f"there is no section {name!r}" for name in sorted(entry.not_run.keys() - names)]
    if entry.verified + len(entry.not_run) != len(names) or entry.on_cpu > entry.verified:
        wrong.append(f"counts {entry.verified} sections, of {len(names)}")
    return wrong
