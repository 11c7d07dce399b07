"""No stranger's name can be made to point to a server at home."""

import socket

import pytest
from aiohttp import WSServerHandshakeError

from tafelrunde.server.http import rest_operations
from tafelrunde.server.http.hosts import is_served
from tafelrunde.server.operations.settings import Settings
from tests.server.serving import client_of, protected

OURS = (
    *("", "localhost", "localhost:8765", "LOCALHOST", "table.localhost", "castle", "castle:80", "castle.local"),
    *("castle.lan.", "castle.home.arpa", "tables.internal", "127.0.0.1:8765", "192.168.1.5", "[::1]:8765"),
    *("[fe80::1]", "castle.fritz.box", "castle.home", "203.0.113.5", socket.gethostname()),
)
STRANGE = (
    *("evil.example", "evil.example:8765", "evil.example.", "localhost.evil.example", "127.0.0.1.evil.example"),
    *("evil.example#.local", "x@evil.example", "evil.example/.local", "1.2.3", "a b", "[::1", "é.local"),
)


@pytest.mark.parametrize("host", OURS)
def test_addresses_and_names_within_the_house_are_served(host: str) -> None:
    assert is_served(host.lower(), None)
    assert is_served(host.lower(), "https://play.example")


@pytest.mark.parametrize("host", STRANGE)
def test_other_names_are_not_served(host: str) -> None:
    assert not is_served(host, None)
    assert not is_served(host, "https://play.example")


def test_the_configured_name_is_served_with_any_port() -> None:
    for host in ("play.example", "play.example:443", "play.example."):
        assert is_served(host, "https://Play.example")
        assert not is_served(host, None)
    assert is_served("xn--bcher-kva.example", "https://bücher.example")


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "a b"])
async def test_a_page_that_points_its_own_name_here_reads_nothing(host: str) -> None:
    async with client_of(protected(Settings(), rest_operations.routes)) as client:
        async with client.get("/api/v1/limits", headers={"Host": host}) as response:
            assert response.status == 421
            problem = await response.json()
            assert (problem["code"], problem["facts"]) == ("unknown-host", {"host": host})
            assert "TAFELRUNDE_ORIGIN" in problem["message"]
        with pytest.raises(WSServerHandshakeError) as refused:
            await client.ws_connect("/api/v1/limits", headers={"Host": host, "Origin": f"http://{host}"})
        assert refused.value.status == 421
        async with client.get("/api/v1/limits") as response:
            assert response.status == 200


async def test_a_very_long_name_is_cut_short_in_the_answer() -> None:
    headers = {"Host": "x." * 2000}
    async with (
        client_of(protected(Settings(), rest_operations.routes)) as client,
        client.get("/api/v1/limits", headers=headers) as response,
    ):
        assert response.status == 421
        assert len(await response.read()) < 1000
