"""What turns can do, from the exact solver: random ways from three dice to the King, solved at every step.

Any set that a match may bring about should come near one of these: with few dice in the supply, with fools that are
flipped early, with the Queen.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import numpy as np

from tafelrunde.bots.court.features import COSTS, MARKS, TURN_NUMBERS, describe_turn, most_of
from tafelrunde.bots.training.court_fit import Array, Examples
from tafelrunde.core.kernel import kernel
from tafelrunde.games.court.cards import KING_ALIKE, MORE_DICE, USABLE, Character, bits_of
from tafelrunde.games.court.goals import Mark
from tafelrunde.games.court.odds import cost_payoff, mark_payoff
from tafelrunde.games.court.solver import estimate, fresh_values
from tafelrunde.games.court.state import BASE_DICE, FACES, LEAST_SUPPLY, MOST_DICE

CAREERS_A_JOB: Final = 10
LARGEST: Final = 12_000_000
"""Careers end where a turn has more values than these."""
SHORTER: Final = 0.8
"""How often a career ends much sooner, with an eighth of that: small turns cost next to nothing."""
FEW_DICE: Final = 0.15
"""How often the supply holds fewer than all dice."""
FOOLISH: Final = 0.15
"""How often a turn is spent on a fool, whatever else may be had."""
QUEENS: Final = 0.15
"""How often somebody who might take the King has the Queen from then on."""
STEPS_AT_THE_TOP: Final = 4
"""Steps that a career goes on once the King is likely."""
ABILITY_BITS: Final = bits_of(*USABLE)
FOOL_BIT: Final = 1 << Character.FOOL


@cache
def goals() -> Array:
    """Return the payoffs whose chances are learned: each cost, and reaching each mark."""
    marks = [Mark(KING_ALIKE + mark // FACES, 1 + mark % FACES, equal_is_enough=True) for mark in range(MARKS)]
    return np.array([*map(cost_payoff, range(COSTS)), *map(mark_payoff, marks)])


def careers(seed: int) -> Examples:
    """Follow some careers; return what their turns hang on, and their exact chances."""
    rng = np.random.default_rng(seed)
    steps = [step for _ in range(CAREERS_A_JOB) for step in career(rng)]
    numbers, chances = zip(*steps, strict=True)
    return Examples(np.array(numbers, np.float32), np.array(chances, np.float32))


def career(rng: np.random.Generator) -> Iterator[tuple[Array, Array]]:
    """Win characters that the dice allow, each turn any of those that some luck brings, until the King is near."""
    owned, dice = 0, BASE_DICE
    supply = int(rng.integers(LEAST_SUPPLY, MOST_DICE)) if rng.random() < FEW_DICE else MOST_DICE
    largest = LARGEST // 8 if rng.random() < SHORTER else LARGEST
    ambition = rng.uniform(0, 2)
    steps = STEPS_AT_THE_TOP
    while steps:
        unused = owned & ABILITY_BITS
        if estimate(unused, dice, supply - dice, in_passing=True).states > largest:
            return
        chances = fresh_values(goals(), unused, dice, supply - dice, True)
        numbers = np.zeros(TURN_NUMBERS)
        turn_numbers(unused, dice, supply, numbers)
        yield numbers, chances
        steps -= chances[COSTS] > 0.5
        owned, more = _promoted(owned, chances, ambition, rng)
        dice = min(dice + more, supply)


def _promoted(owned: int, chances: Array, ambition: float, rng: np.random.Generator) -> tuple[int, int]:
    """Win one more character, the higher ones the likelier; return all, and how many dice it brings."""
    if chances[COSTS] > 0.2 and rng.random() < QUEENS:
        return owned | 1 << Character.QUEEN, 0
    lucky = chances[:COSTS] * [not owned >> character & 1 for character in range(COSTS)] > rng.random(COSTS)
    likes = lucky * (1.0 + np.arange(COSTS)) ** ambition
    if likes.any() and rng.random() > FOOLISH:
        character = int(rng.choice(COSTS, p=likes / likes.sum()))
        return owned | 1 << character, int(MORE_DICE[character])
    return (owned & ~FOOL_BIT, int(MORE_DICE[Character.CHARLATAN])) if owned & FOOL_BIT else (owned | FOOL_BIT, 0)


@kernel
def turn_numbers(owned: int, dice: int, supply: int, numbers: Any) -> None:
    """Fill in what a turn hangs on."""
    describe_turn(owned, dice, most_of(owned, dice, supply), numbers)
