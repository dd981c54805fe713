"""A small project of its own for each test of the engine; the built site, once for all tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from verify.collect import Verifier
from verify.corrupt import Tally
from verify.lanes import installed_torch, pinned_torch

ROOT = Path(__file__).parent.parent
SITE_URL = "https://docs.example/under/a/path/"
EDIT_URI = "https://code.example/edit/"

_MKDOCS = """\
site_name: Trial
markdown_extensions:
  - admonition
  - def_list
  - pymdownx.details
  - pymdownx.highlight:
      pygments_lang_class: true
  - pymdownx.snippets:
      base_path: snippets
      check_paths: true
      restrict_base_path: true
  - pymdownx.superfences
"""


class Project:
    """A folder with one page, docs/trial.md, and its snippet, snippets/trial.py."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.snippet = root / "snippets/trial.py"
        self.page = root / "docs/trial.md"
        for path in (self.snippet, self.page):
            path.parent.mkdir()
        (root / "mkdocs.yml").write_text(_MKDOCS)
        settings = (ROOT / "pyproject.toml").read_text("utf-8")
        # It pins the torch that is here, so that --update works in it whichever that is.
        pinned, installed = pinned_torch(ROOT), installed_torch()
        settings = settings.replace(f"torch=={pinned}", f"torch=={installed}")
        engine = f'pythonpath = ["{(ROOT / "tests").as_posix()}"]'
        (root / "pyproject.toml").write_text(
            settings.replace('pythonpath = ["tests"]', engine), "utf-8"
        )
        self.show("trial")

    def write(self, text: str, *, section: bool = True) -> None:
        """Write the snippet; `section` puts the whole text into the section `trial`."""
        if section:
            text = f"# --8<-- [start:trial]\n{text}\n# --8<-- [end:trial]\n"
        self.snippet.write_text(text, encoding="utf-8")

    def show(self, *sections: str) -> None:
        """Write a page that shows `sections` of the snippet, in this order."""
        fences = [f'```python\n--8<-- "trial.py:{name}"\n```\n' for name in sections]
        self.page.write_text("# Trial\n\n" + "\n".join(fences))

    def check(self, *, tally: Tally | None = None) -> str:
        """Return the failures of every test that the snippet collects as, or an empty string."""
        return self._failures(Verifier(self.root, tally), self.snippet)

    def check_page(self) -> str:
        """Return the failures of the page, or an empty string."""
        return self._failures(Verifier(self.root), self.page)

    def _failures(self, verifier: Verifier, path: Path) -> str:
        failures = []
        for sybil in verifier.sybils:
            if not sybil.should_parse(path):
                continue
            for example in sybil.parse(path).examples():
                try:
                    example.evaluate()
                except pytest.fail.Exception as failure:
                    failures.append(str(failure.msg))
        return "\n".join(failures)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Return a project whose snippet is still to be written."""
    return Project(tmp_path)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site as publishing does, under a subpath, and expect no warning."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    settings = {"SITE_URL": SITE_URL, "EDIT_URI": EDIT_URI, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(  # noqa: S603
        command, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    assert "WARNING" not in built.stderr, built.stderr
    return folder
