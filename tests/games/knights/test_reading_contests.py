import pytest

from tests.games.knights.situations import (
    Case,
    attacked,
    attacking,
    check,
    common,
    defending,
    facing_the_king,
    jousting,
    keeping,
    name,
    organising,
    placing,
    punished,
    setup,
    stealing,
    taking,
)
from tests.games.knights.tables import GAME, contest, play, seat, table, throw
from tests.games.written import changed, refusal

TARGETS: list[Case] = [
    (taking, [("contest.kind", "siege")], "position-name", None),
    (taking, [("contest.kind", "none")], "position-target", None),
    (taking, [("contest.kind", "tournament"), ("contest.leader", 0)], "position-target", "K10.1"),
    (organising, [("contest.kind", "stack")], "position-target", "K10.1"),
    (taking, [("contest.stack", "middle")], "position-target", None),
    (taking, [("contest.stack", None)], "position-target", None),
    (
        taking,
        [("turn", 2), ("contest.roller", 2), ("seats.2.castles", ["black 4-4-4+1"])],
        "position-target",
        "K5.1",
    ),
    (attacking, [("contest.seat", 3)], "position-target", None),
    (attacking, [("contest.seat", None)], "position-target", None),
    (attacking, [("contest.seat", 0), ("contest.like", "red")], "position-target", "K5.2"),
    (attacking, [("contest.seat", 2), ("contest.like", "white")], "position-target", "K5.2"),
    (attacking, [("contest.like", "tournament")], "position-target", None),
    (attacking, [("contest.like", "black")], "position-target", "K5.2"),
    (attacking, [("contest.like", "card-guard")], "position-target", "K9.3"),
    (stealing, [("contest.like", "catapult")], "position-target", "K5.2"),
    (stealing, [("contest.like", "blue")], "position-target", "K9.3"),
    (facing_the_king, [("turn", 1), ("contest.roller", 1)], "position-target", "K12.1"),
    (facing_the_king, [("attempts", 2)], "position-target", "K12.1"),
    (taking, [("contest.roller", 3)], "position-seat", None),
    (taking, [("contest.roller", 1)], "position-seat", None),
    (facing_the_king, [("contest.roller", 1)], "position-seat", None),
    (defending, [("contest.roller", 0)], "position-seat", None),
    (attacked, [("contest.kind", "defence"), ("contest.roller", 1)], "position-defence", "K9.1"),
    (attacked, [("contest.mark", "3-3-3+2")], "position-mark", "K9.1"),
    (attacked, [("contest.mark", None)], "position-mark", None),
    (defending, [("contest.mark", "3-3-3+1")], "position-mark", "K9.1"),
    (defending, [("contest.mark", "3-3-4")], "bad-result", None),
    (jousting, [("contest.mark", None)], "position-mark", None),
    (jousting, [("contest.mark", "6-6")], "bad-result", None),
    (jousting, [("contest.leader", 2)], "position-leader", "K10.2"),
    (jousting, [("contest.leader", None)], "position-seat", None),
    (organising, [("contest.leader", 1)], "position-leader", "K10.2"),
    (organising, [("contest.mark", "5-5")], "position-mark", "K10.2"),
]

DICE: list[Case] = [
    (keeping, [("contest.dice", [1, 2, 6])], "position-dice", "K6.2"),
    (keeping, [("contest.dice", [0])], "position-dice", "K6.2"),
    (keeping, [("contest.dice", [1, 1, 1, 1, 1, 1, 1])], "position-dice", "K6.2"),
    (keeping, [("contest.dice", [])], "position-dice", "K6.3"),
    (keeping, [("contest.to_roll", 1)], "position-dice", "K6.3"),
    (keeping, [("contest.rolls_left", 0)], "position-rolls", "K6.1"),
    (keeping, [("contest.rolls_left", 3)], "position-rolls", "K6.1"),
    (taking, [("contest.to_roll", 0)], "position-dice", "K6.1"),
    (taking, [("contest.to_roll", 7)], "position-dice", "K6.2"),
    (taking, [("contest.to_roll", 5)], "position-dice", "K6.1"),
    (taking, [("contest.dice", [1])], "position-dice", "K6.2"),
    (taking, [("contest.rolls_left", 0)], "position-rolls", "K6.1"),
    (taking, [("contest.rolls_left", 4)], "position-rolls", "K6.1"),
    (attacking, [("contest.rolls_left", 4)], "position-rolls", "K6.1"),
    (defending, [("contest.rolls_left", 4)], "position-rolls", "K6.1"),
    (organising, [("contest.rolls_left", 5)], "position-rolls", "K6.1"),
    (jousting, [("contest.rolls_left", 4)], "position-rolls", "K6.1"),
]


@pytest.mark.parametrize("case", [*TARGETS, *DICE], ids=name)
def test_an_impossible_contest_is_refused_with_the_reason(case: Case) -> None:
    check(case)


def test_the_catapult_the_champion_and_the_organiser_may_have_four_rolls_left() -> None:
    seats = [seat("red", "catapult"), seat("blue", "green", "champion"), seat("white")]
    attack = play(table(seats=seats), "attack B blue")
    tournament = play(table(seats=seats), "take left")
    for pos in (attack, tournament, throw(tournament, "1")):
        assert contest(pos)["rolls_left"] == 4
        assert GAME.position(pos.to_json()) == pos


CONTRADICTIONS: dict[str, Case] = {
    "two tucks used without the stack card": (common, [("tucks", 2)], "position-number", None),
    "a guard placed before the turn ends": (common, [("placed", ["castle-guard"])], "position-placed", "K3.4"),
    "a guard placed that is not owned": (placing, [("placed", ["card-guard"])], "position-placed", "K3.4"),
    "punished by the king before any attempt": (punished, [("attempts", 0)], "position-lose", "K12.2"),
    "punished by the king after a second attempt": (punished, [("attempts", 2)], "position-lose", "K12.2"),
    "a stack card demands another result": (taking, [("contest.mark", "1-1-1+2")], "position-mark", "K7.3"),
    "a player's castle demands another result": (attacking, [("contest.mark", "1-1-1+2")], "position-mark", "K7.3"),
    "the king demands another result": (facing_the_king, [("contest.mark", "5-5")], "position-mark", "K7.3"),
    "a demand that is none": (stealing, [("contest.mark", "rather much")], "bad-result", None),
    "a leader without any result": (jousting, [("contest.mark", "none")], "position-mark", "K10.2"),
    "a guard twice by a castle": (common, [("seats.0.castle_guard", ["red", "red"])], "position-guard", "K11.3"),
    "a winner during the setup": (setup, [("winner", 0), ("ending", "king")], "position-winner", "K13.1"),
    "a start player drawn though one is named": (
        common,
        [("phase", "start"), ("first", 1)],
        "position-setup",
        "K2.4",
    ),
}


@pytest.mark.parametrize("contradiction", CONTRADICTIONS)
def test_fields_that_contradict_each_other_are_refused(contradiction: str) -> None:
    check(CONTRADICTIONS[contradiction])


def test_nobody_has_won_a_tournament_during_the_setup() -> None:
    written = changed(setup(), ("seats.0.tournaments", 1))
    written["unseen"].remove("tournament")
    problem = refusal(GAME, written)
    assert (problem.code, problem.clause) == ("position-setup", "K2.1")
