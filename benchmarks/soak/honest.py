"""The honest ones: parties that play match after match at a believable pace, and the owner of an account."""

import asyncio
import random
import traceback
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any, NamedTuple

from benchmarks.soak.matches import Match, Player
from benchmarks.soak.measures import Json, Measures
from benchmarks.soak.people import Person, Turned

PASSWORD = "correct horse battery"
LOGIN = "guinevere"
VISITS = (3.0, 7.0)
"""Seconds between two newcomers."""
AGAIN = 1.0
"""Seconds until somebody who was turned away comes back."""
LOOKS = 3
"""Moments of a match that are looked at once it is over."""
FINISH = 60.0
"""Seconds in which all matches must have been brought to an end."""


class Scene(NamedTuple):
    """Who plays what, and how they follow the table."""

    game: str
    people: int
    bots: tuple[str, ...] = ()
    streaming: bool = False
    coach: bool = False


SCENES = (
    Scene("knights", 2),
    Scene("knights", 3),
    Scene("court", 2, coach=True),
    Scene("torres", 2),
    Scene("knights", 1, ("steward", "random"), coach=True),
    Scene("court", 1, ("steward",)),
    Scene("torres", 1, ("steward",)),
    Scene("knights", 2, streaming=True),
)


@dataclass
class Party:
    """Some people who play one match after the other."""

    scene: Scene
    people: list[Person]
    measures: Measures
    matches: list[Match]
    stopping: bool = False

    async def run(self) -> None:
        """Play until told to stop; whoever is turned away tries again."""
        for person in self.people:
            await _insist(person.enter)
            if self.scene.streaming:
                await _insist(person.become_program)
        while not self.stopping:
            with suppress(Turned):
                await self._play()
            if not self.stopping:
                await asyncio.sleep(AGAIN)

    def stop(self) -> None:
        """Bring the present match to an end."""
        self.stopping = True
        for match in self.matches:
            match.told_to_end.set()

    async def _play(self) -> None:
        scene, (host, *others) = self.scene, self.people
        seats = [*({} for _ in self.people), *({"kind": "bot", "bot": bot} for bot in scene.bots)]
        made = await host.ask("POST", "/tables", {"game": scene.game, "seats": seats}, kind="create")
        match = Match(made["id"], scene.game, self.measures)
        self.matches.append(match)
        if self.stopping:
            match.told_to_end.set()
        for other in others:
            await other.ask("POST", f"/tables/{match.id}/commands", {"t": "sit"}, kind="sit")
        players = [Player(match, person, scene.streaming, scene.coach) for person in self.people]
        await asyncio.gather(*(player.play() for player in players))
        await self._look_back(host, match)

    async def _look_back(self, host: Person, match: Match) -> None:
        """Compare the record with what was acknowledged, and look at some moments again."""
        path = f"/tables/{match.id}"
        match.compare((await host.ask("GET", f"{path}/record", kind="record")).decode())
        for _ in range(LOOKS):
            at = random.randrange(max(1, match.entries))
            await host.ask("GET", f"{path}/replay?at={at}", kind="replay")


class Owner:
    """Somebody with an account and an open table, who looks after both: they must stay in sight."""

    def __init__(self, person: Person, measures: Measures) -> None:
        self._person, self._measures = person, measures
        self._table: str | None = None

    async def run(self) -> None:
        """Look around for ever; log in on another device now and then, and set a new table up."""
        await _insist(self._person.enter)
        account = {"login": LOGIN, "password": PASSWORD}
        await _insist(lambda: self._person.ask("POST", "/me/account", account))
        for number in count():
            with suppress(Turned):
                if number % 20 == 0:
                    await self._set_up()
                if number % 6 == 0:
                    await self._person.ask("POST", "/login", account, kind="login")
                await self._look_around()
            await asyncio.sleep(random.uniform(2, 4))

    async def _set_up(self) -> None:
        if self._table is not None:
            await self._person.ask("POST", f"/tables/{self._table}/commands", {"t": "cancel"})
        made = await self._person.ask("POST", "/tables", {"game": "torres", "seats": [{}, {}]}, kind="create")
        self._table = made["id"]

    async def _look_around(self) -> None:
        for path, kind in (("/me/tables", "my tables"), ("/tables", "lobby")):
            if self._table not in _ids(await self._person.ask("GET", path, kind=kind)):
                self._measures.trouble(kind, "hidden")


class Newcomers:
    """People who come in now and then, set a table up, wait for a while, and go."""

    def __init__(self, url: str, measures: Measures) -> None:
        self._url, self._measures = url, measures
        self._addresses = (f"127.0.4.{1 + number % 250}" for number in count())

    async def run(self) -> None:
        """Come in for ever, each time from another address."""
        while True:
            person = Person(self._url, next(self._addresses), "Newcomer", self._measures)
            try:
                await self._visit(person)
            except Turned:
                pass
            finally:
                await person.leave()
            await asyncio.sleep(random.uniform(*VISITS))

    async def _visit(self, person: Person) -> None:
        await person.enter()
        made = await person.ask("POST", "/tables", {"game": "court", "seats": [{}, {}]}, kind="create")
        opening = self._measures.start("open")
        async with person.at(made["id"]) as link:
            async for _ in link.messages():
                opening.stop()
                break
        await person.ask("POST", f"/tables/{made['id']}/commands", {"t": "cancel"})


class Honest:
    """All of them."""

    def __init__(self, url: str, measures: Measures) -> None:
        self._addresses = (f"127.0.0.{number}" for number in count(2))
        self._url, self._measures = url, measures
        self._people: list[Person] = []
        self._others = Owner(self._newcomer(), measures), Newcomers(url, measures)
        self._parties = [
            Party(scene, [self._newcomer() for _ in range(scene.people)], measures, []) for scene in SCENES
        ]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def matches(self) -> list[Match]:
        """All that were begun."""
        return [match for party in self._parties for match in party.matches]

    @property
    def tables(self) -> list[str]:
        """The matches that are on now."""
        return [match.id for party in self._parties for match in party.matches[-1:] if not match.is_over]

    def start(self) -> None:
        """Let them come in."""
        everybody = [*(other.run() for other in self._others), *(party.run() for party in self._parties)]
        self._tasks = [asyncio.get_running_loop().create_task(_carefully(each)) for each in everybody]

    async def finish(self, patience: float = FINISH) -> None:
        """Bring all matches to an end and compare their records; nobody is waited for without end."""
        for party in self._parties:
            party.stop()
        others, parties = self._tasks[: len(self._others)], self._tasks[len(self._others) :]
        for other in others:
            other.cancel()
        await asyncio.wait(parties, timeout=patience)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(person.leave() for person in self._people))

    def _newcomer(self) -> Person:
        address = next(self._addresses)
        self._people.append(Person(self._url, address, f"Honest {address.rpartition('.')[2]}", self._measures))
        return self._people[-1]


async def _insist(do: Any) -> None:
    """Try until it succeeds."""
    while True:
        with suppress(Turned):
            await do()
            return
        await asyncio.sleep(AGAIN)


async def _carefully(work: Coroutine[Any, Any, None]) -> None:
    """Let a bug of this benchmark be seen, and the others go on."""
    try:
        await work
    except Exception:
        traceback.print_exc()
        raise


def _ids(listed: Any) -> set[str]:
    rows: list[Json] = listed["tables"] if isinstance(listed, dict) else listed
    return {row["id"] for row in rows}
