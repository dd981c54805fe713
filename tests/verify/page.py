"""Check that a page shows the sections of its own snippet, in order, and no other code.

What is typed into a page cannot have run. So each Python fence is one include, in one spelling,
and every other way to bring code into a page is refused.
"""

import re
import textwrap
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from verify.rendered import code_blocks, render
from verify.snippet import Section, Snippet, parse
from verify.source import BadFileError, Problem, read_text

#: Fences whose code no test runs: terminal commands and configuration.
OTHER_LANGUAGES = ("console", "toml", "yaml")

_FENCE = re.compile(
    r"(?P<prefix>[ >]*(?:(?:[-*+]|\d+[.)]) +)*[ >]*)(?P<ticks>`{3,}|~{3,})(?P<info>.*)"
)
_INFO = re.compile(r'python(?: title="(?P<title>[^"]+)")?')
_LANGUAGE = re.compile(r"[\s{]*\.?(?P<language>[\w+#-]*)")
_INCLUDE = re.compile(r'--8<-- "(?P<path>[^":]+):(?P<section>[a-z][a-z0-9_-]*)"')
_LIKE_AN_INCLUDE = re.compile(r"-+8<-+")
_PYTHON_PROMPT = re.compile(r"\$ i?python[\d.]*(?:\s+-c\b.*)?$")
# HTML that carries no code: the decoder and its files, links, and what breaks or marks a line.
_TAG = re.compile(
    r"<(?!(?:div|error-decoder|noscript|link|script|a|br|sub|sup|kbd)\b)[a-z][\w-]*", re.I
)
_STYLE = re.compile(r"<[a-z][^>]*\sstyle\s*=", re.I)
_INLINE_CODE = re.compile(r"(`+).+?\1")


@dataclass
class Fence:
    """A fenced block of a page: where it opens, its info string, and the lines within."""

    line: int
    prefix: str
    info: str
    body: list[str] = field(default_factory=list)
    closed: bool = False

    @property
    def language(self) -> str:
        """The language it names, in whatever spelling."""
        match = _LANGUAGE.match(self.info)
        return match["language"].lower() if match else ""


def check_page(page: Path, root: Path) -> None:
    """Check the page at `page`, a Markdown file under `root`/docs.

    Raises BadFileError with every problem found.
    """
    text = read_text(page)
    fences, prose = split_fences(text)
    own = root / "snippets" / page.relative_to(root / "docs").with_suffix(".py")
    problems = [problem for fence in fences for problem in _check_other(fence)]
    problems += _check_prose(prose)
    includes = _includes(fences, own, root, problems)
    if own.is_file():
        snippet = _parse_own(own, root)
        problems += _check_sections(includes, snippet, own.relative_to(root))
    elif any(fence.language not in OTHER_LANGUAGES for fence in fences):
        what = f"it has Python fences, and there is no {own.relative_to(root)}"
        problems.append(Problem(1, what, "write that file, and include its sections"))
    if not problems:
        sections = {section.name: section for section in snippet.sections} if includes else {}
        names = {fence.line: name for fence, name in includes}
        bodies = [
            snippet.body(sections[names[fence.line]])
            if fence.line in names
            else textwrap.dedent("\n".join(fence.body)).strip("\n")
            for fence in fences
        ]
        problems = _check_rendered(text, root, bodies)
    if problems:
        raise BadFileError(*sorted(problems, key=lambda problem: problem.line))


def _parse_own(own: Path, root: Path) -> Snippet:
    try:
        return parse(read_text(own))
    except BadFileError:
        what = f"{own.relative_to(root)} cannot be read"
        raise BadFileError(Problem(1, what, "mend it first: its own test says where")) from None


def split_fences(text: str) -> tuple[list[Fence], list[tuple[int, str]]]:
    """Split a page into its fenced blocks and its other lines, each of these with its number."""
    fences: list[Fence] = []
    prose: list[tuple[int, str]] = []
    open_fence: Fence | None = None
    ticks = ""
    for number, line in enumerate(text.splitlines(), 1):
        match = _FENCE.fullmatch(line)
        if open_fence is None and match and not (match["ticks"][0] == "`" and "`" in match["info"]):
            open_fence, ticks = Fence(number, match["prefix"], match["info"]), match["ticks"]
            fences.append(open_fence)
        elif (
            open_fence and match and not match["info"].strip() and match["ticks"].startswith(ticks)
        ):
            open_fence.closed = True
            open_fence = None
        elif open_fence:
            open_fence.body.append(line)
        else:
            prose.append((number, line))
    return fences, prose


def _check_other(fence: Fence) -> list[Problem]:
    """Check what is said of a fence by itself: closed, of a known language, terminal or Python."""
    if not fence.closed:
        return [Problem(fence.line, "a fence without an end", "close it")]
    if fence.language in OTHER_LANGUAGES and (fault := _fault_of_other(fence)):
        return [Problem(fence.line, *fault)]
    if fence.language not in (*OTHER_LANGUAGES, "python") or (
        fence.language == "python" and not _INFO.fullmatch(fence.info)
    ):
        return [
            Problem(
                fence.line,
                f"a fence of another spelling: {fence.info.strip() or 'no language'}",
                "write ```python around one include, or one of "
                f"{', '.join(OTHER_LANGUAGES)} for terminal commands and configuration",
            )
        ]
    return []


