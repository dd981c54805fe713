"""Read a file strictly, so that what is compared is what a reader sees."""

from dataclasses import dataclass
from pathlib import Path

# What str.splitlines() takes for the end of a line and Python's own parser does not.
_ODD = "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a file: its line (from 1), what was found, and what to do about it."""

    line: int
    what: str
    fix: str


class BadFileError(Exception):
    """A file that cannot be used, with every problem that was found in it."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(f"line {p.line}: {p.what}" for p in problems))
        self.problems = problems


def read_text(path: Path) -> str:
    """Return the text of `path`.

    Raises BadFileError if it is not UTF-8, or holds a byte order mark, a carriage return or a tab.
    """
    data = path.read_bytes()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        what = f"byte 0x{data[error.start]:02x} is not UTF-8"
        raise BadFileError(Problem(line, what, "save the file as UTF-8")) from None
    return check_characters(text)


def check_characters(text: str) -> str:
    """Return `text`; raise BadFileError if it holds a character that no file of ours may hold."""
    problems = [
        Problem(text.count("\n", 0, text.index(character)) + 1, f"the file holds {name}", fix)
        for character, name, fix in (
            ("\ufeff", "a byte order mark", "save it as UTF-8 without a BOM"),
            ("\r", "a carriage return (CRLF line ends)", "save it with LF line ends"),
            ("\t", "a tab", "indent with spaces, and write \\t within a string"),
            *((odd, f"the line end {odd!r}", "write it as an escape") for odd in _ODD),
        )
        if character in text
    ]
    if problems:
        raise BadFileError(*problems)
    return text
