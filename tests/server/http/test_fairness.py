"""The dice of a match that is over are drawn again for everybody to see."""

from pathlib import Path

import msgspec

import tafelrunde as tr
from tafelrunde.core.record import Record
from tafelrunde.protocol import commands
from tests.server.hosting import Club, Guest, Json, club
from tests.walks import random_match


async def checked(server: Club, table: str, expected: int = 200) -> Json:
    status, body = await server.ask("GET", f"/tables/{table}/fairness")
    assert status == expected
    found: Json = body
    return found


async def finished(server: Club, guests: list[Guest]) -> str:
    """Play some of a match, then stop it."""
    room = await server.table(*guests, game="court", options={"start": 0})
    for _ in range(12):
        position = room.table.match.position if room.table.match else None
        assert position is not None
        assert room.table.to_act is not None
        action = str(position.legal()[0])
        await guests[room.table.to_act].act(room, commands.Play(version=room.table.version, action=action))
    for guest in guests:
        await guest.act(room, commands.Resign())
    return room.table.id


async def brought(server: Club, guest: Guest, record: Record) -> str:
    """Bring a record and return its table."""
    headers = {**guest.headers, "Content-Type": "application/jsonl"}
    async with server.client.post("/api/v1/records", data=record.dumps(), headers=headers) as response:
        assert response.status == 201, await response.text()
        name: str = (await response.json())["id"]
        return name


async def test_a_match_played_here_is_proven_fair(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guests = [await server.guest("Ada"), await server.guest("Béla")]
        name = await finished(server, guests)
        body = await checked(server, name)
        assert body["verdict"] == "proven"
        assert body["events"] > 0
        assert body["contributions"] == [None, None]
        shown = (await guests[0].ask("GET", f"/tables/{name}"))[1]["table"]
        assert (body["commitment"], body["secret"]) == (shown["commitment"], shown["secret"])


async def test_a_match_that_goes_on_keeps_its_secret(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guests = [await server.guest("Ada"), await server.guest("Béla")]
        room = await server.table(*guests)
        assert (await checked(server, room.table.id, 409))["code"] == "not-over"
        assert (await checked(server, "nowhere", 404))["code"] == "no-table"


async def test_the_first_entry_that_does_not_follow_is_named(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guests = [await server.guest("Ada"), await server.guest("Béla")]
        async with server.client.get(f"/api/v1/tables/{await finished(server, guests)}/record") as response:
            record = Record.loads(await response.text())
        number = next(n for n, entry in enumerate(record.entries) if entry.by == tr.CHANCE)
        before = [*tr.replay(Record(record.header, record.entries[:number]))][-1]
        others = [str(action) for action, _ in before.chance() if str(action) != record.entries[number].do]
        forged = Record(record.header, [*record.entries[:number], tr.Entry(tr.CHANCE, others[0])])
        body = await checked(server, await brought(server, guests[0], forged))
        assert body["verdict"] == "wrong"
        assert body["wrong"] == {"entry": number + 1, "do": others[0], "event": 1}


async def test_a_record_without_a_secret_cannot_be_checked(tmp_path: Path) -> None:
    async with club(str(tmp_path / "x.db")) as server:
        guest = await server.guest("Ada")
        plain = random_match("court", 1, actions=5, players=2).record
        body = await checked(server, await brought(server, guest, plain))
        assert body["verdict"] == "unchecked"
        assert body["why"]["code"] == "fairness-missing"
        half = {"commitment": "00", "contributions": [None, None]}
        open_ended = msgspec.structs.replace(plain, header=msgspec.structs.replace(plain.header, fairness=half))
        body = await checked(server, await brought(server, guest, open_ended))
        assert body["why"]["code"] == "fairness-secret"
        assert body["commitment"] == "00"
        assert "secret" not in body
