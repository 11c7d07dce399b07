"""What a home page asks for first."""

from pathlib import Path

import tafelrunde as tr
from tests.server.hosting import API, club


async def test_the_games_come_compressed_to_whoever_can_read_that(tmp_path: Path) -> None:
    async with club(f"sqlite:///{tmp_path / 'club.db'}") as server:
        lengths = {}
        for encoding, answered in (("gzip", "gzip"), ("identity", None)):
            headers = {"Accept-Encoding": encoding}
            async with server.client.get(f"{API}/games", headers=headers) as response:
                assert response.headers.get("Content-Encoding") == answered
                assert response.headers["Vary"] == "Accept-Encoding"
                lengths[encoding] = int(response.headers["Content-Length"])
                assert [game["name"] for game in await response.json()] == list(tr.games())
        assert lengths["gzip"] * 2 < lengths["identity"]
