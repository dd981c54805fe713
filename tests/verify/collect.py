"""Find the sections of snippets, and the pages, and carry them into pytest by way of Sybil."""

import functools
from pathlib import Path
from typing import Any

import pytest
from sybil import Document, Example, Region, Sybil
from sybil.integration.pytest import pytest_integration

from verify import report
from verify.compare import difference
from verify.page import check_page
from verify.runner import Run, run
from verify.snippet import Section, Snippet, parse
from verify.source import BadFileError, Problem, read_text


class _Named(Sybil):
    """A Sybil whose examples carry the names of sections, so that `-k cube` finds `cube`."""

    def identify(self, example: Example) -> str:
        return str(example.region.lexemes["name"])


class _Whole(Document):
    """A document whose parser reads the file itself, strictly, and says what is wrong with it."""

    @classmethod
    def parse(cls, path: str, *parsers: Any, encoding: str = "utf-8") -> "_Whole":
        text = Path(path).read_bytes().decode(encoding, errors="replace")
        document = cls(text, path)
        for parser in parsers:
            for region in parser(document):
                document.add(region)
        return document


class Verifier:
    """Reads, runs and checks the files below `root`; each snippet is run once a process."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.run = functools.cache(self._run)
        #: The pytest hook that makes a collector of a snippet or a page, and None of other files.
        self.collect = pytest_integration(*self._sybils())

    def _sybils(self) -> list[Sybil]:
        documents = {".py": _Whole, ".md": _Whole}
        return [
            _Named(
                parsers=[parser],
                pattern=pattern,
                path=str(self.root / folder),
                document_types=documents,
            )
            for folder, pattern, parser in (
                ("snippets", "*.py", self._sections),
                ("docs", "*.md", self._page),
            )
        ]

    def _sections(self, document: Document) -> list[Region]:
        """Return a region for each section, or one that fails if the file cannot be used."""
        path = Path(document.path)
        try:
            snippet = parse(read_text(path))
            self._require_page(path)
        except BadFileError as error:
            message = report.bad_file(error, path.relative_to(self.root))
            return [_region(document, "unreadable", 0, lambda _: message)]
        starts = [i for i, c in enumerate(document.text) if i == 0 or document.text[i - 1] == "\n"]
        return [
            _region(
                document,
                section.name,
                starts[section.start - 1],
                functools.partial(self._check_section, snippet, section, path),
            )
            for section in snippet.sections
        ]

    def _require_page(self, path: Path) -> None:
        page = self._page_of(path)
        if not (self.root / page).is_file():
            raise BadFileError(
                Problem(1, "a snippet without a page", f"write {page.as_posix()}, or remove it")
            )

    def _page_of(self, path: Path) -> Path:
        return "docs" / path.relative_to(self.root / "snippets").with_suffix(".md")

    def _page(self, document: Document) -> list[Region]:
        path = Path(document.path)

        def check(_: Example) -> str | None:
            try:
                check_page(path, self.root)
            except BadFileError as error:
                return report.bad_file(error, path.relative_to(self.root))
            return None

        return [_region(document, "page", 0, check)]

    def _run(self, path: Path) -> Run:
        return run(parse(read_text(path)), path)

    def _check_section(
        self, snippet: Snippet, section: Section, path: Path, _: Example
    ) -> str | None:
        """Return how the section differs from what it showed, or None."""
        place = report.Place(path.relative_to(self.root), self._page_of(path), section.name)
        result = self.run(path)
        if reason := result.skipped.get(section.name):
            pytest.skip(reason)
        failures = []
        for index, statement in enumerate(snippet.statements):
            if statement.section is not section:
                continue
            if index not in result.events:
                if result.stopped_at and not failures:
                    failures.append(report.not_reached(result.stopped_at, place))
                break
            events = result.events[index]
            if reason := difference(statement, events):
                failures.append(report.mismatch(statement, events, reason, place))
        return "\n\n".join(failures) or None


def _region(document: Document, name: str, start: int, evaluate: Any) -> Region:
    def evaluator(example: Example) -> None:
        if message := evaluate(example):
            pytest.fail(message, pytrace=False)

    region = Region(start, start, None, evaluator)
    region.lexemes = {"name": name}
    return region
