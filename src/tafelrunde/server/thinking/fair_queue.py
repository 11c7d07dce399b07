"""Slow work, queued per owner: whoever asks for much waits longer, and nobody waits longer because of them."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import count
from typing import ParamSpec, TypeVar

from tafelrunde.server.errors import RateLimited, Unavailable

P = ParamSpec("P")
T = TypeVar("T")

Owner = tuple[str, ...]
"""For whom work is done, the broadest first: a network, or a network and a person there."""
SERVER: Owner = ()
"""What the server does on its own account."""
NO_LIMIT = 1 << 30
RETRY = 5
"""Seconds after which whoever was refused may try again."""
MOST_REMEMBERED = 10_000
"""Owners whose last turn is remembered; beyond this the one served longest ago counts as new."""


class FairQueue:
    """Grants so many turns at once, to the owner who has fewest now and was served longest ago.

    An owner with parts (a network with several persons) is one owner to all others, and shares its turns among
    its parts in the same way. Where there are several turns, one is left for whoever comes next.
    """

    def __init__(self, turns: int, most_each: int = NO_LIMIT, most: int = NO_LIMIT) -> None:
        self._free = turns
        self._share = max(1, turns - 1)
        self._most_each, self._most = most_each, most
        self._waiting: dict[Owner, list[asyncio.Future[None]]] = {}
        self._running: Counter[Owner] = Counter()
        self._served: OrderedDict[Owner, int] = OrderedDict()
        self._clock = count(1)

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(map(len, self._waiting.values()))

    async def acquire(self, owner: Owner) -> None:
        """Wait for a turn, or be refused; whoever stops waiting leaves the queue."""
        if len(self._waiting.get(owner, ())) >= self._most_each:
            raise RateLimited("busy", seconds=RETRY)
        if len(self) >= self._most:
            self._make_room(owner)
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, []).append(turn)
        self._grant()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and not turn.exception():  # it was granted at the same moment
                self.release(owner)
            self._leave(owner, turn)
            raise

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """Wait for a turn that lasts until the end of the block."""
        await self.acquire(owner)
        try:
            yield
        finally:
            self.release(owner)

    def release(self, owner: Owner) -> None:
        """End a turn."""
        self._free += 1
        for part in _parts(owner):
            self._running[part] -= 1
            if not self._running[part]:
                del self._running[part]
        self._grant()

    def _grant(self) -> None:
        """Let the next ones begin, as long as there are turns."""
        while self._free and (owner := self._next()) is not None:
            turn = self._waiting[owner][0]
            self._leave(owner, turn)
            if turn.done():  # cancelled: whoever waited for it is about to leave
                continue
            self._free -= 1
            for part in _parts(owner):
                self._running[part] += 1
                self._served[part] = next(self._clock)
                self._served.move_to_end(part)
            while len(self._served) > MOST_REMEMBERED:
                self._served.popitem(last=False)
            turn.set_result(None)

    def _next(self) -> Owner | None:
        may = [owner for owner in self._waiting if self._running[owner[:1]] < self._share]
        return min(may, key=self._rank, default=None)

    def _rank(self, owner: Owner) -> list[tuple[int, int]]:
        return [(self._running[part], self._served.get(part, 0)) for part in _parts(owner)]

    def _leave(self, owner: Owner, turn: "asyncio.Future[None]") -> None:
        waiting = self._waiting.get(owner, [])
        if turn in waiting:
            waiting.remove(turn)
        if not waiting:
            self._waiting.pop(owner, None)

    def _make_room(self, newcomer: Owner) -> None:
        """Refuse the last one of whoever has most waiting: that may be the newcomer."""
        lengths = Counter({newcomer[:1]: 1})
        for owner, waiting in self._waiting.items():
            lengths[owner[:1]] += len(waiting)
        ((longest, length),) = lengths.most_common(1)
        refusal = Unavailable("busy", seconds=RETRY)
        if length <= lengths[newcomer[:1]]:
            raise refusal
        owner = max((one for one in self._waiting if one[:1] == longest), key=lambda one: len(self._waiting[one]))
        turn = self._waiting[owner][-1]
        self._leave(owner, turn)
        if not turn.done():
            turn.set_exception(refusal)


class FairPool:
    """Threads that serve a fair queue; a turn lasts until its work is done, even if nobody waits for it."""

    def __init__(self, name: str, threads: int, queue: FairQueue | None = None) -> None:
        self.queue = FairQueue(threads) if queue is None else queue
        self._threads = ThreadPoolExecutor(threads, name)

    async def run(self, owner: Owner, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something slow for an owner, when it is their turn."""
        await self.queue.acquire(owner)
        try:
            future = self.begin(work, *args, **kwargs)
        except BaseException:
            self.queue.release(owner)
            raise
        future.add_done_callback(lambda _: self.queue.release(owner))
        return await asyncio.shield(future)

    def begin(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[T]":
        """Begin something at once, for whoever has a turn of the queue."""
        return asyncio.wrap_future(self._threads.submit(work, *args, **kwargs))

    def close(self) -> None:
        """Begin nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _parts(owner: Owner) -> list[Owner]:
    """Return an owner and all that it is part of, the broadest first."""
    return [owner[:end] for end in range(1, len(owner))] + [owner]
