"""What a game brings to be analysed: the value of every node of a match, and where each entry leads."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.position import Position
from tafelrunde.core.registry import game as game_named

Shares = npt.NDArray[np.float64]
"""Win shares, one per seat; they add up to one."""


class Step(NamedTuple):
    """What one entry of a record did to everybody's win share.

    For chance `value` is the mean of `after` over all outcomes, weighted by their probabilities; for a decision it
    is what the best action of the seat leads to.
    """

    value: Shares
    """The value of the node before the entry, as backed up from what follows it."""
    after: Shares
    """The value of where the entry leads, as estimated from here."""
    seat: int | None = None
    """Whose entry it is: who decides, or whose dice or cards these are; None if nobody's."""
    best: int | None = None
    """The code of the best action, for a decision."""
    line: tuple[int, ...] = ()
    """The codes that follow the best action until the turn ends, where that is known."""
    typical: float = 0.0
    """How much of the win the actions that were possible lose on average."""
    exact: bool = False
    """Whether the difference is exact, given the values where the turn ends."""
    begins_turn: bool = False
    """Whether a turn begins with the node."""
    worth_of: Callable[[int], Shares] | None = None
    """Says of each legal code of a decision what it leads to, where that is known; asked before the next step."""


class Steps(Protocol):
    """Values the entries of a match."""

    def __call__(
        self, positions: Sequence[Position], codes: Sequence[int], *, deciding: Collection[int] | None = None
    ) -> Iterator[Step | None]:
        """Yield a step for each code; positions are those around the codes, one more.

        Where seats are named whose decisions are asked for, those of the others may be passed over by None.
        """
        ...


@cache
def steps_of(game: str) -> Steps:
    """Return how a game is valued; one that brings nothing of the kind knows its end only."""
    package = game_named(game).module("tafelrunde.analysis.", "analysis")
    if not find_spec(package):
        return know_the_end_only
    steps: Steps = import_module(package).steps
    return steps


def last_step(positions: Sequence[Position], codes: Sequence[int]) -> Step:
    """Return what the last of some codes does; they begin where a turn does."""
    *_, step = steps_of(positions[0].game.name)(positions, codes)
    assert step is not None
    final = final_shares(positions[-1])
    return step if final is None else step._replace(after=final)


def know_the_end_only(
    positions: Sequence[Position], codes: Sequence[int], *, deciding: Collection[int] | None = None
) -> Iterator[Step]:
    """Value nothing before the end: all is drift there."""
    even = np.full(positions[0].players, 1 / positions[0].players)
    for before, after in pairwise(positions):
        seat = None if before.to_act == CHANCE else before.to_act
        final = final_shares(after)
        reached = even if final is None else final
        yield Step(reached, reached, seat)


def final_shares(position: Position) -> Shares | None:
    """Return how the win is shared once the game is over."""
    outcome = position.outcome
    if outcome is None:
        return None
    shares = np.zeros(position.players)
    shares[list(outcome.winners)] = 1 / len(outcome.winners)
    return shares
