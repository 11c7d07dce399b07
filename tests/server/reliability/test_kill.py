"""`kill -9` at random moments under load: what was acknowledged is there, nothing is half-done, all come back."""

import asyncio
import random
import signal
from collections.abc import Iterator

import pytest
from aiohttp import ClientSession, DummyCookieJar

import tafelrunde as tr
from tafelrunde.core.proof import verify
from tafelrunde.server.store import open_store
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.evolve import fold
from tests.server.hosting import API
from tests.server.reliability.process import Player, Process

pytestmark = pytest.mark.xdist_group("postgres")

TABLES = 4
KILLS = 3
GAMES = tr.games()


@pytest.fixture(scope="module")
def process() -> Iterator[Process]:
    """A process in which one server after the other can be started."""
    started = Process()
    yield started
    started.close()


async def settle(session: ClientSession, process: Process, seed: int) -> tuple[str, list[Player]]:
    """Set a table for two up."""
    players = []
    for number in range(2):
        async with session.post(
            process.url + API + "/me", json={"name": f"P{number}"}, headers={"Origin": process.url}
        ) as response:
            cookie = response.cookies["tafelrunde"].value
        players.append(Player(session, process, cookie, 10 * seed + number))
    made = await players[0].post("/tables", {"game": GAMES[seed % len(GAMES)], "seats": [{}, {}]})
    await players[1].post(f"/tables/{made['id']}/commands", {"t": "sit"})
    return made["id"], players


async def check(address: str, tables: dict[str, list[Player]]) -> None:
    """Read the journals without the server: everything acknowledged is there, in order, and makes sense."""
    store = await open_store(address)
    try:
        for table, players in tables.items():
            lines = await store.journal(table)
            assert [line.seq for line in lines] == list(range(len(lines)))
            kept = fold(table, [(line.at, journal.decode(line.body)) for line in lines])
            acknowledged = [version for player in players for version in player.acknowledged]
            assert len(set(acknowledged)) == len(acknowledged)
            # Version 1 is the start; one more action may be kept than was acknowledged for each kill.
            assert set(acknowledged) <= set(range(2, kept.version + 1))
            assert max(player.at for player in players) <= kept.version
            assert kept.version - 1 - len(acknowledged) <= KILLS
            for _ in tr.replay(kept.record()):
                pass
    finally:
        await store.close()


async def until_played(players: list[Player], actions: int) -> None:
    """Wait until everybody is back and so many more actions are acknowledged."""
    goal = sum(len(player.acknowledged) for player in players) + actions
    rounds = players[0].rounds
    while sum(len(player.acknowledged) for player in players) < goal or any(
        player.resumed < rounds for player in players
    ):
        await asyncio.sleep(0.002)


async def test_what_was_acknowledged_survives_kill_9_under_load(address: str, process: Process) -> None:
    chance = random.Random(address)
    await process.start(address)
    async with ClientSession(cookie_jar=DummyCookieJar()) as session:
        tables = dict([await settle(session, process, seed) for seed in range(TABLES)])
        players = [player for table in tables.values() for player in table]
        playing = [asyncio.create_task(player.play(name)) for name, table in tables.items() for player in table]
        async with asyncio.timeout(60):
            for _ in range(KILLS):
                await until_played(players, chance.randrange(20, 60))
                await asyncio.sleep(chance.random() / 50)
                await process.stop(signal.SIGKILL)
                for player in players:
                    player.rounds += 1
                await check(address, tables)
                await process.restart()
            await until_played(players, 20)
        for task in playing:
            assert not task.done(), task.exception()
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for table in tables:
            await finish(session, process, table, tables[table])
    assert process.errors() == []
    await process.stop(signal.SIGKILL)


async def finish(session: ClientSession, process: Process, table: str, players: list[Player]) -> None:
    """Let all agree to stop, and verify the dice of the record."""
    async with session.get(f"{process.url}{API}/tables/{table}") as response:
        state = await response.json()
    if state["table"]["status"] == "running":
        stop = {"t": "propose", "version": state["match"]["version"], "what": "stop"}
        await players[0].post(f"/tables/{table}/commands", stop)
        await players[1].post(f"/tables/{table}/commands", {"t": "answer", "agree": True})
    async with session.get(f"{process.url}{API}/tables/{table}/record") as response:
        assert response.ok
        record = tr.Record.loads(await response.text())
    assert verify(record).wrong is None
    assert len(record.entries) > 0


async def test_a_server_that_is_told_to_stop_says_so_and_loses_nothing(address: str, process: Process) -> None:
    await process.start(address)
    async with ClientSession(cookie_jar=DummyCookieJar()) as session:
        tables = dict([await settle(session, process, seed) for seed in range(2)])
        players = [player for table in tables.values() for player in table]
        playing = [asyncio.create_task(player.play(name)) for name, table in tables.items() for player in table]
        async with asyncio.timeout(20):
            await until_played(players, 20)
        before = asyncio.get_running_loop().time()
        assert await process.stop(signal.SIGTERM) == 0
        assert asyncio.get_running_loop().time() - before < 3
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert [player.codes for player in players] == [[1001]] * 4
        assert process.errors() == []
        await check(address, tables)
