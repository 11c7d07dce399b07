"""Attackers who hold connections open, or send what is no HTTP."""

import asyncio
import random
from contextlib import suppress

from benchmarks.soak.attackers.attacker import Attacker, Pace
from benchmarks.soak.attackers.wire import API, CHUNK, HOST, LOST, connect

CONNECTIONS = 1000
REOPENED = 40
"""How many connections are opened each second."""
HEAD = f"POST {API}/me HTTP/1.1\r\nHost: {HOST}\r\n".encode()
BODY = b"Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n"
BEGINNINGS = (b"", b"GET /heal", HEAD + b"X-Endless: 1\r\n", HEAD + BODY + b'{"name": "')
"""Nothing, half a line, headers without end, and a body that never comes."""


class Silent(Attacker):
    """A thousand connections on which nothing comes any more."""

    name, finding = "silent", "M1"

    async def attack(self) -> None:
        """Hold them all; each that is closed is opened again."""
        pace = Pace(REOPENED)
        async with asyncio.TaskGroup() as crowd:
            for number in range(CONNECTIONS):
                crowd.create_task(self._hold(BEGINNINGS[number % len(BEGINNINGS)], pace))
                await asyncio.sleep(1 / 200)

    async def _hold(self, beginning: bytes, pace: Pace) -> None:
        while True:
            self.tally["tried"] += 1
            try:
                reader, writer = await connect(self.target.port, self.address)
                writer.write(beginning)
                self.tally["done"] += 1
                while await reader.read(CHUNK):
                    pass
                writer.close()
                self.tally["cut off"] += 1
            except LOST:
                self.tally["lost"] += 1
            await pace.wait()


class Malformed(Attacker):
    """What is no HTTP, a hundred times a second."""

    name, finding = "malformed", "L2"

    async def attack(self) -> None:
        """Send nonsense, read the answer, go."""
        pace = Pace(100)
        async with asyncio.TaskGroup() as crowd:
            for _ in range(8):
                crowd.create_task(self._send(pace))

    async def _send(self, pace: Pace) -> None:
        while True:
            self.tally["tried"] += 1
            with suppress(*LOST):
                reader, writer = await connect(self.target.port, self.address)
                writer.write(random.choice(NONSENSE))
                answer = await asyncio.wait_for(reader.read(CHUNK), 2)
                self.tally["refused" if answer else "cut off"] += 1
                writer.transport.abort()
            await pace.wait()


NONSENSE = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(32) + b"\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET  HTTP/1.1\r\n\r\n",
    b"\x00\x01\x02\x03\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nBad Header\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: " + b"y" * 20_000 + b"\r\n\r\n",
    b"POST /api/v1/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n\r\n",
    b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n",
)
"""TLS where none is spoken, unknown versions, broken headers, lengths that are none."""