def _fault_of_other(fence: Fence) -> tuple[str, str] | None:
    """Return what makes a fence no terminal commands and no configuration, and what to do."""
    body = [line.strip() for line in fence.body if line.strip()]
    if fence.language == "console":
        if all(line.startswith("$ ") and not _PYTHON_PROMPT.match(line) for line in body):
            return None
        fix = "begin each line with $ and a command; Python code belongs in a snippet"
        return "a console fence that holds more than commands", fix
    try:
        text = textwrap.dedent("\n".join(fence.body))
        settings = tomllib.loads(text) if fence.language == "toml" else yaml.safe_load(text)
    except (tomllib.TOMLDecodeError, yaml.YAMLError) as error:
        return f"a {fence.language} fence that cannot be read: {error}", "mend it"
    if isinstance(settings, dict):
        return None
    return f"a {fence.language} fence that is no configuration", "write keys and values"


def _check_prose(prose: list[tuple[int, str]]) -> list[Problem]:
    """Find code outside fences that a line gives away: includes and raw HTML."""
    problems = []
    for number, line in prose:
        outside = _INLINE_CODE.sub("", line)
        if _LIKE_AN_INCLUDE.search(outside):
            problems.append(
                Problem(number, "an include outside a fence", "put it in a ```python fence")
            )
        if _TAG.search(outside) or _STYLE.search(outside):
            problems.append(
                Problem(number, "raw HTML", "write Markdown; code comes from a snippet")
            )
    return problems


def _check_rendered(text: str, root: Path, expected: list[str]) -> list[Problem]:
    """Check the last word, the HTML: its code blocks are what the fences show, in their order."""
    problems = []
    left = list(expected)
    unseen: list[str] = []
    for _, code in code_blocks(render(text, root)):
        if code in left:
            at = left.index(code)
            unseen += left[:at]
            left = left[at + 1 :]
            continue
        first = code.split("\n")[0].strip()
        line = next((n for n, t in enumerate(text.splitlines(), 1) if first in t), 1)
        what = f"a code block that is no section: {first}"
        fix = "show it from a snippet; text indented by four spaces becomes a code block"
        problems.append(Problem(line, what, fix))
    for code in unseen + left:
        what = f"a fence that is not rendered: {code.split(chr(10))[0]}"
        problems.append(Problem(1, what, "take it out of the comment or raw HTML around it"))
    return problems


def _includes(
    fences: list[Fence], own: Path, root: Path, problems: list[Problem]
) -> list[tuple[Fence, str]]:
    """Return each Python fence with the section of `own` that it shows; add what is wrong."""
    includes = []
    for fence in fences:
        if fence.language in OTHER_LANGUAGES:
            problems += [
                Problem(fence.line + offset, "an include in another language", "use ```python")
                for offset, line in enumerate(fence.body, 1)
                if _LIKE_AN_INCLUDE.search(line)
            ]
            continue
        if fence.language != "python":
            continue
        what = _include_of(fence, own, root)
        if isinstance(what, Problem):
            problems.append(what)
        else:
            includes.append((fence, what))
    return includes


def _include_of(fence: Fence, own: Path, root: Path) -> str | Problem:
    line = fence.line + 1
    own_name = own.relative_to(root / "snippets").as_posix()
    form = f'write the one line --8<-- "{own_name}:name"'
    body = [text.removeprefix(" " * len(fence.prefix)) for text in fence.body]
    if len(body) != 1 or not _LIKE_AN_INCLUDE.search(body[0]):
        return Problem(line, "a Python fence with code typed into it", form)
    if ">" in fence.prefix:
        return Problem(line, "an include in a blockquote, which stays as it is", "move it out")
    match = _INCLUDE.fullmatch(body[0])
    if not match:
        what = f"not an include: {body[0]!r}"
        return Problem(line, what, f"{form}, quoted, with nothing around it")
    path = Path(match["path"])
    if "://" in match["path"] or path.is_absolute() or ".." in path.parts:
        return Problem(line, f"an include that leaves snippets/: {match['path']}", form)
    target = root / "snippets" / path
    if not target.is_file():
        return Problem(line, f"an include of a missing file: snippets/{path}", form)
    if not target.resolve().is_relative_to((root / "snippets").resolve()):
        return Problem(line, f"an include that leaves snippets/ by a link: {path}", form)
    if target != own:
        return Problem(line, f"a section of another page's snippet: {path}", form)
    return match["section"]


def _check_sections(
    includes: list[tuple[Fence, str]], snippet: Snippet, path: Path
) -> list[Problem]:
    """Check that the page shows each section once, in the file's order, and says what it needs."""
    sections = {section.name: section for section in snippet.sections}
    order = list(sections)
    problems: list[Problem] = []
    shown: list[str] = []
    for fence, name in includes:
        line = fence.line + 1
        if name not in sections:
            known = ", ".join(order)
            problems.append(Problem(line, f"no section {name!r} in {path}", f"it has: {known}"))
        elif name in shown:
            problems.append(Problem(line, f"section {name!r} is shown twice", "show it once"))
        else:
            if shown and order.index(name) < max(order.index(before) for before in shown):
                what = f"section {name!r} is out of order"
                problems.append(
                    Problem(line, what, f"keep the order of {path}: {', '.join(order)}")
                )
            shown.append(name)
            problems += _check_title(fence, sections[name])
    problems += [
        Problem(1, f"section {name!r} of {path}:{sections[name].start} is shown nowhere", "show it")
        for name in order
        if name not in shown
    ]
    return problems


def _check_title(fence: Fence, section: Section) -> list[Problem]:
    """Check that what cannot run everywhere says so: a fence is titled by what its code needs."""
    match = _INFO.fullmatch(fence.info)
    title = match["title"] if match else None
    needed = f"needs {', '.join(section.needs)}" if section.needs else None
    if title == needed:
        return []
    fix = f'write ```python title="{needed}"' if needed else "remove the title"
    return [Problem(fence.line, f"a title that is not what the section needs: {title}", fix)]
