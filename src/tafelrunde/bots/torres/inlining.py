"""Kernels that become a part of the one that calls them before anything is compiled.

Each kernel is compiled together with everything that it calls, down to the rules: a chain of five kernels above the
rules would compile them five times. So only what is called from Python or in several places is a kernel of its own.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from tafelrunde.core.kernel import KERNEL_OPTIONS, compiled

F = TypeVar("F", bound=Callable[..., Any])


def inlined(function: F) -> F:
    """Let numba write a function into its only caller."""
    return compiled(function, {**KERNEL_OPTIONS, "inline": "always"})
