"""A process that appends and says what was acknowledged, until somebody kills it."""

import asyncio
import sys
from itertools import count

from tests.server.store.sample import line, opened, row

TABLES = 20


async def main(address: str) -> None:
    """Append to all tables at once for ever."""
    async with opened(address) as store:

        async def play(table: str) -> None:
            await store.create_table(row(table), line(0))
            for seq in count(1):
                await store.append(table, line(seq), row(table, updated=seq))
                sys.stdout.write(f"{table} {seq}\n")
                sys.stdout.flush()

        await asyncio.gather(*(play(f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
