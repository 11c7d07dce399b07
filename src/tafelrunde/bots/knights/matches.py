"""Whole matches in one kernel: with dice as at a table, or with contests settled by their exact chance."""

from typing import Any

from tafelrunde.bots.knights.outcomes import lay_outcomes
from tafelrunde.bots.knights.playing import decide, uniform
from tafelrunde.bots.knights.tables import Tables
from tafelrunde.bots.knights.value import Mind
from tafelrunde.core.kernel import CHANCE, State, apart, inner, kernel
from tafelrunde.games.knights.chance import sample
from tafelrunde.games.knights.rules import apply
from tafelrunde.games.knights.state import Phase
from tafelrunde.games.knights.turn import end_turn


@inner
def turn_cards_up(state: State, rng: Any) -> None:
    """Let chance deal, roll and turn cards up until a player is asked."""
    apart()
    while state.actor == CHANCE:
        apply(state, sample(state, rng))


@inner
def settle(tables: Tables, mind: Mind, table: Any, code: int, rng: Any) -> None:
    """Carry out a legal action that keeps no dice; a contest is settled by one random number."""
    apart()
    outcomes, chances = mind.outcomes[0], mind.chances[0]
    left = uniform(rng)
    for k in range(lay_outcomes(tables, table[0], code, outcomes, chances)):
        if left < chances[k]:
            table[0] = outcomes[k]
            return
        left -= chances[k]
    end_turn(table[0])


@kernel
def compare(tables: Any, new: Any, old: Any, start: Any, table: Any, rngs: Any, most: int, shares: Any) -> None:
    """Play a match of at most so many decisions per generator, one `new` among `old`s in rotated seats.

    Fills the share of the new one; of a match that is cut everybody has an equal share.
    """
    for game in range(len(rngs)):
        table[0] = start[0]
        state, rng = table[0], rngs[game]
        turn_cards_up(state, rng)
        ours, left = game % state.players, most
        while state.phase != Phase.OVER and left > 0:
            apply(state, decide(tables, new if state.actor == ours else old, table, rng))
            turn_cards_up(state, rng)
            left -= 1
        shares[game] = 1.0 / state.players if state.phase != Phase.OVER else 1.0 if state.winner == ours else 0.0
