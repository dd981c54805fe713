"""Parse a snippet file: its sections, its statements, and what each of them is said to show.

A lesson is a snippet in cells (`# %%`), from which a notebook is made; see verify.cells.
"""

import ast
import io
import itertools
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field

from verify.cells import is_lesson, read_cells
from verify.compare import names_exception
from verify.needs import NEEDS
from verify.source import BadFileError, Problem
from verify.versions import Tag, split_tag

_SECTION = re.compile(r"# --8<-- \[(?P<edge>start|end):(?P<name>[a-z][a-z0-9_-]*)\]")
_LIKE_A_SECTION = re.compile(r"-+8<-+")
_EXPECTATION = re.compile(r"# >(?: (?P<text>.*))?")
_LIKE_AN_EXPECTATION = re.compile(r"#+\s*>")
_MARKER = re.compile(r"# (?P<kind>needs|cpu): (?P<text>\S.*)")
_LIKE_A_MARKER = re.compile(rf"#+\s*(?:(?:needs?|cpu)\s*:|needs?\s+(?:{'|'.join(NEEDS)})\b)", re.I)


@dataclass
class Line:
    """One `# > ` comment: where it stands in the file, the tag it carries, and its text."""

    number: int
    column: int
    tag: Tag | None
    text: str


@dataclass
class Statement:
    """A top-level statement and the comments that say what it shows."""

    node: ast.stmt
    first: int
    last: int
    source: str
    section: "Section | None"
    shown: bool
    lines: list[Line] = field(default_factory=list)

    @property
    def tag(self) -> Tag | None:
        """The first of its tags that holds here; None where the untagged lines are what counts."""
        return next((line.tag for line in self.lines if line.tag and line.tag.holds()), None)

    @property
    def active(self) -> list[Line]:
        """The comments that count here: those of the tag that holds, or the untagged ones."""
        return [line for line in self.lines if line.tag == self.tag]

    @property
    def expected(self) -> list[str]:
        """The lines that it is to show here."""
        return [line.text for line in self.active]


@dataclass
class Section:
    """A named part of the file that a page shows; `alt` says what its figure shows."""

    name: str
    start: int
    needs: tuple[str, ...] = ()
    cpu: str | None = None
    end: int = 0
    alt: str = ""


@dataclass
class Snippet:
    """A snippet file. Statements that stand in no section are hidden: run, never shown."""

    text: str
    tree: ast.Module
    sections: list[Section]
    statements: list[Statement]

    def body(self, section: Section) -> str:
        """Return the lines of `section` as a page shows them."""
        return "\n".join(self.text.splitlines()[section.start : section.end - 1]).strip("\n")


@dataclass
class _Comment:
    number: int
    column: int
    text: str
    alone: bool


def parse(text: str) -> Snippet:
    """Parse the text of a snippet file.

    Raises BadFileError with every problem found: what is no Python, and comments that look like
    sections, markers or expectations but are not, or that stand where they mean nothing.
    """
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        problem = Problem(error.lineno or 1, f"not valid Python: {error.msg}", "mend the syntax")
        raise BadFileError(problem) from None
    return _Parser(text, tree).parse()


