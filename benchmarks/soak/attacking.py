"""The attackers' own process: it gives way to everybody else, and does as it is told over a pipe."""

import asyncio
import multiprocessing
import os
import random
import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from resource import RLIMIT_NOFILE, getrlimit, setrlimit
from typing import Any

from benchmarks.processes import processor
from benchmarks.soak.attackers import ATTACKERS, Attacker, Target

ANSWER = 60.0
"""Seconds for an answer of a process that has the least to say about the processor."""
Tallies = dict[str, dict[str, int]]


class Attackers:
    """The attackers as the benchmark sees them."""

    def __init__(self, port: int, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=_main, args=(other, port, niceness), name="attackers", daemon=True)
        self._process.start()
        other.close()

    @property
    def is_alive(self) -> bool:
        """Whether they still attack."""
        return self._process.is_alive()

    @property
    def cpu_s(self) -> float:
        """Processor time that they have taken so far."""
        return processor(self._process.pid or 0)

    def begin(self, names: list[str]) -> None:
        """Let these attack."""
        self._tell("begin", names)

    def stop(self) -> None:
        """Let all of them stop."""
        self._tell("stop", None)

    def aim(self, tables: list[str], login: str) -> None:
        """Say where the honest players are."""
        self._tell("aim", (tables, login))

    async def tallies(self) -> Tallies:
        """Ask what became of it; nothing where nobody answers."""
        self._tell("tallies", None)
        return await asyncio.to_thread(self._answer)

    def close(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.join(10)
        self._line.close()

    def _tell(self, what: str, about: Any) -> None:
        with suppress(OSError):
            self._line.send((what, about))

    def _answer(self) -> Tallies:
        with suppress(OSError, EOFError):
            if self._line.poll(ANSWER):
                tallies: Tallies = self._line.recv()
                return tallies
        return {}


def _main(line: Connection, port: int, niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the benchmark says when it is over
    os.nice(niceness)
    most = getrlimit(RLIMIT_NOFILE)[1]
    setrlimit(RLIMIT_NOFILE, (most, most))  # attackers have more connections than most programs
    asyncio.run(_obey(line, Target(port)))


async def _obey(line: Connection, target: Target) -> None:
    """Do as told until the other end is gone."""
    attackers = [kind(target, f"127.0.1.{number}") for number, kind in enumerate(ATTACKERS.values(), start=1)]
    running: dict[str, asyncio.Task[None]] = {}
    with suppress(EOFError, OSError):
        while True:
            match await asyncio.to_thread(line.recv):
                case "begin", names:
                    running |= {each.name: _start(each) for each in attackers if each.name in names}
                case "stop", _:
                    for task in running.values():
                        task.cancel()
                    await asyncio.gather(*running.values(), return_exceptions=True)
                case "aim", (tables, login):
                    target.tables, target.login = tables, login
                case "tallies", _:
                    line.send({each.name: dict(each.tally) for each in attackers if each.name in running})


def _start(attacker: Attacker) -> asyncio.Task[None]:
    async def later() -> None:
        await asyncio.sleep(random.uniform(0, 2))
        await attacker.run()

    return asyncio.get_running_loop().create_task(later())
