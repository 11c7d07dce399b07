"""A server that is paused, as by a laptop's lid, costs nobody time."""

import asyncio
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, DummyCookieJar

from tests.server.hosting import API
from tests.server.reliability.process import Player, Process

LIMIT, PAUSE = 12, 13.0
"""Seconds of a turn, and a longer pause."""


async def guest(session: ClientSession, process: Process, name: str) -> Player:
    async with session.post(
        f"{process.url}{API}/me", json={"name": name}, headers={"Origin": process.url}
    ) as response:
        assert response.status == 201
        cookie = response.cookies["tafelrunde"].value
    return Player(session, process, cookie, seed=7)


async def test_a_paused_server_lets_nobodys_time_run_out(tmp_path: Path) -> None:
    process = Process()
    try:
        await process.start(str(tmp_path / "tables.db"))
        async with ClientSession(cookie_jar=DummyCookieJar()) as session:
            ada, bob = await guest(session, process, "Ada"), await guest(session, process, "Bob")
            wish = {"game": "knights", "seats": [{}, {}], "clock": {"kind": "turn", "seconds": LIMIT}}
            table = f"/tables/{(await ada.post('/tables', wish))['id']}"
            await bob.post(f"{table}/commands", {"t": "sit"})

            async def look() -> Any:
                async with session.get(process.url + API + table, headers=ada.headers) as response:
                    return await response.json()

            while not (state := await look()).get("match"):
                await asyncio.sleep(0.02)
            seat = state["match"]["to_act"]
            before = state["match"]["clocks"]["left"][seat]
            await process.pause(PAUSE)
            for _ in range(3):  # whatever was due is done
                after = await look()
                await asyncio.sleep(0.1)
            assert after["table"]["seats"][seat].get("bot") is None
            assert before - after["match"]["clocks"]["left"][seat] < PAUSE * 1000 - 3000
    finally:
        process.close()
