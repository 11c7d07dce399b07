"""A decision in kernels: the values of the solver's own adviser, plans that fit, and turns that are told apart."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.court.deciding import Mind, decide, is_new_turn, mind, rate
from tafelrunde.bots.court.solving import Facts, Question, least_values, plan_turn
from tafelrunde.bots.court.value import nets_of
from tafelrunde.bots.weights import load
from tafelrunde.core.rng import rng
from tafelrunde.games.court.actions import actions
from tafelrunde.games.court.cards import NAMES
from tafelrunde.games.court.odds import Adviser
from tafelrunde.games.court.solver.tables import ADDERS, RESULTS, TABLES
from tests.games.court.tables import GAME, table, walk

PLENTY = 16_000_000
RICH = ("farmer", "laborer", "hunter", "astronomer", "merchant", "noblewoman", "magician", "nobleman")


def player(most_values: int = PLENTY, noise: float = 0.0) -> Mind:
    """Return somebody who plans turns of so many values."""
    return mind(nets_of(load("court")), most_values, noise, False, rng(3))


def values_of(who: Mind, pos: tr.Position) -> dict[str, float]:
    """Return what somebody thinks of every action."""
    count = rate(who, pos.state)
    return {str(actions()[who.desk.codes[i]]): float(who.desk.values[i]) for i in range(count)}


def decisions(pos: tr.Position, seed: int) -> Iterator[tr.Position]:
    """Follow one turn at random until something may be claimed; yield where a player decides."""
    for each in walk(pos, seed):
        if each.to_json()["phase"] == "claim":
            return
        if each.to_act != tr.CHANCE:
            yield each


@pytest.mark.parametrize("edition", ["amigo", "rio_grande"])
@pytest.mark.parametrize("seed", range(6))
def test_every_action_of_a_turn_is_worth_what_the_adviser_says(edition: str, seed: int) -> None:
    who, generator, seen = player(), random.Random(seed), set[str]()
    mine = generator.sample(RICH, 5)
    pos = table([mine, ["farmer", "guard"]], fools=[seed % 2, 0], edition=edition)
    for each in decisions(pos, seed):
        values = values_of(who, each)
        expected = {
            str(action): value for action, value in Adviser(each.state, who.payoffs[0]).values(each.state).items()
        }
        assert values == pytest.approx(expected, abs=1e-6)
        seen |= {action.split()[0] for action in values}
    assert {"roll", "aside"} <= seen


def test_a_small_plan_leaves_abilities_out_and_is_never_better_than_a_large_one() -> None:
    pos = table([RICH, ["farmer"]])
    small, large = player(2_000), player()
    few, all_of_it = values_of(small, pos), values_of(large, pos)
    assert large.room.facts[Facts.EXACT]
    assert not small.room.facts[Facts.EXACT]
    assert max(few.values()) < max(all_of_it.values())
    assert all(few[action] <= all_of_it[action] + 1e-6 for action in few)


@pytest.mark.parametrize("spare", [0, 2, 9])
@pytest.mark.parametrize("names", [("merchant",), ("laborer", "guard", "hunter"), RICH], ids=len)
def test_a_plan_has_at_least_as_many_values_as_are_foretold(names: tuple[str, ...], spare: int) -> None:
    owned = sum(1 << NAMES.index(name) for name in names if name != "farmer")
    who = player()
    plan_turn(who.room, who.payoffs, Question(owned, 3, spare, 0, 0, False))
    assert who.room.facts[Facts.KEPT] >= least_values(owned if spare else owned & ~ADDERS, 3, spare, TABLES.start)


def test_there_is_room_for_twelve_dice_without_any_ability() -> None:
    who = player(most_values=1)
    who.payoffs[0] = np.arange(RESULTS)
    plan_turn(who.room, who.payoffs, Question(0, 12, 0, 0, 0, False))
    assert 1_300_000 < who.room.facts[Facts.KEPT] + 2 * who.room.facts[Facts.ROLLS] <= len(who.room.values)


def test_a_turn_is_solved_once_and_a_new_turn_anew() -> None:
    who = player()
    pos = table([["farmer"], ["farmer"]])
    assert is_new_turn(who.turn, pos.state)
    decide(who, pos.state)
    assert not is_new_turn(who.turn, pos.apply(GAME.action("roll")).state)
    assert is_new_turn(who.turn, table([["farmer"], ["farmer", "guard"]]).state)


def test_noise_misjudges_characters_but_none_as_better_than_the_best() -> None:
    pos = table([["farmer"], ["farmer"]])
    sure, unsure = player(), player(noise=0.3)
    rate(sure, pos.state)
    rate(unsure, pos.state)
    assert (sure.worths != unsure.worths).any()
    assert unsure.worths.max() <= sure.worths.max()
    assert (unsure.worths[:-1] >= np.where(sure.worths[:-1] > 0, sure.worths[-1], 0)).all()
