"""The MkDocs hook that puts a lesson into the site's own looks.

mkdocs-jupyter gives each notebook some 570 KB of styles and scripts, one from elsewhere, and
leaves links and headings to themselves. What remains of its HTML here is the content: prose, code,
output and figures, in the elements that the other pages use.
"""

import base64
import logging
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urljoin, urlsplit

from bs4 import BeautifulSoup, Tag
from markdown.extensions.toc import slugify
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import get_toc

log = logging.getLogger("mkdocs.hooks.lessons")

_HEADINGS = ("h1", "h2", "h3", "h4")
_FOLDED = {"answer": "Answer", "solution": "Solution"}
_LONGEST_DESCRIPTION = 155


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Return the content of a lesson's page, made anew from what mkdocs-jupyter rendered."""
    if not page.file.src_uri.endswith(".ipynb"):
        return html
    soup = BeautifulSoup(html, "html.parser")
    made = BeautifulSoup("", "html.parser")
    for cell in soup.select(".jp-Notebook > .jp-Cell"):
        made.extend(_cell(cell, made))
    _number(made)
    page.toc = get_toc(_headings(made))
    _link_pages(made, page, files)
    _describe(made, page)
    made.h1.insert_after(_actions(made, page, config))
    page.edit_url = f"{config.edit_uri}../snippets/{page.file.src_uri[:-5]}py"
    return str(made)


def _cell(cell: Tag, made: BeautifulSoup) -> Iterator[Tag]:
    """Yield the elements of one cell, folded away if its name says that it is an answer."""
    if prose := cell.select_one(".jp-RenderedMarkdown"):
        yield from list(prose.children)
        return
    parts = [_code(cell.select_one(".highlight-ipynb pre"), made)]
    for output in cell.select(".jp-OutputArea-output"):
        parts.append(_output(output, made))
    name = next(element["id"] for element in [cell, *cell.select("[id]")] if element.get("id"))
    kind = name.removeprefix("cell-id=").partition("-")[0]
    if kind not in _FOLDED:
        yield from parts
        return
    details, summary = made.new_tag("details"), made.new_tag("summary")
    details["class"] = "lesson-fold"
    summary.string = _FOLDED[kind]
    details.extend([summary, *parts])
    yield details


def _number(made: BeautifulSoup) -> None:
    """Number the answers and the solutions, so that two in a row can be told apart."""
    for name in _FOLDED.values():
        summaries = made.find_all("summary", string=name)
        for number, summary in enumerate(summaries, 1):
            if len(summaries) > 1:
                summary.string = f"{name} {number}"


def _code(pre: Tag, made: BeautifulSoup) -> Tag:
    block, outer, code = made.new_tag("div"), made.new_tag("pre"), made.new_tag("code")
    block["class"] = "language-python highlight"
    code.extend(list(pre.children))
    outer.append(code)
    block.append(outer)
    return block


def _output(output: Tag, made: BeautifulSoup) -> Tag:
    """Return what stands below the code: a figure, or text that keeps its lines."""
    if image := output.find("img", src=re.compile("^data:image/svg")):
        figure = made.new_tag("figure")
        figure["class"] = "lesson-figure"
        # Within the page it takes the page's colours, which an image of its own could not.
        svg = base64.b64decode(image["src"].partition("base64,")[2]).decode()
        figure.append(BeautifulSoup(svg, "html.parser"))
        return figure
    block = made.new_tag("pre")
    is_message = output.get("data-mime-type", "").endswith(".stderr") or _is_error(output)
    block["class"] = "lesson-output" + (" lesson-message" if is_message else "")
    block["tabindex"] = "0"  # so that the keyboard can scroll it
    block.string = output.get_text().strip("\n")
    return block


def _is_error(output: Tag) -> bool:
    return "application/vnd.jupyter.error" in output.get("data-mime-type", "") or bool(
        re.match(r"[\w.]*(?:Error|Exception|Warning): ", output.get_text().strip())
    )


def _headings(made: BeautifulSoup) -> list[dict[str, Any]]:
    """Give each heading an id and a link to itself, and return them as a table of contents."""
    found = []
    for heading in made.find_all(_HEADINGS):
        for link in heading.select(".anchor-link"):
            link.decompose()
        name = heading.get_text()
        heading["id"] = slugify(name, "-")
        link = made.new_tag("a", href=f"#{heading['id']}", title="Link to this section")
        link["class"] = "headerlink"
        link.string = "#"
        heading.append(link)
        token = {"level": int(heading.name[1]), "id": heading["id"], "name": name, "children": []}
        parent = next((h for h in reversed(found) if h["level"] < token["level"]), None)
        found.append(token)
        if parent:
            parent["children"].append(token)
    return [token for token in found if token["level"] == min(h["level"] for h in found)]


def _link_pages(made: BeautifulSoup, page: Page, files: Files) -> None:
    """Turn links to the sources of other pages into links to these pages, as MkDocs does."""
    for link in made.select("a[href]"):
        target = urlsplit(link["href"])
        if target.scheme or not target.path:
            continue
        path = urljoin(page.file.src_uri, target.path)
        file = files.get_file_from_path(path)
        if file is None:
            log.warning("%s links to %s, which is not there", page.file.src_uri, link["href"])
            continue
        anchor = f"#{target.fragment}" if target.fragment else ""
        link["href"] = file.url_relative_to(page.file) + anchor


def _describe(made: BeautifulSoup, page: Page) -> None:
    """Describe the page by the question that the lesson answers: its first paragraph."""
    text = " ".join(made.find("p").get_text().split())
    sentences = re.findall(r".+?[.?](?: |$)", text)
    described = ""
    for sentence in sentences:
        if len(described + sentence) > _LONGEST_DESCRIPTION:
            break
        described += sentence
    page.meta["description"] = described.strip() or text[:_LONGEST_DESCRIPTION]


def _actions(made: BeautifulSoup, page: Page, config: MkDocsConfig) -> Tag:
    """Return the links to take the notebook along; Colab opens it from the repository."""
    name = page.file.src_uri.rpartition("/")[2]
    paragraph = made.new_tag("p")
    paragraph["class"] = "lesson-actions"
    download = made.new_tag("a", href=name, download="")
    download["class"] = "md-button"
    download.string = "Download the notebook"
    paragraph.append(download)
    source = re.fullmatch(r"https://github\.com/([^/]+/[^/]+)/edit/(.+)", config.edit_uri)
    if source:
        address = f"https://colab.research.google.com/github/{source[1]}/blob/{source[2]}"
        colab = made.new_tag("a", href=address + page.file.src_uri)
        colab["class"] = "md-button"
        colab.string = "Open in Colab"
        paragraph.append(" ")
        paragraph.append(colab)
    return paragraph
