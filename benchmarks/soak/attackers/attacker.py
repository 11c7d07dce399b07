"""What all attackers are: one method that goes on for ever, at a bounded rate, from an address of its own."""

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import ClassVar

from benchmarks.soak.attackers.wire import LOST, Guest, Socket, Target

BACK_OFF = (1.0, 8.0)
"""Seconds until an attacker who was sent away comes back: at first, and at most."""


class Attacker(ABC):
    """Somebody who wants to take something from the honest players."""

    name: ClassVar[str]
    finding: ClassVar[str]
    """Where it is described."""

    def __init__(self, target: Target, address: str) -> None:
        self.target, self.address = target, address
        self.tally: Counter[str] = Counter()
        """What was tried, done, refused; how often the server cut a connection off or gave no answer."""

    @abstractmethod
    async def attack(self) -> None:
        """Attack until there is nothing more to do, or the connection is lost; it is called again."""

    async def run(self) -> None:
        """Attack for ever; come back later each time when the server sends us away."""
        wait, longest = BACK_OFF
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            with suppress(*LOST):
                await self.attack()
            wait = min(2 * wait, longest) if loop.time() - begun < longest else BACK_OFF[0]
            await asyncio.sleep(wait)

    @asynccontextmanager
    async def guest(self, patience: float = 20.0) -> AsyncIterator[Guest]:
        """Come in as a guest."""
        async with Guest(self.target, self.address, self.tally, patience) as guest:
            await guest.enter()
            yield guest

    @asynccontextmanager
    async def socket(self, path: str) -> AsyncIterator[Socket]:
        """Open a WebSocket as nobody."""
        socket = await Socket.open(self.target, self.address, path, self.tally)
        try:
            yield socket
        finally:
            socket.close()

    async def stranger(self) -> str:
        """Return the table of honest players at which everybody meets."""
        while not self.target.tables:
            await asyncio.sleep(0.5)
        return self.target.tables[0]


class Pace:
    """Lets something happen so many times a second, and makes up for short delays only."""

    def __init__(self, rate: float) -> None:
        self._gap = 1 / rate
        self._next = asyncio.get_running_loop().time()

    async def wait(self) -> None:
        """Wait for one's turn."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next + self._gap, now - 1)
        await asyncio.sleep(max(0.0, self._next - now))
