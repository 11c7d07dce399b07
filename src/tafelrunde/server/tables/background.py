"""Work that goes on beside the requests: none of it is forgotten, and what fails is noted."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from tafelrunde.server.operations.logs import Log
from tafelrunde.server.store import StoreError, StoreUnavailable

log = Log("errands")


class Errands:
    """Tasks that nobody waits for."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin something."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def every(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, even if the store fails now and then."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await do()
            except StoreError as error:
                log.info("housekeeping-failed", code=error.problem.code)

    def stop(self) -> None:
        """Break everything off."""
        for task in tuple(self._tasks):
            task.cancel()

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreUnavailable):
            log.info("due-failed", code=error.problem.code)  # `health` tells the host
        elif error is not None:
            log.error("due-failed", error)
