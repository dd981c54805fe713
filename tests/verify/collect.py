"""Find the sections of snippets, and the pages, and carry them into pytest by way of Sybil."""

import functools
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sybil import Document, Example, Region, Sybil
from sybil.integration.pytest import pytest_integration

from verify import report
from verify.compare import difference
from verify.corrupt import Tally
from verify.lanes import CPU, Lane
from verify.page import check_page
from verify.record import Outcome
from verify.runner import run_once
from verify.snippet import Statement, parse
from verify.source import BadFileError, Problem, read_text


class _Named(Sybil):
    """A Sybil whose examples carry the names of sections, so that `-k cube` finds `cube`."""

    def identify(self, example: Example) -> str:
        return str(example.parsed)


class _Whole(Document):
    """A document whose parser reads the file strictly, and says what is wrong with it."""

    @classmethod
    def parse(cls, path: str, *parsers: Any, encoding: str = "utf-8") -> "_Whole":
        document = cls(Path(path).read_bytes().decode(encoding, errors="replace"), path)
        for parser in parsers:
            for region in parser(document):
                document.add(region)
        return document


class Verifier:
    """Reads, runs and checks the files below `root`, on one lane.

    With a `tally`, each expectation that holds is corrupted in every way, and must be caught.
    """

    def __init__(self, root: Path, tally: Tally | None = None, lane: Lane = CPU) -> None:
        self.root = root
        self.tally = tally
        self.lane = lane
        self.sybils = (
            self._sybil("snippets", "*.py", self._sections),
            self._sybil("docs", "*.md", self._page),
        )
        #: The pytest hook that makes a collector of a snippet or a page, and None of other files.
        self.collect = pytest_integration(*self.sybils)

    def page_of(self, snippet: Path) -> Path:
        """Return the page of the snippet at path `snippet`, relative to the root."""
        name = snippet.relative_to(self.root / "snippets")
        return "docs" / name.with_suffix(".ipynb" if name.parts[0] == "lessons" else ".md")

    def _sybil(
        self, folder: str, pattern: str, parser: Callable[[Document], list[Region]]
    ) -> Sybil:
        documents = {Path(pattern).suffix: _Whole}
        path = str(self.root / folder)
        return _Named([parser], pattern=pattern, path=path, document_types=documents)

    def _sections(self, document: Document) -> list[Region]:
        """Return a region for each section, or one that fails if the file cannot be used."""
        path = Path(document.path)
        try:
            snippet = parse(read_text(path))
            self._check_path(path)
            page = self.page_of(path)
            # A notebook is made from its snippet; that it is there and fresh is tested elsewhere.
            if page.suffix == ".md" and not (self.root / page).is_file():
                fix = f"write {self.page_of(path).as_posix()}, or remove the snippet"
                raise BadFileError(Problem(1, "a snippet without a page", fix))
        except BadFileError as error:
            message = report.bad_file(error, path.relative_to(self.root))
            return [_region(document, "unreadable", 1, lambda: message)]
        return [
            _region(
                document,
                section.name,
                section.start,
                functools.partial(self.check_section, path, section.name),
            )
            for section in snippet.sections
        ]

    def _check_path(self, path: Path) -> None:
        """Refuse what could not be named on the command line, or lies elsewhere."""
        if not re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", path.stem):
            fix = "name it in lower case, with dashes, as its page is"
            raise BadFileError(Problem(1, f"a snippet named {path.name!r}", fix))
        if not path.resolve().is_relative_to((self.root / "snippets").resolve()):
            fix = "put the file itself there"
            raise BadFileError(Problem(1, "a link to a file outside snippets/", fix))

    def _page(self, document: Document) -> list[Region]:
        path = Path(document.path)

        def check() -> str | None:
            try:
                check_page(path, self.root)
            except BadFileError as error:
                return report.bad_file(error, path.relative_to(self.root))
            return None

        return [_region(document, "page", 1, check)]

    def check_section(self, path: Path, name: str) -> str | None:
        """Return how section `name` of the snippet differs from what it showed, or None.

        Skips the test if this machine does not have what the section needs.
        """
        failures, skipped = self._judge(path, name)
        if skipped:
            pytest.skip(skipped)
        return "\n\n".join(failures) or None

    def outcomes(self, path: Path) -> dict[str, Outcome]:
        """Return what became of each section of a snippet, for the record."""
        judged = {
            section.name: self._judge(path, section.name)
            for section in parse(read_text(path)).sections
        }
        return {
            name: Outcome(not failures, skipped) for name, (failures, skipped) in judged.items()
        }

    def _judge(self, path: Path, name: str) -> tuple[list[str], str | None]:
        """Return the failures of a section, and why it did not run here if it did not."""
        snippet, result = run_once(read_text(path), path, self.lane)
        place = report.Place(path.relative_to(self.root), self.page_of(path), name)
        failures = []
        for index, statement in enumerate(snippet.statements):
            if not statement.section or statement.section.name != name:
                continue
            if name in result.skipped:
                self._count_missing(statement, result.skipped[name])
            elif index not in result.events:
                if result.stopped_at and not failures:
                    failures.append(report.not_reached(result.stopped_at, place))
            elif reason := difference(statement, result.events[index], exact=self.lane.exact):
                failures.append(report.mismatch(statement, result.events[index], reason, place))
            elif self.tally:
                failures += self.tally.corrupt(statement, result.events[index], place)
        return failures, result.skipped.get(name)

    def needless_markers(self, paths: Iterable[Path]) -> list[str]:
        """Return the sections that are marked to stay on the CPU and would pass on this lane.

        May spoil the process: it runs what the markers keep off the device. So it comes last.
        """
        bold = Verifier(self.root, None, replace(self.lane, heeds_markers=False))
        found = []
        for path in paths:
            marked = [section for section in parse(read_text(path)).sections if section.cpu]
            place = path.relative_to(self.root).as_posix()
            try:
                outcomes = bold.outcomes(path) if marked else {}
            except RuntimeError as error:  # the device is spoilt, and so nothing else can be told
                return [
                    *found,
                    f"{place} spoilt the device, what follows it was not tried: {error}",
                ]
            for section in marked:
                if not outcomes[section.name].passed:
                    break  # what comes behind a marker that is needed may go on with its tensors
                found.append(
                    f"{place}:{section.start}: section {section.name!r} passes on "
                    f"{self.lane.device} too: remove # cpu: {section.cpu}"
                )
        return found

    def _count_missing(self, statement: Statement, reason: str) -> None:
        if self.tally and statement.lines:
            self.tally.not_here[reason] += 1


def _region(document: Document, name: str, line: int, check: Callable[[], str | None]) -> Region:
    """Return the region of a file that is one test: it fails with the message of `check`."""

    def evaluate(_: Example) -> None:
        if message := check():
            pytest.fail(message, pytrace=False)

    start = sum(len(text) for text in document.text.splitlines(keepends=True)[: line - 1])
    return Region(start, start, name, evaluate)
