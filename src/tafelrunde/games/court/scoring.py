"""What results are worth: the characters' costs (C5, C6.2), the mark (C7.4) and the end (C7.7)."""

from typing import Any, Final

import numpy as np

from tafelrunde.core.kernel import OVER, State, inner, kernel
from tafelrunde.core.story import Story, tell
from tafelrunde.games.court.cards import (
    COST_ALIKE,
    COST_KIND,
    COST_LEAST,
    COST_LENGTH,
    COST_SETS,
    COST_SIZE,
    CostKind,
)
from tafelrunde.games.court.events import Event
from tafelrunde.games.court.state import DICE_PLACES, FACES, MOST_DICE, Phase

ODD_NUMBERS: Final = sum(1 << number - 1 for number in range(1, FACES + 1, 2))
EVEN_NUMBERS: Final = ODD_NUMBERS << 1
"""Numbers as bits, as `numbers_shown` has them."""
SETS = np.array(
    [[count // max(size, 1) for count in range(MOST_DICE + 1)] for size in range(MOST_DICE + 1)], np.int8
)
"""How many sets of a size there are among so many equal dice; looking it up takes a tenth of dividing."""


@inner
def most_alike(dice: Any) -> int:
    """Return how many dice of one number there are at the most."""
    most = 0
    for number in range(FACES):
        most = max(most, dice[number])
    return most


@inner
def best_number(dice: Any) -> int:
    """Return the highest number of which there are most (C7.4)."""
    best = 0
    for number in range(FACES):
        if dice[number] > 0 and dice[number] == most_alike(dice):
            best = number + 1
    return best


@inner
def pips(dice: Any) -> int:
    """Return the sum of all dice."""
    total = 0
    for number in range(FACES):
        total += (number + 1) * dice[number]
    return total


@inner
def told(dice: Any) -> int:
    """Return dice as the one number that stands for them in a story."""
    total = 0
    for number in range(FACES):
        total += dice[number] * DICE_PLACES[number]
    return total


@inner
def sets(dice: Any, size: int) -> int:
    """Count the sets of `size` equal dice; four alike are two pairs."""
    count = 0
    for number in range(FACES):
        count += SETS[size, dice[number]]
    return count


@inner
def holds_sets(dice: Any, largest: int, further: int, size: int) -> bool:
    """Say whether dice hold a set of equal ones and so many further sets of a size; five alike are 3 and 2."""
    together = sets(dice, size)
    for number in range(FACES):
        count = dice[number]
        if count >= largest and together - SETS[size, count] + SETS[size, count - largest] >= further:
            return True
    return False


@inner
def numbers_shown(dice: Any) -> int:
    """Return the numbers that occur, as bits."""
    bits = 0
    for number in range(FACES):
        bits |= (dice[number] > 0) << number
    return bits


@inner
def is_straight(dice: Any, length: int) -> bool:
    """Say whether so many numbers in a row occur."""
    begins = numbers_shown(dice)
    for _ in range(length - 1):
        begins &= begins >> 1
    return begins != 0


@kernel
def meets_cost(dice: Any, character: int) -> bool:
    """Say whether a result meets a character's cost, as its row says (C6.2)."""
    kind = COST_KIND[character]
    if kind == CostKind.ALIKE:
        if COST_SETS[character] == 0:
            return most_alike(dice) >= COST_ALIKE[character]
        return holds_sets(dice, COST_ALIKE[character], COST_SETS[character], COST_SIZE[character])
    if kind == CostKind.SUM:
        return pips(dice) >= COST_LEAST[character]
    if kind == CostKind.STRAIGHT:
        return is_straight(dice, COST_LENGTH[character])
    if kind == CostKind.ODD:
        return numbers_shown(dice) & EVEN_NUMBERS == 0
    if kind == CostKind.EVEN:
        return numbers_shown(dice) & ODD_NUMBERS == 0
    return kind == CostKind.ANY


@inner
def beats(count: int, number: int, mark_count: int, mark_number: int, equal_is_enough: bool) -> bool:
    """Say whether so many alike take the King: more alike, then a higher number (C7.4, C7.5)."""
    if count != mark_count:
        return count > mark_count
    return number > mark_number or (number == mark_number and equal_is_enough)


@inner
def beats_mark(state: State, count: int, number: int) -> bool:
    """Say whether a result of the player whose turn it is takes the King; equal is enough with the Queen (C7.5)."""
    return beats(count, number, state.mark_count, state.mark_number, state.turn == state.queen)


@inner
def end_game(state: State, story: Story = None) -> None:
    """Whoever holds the King has won (C7.7)."""
    state.phase = Phase.OVER
    state.actor = OVER
    state.winner = state.king
    tell(story, Event.WON, state.winner)


@kernel
def win_share(state: State, seat: int) -> float:
    """Return 1 for the winner, 0 for everybody else."""
    return 1.0 if state.winner == seat else 0.0
