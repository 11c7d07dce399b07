"""Quotas, invitations and blocks over the wire: prices, pages, and bad input."""

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.protocol import commands
from tests.server.hosting import Club, Guest, club
from tests.server.tables.test_quota import a_record

TABLE = {"game": "knights", "seats": [{}, {}]}


async def cancelled(server: Club, guest: Guest) -> str:
    """Return a table that was called off."""
    _, made = await guest.ask("POST", "/tables", TABLE)
    await guest.act(await server.tables.rooms.open(made["id"]), commands.Cancel())
    return str(made["id"])


async def test_a_rematch_costs_as_much_as_a_table_over_rest(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), create_rate=0.001, create_burst=5) as server:
        ada = await server.guest()
        table, made = await cancelled(server, ada), 1
        while True:
            status, answer = await ada.ask("POST", f"/tables/{table}/commands", {"t": "rematch"})
            if status != 200:
                break
            made += 1
            table = answer["table"]
            await ada.act(await server.tables.rooms.open(table), commands.Cancel())
        assert (status, answer["code"], made) == (429, "too-many-requests", 5)


async def test_a_rematch_costs_as_much_as_a_table_over_a_socket(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), create_rate=0.001, create_burst=1) as server:
        ada = await server.guest()
        wire = await ada.sit(await cancelled(server, ada))
        answer = await wire.ask("rematch")
        assert answer["problem"]["code"] == "too-many-requests"


async def test_bringing_a_record_costs_as_much_as_a_table(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), create_rate=0.001, create_burst=1) as server:
        ada = await server.guest()
        assert [await brought(server, ada) for _ in range(2)] == [201, 429]


async def test_new_guests_bring_no_more_to_keep_than_their_address_may(tmp_path: Path) -> None:
    size = len(a_record().dumps()) / 1024
    async with club(str(tmp_path / "x.db"), storage_rate=0.001, storage_burst=2 * size) as server:
        guests = [await server.guest() for _ in range(4)]
        assert [await brought(server, guest) for guest in guests] == [201, 201, 429, 429]


async def brought(server: Club, guest: Guest) -> int:
    text = a_record().dumps()
    async with server.client.post("/api/v1/records", data=text.encode(), headers=guest.headers) as response:
        return response.status


async def test_junk_about_the_dice_is_refused(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada = await server.guest()
        text = a_record({"junk": "x" * 1000}).dumps()
        async with server.client.post("/api/v1/records", data=text.encode(), headers=ada.headers) as response:
            assert (response.status, (await response.json())["code"]) == (400, "fairness-malformed")


async def test_a_full_quota_is_told_with_its_number(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db"), quota_open=4) as server:
        ada = await server.guest()
        await ada.ask("POST", "/tables", TABLE)
        status, problem = await ada.ask("POST", "/tables", TABLE)
        assert (status, problem["code"], problem["facts"]) == (409, "quota-open", {"most": 1})
        assert "Call one off" in problem["message"]


async def test_a_record_can_be_forgotten_by_whoever_brought_it(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        assert await brought(server, ada) == 201
        ((table, *_),) = [[row["id"]] for row in (await ada.ask("GET", "/me/tables"))[1]]
        assert (await bela.ask("DELETE", f"/tables/{table}"))[0] == 403
        assert (await server.ask("DELETE", f"/tables/{table}", headers={"Origin": server.origin}))[0] == 401
        assert (await ada.ask("DELETE", f"/tables/{table}"))[0] == 204
        assert (await ada.ask("GET", f"/tables/{table}"))[0] == 404
        assert (await ada.ask("DELETE", f"/tables/{table}"))[0] == 404


async def test_a_hundred_and_ten_invitations_hide_no_table_of_ones_own(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada = await server.guest("Ada")
        _, mine = await ada.ask("POST", "/tables", TABLE)
        for number in range(22):
            host = await server.guest(f"Host{number}")
            server.clock.now += 1
            if number >= 4:  # strangers reach nobody for whom so many wait
                await acquaint(server, host, ada)
            for _ in range(5):
                seats = [{}, {"kind": "reserved", "person": ada.id}]
                assert (await host.ask("POST", "/tables", {"game": "knights", "seats": seats}))[0] == 201
        own = [row["id"] for row in (await ada.ask("GET", "/me/tables"))[1]]
        assert mine["id"] in own
        assert len(own) == 19
        first = (await ada.ask("GET", "/me/tables?kind=invited"))[1]
        last = first[-1]
        rest = (await ada.ask("GET", f"/me/tables?kind=invited&before={last['created']}.{last['id']}"))[1]
        assert (len(first), len(rest)) == (100, 10)
        assert not {row["id"] for row in first} & {row["id"] for row in rest}


async def acquaint(server: Club, *guests: Guest) -> None:
    await server.table(*guests)


@pytest.mark.parametrize(
    "path",
    [
        *("/me/tables?kind=all", "/me/tables?before=x", "/me/tables?before=1", "/me/tables?before=1.%00"),
        *(
            "/me/tables?before=99999999999999999999.a",
            "/tables?after=1.2",
            "/tables?after=-1.2.x",
            "/tables?after=",
        ),
    ],
)
async def test_a_page_that_makes_no_sense_is_refused(tmp_path: Path, path: str) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada = await server.guest()
        status, problem = await ada.ask("GET", path)
        assert (status, problem["code"]) == (400, "bad-request")


async def test_the_lobby_comes_in_pages_and_by_game(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        for number in range(5):
            host = await server.guest(f"Host{number}")
            for game in ("knights", "torres") * 12:
                await host.ask("POST", "/tables", {"game": game, "seats": [{}, {}]})
        _, page = await server.ask("GET", "/tables")
        assert len(page["tables"]) == 100
        assert len({table["host"] for table in page["tables"][:5]}) == 5
        _, rest = await server.ask("GET", f"/tables?after={page['more']}")
        assert len(rest["tables"]) == 20
        assert "more" not in rest
        _, torres = await server.ask("GET", "/tables?game=torres")
        assert {table["game"] for table in torres["tables"]} == {"torres"}


async def test_blocks_are_listed_changed_and_exported(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada, bela = await server.guest("Ada"), await server.guest("Béla")
        blocked = f"/me/blocks/{bela.id}"
        for _ in range(2):
            assert (await ada.ask("PUT", blocked))[0] == 204
        expected: list[Any] = [{"id": bela.id, "name": "Béla", "created": server.clock.now}]
        assert (await ada.ask("GET", "/me/blocks"))[1] == expected
        assert (await ada.ask("GET", "/me/export"))[1]["blocks"] == expected
        assert (await bela.ask("GET", "/me/blocks"))[1] == []
        for _ in range(2):
            assert (await ada.ask("DELETE", blocked))[0] == 204
        assert (await ada.ask("GET", "/me/blocks"))[1] == []


@pytest.mark.parametrize(("who", "status"), [("nobody", 404), ("x" * 500, 404), ("%00", 422), ("me", 409)])
async def test_odd_people_are_not_blocked(tmp_path: Path, who: str, status: int) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        ada = await server.guest()
        answer = await ada.ask("PUT", f"/me/blocks/{ada.id if who == 'me' else who}")
        assert answer[0] == status
        assert (await server.ask("GET", "/me/blocks"))[0] == 401
