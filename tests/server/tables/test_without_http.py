"""The domain needs no web server: a table is played to its end where aiohttp cannot be imported."""

import subprocess
import sys
from pathlib import Path

PLAY = """
import asyncio, sys
sys.modules["aiohttp"] = None  # as if it were not installed
from tests.server.tables.parlour import parlour

async def play(database):
    async with parlour(database) as here:
        people = await here.people(2)
        room = await here.running(*people, game="torres")
        ear = await here.listen(room, people[0])
        while room.table.status == "running":
            await here.play(room, *people)
        assert ear.last("update")["outcome"]
        print(room.table.status, room.table.record().end is not None)

asyncio.run(play(sys.argv[1]))
"""


def test_a_match_is_played_to_its_end_without_aiohttp(tmp_path: Path) -> None:
    root = Path(__file__).parents[3]
    command = [sys.executable, "-c", PLAY, str(tmp_path / "tables.db")]
    done = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["over", "True"]
