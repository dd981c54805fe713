"""Lanes: the default device, what stays on the CPU, and how loosely other lanes compare."""

from pathlib import Path

import pytest
import torch

from conftest import ROOT, Project
from verify.collect import Verifier
from verify.compare import explain
from verify.lanes import CPU, Lane, lane
from verify.needs import missing
from verify.runner import Event, run
from verify.snippet import parse

META = Lane("meta", exact=False)  # a device that every machine has

SECTIONS = """\
# --8<-- [start:one]
import torch

torch.ones(1).device
# > device(type='cpu')
# --8<-- [end:one]
{marker}
# --8<-- [start:two]
torch.ones(1).device
# > device(type='cpu')
# --8<-- [end:two]
"""


def _devices(marker: str, where: Lane) -> list[str]:
    result = run(parse(SECTIONS.format(marker=marker)), Path("trial.py"), where)
    return [event.text for events in result.events.values() for event in events]


def test_a_lane_sets_the_default_device_but_for_what_is_marked() -> None:
    here, there = "device(type='cpu')", "device(type='meta')"
    assert _devices("# cpu: a reason", META) == [there, here]
    assert _devices("", META) == [there, there]
    assert _devices("", CPU) == [here, here]
    bold = Lane("meta", exact=False, heeds_markers=False)
    assert _devices("# cpu: a reason", bold) == [there, there]
    assert torch.get_default_device() == torch.device("cpu")


def test_an_accelerator_is_there_for_its_own_lane_alone() -> None:
    """So the record of the CPU's lane is the same on a machine with a GPU."""
    assert missing(("cuda",), "cpu") == ["cuda"]
    assert missing(("process",), "cpu") == []


def test_a_lane_that_is_not_here_is_refused() -> None:
    if torch.cuda.is_available():
        pytest.skip("a GPU is here")
    with pytest.raises(ValueError, match="which is not here"):
        lane("cuda", ROOT)


VALUE = "tensor([0.1235, 2.0000])"
# Expected, shown, and whether another lane may show it so.
LOOSE = [
    (VALUE, "tensor([0.1235, 2.0000], device='cuda:0')", True),
    (VALUE, "tensor([0.1236, 1.9999])", True),
    (VALUE, "tensor([0.1237, 2.0000])", False),
    (VALUE, "tensor([0.1235,   2.0000],\n       device='cuda:0')", True),
    (VALUE, "tensor([0.1235, 2.0000, 0.0000])", False),
    (VALUE, "tensor([0.1235, -2.0000])", False),
    ("tensor([1., 2.])", "tensor([1., 3.])", False),
    ("tensor([1, 2])", "tensor([1, 3])", False),
    ("torch.Size([2, 3])", "torch.Size([2, 4])", False),
    ("1.2345e-05", "1.2346e-05", True),
    ("1.2345e-05", "1.2345e-06", False),
    ("1.0000+2.0000j", "1.0000+2.0001j", True),
    ("0.5", "0.6", False),
    ("'2.13.0'", "'2.14.0'", False),
    ("99.9%", "100.0%", False),
    ("0.8414709568023682", "0.8414710164070129", True),
    ("0.8414709568023682", "0.8415709568023682", False),
    ("tensor([1.], device='cpu')", "tensor([1.], device='cuda:0')", False),
    ("tensor([1.], device='cuda:0')", "tensor([1.], device='cuda:0')", True),
    ("tensor([1.], device='cuda:0')", "tensor([1.])", False),
    ("a (…) b", "a (x) b", True),
    ("a (…) b", "a (x y) b", False),
]


@pytest.mark.parametrize(("expected", "shown", "passes"), LOOSE)
def test_other_lanes_compare_loosely(expected: str, shown: str, passes: bool) -> None:
    events = [Event("value", shown)]
    assert (explain([expected], events, exact=False) is None) is passes
    if expected != shown and "…" not in expected:
        assert explain([expected], events) is not None, "the CPU's lane compares exactly"


@pytest.mark.parametrize(
    ("kind", "shown", "passes"),
    [
        ("exception", "RuntimeError: no", True),
        ("exception", "ValueError: no", False),
        ("warning", "RuntimeError: no", False),
    ],
)
def test_the_kind_counts_on_every_lane(kind: str, shown: str, passes: bool) -> None:
    events = [Event(kind, shown)]
    assert (explain(["RuntimeError: no"], events, exact=False) is None) is passes


def test_what_spoils_a_process_runs_in_its_own(project: Project) -> None:
    project.write(
        "# needs: process\n# --8<-- [start:trial]\nimport os\n\nos.getpid() == os.getppid()\n"
        "# > False\nos.environ['SPOILT'] = '1'\n# --8<-- [end:trial]\n",
        section=False,
    )
    assert project.check() == ""
    project.write(
        "# needs: process\n# --8<-- [start:trial]\n1 + 1\n# > 3\n# --8<-- [end:trial]\n",
        section=False,
    )
    assert "not what was shown" in project.check()


def test_a_marker_that_is_needed_no_longer_is_reported(project: Project) -> None:
    project.write(
        "# cpu: no reason\n# --8<-- [start:trial]\n1 + 1\n# > 2\n# --8<-- [end:trial]\n"
        "# cpu: it asks for the device\n# --8<-- [start:other]\nimport torch\n\n"
        "torch.ones(1).is_meta\n# > False\n# --8<-- [end:other]\n",
        section=False,
    )
    (said,) = Verifier(project.root, None, META).needless_markers([project.snippet])
    assert said.startswith("snippets/trial.py:2: section 'trial' passes on meta too")
