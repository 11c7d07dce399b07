"""Writes the generated files of the web table, or says which are out of date."""

import sys
from pathlib import Path

from tafelrunde.typescript.files import WEB, outdated, sources


def main(*arguments: str, folder: Path = WEB) -> int:
    """Write all files; with `--check` only compare them."""
    old = outdated(folder)
    if "--check" in arguments:
        for path in old:
            sys.stdout.write(f"{path} is out of date: python -m tafelrunde.typescript\n")
        return 1 if old else 0
    for path, source in sources().items():
        (folder / path).write_text(source, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
