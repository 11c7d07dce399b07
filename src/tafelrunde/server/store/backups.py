"""Backing a store up while the server runs, and restoring it, into the same kind of database or the other."""

import asyncio
from pathlib import Path

from tafelrunde.server.store import sqlite_copy
from tafelrunde.server.store.address import read_address
from tafelrunde.server.store.backup_file import BackupWriter, read, verify


async def backup(url: str, file: str | Path) -> dict[str, int]:
    """Write everything that a store holds into one file; return how many rows each table has."""
    kind, place = read_address(url)
    if kind == "sqlite":
        return await asyncio.to_thread(_backup_sqlite, Path(place), Path(file))
    return await _backup_postgres(place, Path(file))


def _backup_sqlite(path: Path, file: Path) -> dict[str, int]:
    with sqlite_copy.snapshot(path) as (version, chunks), BackupWriter(file, version) as writer:
        for chunk in chunks:
            writer.add(chunk)
    return writer.counts


async def _backup_postgres(url: str, file: Path) -> dict[str, int]:
    # PostgreSQL's library is an extra that a host with a file does not need.
    from tafelrunde.server.store import postgres_copy

    async with postgres_copy.snapshot(url) as (version, chunks):
        with BackupWriter(file, version) as writer:
            async for chunk in chunks:
                await asyncio.to_thread(writer.add, chunk)
    return writer.counts


async def restore(file: str | Path, url: str, force: bool = False) -> None:
    """Fill a store with what a backup holds; what was there before must be nothing, unless forced."""
    kind, place = read_address(url)
    version = await asyncio.to_thread(verify, Path(file))
    if kind == "sqlite":
        await asyncio.to_thread(sqlite_copy.load, Path(place), version, read(Path(file)), force)
    else:
        from tafelrunde.server.store import postgres_copy

        await postgres_copy.load(place, version, read(Path(file)), force)
