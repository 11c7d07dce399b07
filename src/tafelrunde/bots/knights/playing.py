"""Whole matches in one kernel: contests are settled by one random number against their exact chance."""

from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.bots.knights.choose import Mind, rate
from tafelrunde.bots.knights.outcomes import lay_outcomes
from tafelrunde.core.kernel import CHANCE, State, apart, inner, kernel
from tafelrunde.core.rng import S27, next_word
from tafelrunde.games.knights import actions
from tafelrunde.games.knights.chance import sample
from tafelrunde.games.knights.rules import apply
from tafelrunde.games.knights.state import Phase
from tafelrunde.games.knights.turn import end_turn

UNIT: Final = 2.0**-37
"""Turns 37 random bits into a number between 0 and 1."""
SPREAD: Final = 2.0
"""Makes the sum of three random numbers less its mean deviate by 1."""
PATIENCE: Final = 40
"""Rounds after which a player gets restless; two seats take ten on average."""
RESTLESS: Final = 0.001
"""What every round more adds to the noise."""


class Choices(NamedTuple):
    """Room for legal codes and their values."""

    codes: Any
    values: Any


def choices() -> Choices:
    """Return room for any choice."""
    return Choices(np.zeros(actions.PLAYER_CODES, np.int32), np.zeros(actions.PLAYER_CODES))


@kernel
def uniform(rng: Any) -> float:
    """Return a random number between 0 and 1."""
    return np.int64(next_word(rng) >> S27) * UNIT


@kernel
def pick(mind: Mind, room: Choices, count: int, noise: float, rng: Any) -> int:
    """Return the code of the highest value, each blurred by noise, but none that is far worse than the best.

    Of equal values the last wins: it keeps more dice, and it tucks only for a reason.
    """
    codes, values = room.codes, room.values
    top = -1e9
    for i in range(count):
        top = max(top, values[i])
    chosen, highest = codes[count - 1], -1e9
    for i in range(count - 1, -1, -1):
        if values[i] >= top - mind.margin:
            value = values[i]
            if noise > 0.0:
                value += noise * SPREAD * (uniform(rng) + uniform(rng) + uniform(rng) - 1.5)
            if value > highest:
                chosen, highest = codes[i], value
    return chosen


@kernel
def decide(mind: Mind, position: Any, room: Choices, rng: Any) -> int:
    """Return the code that a mind chooses."""
    apart()
    count = rate(mind, position[0], room.codes, room.values)
    return pick(mind, room, count, blur(mind, position[0]), rng)


@inner
def blur(mind: Mind, state: State) -> float:
    """Return how blurred a player sees values: ever more so in a match that does not end.

    With many seats players who all choose well may take the same cards from each other for ever.
    """
    if state.phase == Phase.KEEP:
        return mind.noise
    return mind.noise + RESTLESS * max(0, state.turns // state.players - PATIENCE)


@kernel
def settle(mind: Mind, position: Any, code: int, rng: Any) -> None:
    """Carry out a legal action that is not of the dice; a contest is settled by one random number."""
    apart()
    if position[0].phase != Phase.TURN:
        apply(position[0], code)
        return
    outcomes, chances = mind.outcomes[0], mind.chances[0]
    left = uniform(rng)
    for k in range(lay_outcomes(mind.tables, position[0], code, outcomes, chances)):
        if left < chances[k]:
            position[0] = outcomes[k]
            return
        left -= chances[k]
    end_turn(position[0])


@kernel
def turn_cards_up(state: State, rng: Any) -> None:
    """Let chance deal and turn cards up until a player is asked."""
    while state.actor == CHANCE:
        apply(state, sample(state, rng))


@kernel
def compare(new: Mind, old: Mind, start: Any, table: Any, rngs: Any, most: int, room: Choices, shares: Any) -> None:
    """Play a match of at most so many decisions per generator, one `new` among `old`s in rotated seats.

    Dice are rolled and kept as at a table. Fills the share of the new one; of a match that is cut everybody has
    an equal share.
    """
    for game in range(len(rngs)):
        table[0] = start[0]
        state, rng = table[0], rngs[game]
        turn_cards_up(state, rng)
        ours, left = game % state.players, most
        while state.phase != Phase.OVER and left > 0:
            if state.actor == ours:
                apply(state, decide(new, table, room, rng))
            else:
                apply(state, decide(old, table, room, rng))
            turn_cards_up(state, rng)
            left -= 1
        shares[game] = 1.0 / state.players if state.phase != Phase.OVER else 1.0 if state.winner == ours else 0.0
