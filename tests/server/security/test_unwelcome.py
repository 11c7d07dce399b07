"""Whoever came in by a cookie or a token that is void now is sent away, even if they only listen."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse, WSCloseCode

from tafelrunde.server.http.cookies import COOKIE
from tafelrunde.server.store import Person
from tafelrunde.server.websocket import subscriptions
from tests.server.hosting import API, Club, Guest, Wire, club

pytestmark = pytest.mark.usefixtures("websocket")

SWORDFISH = {"login": "Ada", "password": "swordfish"}


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscriptions, "GRACE", 0.05)


async def bearing(guest: Guest, name: str) -> dict[str, str]:
    """Make a token and return what a program sends along."""
    status, made = await guest.ask("POST", "/me/tokens", {"name": name})
    assert status == 201
    return {"Authorization": f"Bearer {made['token']}"}


async def stream(server: Club, path: str, headers: dict[str, str]) -> ClientResponse:
    """Open a stream, and read its first line."""
    response = await server.client.get(API + path, headers=headers)
    assert response.status == 200
    await response.content.readline()
    return response


async def ends(response: ClientResponse) -> bool:
    """Say whether a stream comes to its end."""
    await asyncio.wait_for(response.content.read(), 10)
    return response.content.at_eof()


async def known(server: Club, guest: Guest) -> Person:
    """Return a guest as the server knows them now."""
    person = await server.people.person(guest.id)
    assert person is not None
    return person


async def closed(wire: Wire) -> int:
    """Return the code with which a WebSocket is closed."""
    last: dict[str, Any] = await wire.until("closed")
    return int(last["code"])


async def goes_on(wire: Wire) -> bool:
    """Say whether a WebSocket is still heard, after all that has to end has ended."""
    await asyncio.sleep(0.2)
    return bool((await wire.ask("ping"))["t"] == "done")


async def test_a_revoked_token_ends_its_streams_and_sockets_and_no_others(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest(), await server.guest("Béla")
        name = (await server.table(ada, bela, game="torres")).table.id
        void, valid = await bearing(ada, "void"), await bearing(ada, "valid")
        streams = [await stream(server, path, void) for path in (f"/tables/{name}/stream", "/me/stream")]
        bots = [await server.connect(f"/tables/{name}/socket", headers) for headers in (void, valid)]
        browser = await ada.sit(name)
        assert (await ada.ask("DELETE", "/me/tokens/void"))[0] == 204
        assert await closed(bots[0]) == WSCloseCode.POLICY_VIOLATION
        assert [await ends(response) for response in streams] == [True, True]
        assert [await goes_on(wire) for wire in (bots[1], browser)] == [True, True]


@pytest.mark.parametrize("how", ["a new recovery link", "a new password"])
async def test_void_cookies_end_their_sockets_but_not_those_of_tokens_and_new_cookies(
    tmp_path: Path, how: str
) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest(), await server.guest("Béla")
        name = (await server.table(ada, bela)).table.id
        bot = await server.connect(f"/tables/{name}/socket", await bearing(ada, "bot"))
        lost_device, others = await ada.sit(name), await bela.sit(name)
        if how == "a new recovery link":
            await ada.ask("POST", "/me/recovery", {"tokens": False})
        else:
            await ada.ask("POST", "/me/account", SWORDFISH)
            ada.cookie = await server.people.begin_session(await known(server, ada))
            change = {"old": "swordfish", "new": "marlin-and-more", "tokens": False}
            assert (await ada.ask("PUT", "/me/password", change))[0] == 200
        ada.cookie = await server.people.begin_session(await known(server, ada))
        back = await ada.sit(name)
        assert await closed(lost_device) == WSCloseCode.POLICY_VIOLATION
        assert [await goes_on(wire) for wire in (bot, others, back)] == [True, True, True]
        assert back.state["you"] == 0


async def test_until_it_is_sent_away_a_void_cookie_can_do_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "GRACE", 60.0)
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest(), await server.guest("Béla")
        wire = await ada.sit((await server.table(ada, bela)).table.id)
        await ada.ask("POST", "/me/recovery")
        assert (await wire.ask("ping"))["problem"]["code"] == "who-are-you"


async def test_a_new_link_ends_what_bots_have_open_too(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest(), await server.guest("Béla")
        name = (await server.table(ada, bela)).table.id
        bot = await server.connect(f"/tables/{name}/socket", await bearing(ada, "bot"))
        listening = await stream(server, "/me/stream", await bearing(ada, "other"))
        assert (await ada.ask("POST", "/me/recovery"))[0] == 200
        assert await closed(bot) == WSCloseCode.POLICY_VIOLATION
        assert await ends(listening)


async def test_another_name_ends_nothing(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest(), await server.guest("Béla")
        wire = await ada.sit((await server.table(ada, bela)).table.id)
        assert (await ada.ask("PATCH", "/me", {"name": "Ada L."}))[0] == 200
        assert await goes_on(wire)


async def test_whoever_leaves_for_good_leaves_nothing_open(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest(), await server.guest("Béla")
        name = (await server.table(ada, bela)).table.id
        bearer = await bearing(ada, "bot")
        listening, wire = await stream(server, "/me/stream", bearer), await ada.sit(name)
        others = await bela.sit(name)
        assert (await ada.ask("DELETE", "/me"))[0] == 204
        assert await closed(wire) == WSCloseCode.POLICY_VIOLATION
        assert await ends(listening)
        assert await goes_on(others)


async def test_an_address_opens_so_many_connections_and_others_when_some_have_ended(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), address_connections=3) as server:
        ada, bela = await server.guest(), await server.guest("Béla")
        name = (await server.table(ada, bela)).table.id
        wires_open = [await ada.sit(name), await server.connect("/lobby/socket", ada.headers)]
        listening = await stream(server, f"/tables/{name}/stream", {"Cookie": f"{COOKIE}={ada.cookie}"})
        for path in (f"/tables/{name}/socket", "/lobby/socket"):
            upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
            headers = {**ada.headers, **upgrade, "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
            status, problem = await server.ask("GET", path, headers=headers)
            assert (status, problem["code"], problem["facts"]) == (
                429,
                "too-many-connections",
                {"most": 3, "seconds": 10},
            )
        async with server.client.get(f"{API}/tables/{name}/stream", headers=ada.headers) as refused:
            assert (refused.status, refused.headers["Retry-After"]) == (429, "10")
        assert await server.counted("tafelrunde_connections", kind="stream") == 1
        for wire in wires_open:
            await wire.socket.close()
        listening.close()
        while await server.counted("tafelrunde_connections"):
            await asyncio.sleep(0.01)
        assert [bool(await bela.sit(name)) for _ in range(3)] == [True] * 3
