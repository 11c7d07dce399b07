"""The step that gave tables their host: what the first version kept is sorted by whose it is."""

from typing import Any

import msgspec

from tafelrunde.server.store import schema
from tafelrunde.server.store.address import read_address
from tafelrunde.server.store.schema import FIRST
from tests.server.store import raw
from tests.server.store.sample import opened

OPEN_LINES = [
    [{"t": "created", "game": "knights", "seats": [{"kind": "reserved", "person": "bela"}], "host": "anna"}],
    [{"t": "sat", "seat": 0, "person": "anna"}, {"t": "contributed", "seat": 0, "text": '\0 any " text'}],
]
RECORD_LINES = [
    [{"t": "created", "seats": [{"kind": "recorded"}], "fairness": {"junk": "\0x"}, "host": "bela"}],
]
CALLED_OFF_LINES = [[{"t": "created", "seats": [{"kind": "open"}], "host": "anna"}], [{"t": "ended"}]]


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


async def make_version_1(address: str) -> None:
    """Fill a database as the first version did: a table, a record, and one that was called off."""
    kind = read_address(address).kind
    await raw.execute(address, *FIRST.statements(kind), schema.META, schema.WRITE_VERSION.format(1))
    for name in ("anna", "bela"):
        await raw.execute(address, f"INSERT INTO people VALUES ('{name}', '{name}', 1, 1, NULL, NULL, 0)")
    tables: dict[str, tuple[str, str | None, list[Any], list[str]]] = {
        "open": ("open", None, OPEN_LINES, ["anna", "bela"]),
        "record": ("over", "unfinished", RECORD_LINES, ["bela"]),
        "off": ("over", "cancelled", CALLED_OFF_LINES, []),
    }
    for name, (status, ending, lines, seats) in tables.items():
        summary = quoted(msgspec.json.encode({"seats": [], "ending": ending}).decode())
        await raw.execute(
            address, f"INSERT INTO tables VALUES ('{name}', 'knights', '{status}', 1, 0, 5, 5, {summary})"
        )
        for seq, line in enumerate(lines):
            body = quoted(msgspec.json.encode(line).decode())
            await raw.execute(address, f"INSERT INTO journal VALUES ('{name}', {seq}, 5, {body})")
        for person in seats:
            await raw.execute(address, f"INSERT INTO seats VALUES ('{name}', '{person}')")


async def test_tables_of_the_first_version_get_their_hosts_from_their_journals(address: str) -> None:
    await make_version_1(address)
    async with opened(address) as store:
        rows = {row.id: (row.host, row.ending, row.due) for row in await store.tables()}
        assert rows == {
            "open": ("anna", None, None),
            "record": ("bela", "unfinished", None),
            "off": ("anna", "cancelled", None),
        }


async def test_whoever_was_only_invited_in_the_first_version_still_is(address: str) -> None:
    await make_version_1(address)
    async with opened(address) as store:
        assert [row.id for row in await store.invitations_of("bela")] == ["open"]
        assert [row.id for row in await store.tables_of("bela")] == ["record"]
        assert {row.id for row in await store.tables_of("anna")} == {"open", "off"}
        assert await store.invitations_of("anna") == []


async def test_records_that_were_brought_to_the_first_version_count_with_their_bytes(address: str) -> None:
    await make_version_1(address)
    async with opened(address) as store:
        held = await store.holdings("bela")
        assert (held.kept, held.records, held.bytes) == (1, 1, len(msgspec.json.encode(RECORD_LINES[0])))
        assert await store.holdings("anna") == (1, 0, 2, 0, 0)
