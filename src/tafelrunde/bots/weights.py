"""What players have learned: arrays in a file beside them, read when a player is first made.

All arrays are read-only, in the package and in training: numba compiles a kernel anew for arrays that may change.
"""

import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np

from tafelrunde.bots.player import package_of
from tafelrunde.core.errors import BadFile

Weights = Mapping[str, np.ndarray[Any, Any]]
FILE = "weights.npz"
KEPT_FILES = 16
"""Files that stay in memory: a gate compares two, an arena a few."""
_chosen: ContextVar[str | None] = ContextVar("chosen", default=None)


def load(game: str) -> Weights:
    """Return the arrays beside a game's players, or those of the file that was asked for."""
    chosen = _chosen.get()
    if chosen is not None:
        return read(Path(chosen))
    with as_file(files(package_of(game)) / FILE) as path:
        return read(path)


@contextmanager
def taken_from(file: str | None) -> Iterator[None]:
    """Let players that are made meanwhile load their weights from a file."""
    before = _chosen.set(file)
    try:
        yield
    finally:
        _chosen.reset(before)


def read(path: Path) -> Weights:
    """Return the arrays in a file, or raise BadFile; an unchanged file is read once."""
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise BadFile("file-unreadable", path=str(path), detail=str(error)) from error


@lru_cache(KEPT_FILES)
def _read(path: Path, _changed: int) -> Weights:
    with path.open("rb") as file:
        arrays = np.load(file, allow_pickle=False)
        if not isinstance(arrays, np.lib.npyio.NpzFile):
            raise ValueError("not a collection of arrays")
        with arrays:
            return frozen(dict(arrays))


def frozen(arrays: Weights) -> Weights:
    """Return read-only arrays of the same values, as `load` does."""
    fixed = {name: np.array(array, order="C") for name, array in arrays.items()}
    for array in fixed.values():
        array.flags.writeable = False
    return fixed


def write(arrays: Weights, path: Path) -> None:
    """Keep arrays in a file; whoever reads it meanwhile sees the old or the new one, never half of one."""
    partial = path.with_name(f"{path.name}.partial")
    with partial.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    partial.replace(path)
