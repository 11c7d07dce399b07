"""Offloading: what takes long runs in threads, fairly between clients, and for nobody who has disconnected."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from aiohttp import web

from tafelrunde.server.http.app_keys import OFFLOAD_POOL
from tafelrunde.server.http.callers import PERSON, address_of
from tafelrunde.server.operations.networks import network_of
from tafelrunde.server.thinking.fair_queue import FairPool, FairQueue, Owner

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
MOST_OWN = 32
"""How much of one owner's work may wait: a replay asks for many moments at once."""
MOST_WAITING = 512
LOOK = 0.5
"""Seconds between two looks whether the client is still there."""


def offload_pool() -> FairPool:
    """Return the threads for looking back at matches, for records and for studies."""
    return FairPool("slow", THREADS, FairQueue(THREADS, MOST_OWN, MOST_WAITING))


def owner_of(request: web.Request) -> Owner:
    """Return for whom a request is answered, as far as it is known: those of one network share its turns."""
    return network_of(address_of(request)), request.get(PERSON, "")


async def offload(request: web.Request, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run something slow in a thread, when it is the client's turn."""
    return await until_disconnected(
        request, request.app[OFFLOAD_POOL].run(owner_of(request), work, *args, **kwargs)
    )


async def until_disconnected(request: web.Request, work: Coroutine[Any, Any, T]) -> T:
    """Wait for something until it is done or the client has disconnected."""
    task = asyncio.get_running_loop().create_task(work)
    try:
        while not (await asyncio.wait({task}, timeout=LOOK))[0]:
            if request.transport is None or request.transport.is_closing():
                raise ConnectionResetError("the client has left")
        return task.result()
    finally:
        task.cancel()
