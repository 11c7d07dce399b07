"""What happens at a table by itself: the start, the end of somebody's time, a bot's action."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.tables.background import BackgroundTasks
from tafelrunde.server.tables.committer import Committer
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.endings import take_over
from tafelrunde.server.tables.gathering import seal, start
from tafelrunde.server.tables.metrics import TableMetrics
from tafelrunde.server.tables.moves import play
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.table import OPEN
from tafelrunde.server.thinking.workers import Workers


class Scheduler:
    """Sees to it that no table waits for the server; after every commit it looks what is due next."""

    def __init__(
        self,
        committer: Committer,
        tasks: BackgroundTasks,
        workers: Workers,
        settings: Settings,
        metrics: TableMetrics,
        clock: Callable[[], int],
    ) -> None:
        self.workers = workers
        self._committer = committer
        self._tasks = tasks
        self._settings = settings
        self._metrics = metrics
        self._now = clock

    async def commit(self, room: Room, decision: Decision, now: int | None = None) -> None:
        """Commit a decision, and schedule what follows from it."""
        await self._committer.commit(room, decision, now)
        self.schedule(room)

    def schedule(self, room: Room) -> None:
        """Set the timer for whatever happens next here."""
        table = room.table
        full = table.status == OPEN and table.is_full
        waits = full and bool(table.awaited)
        if room.timer and waits:  # nobody puts the start off by asking for something else meanwhile
            return
        room.cancel_timer()
        if table.orphaned is not None:
            self._set_timer(room, 0, self._replace_orphan)
        elif full:
            wait = self._settings.reveal_wait if table.sealed else self._settings.contribution_wait
            self._set_timer(room, wait if waits else 0, self._start if table.sealed else self._seal)
        elif table.clock.running is not None and (deadline := table.clock.deadline(now := self._now())) is not None:
            self._set_timer(room, (deadline - now) / 1000, self._time_up)
        self.wake_bots(room)

    def wake_bots(self, room: Room) -> None:
        """Let bots play where one is to act and somebody is there for whom it plays."""
        if room.table.bot_to_act and room.bot_task is None and self._wants_bots(room):
            room.bot_task = self._tasks.spawn(self._bots_play(room))

    def _wants_bots(self, room: Room) -> bool:
        return not room.closed and room.is_wanted(self._now(), int(self._settings.bots_alone * 1000))

    def _set_timer(self, room: Room, seconds: float, do: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
        def ring() -> None:
            room.timer = None
            self._tasks.spawn(do(room))

        room.timer = asyncio.get_running_loop().call_later(max(0, seconds), ring)

    async def _seal(self, room: Room) -> None:
        async with room.lock:
            table = room.table
            if not room.closed and table.status == OPEN and table.is_full and not table.sealed:
                room.cancel_timer()
                await self.commit(room, seal(table))

    async def _start(self, room: Room) -> None:
        async with room.lock:
            if not room.closed and room.table.status == OPEN and room.table.sealed:
                room.cancel_timer()
                await self.commit(room, start(room.table))

    async def _replace_orphan(self, room: Room) -> None:
        """Let a bot play for somebody who has left for good."""
        async with room.lock:
            seat = room.table.orphaned
            if seat is not None and not room.closed:
                await self.commit(room, Decision(take_over(room.table, seat, why="resigned")))

    async def _time_up(self, room: Room) -> None:
        async with room.lock:
            clock, now = room.table.clock, self._now()
            deadline = clock.deadline(now)
            if room.closed:
                return
            if deadline is None or clock.running is None or deadline > now:
                self.schedule(room)
                return
            await self.commit(room, Decision(take_over(room.table, clock.running, why="time")))

    async def _bots_play(self, room: Room) -> None:
        """Let the bots play until a person is to act."""
        try:
            while room.table.bot_to_act and self._wants_bots(room):
                await self._bot_plays(room)
        finally:
            room.bot_task = None

    async def _bot_plays(self, room: Room) -> None:
        table = room.table
        async with room.lock:
            version, seat, name = table.version, table.to_act, table.bot_to_act
            if name is None or seat is None or table.match is None:
                return
            position = table.match.position
        notation = await self.workers.choose(name, position, seat, room.owner)
        self._metrics.count_bot_decision(name)
        async with room.lock:
            if table.version == version and not room.closed:
                await self.commit(room, play(table, notation))
