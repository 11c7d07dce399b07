"""The restore drill: what the schedule has backed up comes back in either database, and matches go on there."""

import asyncio
from pathlib import Path

import pytest

from tafelrunde.protocol import commands
from tafelrunde.server.store import verify
from tafelrunde.server.store.backups import restore
from tests.server.conftest import POSTGRES, new_address
from tests.server.hosting import Club, Guest, club
from tests.server.reliability.test_restart import again

MOVES = 6


async def play_on(guests: list[Guest], server: Club, table: str) -> None:
    """Let whoever is to act at a table take the first legal action, a few times."""
    room = await server.tables.rooms.open(table)
    for _ in range(MOVES):
        match, seat = room.table.match, room.table.to_act
        assert match is not None
        assert seat is not None
        play = commands.Play(version=room.table.version, action=str(match.position.legal()[0]))
        await guests[seat].act(room, play)


@pytest.mark.parametrize("kind", ["sqlite", POSTGRES])
async def test_what_the_schedule_backed_up_is_played_on_elsewhere(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    address, folder = new_address(kind, request, tmp_path), tmp_path / "backups"
    async with club(address) as server:
        guests = [await server.guest("Ada"), await server.guest("Béla")]
        room = await server.table(*guests)
        table = room.table.id
        await play_on(guests, server, table)
        before = await server.tables.store.journal(table)
    async with club(address, backup_folder=str(folder)) as server:
        guests = [await again(server, guest) for guest in guests]
        await play_on(guests, server, table)  # nobody waits for a backup
        while not await server.counted("tafelrunde_backups_total", outcome="done"):
            assert not await server.counted("tafelrunde_backups_total", outcome="failed")
            await asyncio.sleep(0.05)
        after = await server.tables.store.journal(table)
    (file,) = folder.glob("*.backup.gz")
    verify(file)
    for other in ("sqlite", "postgres"):
        elsewhere = new_address(other, request, tmp_path, "restored.db")
        await restore(file, elsewhere)
        async with club(elsewhere, now=server.clock.now) as restored:
            journal = await restored.tables.store.journal(table)
            assert journal == after[: len(journal)]
            assert len(journal) >= len(before)
            await play_on([await again(restored, guest) for guest in guests], restored, table)
            await restored.is_as_kept(table)
            assert len(await restored.tables.store.journal(table)) == len(journal) + MOVES
