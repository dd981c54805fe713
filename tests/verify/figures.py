"""Draw what a cell has plotted as SVG, in the colours of the page around it."""

import io
import re
import sys
from pathlib import Path

#: The settings under which snippets plot; matplotlib reads them when it is first imported.
SETTINGS = Path(__file__).with_name("matplotlibrc")

_GREY = "#808080"
_METADATA = {"Date": None, "Creator": None, "Format": None, "Type": None}


def take_figures(prefix: str) -> list[str]:
    """Return the open figures as SVG, oldest first, and close them.

    `prefix` begins the ids within each, which must differ from those of a page's other figures.
    """
    pyplot = sys.modules.get("matplotlib.pyplot")
    if not pyplot:
        return []
    drawn = []
    for number in pyplot.get_fignums():
        buffer = io.StringIO()
        pyplot.figure(number).savefig(buffer, format="svg", metadata=_METADATA)
        drawn.append(_inline(buffer.getvalue(), f"{prefix}-{number}"))
    pyplot.close("all")
    return drawn


def _inline(svg: str, prefix: str) -> str:
    """Return SVG that can stand in a page: no header, ids of its own, the text's colour."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"\s*<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\bid="', f'id="{prefix}-', svg)
    svg = re.sub(r'href="#', f'href="#{prefix}-', svg)
    svg = re.sub(r"url\(#", f"url(#{prefix}-", svg)
    svg = svg.replace(_GREY, "currentColor")
    # A page may forbid styles within it, so each becomes an attribute.
    svg = re.sub(r"\s*<style.*?</style>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' style="([^"]*)"', lambda match: _attributes(match[1]), svg)
    # Its height follows from its width, on a phone too.
    sized = re.compile(r'<svg ([^>]*?)width="[^"]*" ([^>]*?)height="[^"]*"')
    joins = 'stroke-linejoin="round" stroke-linecap="butt"'
    return sized.sub(rf"<svg {joins} \1\2", svg, count=1)


def _attributes(style: str) -> str:
    """Return the attributes that say what an inline style says."""
    pairs = [part.split(":", 1) for part in style.split(";") if part.strip()]
    said = {name.strip(): value.strip() for name, value in pairs}
    if "font-family" in said:  # the page's own font, whose name needs no quotes
        said["font-family"] = "sans-serif"
    return "".join(f' {name}="{value}"' for name, value in said.items())


def with_alternative(svg: str, text: str) -> str:
    """Return `svg` with `text` in place of what it shows, for who cannot see it."""
    quoted = text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return svg.replace("<svg ", f'<svg role="img" aria-label="{quoted}" ', 1)
