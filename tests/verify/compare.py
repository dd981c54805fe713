"""Say how what a statement showed differs from what is written below it.

The kind of a line can be read off the line: exceptions and warnings look like the last line of a
traceback, and nothing else may. So comparing lines compares kinds too.
"""

import builtins
import re
from decimal import Decimal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from verify.runner import Event
    from verify.snippet import Statement

WILDCARD = "…"

_HEAD = re.compile(r"(?P<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?P<message>: .*|:)?")

# What `…` covers within a line: an address after its 0x, the place in torch's own sources that
# ends many of its warnings, or else one whole word or decimal number.
_COVERED = (
    r"(?:(?<=\b0x)[0-9a-fA-F]+"
    r"|(?<=\(Triggered internally at )[^()]+(?=\))"
    r"|(?<![\w.])(?!0x)(?:\d+\.\d+|\w+)(?!\w))"
)
_VOLATILE = re.compile(r"(?<=\b0x)[0-9a-fA-F]{5,}|(?<=\(Triggered internally at )[^()]+(?=\))")


def with_wildcards(line: str) -> str:
    """Return `line` with `…` for what is never the same twice: an address, a build's path."""
    return _VOLATILE.sub(WILDCARD, line)


def names_exception(line: str) -> bool:
    """Whether `line` reads like the last line of a traceback, warnings excepted."""
    return _head(line) == "exception"


def _head(line: str) -> str | None:
    """Return 'exception' or 'warning' if `line` reads like the head of one."""
    match = _HEAD.fullmatch(line)
    if not match:
        return None
    name = match["name"]
    last = name.rpartition(".")[2]
    if last.endswith("Warning") and match["message"]:
        return "warning"
    builtin = getattr(builtins, name, None)
    is_builtin = isinstance(builtin, type) and issubclass(builtin, BaseException)
    is_named = last.endswith(("Error", "Exception")) or (last == "error" and "." in name)
    is_dotted = last[0].isupper() and "." in name and bool(match["message"])
    return "exception" if is_builtin or is_named or is_dotted else None


def looks_raised(text: str) -> str | None:
    """Return the first line of `text` that reads like an exception or a warning, if one does."""
    return next((line for line in text.split("\n") if _head(line.rstrip())), None)


def lines_of(events: "list[Event]") -> list[str]:
    """Return the lines that `events` show, one list for all of them."""
    return [line.rstrip() for event in events for line in event.text.split("\n")]


def difference(statement: "Statement", events: "list[Event]", *, exact: bool = True) -> str | None:
    """Return how `events` differ from what `statement` is said to show here, or None.

    A hidden statement is to show nothing; its value is nobody's business.
    """
    if not statement.shown:
        events = [event for event in events if event.kind != "value"]
    return explain(statement.expected, events, exact=exact)


def explain(expected: list[str], events: "list[Event]", *, exact: bool = True) -> str | None:
    """Return how `events` differ from the lines `expected`, in words, or None if they do not.

    Unless `exact`, compare as between devices, systems and versions of torch: a device that nobody
    expected is left out, white space counts once, and what is printed with decimals may differ by
    one in the last of them.
    """
    if reason := misleading(events):
        return reason
    if _matches(expected, events) or (not exact and _matches_loosely(expected, events)):
        return None
    return _describe(expected, events)


def misleading(events: "list[Event]") -> str | None:
    """Return what one of `events` looks like and is not, or None: its kind could not be read."""
    for event in events:
        if event.kind in ("print", "value") and (line := looks_raised(event.text)):
            return f"a {event.kind} that looks like an exception or a warning: {line}"
        if event.kind in ("exception", "warning") and _head(_first(event)) != event.kind:
            article = "an" if event.kind == "exception" else "a"
            return f"{article} {event.kind} that does not look like one: {_first(event)}"
    return None


def _matches(expected: list[str], events: "list[Event]") -> bool:
    got = lines_of(events)
    heads = _heads(events)
    if any(_head(expected[i]) != kind for i, kind in heads.items() if i < len(expected)):
        return False
    if expected and expected[-1] == WILDCARD:
        # It stands for the rest of the last message alone, whose first line is written above it:
        # a `…` that covered more would hide what can be written.
        rest = len(events[-1].text.split("\n")) - 1 if events else 0
        if not rest:
            return False
        expected, got = expected[:-1], got[: len(got) - rest]
    return len(expected) == len(got) and all(map(line_matches, expected, got))


