"""What the value of a position hangs on: each seat's characters, what it can do in a turn, and when its turns come.

What a turn can do is learned from the exact solver: a net gives the chance of each cost, and of each mark of the
final round, for any set of characters.
"""

from typing import Any, Final

import numpy as np

from tafelrunde.bots.court.nets import Net, answer, as_chance
from tafelrunde.core.kernel import State, apart, inner
from tafelrunde.games.court.cards import ADDER, KING_ALIKE, USABLE, Character
from tafelrunde.games.court.state import BASE_DICE, FACES, MOST_DICE, MOST_PLAYERS
from tafelrunde.games.court.turn import mandatory_dice

COSTS: Final = int(Character.KING)
"""Costs that a turn can be played for: all but the King's, whose cost is the first mark, and those without one."""
COUNTS: Final = MOST_DICE - KING_ALIKE
"""How many alike a mark can have but for twelve, which nobody beats: seven to eleven."""
MARKS: Final = COUNTS * FACES
ODDS: Final = COSTS + MARKS
"""What there is a chance of: the cost of each character, then reaching each mark."""

ABILITIES = np.array(USABLE, np.int8)
MOST_FIRST: Final = 9
"""More dice than these in the first roll count as these."""
TURN_NUMBERS: Final = len(USABLE) + (MOST_FIRST - BASE_DICE + 1) + (MOST_DICE - BASE_DICE + 1)
"""What a turn hangs on: abilities, the dice of the first roll, and the most there can be."""

KINGS: Final = 5
"""Of the marks a value looks at: seven, eight, nine and ten alike, and seven sixes."""
OWN_NUMBERS: Final = COSTS + 4
SEAT_NUMBERS: Final = OWN_NUMBERS + COSTS + KINGS + 4 + 5 + COSTS + 2 + (MOST_PLAYERS - 2)
"""What a seat's score hangs on."""
HAS_FOOL: Final = 1 << Character.FOOL


@inner
def mark_place(count: int, number: int) -> int:
    """Return the place of a mark; twelve alike count as the highest."""
    return min((count - KING_ALIKE) * FACES + number - 1, MARKS - 1)


@inner
def set_of(state: State, seat: int) -> Any:
    """Return a seat's characters as bits, an unflipped Fool included."""
    return state.owns[seat] | (HAS_FOOL if state.fools[seat] > 0 else 0)


@inner
def most_of(owned: int, dice: int, supply: int) -> int:
    """Count the dice that a turn can come to."""
    for i in range(len(ADDER)):
        dice += owned >> ADDER[i] & 1
    return min(dice, supply)


@inner
def describe_turn(owned: int, dice: int, most: int, numbers: Any) -> None:
    """Fill in what a turn hangs on."""
    for i in range(len(numbers)):
        numbers[i] = 0.0
    for i in range(len(ABILITIES)):
        numbers[i] = owned >> ABILITIES[i] & 1
    numbers[len(ABILITIES) + min(dice, MOST_FIRST) - BASE_DICE] = 1.0
    numbers[len(numbers) - 1 - MOST_DICE + most] = 1.0


@inner
def fill_odds(net: Net, owned: int, dice: int, supply: int, numbers: Any, hidden: Any, odds: Any) -> None:
    """Fill in the chance of each cost and of each mark in one turn; a higher mark is never likelier."""
    apart()
    most = most_of(owned, dice, supply)
    describe_turn(owned, dice, most, numbers)
    answer(net, numbers, hidden, odds)
    for i in range(ODDS):
        odds[i] = as_chance(odds[i])
    for mark in range(MARKS):
        if most < KING_ALIKE + mark // FACES:
            odds[COSTS + mark] = 0.0
        elif mark > 0:
            odds[COSTS + mark] = min(odds[COSTS + mark], odds[COSTS + mark - 1])


@inner
def can_claim(state: State, seat: int, character: int) -> bool:
    """Say whether a seat does not own a character that is still in supply."""
    return state.supply[character] > 0 and not state.owns[seat] >> character & 1


@inner
def turns_ahead(state: State, seat: int) -> tuple[int, int]:
    """Count the turns before a seat's next one, and before the one after that, as the figure passes (C3.1)."""
    players = state.players
    until = (seat - state.turn) % players
    starter, begins = state.starter, state.turns_left + 1
    if until > state.turns_left:
        starter = (starter + players - 1) % players
        until = begins + (seat - starter) % players
        begins += players
    starter = (starter + players - 1) % players
    return until, begins + (seat - starter) % players


@inner
def describe_seat(state: State, seat: int, odds: Any, numbers: Any) -> None:
    """Fill in what a seat's score hangs on; `odds` are those of all seats."""
    apart()
    players = state.players
    for i in range(len(numbers)):
        numbers[i] = 0.0
    for character in range(COSTS):
        numbers[character] = state.owns[seat] >> character & 1
    numbers[COSTS] = state.fools[seat] > 0
    numbers[COSTS + 1] = state.charlatans[seat] * 0.5
    dice = mandatory_dice(state, seat)
    numbers[COSTS + 2] = dice / 8
    numbers[COSTS + 3] = most_of(set_of(state, seat), dice, state.dice_supply) / MOST_DICE
    place = OWN_NUMBERS
    for character in range(COSTS):
        if can_claim(state, seat, character):
            numbers[place + character] = odds[seat, character]
    place += COSTS
    for i in range(KINGS - 1):
        numbers[place + i] = odds[seat, COSTS + i * FACES]
    numbers[place + KINGS - 1] = odds[seat, COSTS + FACES - 1]
    place += KINGS
    until, after = turns_ahead(state, seat)
    numbers[place] = until == 0
    numbers[place + 1] = until == 1
    numbers[place + 2] = until / players
    numbers[place + 3] = (after - until) / players
    describe_rivals(state, seat, until, odds, numbers, place + 4)


@inner
def describe_rivals(state: State, seat: int, until: int, odds: Any, numbers: Any, place: int) -> None:
    """Fill in what a seat's score hangs on beyond itself."""
    players = state.players
    untouched = 1.0
    share = 1.0 / (players - 1)
    for other in range(players):
        if other == seat:
            continue
        king = odds[other, COSTS]
        first, second = turns_ahead(state, other)
        untouched *= (1.0 - king if first < until else 1.0) * (1.0 - king if second < until else 1.0)
        numbers[place + 2] = max(numbers[place + 2], king)
        numbers[place + 3] = max(numbers[place + 3], odds[other, COSTS + FACES])
        numbers[place + 4] += king * share
        for character in range(COSTS):
            numbers[place + 5 + character] += (state.owns[other] >> character & 1) * share
        numbers[place + 5 + COSTS] += (state.fools[other] > 0) * share
        numbers[place + 6 + COSTS] += state.charlatans[other] * 0.5 * share
    numbers[place] = untouched
    numbers[place + 1] = untouched * odds[seat, COSTS]
    if players > 2:
        numbers[place + 7 + COSTS + players - 3] = 1.0
