"""How many durable appends a second a store takes: `python -m benchmarks.store [address]`.

Without an address a SQLite file in a temporary folder is measured; at a given one tables are made and deleted.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tafelrunde.server.store import Line, Store, TableRow, open_store

TABLES = 1000
LINES = 50
BODY = b'{"by":1,"do":"take d4","note":"%s"}' % (b"x" * 100)


def row(number: int) -> TableRow:
    """Return a table's row."""
    return TableRow(f"bench-{number}", "torres", "running", False, False, number, number, {"seats": ["A", "B"]})


async def play(store: Store, table: TableRow, with_row: bool, waits: list[float]) -> None:
    """Append to one table, each line when the one before is acknowledged."""
    for seq in range(1, LINES + 1):
        start = time.perf_counter()
        await store.append(table.id, Line(seq, seq, BODY), table if with_row else None)
        waits.append(time.perf_counter() - start)


async def measure(store: Store, tables: int, with_row: bool) -> None:
    """Let tables append side by side and print how it went."""
    rows = [row(number) for number in range(tables)]
    await asyncio.gather(*(store.create_table(each, Line(0, 0, BODY)) for each in rows))
    waits: list[float] = []
    start = time.perf_counter()
    await asyncio.gather(*(play(store, each, with_row, waits) for each in rows))
    speed = len(waits) / (time.perf_counter() - start)
    middle, late = (sorted(waits)[int(len(waits) * part)] * 1000 for part in (0.5, 0.99))
    what = "lines and rows" if with_row else "lines"
    print(f"{tables:>5} tables, {what:<15} {speed:>8,.0f} /s   {middle:6.1f} ms median   {late:6.1f} ms p99")
    await store.delete_tables([each.id for each in rows])


async def main(address: str) -> None:
    """Measure one table alone, then many."""
    store = await open_store(address)
    for tables in (1, TABLES):
        for with_row in (False, True):
            await measure(store, tables, with_row)
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else str(Path(folder) / "bench.db")))
