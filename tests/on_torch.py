"""Run the tests with another torch, in an environment of its own.

    python tests/on_torch.py 2.11.0 [options of pytest, such as --record]

The version may also be `newest`, or `nightly` for the CPU build of the night. Environments are kept
in .venvs/, so that the second run starts at once.
"""

import os
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
NIGHTLY = [
    "--pre",
    "--extra-index-url",
    "https://download.pytorch.org/whl/nightly/cpu",
    "--upgrade",
]


def requirements() -> list[str]:
    """Return what the test extra requires besides torch."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    own = [text for text in extras["test"] if not text.startswith(("torch", project["name"]))]
    return [*extras["docs"], *own]


def prepare(version: str) -> Path:
    """Make the environment of a version, if it is not there yet, and return its folder."""
    folder = ROOT / ".venvs" / f"torch-{version}"
    ready = folder / "ready"
    if version in ("newest", "nightly") or not ready.is_file():
        venv.create(folder, with_pip=True)
        named = {"newest": ["torch", "--upgrade"], "nightly": ["torch", *NIGHTLY]}
        torch = named.get(version, [f"torch=={version}"])
        pip = [str(binary(folder, "python")), "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, *torch], check=True)  # noqa: S603
        subprocess.run([*pip, *requirements()], check=True)  # noqa: S603
        subprocess.run([*pip, "--no-deps", str(ROOT)], check=True)  # noqa: S603
        ready.touch()
    return folder


def binary(folder: Path, name: str) -> Path:
    """Return a program of an environment, on Windows and elsewhere."""
    return folder / ("Scripts" if os.name == "nt" else "bin") / name


def main() -> int:
    """Run pytest there, and return its exit status."""
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit("which torch? for example: python tests/on_torch.py 2.11.0")
    folder = prepare(sys.argv[1])
    command = [str(binary(folder, "python")), "-m", "pytest", *sys.argv[2:]]
    return subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
