"""Compiling the rules in processes of their own: step by step, and what somebody waits for first."""

import hashlib
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Condition, Thread
from time import monotonic
from typing import NamedTuple, Protocol

from tafelrunde.analysis.first import analyse_first_turns
from tafelrunde.bots import play_first_decisions
from tafelrunde.core import kernel
from tafelrunde.core.kernel import cache_folder_of
from tafelrunde.core.registry import game
from tafelrunde.server.operations.logs import Log
from tafelrunde.server.thinking.child_process import ChildProcess

ATTEMPTS = 3
"""How often a step is tried whose process dies; whatever was compiled by then is kept."""
BOTS = "bots"
"""The step in which a game's players are compiled: the last that a table waits for."""
ANALYSIS = "analysis"
"""The step after all others, in which the analysis of matches is compiled: whoever plays does not wait for it."""
ANALYSIS_SECONDS = 8.0
NEARLY = 0.9
"""A step that takes longer than expected seems to be nearly done."""

log = Log("compiling")


class Step(NamedTuple):
    """Something to compile."""

    game: str
    name: str
    seconds: float
    after: frozenset[str]
    """The steps that must be done before."""

    @property
    def is_later(self) -> bool:
        """Whether the game can be played without it."""
        return self.name == ANALYSIS or self.name in game(self.game).warm_later

    def compile(self) -> None:
        """Compile, or load what is compiled already."""
        _actions(self.game)[self.name]()


def steps_of(name: str, *, with_bots: bool = True) -> list[Step]:
    """List what has to be compiled: one after another, but for what can be compiled beside what comes before it."""
    names = [step for step in game(name).warm_seconds if with_bots or step != BOTS]
    apart = [step for step in names if step in game(name).warm_apart]
    first = names[: names.index(apart[0])] if apart else names
    rest = [step for step in names if step not in first and step not in apart]
    steps = [
        *_chain(name, first, set()),
        *_chain(name, apart, set()),
        *_chain(name, rest, {lane[-1] for lane in (first, apart) if lane}),
    ]
    if with_bots:
        steps.append(Step(name, ANALYSIS, ANALYSIS_SECONDS, frozenset({BOTS})))
    return steps


def _chain(name: str, steps: Iterable[str], after: set[str]) -> Iterator[Step]:
    for step in steps:
        yield Step(name, step, game(name).warm_seconds[step], frozenset(after))
        after = {step}


@cache
def _actions(name: str) -> dict[str, Callable[[], object]]:
    return {
        **dict(game(name).warm_steps()),
        BOTS: lambda: play_first_decisions(name),
        ANALYSIS: lambda: analyse_first_turns(name),
    }


def cold(names: Iterable[str]) -> list[str]:
    """Return the games that have not been compiled yet."""
    return [name for name in names if not _mark(name).exists()]


def _mark(name: str) -> Path:
    """Return the mark that a game has been compiled."""
    return cache_folder_of(game(name).kernels.apply) / f"{name}-{_installation()}-ready"


@cache
def _installation() -> str:
    """Return a hash of what numba looks at besides: where the sources lie, and when they were written.

    Environments that share a cache share its folder, as their sources are alike, but not what numba finds there.
    """
    package = Path(kernel.__file__).parent.parent
    sources = sorted(
        path for part in ("core", "games", "bots", "analysis") for path in (package / part).rglob("*.py")
    )
    looked_at = repr([(str(path), path.stat().st_mtime_ns) for path in sources])
    return hashlib.sha256(looked_at.encode()).hexdigest()[:16]


class Hand(Protocol):
    """Whoever does one step after another."""

    def do(self, step: Step) -> str | None:
        """Compile a step and return what went wrong."""
        ...

    def dismiss(self) -> None:
        """Stop for good."""
        ...


