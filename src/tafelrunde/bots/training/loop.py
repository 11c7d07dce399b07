"""The loop that all games share: learn a generation, try it at the gate, keep it, tell how far it is.

Learning goes on from the newest generation whether it passed or not, as small steps add up; only a generation that
passed is ever played with. After `PATIENCE` tries in vain learning goes back to the one that passed last.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from time import monotonic
from typing import NamedTuple

import numpy as np

from tafelrunde.bots.training.checkpoints import Checkpoints, Generation, Run
from tafelrunde.bots.training.gate import Duel, passes, try_generation
from tafelrunde.bots.training.trainer import CannotTrain, Report, Trainer
from tafelrunde.bots.weights import Weights, frozen

PATIENCE = 5
PURPOSES = ("fresh", "improve", "gate")
"""What seeds are needed for; each generation has its own."""


class Bounds(NamedTuple):
    """When to stop: after the generation in which the time is up, or after so many in all."""

    minutes: float
    generations: int | None = None


class Training:
    """One run: weights that learn, generation by generation."""

    def __init__(
        self,
        trainer: Trainer,
        checkpoints: Checkpoints,
        executor: Executor,
        report: Report,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.trainer = trainer
        self.checkpoints = checkpoints
        self.executor = executor
        self.report = report
        self.clock = clock

    def begin(self, seed: int, games: int) -> Run:
        """Start from nothing."""
        if self.checkpoints.exists():
            raise CannotTrain(
                f"there is a training in {self.checkpoints.folder} already: --resume it, or use another --out"
            )
        run = Run(self.trainer.name, seed, games)
        self.checkpoints.keep(run, self.trainer.fresh(seed_of(seed, 0, "fresh")))
        return run

    def resume(self) -> Run:
        """Take a run up after the last generation that was kept."""
        run = self.checkpoints.load()
        if run.game != self.trainer.name:
            raise CannotTrain(f"{self.checkpoints.folder} holds a training of {run.game}")
        return run

    def go_on(self, run: Run, bounds: Bounds, tell: Callable[[Run], None]) -> None:
        """Learn generations up to the bounds, keep each and tell about it."""
        began, before = self.clock(), run.minutes
        while run.minutes - before < bounds.minutes and run.newest != bounds.generations:
            number = run.newest + 1
            weights = self._improved(run, number)
            duels = self._tried(run, number, weights)
            run.minutes = before + (self.clock() - began) / 60
            run.generations.append(Generation(number, run.minutes, duels, passes(duels)))
            self.checkpoints.keep(run, weights)
            tell(run)

    def _improved(self, run: Run, number: int) -> Weights:
        tired = run.failed_in_a_row and run.failed_in_a_row % PATIENCE == 0
        begin_with = self.checkpoints.weights(run.passed if tired else run.newest)
        seed = seed_of(run.seed, number, "improve")
        return frozen(self.trainer.improve(begin_with, number, seed, self.executor, self.report))

    def _tried(self, run: Run, number: int, weights: Weights) -> list[Duel]:
        new = frozen(self.trainer.export(weights))
        old = self.exported(run)
        seed = seed_of(run.seed, number, "gate")
        return try_generation(self.trainer, new, old, run.games, seed, self.executor, self.report)

    def exported(self, run: Run) -> Weights:
        """Return the weights that passed last, as the package is to hold them."""
        return frozen(self.trainer.export(self.checkpoints.weights(run.passed)))


def seed_of(seed: int, generation: int, purpose: str) -> int:
    """Return the seed for one purpose of one generation."""
    sequence = np.random.SeedSequence([seed, generation, PURPOSES.index(purpose)])
    return int(sequence.generate_state(1)[0])
