"""One game of an environment, as the adapters play it."""

from typing import SupportsIndex

import numpy as np
import numpy.typing as npt

from tafelrunde.core.kernel import OVER
from tafelrunde.core.memory import copied
from tafelrunde.core.position import Position
from tafelrunde.envs.spec import REWARDS, Spec, whole_number


class Play:
    """A game in progress: chance plays by itself, from dice that a seed decides."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self._rng = np.random.SeedSequence().generate_state(1, np.uint64)
        self._codes = np.empty(spec.game.all_codes, np.int32)

    def reset(self, seed: int | None = None) -> None:
        """Begin anew; without a seed the dice roll on."""
        if seed is not None:
            whole_number(self.spec.game.name, "seed", seed, 0, 2**128, "a whole number, 0 or more, or none")
            self._rng = np.random.SeedSequence(seed).generate_state(1, np.uint64)
        self.decisions = 0
        self.state = copied(self.spec.start)
        self.spec.kernels.play_one(self.state, -1, self._rng)

    @property
    def actor(self) -> int:
        """The seat to act; meaningless once the game is over."""
        return int(self.state["actor"].item())

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.actor == OVER

    @property
    def truncated(self) -> bool:
        """Whether the game is given up: too many decisions."""
        return not self.over and self.decisions >= self.spec.max_cycles

    @property
    def position(self) -> Position:
        """Where the game stands, as a position of its own."""
        return Position(self.spec.game, copied(self.state))

    def step(self, index: SupportsIndex) -> None:
        """Play an action by its number, then chance; an illegal one raises and nothing has happened."""
        self.play(self.spec.code(self.state, index))

    def play(self, code: int) -> None:
        """Play a legal action by its code, then chance."""
        self.spec.kernels.play_one(self.state, code, self._rng)
        self.decisions += 1

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        """Return what a seat sees."""
        row = np.zeros(self.spec.observation_size, np.float32)
        self.spec.kernels.observe_one(self.state, seat, row)
        return row

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Return what a seat may do: nothing while another is to act."""
        mask = np.zeros(self.spec.actions, np.int8)
        if seat == self.actor and not self.truncated:
            self.spec.kernels.mask_one(self.state, mask, self._codes)
        return mask

    def rewards(self) -> list[float]:
        """Return what the end of the game brings to every seat; nothing before it."""
        if not self.over:
            return [0.0] * self.spec.players
        kind = REWARDS[self.spec.rewards]
        return [float(self.spec.kernels.reward_one(self.state, seat, kind)) for seat in range(self.spec.players)]

    def board(self, seat: int | None = None) -> str:
        """Draw the game as text, as a seat sees it, or a spectator."""
        return str(self.position.view(seat))
