"""House bots think in processes of their own, so that the tables never wait for them."""

import asyncio
import multiprocessing
import os
import random
import threading
from concurrent.futures import ProcessPoolExecutor
from functools import cache

import numpy as np

from tafelrunde.bots import Bot, bot
from tafelrunde.core.position import Position, View
from tafelrunde.core.registry import game
from tafelrunde.server.logs import Log

BUDGET = 2.0
"""Seconds that a bot is given for a decision."""
GRACE = 15.0
"""Seconds beyond its budget after which a bot is no longer waited for."""
NICENESS = 5

log = Log("workers")


class Workers:
    """Asks bots for decisions; one that fails or takes too long plays any legal action."""

    def __init__(self, processes: int, budget: float = BUDGET, grace: float = GRACE) -> None:
        self._processes = processes
        self._budget = budget
        self._grace = grace
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, position: Position, seat: int) -> str:
        """Return the notation of what a bot does, which sees only what its seat may see."""
        played = position.game
        seen = position.view(seat).state.tobytes()
        codes = position.codes.tolist()
        try:
            job = self._open().submit(_choose, name, played.name, seen, seat, codes, self._budget)
            code = await asyncio.wait_for(asyncio.wrap_future(job), self._budget + self._grace)
        except Exception as error:  # whatever a bot runs into, nobody waits for it for ever
            log.error("bot-gave-up", error, bot=name, game=played.name)
            self.close()
            code = random.choice(codes)
        return str(played.decode(code))

    def warm(self) -> None:
        """Start the processes before anybody has to wait for them."""
        for _ in range(self._processes):
            self._open().submit(os.getpid)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _settle_in)
        return self._pool


def _settle_in() -> None:
    """Leave the processor to the tables where it is scarce, and do not outlive a server that is killed."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


@cache
def _bot(name: str, played: str) -> Bot:
    return bot(name, played)


def _choose(name: str, played: str, seen: bytes, seat: int, codes: list[int], budget: float) -> int:
    """Decide, in a process of the pool."""
    rules = game(played)
    state = np.frombuffer(bytearray(seen), rules.state_dtype)
    legal = [rules.decode(code) for code in codes]
    return rules.code(_bot(name, played).choose(View(rules, state, seat), legal, budget))
