"""A look past the store, straight into its database."""

import sqlite3
from contextlib import closing
from typing import Any

import asyncpg

from tafelrunde.server.store.address import read_address


async def execute(address: str, *statements: str) -> list[tuple[Any, ...]]:
    """Run statements on a database of either kind; return the rows of the last one."""
    kind, place = read_address(address)
    rows: list[tuple[Any, ...]] = []
    if kind == "sqlite":
        with closing(sqlite3.connect(place, isolation_level=None)) as file:
            for sql in statements:
                rows = file.execute(sql).fetchall()
        return rows
    connection = await asyncpg.connect(place)
    for sql in statements:
        rows = [tuple(row) for row in await connection.fetch(sql)]
    await connection.close()
    return rows


async def tables(address: str) -> set[str]:
    """Return the names of all tables."""
    sqlite = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    postgres = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    found = await execute(address, sqlite if read_address(address).kind == "sqlite" else postgres)
    return {name for (name,) in found}
