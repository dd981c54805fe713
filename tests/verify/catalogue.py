"""The catalogue of messages: the front matter of docs/pitfalls/*.md, made into one file.

Each page says which messages it answers, as patterns with named placeholders, and what the decoder
is to say of them. `--update` writes all of them to docs/assets/catalogue.json, by which a message
is found, and to docs/assets/answers/, a file a group, which is loaded only when one is.
"""

import functools
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from verify.source import BadFileError, Problem, read_text

#: The groups in which a reader browses the pitfalls, in their order.
GROUPS = (
    "Shapes and broadcasting",
    "Views, expand and memory",
    "Indexing",
    "Dtypes",
    "Devices",
    "Creating and converting",
    "NumPy",
    "Losses and targets",
    "Layers and models",
    "requires_grad and grad_fn",
    "backward",
    "In-place operations",
    ".grad and zero_grad",
    "Inference mode, detach and no_grad",
    "NaN and infinity",
    "Memory",
    "Custom functions, hooks and higher order",
    "Optimizers and sparse gradients",
    "Data loading and processes",
    "Seeds and determinism",
    "vmap and torch.func",
    "torch.compile",
    "Mixed precision",
    "Saving and loading",
    "Distributed training",
)

#: What a placeholder stands for, by the kind it names: `{rows:int}`; without a kind, any text.
KINDS = {
    "int": r"-?\d+",
    "word": r"(?:[^\s,;:()\[\]'\"]|::|:(?=\d))+",
    "shape": r"\[[\d, ]*\]",
    "text": r".*?",
}

