"""How a loss is called: by its size, in points of win chance, scaled to the number of seats."""

from typing import Final

LABELS: Final = (("blunder", 0.11), ("mistake", 0.08), ("inaccuracy", 0.04))
"""From which loss on each is called so between two; among n seats 2/n of it, as shares are smaller there.

Set by the play of the house: of its decisions that mattered one in a hundred loses so much, one in fifty, and one
in twenty, nearly alike in all three games (`python -m tafelrunde.practice.house_numbers`).
"""
FIND: Final = 0.05
"""A best choice is a find where the actions that were possible lose so much on average, between two."""
LUCKY: Final = 0.10
"""From which change of a win share on luck turns a match, between two."""
BEST: Final = 1e-6
"""A loss up to this is none: solvers keep values in single precision."""


def scale(players: int) -> float:
    """Return how much smaller losses are among so many seats than between two."""
    return 2 / players


def label(loss: float, players: int) -> str | None:
    """Return what a loss is called, None if it is too small."""
    for name, least in LABELS:
        if loss >= least * scale(players):
            return name
    return None
