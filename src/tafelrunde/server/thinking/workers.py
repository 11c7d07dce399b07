"""House bots and coaches think in processes of their own, so that the tables never wait for them."""

import random
from functools import cache
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, NamedTuple, Protocol

import numpy as np

from tafelrunde.bots import Bot, bot
from tafelrunde.core.position import Position, View
from tafelrunde.core.registry import game
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.thinking.child_process import ChildProcess
from tafelrunde.server.thinking.fair_queue import SERVER, FairPool, FairQueue, Owner

BUDGET = 2.0
"""Seconds that a bot is given for a decision."""
GRACE = 15.0
"""Seconds beyond its budget after which a bot is no longer waited for."""
STARTING = 120.0
"""Seconds more for a process that has to start, import everything and load compiled rules first.

Whoever is ended while starting has to start again: on a busy machine nobody would ever get to think.
"""

log = Log("workers")


class Answerable(Protocol):
    """Something that a process can be asked."""

    def answer(self) -> Any:
        """Return the answer; None if there is none."""
        ...


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

    def answer(self) -> int | None:
        """Return the code of the bot's decision; None if the bot fails."""
        rules = game(self.game)
        state = np.frombuffer(bytearray(self.seen), rules.state_dtype)
        legal = [rules.decode(code) for code in self.codes]
        try:
            chosen = _bot(self.bot, self.game).choose(View(rules, state, self.seat), legal, self.budget)
        except Exception as error:
            log.error("bot-failed", error, bot=self.bot)
            return None
        return rules.code(chosen)


class Processes:
    """Answers questions in processes that are started when they are first needed, for one owner after another."""

    def __init__(self, processes: int, queue: FairQueue | None = None) -> None:
        self._workers = [_Worker() for _ in range(processes)]
        self._idle: SimpleQueue[_Worker] = SimpleQueue()
        self._pool = FairPool("thinking", processes, queue)
        self.queue = self._pool.queue
        for worker in self._workers:
            self._idle.put(worker)

    async def ask(self, owner: Owner, question: Answerable, patience: float) -> Any:
        """Return the answer; None if there is none after so many seconds, and its process is ended.

        A question that nobody waits for any more leaves the queue. One that is being answered already is answered:
        a new process takes longer to start than most answers.
        """
        return await self._pool.run(owner, self._ask, question, patience)

    def _ask(self, question: Answerable, patience: float) -> Any:
        worker = self._idle.get()  # at once: there are as many as threads
        try:
            return worker.ask(question, patience)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """Let the processes go."""
        self._pool.close()
        for worker in self._workers:
            worker.dismiss()


class Workers(Processes):
    """Asks bots for decisions; one that fails or takes too long plays any legal action."""

    def __init__(self, processes: int, budget: float = BUDGET, grace: float = GRACE) -> None:
        super().__init__(processes)
        self._budget = budget
        self._patience = budget + grace

    async def choose(self, name: str, position: Position, seat: int, owner: Owner = SERVER) -> str:
        """Return the notation of what a bot does for an owner; it sees only what its seat may see."""
        played = position.game
        seen = position.view(seat).state.tobytes()
        codes: list[int] = position.codes.tolist()
        code = await self.ask(owner, Question(name, played.name, seen, seat, codes, self._budget), self._patience)
        if code is None:
            log.warning("bot-gave-up", bot=name, game=played.name)
            code = random.choice(codes)
        return str(played.decode(code))


class _Worker:
    """A process that answers one question at a time."""

    def __init__(self) -> None:
        self._child = ChildProcess(_think, "thinking")

    def ask(self, question: Answerable, patience: float) -> Any:
        """Return the answer; None if there is none in time, and the process is ended."""
        starting = 0.0 if self._child.is_running else STARTING
        try:
            pipe = self._child.pipe()
            pipe.send(question)
            if pipe.poll(patience + starting):
                return pipe.recv()
        except (EOFError, OSError) as error:
            if not self._child.dismissed:
                log.error("process-failed", error)
        self._child.end()
        return None

    def dismiss(self) -> None:
        """End the process for good, whatever it is doing; whoever waits for its answer notices."""
        self._child.dismiss()


def _think(line: Connection) -> None:
    """Answer questions until the server is gone."""
    while True:
        try:
            question: Answerable = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        line.send(question.answer())


@cache
def _bot(name: str, played: str) -> Bot:
    return bot(name, played)
