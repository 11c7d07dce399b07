"""What happens at a table by itself: the start, the end of somebody's time, a bot's action."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from tafelrunde.server.operations.metrics import Metrics
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.tables.background import Errands
from tafelrunde.server.tables.decide import play, settle, start, take_over
from tafelrunde.server.tables.journal import Step
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.table import OPEN
from tafelrunde.server.thinking.workers import Workers

Commit = Callable[[Room, Step], Awaitable[None]]


class Due:
    """Sees to it that no table waits for the server."""

    def __init__(
        self,
        commit: Commit,
        errands: Errands,
        workers: Workers,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], int],
    ) -> None:
        self.workers = workers
        self._commit = commit
        self._errands = errands
        self._settings = settings
        self._decisions = metrics.bot_decisions
        self._now = clock

    def arrange(self, room: Room) -> None:
        """Prepare for whatever happens next here."""
        table = room.table
        full = table.status == OPEN and table.is_full
        waits = full and bool(table.awaited)
        if room.alarm:
            if waits:  # nobody puts the start off by asking for something else meanwhile
                return
            self._silence(room)
        deadline = table.clock.deadline(self._now())
        if table.orphaned is not None:
            self._alarm(room, 0, self._bring_a_bot)
        elif full:
            wait = self._settings.reveal_wait if table.sealed else self._settings.contribution_wait
            self._alarm(room, wait if waits else 0, self._start if table.sealed else self._settle)
        elif deadline is not None:
            self._alarm(room, (deadline - self._now()) / 1000, self._time_up)
        self.go_on(room)

    def go_on(self, room: Room) -> None:
        """Let bots play where one is to act and somebody is there for whom it plays."""
        if room.table.bot_to_act and room.thinking is None and self._wants_bots(room):
            room.thinking = self._errands.spawn(self._bots_play(room))

    def _wants_bots(self, room: Room) -> bool:
        return not room.closed and room.is_wanted(self._now(), int(self._settings.bots_alone * 1000))

    def _alarm(self, room: Room, seconds: float, do: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
        def ring() -> None:
            room.alarm = None
            self._errands.spawn(do(room))

        room.alarm = asyncio.get_running_loop().call_later(max(0, seconds), ring)

    @staticmethod
    def _silence(room: Room) -> None:
        """Forget what was due: something else is now."""
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None

    async def _settle(self, room: Room) -> None:
        async with room.lock:
            table = room.table
            if not room.closed and table.status == OPEN and table.is_full and not table.sealed:
                self._silence(room)
                await self._commit(room, settle(table))

    async def _start(self, room: Room) -> None:
        async with room.lock:
            if not room.closed and room.table.status == OPEN and room.table.sealed:
                self._silence(room)
                await self._commit(room, start(room.table))

    async def _bring_a_bot(self, room: Room) -> None:
        """Let a bot play for somebody who has left for good."""
        async with room.lock:
            seat = room.table.orphaned
            if seat is not None and not room.closed:
                await self._commit(room, take_over(room.table, seat, "resigned"))

    async def _time_up(self, room: Room) -> None:
        async with room.lock:
            clock, now = room.table.clock, self._now()
            deadline = clock.deadline(now)
            if room.closed:
                return
            if deadline is None or clock.running is None or deadline > now:
                self.arrange(room)
                return
            await self._commit(room, take_over(room.table, clock.running, "time"))

    async def _bots_play(self, room: Room) -> None:
        """Let the bots play until a person is to act."""
        try:
            while room.table.bot_to_act and self._wants_bots(room):
                await self._bot_plays(room)
        finally:
            room.thinking = None

    async def _bot_plays(self, room: Room) -> None:
        table = room.table
        async with room.lock:
            version, seat, name = table.version, table.to_act, table.bot_to_act
            if name is None or seat is None or table.match is None:
                return
            position = table.match.position
        pace = asyncio.sleep(self._settings.bot_pace if room.listeners else 0)
        notation, _ = await asyncio.gather(self.workers.choose(name, position, seat, room.owner), pace)
        self._decisions.labels(name).inc()
        async with room.lock:
            if table.version == version and not room.closed:
                await self._commit(room, play(table, notation))
