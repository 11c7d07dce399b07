"""No view, event, log, undo or spectator feed tells a hidden card.

Two matches that differ only in cards hidden from a listener are the same to this listener, byte by byte.
"""

import asyncio
import io
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from aiohttp import ClientWebSocketResponse

import tafelrunde as tr
from tafelrunde.core.fairness import FairSampler
from tafelrunde.core.record import Entry, Record, start_of
from tafelrunde.games.torres.cards import CARD_NAMES
from tafelrunde.protocol import commands
from tafelrunde.server.people.bot_tokens import digest_of
from tafelrunde.server.people.sessions import DAY
from tafelrunde.server.store import Person, Session
from tafelrunde.server.tables import creation
from tafelrunde.server.tables import rooms as rooms_module
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.table import Table
from tests.server.hosting import API, Club, Guest, club
from tests.server.serving import logged
from tests.walks import random_match

HIDDEN = ("draw", "keep", "top", "under")
ASKED = ("", "?labels=1", "?words=en&labels=1")
LOOKS = 40
"""So many entries lie between two looks through the other doors."""


class Scripted(FairSampler):
    """Dice that fall as written down, also after something was taken back."""

    def __init__(self, falls: list[int]) -> None:
        self.scheme, self.events = 1, 0
        self._falls = falls

    def __call__(self, _weights: Any) -> int:
        self.events += 1
        return self._falls[self.events - 1]

    def __copy__(self) -> "Scripted":
        twin = Scripted(self._falls)
        twin.events = self.events
        return twin


