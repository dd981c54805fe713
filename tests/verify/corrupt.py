"""`--corrupt`: spoil each expectation in every way there is, and see that each way is caught."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from verify.compare import WILDCARD, explain, names_exception
from verify.report import Place, survivor
from verify.runner import Event
from verify.snippet import Statement


@dataclass
class Tally:
    """How many expectations were corrupted, and what became of them."""

    caught: int = 0
    survived: int = 0
    not_here: Counter[str] = field(default_factory=Counter)

    def corrupt(self, statement: Statement, events: list[Event], place: Place) -> list[str]:
        """Corrupt what `statement` is said to show; return a message for each that survived."""
        for tag in {line.tag for line in statement.lines} - {statement.tag}:
            self.not_here[f"for {tag or 'other versions'}"] += 1
        if not statement.active:
            return []
        alive = survivors(statement.expected, events)
        self.caught += not alive
        self.survived += bool(alive)
        return [survivor(statement, kind, lines, place) for kind, lines in alive]

    def __str__(self) -> str:
        missing = "; ".join(f"{count} {reason}" for reason, count in self.not_here.items())
        return (
            f"corrupted {self.caught + self.survived} expectations: {self.caught} caught, "
            f"{self.survived} survived, {self.not_here.total()} not run here"
            + (f" ({missing})" if missing else "")
        )


def survivors(expected: list[str], events: list[Event]) -> list[tuple[str, list[str]]]:
    """Return the corruptions of `expected` that still pass for `events`, each with its kind."""
    return [
        (kind, lines)
        for kind, lines in corruptions(expected)
        if lines != expected and explain(lines, events) is None
    ]


def corruptions(expected: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield each way to spoil the lines of one expectation: its kind and the spoilt lines."""
    for index, line in enumerate(expected):
        before, after = expected[:index], expected[index + 1 :]
        for kind, spoilt in _corrupt_line(line):
            yield kind, [*before, spoilt, *after]
        yield "a line dropped", [*before, *after]
        yield "a line doubled", [*before, line, line, *after]
        yield "a line added", [*before, "tensor(0.)", line, *after]
        if after:
            yield "lines swapped", [*before, after[0], line, *after[1:]]
        if index and line == WILDCARD:
            yield "a wildcard widened", [*expected[: index - 1], line]
    yield "a line added", [*expected, "tensor(0.)"]
    yield "everything dropped", []
    yield "a wildcard widened", [WILDCARD]


def _corrupt_line(line: str) -> Iterator[tuple[str, str]]:
    for match in re.finditer(r"\d", line):
        other = str((int(match[0]) + 1) % 10)
        yield "a digit", line[: match.start()] + other + line[match.end() :]
    for match in re.finditer(r"[^\W\d_]+", line):
        yield "a word", line[: match.start()] + match[0] + "x" + line[match.end() :]
        yield "a word", line[: match.start()] + line[match.end() :]
    yield "the kind", f"RuntimeError: {line}"
    yield "the kind", f"UserWarning: {line}"
    head, colon, message = line.partition(": ")
    if colon and (names_exception(line) or head.endswith("Warning")):
        yield "the kind", message
        yield "the kind", f"{'UserWarning' if names_exception(line) else 'RuntimeError'}: {message}"
    for match in re.finditer(WILDCARD, line):
        left, right = line[: match.start()], line[match.end() :]
        for wider_left in {left[:-1], re.sub(r"\w+\W*$", "", left)} - {left}:
            yield "a wildcard widened", wider_left + WILDCARD + right
        for wider_right in {right[1:], re.sub(r"^\W*\w+", "", right)} - {right}:
            yield "a wildcard widened", left + WILDCARD + wider_right
