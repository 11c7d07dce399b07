"""Which executor steps a batch: as its maker says, or the environment, or else the fastest that works here."""

import os
from collections.abc import Callable
from functools import cache

from tafelrunde.core.errors import BadOption
from tafelrunde.envs.executors.interface import Executor, Job
from tafelrunde.envs.executors.plain import PlainExecutor

VARIABLE = "TAFELRUNDE_EXECUTOR"
"""The environment variable that says which executor is used where nothing else is said."""
SPINNING, PLAIN = "spinning", "plain"


def new_executor(job: Job, wanted: str | None = None) -> Executor:
    """Return an executor for a batch, by name or the best that there is; raise BadOption for one that is none."""
    usable = executors()
    name = wanted or os.environ.get(VARIABLE) or next(iter(usable))
    if name not in usable:
        expected = " or ".join(f"'{one}'" for one in usable) + " on this machine"
        raise BadOption("bad-option", game=job.spec.game.name, option="executor", value=name, expected=expected)
    return usable[name](job)


@cache
def executors() -> dict[str, Callable[[Job], Executor]]:
    """Return all executors that work on this machine by their names, the fastest first."""
    try:  # llvmlite's instructions and numba's way to them are nobody's promise
        from tafelrunde.envs.executors.spinning import SpinningExecutor
        from tafelrunde.envs.kernels.atomics import is_supported
    except ImportError:
        return {PLAIN: PlainExecutor}
    return {SPINNING: SpinningExecutor, PLAIN: PlainExecutor} if is_supported() else {PLAIN: PlainExecutor}
