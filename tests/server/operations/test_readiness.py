"""While a game is compiled its tables wait with a clear word, and everything else is there."""

import asyncio
from pathlib import Path

import pytest
from aiohttp import DummyCookieJar
from aiohttp.test_utils import TestClient, TestServer

from tafelrunde.core.registry import game, games
from tafelrunde.server.app import build
from tafelrunde.server.operations.compiling import Compiler
from tafelrunde.server.operations.readiness import Readiness
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.rooms import Rooms
from tests.server.hand_clock import Clock
from tests.server.hosting import QUICK, Club, club


class Pretender(Compiler):
    """Is as far as it is told to be."""

    def __init__(self, *names: str) -> None:
        super().__init__(names, [])
        self.wanted: list[str] = []
        self.cold = set(names)

    def is_playable(self, name: str) -> bool:
        return name not in self.cold

    def percent(self, name: str, *, later: bool = False) -> int:
        return 60

    def prefer(self, name: str) -> None:
        self.wanted.append(name)


async def preparing(database: Path, compiler: Compiler) -> TestClient:  # type: ignore[type-arg]
    app = build(Settings(**QUICK), str(database), Clock(), Readiness(compiler))
    return TestClient(TestServer(app), cookie_jar=DummyCookieJar())


async def test_a_table_waits_for_its_game_with_a_clear_word_and_that_game_is_compiled_next(tmp_path: Path) -> None:
    compiler = Pretender("torres")
    async with await preparing(tmp_path / "x.db", compiler) as client:
        server = Club(client, Clock())
        ada = await server.guest()
        wish = {"game": "torres", "seats": [{}, {"kind": "bot"}]}
        status, problem = await ada.ask("POST", "/tables", wish)
        assert (status, problem["code"]) == (503, "game-not-ready")
        assert problem["facts"] == {"game": "torres", "percent": 60, "seconds": 2}
        assert problem["message"] == "The rules of Torres are being prepared: 60%."
        assert compiler.wanted == ["torres"]
        assert (await ada.ask("POST", "/tables", {**wish, "game": "knights"}))[0] == 201
        compiler.cold.clear()
        assert (await ada.ask("POST", "/tables", wish))[0] == 201


async def test_whatever_needs_the_rules_is_refused_until_they_are_there(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        over = await server.table(ada, bela, game="court")
        await ada.ask("POST", f"/tables/{over.table.id}/commands", {"t": "resign"})
        name, person, cookie = over.table.id, ada.person, ada.cookie
    compiler = Pretender("court")
    async with await preparing(tmp_path / "x.db", compiler) as client:
        server = Club(client, Clock())
        ada.__init__(server, person, cookie)  # type: ignore[misc]
        for path in ("", "/log", "/record", "/replay?at=0", "/fairness", "/coach", "/stream", "/socket"):
            status, problem = await ada.ask("GET", f"/tables/{name}{path}")
            assert (path, status, problem["code"]) == (path, 503, "game-not-ready")
        assert (await ada.ask("POST", "/study", {"game": "court"}))[1]["code"] == "game-not-ready"
        assert (await ada.ask("GET", "/me/stream"))[1]["code"] == "game-not-ready"
        for path in ("/games", "/tables", "/me", "/me/tables"):
            assert (await ada.ask("GET", path))[0] == 200


async def test_readiness_says_how_far_each_game_is(tmp_path: Path) -> None:
    async with await preparing(tmp_path / "x.db", Pretender("court")) as client:
        _, told = await Club(client, Clock()).ask("GET", "/readiness")
        others = dict.fromkeys(games(), (True, 100))
        assert {one["game"]: (one["ready"], one["percent"]) for one in told} == {**others, "court": (False, 60)}
    async with club(str(tmp_path / "x.db")) as server:
        assert all(one["ready"] for one in (await server.ask("GET", "/readiness"))[1])


async def test_tables_in_which_something_happens_by_itself_wake_up_when_their_game_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        clock = {"kind": "turn", "seconds": 600}
        knights, court = [
            (await server.table(ada, bela, game=name, clock=clock)).table.id for name in ("knights", "court")
        ]
    opened = list[str]()
    really = Rooms._load

    async def noting(rooms: Rooms, name: str) -> Room:
        opened.append(name)
        return await really(rooms, name)

    monkeypatch.setattr(Rooms, "_load", noting)
    compiler = Pretender("court")
    async with await preparing(tmp_path / "x.db", compiler):
        await until(lambda: opened)
        await asyncio.sleep(0.5)
        assert opened == [knights]
        compiler.cold.clear()
        await until(lambda: opened == [knights, court])


async def until(so: object) -> None:
    assert callable(so)
    async with asyncio.timeout(60):
        while not so():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("name", games())
def test_what_the_page_shows_of_a_game_needs_no_compiled_rules(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("compiles")

    monkeypatch.setattr("numba.core.dispatcher.Dispatcher._compile_for_args", never)
    monkeypatch.setattr("numba.core.dispatcher.Dispatcher.compile", never)
    facts = game(name).parts.facts
    getattr(facts, "__wrapped__", facts)()
