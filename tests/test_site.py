"""The built site: self-contained, every link and anchor resolves, readable, light."""

import gzip
import html
import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from conftest import EDIT_URI, ROOT, SITE_URL
from verify.page import OTHER_LANGUAGES
from verify.rendered import code_blocks
from verify.snippet import parse
from verify.source import read_text

NOTEBOOKS = sorted((ROOT / "docs/lessons").glob("*.ipynb"))
BUDGET = 130_000  # bytes of a page with its styles and scripts, compressed, before the search index


class Page(HTMLParser):
    """What the tests ask of one HTML file."""

    def __init__(self, site: Path, file: Path) -> None:
        super().__init__()
        self.name = file.relative_to(site).as_posix()
        self.url = urljoin(SITE_URL, self.name.removesuffix("index.html"))
        self.ids: set[str] = set()
        self.headings = 0
        self.description = ""
        self.links: list[str] = []  # what a reader may follow
        self.loads: list[str] = []  # what the browser fetches by itself
        self.html = file.read_text(encoding="utf-8")
        self.feed(self.html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note ids, headings, the description and every address."""
        values = {name: value or "" for name, value in attrs}
        self.ids |= {values["id"]} if "id" in values else set()
        self.headings += tag == "h1"
        if tag == "meta" and values.get("name") == "description":
            self.description = values["content"]
        followed = tag == "a" or values.get("rel") in {"canonical", "prev", "next"}
        if "href" in values:
            (self.links if followed else self.loads).append(values["href"])
        self.loads += [
            values[name] for name in ("src", "srcset", "data", "poster") if name in values
        ]


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Page]:
    """Give every page of the site by its address."""
    read = [Page(site, file) for file in sorted(site.rglob("*.html"))]
    return {page.url: page for page in read}


def internal(page: Page, address: str) -> tuple[str, str] | None:
    """Split an address inside the site into page and anchor; None for one outside."""
    target = urlsplit(urljoin(page.url, address))
    url = target._replace(query="", fragment="").geturl()
    return (url, unquote(target.fragment)) if url.startswith(SITE_URL) else None


def test_every_source_has_a_page(pages: dict[str, Page]) -> None:
    """Each Markdown file and notebook is built; only the 404 page is without a source."""
    files = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "docs").rglob("*.ipynb")]
    sources = {path.relative_to(ROOT / "docs") for path in files}
    names = {re.sub(r"(^|/)index\.md$|\.(md|ipynb)$", r"\1", path.as_posix()) for path in sources}
    expected = {urljoin(SITE_URL, name and name.rstrip("/") + "/") for name in names}
    assert set(pages) == expected | {SITE_URL + "404.html"}


def test_no_include_marker_is_left(site: Path) -> None:
    """A marker of pymdownx.snippets that reached a page means an include that did not work."""
    texts = [*site.rglob("*.html"), *site.rglob("*.json")]
    assert [file for file in texts if "8<--" in html.unescape(file.read_text("utf-8"))] == []


def test_each_code_block_is_a_section(pages: dict[str, Page]) -> None:
    """The built HTML is the last word: a page shows its snippet's sections, in order."""
    wrong = {}
    for page in pages.values():
        name = page.name.removesuffix("index.html").rstrip("/") or "index"
        if (ROOT / f"docs/{name}.ipynb").is_file():
            continue
        snippets = [ROOT / "snippets" / f"{name}.py", ROOT / "snippets" / name / "index.py"]
        snippet = next((parse(read_text(path)) for path in snippets if path.is_file()), None)
        sections = [snippet.body(section) for section in snippet.sections] if snippet else []
        blocks = [b for b in code_blocks(page.html) if b[0] not in OTHER_LANGUAGES]
        if [code for _, code in blocks] != sections:
            wrong[page.name] = blocks
    assert wrong == {}


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_lesson_shows_its_notebook(pages: dict[str, Page], notebook: Path) -> None:
    """Code and text outputs stand on the page as the notebook holds them, and its figures too."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    page = pages[urljoin(SITE_URL, f"lessons/{notebook.stem}/")]
    expected, figures = [], 0
    for cell in cells:
        if cell["cell_type"] != "code":
            continue
        expected.append("".join(cell["source"]))
        for output in cell["outputs"]:
            figures += output["output_type"] == "display_data"
            text = output.get("text") or output.get("traceback")
            if output["output_type"] == "execute_result":
                text = output["data"]["text/plain"]
            expected += ["".join(text).strip("\n")] if text else []
    assert [code for _, code in code_blocks(page.html)] == expected
    assert page.html.count('<figure class="lesson-figure">') == figures >= 2
    assert page.html.count('role="img"') == figures
    assert f"{notebook.name}" in page.links


def test_nothing_is_fetched_from_elsewhere(site: Path, pages: dict[str, Page]) -> None:
    """Whatever a page loads by itself, or its styles load for it, is the site's own."""
    foreign = [(p.name, a) for p in pages.values() for a in p.loads if internal(p, a) is None]
    assert foreign == []
    address = re.compile(r"""(?:url\(\s*["']?|@import\s+["'])(?:https?:)?//[^"')]*""")
    styles = {file.name: address.findall(file.read_text("utf-8")) for file in site.rglob("*.css")}
    inline = {p.name: address.findall(p.html) for p in pages.values()}
    assert [found for found in (styles | inline).items() if found[1]] == []


def test_addresses_are_relative(pages: dict[str, Page]) -> None:
    """The site works wherever it is put; only the 404 page, shown at any depth, knows its place."""
    rooted = [(p.name, a) for p in pages.values() for a in p.links + p.loads if a.startswith("/")]
    assert {name for name, _ in rooted} == {"404.html"}
    own = [a for p in pages.values() for a in p.links + p.loads if a.startswith(SITE_URL)]
    assert Counter(own).most_common(1)[0][1] == 1, "only each page's canonical address is absolute"


def test_every_link_and_anchor_resolves(site: Path, pages: dict[str, Page]) -> None:
    """A link leads to a page or file of the site, and its anchor to an element of that page."""
    broken = []
    for page in pages.values():
        for address in page.links + page.loads:
            if (target := internal(page, address)) is None:
                continue
            url, anchor = target
            found = url in pages or (site / url.removeprefix(SITE_URL)).is_file()
            if not found or (anchor and anchor not in pages[url].ids):
                broken.append((page.name, address))
    assert broken == []


def test_every_page_is_reached_by_links_alone(pages: dict[str, Page]) -> None:
    """Without a script, links lead from the home page to every other."""
    seen, waiting = set(), [SITE_URL]
    while waiting:
        url = waiting.pop()
        if url in pages and url not in seen:
            seen.add(url)
            targets = [internal(pages[url], address) for address in pages[url].links]
            waiting += [target[0] for target in targets if target]
    assert seen == set(pages) - {SITE_URL + "404.html"}


def test_every_page_has_one_heading_and_a_description_of_its_own(pages: dict[str, Page]) -> None:
    """A description with a bare colon is no YAML, and the front matter is dropped in silence."""
    assert [page.name for page in pages.values() if page.headings != 1] == []
    default = pages[SITE_URL + "404.html"].description
    assert default, "mkdocs.yml has no site_description"
    without = {p.name for p in pages.values() if p.description == default} - {"404.html"}
    assert without == set(), (
        "these have no description in their front matter, or one that is no YAML"
    )
    own = Counter(p.description for p in pages.values() if p.name != "404.html")
    shared = [p.name for p in pages.values() if own[p.description] > 1 or not p.description]
    assert shared == []


def test_output_looks_like_output(pages: dict[str, Page]) -> None:
    """Pygments falls back to plain text without a word, so the lexer's classes are looked for."""
    assert [page.name for page in pages.values() if '<span class="c1"># &gt;' in page.html] == []
    assert any('<span class="gp"># &gt;</span><span class="go">' in p.html for p in pages.values())


def test_every_page_offers_an_edit_link(pages: dict[str, Page]) -> None:
    """The edit link names the page's source."""
    for page in pages.values():
        edits = [address for address in page.links if address.startswith(EDIT_URI)]
        sources = [ROOT / "docs" / address.removeprefix(EDIT_URI) for address in edits]
        assert len(sources) == (page.name != "404.html"), page.name
        assert all(source.is_file() for source in sources), page.name


def test_the_decoder_is_light(site: Path) -> None:
    """Its code and its catalogue load only where it is used, and then weigh little."""
    assets = site / "assets"
    scripts = [assets / "decode.js", assets / "error-decoder.js"]
    assert sum(len(gzip.compress(path.read_bytes())) for path in scripts) < 15_000
    assert len(gzip.compress((assets / "catalogue.json").read_bytes())) < 60_000
    assert all(len(gzip.compress(p.read_bytes())) < 15_000 for p in (assets / "answers").iterdir())


def test_pages_are_light(site: Path, pages: dict[str, Page]) -> None:
    """Count what a first visit transfers."""
    weights = {}
    for page in pages.values():
        loaded = {target[0] for address in page.loads if (target := internal(page, address))}
        paths = [site / url.removeprefix(SITE_URL) for url in loaded]
        texts = [page.html.encode(), *(path.read_bytes() for path in paths)]
        weights[page.name] = sum(len(gzip.compress(text)) for text in texts)
    heaviest = max(weights, key=weights.__getitem__)
    assert weights[heaviest] < BUDGET, f"{heaviest}: {weights[heaviest]} bytes"
