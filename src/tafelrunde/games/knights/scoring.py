"""Comparing results (K7), demands and the three ways to win (K13)."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tafelrunde.core.dice import group_and_kicker
from tafelrunde.core.kernel import OVER, State, kernel, quick
from tafelrunde.games.knights.cards import DEMAND_FACTS, demand_index
from tafelrunde.games.knights.state import (
    COLOURS,
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
BEST_SIZE: Final = 7
"""Six dice and a die card."""
RESULTS: Final = (BEST_SIZE + 1) * SIZE_STEP

WINNING_CASTLES: Final = 4
WINNING_TOURNAMENTS: Final = 3
CASTLES_WITH_TOURNAMENTS: Final = 2

CARD_SETS: Final = 2**LIVE_FACES
"""Sets of die cards: bit n-1 is the die card n."""


def result(size: int, number: int, kicker: int) -> int:
    """Return a result as one comparable integer (K7.3)."""
    return size * SIZE_STEP + number * NUMBER_STEP + kicker


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

DEMAND_RESULT = np.array([result(3, number, kicker) for number, kicker in DEMAND_FACTS], np.int16)
KING_RESULT: Final = result(4, 5, 1)
BETRAYED_DEMAND: Final = demand_index(2, 4)


@kernel
def die_cards(state: State, seat: int) -> int:
    """Return the set of a seat's die cards (K7.2)."""
    cards = 0
    for number in range(LIVE_FACES):
        if state.seat[seat].cards[Like.DIE_1 + number] > 0:
            cards |= 1 << number
    return cards


@quick
def roller_die_cards(states: Any) -> int:
    """Return the set of the roller's die cards, for callers outside of kernels."""
    return die_cards(states[0], states[0].roller)


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
def check_win(state: State, seat: int) -> None:
    """End the game at once if a seat has four castles, or two and three tournaments (K13.1)."""
    owned = castles(state, seat)
    if owned >= WINNING_CASTLES:
        win(state, seat, Ending.FOUR_CASTLES)
    elif owned >= CASTLES_WITH_TOURNAMENTS and state.seat[seat].tournaments >= WINNING_TOURNAMENTS:
        win(state, seat, Ending.TOURNAMENTS)


@kernel
def win(state: State, seat: int, ending: int) -> None:
    """End the game (K13.1)."""
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