class _Parser:
    def __init__(self, text: str, tree: ast.Module) -> None:
        self.text = text
        self.source_lines = text.splitlines()
        self.tree = tree
        self.comments = list(_comments(text, self.source_lines))
        self.problems: list[Problem] = []

    def parse(self) -> Snippet:
        spans = [(_first_line(node), node.end_lineno or node.lineno) for node in self.tree.body]
        self._check_places(spans)
        for (_, last), (first, _) in itertools.pairwise(spans):
            if first == last:
                self._add(first, "two statements on one line", "give each a line of its own")
        sections = self._cells() if is_lesson(self.text) else self._sections()
        statements = [
            self._statement(node, span, sections)
            for node, span in zip(self.tree.body, spans, strict=True)
        ]
        self._attach(statements, sections)
        for statement in statements:
            holding = {line.tag for line in statement.lines if line.tag and line.tag.holds()}
            if len(holding) > 1:
                tags = " and ".join(sorted(map(str, holding)))
                self._add(statement.first, f"{tags} hold at once", "let the ranges not overlap")
        for section in sections:
            shown = [s for s in statements if s.shown and s.section is section]
            if not shown:
                self._add(section.start, f"section {section.name!r} is empty", "give it code")
            for statement in shown[:-1]:
                if any(names_exception(line.text) for line in statement.lines):
                    self._add(
                        statement.first,
                        "a statement that raises, and the section goes on",
                        "end the section here: who pastes it gets no further",
                    )
        if not sections:
            self._add(1, "the file has no section", "name one: # --8<-- [start:name] … [end:name]")
        if self.problems:
            raise BadFileError(*sorted(self.problems, key=lambda problem: problem.line))
        return Snippet(self.text, self.tree, sections, statements)

    def _add(self, line: int, what: str, fix: str) -> None:
        self.problems.append(Problem(line, what, fix))

    def _check_places(self, spans: list[tuple[int, int]]) -> None:
        """Check the form of our comments, and that they stand at the top level."""
        whole_lines = {c.number: c for c in self.comments if c.alone and c.column == 0}
        for number, line in enumerate(self.source_lines, 1):
            comment = whole_lines.get(number)
            if _LIKE_A_SECTION.search(line) and not (comment and _SECTION.fullmatch(line)):
                self._add(
                    number,
                    f"not a section marker: {line.strip()}",
                    "write # --8<-- [start:name] or # --8<-- [end:name] alone on its line",
                )
        # The last line of a block is inside it too: what stands behind it may not even have run.
        inner = [
            (first, last + (hasattr(node, "body") and first < last))
            for node, (first, last) in zip(self.tree.body, spans, strict=True)
        ]
        for comment in self.comments:
            ends = spans if comment.alone else inner
            inside = any(first <= comment.number < last for first, last in ends)
            self._check_form(comment, inside)

    def _check_form(self, comment: _Comment, inside: bool) -> None:
        number, text = comment.number, comment.text
        if _LIKE_AN_EXPECTATION.match(text) and not _EXPECTATION.fullmatch(text):
            self._add(number, f"not an expectation: {text}", "write # > and a space, then the text")
        elif _EXPECTATION.fullmatch(text) and (inside or (comment.alone and comment.column)):
            self._add(
                number,
                "an expectation inside a statement",
                "only top-level statements show values: move it below, at the left margin",
            )
        elif _LIKE_A_MARKER.match(text) and not (_MARKER.fullmatch(text) and comment.alone):
            self._add(number, f"not a marker: {text}", "write # needs: cuda or # cpu: reason")
        elif _SECTION.fullmatch(text) and inside:
            self._add(number, "a section marker inside a statement", "move it between statements")

    def _sections(self) -> list[Section]:
        """Pair starts with ends, and give each section the markers that stand right above it."""
        sections: list[Section] = []
        open_section: Section | None = None
        markers: list[_Comment] = []
        for comment in self.comments:
            edge = _SECTION.fullmatch(comment.text) if comment.alone else None
            if edge and edge["edge"] == "start":
                if open_section:
                    self._add(
                        comment.number,
                        f"section {edge['name']!r} starts inside section {open_section.name!r}",
                        f"end {open_section.name!r} first: sections neither nest nor overlap",
                    )
                    open_section.end = comment.number
                if any(edge["name"] == section.name for section in sections):
                    self._add(
                        comment.number, f"section {edge['name']!r} is defined twice", "rename one"
                    )
                open_section = Section(edge["name"], comment.number)
                self._mark(open_section, markers)
                sections.append(open_section)
                markers = []
            elif edge:
                if not open_section or open_section.name != edge["name"]:
                    self._add(
                        comment.number,
                        f"the end of section {edge['name']!r}, which is not open here",
                        f"give it a start, # --8<-- [start:{edge['name']}], or remove it",
                    )
                else:
                    open_section.end = comment.number
                    open_section = None
            elif _MARKER.fullmatch(comment.text):
                markers.append(comment)
        if open_section:
            self._add(
                open_section.start,
                f"section {open_section.name!r} has no end",
                f"close it with # --8<-- [end:{open_section.name}]",
            )
            open_section.end = len(self.source_lines) + 1
        for marker in markers:
            self._add(marker.number, "a marker above no section", "put it right above a start")
        return sections

    def _cells(self) -> list[Section]:
        """Make a section of each code cell of a lesson."""
        markers = {c.number: c for c in self.comments if _MARKER.fullmatch(c.text)}
        sections = []
        for cell in read_cells(self.source_lines, self._add):
            if cell.kind != "code":
                continue
            section = Section(cell.name, cell.start, end=cell.end, alt=cell.alt)
            above = itertools.takewhile(markers.__contains__, itertools.count(cell.start - 1, -1))
            self._mark(section, [markers.pop(number) for number in above][::-1])
            sections.append(section)
        for number in markers:
            self._add(number, "a marker above no cell", "put it right above a cell of code")
        return sections

    def _mark(self, section: Section, markers: list[_Comment]) -> None:
        above = section.start - len(markers)
        for number, marker in enumerate(markers, above):
            match = _MARKER.fullmatch(marker.text)
            assert match
            if marker.number != number:
                self._add(marker.number, "a marker above no section", "put it right above a start")
            elif match["kind"] == "cpu":
                section.cpu = match["text"]
            elif unknown := [n for n in match["text"].split(", ") if n not in NEEDS]:
                self._add(
                    marker.number,
                    f"unknown need {', '.join(unknown)!r}",
                    f"known are {', '.join(NEEDS)}; more than one is written # needs: cuda, fork",
                )
            else:
                section.needs += tuple(match["text"].split(", "))

    def _statement(
        self, node: ast.stmt, span: tuple[int, int], sections: list[Section]
    ) -> Statement:
        """Place a statement: a hidden one belongs to the section above it, which it proves."""
        first, last = span
        above = [section for section in sections if section.start < first]
        section = above[-1] if above else (sections[0] if sections else None)
        shown = bool(section) and section.start < first < section.end
        lines = self.source_lines[first - 1 : last]
        lines[-1] = lines[-1].encode()[: node.end_col_offset].decode()  # less its comment
        source = "\n".join(lines)
        return Statement(node, first, last, source, section, shown)

    def _attach(self, statements: list[Statement], sections: list[Section]) -> None:
        """Give each expectation to the statement that ends last before it, in its own section."""
        for comment in self.comments:
            match = _EXPECTATION.fullmatch(comment.text)
            if not match:
                continue
            number = comment.number
            before = [s for s in statements if s.last < number + (not comment.alone)]
            section = next((s for s in sections if s.start < number < s.end), None)
            owner = before[-1] if before else None
            if section is None:
                self._add(
                    number,
                    "an expectation outside a section",
                    "readers never see it: move it into a section, or assert it",
                )
            elif owner is None or owner.section is not section or not owner.shown:
                self._add(
                    number, "an expectation after nothing", "put it below the statement it is for"
                )
            else:
                try:
                    tag, text = split_tag(match["text"] or "")
                except ValueError as error:
                    self._add(
                        number,
                        f"malformed version tag: {error}",
                        "write [torch<2.12], [numpy>=2] or [python>=3.12,<3.14], then a space",
                    )
                else:
                    owner.lines.append(Line(number, comment.column, tag, text.rstrip()))


def _comments(text: str, source_lines: list[str]) -> Iterator[_Comment]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            number, column = token.start
            alone = not source_lines[number - 1][:column].strip()
            yield _Comment(number, column, token.string.rstrip(), alone)


def _first_line(node: ast.stmt) -> int:
    decorators = getattr(node, "decorator_list", [])
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])
