"""Run a lane on a machine that has torch and no network, such as a GPU lent for minutes.

    python tests/offline_lane.py pack 3.12         # here: what Python 3.12 needs there, to .wheels/
    python tests/offline_lane.py run --lane cuda   # there: run, write the record, print what failed

Carry the folder along, .wheels/ included. Rehearse with `run --lane cpu`.
"""

import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
WHEELS = ROOT / ".wheels"
#: What running snippets takes; no browser, no theme and no linter.
NEEDED = [
    "pytest",
    "sybil",
    "packaging",
    "pyyaml",
    "numpy",
    "matplotlib",
    "mkdocs",
    "pymdown-extensions",
]


def pack(version: str) -> None:
    """Download the wheels for a Python on Linux x86-64."""
    target = ["--python-version", version, "--implementation", "cp", "--only-binary", ":all:"]
    platforms = [f"--platform=manylinux_{glibc}_x86_64" for glibc in ("2_17", "2_27", "2_28")]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(WHEELS)]
    subprocess.run([*command, *target, *platforms, *NEEDED], check=True)  # noqa: S603
    size = sum(wheel.stat().st_size for wheel in WHEELS.iterdir()) / 2**20
    print(f"{len(list(WHEELS.iterdir()))} wheels, {size:.0f} MiB, in {WHEELS}")  # noqa: T201


def run(options: list[str]) -> int:
    """Run the snippets beside the torch that is here, record them, and return pytest's status."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(  # noqa: S603
            [sys.executable, "-m", "venv", "--system-site-packages", folder], check=True
        )
        python = f"{folder}/bin/python"
        # An environment that itself stands in an environment sees the outermost one alone.
        packages = Path(folder, "lib", f"python{sys.version_info[0]}.{sys.version_info[1]}")
        here = sysconfig.get_path("purelib")
        (packages / "site-packages/outer.pth").write_text(f"{here}\n", encoding="utf-8")
        pip = [python, "-m", "pip", "install", "--quiet", "--no-index", "--find-links", str(WHEELS)]
        subprocess.run([*pip, *NEEDED], check=True)  # noqa: S603
        command = [python, "-m", "pytest", "-q", "-rf", "snippets", "--record", *options]
        return subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["pack", version]:
            pack(version)
        case ["run", *options]:
            sys.exit(run(options))
        case _:
            sys.exit("pack 3.12, or run --lane cuda")
