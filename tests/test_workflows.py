"""The workflows: what they may do, and whose code they run."""

import re
from pathlib import Path

import pytest
import yaml

WORKFLOWS = sorted((Path(__file__).parent.parent / ".github/workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_grant_little_and_pin_what_they_use(path: Path) -> None:
    """Actions are named by commit; only the job that deploys may write."""
    text = path.read_text("utf-8")
    uses = re.findall(r"uses: (.*)", text)
    pinned = [use for use in uses if re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", use)]
    assert uses == pinned
    workflow = yaml.safe_load(text)
    assert workflow["permissions"] == {}
    grants = {name: job["permissions"].values() for name, job in workflow["jobs"].items()}
    assert {name for name, granted in grants.items() if "write" in granted} <= {"deploy"}
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())


def test_workflows_are_found() -> None:
    """An empty list would pass the test above."""
    assert {"test.yml", "publish.yml"} <= {path.name for path in WORKFLOWS}
