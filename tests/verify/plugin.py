"""The pytest plugin: options and hooks; pyproject.toml loads it for every way to call pytest."""

from collections.abc import Generator
from pathlib import Path

import pytest

from verify.collect import Verifier

_VERIFIER = pytest.StashKey[Verifier]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_VERIFIER] = Verifier(config.rootpath)


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(
    file_path: Path, parent: pytest.Collector
) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Collect snippets and pages; a snippet named on the command line is no test module."""
    others = yield
    ours = parent.config.stash[_VERIFIER].collect(file_path, parent)
    return [ours] if ours else others
