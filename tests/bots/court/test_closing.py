"""Once the King is taken win shares come from exact turns: of whoever rolls, and of those who roll after him."""

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.court import closing
from tafelrunde.bots.court.closing import Array, Roller, chances_of, reached, values_of
from tafelrunde.bots.court.evaluation import shares_at, thinker_of
from tafelrunde.bots.court.value import nets_of, new_work, win_shares
from tafelrunde.bots.weights import load
from tafelrunde.games.court.cards import Character, bits_of
from tafelrunde.games.court.goals import Mark
from tafelrunde.games.court.odds import best_action, results_met
from tests.games.court.tables import alike, crowned, final_round, joust, whole_turn

NINE_DICE = alike(7, 2) + "-1-1"


def shares(pos: tr.Position) -> list[float]:
    """Return what is told of a position."""
    return [float(share) for share in shares_at(thinker_of(load("court")), pos.state)]


def learned(pos: tr.Position) -> list[float]:
    """Return what players think who solve no turns of others."""
    found = np.zeros(pos.players)
    win_shares(pos.state, nets_of(load("court")), new_work(), found)
    return [float(share) for share in found]


def chance(pos: tr.Position, goal: tr.Goal | str) -> float:
    """Return the chance of a goal before the first roll."""
    return max(pos.odds(goal).of.values())


def test_the_last_to_roll_has_the_chance_of_the_mark() -> None:
    pos = joust(final_round(0, 9, 9, king=NINE_DICE), alike(8, 3) + "-1")
    assert pos.to_act == 0
    assert shares(pos) == pytest.approx([chance(pos, "king"), 1 - chance(pos, "king")], abs=1e-6)


def test_whoever_rolls_before_the_queen_wins_with_marks_that_she_does_not_equal() -> None:
    pos = final_round(0, 9, 9, king=NINE_DICE)
    assert pos.to_act == 1
    _, counts, numbers = results_met()
    payoff = np.zeros(len(counts))
    for count in (7, 8, 9):
        for number in range(1, 7):
            if (count, number) > (7, 2):
                hers = joust(pos, "-".join([alike(count, number), *["1" if number > 1 else "2"] * (9 - count)]))
                payoff[(counts == count) & (numbers == number)] = 1 - chance(hers, Mark(count, number, True))
    _, answer = best_action(pos.state, payoff)
    assert shares(pos)[1] == pytest.approx(answer.probability, abs=1e-3)


def test_who_cannot_reach_the_mark_yet_may_still_win_the_die_that_he_lacks() -> None:
    pos = crowned(0, 7, 6)
    assert pos.to_act == 1
    assert shares(pos)[1] > 0.003
    assert learned(pos)[1] > 0.003
    with_farmer = shares(whole_turn(pos, "1-1-2-3-4-5", "farmer"))
    assert shares(pos)[1] > with_farmer[1] > 0.003


def test_who_can_never_reach_the_mark_has_lost() -> None:
    assert shares(crowned(0, 7, 3)) == pytest.approx([1, 0])


@pytest.mark.parametrize("dice", [(7, 8, 9), (9, 9, 7, 8), (8, 8, 8, 8, 8)], ids=str)
def test_the_shares_of_all_seats_are_one_win(dice: tuple[int, ...]) -> None:
    for pos in (crowned(1, *dice), final_round(1, *dice)):
        found = shares(pos)
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0


def test_what_a_turn_of_somebody_else_brings_is_solved_once_however_often_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    goals: list[int] = []

    def counted(who: Roller, payoffs: Array) -> Array:
        goals.append(len(payoffs))
        return values_of(who, payoffs)

    monkeypatch.setattr(closing, "values_of", counted)
    closing.known_of.cache_clear()
    who = Roller(bits_of(Character.LABORER, Character.GUARD), 5, 7, False, 7)
    some, more = chances_of(who, range(2, 4)), chances_of(who, range(6))
    assert goals == [2, 4]
    assert more[2:4] == some
    assert more == sorted(more, reverse=True)


def test_a_chance_is_the_same_whatever_else_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    who = Roller(bits_of(Character.MERCHANT, Character.KNIGHT), 7, 5, False, 8)
    together = values_of(who, reached()[:9])
    alone = [values_of(who, reached()[mark : mark + 1])[0] for mark in range(9)]
    monkeypatch.setattr(closing, "MOST_BYTES", 300_000)
    assert together.tolist() == alone == values_of(who, reached()[:9]).tolist()