def match_of(options: dict[str, Any]) -> Record:
    """Return the first two thirds of a random match: in the end there is little left that nobody has seen."""
    whole = random_match("torres", 4, **options).record
    entries = whole.entries[: len(whole.entries) * 2 // 3]
    while entries[-1].by == tr.CHANCE or entries[-1].do.split()[0] == "buy":
        entries.pop()
    return Record(whole.header, entries)


def falls(record: Record) -> list[int]:
    """Return which outcome each chance event of a record was."""
    found, position = [], start_of(record)
    for entry, after in zip(record.entries, tr.replay(record), strict=True):
        if entry.by == tr.CHANCE:
            found.append(position.codes.tolist().index(position.game.code_of(entry.do)))
        position = after
    return found


def buyers(record: Record) -> list[int]:
    """Return for each entry whose cards it is about."""
    turns, position = [], start_of(record)
    for after in tr.replay(record):
        turns.append(int(position.state["turn"].item()))
        position = after
    return turns


def other_cards(record: Record, viewer: int | None, choice: Random) -> Record:
    """Exchange cards of the others that nobody ever gets to see: a different match that looks the same."""
    others = [seat for seat in range(len(record.header.seats)) if seat != viewer]
    luck = record.header.options.get("variant") == "luck"
    changes = _drawn_otherwise(record, others, choice) if luck else _renamed(record, others, choice)
    entries = [Entry(entry.by, changes.get(number, entry.do)) for number, entry in enumerate(record.entries)]
    return Record(record.header, entries)


def _renamed(record: Record, others: list[int], choice: Random) -> dict[int, str]:
    """Basic: everybody has a pile of their own, so the cards that a player never plays can change their names."""
    changes = {}
    for seat in others:
        mine = [(number, record.entries[number].do) for number, turn in enumerate(buyers(record)) if turn == seat]
        shown = {do.split()[1] for _, do in mine if do.startswith("play")}
        secret = sorted(set(CARD_NAMES) - shown)
        instead = dict(zip(secret, choice.sample(secret, len(secret)), strict=True))
        for number, do in mine:
            verb, *rest = do.split()
            if verb in HIDDEN:
                changes[number] = " ".join([verb, *(instead.get(word, word) for word in rest)])
    return changes


def _drawn_otherwise(record: Record, others: list[int], choice: Random) -> dict[int, str]:
    """Luck: of each kind, what a player draws beyond what is played can be any card that nobody else has."""
    turns = buyers(record)
    words = [(number, entry.do.split()) for number, entry in enumerate(record.entries)]
    drawn = [(number, said[1]) for number, said in words if said[0] == "draw"]
    played = Counter((turns[number], said[1]) for number, said in words if said[0] == "play")
    free, pool = [], [card for card in CARD_NAMES for _ in range(4)]
    for number, card in drawn:
        if played[turns[number], card] or turns[number] not in others:
            played[turns[number], card] -= 1
            pool.remove(card)
        else:
            free.append(number)
    choice.shuffle(pool)
    return {number: f"draw {pool.pop()}" for number in free}


class Listening:
    """Everything that one listener can get at."""

    def __init__(self, server: Club, guest: Guest | None, table: str) -> None:
        self._server, self._table = server, table
        self._headers = guest.headers if guest else {"Origin": server.origin}
        self._sockets: list[ClientWebSocketResponse] = []
        self.heard: list[bytes] = []

    async def open(self) -> None:
        """Connect in all ways."""
        for asked in ASKED:
            path = f"{API}/tables/{self._table}/socket{asked}"
            self._sockets.append(await self._server.client.ws_connect(path, headers=self._headers, max_msg_size=0))
        path = f"{API}/tables/{self._table}/stream?words=en"
        self._stream = await self._server.client.get(path, headers=self._headers)
        lobby = await self._server.client.ws_connect(f"{API}/lobby/socket", headers=self._headers)
        self.heard.append((await lobby.receive_str()).encode())

    async def look(self) -> None:
        """Try all other doors."""
        paths = [f"/tables/{self._table}{asked}" for asked in ASKED]
        paths += [f"/tables/{self._table}/{what}" for what in ("log", "record", "replay?at=3", "invitations")]
        paths += [f"/tables/{self._table}/why?action={action}" for action in ("buy", "play vault", "keep raise")]
        paths += ["/tables", "/me/tables", "/me/export", "/me"]
        for path in paths:
            self.heard.append(
                b"%s %r" % (path.encode(), await self._server.ask("GET", path, headers=self._headers))
            )

    async def finish(self, version: int) -> None:
        """Take in what was sent, up to a version."""
        for socket in self._sockets:
            while True:
                text = await socket.receive_str(timeout=10)
                self.heard.append(text.encode())
                message = msgspec.json.decode(text)
                if message["t"] == "update" and message["version"] >= version:
                    break
        async for line in self._stream.content:
            self.heard.append(line)
            if b'"version":%d' % version in line:
                break


async def listen(
    folder: Path, record: Record, viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[bytes], str]:
    """Play a record at a table, and return what a listener hears until shortly before the end."""
    seats = len(record.header.seats)
    monkeypatch.setattr(rooms_module, "new_id", lambda: "the-table")
    monkeypatch.setattr(creation, "new_secret", lambda: b"0" * 32)
    dice = falls(record)
    monkeypatch.setattr(Table, "sampler", lambda _table, _events=0: Scripted(dice))
    log = io.StringIO()
    async with club(str(folder / "x.db")) as server:
        guests = [await somebody(server, number) for number in range(seats)]
        with logged(log, as_json=True):
            room = await server.table(*guests, game="torres", options=options_of(record))
            listening = Listening(server, None if viewer is None else guests[viewer], room.table.id)
            await listening.open()
            await play(room, guests, record, listening)
            await listening.finish(room.table.version)
        page = await (await server.client.get("/metrics")).text()
    return listening.heard, log.getvalue() + page


def options_of(record: Record) -> dict[str, Any]:
    return {name: value for name, value in record.header.options.items() if name != "players"}


async def somebody(server: Club, number: int) -> Guest:
    """Let somebody in who has the same id and session in every run."""
    now, cookie = server.clock.now, f"tfs_{number:043}"
    person = Person(f"{number:016}", f"P{number}", now, now)
    await server.tables.store.add_person(person)
    await server.tables.store.add_session(Session(digest_of(cookie), person.id, 0, "?", now, now, now + DAY))
    return Guest(server, person, cookie)


async def play(room: Room, guests: list[Guest], record: Record, listening: Listening) -> None:
    """Play a record; take something back now and then, alone and with leave, and chat."""
    for number, entry in enumerate(record.entries):
        if entry.by == tr.CHANCE:
            continue
        guest, version = guests[entry.by], room.table.version
        assert room.table.match is not None
        version = await guest.act(room, commands.Play(version=version, action=entry.do))
        if number % 7 == 0 and room.table.match.can_undo(entry.by):
            version = await guest.act(room, commands.Undo(version=version))
            version = await guest.act(room, commands.Play(version=version, action=entry.do))
        if number % 31 == 0:
            await guest.act(room, commands.Propose(version=version, what="undo"))
            for other in guests:
                if other is not guest:
                    await other.act(room, commands.Answer(agree=True))
            version = await guest.act(room, commands.Play(version=room.table.version, action=entry.do))
            await guest.act(room, commands.Say(text=f"sorry {number}"))
        if number % LOOKS == 0:
            await listening.look()
        await asyncio.sleep(0)


def named(heard: list[bytes]) -> Counter[str]:
    return Counter(re.findall("|".join(CARD_NAMES), b" ".join(heard).decode()))


def twins() -> Iterator[Any]:
    """Every variant that hides cards, seen by a player and by a spectator."""
    for options in ({"players": 2}, {"players": 2, "variant": "luck"}):
        for viewer in (0, None):
            yield pytest.param(options, viewer, id=f"{options.get('variant', 'basic')}-{viewer}")


@pytest.mark.parametrize(("options", "viewer"), [*twins()])
async def test_matches_that_differ_in_hidden_cards_are_alike_to_a_listener(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any], viewer: int | None
) -> None:
    record = match_of(options)
    twin = other_cards(record, viewer, Random(3))
    assert sum(one != other for one, other in zip(record.entries, twin.entries, strict=True)) > 3
    runs = []
    for number, played in enumerate((record, twin)):
        folder = tmp_path / str(number)
        folder.mkdir()
        runs.append(await listen(folder, played, viewer, monkeypatch))
    (heard, log), (other, other_log) = runs
    assert len(heard) > 300
    for one, two in zip(heard, other, strict=True):
        assert one == two
    assert b"not-over" in b" ".join(heard)
    assert viewer is None or named(heard)
    for text in (log, other_log):
        assert not [card for card in CARD_NAMES if re.search(rf"\b{card}\b", text.replace("action=", ""))]


async def test_the_test_would_notice_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = match_of({"players": 2})
    twin = other_cards(record, 0, Random(3))
    monkeypatch.setattr(type(tr.game("torres")), "masked", lambda _game, state, _seat: state)
    runs = []
    for number, played in enumerate((record, twin)):
        folder = tmp_path / str(number)
        folder.mkdir()
        runs.append((await listen(folder, played, 0, monkeypatch))[0])
    assert runs[0] != runs[1]
