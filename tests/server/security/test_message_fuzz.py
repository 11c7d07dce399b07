"""Whatever arrives over a wire, the server neither fails nor loses track of a table."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tafelrunde as tr
from tafelrunde.protocol import commands
from tests.server.hosting import Club, Guest, Json, Wire, club
from tests.server.tables.parlour import QuickBots

KINDS = tuple(kind.__struct_config__.tag for kind in commands.Command.__args__)
FIELDS = ("id", "seat", "key", "bot", "text", "version", "action", "what", "agree", "who", "muted", "more")
ODD_TEXTS = st.text(st.characters(exclude_categories=()), max_size=40)
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 5),
    st.sampled_from([2**31, 2**53, 2**63, 2**64, 10**400, -1]),
    st.floats(),
    ODD_TEXTS,
    st.sampled_from(["\0", "\ud800", "\u202e", "roll", "undo", "stop", "random", "ﷺ" * 70, "a" * 400]),
    st.lists(st.none(), max_size=2),
    st.dictionaries(st.text(max_size=2), st.none(), max_size=2),
)
NEARLY = st.builds(
    lambda kind, fields: json.dumps({"t": kind, **fields})[:4000],
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS), ODD, max_size=4),
)
WRONG = st.one_of(st.text(max_size=60), st.builds(lambda text: json.dumps(text)[:4000], ODD))
SEATS = st.sampled_from([None, 0, 1, 2, 5])
VALID = st.one_of(
    st.builds(lambda seat: {"t": "sit", "seat": seat}, SEATS),
    st.builds(
        lambda text: {"t": "contribute", "hash": text}, st.text("0123456789abcdef", min_size=64, max_size=64)
    ),
    st.builds(lambda text: {"t": "reveal", "text": text}, st.text(min_size=1, max_size=20)),
    st.builds(lambda text: {"t": "say", "text": text}, st.text(min_size=1, max_size=20)),
    st.builds(lambda what: {"t": "propose", "what": what}, st.sampled_from(["undo", "stop"])),
    st.builds(lambda agree: {"t": "answer", "agree": agree}, st.booleans()),
    st.builds(lambda seat: {"t": "vote", "seat": seat}, st.integers(0, 5)),
    st.builds(lambda who, muted: {"t": "mute", "who": who, "muted": muted}, st.text(max_size=9), st.booleans()),
    st.sampled_from([{"t": "leave"}, {"t": "resign"}, {"t": "rematch"}, {"t": "ping"}, {"t": "cancel"}]),
    st.sampled_from([{"t": "fill", "bot": "random"}, {"t": "undo"}]),
    st.builds(lambda choice: {"t": "play", "choice": choice}, st.integers(0, 1000)),
    st.builds(lambda choice: {"t": "play", "choice": choice}, st.integers(0, 1000)),
)
PEOPLE = st.integers(0, 3)
TABLES = st.fixed_dictionaries(
    {
        "game": st.sampled_from(tr.games()),
        "seats": st.sampled_from([[{}, {}], [{}, {}, {}], [{}, {"kind": "bot", "bot": "random"}]]),
        "clock": st.sampled_from([{"kind": "none"}, {"kind": "match", "seconds": 60, "increment": 2}]),
        "watch": st.booleans(),
    }
)
FEW = settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


class Crowd:
    """A server with four people, in an event loop that stays."""

    def __init__(self, runner: asyncio.Runner, server: Club) -> None:
        self.runner, self.server = runner, server
        self.people: list[Guest] = [runner.run(server.guest(name)) for name in ("Ada", "Béla", "Cleo", "Dóra")]
        self._wires: dict[int, Wire] = {}

    async def table(self, wish: Json) -> str:
        """Set a table up, with nobody connected yet."""
        for wire in self._wires.values():
            await wire.socket.close()
        self._wires.clear()
        status, made = await self.people[0].ask("POST", "/tables", wish)
        assert status == 201, made
        name: str = made["id"]
        return name

    async def send(self, who: int, table: str, text: str) -> Json:
        """Send a text for somebody and return the answer; whoever was sent away comes back first."""
        if who not in self._wires or self._wires[who].socket.closed:
            self._wires[who] = await self.people[who].sit(table)
        await self._wires[who].say(text)
        answer = await self._wires[who].until("done", "refused")
        if answer["t"] == "refused":
            assert answer["problem"]["code"] not in ("internal", "store-away"), (text, answer)
            assert answer["problem"]["message"] != answer["problem"]["code"]
        return answer

    async def completed(self, who: int, table: str, command: Json) -> str:
        """Return a command with what it needs to make sense now."""
        if command["t"] not in ("play", "undo", "propose"):
            return json.dumps(command)
        at = (await self.server.tables.rooms.open_committed(table)).table
        filled = {**command, "version": at.version}
        if "choice" in filled:
            number = filled.pop("choice")
            legal = at.match.position.legal() if at.match and at.to_act is not None else []
            filled["action"] = str(legal[number % len(legal)]) if legal else "roll"
        return json.dumps(filled)


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    with asyncio.Runner() as runner:
        living = club(str(tmp_path_factory.mktemp("fuzz") / "x.db"), absent_after=0)
        server = runner.run(living.__aenter__())
        server.tables.scheduler.workers = QuickBots()
        try:
            yield Crowd(runner, server)
        finally:
            runner.run(living.__aexit__(None, None, None))


@FEW
@given(wish=TABLES, texts=st.lists(st.tuples(PEOPLE, st.one_of(NEARLY, NEARLY, WRONG)), max_size=15))
def test_messages_that_make_no_sense_are_refused(crowd: Crowd, wish: Json, texts: list[tuple[int, str]]) -> None:
    async def all_of_it() -> None:
        table = await crowd.table(wish)
        for who, text in texts:
            await crowd.send(who, table, text)
        await crowd.server.is_as_kept(table)

    crowd.runner.run(all_of_it())


@FEW
@given(wish=TABLES, asked=st.lists(st.tuples(PEOPLE, VALID), min_size=10, max_size=40))
def test_commands_in_any_order_leave_the_table_as_it_is_kept(
    crowd: Crowd, wish: Json, asked: list[tuple[int, Json]]
) -> None:
    async def all_of_it() -> None:
        table = await crowd.table(wish)
        for who in (1, 2):  # most stories begin with everybody seated
            await crowd.send(who, table, '{"t":"sit"}')
        for number, (who, command) in enumerate(asked):
            await crowd.send(who, table, await crowd.completed(who, table, command))
            if number % 8 == 0:
                await crowd.server.is_as_kept(table)
        await crowd.server.is_as_kept(table)

    crowd.runner.run(all_of_it())


@FEW
@given(sent=st.lists(st.binary(max_size=60), max_size=3))
def test_bytes_end_the_connection_and_nothing_else(crowd: Crowd, sent: list[bytes]) -> None:
    async def all_of_it() -> None:
        table = await crowd.table({"game": "knights", "seats": [{}, {}]})
        for raw in sent:
            wire = await crowd.people[0].sit(table)
            await wire.socket.send_bytes(raw)
            closed: Any = await wire.until("nothing")
            assert closed["code"] == 1003
        await crowd.server.is_as_kept(table)

    crowd.runner.run(all_of_it())
