"""What a section may need (`# needs: cuda`), and whether it is here."""

import multiprocessing
from collections.abc import Callable

ACCELERATORS = ("cuda", "mps")


# Snippets can be read without torch, as publishing does; only running them asks for it.
def _has_cuda() -> bool:
    import torch  # noqa: PLC0415

    return torch.cuda.is_available()


def _has_mps() -> bool:
    import torch  # noqa: PLC0415

    return torch.backends.mps.is_available()


#: Each need, by the name that a marker gives it: returns whether this machine meets it.
NEEDS: dict[str, Callable[[], bool]] = {
    "cuda": _has_cuda,
    "mps": _has_mps,
    # What ends the process's use of its device: the whole file runs in a process of its own.
    "process": lambda: True,
    # Workers that are spawned would import the snippet, raising statements and all.
    "fork": lambda: multiprocessing.get_all_start_methods()[0] == "fork",
}


def missing(needs: tuple[str, ...], device: str) -> list[str]:
    """Return those of `needs` that this machine does not meet, or the lane of `device` does not.

    An accelerator is there for its own lane alone, so that the CPU's record is the same everywhere.
    """
    return [n for n in needs if not NEEDS[n]() or (n in ACCELERATORS and n != device)]
