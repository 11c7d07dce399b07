"""A decision, from the record and arrays to a code: what claims are worth, the turn solved for it, the best action.

Every step is a kernel. They are no single one, because numba would compile the solver anew for each that calls it;
whoever runs them elsewhere calls them in the order of `rate`. What a turn's results are worth stays the same while
it lasts, and so does its solution, if it is exact. Once the King is taken turns of others are solved, too
(`closing`).
"""

from typing import Any, Final, NamedTuple

import numpy as np

from tafelrunde.bots.court.closing import fill_exact_claims, fill_exact_odds
from tafelrunde.bots.court.features import MARKS
from tafelrunde.bots.court.rating import Desk, look_up_asides, look_up_uses, new_desk, rate_claims, rate_turn
from tafelrunde.bots.court.solving import Facts, Room, ask, make_ready, new_room, ready_places, solve, solved
from tafelrunde.bots.court.value import (
    Nets,
    Work,
    fill_claim_worths,
    fill_king_worths,
    fill_learned_odds,
    fill_payoff,
    fill_stakes,
    new_work,
)
from tafelrunde.core.kernel import kernel
from tafelrunde.core.memory import States
from tafelrunde.core.rng import S27, Rng, next_word
from tafelrunde.games.court.cards import CHARACTERS, KING_ALIKE
from tafelrunde.games.court.listing import legal
from tafelrunde.games.court.odds import results_met
from tafelrunde.games.court.solver.tables import RESULTS
from tafelrunde.games.court.state import BASE_DICE, NONE, STATE, Phase

EQUAL: Final = 1e-6
"""Values that differ by less are equal, as they are kept in single precision: the first action is chosen."""
UNIT: Final = 2.0**-36
"""Turns 37 random bits into a number between 0 and 2."""


class Mind(NamedTuple):
    """All that a decision needs."""

    nets: Nets
    work: Work
    room: Room
    desk: Desk
    turn: Any
    """The turn that is thought about, as it stood when it was first looked at; nobody's before any."""
    worths: Any
    """What each character is worth, and nothing."""
    king_worths: Any
    payoffs: Any
    rng: Rng
    noise: float
    """By how much of a win the worth of a character may be misjudged."""
    exact: bool
    """Whether the turns of others are solved as well once the King is taken."""


def mind(nets: Nets, most_values: int, noise: float, exact: bool, rng: Rng) -> Mind:
    """Return a mind with these weights, which plans turns of up to so many values."""
    return Mind(
        nets,
        new_work(),
        new_room(most_values),
        new_desk(),
        np.zeros(1, STATE),
        np.zeros(CHARACTERS + 1),
        np.zeros(MARKS),
        np.zeros((1, RESULTS)),
        rng,
        noise,
        exact,
    )


def weigh(mind: Mind, states: States) -> None:
    """Fill in what each claim and each mark is worth: by what was learned, or once the King is taken exactly."""
    work, state = mind.work, states[0]
    fill_claim_worths(states, mind.nets, work, mind.worths)
    if state["king"] == NONE:
        fill_king_worths(states, mind.nets, work, mind.king_worths)
        return
    mind.king_worths[:] = 0.0
    fill_learned_odds(states, mind.nets, work)
    if state["final"]:
        if mind.exact:
            fill_exact_odds(states, work)
        fill_stakes(states, work.odds, work.order, mind.king_worths)
    elif mind.exact:
        fill_exact_claims(states, work, mind.worths)


def rehearse(mind: Mind) -> None:
    """Look at the end of a match between two with seven dice: what the last rounds need is compiled now."""
    states = np.zeros(1, STATE)
    states["players"], states["turn"], states["turns_left"] = 2, 1, 1
    states["dice_supply"] = states["mark_count"] = KING_ALIKE
    states["charlatans"], states["mark_number"] = KING_ALIKE - BASE_DICE, 1
    for final in (True, False):
        states["final"] = final
        weigh(mind, states)
        states["turns_left"] = 0


def rate(mind: Mind, states: States) -> int:
    """Write the legal codes and the win share after each of them to the desk, and return how many."""
    room, desk = mind.room, mind.desk
    if is_new_turn(mind.turn, states):
        weigh(mind, states)
        misjudge(mind.worths, mind.noise, mind.rng)
        fill_payoff(mind.worths, mind.king_worths, *results_met(), mind.payoffs[0])
        mind.turn[0] = states[0]
        room.facts[Facts.EXACT] = 0
    count = legal(states[0], desk.codes)
    if states[0]["phase"] == Phase.CLAIM:
        rate_claims(desk, room.tables.plus, mind.worths, mind.payoffs[0], states, count)
        return count
    asked = ask(room.facts, room.ability, room.total, room.tables.plus, states)
    if not asked.covered:
        solve(room, mind.payoffs, asked)
    turn, work = solved(room), room.work
    for after_aside in (True, False):
        place = ready_places(room, len(turn.plan.total), after_aside)
        ready = make_ready(turn, room.of, states, asked.since, after_aside, place, work)
        look_up = look_up_asides if after_aside else look_up_uses
        look_up(turn, room.of, states, asked.since, ready, place, desk)
    rate_turn(states, desk, room.tables.start, room.tables.plus, mind.payoffs[0], count)
    return count


def decide(mind: Mind, states: States) -> int:
    """Return the code of the action with the best chance to win."""
    return int(pick(mind.desk.codes, mind.desk.values, rate(mind, states)))


@kernel
def pick(codes: Any, values: Any, count: int) -> Any:
    """Return the code with the highest value, the first of equal ones."""
    best = 0
    for i in range(1, count):
        if values[i] > values[best] + EQUAL:
            best = i
    return codes[best]


@kernel
def is_new_turn(before: Any, now: Any) -> bool:
    """Say whether the results of two turns may be worth something else."""
    one, other = before[0], now[0]
    alike = (
        one.players == other.players
        and one.turn == other.turn
        and one.turns_left == other.turns_left
        and one.starter == other.starter
        and one.final == other.final
        and one.king == other.king
        and one.queen == other.queen
        and one.mark_count == other.mark_count
        and one.mark_number == other.mark_number
        and one.edition == other.edition
        and one.dice_supply == other.dice_supply
    )
    for seat in range(other.players):
        alike = alike and one.owns[seat] == other.owns[seat] and one.fools[seat] == other.fools[seat]
        alike = alike and one.charlatans[seat] == other.charlatans[seat]
    for character in range(len(other.supply)):
        alike = alike and one.supply[character] == other.supply[character]
    return not alike


@kernel
def misjudge(worths: Any, noise: float, rng: Any) -> None:
    """Blur what characters are worth, but none as worse than nothing or as better than the best.

    So a King who wins is never passed by.
    """
    nothing, best = worths[CHARACTERS], 0.0
    for character in range(CHARACTERS + 1):
        best = max(best, worths[character])
    for character in range(CHARACTERS):
        blurred = worths[character] + noise * (np.int64(next_word(rng) >> S27) * UNIT - 1.0)
        if noise > 0.0 and worths[character] > 0.0:
            worths[character] = min(max(blurred, nothing), best)
