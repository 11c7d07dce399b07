"""A match of honest players: each acts when it is their turn, and remembers what the server has acknowledged."""

import asyncio
import random
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from benchmarks.soak.measures import Json, Measures, Watch
from benchmarks.soak.people import Link, Person, Turned

PACE = (0.5, 2.0)
"""Seconds that a player thinks."""
LENGTH = (30, 200)
"""Moves after which the players agree to stop."""
ASKS = 0.1
"""How often a player who has a coach asks it before a move."""
AGAIN = 1.0
LAST_WORD = 5.0
TOO_LATE = {"stale", "not-your-turn", "not-running"}
"""The match went on: a move whose answer was lost had been taken."""


class Played(NamedTuple):
    """A move that was sent."""

    version: int
    seat: int
    do: str
    acknowledged: bool
    """Else the connection broke before the answer, and nobody knows."""


@dataclass
class Match:
    """What the players of a match have in common."""

    id: str
    game: str
    measures: Measures
    told_to_end: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    played: dict[int, Played] = field(default_factory=dict)
    """By version: an answer that comes late makes a move certain."""
    sent: dict[int, tuple[float, int]] = field(default_factory=dict)
    """When the move at a version was sent, and by which seat."""
    entries: int = 0
    lost: int | None = None
    """Acknowledged moves that the record does not have; None before it was compared."""
    length: int = field(default_factory=lambda: random.randint(*LENGTH))

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.over.is_set()

    @property
    def ends(self) -> bool:
        """Whether it is time to stop."""
        return self.told_to_end.is_set() or len(self.played) >= self.length

    def compare(self, record: str) -> None:
        """Look for every acknowledged move in the record, in order; what is lost once stays lost."""
        entries = [msgspec.json.decode(line, type=Json) for line in record.splitlines()[1:]]
        kept = [(entry["by"], entry["do"]) for entry in entries if "do" in entry]
        self.entries = len(kept)
        moves = sorted(self.played.values())
        seats = {move.seat for move in moves}
        missing = _missing(moves, [entry for entry in kept if entry[0] in seats])
        self.lost = max(missing, self.lost or 0)


def _missing(played: list[Played], kept: list[tuple[int, str]]) -> int:
    """Count what was acknowledged and is not there; what nobody answered may be there or not."""
    missing, at = 0, 0
    for move in played:
        if at < len(kept) and kept[at] == (move.seat, move.do):
            at += 1
        elif move.acknowledged:
            missing += 1
    return missing


