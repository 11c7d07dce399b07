"""House bots think in processes of their own, so that the tables never wait for them."""

import asyncio
import multiprocessing
import os
import random
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from multiprocessing.connection import Connection
from typing import NamedTuple

import numpy as np

from tafelrunde.bots import Bot, bot
from tafelrunde.core.position import Position, View
from tafelrunde.core.registry import game
from tafelrunde.server.logs import Log

BUDGET = 2.0
"""Seconds that a bot is given for a decision."""
GRACE = 15.0
"""Seconds beyond its budget after which a bot is no longer waited for."""
NICENESS = 5

log = Log("workers")


class Question(NamedTuple):
    """What a bot is asked, and all that it may know."""

    bot: str
    game: str
    seen: bytes
    """The state as its seat may see it."""
    seat: int
    codes: list[int]
    """The legal actions."""
    budget: float


class Workers:
    """Asks bots for decisions; one that fails or takes too long plays any legal action."""

    def __init__(self, processes: int, budget: float = BUDGET, grace: float = GRACE) -> None:
        self._budget = budget
        self._patience = budget + grace
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        self._threads = ThreadPoolExecutor(processes, "bots")
        for _ in range(processes):
            self._idle.put_nowait(_Worker())

    async def choose(self, name: str, position: Position, seat: int) -> str:
        """Return the notation of what a bot does, which sees only what its seat may see."""
        played = position.game
        seen = position.view(seat).state.tobytes()
        codes: list[int] = position.codes.tolist()
        code = await self._ask(Question(name, played.name, seen, seat, codes, self._budget))
        if code is None:
            log.warning("bot-gave-up", bot=name, game=played.name)
            code = random.choice(codes)
        return str(played.decode(code))

    def close(self) -> None:
        """Let the processes go."""
        while not self._idle.empty():
            self._idle.get_nowait().end()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, question: Question) -> int | None:
        worker = await self._idle.get()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, worker.ask, question, self._patience)
        except BaseException:
            worker.end()
            raise
        finally:
            self._idle.put_nowait(worker)


class _Worker:
    """A process that answers one question at a time; it is started when it is first needed."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, question: Question, patience: float) -> int | None:
        """Return the code of the answer; None if there is none in time, and the process is ended."""
        try:
            line = self._open()
            line.send(question)
            if line.poll(patience):
                answer: int | None = line.recv()
                return answer
        except (EOFError, OSError) as error:
            if self._line is not None:  # it was not ended on purpose
                log.error("bot-process-failed", error)
        self.end()
        return None

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None and self._line is not None:
            self._line.close()
            self._process.kill()
        self._process = self._line = None

    def _open(self) -> Connection:
        if self._line is None:
            context = multiprocessing.get_context("spawn")
            self._line, other = context.Pipe()
            self._process = context.Process(target=_think, args=(other,), name="bot", daemon=True)
            self._process.start()
            other.close()
        return self._line


def _think(line: Connection) -> None:
    """Answer questions until the server is gone."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)  # where the processor is scarce the tables come first
    while True:
        try:
            question: Question = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        line.send(_decide(question))


def _decide(question: Question) -> int | None:
    """Return the code of a bot's decision; None if the bot fails."""
    rules = game(question.game)
    state = np.frombuffer(bytearray(question.seen), rules.state_dtype)
    legal = [rules.decode(code) for code in question.codes]
    try:
        chosen = _bot(question.bot, question.game).choose(View(rules, state, question.seat), legal, question.budget)
    except Exception as error:
        log.error("bot-failed", error, bot=question.bot)
        return None
    return rules.code(chosen)


@cache
def _bot(name: str, played: str) -> Bot:
    return bot(name, played)
