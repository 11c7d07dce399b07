"""How kernels of the analysis are compiled: cached apart, as what they link of the bots changes with those."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from tafelrunde.core.kernel import KERNEL_OPTIONS, cache_folder, sources_digest, twinned
from tafelrunde.core.kernel import inner as inner_in

F = TypeVar("F", bound=Callable[..., Any])


@cache
def _folder(part: str) -> Path:
    return cache_folder() / f"{part.replace('/', '-')}-{sources_digest('bots', part)}"


def _folder_of(function: object) -> Path:
    """Return where a function is cached: with those beside it, until one of them or of the bots changes."""
    return _folder("/".join(function.__module__.split(".")[1:-1]))


def kernel(function: F) -> F:
    """Compile a function that Python calls, and that is linked into kernels that call it."""
    return twinned(function, KERNEL_OPTIONS, _folder_of(function))


def inner(function: F) -> F:
    """Compile a function that only kernels call."""
    return inner_in(function, _folder_of(function) / "inner")
