"""One run: a server, the honest players, the attackers, and samples all along."""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from benchmarks.processes import processor
from benchmarks.soak.attacking import Attackers, Tallies
from benchmarks.soak.honest import LOGIN, Honest
from benchmarks.soak.measures import Measures
from benchmarks.soak.people import Person, Turned
from benchmarks.soak.server import Sample, Server

EVERY = 10.0
"""Seconds between two samples."""
READING = 0.2
"""Seconds between two records that are compared again."""
PROBE = 0.5
"""Seconds between two looks at /health."""


@dataclass
class Phase:
    """A part of the run."""

    name: str
    begun: float
    ended: float = 0.0
    load: float = 0.0
    """The machine's load average at its end: how much else was going on."""
    cpu: dict[str, float] = field(default_factory=dict)
    """In cores: server, attackers, and this process with the honest players."""


@dataclass
class Run:
    """Everything that goes on during a run."""

    server: Server
    attackers: Attackers
    measures: Measures
    honest: Honest
    samples: list[Sample] = field(default_factory=list)
    phases: list[Phase] = field(default_factory=list)
    tallies: Tallies = field(default_factory=dict)
    restart_s: float | None = None
    """How long the server took to start on what the attackers have left."""
    _resting: bool = False
    """Whether the server is not there on purpose."""

    @staticmethod
    def now() -> float:
        """Return the moment by the clock of all measures."""
        return monotonic()

    @asynccontextmanager
    async def phase(self, name: str) -> AsyncIterator[Phase]:
        """Give a part of the run a name."""
        phase, before = Phase(name, monotonic()), self._cpu()
        self.phases.append(phase)
        try:
            yield phase
        finally:
            phase.ended, after = monotonic(), self._cpu()
            phase.load = os.getloadavg()[0]
            seconds = phase.ended - phase.begun
            phase.cpu = {who: max(0.0, after[who] - before[who]) / seconds for who in after}

    def _cpu(self) -> dict[str, float]:
        server = 0.0 if self.server.has_ended else self.server.sample().cpu_s
        return {"server": server, "attackers": self.attackers.cpu_s, "honest": processor(os.getpid())}

    async def restart(self) -> None:
        """Stop the server and start it again on what the attackers have left; compare all records once more."""
        self._resting = True
        await asyncio.to_thread(self.server.stop)
        begun = monotonic()
        await self.server.start()
        self._resting = False
        self.restart_s = monotonic() - begun
        reader = Person(self.server.url, "127.0.0.253", "Reader", self.measures)
        for match in self.honest.matches:
            with suppress(Turned):
                match.compare((await reader.ask("GET", f"/tables/{match.id}/record", kind="record")).decode())
            await asyncio.sleep(READING)
        await reader.leave()

    async def watch(self) -> None:
        """Take samples."""
        while True:
            if not self._resting and not self.server.has_ended:
                self.samples.append(self.server.sample())
            await asyncio.sleep(EVERY)

    async def guide(self) -> None:
        """Tell the attackers where the honest players are."""
        while True:
            self.attackers.aim(self.honest.tables, LOGIN)
            await asyncio.sleep(1)

    async def probe(self) -> None:
        """Ask whether the server is well, at a steady rate whatever the answer; and how late we are ourselves."""
        nobody = Person(self.server.url, "127.0.0.254", "Nobody", self.measures)
        asking: set[asyncio.Task[None]] = set()
        due = monotonic()
        try:
            while True:
                due += PROBE
                await asyncio.sleep(max(0.0, due - monotonic()))
                self.measures.start("delay", due).stop()
                if not self._resting:
                    task = asyncio.get_running_loop().create_task(_is_well(nobody))
                    asking.add(task)
                    task.add_done_callback(asking.discard)
        finally:
            await nobody.leave()


async def _is_well(nobody: Person) -> None:
    with suppress(Turned):
        await nobody.ask("GET", "/health", kind="health", api="")


@asynccontextmanager
async def running(port: int, niceness: int, source: Path | None, arguments: str) -> AsyncIterator[Run]:
    """Start everything but the attacks; end everything, whatever happens."""
    with tempfile.TemporaryDirectory(prefix="tafelrunde-soak-") as folder:
        server, measures = Server(Path(folder), port, source, arguments), Measures()
        attackers = Attackers(port, niceness)
        tasks: list[asyncio.Task[None]] = []
        try:
            await server.start()
            run = Run(server, attackers, measures, Honest(server.url, measures))
            run.honest.start()
            tasks = [asyncio.create_task(work) for work in (run.watch(), run.guide(), run.probe())]
            yield run
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            attackers.close()
            await asyncio.to_thread(server.stop)