_FRONT_MATTER = re.compile(r"---\n(.*?\n)---\n", re.DOTALL)
_PLACEHOLDER = re.compile(r"\{(?P<name>[a-z][a-z0-9_]*)(?::(?P<kind>[a-z]+))?\}")
_LIST_START = "<!-- The list is written by `pytest --update`. -->"
_LIST_END = "<!-- End of the list. -->"
_H1 = re.compile(r"^# (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Message:
    """One message: its pattern, what it means, what to do, and where it is from.

    `reported`: not raised by the page's own snippet. `generic`: worded by Python, so that it is
    torch's business only where torch is in sight. `wraps`: quotes the error that matters.
    `root`: explains all that follows it, so that what stands below it does not matter.
    """

    text: str
    means: str = ""
    fixes: tuple[str, ...] = ()
    versions: str = ""
    reported: bool = False
    generic: bool = False
    wraps: bool = False
    root: bool = False

    @property
    def names(self) -> set[str]:
        """The names of its placeholders."""
        return {match["name"] for match in _PLACEHOLDER.finditer(self.text)}

    def matches(self, text: str) -> bool:
        """Whether `text` holds this message, wherever its lines are broken."""
        return self._regex.search(" ".join(text.split())) is not None

    @functools.cached_property
    def _regex(self) -> re.Pattern[str]:
        pattern, position = "", 0
        for match in _PLACEHOLDER.finditer(self.text):
            pattern += re.escape(self.text[position : match.start()])
            pattern += f"(?:{KINDS[match['kind'] or 'text']})"
            position = match.end()
        return re.compile(pattern + re.escape(self.text[position:]))


@dataclass(frozen=True)
class Entry:
    """One page of the pitfalls, as the catalogue holds it."""

    page: str
    title: str
    group: str
    silent: bool = False
    messages: tuple[Message, ...] = field(default=())


def read_entry(page: Path) -> Entry:
    """Read the entry of a page from its front matter.

    Raises BadFileError if a key is missing, unknown or malformed.
    """
    text = read_text(page)
    match, heading = _FRONT_MATTER.match(text), _H1.search(text)
    if not match or not heading:
        raise BadFileError(Problem(1, "no front matter, or no heading", "see the other pitfalls"))
    try:
        meta: dict[str, Any] = yaml.safe_load(match[1])
        messages = tuple(_message(raw) for raw in meta.get("messages", ()))
        entry = Entry(
            page.stem, heading[1], meta["group"], bool(meta.get("silent", False)), messages
        )
    except (yaml.YAMLError, KeyError, TypeError, ValueError) as error:
        what = f"front matter that is no entry of the catalogue: {error!r}"
        fix = "give group, and messages (text, means, fixes, versions, reported) or silent: true"
        raise BadFileError(Problem(1, what, fix)) from None
    if entry.group not in GROUPS:
        fix = f"write one of: {'; '.join(GROUPS)}"
        raise BadFileError(Problem(1, f"unknown group {entry.group!r}", fix))
    if not entry.silent and not messages:
        raise BadFileError(Problem(1, "no message, and not silent", "give one, or silent: true"))
    return entry


def _message(raw: dict[str, Any]) -> Message:
    message = Message(**(raw | {"fixes": tuple(raw.get("fixes", ()))}))
    for match in _PLACEHOLDER.finditer(message.text):
        if (match["kind"] or "text") not in KINDS:
            raise ValueError(f"{match[0]} is none of the kinds {', '.join(KINDS)}")
    said = " ".join((message.means, *message.fixes))
    used = {match["name"] for match in _PLACEHOLDER.finditer(said)}
    if unknown := used - message.names:
        raise ValueError(f"{', '.join(sorted(unknown))} stands nowhere in {message.text!r}")
    return message


def read_catalogue(root: Path) -> list[Entry]:
    """Read the entries of all pitfalls below `root`, by group and then by page."""
    entries, problems = [], []
    for page in sorted((root / "docs/pitfalls").glob("*.md")):
        if page.stem == "index":
            continue
        try:
            entries.append(read_entry(page))
        except BadFileError as error:
            problems += [
                Problem(problem.line, f"{page.name}: {problem.what}", problem.fix)
                for problem in error.problems
            ]
    if problems:
        raise BadFileError(*problems)
    return sorted(entries, key=lambda entry: (GROUPS.index(entry.group), entry.page))


def claims(entries: Sequence[Entry], text: str) -> list[str]:
    """Return the pages that claim a message; what wraps another error gives way to it."""
    found = [(e.page, m) for e in entries for m in e.messages if m.matches(text)]
    inner = {page for page, message in found if not message.wraps}
    return sorted(inner or {page for page, _ in found})


def generated(root: Path) -> dict[Path, str]:
    """Return what `--update` writes from the catalogue: each file with the text it is to have."""
    index = root / "docs/pitfalls/index.md"
    if not index.is_file():
        return {}
    entries = read_catalogue(root)
    before, _, rest = read_text(index).partition(_LIST_START)
    after = rest.partition(_LIST_END)[2]
    return {
        root / "docs/assets/catalogue.json": _as_json(entries),
        **{
            root / f"docs/assets/answers/{slug(group)}.json": _answers(
                [entry for entry in entries if entry.group == group]
            )
            for group in {entry.group for entry in entries}
        },
        index: f"{before}{_LIST_START}\n\n{_as_list(entries)}\n{_LIST_END}{after}",
    }


def _as_list(entries: list[Entry]) -> str:
    """Return the list in which a reader browses: by group, each page with its other messages."""
    lines = []
    for group in GROUPS:
        pages = [entry for entry in entries if entry.group == group]
        if pages:
            lines += [f"## {group}", ""]
        for entry in sorted(pages, key=lambda entry: entry.silent):
            silent = " *(nothing is raised)*" if entry.silent else ""
            lines.append(f"- [{entry.title}]({entry.page}.md){silent}")
            texts = (_PLACEHOLDER.sub("…", message.text) for message in entry.messages)
            said = _letters(entry.title)
            lines += [f"    - {_as_code(text)}" for text in texts if _letters(text) not in said]
        lines += [""] if pages else []
    return "\n".join(lines)


def _letters(text: str) -> str:
    """Return the letters alone, by which a message is told to repeat the title."""
    return re.sub(r"[^a-z]", "", text.lower())


def _as_code(text: str) -> str:
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def _as_json(entries: list[Entry]) -> str:
    """Return what the decoder finds a message by, one page a line, without empty values."""
    lines = []
    for entry in entries:
        messages = [
            {
                key: value
                for key, value in vars(message).items()
                if value and key in ("text", "versions", "generic", "wraps", "root")
            }
            for message in entry.messages
        ]
        line = {key: value for key, value in vars(entry).items() if value} | {"messages": messages}
        lines.append(json.dumps(line, ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _answers(entries: list[Entry]) -> str:
    """Return what the decoder says of each message, by page, in the order of its messages."""
    lines = [
        f"{json.dumps(entry.page)}: "
        + json.dumps(
            [{"means": m.means, "fixes": m.fixes} for m in entry.messages], ensure_ascii=False
        )
        for entry in entries
        if entry.messages
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def slug(group: str) -> str:
    """Return the name of the file that holds the answers of a group."""
    return re.sub(r"[^a-z0-9]+", "-", group.lower()).strip("-")
