"""What a section may need (`# needs: cuda`), and whether it is here."""

import multiprocessing
from collections.abc import Callable

import torch

#: Each need, by the name that a marker gives it: returns whether this machine meets it.
NEEDS: dict[str, Callable[[], bool]] = {
    "cuda": torch.cuda.is_available,
    "mps": torch.backends.mps.is_available,
    "xpu": torch.xpu.is_available,
    # Workers that are spawned would import the snippet, raising statements and all.
    "fork": lambda: multiprocessing.get_all_start_methods()[0] == "fork",
}


def missing(needs: tuple[str, ...]) -> list[str]:
    """Return those of `needs` that this machine does not meet."""
    return [need for need in needs if not NEEDS[need]()]