_DEVICE = re.compile(r",\s*device='(?:cuda|mps)(?::\d+)?'")
# A number with at least four decimals, as tensors are printed; fewer are written on purpose.
_DECIMAL = re.compile(r"(?<![\w.])-?\d+\.\d{4,}(?:e[+-]?\d+)?(?=j?(?![\w.]))")
_FLOAT32_DIGITS = 7


def _matches_loosely(expected: list[str], events: "list[Event]") -> bool:
    kinds = [event.kind for event in events if event.kind in ("exception", "warning")]
    if [kind for kind in map(_head, expected) if kind] != kinds:
        return False
    lines = lines_of(events)
    if events and len(expected) > 1 and expected[-1] == WILDCARD:  # the rest of the last message
        rest = len(events[-1].text.split("\n")) - 1
        if not rest:
            return False
        expected, lines = expected[:-1], lines[: len(lines) - rest]
    wanted, got = " ".join(expected), " ".join(lines)
    if not _DEVICE.search(wanted):
        got = _DEVICE.sub("", got)
    wanted, got = " ".join(wanted.split()), " ".join(got.split())
    literals = (
        _COVERED.join(map(re.escape, part.split(WILDCARD))) for part in _DECIMAL.split(wanted)
    )
    match = re.fullmatch(f"({_DECIMAL.pattern})".join(literals), got)
    return bool(match) and all(map(_near, _DECIMAL.findall(wanted), match.groups()))


def _near(wanted: str, got: str) -> bool:
    """Whether two printed numbers differ by one at most in their last digit.

    One with more digits than float32 holds is a Python number, of which those it holds count.
    """
    one, other = Decimal(wanted), Decimal(got)
    if min(len(one.as_tuple().digits), len(other.as_tuple().digits)) > _FLOAT32_DIGITS:
        return abs(one - other) <= abs(one).scaleb(1 - _FLOAT32_DIGITS)
    same_form = one.as_tuple().exponent == other.as_tuple().exponent
    return same_form and abs(one - other) <= Decimal((0, (1,), int(one.as_tuple().exponent)))


def _first(event: "Event") -> str:
    return event.text.split("\n")[0].rstrip()


def _heads(events: "list[Event]") -> dict[int, str]:
    """Return the kind of each exception and warning, by the line on which it begins."""
    heads, line = {}, 0
    for event in events:
        if event.kind in ("exception", "warning"):
            heads[line] = event.kind
        line += event.text.count("\n") + 1
    return heads


def line_matches(expected: str, got: str) -> bool:
    """Whether the line `got` is the line `expected`, of which each `…` covers one word."""
    if expected == got or WILDCARD not in expected:
        return expected == got
    pattern = _COVERED.join(re.escape(part) for part in expected.split(WILDCARD))
    return re.fullmatch(pattern, got) is not None


def _describe(expected: list[str], events: "list[Event]") -> str:
    """Name the difference by the first kind of thing that is missing, extra or other."""
    got = lines_of(events)
    if not expected:
        unexpected = next((event for event in events if event.kind != "value"), None)
        return f"unexpected {unexpected.kind}" if unexpected else "a value without an expectation"
    if not got:
        return "an expectation, and nothing was shown"
    raised = next((event for event in events if event.kind == "exception"), None)
    wanted = next((line for line in expected if names_exception(line)), None)
    if raised and not wanted:
        return "unexpected exception"
    if wanted and not raised:
        return "the expected exception did not come"
    if raised and wanted and raised.text.partition(":")[0] != wanted.partition(":")[0]:
        return "another type of exception"
    warned = [event.text.split("\n")[0] for event in events if event.kind == "warning"]
    announced = [line for line in expected if _head(line) == "warning"]
    if len(warned) > len(announced):
        return "unexpected warning"
    if len(warned) < len(announced):
        return "the expected warning did not come"
    if raised and not line_matches(str(wanted), raised.text.split("\n")[0].rstrip()):
        return "the right type of exception, another message"
    if len(got) > len(expected):
        return "more was shown than expected"
    if len(got) < len(expected):
        return "less was shown than expected"
    return "not what was shown"
