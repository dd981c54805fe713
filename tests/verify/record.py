"""The published record of what ran where: docs/verified/<lane>-torch<version>.json.

A record is written by `--record`, and by `--update` for the lane of the pinned torch. It says of
each snippet file which content ran, how many of its sections were compared, and which were not.
"""

import hashlib
import json
import platform
import re
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime, timedelta
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.version import Version

from verify.lanes import DEVICES, Lane, installed_torch
from verify.needs import ACCELERATORS
from verify.snippet import parse
from verify.source import BadFileError, Problem, read_text

#: Why a section is not counted that ran and did not show what its page shows.
FAILED = "shows something else there"


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


_TEXT = re.compile(r"[\w .,()/+-]+")
_HASH = re.compile(r"[0-9a-f]{16}")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
_NAME = re.compile(r"[a-z0-9-]+(?:/[a-z0-9-]+)*\.py")


def _read(path: Path) -> Record:
    """Read a record, which may come from elsewhere: nothing in it is taken on trust."""
    try:
        raw: dict[str, Any] = json.loads(read_text(path))
        files = {name: _checked(name, FileRecord(**e)) for name, e in raw.pop("files").items()}
        record = Record(**raw, files=files)
        Version(record.torch)
        strange = [text for text in raw.values() if not _TEXT.fullmatch(text)]
        if strange or record.name != path.stem or record.lane not in DEVICES:
            raise ValueError(f"it calls itself {record.name}, with {strange}")
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        fix = "write it anew, with pytest --record"
        raise BadFileError(Problem(1, f"{path.name} is no record: {error!r}", fix)) from None
    return record


def _checked(name: str, entry: FileRecord) -> FileRecord:
    """Return the entry of a file, or raise ValueError for what no run writes."""
    today = datetime.now(UTC).date() + timedelta(days=1)
    counts = (entry.verified, entry.on_cpu)
    texts = [*entry.not_run, *entry.not_run.values()]
    if not (
        _NAME.fullmatch(name)
        and _HASH.fullmatch(entry.hash)
        and _DATE.fullmatch(entry.date)
        and entry.date <= today.isoformat()
        and all(type(count) is int and count >= 0 for count in counts)
        and all(_TEXT.fullmatch(text) for text in texts)
    ):
        raise ValueError(f"{name}: {entry}")
    return entry


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

    An entry stays as it is while content, counts and machine agree, and so does its date. A section
    that failed is not counted, and named as such. Entries of files that are gone leave every
    record. Returns how many entries of which record were written, and what could not be written.
    """
    made = new_record(lane)
    path = folder(root) / f"{made.name}.json"
    names = snippet_files(root)
    old = _read(path) if path.is_file() else replace(made)
    same_machine = replace(made, files={}) == replace(old, files={})
    if not same_machine and set(outcomes) != set(names.values()):
        there = f"{old.system}, Python {old.python}, NumPy {old.numpy}"
        return {}, [f"not recorded: the record is of {there}: run all to replace it"]
    made.files = dict(old.files) if same_machine else {}
    for name, file in names.items():
        if file in outcomes:
            entry = _entry(read_text(file), lane, outcomes[file])
            before = made.files.get(name)
            if before is None or entry != replace(before, date=entry.date):
                made.files[name] = entry
    written = _write_all([made, *(r for r in read_records(root) if r.name != made.name)], root)
    return written, []


def _write_all(records: list[Record], root: Path) -> dict[Path, int]:
    """Write records, less the entries of files that are gone; return what changed in which."""
    names = snippet_files(root)
    written = {}
    for each in records:
        each.files = {name: entry for name, entry in each.files.items() if name in names}
        path = folder(root) / f"{each.name}.json"
        text = each.to_json()
        before = _read(path).files if path.is_file() else {}
        if each.files and not (path.is_file() and read_text(path) == text):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            changed = [n for n in {*before, *each.files} if before.get(n) != each.files.get(n)]
            written[path] = max(1, len(changed))
    return written


def _entry(text: str, lane: Lane, outcomes: dict[str, Outcome]) -> FileRecord:
    """Return the entry of a file from what became of all its sections."""
    not_run = {
        name: outcome.skipped or FAILED
        for name, outcome in outcomes.items()
        if outcome.skipped or not outcome.passed
    }
    ran = [section for section in parse(text).sections if section.name not in not_run]
    stayed = [s for s in ran if lane.device != "cpu" and lane.device_for(s) is None and s.cpu]
    today = datetime.now(UTC).date().isoformat()
    return FileRecord(content_hash(text), today, len(ran), len(stayed), not_run)


def merge(root: Path, incoming: Path) -> None:
    """Take over, from records in the folder `incoming`, what is of the content that is here.

    Raises BadFileError if one is malformed.
    """
    texts = {name: content_hash(read_text(path)) for name, path in snippet_files(root).items()}
    known = {each.name: each for each in read_records(root)}
    for path in sorted(incoming.rglob("*.json")):
        new = _read(path)
        current = {n: e for n, e in new.files.items() if texts.get(n) == e.hash}
        kept = known[new.name].files if new.name in known else {}
        known[new.name] = replace(new, files=kept | current)
    _write_all(list(known.values()), root)


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
                    f"{each.name}: {name}: {what}"
                    for what in _miscounted(each.lane, entry, texts[name])
                ]
    home = next((each for each in records if each.name == f"cpu-torch{pinned}"), None)
    for name, text in texts.items():
        entry = home.files.get(name) if home else None
        if entry is None or entry.hash != content_hash(text):
            wrong.append(f"cpu-torch{pinned}: {name}: its content has not been recorded")
        elif FAILED in entry.not_run.values():
            wrong.append(f"cpu-torch{pinned}: {name}: an example fails")
    return wrong


def _miscounted(lane: str, entry: FileRecord, text: str) -> list[str]:
    sections = {section.name: section for section in parse(text).sections}
    wrong = [f"there is no section {n!r}" for n in sorted(entry.not_run.keys() - sections.keys())]
    if entry.verified + len(entry.not_run) != len(sections) or entry.on_cpu > entry.verified:
        wrong.append(f"counts {entry.verified} sections, of {len(sections)}")
    if lane == "cpu" and entry.on_cpu:
        wrong.append("nothing stays on the CPU where all is on it")
    for name, section in sections.items():
        elsewhere = [n for n in section.needs if n in ACCELERATORS and n != lane]
        if elsewhere and name not in entry.not_run:
            wrong.append(f"section {name!r} needs {elsewhere[0]}")
    return wrong