class Compiler:
    """Compiles games; several threads take steps, and each lets a process of its own do them."""

    def __init__(
        self, names: Iterable[str], hands: Iterable[Hand] | None = None, *, with_bots: bool = True
    ) -> None:
        self._with_bots = with_bots
        self._steps = {name: steps_of(name, with_bots=with_bots) for name in names}
        self._begun: dict[Step, float] = {}
        self._done: dict[str, set[str]] = {name: set() for name in self._steps}
        self.failed: dict[str, str] = {}
        """Games that cannot be compiled, and why."""
        self._changed = Condition()
        self._stopped = False
        self._hands = [Process() for _ in range(os.cpu_count() or 1)] if hands is None else list(hands)

    def start(self) -> None:
        """Begin."""
        for number, hand in enumerate(self._hands):
            Thread(target=self._work, args=(hand,), name=f"compiling-{number}", daemon=True).start()

    def stop(self) -> None:
        """Break everything off; what has been compiled is kept."""
        with self._changed:
            self._stopped = True
            self._changed.notify_all()
        for hand in self._hands:
            hand.dismiss()

    def prefer(self, name: str) -> None:
        """Compile a game before all others."""
        with self._changed:
            if name in self._steps:
                self._steps = {name: self._steps[name], **self._steps}

    def is_playable(self, name: str) -> bool:
        """Say whether all that a table needs has been compiled."""
        return all(step.is_later or step.name in self._done[name] for step in self._steps.get(name, ()))

    def is_complete(self, name: str) -> bool:
        """Say whether everything has been compiled."""
        return all(step.name in self._done[name] for step in self._steps.get(name, ()))

    def percent(self, name: str, *, later: bool = False) -> int:
        """Say how far what a table needs is, as time goes; on request with the rest."""
        counted = [step for step in self._steps[name] if later or not step.is_later]
        return int(100 * sum(map(self._spent, counted)) / sum(step.seconds for step in counted))

    def _spent(self, step: Step) -> float:
        if step.name in self._done[step.game]:
            return step.seconds
        begun = self._begun.get(step)
        return 0.0 if begun is None else min(monotonic() - begun, step.seconds * NEARLY)

    @property
    def is_at_work(self) -> bool:
        """Whether there is something left to compile."""
        with self._changed:
            return not self._stopped and bool(self._left())

    def _work(self, hand: Hand) -> None:
        while step := self._take():
            self._finish(step, hand.do(step))
        hand.dismiss()

    def _take(self) -> Step | None:
        """Wait for a step that can be done, and begin it; None if there is nothing left to do."""
        with self._changed:
            while not self._stopped:
                left = [step for step in self._left() if step not in self._begun]
                if not left:
                    return None
                able = [step for step in left if step.after <= self._done[step.game]]
                if able:
                    chosen = min(able, key=lambda step: step.is_later)
                    self._begun[chosen] = monotonic()
                    return chosen
                self._changed.wait()
        return None

    def _left(self) -> list[Step]:
        """Return what is not done yet and can be, the most wanted first."""
        wanted = (steps for name, steps in self._steps.items() if name not in self.failed)
        return [step for steps in wanted for step in steps if step.name not in self._done[step.game]]

    def _finish(self, step: Step, failure: str | None) -> None:
        with self._changed:
            if self._stopped:
                return
            if failure is None:
                self._done[step.game].add(step.name)
            else:
                self.failed[step.game] = failure
                log.error("cannot-compile", game=step.game, step=step.name, detail=failure)
            if self._with_bots and self.is_complete(step.game):
                _mark(step.game).touch()
            self._changed.notify_all()


class Process:
    """A process that compiles one step at a time."""

    def __init__(self) -> None:
        self._child = ChildProcess(_compile_steps, "compiling")

    def do(self, step: Step) -> str | None:
        """Compile a step and return what went wrong; where the process dies over it, a new one goes on."""
        for _ in range(ATTEMPTS):
            try:
                pipe = self._child.pipe()
                pipe.send(step)
                failure: str | None = pipe.recv()
                return failure
            except (EOFError, OSError):
                self._child.end()
        return "its process died"

    def dismiss(self) -> None:
        """End the process for good, whatever it is doing."""
        self._child.dismiss()


def _compile_steps(line: Connection) -> None:
    """Compile what is asked for until nobody asks any more, without getting in the way of whoever plays."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this ends it
    while True:
        try:
            step: Step = line.recv()
        except (EOFError, OSError):
            return
        failure = None
        try:
            step.compile()
        except Exception as error:
            failure = f"{type(error).__name__}: {error}"
        line.send(failure)