class Player:
    """Somebody who plays one match."""

    def __init__(self, match: Match, person: Person, streaming: bool, coach: bool) -> None:
        self._match, self._person = match, person
        self._streaming, self._coach = streaming, coach
        self._table: Json = {}
        self._seat: int | None = None
        self._version = -1
        self._agreed = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._acting = asyncio.Lock()
        self._bot: Watch | None = None
        self._unanswered: tuple[Watch, Played] | None = None

    async def play(self) -> None:
        """Play until the match is over; whoever is cut off comes back."""
        while not self._match.is_over:
            with suppress(Turned):
                await self._follow()
            if not self._match.is_over:
                await asyncio.sleep(AGAIN)
        if self._bot:
            self._match.measures.forget(self._bot)

    async def _follow(self) -> None:
        opening = self._match.measures.start("open")
        try:
            async with self._person.at(self._match.id, streaming=self._streaming) as link:
                reading = self._begin(self._read(link, opening))
                self._begin(self._end_when_told(link))
                ending = self._begin(self._match.over.wait())
                await asyncio.wait((reading, ending), return_when=asyncio.FIRST_COMPLETED)
                if not self._match.is_over:
                    raise self._person.turned("table", "cut-off")
                with suppress(TimeoutError):  # let the answer to the last move come in
                    await asyncio.wait_for(self._acting.acquire(), LAST_WORD)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _read(self, link: Link, opening: Watch) -> None:
        async for message in link.messages():
            opening.stop()
            self._take(message, link)

    # What the server tells ------------------------------------------------------------------------------------

    def _take(self, message: Json, link: Link) -> None:
        match message["t"]:
            case "state":
                self._table, self._seat = message["table"], message["you"]
                self._version = -1
                if message["match"]:
                    self._settle(message["match"]["version"])
                    self._see(message["match"], link)
            case "table":
                self._table = message
            case "update":
                self._see(message, link)
        if self._table["status"] == "over":
            self._match.over.set()
        proposal = self._table.get("proposal")
        if proposal and self._seat not in (proposal["seat"], *proposal["agreed"]) and not self._agreed:
            self._agreed = True
            self._begin(self._agree(link))

    def _see(self, update: Json, link: Link) -> None:
        """Take in where the match is, and act if it is our turn."""
        if update["version"] == self._version:
            return
        self._version = update["version"]
        self._time(update)
        if update.get("legal"):
            self._begin(self._act(update, link))

    def _time(self, update: Json) -> None:
        measures, now = self._match.measures, monotonic()
        sent, seat = self._match.sent.get(update["version"] - 1, (0.0, self._seat))
        if seat != self._seat:
            measures.start("seen", sent).stop(now)
        if self._bot:
            self._bot.stop(now)
        to_act = update.get("to_act")
        bot_next = to_act is not None and to_act >= 0 and self._table["seats"][to_act].get("bot")
        self._bot = measures.start("bot", now) if bot_next and self._seat == 0 else None

    def _settle(self, version: int) -> None:
        """Take in that nobody will answer a move any more: it was kept, or not."""
        if self._unanswered and version > self._unanswered[1].version:
            watch, move = self._unanswered
            self._unanswered = None
            watch.stop()
            self._match.played[move.version] = move

    # What the player does -------------------------------------------------------------------------------------

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _agree(self, link: Link) -> None:
        with suppress(Turned):
            await link.command("answer", agree=True)

    async def _end_when_told(self, link: Link) -> None:
        """The host: propose to stop, whoever is to act, until the match is over."""
        await self._match.told_to_end.wait()
        while self._seat == 0 and not self._match.is_over:
            with suppress(Turned):
                await link.command("propose", version=self._version, what="stop")
            await asyncio.sleep(AGAIN)

    async def _act(self, update: Json, link: Link) -> None:
        """Think, and do any legal action, or propose to stop; whoever is refused asks again."""
        assert self._seat is not None
        async with self._acting:
            await asyncio.sleep(random.uniform(*PACE))
            await self._ask_coach(link)
            move = Played(update["version"], self._seat, random.choice(update["legal"])["do"], True)
            while self._version == move.version and not self._match.is_over:
                try:
                    await (self._propose(link, move) if self._match.ends else self._play(link, move))
                    return
                except Turned as turned:
                    if turned.code in TOO_LATE:
                        self._settle(self._version)
                await asyncio.sleep(AGAIN)

    async def _propose(self, link: Link, move: Played) -> None:
        await link.command("propose", version=move.version, what="stop")

    async def _play(self, link: Link, move: Played) -> None:
        if self._unanswered is None:
            begun = self._match.measures.start("move")
            self._match.sent[move.version] = begun.begun, move.seat
            self._unanswered = begun, move._replace(acknowledged=False)
        watch, _ = self._unanswered
        await link.command("play", version=move.version, action=move.do)
        watch.stop()
        self._unanswered = None
        self._match.played[move.version] = move

    async def _ask_coach(self, link: Link) -> None:
        if not self._coach or random.random() > ASKS:
            return
        assert self._seat is not None
        with suppress(Turned):
            if not self._table["seats"][self._seat].get("coach"):
                await link.command("coach", on=True)
            await self._person.ask("GET", f"/tables/{self._match.id}/coach", kind="coach")
