"""Rehearse a GPU's lane where there is none: find the examples that mix devices.

    python tests/rehearse.py

Each snippet runs under PyTorch's FakeTensorMode, which knows devices and shapes and computes no
values. The meta device stands for the GPU: FakeTensorMode's own cuda wants a driver for backward.
Prints every statement that mixes devices and is not expected to raise, and how many could be told:
what needs values (`.item()`, a branch) ends in an error of its own, which says nothing.
"""

import contextlib
import io
import multiprocessing
import sys
import types
from multiprocessing.connection import Connection
from pathlib import Path

import torch
from torch._subclasses.fake_tensor import FakeTensorMode

from verify.lanes import Lane
from verify.record import snippet_files
from verify.snippet import Snippet, parse
from verify.source import read_text
from verify.state import clean_state

GPU = Lane("meta", exact=False)
MIXED = ("on the same device", "is not on the expected device", "two different devices")


def rehearse(snippet: Snippet) -> tuple[list[str], int]:
    """Return the statements that mix devices, each with its line, and how many ran to their end."""
    module = types.ModuleType("__main__")
    found, ran = [], 0
    quiet = contextlib.redirect_stdout(io.StringIO())
    with clean_state(), quiet, FakeTensorMode(allow_non_fake_inputs=True):
        for statement in snippet.statements:
            torch.set_default_device(GPU.device_for(statement.section))
            try:
                exec(statement.source, module.__dict__)  # noqa: S102
            except BaseException as error:  # whatever a snippet raises where it has no values
                message = str(error).partition("\n")[0]
                if any(words in message for words in MIXED) and not statement.expected:
                    found.append(f"{statement.first}: {message}")
            else:
                ran += 1
    return found, ran


def in_a_child(path: Path) -> tuple[list[str], int, int] | None:
    """Rehearse one file in a process of its own; None if that crashed, as fake tensors may."""
    receiver, sender = multiprocessing.Pipe(duplex=False)
    child = multiprocessing.get_context("fork").Process(target=_send, args=(sender, path))
    child.start()
    sender.close()
    try:
        return receiver.recv() if receiver.poll(60) else None
    except EOFError:
        return None
    finally:
        child.kill()
        child.join()


def _send(sender: Connection, path: Path) -> None:
    snippet = parse(read_text(path))
    snippet.statements = [s for s in snippet.statements if not (s.section and s.section.needs)]
    found, ran = rehearse(snippet)
    sender.send((found, ran, len(snippet.statements)))


def main() -> int:
    """Rehearse every snippet; return 1 if one mixes devices."""
    root = Path(__file__).parent.parent
    statements = ran = mixed = 0
    for name, path in snippet_files(root).items():
        result = in_a_child(path)
        if result is None:
            print(f"snippets/{name}: ended its process, or did not end")  # noqa: T201
            continue
        found, complete, count = result
        statements, ran, mixed = statements + count, ran + complete, mixed + len(found)
        for line in found:
            print(f"snippets/{name}:{line}")  # noqa: T201
    print(f"{mixed} statements mix devices; {ran} of {statements} ran to their end")  # noqa: T201
    return int(mixed > 0)


if __name__ == "__main__":
    sys.exit(main())
