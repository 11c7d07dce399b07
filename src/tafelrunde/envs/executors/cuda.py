"""Games stepped by a graphics card, in its own memory."""

from typing import Any

import numpy as np

from tafelrunde.envs.arrays import Buffers
from tafelrunde.envs.cuda.card import card
from tafelrunde.envs.cuda.stepping import BLOCK, card_loops
from tafelrunde.envs.executors.interface import Job
from tafelrunde.envs.spec import REWARDS


class CudaExecutor:
    """Starts one thread for each game, and waits until all are done."""

    def __init__(self, job: Job) -> None:
        self._spec, self._games = job.spec, job.games
        self._buffers, self._actions = job.buffers, job.choices
        self._loops = card_loops(job.spec.game.name)
        self._n = len(job.choices)
        self._closed = False

    def write_to(self, buffers: Buffers) -> None:
        """Let deals and steps write into these buffers from now on."""
        self._buffers = buffers

    def deal(self) -> None:
        """Begin all games anew and show their first decisions."""
        out = self._buffers
        self._launch(self._loops.deal, *self._states(), out.observations, out.masks, out.actors)

    def choose(self, choices: Any) -> None:
        """Choose a random legal action in every game."""
        self._launch(self._loops.choose, self._games.legal, self._games.counts, self._games.choice_rngs, choices)

    def first_illegal(self, actions: Any) -> int:
        """Return the first game whose action is not legal, or the number of games if all are."""
        self._actions = actions
        first = card().cuda.to_device(np.array([self._n], np.int64))
        self._launch(self._loops.check, actions, self._games.legal, self._spec.actions, first)
        return int(first.copy_to_host()[0])

    def step(self) -> None:
        """Play the actions that were looked at last, all of them legal, then chance."""
        out, spec = self._buffers, self._spec
        written = (
            out.observations,
            out.masks,
            out.actors,
            self._actions,
            out.rewards,
            out.terminated,
            out.truncated,
        )
        self._launch(self._loops.step, *self._states(), *written, spec.max_cycles, REWARDS[spec.rewards])

    def close(self) -> None:
        """Let nothing be asked any more."""
        self._closed = True

    def _states(self) -> tuple[Any, ...]:
        games = self._games
        return games.states, games.start, games.rngs, games.lengths, games.legal, games.counts

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        if self._closed:
            raise RuntimeError("this batch is closed")
        kernel[-(-self._n // BLOCK), BLOCK](*arguments)
        card().cuda.synchronize()
