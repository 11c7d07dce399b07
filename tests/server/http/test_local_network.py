"""The door to the local network: opened and shut by the person at the machine, and by nobody else.

Other addresses of the loopback interface stand for the machine's address in the network and for a phone there.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientConnectionError, ClientSession, TCPConnector

from tafelrunde.core.errors import BadOption
from tafelrunde.server.http import connections, local_network
from tafelrunde.server.operations import local_addresses
from tafelrunde.server.operations.settings import Settings, settings_from
from tafelrunde.server.run import serve
from tests.ports import free_port

MACHINE, NEAR, PHONE, AFAR = "127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4"
"""The machine itself, its address in the network, a phone there, and somebody whom a router lets through."""
OPEN, SHUT = {"open": True}, {"open": False}
PATH = "/api/v1/local-network"


@pytest.fixture(autouse=True)
def _network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_network, "local_addresses", lambda: [NEAR])
    monkeypatch.setattr(local_network, "is_loopback", lambda host: host in (MACHINE, "localhost"))
    monkeypatch.setattr(connections, "is_local", lambda peer: peer in (NEAR, PHONE))


class House:
    """A running server, and who asks it from where."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.here, self.near = f"http://{MACHINE}:{port}", f"http://{NEAR}:{port}"

    async def ask(
        self, method: str, url: str, body: Any = None, source: str = MACHINE, **headers: str
    ) -> tuple[int, Any]:
        """Return status and JSON of an answer; 0 where nobody answers."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        async with ClientSession(connector=TCPConnector(local_addr=(source, 0))) as session:
            try:
                async with session.request(method, url, json=body, headers=sent) as response:
                    return response.status, await response.json()
            except ClientConnectionError:
                return 0, None

    async def switch(self, wish: Any, **headers: str) -> tuple[int, Any]:
        """Ask at the machine."""
        return await self.ask("PUT", self.here + PATH, wish, **headers)


@asynccontextmanager
async def house(folder: Path, **given: Any) -> AsyncIterator[tuple[House, list[str]]]:
    """Run the server as the command does; yield it and what it said to be its addresses in the network."""
    told: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
    stop, port = asyncio.Event(), free_port()
    settings = Settings(**{"port": port, "database": str(folder / "t.db"), **given})
    server = asyncio.create_task(serve(settings, lambda _, nearby: told.set_result(list(nearby)), stop=stop))
    try:
        yield House(port), await asyncio.wait_for(told, 20)
    finally:
        stop.set()
        await server


async def test_it_is_shut_at_first_opens_with_one_request_and_shuts_with_one(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, nearby):
        assert nearby == []
        assert await server.ask("GET", server.near + PATH, source=PHONE) == (0, None)
        assert await server.ask("GET", server.here + PATH) == (200, {"yours": True, "open": False, "addresses": []})

        opened = {"yours": True, "open": True, "addresses": [server.near]}
        assert await server.switch(OPEN) == (200, opened)
        assert await server.switch(OPEN) == (200, opened)
        assert (await server.ask("GET", f"{server.near}/api/v1/limits", source=PHONE))[0] == 200

        assert (await server.switch(SHUT))[1] == {"yours": True, "open": False, "addresses": []}
        assert await server.ask("GET", f"{server.near}/api/v1/limits", source=PHONE) == (0, None)
        assert (await server.ask("GET", server.here + PATH))[0] == 200


async def test_two_clicks_at_once_open_one_door(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, _):
        answers = await asyncio.gather(*(server.switch(OPEN) for _ in range(4)))
        assert {status for status, _ in answers} == {200}


async def test_asked_for_at_the_start_it_is_open_from_the_start(tmp_path: Path) -> None:
    async with house(tmp_path, lan=True) as (server, nearby):
        assert nearby == [server.near]
        assert (await server.ask("GET", f"{server.near}/api/v1/limits", source=PHONE))[0] == 200


async def test_a_phone_can_neither_open_nor_shut_it_nor_learn_about_it(tmp_path: Path) -> None:
    async with house(tmp_path, lan=True) as (server, _):
        for wish in (OPEN, SHUT):
            status, problem = await server.ask("PUT", server.near + PATH, wish, source=PHONE)
            assert (status, problem["code"]) == (403, "not-at-machine")
        told = await server.ask("GET", server.near + PATH, source=PHONE)
        assert told == (200, {"yours": False, "open": False, "addresses": []})
        # Nor by naming the machine as only the machine does.
        status, problem = await server.ask("PUT", server.near + PATH, SHUT, source=PHONE, Host="localhost")
        assert (status, problem["code"]) == (403, "not-at-machine")
        assert (await server.ask("GET", f"{server.near}/api/v1/limits", source=PHONE))[0] == 200


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"Origin": "http://evil.example"}, 403, "other-origin"),
        ({"Origin": "null"}, 403, "other-origin"),
        ({"Sec_Fetch_Site": "cross-site"}, 403, "other-origin"),
        ({"Host": "evil.example:8765"}, 421, "unknown-host"),
        # A device in the network can give itself such a name, and let it point to 127.0.0.1.
        ({"Host": "evil.local:8765", "Origin": "http://evil.local:8765"}, 403, "not-at-machine"),
        ({"Host": "castle", "Origin": "http://castle"}, 403, "not-at-machine"),
        ({"Host": NEAR, "Origin": f"http://{NEAR}"}, 403, "not-at-machine"),
        ({"X_Forwarded_For": "127.0.0.1"}, 403, "not-at-machine"),
        ({"Forwarded": "for=203.0.113.5"}, 403, "not-at-machine"),
        ({"Via": "1.1 proxy"}, 403, "not-at-machine"),
    ],
)
async def test_no_page_and_no_proxy_switches_it_for_somebody_else(
    tmp_path: Path, headers: dict[str, str], status: int, code: str
) -> None:
    async with house(tmp_path) as (server, _):
        answered, problem = await server.switch(OPEN, **headers)
        assert (answered, problem["code"]) == (status, code)
        assert (await server.ask("GET", server.here + PATH))[1]["open"] is False


async def test_behind_a_proxy_nobody_is_at_the_machine(tmp_path: Path) -> None:
    async with house(tmp_path, origin="https://play.example") as (server, _):
        origin = {"Origin": "https://play.example"}
        assert (await server.switch(OPEN, **origin))[1]["code"] == "not-at-machine"
    async with house(tmp_path, trusted_proxies=("127.0.0.1",)) as (server, _):
        assert (await server.switch(OPEN))[1]["code"] == "not-at-machine"


@pytest.mark.parametrize("body", [{}, {"open": "yes"}, {"open": 1}, {"open": True, "port": 80}, [], None])
async def test_bad_wishes_change_nothing(tmp_path: Path, body: Any) -> None:
    async with house(tmp_path) as (server, _):
        assert (await server.switch(body))[0] in (400, 415)
        assert (await server.ask("GET", server.here + PATH))[1]["open"] is False


async def test_who_comes_from_afar_is_turned_away_even_while_it_is_open(tmp_path: Path) -> None:
    async with house(tmp_path, lan=True) as (server, _):
        assert await server.ask("GET", f"{server.near}/api/v1/limits", source=AFAR) == (0, None)
        assert (await server.ask("GET", f"{server.near}/api/v1/limits", source=PHONE))[0] == 200


async def test_a_page_from_the_network_may_act_and_a_foreign_one_may_not(tmp_path: Path) -> None:
    async with house(tmp_path, lan=True) as (server, _):
        guests = f"{server.near}/api/v1/me"
        assert (await server.ask("POST", guests, {"name": "Ada"}, source=PHONE, Origin=server.near))[0] == 201
        for origin in (server.here, "http://evil.example", f"http://{NEAR}:{server.port + 1}"):
            status, problem = await server.ask("POST", guests, {"name": "Eve"}, source=PHONE, Origin=origin)
            assert (status, problem["code"]) == (403, "other-origin")


async def test_shut_the_door_puts_everybody_out_who_came_in_by_it(tmp_path: Path) -> None:
    async with house(tmp_path, lan=True) as (server, _):
        connector = TCPConnector(local_addr=(PHONE, 0))
        async with ClientSession(connector=connector) as phone, ClientSession() as machine:
            lobby = "/api/v1/lobby/socket"
            outside = await phone.ws_connect(server.near + lobby, headers={"Origin": server.near})
            inside = await machine.ws_connect(server.here + lobby, headers={"Origin": server.here})
            for socket in (outside, inside):
                assert (await socket.receive_json())["t"] == "lobby"
            assert (await server.switch(SHUT))[0] == 200
            await asyncio.wait_for(outside.receive(), 5)
            assert outside.closed
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(inside.receive(), 0.2)


async def test_without_a_network_it_says_so_and_serves_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_network, "local_addresses", list)
    async with house(tmp_path, lan=True) as (server, nearby):
        assert nearby == []
        status, problem = await server.switch(OPEN)
        assert (status, problem["code"]) == (409, "no-local-network")


async def test_an_address_that_the_machine_has_lost_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, lan=True) as (server, _):
        monkeypatch.setattr(local_network, "local_addresses", lambda: [AFAR])
        assert (await server.ask("GET", server.here + PATH))[1] == {"yours": True, "open": False, "addresses": []}
        assert (await server.switch(OPEN))[1]["addresses"] == [f"http://{AFAR}:{server.port}"]
        assert await server.ask("GET", server.near + PATH, source=PHONE) == (0, None)


async def test_a_port_that_is_taken_there_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, _):
        taken = await asyncio.start_server(lambda *_: None, NEAR, server.port)
        status, problem = await server.switch(OPEN)
        assert (status, problem["code"]) == (409, "cannot-listen")
        taken.close()
        await taken.wait_closed()
        assert (await server.switch(OPEN))[0] == 200


async def test_a_server_on_all_addresses_tells_them_and_has_no_door(tmp_path: Path) -> None:
    async with house(tmp_path, host="0.0.0.0") as (server, nearby):
        assert nearby == [server.near]
        told = {"yours": False, "open": True, "addresses": [server.near]}
        assert await server.ask("GET", server.here + PATH) == (200, told)
        assert (await server.switch(SHUT))[1] == told
        assert (await server.switch(OPEN))[1]["code"] == "network-not-switchable"


async def test_a_server_with_an_origin_names_no_other_address(tmp_path: Path) -> None:
    async with house(tmp_path, host="0.0.0.0", origin="https://play.example") as (_, nearby):
        assert nearby == []


def test_an_address_on_the_internet_and_the_local_network_exclude_each_other() -> None:
    with pytest.raises(BadOption) as refused:
        settings_from({}, lan=True, origin="https://play.example")
    assert refused.value.problem.code == "lan-and-origin"


def test_local_addresses_are_those_that_no_router_hands_on() -> None:
    for address in ("192.168.1.5", "10.0.0.2", "172.16.3.4"):
        assert local_addresses.is_local(address)
    for address in (
        "8.8.8.8",
        "100.64.0.1",
        "169.254.3.4",
        "127.0.0.1",
        "0.0.0.0",
        "fe80::1",
        "fd00::1",
        "castle",
        "",
    ):
        assert not local_addresses.is_local(address)


def test_this_machine_lists_no_loopback_and_the_way_out_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_addresses, "_routed", lambda: ["192.168.1.5"])
    found = ["127.0.0.1", "10.0.0.2", "8.8.8.8", "192.168.1.5", "10.0.0.2"]
    for name in ("_of_interfaces", "_of_own_name"):
        monkeypatch.setattr(local_addresses, name, lambda: found)
    assert local_addresses.local_addresses() == ["192.168.1.5", "10.0.0.2"]


def test_asking_the_machine_itself_finds_addresses_or_none() -> None:
    assert all(map(local_addresses.is_local, local_addresses.local_addresses()))


def test_loopback_is_this_machine_and_nothing_else() -> None:
    assert all(map(local_addresses.is_loopback, ("localhost", "127.0.0.1", "127.1.2.3", "::1")))
    assert not any(
        map(local_addresses.is_loopback, ("", "castle", "192.168.1.5", "0.0.0.0", "localhost.evil.example"))
    )
