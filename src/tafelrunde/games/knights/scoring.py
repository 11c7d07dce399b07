"""Comparing results (K7), demands and the three ways to win (K13)."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tafelrunde.core.dice import group_and_kicker
from tafelrunde.core.kernel import OVER, State, apart, kernel, shared
from tafelrunde.core.story import Story, tell
from tafelrunde.games.knights.cards import DEMAND_FACTS, DEMANDED_SIZE, demand_index
from tafelrunde.games.knights.events import Event
from tafelrunde.games.knights.state import (
    COLOURS,
    DICE,
    LIVE_COUNTS,
    LIVE_FACES,
    Contest,
    Ending,
    Like,
    Phase,
)

# A result (size, number, kicker) is one integer that compares as K7.3 says.
NUMBER_STEP: Final = 6
SIZE_STEP: Final = 36
BEST_SIZE: Final = DICE + 1
"""Six dice and a die card."""
RESULTS: Final = (BEST_SIZE + 1) * SIZE_STEP


class Victory(NamedTuple):
    """What a way to win asks for."""

    castles: int
    tournaments: int


VICTORIES: Final = {
    Ending.FOUR_CASTLES: Victory(castles=4, tournaments=0),
    Ending.TOURNAMENTS: Victory(castles=2, tournaments=3),
    Ending.KING: Victory(castles=3, tournaments=0),
}
"""K13.1: the three ways to win; the king must be toppled besides."""
CASTLES_FOR = np.array([0, *(victory.castles for victory in VICTORIES.values())], np.int8)
TOURNAMENTS_FOR = np.array([0, *(victory.tournaments for victory in VICTORIES.values())], np.int8)
"""The same by ending, for kernels."""
KING_CASTLES: Final = VICTORIES[Ending.KING].castles

CARD_SETS: Final = 2**LIVE_FACES
"""Sets of die cards: bit n-1 is the die card n."""


def result(size: int, number: int, kicker: int) -> int:
    """Return a result as one comparable integer (K7.3)."""
    return size * SIZE_STEP + number * NUMBER_STEP + kicker


@shared
def result_facts(value: int) -> tuple[int, int, int]:
    """Return (size, number, kicker) of a result."""
    return value // SIZE_STEP, value % SIZE_STEP // NUMBER_STEP, value % NUMBER_STEP


def _all_results() -> npt.NDArray[np.int16]:
    table = np.zeros((CARD_SETS, len(LIVE_COUNTS)), np.int16)
    for cards in range(CARD_SETS):
        extra = np.array([cards >> face & 1 for face in range(LIVE_FACES)], np.int8)
        for live, counts in enumerate(LIVE_COUNTS):
            size, number, kicker = group_and_kicker(counts + extra)
            table[cards, live] = result(int(size), int(number), int(kicker))
    return table


RESULT = _all_results()
"""K7.1, K7.2: the result of live dice with a set of die cards: RESULT[cards, live]."""

DEMAND_RESULT = np.array([result(DEMANDED_SIZE, number, kicker) for number, kicker in DEMAND_FACTS], np.int16)
KING_RESULT: Final = result(4, 5, 1)
"""K12.1: what must be beaten to topple the king."""
BETRAYED_DEMAND: Final = demand_index(2, 4)
"""K8.3: what a castle on a stack demands of whoever owns betrayal."""


@kernel
def die_cards(state: State, seat: int) -> int:
    """Return the set of a seat's die cards (K7.2)."""
    cards = 0
    for number in range(LIVE_FACES):
        if state.seat[seat].cards[Like.DIE_1 + number] > 0:
            cards |= 1 << number
    return cards


@kernel
def roller_result(state: State) -> int:
    """Return the result that the live dice and die cards of the roller make."""
    return RESULT[die_cards(state, state.roller), state.live]


@kernel
def stack_demand(state: State, seat: int, like: int, demand: int) -> int:
    """Return the result to beat for a stack card; betrayal eases castles, never hardens them (K8.3)."""
    if like < COLOURS and state.seat[seat].cards[Like.BETRAYAL] > 0:
        return min(DEMAND_RESULT[demand], DEMAND_RESULT[BETRAYED_DEMAND])
    return DEMAND_RESULT[demand]


@kernel
def castles(state: State, seat: int) -> int:
    """Count a seat's castles."""
    count = 0
    for colour in range(COLOURS):
        if state.seat[seat].cards[colour] > 0:
            count += 1
    return count


@kernel
def lacks(state: State, seat: int, ending: int) -> tuple[int, int]:
    """Return how many castles and tournaments a seat lacks for a way to win (K13.1)."""
    of_castles = CASTLES_FOR[ending] - castles(state, seat)
    of_tournaments = TOURNAMENTS_FOR[ending] - state.seat[seat].tournaments
    return max(0, of_castles), max(0, of_tournaments)


@kernel
def has_all(state: State, seat: int, ending: int) -> bool:
    """Say whether a seat lacks neither castles nor tournaments for a way to win."""
    of_castles, of_tournaments = lacks(state, seat, ending)
    return of_castles == 0 and of_tournaments == 0


@kernel
def check_win(state: State, seat: int, story: Story = None) -> None:
    """End the game at once if a seat has four castles, or two and three tournaments (K13.1)."""
    apart()
    if has_all(state, seat, Ending.FOUR_CASTLES):
        win(state, seat, Ending.FOUR_CASTLES, story)
    elif has_all(state, seat, Ending.TOURNAMENTS):
        win(state, seat, Ending.TOURNAMENTS, story)


@kernel
def win(state: State, seat: int, ending: int, story: Story = None) -> None:
    """End the game (K13.1)."""
    tell(story, Event.WON, seat, ending)
    clear_contest(state)
    state.phase = Phase.OVER
    state.resume = Phase.OVER
    state.actor = OVER
    state.winner = seat
    state.ending = ending


@kernel
def clear_contest(state: State) -> None:
    """Forget the dice and what was rolled for."""
    state.contest = Contest.NONE
    state.roller = 0
    state.target = 0
    state.like = 0
    state.mark = 0
    state.leader = 0
    state.live = 0
    state.to_roll = 0
    state.rolls_left = 0


@kernel
def win_share(state: State, seat: int) -> float:
    """Return 1 for the winner, 0 for everybody else."""
    return 1.0 if state.winner == seat else 0.0
