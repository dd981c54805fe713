"""Bring in the records of other lanes: `python -m verify.merge FOLDER`; needs no torch.

What they say of content that is not here any more is left out. Then the stamps are made anew.
"""

import sys
from pathlib import Path

from verify import record, stamps


def main(root: Path, incoming: Path) -> None:
    """Merge the records below `incoming` into the project at `root`, and write its stamps."""
    record.merge(root, incoming)
    for path, text in stamps.generated(root).items():
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path.cwd(), Path(sys.argv[1]))
