"""The kernels of the environments have a cache of their own: who never steps an environment never compiles one."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from tafelrunde.core.kernel import KERNEL_OPTIONS, cache_folder, compiled, sources_digest, twinned

F = TypeVar("F", bound=Callable[..., Any])


@cache
def env_cache_folder() -> Path:
    """Return the folder of compiled environments, which belongs to the rules' sources and to these."""
    return cache_folder() / f"envs-{sources_digest('envs/kernels')}"


def env_kernel(function: F) -> F:
    """Compile a function of the environments."""
    return twinned(function, KERNEL_OPTIONS, env_cache_folder())


def quick_env_kernel(function: F) -> F:
    """Compile a function of a few microseconds: it keeps Python's lock, as handing it over would take longer."""
    return compiled(function, {**KERNEL_OPTIONS, "nogil": False}, env_cache_folder())
