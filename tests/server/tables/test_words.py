"""Clients that make no words of their own get them: for the log, for moments of a replay, for what was asked."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from aiohttp import ClientWebSocketResponse
from aiohttp.test_utils import TestClient

from tafelrunde.server.app import build
from tafelrunde.server.operations.settings import NO_LIMITS, Settings
from tests.server.serving import Client, client_of

SETTINGS = Settings(**NO_LIMITS, contribution_wait=0.0)
API = "/api/v1"


@asynccontextmanager
async def two_people(tmp_path: Path) -> AsyncIterator[tuple[Client, Client]]:
    """Two browsers of one server."""
    async with client_of(build(SETTINGS, str(tmp_path / "tables.sqlite"))) as ada:
        bob = cast("Client", TestClient(ada.server))
        try:
            for client, name in ((ada, "Ada"), (bob, "Bob")):
                async with client.post(f"{API}/me", json={"name": name}) as response:
                    assert response.status == 201
            yield ada, bob
        finally:
            await bob.session.close()


async def asked(client: Client, table: str, **command: Any) -> Any:
    """Act at a table."""
    async with client.post(f"{API}/tables/{table}/commands", json=command) as response:
        return await response.json()


async def got(client: Client, path: str) -> Any:
    async with client.get(API + path) as response:
        assert response.status == 200
        return await response.json()


async def running(ada: Client, bob: Client, game: str = "torres") -> str:
    """Set a table up at which both play."""
    wish = {"game": game, "seats": [{}, {}], "options": {"start": 0}}
    async with ada.post(f"{API}/tables", json=wish) as response:
        table: str = (await response.json())["id"]
    await asked(bob, table, t="sit")
    while (await got(ada, f"/tables/{table}"))["table"]["status"] == "open":
        await asyncio.sleep(0.01)
    return table


async def following(socket: ClientWebSocketResponse, kind: str) -> Any:
    """Return the next message of a kind."""
    while (message := await socket.receive_json(timeout=10))["t"] != kind:
        pass
    return message


async def test_the_log_is_told_in_words_to_those_who_ask_for_them(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ada, bob):
        table = await running(ada, bob)
        told = (await got(ada, f"/tables/{table}?words=en"))["log"]
        assert [line["words"] for line in told[:2]] == [["Ada takes a seat."], ["Bob takes a seat."]]
        assert "words" not in (await got(ada, f"/tables/{table}"))["log"][0]


async def test_every_moment_of_a_match_can_be_shown_in_words(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ada, bob):
        table = await running(ada, bob, "knights")
        await asked(bob, table, t="resign")
        await asked(ada, table, t="resign")
        first = await got(ada, f"/tables/{table}/replay?at=0&words=en")
        assert first["words"]["prompt"] == ""  # chance is asked, not a player
        last = await got(ada, f"/tables/{table}/replay?at={first['entries']}&words=en")
        assert "Ada" in last["words"]["board"]
        assert last["words"]["prompt"].startswith("Ada, ")
        assert last["words"]["events"]
        assert "words" not in await got(ada, f"/tables/{table}/replay?at=0")


async def test_when_an_undo_was_agreed_to_nothing_is_asked_any_more(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ada, bob):
        table = await running(ada, bob)
        headers = {"Origin": str(ada.make_url("")).rstrip("/")}
        async with bob.ws_connect(f"{API}/tables/{table}/socket?words=en", headers=headers) as socket:
            state = await following(socket, "state")
            legal = (await got(ada, f"/tables/{table}"))["match"]["legal"]
            done = await asked(ada, table, t="play", version=state["match"]["version"], action=legal[0]["do"])
            await asked(ada, table, t="propose", version=done["version"], what="undo")
            while "proposal" not in (shown := await following(socket, "table")):
                pass  # that somebody is here now is told too
            assert shown["proposal"]["what"] == "undo"
            await asked(bob, table, t="answer", agree=True)
            update = await following(socket, "update")
            while update["version"] == done["version"]:
                update = await following(socket, "update")
            assert update["words"]["events"] == ["Ada takes an action back."]
            assert "proposal" not in await following(socket, "table")


async def test_aids_come_only_to_those_who_ask_for_them(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ada, bob):
        table = await running(ada, bob, "knights")
        plain = (await got(ada, f"/tables/{table}"))["match"]
        assert "aids" not in plain
        aided = (await got(bob, f"/tables/{table}?aids=1"))["match"]
        assert len(aided["aids"]["seats"]) == 2
        assert {**aided, "aids": None} == {**(await got(bob, f"/tables/{table}"))["match"], "aids": None}
        headers = {"Origin": str(ada.make_url("")).rstrip("/")}
        async with bob.ws_connect(f"{API}/tables/{table}/socket?aids=1", headers=headers) as socket:
            await following(socket, "state")
            actor = ada if plain["to_act"] == 0 else bob
            legal = (await got(actor, f"/tables/{table}"))["match"]["legal"]
            await asked(actor, table, t="play", version=plain["version"], action=legal[0]["do"])
            assert (await following(socket, "update"))["aids"]["seats"]


async def test_aids_of_a_seat_follow_from_what_it_sees(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ada, bob):
        table = await running(ada, bob, "torres")
        seen = [(await got(client, f"/tables/{table}?aids=1"))["match"]["aids"] for client in (ada, bob)]
        assert seen[0] == seen[1]
        assert len(seen[0]["castles"]) == 8


async def test_a_moment_of_a_replay_has_aids_too(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ada, bob):
        table = await running(ada, bob, "court")
        await asked(bob, table, t="resign")
        await asked(ada, table, t="resign")
        assert (await got(ada, f"/tables/{table}/replay?at=0&aids=1"))["aids"]["offers"]
        assert "aids" not in await got(ada, f"/tables/{table}/replay?at=0")


async def test_the_facts_of_every_game_are_served(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ada, _):
        facts = {game["name"]: game["facts"] for game in await got(ada, "/games")}
        assert facts["court"]["characters"][0]["cost"] == {"kind": "alike", "alike": [2]}
        assert facts["knights"]["goals"][0] == {"ending": "four-castles", "castles": 4, "tournaments": 0}
        assert facts["torres"]["rounds"]["3"] == [4, 3, 3]
