"""What the weakest of the house would have done: whatever they see at once is no find, and no puzzle."""

from collections.abc import Iterator, Sequence
from typing import Final

from tafelrunde.analysis.labels import BEST
from tafelrunde.analysis.steps import last_step
from tafelrunde.bots import bot, house
from tafelrunde.bots.arena import BUDGET
from tafelrunde.core.position import Position

BEGINNERS: Final = 2
"""So many of the house, the weakest."""


def choices_of_beginners(position: Position, seed: int) -> Iterator[str]:
    """Yield what each of them does."""
    view, game = position.view(position.to_act), position.game.name
    for level in house(game)[:BEGINNERS]:
        yield str(bot(level, game, seed).choose(view, position.legal(), BUDGET))


def is_missed(positions: Sequence[Position], codes: Sequence[int], best: str, seed: int) -> bool:
    """Say whether one of them loses something after these codes of a turn, where the best loses nothing."""
    position = positions[-1]
    return any(_loses(positions, codes, each) for each in choices_of_beginners(position, seed) if each != best)


def _loses(positions: Sequence[Position], codes: Sequence[int], action: str) -> bool:
    before, seat = positions[-1], positions[-1].to_act
    step = last_step([*positions, before.apply(action)], [*codes, before.game.code_of(action)])
    return seat is not None and float(step.value[seat] - step.after[seat]) > BEST
