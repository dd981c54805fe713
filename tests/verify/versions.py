r"""Version tags: `# > [torch<2.12] RuntimeError: …` holds on a torch before 2.12 alone."""

import platform
import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import Version

#: What a tag may name, and how its version is found.
PACKAGES: dict[str, Callable[[], str]] = {
    "torch": lambda: metadata.version("torch"),
    "numpy": lambda: metadata.version("numpy"),
    "python": platform.python_version,
}

# Whatever begins like a tag is taken for one, so that a misspelled tag is an error and not a text.
# `[torch.float32]` and `['a']` are texts.
_LIKE_A_TAG = re.compile(r"\[\s*(?:[A-Za-z]\w*\s*[<>=!~]|(?:torch|numpy|python)\b(?![.\w]))", re.I)
_TAG = re.compile(r"\[(?P<package>[a-z]+)(?P<specifier>[<>=!~][^\]]*)\](?: (?P<text>.*))?")


@dataclass(frozen=True)
class Tag:
    """A package and the versions of it for which a line holds."""

    package: str
    specifier: SpecifierSet

    def holds(self) -> bool:
        """Whether the installed version is one of them; a nightly counts as its release.

        Where the package is not installed, as where pages are only built, no tag of it holds.
        """
        try:
            installed = Version(PACKAGES[self.package]()).base_version
        except metadata.PackageNotFoundError:
            return False
        return self.specifier.contains(installed)

    def __str__(self) -> str:
        return f"[{self.package}{self.specifier}]"


def split_tag(line: str) -> tuple[Tag | None, str]:
    """Split a line of an expectation into its tag, if it has one, and its text.

    Raises ValueError, saying why, if it begins like a tag and is none.
    """
    if not _LIKE_A_TAG.match(line):
        return None, line
    match = _TAG.fullmatch(line)
    if not match:
        raise ValueError("it is not of the form [torch<2.12] followed by a space")
    package = match["package"]
    if package not in PACKAGES:
        raise ValueError(f"it names {package!r}; known are {', '.join(PACKAGES)}")
    try:
        specifier = SpecifierSet(match["specifier"])
    except InvalidSpecifier:
        raise ValueError(f"{match['specifier']!r} is no range of versions") from None
    return Tag(package, specifier), match["text"] or ""
