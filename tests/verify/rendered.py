"""Render a page as MkDocs does, and read the code blocks back out of the HTML."""

import contextlib
import functools
from html.parser import HTMLParser
from pathlib import Path

import markdown
from mkdocs.config import load_config
from mkdocs.utils.meta import get_data


def render(text: str, root: Path) -> str:
    """Return the HTML of a page's Markdown, made with the extensions that mkdocs.yml names."""
    extensions, settings = _extensions(root)
    body, _ = get_data(text)
    with contextlib.chdir(root):  # where snippets are included from
        return markdown.Markdown(extensions=extensions, extension_configs=settings).convert(body)


@functools.cache
def _extensions(root: Path) -> tuple[list[str], dict[str, dict]]:
    config = load_config(str(root / "mkdocs.yml"))
    return config["markdown_extensions"], config["mdx_configs"]


def code_blocks(html: str) -> list[tuple[str, str]]:
    """Return the language and the text of each code block (`<pre>`) of a page, in order."""
    reader = _BlockReader()
    reader.feed(html)
    return reader.blocks


class _BlockReader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.blocks: list[tuple[str, str]] = []
        self._language = ""
        self._text: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        classes = (dict(attrs).get("class") or "").split()
        names = [name.removeprefix("language-") for name in classes if "language-" in name]
        if tag == "div" and "highlight" in classes:
            self._language = names[0] if names else ""
        elif tag == "pre":
            self._text = []

    def handle_data(self, data: str) -> None:
        if self._text is not None:
            self._text.append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "pre" and self._text is not None:
            self.blocks.append((self._language, "".join(self._text).strip("\n")))
            self._text, self._language = None, ""
