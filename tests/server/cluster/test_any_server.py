"""Whatever server one asks: a table is played, followed and left as if it were there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, DummyCookieJar, WSMsgType

from tafelrunde.server.operations.health import ClusterHealth
from tests.server.cluster.players import Pair, Player
from tests.server.cluster.servers import Server, Servers
from tests.server.hosting import Json

pytestmark = pytest.mark.xdist_group("postgres")


@asynccontextmanager
async def two(servers: Servers) -> AsyncIterator[tuple[list[Player], Server, Server]]:
    """Two at a table, the server that owns it, and another one."""
    await servers.at_least(2)
    async with ClientSession(cookie_jar=DummyCookieJar()) as session:
        pair = Pair(session, servers, 0)
        await pair.come()
        players = await pair.settle()
        yield players, *await servers.owner_and_other(players[0].table)


async def sit(player: Player, server: Server) -> ClientWebSocketResponse:
    """Open a WebSocket at a server, and take the state in."""
    socket = await player.connect(server)
    assert (await hear(socket, "state"))["table"]["id"] == player.table
    return socket


async def hear(socket: ClientWebSocketResponse, kind: str) -> Json:
    """Return the next message of a kind."""
    while True:
        received = await socket.receive(timeout=20)
        assert received.type is WSMsgType.TEXT, received
        message: Json = msgspec.json.decode(received.data)
        if message["t"] == kind:
            return message


async def closed(socket: ClientWebSocketResponse) -> int | None:
    """Wait until a socket is closed; return by which code."""
    while (await socket.receive(timeout=20)).type is WSMsgType.TEXT:
        pass
    return socket.close_code


async def test_who_watches_at_one_server_sees_what_is_played_at_another(servers: Servers) -> None:
    async with two(servers) as (players, owner, other):
        near, far = await sit(players[0], owner), await sit(players[1], other)
        state = await players[0].ask("GET", f"/tables/{players[0].table}", server=other)
        assert [seat.get("present") for seat in state["table"]["seats"]] == [True, True]
        for _ in range(6):
            states = [await player.ask("GET", f"/tables/{player.table}", server=other) for player in players]
            acts = next(at for at, one in enumerate(states) if one["match"].get("legal"))
            match = states[acts]["match"]
            move = {"t": "play", "version": match["version"], "action": match["legal"][0]["do"]}
            done = await players[acts].ask("POST", f"/tables/{players[0].table}/commands", move, server=other)
            for socket in (near, far):
                assert (await hear(socket, "update"))["version"] == done["version"]
        await far.send_str('{"t":"say","text":"from afar"}')
        assert (await hear(near, "chat"))["said"]["text"] == "from afar"
        await far.close()
        while (await hear(near, "table"))["seats"][1].get("present"):
            pass
        await near.close()


async def test_what_is_refused_at_the_owner_is_refused_everywhere(servers: Servers) -> None:
    async with two(servers) as (players, owner, other):
        answers = []
        for server in (owner, other):
            response = await players[0].request(
                "POST", f"/tables/{players[0].table}/commands", {"t": "sit"}, server
            )
            answers.append((response.status, (await response.json())["code"]))
            missing = await players[0].request("GET", "/tables/nowhere", None, server)
            assert missing.status == 404
        assert answers[0] == answers[1]
        assert answers[0][0] >= 400


async def test_who_logs_out_at_one_server_is_out_at_all(servers: Servers) -> None:
    async with two(servers) as (players, owner, other):
        sockets = [await sit(players[0], server) for server in (owner, other)]
        response = await players[0].request("POST", "/logout", {}, owner)
        assert response.ok, await response.text()
        assert [await closed(socket) for socket in sockets] == [1008, 1008]
        for server in (owner, other):
            response = await players[0].request("GET", "/me/tables", None, server)
            assert response.status == 401


async def test_one_follows_ones_tables_wherever_they_live(servers: Servers) -> None:
    async with two(servers) as (players, owner, other):
        for server in (owner, other):
            response = await players[0].request("GET", "/me/stream", None, server)
            while True:
                line = await asyncio.wait_for(response.content.readline(), 20)
                if line.strip() and (told := msgspec.json.decode(line))["id"] == players[0].table:
                    break
            assert told["seated"]
            response.close()


async def test_a_new_name_is_seen_at_every_table(servers: Servers) -> None:
    async with two(servers) as (players, owner, other):
        near = await sit(players[0], owner)
        response = await players[1].request("PATCH", "/me", {"name": "Renamed"}, other)
        assert response.ok, await response.text()
        while (await hear(near, "table"))["seats"][1]["name"] != "Renamed":
            pass
        await near.close()


async def test_who_leaves_for_good_leaves_tables_at_other_servers(servers: Servers) -> None:
    async with two(servers) as (players, owner, other):
        near = await sit(players[0], owner)
        response = await players[1].request("DELETE", "/me", {}, other)
        assert response.ok, await response.text()
        while not (await hear(near, "table"))["seats"][1].get("bot"):
            pass
        await near.close()


async def test_the_lobby_of_every_server_shows_all_tables(servers: Servers) -> None:
    async with two(servers) as (players, _, _):
        made = await players[0].ask("POST", "/tables", {"game": "knights", "seats": [{}, {}]})
        for server in servers.up:
            async with asyncio.timeout(20):
                while made["id"] not in [table["id"] for table in (await lobby(players[0], server))["tables"]]:
                    await asyncio.sleep(0.05)


async def lobby(player: Player, server: Server) -> Any:
    return await player.ask("GET", "/tables", server=server)


async def test_every_server_says_how_it_stands(servers: Servers) -> None:
    await servers.at_least(2)
    async with ClientSession() as session, asyncio.timeout(20):
        # A server hears of those that came or went with its next heartbeat.
        told = await healths(session, servers)
        while any(health.servers != len(servers.up) for health in told):
            await asyncio.sleep(0.05)
            told = await healths(session, servers)
        assert [health.leader for health in told].count(True) == 1
        assert len({health.server for health in told}) == len(servers.up)
        for server, health in zip(servers.up, told, strict=True):
            assert health.lease_seconds <= 4
            assert health.lag_seconds >= 0
            async with session.get(f"{server.url}/metrics") as response:
                assert f'tafelrunde_cluster_servers{{server="{health.server}"}}' in await response.text()


async def healths(session: ClientSession, servers: Servers) -> list[ClusterHealth]:
    """Ask every server how it stands among the others."""
    told = []
    for server in servers.up:
        async with session.get(f"{server.url}/health") as response:
            told.append(msgspec.convert((await response.json())["cluster"], ClusterHealth))
    return told


async def test_only_servers_come_in_by_their_door(servers: Servers) -> None:
    server, *_ = await servers.at_least(1)
    async with ClientSession() as session:
        for headers in ({}, {"X-Tafelrunde-Pass": "tfs.forged.pass"}):
            async with session.get(f"{server.url}/cluster/link", headers=headers) as response:
                assert (response.status, (await response.json())["code"]) == (403, "peers-only")
            async with session.post(f"{server.url}/cluster/tables/x/leave", headers=headers) as response:
                assert response.status == 403
