"""Stands between Playwright and Debian's Firefox, which does not know all that Playwright asks for at the start.

Playwright starts this program in place of Firefox. It starts Firefox, and hands every message of WebDriver BiDi on,
both ways; only where Firefox knows no such way of pretending to be another device, it says that all is well.
"""

import asyncio
import contextlib
import json
import re
import sys
from asyncio.subprocess import PIPE

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, web

ANNOUNCED = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
LARGEST = 64 * 2**20
Socket = web.WebSocketResponse | ClientWebSocketResponse


class Bridge:
    """Firefox on one side, Playwright on the other."""

    def __init__(self, firefox: str) -> None:
        self._firefox = firefox
        self._pretences: set[int] = set()

    async def serve(self) -> str:
        """Listen, and return where."""
        application = web.Application()
        application.router.add_get("/session", self._connect)
        runner = web.AppRunner(application)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        return f"ws://127.0.0.1:{runner.addresses[0][1]}"

    async def _connect(self, request: web.Request) -> web.WebSocketResponse:
        near = web.WebSocketResponse(max_msg_size=LARGEST)
        await near.prepare(request)
        async with ClientSession() as session:
            far = await session.ws_connect(f"{self._firefox}/session", max_msg_size=LARGEST)
            ways = [asyncio.create_task(self._hand(near, far)), asyncio.create_task(self._hand(far, near))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
        return near

    async def _hand(self, source: Socket, target: Socket) -> None:
        async for message in source:
            if message.type is WSMsgType.TEXT:
                await target.send_str(self.heard(message.data))

    def heard(self, text: str) -> str:
        """Note what is asked; turn the answer to what Firefox does not know into a good one."""
        message = json.loads(text)
        if str(message.get("method", "")).startswith("emulation."):
            self._pretences.add(message["id"])
        elif message.get("id") in self._pretences and message.get("error") == "unknown command":
            return json.dumps({"type": "success", "id": message["id"], "result": {}})
        return text


async def run(firefox: str, *arguments: str) -> int:
    """Start Firefox, bridge its protocol, and wait for its end."""
    process = await asyncio.create_subprocess_exec(firefox, *arguments, stderr=PIPE)
    assert process.stderr is not None
    try:
        async for line in process.stderr:
            announced = ANNOUNCED.search(line.decode(errors="replace"))
            if announced:
                address = await Bridge(announced[1]).serve()
                sys.stderr.write(f"WebDriver BiDi listening on {address}\n")
                sys.stderr.flush()
        return await process.wait()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()


if __name__ == "__main__":
    sys.exit(asyncio.run(run(*sys.argv[1:])))
