"""How bots' kernels compile quickly.

A compiled function is optimised anew, with all that it calls, in every one that calls it: a chain of ten takes ten
times as long. So what only one function calls becomes a part of it before anything is compiled.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from tafelrunde.core.kernel import KERNEL_OPTIONS, compiled

F = TypeVar("F", bound=Callable[..., Any])


def inlined(function: F) -> F:
    """Make a function a part of those that call it."""
    return compiled(function, {**KERNEL_OPTIONS, "inline": "always"})
