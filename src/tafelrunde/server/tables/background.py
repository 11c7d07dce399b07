"""Tasks that nobody waits for: none of them is garbage-collected, and what fails is logged."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from tafelrunde.server.operations.logs import Log
from tafelrunde.server.store import StoreError, StoreUnavailable

log = Log("errands")


class BackgroundTasks:
    """Everything that goes on beside the requests."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)
        return task

    def every(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, even if the store fails now and then."""
        self.spawn(self._repeat(seconds, do))

    async def _repeat(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await do()
            except StoreError as error:
                log.info("housekeeping-failed", code=error.problem.code)

    def cancel(self) -> None:
        """Cancel all tasks."""
        for task in tuple(self._tasks):
            task.cancel()

    def _on_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreUnavailable):
            log.info("due-failed", code=error.problem.code)  # `health` tells the host
        elif error is not None:
            log.error("due-failed", error)
