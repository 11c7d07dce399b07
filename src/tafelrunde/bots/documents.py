"""Tables in docs/bots.md that commands write: each stands between two marks, and nothing else is touched."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from tafelrunde.core.errors import BadFile

BOTS_PAGE = Path(__file__).parents[3] / "docs" / "bots.md"


def marks(name: str) -> tuple[str, str]:
    """Return what stands before and after a part that is written by a command."""
    return f"<!-- {name} -->\n", f"<!-- end of {name} -->"


def write_part(page: Path, name: str, text: str) -> None:
    """Replace what stands between the marks of a part, or raise BadFile where there are none."""
    begin, end = marks(name)
    before = page.read_text("utf-8")
    head, found, rest = before.partition(begin)
    _, closed, tail = rest.partition(end)
    if not found or not closed:
        raise BadFile("file-unreadable", path=str(page), detail=f"no place for {name}")
    page.write_text(f"{head}{begin}{text.rstrip()}\n{end}{tail}", "utf-8")


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table; all columns but the first are figures."""
    lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
