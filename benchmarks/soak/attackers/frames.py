"""Attackers who send frames: pings, pongs, and what is no frame at all."""

import asyncio
import random
from contextlib import suppress
from typing import ClassVar

from benchmarks.soak.attackers.attacker import Attacker, Pace
from benchmarks.soak.attackers.wire import BINARY, CLOSE, LOST, PING, PONG, TEXT, frame, message

BYTES = 1_000_000
"""How much a flood sends each second."""
BURSTS = 20
"""In how many pieces."""
BREAKERS = 10
"""How many sockets wait for their end at once."""


class _Flood(Attacker):
    """One anonymous WebSocket on which frames come without end."""

    kind: ClassVar[int]

    async def attack(self) -> None:
        """Send a megabyte of empty frames each second for as long as the server takes them."""
        one = frame(self.kind)
        number = BYTES // BURSTS // len(one)
        async with self.socket(f"/tables/{await self.stranger()}/socket") as socket:
            pace = Pace(BURSTS)
            while True:
                await socket.send(one * number, number)
                await pace.wait()


class Pings(_Flood):
    """Each ping has to be answered."""

    name, finding, kind = "pings", "H1", PING


class Pongs(_Flood):
    """Pongs need no answer, but have to be read."""

    name, finding, kind = "pongs", "H1", PONG


class BrokenFrames(Attacker):
    """WebSockets that break the protocol in all ways."""

    name, finding = "broken-frames", "L3"

    async def attack(self) -> None:
        """Open WebSockets, send something broken, see them closed, many times a second."""
        pace = Pace(10)
        async with asyncio.TaskGroup() as crowd:
            for _ in range(BREAKERS):
                crowd.create_task(self._break(pace))

    async def _break(self, pace: Pace) -> None:
        while True:
            path = "/lobby/socket" if random.random() < 0.5 else await self._table()
            with suppress(*LOST):
                async with self.socket(path) as socket:
                    await socket.send(random.choice(BROKEN))
                    await socket.ended(1)
            await pace.wait()

    async def _table(self) -> str:
        return f"/tables/{await self.stranger()}/socket"


BROKEN = (
    frame(TEXT, b'{"t":"ping"}', masked=False),
    frame(PING, masked=False),
    frame(CLOSE, (1006).to_bytes(2)),
    frame(CLOSE, b"\x03"),
    frame(BINARY, b"\0" * 100),
    frame(TEXT, b"\xff\xfe"),
    frame(TEXT, b"x" * 5000),
    frame(0, b"a continuation of nothing"),
    frame(3, b"a reserved opcode"),
    b"\xf1" + message("ping")[1:],
    b"\x89\xfe\x00\x80" + bytes(4 + 128),
    b"\x81\xff" + b"\xff" * 8 + bytes(4),
    b"\x01\x81" + bytes(4) + b"x" + frame(TEXT, b"y"),
    random.Random(7).randbytes(500),
)
"""Unmasked, reserved, too long, cut short, or noise."""
