"""What Linux says about processes: their memory, descriptors, processor time and children."""

import os
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


def descendants(pid: int) -> list[int]:
    """Return the children of a process, and theirs."""
    parents = {int(path.parent.name): int(_stat(path)[1]) for path in Path("/proc").glob("[0-9]*/stat")}
    found, near = [], {pid}
    while near := {child for child, parent in parents.items() if parent in near}:
        found += sorted(near)
    return found


def processor(pid: int) -> float:
    """Return the processor time of a process in seconds, with that of children that have ended."""
    return sum(map(int, _stat(Path(f"/proc/{pid}/stat"))[11:15])) / TICKS


def memory(pid: int) -> float:
    """Return the memory that a process holds, in MB."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6
    except OSError:
        return 0.0


def open_files(pid: int) -> int:
    """Return how many descriptors a process has open."""
    try:
        return len(os.listdir(f"/proc/{pid}/fd"))
    except OSError:
        return 0


def size(path: Path) -> int:
    """Return the bytes of a file; none of one that is not there."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _stat(path: Path) -> list[str]:
    """Return what the system says about a process from its state on; nothing of one that has just ended."""
    try:
        return path.read_text().rpartition(")")[2].split()
    except OSError:
        return ["X"] + ["0"] * 20
