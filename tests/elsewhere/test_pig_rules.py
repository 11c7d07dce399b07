"""The rules of Pig, clause by clause."""

import json
from typing import Any

import pytest

import tafelrunde as tr
from tests.elsewhere.pig.aids import aids
from tests.elsewhere.pig.facts import facts
from tests.every_game import PIG


def turn(pot: int, *scores: int, goal: int = 100, phase: str = "turn") -> tr.Position:
    """Return a position in which the first player is on turn."""
    seats = [{"score": score} for score in scores]
    return PIG.position({**HEAD, "phase": phase, "turn": 0, "goal": goal, "pot": pot, "seats": seats})


HEAD = {"game": "pig", "rules_version": 1}


def told(position: tr.Position, action: str) -> list[tuple[str, dict[str, Any]]]:
    return [(event.code, dict(event.facts)) for event in position.events(action)]


def test_who_starts_is_drawn_unless_the_table_names_somebody() -> None:
    """P2.1."""
    drawn = PIG.start(players=3)
    assert [(str(action), str(chance)) for action, chance in drawn.chance()] == [
        ("start A", "1/3"),
        ("start B", "1/3"),
        ("start C", "1/3"),
    ]
    assert told(drawn, "start B") == [("pig-event-start", {"seat": 1})]
    assert drawn.apply("start B").to_act == PIG.start(players=3, start=1).to_act == 1


def test_a_roll_goes_into_the_pot() -> None:
    """P3.1, P3.2."""
    rolling = turn(7, 30, 40).apply("roll")
    assert [str(chance) for _, chance in rolling.chance()] == ["1/6"] * 6
    assert told(rolling, "die 5") == [("pig-event-roll", {"seat": 0, "number": 5})]
    assert rolling.apply("die 5") == turn(12, 30, 40)


def test_a_one_loses_the_pot_and_the_turn() -> None:
    """P3.2, P3.6."""
    rolling = turn(17, 30, 40).apply("roll")
    assert told(rolling, "die 1")[1] == ("pig-event-lose", {"seat": 0, "points": 17})
    after = rolling.apply("die 1").to_json()
    assert (after["turn"], after["pot"], after["seats"]) == (1, 0, [{"score": 30}, {"score": 40}])


def test_holding_makes_the_pot_safe() -> None:
    """P3.3."""
    assert told(turn(17, 30, 40), "hold") == [("pig-event-hold", {"seat": 0, "points": 17, "score": 47})]
    after = turn(17, 30, 40).apply("hold").to_json()
    assert (after["turn"], after["pot"], after["seats"]) == (1, 0, [{"score": 47}, {"score": 40}])


def test_who_holds_with_enough_has_won() -> None:
    """P4.1."""
    end = turn(17, 85, 40).apply("hold")
    assert told(turn(17, 85, 40), "hold")[-1] == ("pig-event-won", {"seat": 0})
    assert end.outcome == tr.Outcome((0,), (102, 40), "goal")


@pytest.mark.parametrize(
    ("pot", "score", "before", "action", "problem"),
    [
        (0, 3, [], "hold", tr.Problem("pig-nothing-rolled", "P3.4")),
        (15, 88, [], "roll", tr.Problem("pig-enough", "P3.5", {"goal": 100})),
        (20, 3, [], "die 3", tr.Problem("pig-impossible-chance", "P1.2", {"action": "die 3"})),
        (20, 3, ["roll"], "hold", tr.Problem("pig-not-now", "P3.1", {"action": "hold"})),
        (20, 3, ["roll"], "start A", tr.Problem("pig-impossible-chance", "P1.2", {"action": "start A"})),
        (15, 88, ["hold"], "roll", tr.Problem("pig-over", "P4.1", {"winner": "A"})),
    ],
)
def test_what_is_forbidden_is_refused_with_its_clause(
    pot: int, score: int, before: list[str], action: str, problem: tr.Problem
) -> None:
    position = turn(pot, score, 4)
    for text in before:
        position = position.apply(text)
    assert position.why_not(action) == problem


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"score": 3}]},
        {"seats": [{"score": 100}, {"score": 4}]},
        {"seats": [{"score": 3}, {"score": -1}]},
        {"pot": 110},
        {"pot": 103},
        {"phase": "roll", "pot": 98},
        {"phase": "over"},
        {"phase": "start"},
        {"phase": "lunch"},
        {"turn": 2},
        {"goal": 1000},
    ],
    ids=json.dumps,
)
def test_an_impossible_position_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(tr.BadPosition):
        PIG.position({**turn(20, 3, 4).to_json(), **change})


def test_what_a_choice_would_do_is_said() -> None:
    position = turn(15, 88, 4)
    assert [(label.code, dict(label.facts)) for label in position.labels()] == [
        ("pig-action-hold", {"points": 15, "score": 103})
    ]
    assert position.prompt == tr.Message("pig-ask-turn", {"seat": 0})
    beside = aids(position.state)
    assert (beside.after_hold, beside.wins) == (103, True)
    assert (facts().faces, facts().loses) == (6, 1)


def test_odds_are_those_of_winning_in_this_turn() -> None:
    """P4.1: five of six numbers are enough for the last two points."""
    chances = turn(8, 90, 4).odds()
    assert {str(action): chance for action, chance in chances.of.items()} == {
        "roll": pytest.approx(5 / 6),
        "hold": 0.0,
    }
