"""The lanes on which snippets run: the default device, and how exactly outputs are compared."""

import platform
import tomllib
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from packaging.version import Version

from verify.needs import ACCELERATORS, NEEDS
from verify.snippet import Section

#: The lanes by their names, which are those of torch's devices.
DEVICES = ("cpu", *ACCELERATORS)


@dataclass(frozen=True)
class Lane:
    """A default device, and whether outputs are compared to the last digit.

    `heeds_markers`: whether what is marked as staying on the CPU stays there.
    """

    device: str = "cpu"
    exact: bool = True
    heeds_markers: bool = True

    def device_for(self, section: Section | None) -> str | None:
        """Return the default device for a section; None is torch's own.

        What is marked as staying on the CPU stays there, and a section that needs an accelerator
        names it itself, as its readers do.
        """
        if self.device == "cpu" or section is None:
            return None
        named = set(section.needs) & set(ACCELERATORS)
        return None if named or (section.cpu and self.heeds_markers) else self.device

    def describe(self) -> str:
        """Return the name of the device that runs this lane."""
        if self.device == "cuda":
            import torch  # noqa: PLC0415 (records can be read without it)

            return torch.cuda.get_device_name()
        return {"cpu": "CPU", "mps": "Apple GPU"}[self.device]


#: The lane of a plain run where the outputs were written.
CPU = Lane()


def lane(device: str, root: Path) -> Lane:
    """Return the lane of `device` for the project at `root`.

    Outputs are compared exactly where they were written: on the CPU of a Linux on x86-64, with the
    torch that the project pins. Raises ValueError, saying what to do, if the device is not here.
    """
    if device != "cpu" and not NEEDS[device]():
        raise ValueError(f"--lane {device} needs {device}, which is not here: leave the option out")
    exact = device == "cpu" and runs_at_home() and installed_torch() == pinned_torch(root)
    return Lane(device, exact)


def runs_at_home() -> bool:
    """Whether this is the kind of machine on which the outputs were written."""
    return (platform.system(), platform.machine()) == ("Linux", "x86_64")


def installed_torch() -> str:
    """Return the version of the torch that is installed, without the name of its build."""
    return Version(metadata.version("torch")).public


def pinned_torch(root: Path) -> str:
    """Return the version of torch that the test extra of the project at `root` pins."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    requirements = project["optional-dependencies"]["test"]
    return next(text.removeprefix("torch==") for text in requirements if "torch==" in text)
