"""The record says what ran, of which content; the stamps say what the record says."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT, Project
from verify import record, stamps
from verify.collect import Verifier
from verify.lanes import CPU, installed_torch, pinned_torch
from verify.source import BadFileError, read_text

HERE = installed_torch()  # which a trial project pins


def test_no_record_claims_what_it_does_not_have() -> None:
    assert record.wrong_claims(ROOT, pinned_torch(ROOT)) == [], "run pytest --update"


def test_stamps_and_matrix_agree_with_the_records() -> None:
    stale = [str(path) for path, text in stamps.generated(ROOT).items() if read_text(path) != text]
    assert stale == [], "run pytest --update"


@pytest.fixture
def recorded(project: Project) -> Project:
    """Return a project with two pages, both on record."""
    project.write("1 + 1\n# > 2")
    (project.root / "snippets/other.py").write_text(
        "# --8<-- [start:other]\n2 + 2\n# > 4\n# --8<-- [end:other]\n"
        "# needs: mps\n# --8<-- [start:elsewhere]\n3\n# > 3\n# --8<-- [end:elsewhere]\n"
    )
    (project.root / "docs/other.md").write_text("# Other\n")
    (project.root / "docs/verified.md").write_text("# What ran\n")
    (project.root / "docs/_theme").mkdir()
    _write_record(project)
    return project


def _write_record(project: Project) -> list[str]:
    """Do what --record does; return what it refuses."""
    verifier = Verifier(project.root)
    paths = record.snippet_files(project.root).values()
    _, refused = record.record(project.root, CPU, {path: verifier.outcomes(path) for path in paths})
    for path, text in stamps.generated(project.root).items():
        path.write_text(text, "utf-8")
    return refused


def _run(project: Project, *options: str, succeeds: bool = True) -> str:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options]
    ran = subprocess.run(command, cwd=project.root, capture_output=True, text=True, check=False)
    assert (ran.returncode == 0) is succeeds, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


def _stamps(project: Project) -> dict[str, str]:
    text = (project.root / "docs/_theme/stamps.html").read_text("utf-8")
    return dict(re.findall(r'^"(.+?)/": (.*),$', text, re.MULTILINE))


def _record(project: Project) -> Path:
    return project.root / f"docs/verified/cpu-torch{HERE}.json"


def test_a_record_holds_what_ran(recorded: Project) -> None:
    made = json.loads(_record(recorded).read_text("utf-8"))
    assert (made["lane"], made["torch"]) == ("cpu", HERE)
    trial, other = made["files"]["trial.py"], made["files"]["other.py"]
    assert trial["hash"] == record.content_hash(recorded.snippet.read_text("utf-8"))
    assert trial["verified"] == 1
    assert "not_run" not in trial
    assert other["verified"] == 1
    assert other["not_run"] == {"elsewhere": "needs mps"}
    assert record.wrong_claims(recorded.root, HERE) == []
    said = _stamps(recorded)
    assert "Every example ran on the CPU" in said["trial"]
    assert "1 of 2 examples ran on the CPU" in said["other"]
    assert "Not verified on a GPU yet." in said["trial"]


def test_recording_again_changes_nothing(recorded: Project) -> None:
    path = _record(recorded)
    old = path.read_text("utf-8").replace('"date": "2', '"date": "1')
    path.write_text(old)
    _run(recorded, "--record")
    assert path.read_text("utf-8") == old, "an entry keeps its date while its content is the same"


def test_one_digit_expires_one_page(recorded: Project) -> None:
    before = _stamps(recorded)
    recorded.snippet.write_text(recorded.snippet.read_text("utf-8").replace("1 + 1", "0 + 2"))
    (wrong,) = record.wrong_claims(recorded.root, HERE)
    assert "trial.py: its content has not been recorded" in wrong
    made = stamps.generated(recorded.root)
    (recorded.root / "docs/_theme/stamps.html").write_text(
        made[recorded.root / "docs/_theme/stamps.html"]
    )
    after = _stamps(recorded)
    assert "Changed since it ran on the CPU" in after["trial"]
    assert after["other"] == before["other"]
    assert "changed since" in made[recorded.root / "docs/verified.md"]


def test_update_refreshes_the_record_of_what_it_touched(recorded: Project) -> None:
    recorded.snippet.write_text(recorded.snippet.read_text("utf-8").replace("1 + 1", "0 + 2"))
    _run(recorded, "--update", "-k", "trial")
    assert record.wrong_claims(recorded.root, HERE) == []
    assert "Every example ran" in _stamps(recorded)["trial"]


def test_what_fails_is_not_counted(recorded: Project) -> None:
    recorded.snippet.write_text(recorded.snippet.read_text("utf-8").replace("# > 2", "# > 3"))
    _write_record(recorded)
    entry = json.loads(_record(recorded).read_text("utf-8"))["files"]["trial.py"]
    assert entry["verified"] == 0
    assert entry["not_run"] == {"trial": record.FAILED}
    assert any("an example fails" in each for each in record.wrong_claims(recorded.root, HERE))
    assert "No example runs on the CPU." in _stamps(recorded)["trial"]


def test_a_snippet_that_is_gone_leaves_every_record(recorded: Project) -> None:
    other = _record(recorded).with_name("cpu-torch1.0.0.json")
    text = _record(recorded).read_text("utf-8")
    other.write_text(text.replace(f'"torch": "{HERE}"', '"torch": "1.0.0"'), "utf-8")
    for path in (recorded.snippet, recorded.page):
        path.unlink()
    _run(recorded, "--update")
    assert record.wrong_claims(recorded.root, HERE) == []
    assert "trial.py" not in other.read_text("utf-8")


def test_another_machine_replaces_all_or_nothing(recorded: Project) -> None:
    path = _record(recorded)
    old = re.sub(r'"python": ".*?"', '"python": "3.1"', path.read_text("utf-8"))
    path.write_text(old)
    verifier = Verifier(recorded.root)
    one = {recorded.snippet: verifier.outcomes(recorded.snippet)}
    written, (said,) = record.record(recorded.root, CPU, one)
    assert (written, path.read_text("utf-8")) == ({}, old)
    assert "the record is of" in said
    _write_record(recorded)
    assert '"3.1"' not in path.read_text("utf-8")


def test_a_run_that_stopped_is_not_recorded(recorded: Project) -> None:
    recorded.snippet.write_text(recorded.snippet.read_text("utf-8").replace("# > 2", "# > 3"))
    before = _record(recorded).read_text("utf-8")
    _run(recorded, "--record", "-x", succeeds=False)
    assert _record(recorded).read_text("utf-8") == before


def test_records_of_other_lanes_are_merged_without_torch(
    recorded: Project, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """What is of the content that is here is taken over; what is older is not."""
    incoming = tmp_path_factory.mktemp("incoming")
    text = _record(recorded).read_text("utf-8").replace(f'"torch": "{HERE}"', '"torch": "1.0.0"')
    hash_of_trial = record.content_hash(recorded.snippet.read_text("utf-8"))
    (incoming / "cpu-torch1.0.0.json").write_text(text.replace(hash_of_trial, "0" * 16))
    code = (
        "import sys, importlib.metadata as m; sys.modules['torch'] = None; version = m.version\n"
        "def absent(name):\n"
        "    if name in ('torch', 'numpy'): raise m.PackageNotFoundError(name)\n"
        "    return version(name)\n"
        "m.version = absent\n"
        "from pathlib import Path; from verify.merge import main\n"
        f"main(Path('.'), Path({str(incoming)!r}))"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT / "tests")}
    command = [sys.executable, "-c", code]
    subprocess.run(command, cwd=recorded.root, check=True, env=environment)
    made = json.loads((recorded.root / "docs/verified/cpu-torch1.0.0.json").read_text("utf-8"))
    assert set(made["files"]) == {"other.py"}
    assert "torch 1.0.0" in _stamps(recorded)["other"]
    assert "torch 1.0.0" not in _stamps(recorded)["trial"]


def test_the_home_page_has_its_stamp(site: Path) -> None:
    for page in ("index.html", "concepts/views/index.html", "lessons/fit-a-line/index.html"):
        assert 'class="stamp"' in (site / page).read_text("utf-8"), page


@pytest.mark.parametrize("part", [["snippets/trial.py"], ["-k", "trial"]])
def test_a_part_is_not_recorded(recorded: Project, part: list[str]) -> None:
    before = _record(recorded).read_text("utf-8")
    assert "--record is about all snippets" in _run(recorded, "--record", *part, succeeds=False)
    assert _record(recorded).read_text("utf-8") == before


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda files: files.update({"gone.py": files["trial.py"]}), "no such snippet"),
        (lambda files: files["trial.py"].update(verified=2), "counts 2 sections, of 1"),
        (lambda files: files["other.py"].update(not_run={"x": "y"}), "no section 'x'"),
        (lambda files: files["trial.py"].update(hash="0" * 16), "has not been recorded"),
        (lambda files: files.pop("trial.py"), "has not been recorded"),
    ],
)
def test_a_false_record_is_found(recorded: Project, change: object, reason: str) -> None:
    path = _record(recorded)
    made = json.loads(path.read_text("utf-8"))
    change(made["files"])
    path.write_text(json.dumps(made))
    assert any(reason in wrong for wrong in record.wrong_claims(recorded.root, HERE))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"^.*$", "{}"),
        (r'"device": "CPU"', '"device": "<img src=x>"'),
        (r'"date": "[^"]*"', '"date": "<script>"'),
        (r'"date": "[^"]*"', '"date": "9999-01-01"'),
        (r'"verified": 1', '"verified": "1"'),
        (r'"verified": 1', '"verified": -1'),
        (r"needs mps", "<b>"),
        (r'"trial.py"', '"../trial.py"'),
        (r'"torch": "[^"]*"', '"torch": "foo"'),
        (r'"lane": "cpu"', '"lane": "cuda"'),
    ],
)
def test_a_malformed_record_says_so(recorded: Project, old: str, new: str) -> None:
    path = _record(recorded)
    text = path.read_text("utf-8")
    path.write_text(re.sub(old, new, text, count=1, flags=re.DOTALL))
    assert path.read_text("utf-8") != text
    with pytest.raises(BadFileError, match="is no record"):
        record.read_records(recorded.root)
