import pytest

import tafelrunde as tr
from tests.games.knights.tables import (
    contest,
    likes,
    phase,
    play,
    refused,
    seat,
    table,
    texts,
    throw,
    turn_of,
    written_seat,
)

SEATS = [seat("red"), seat("blue 3-3-3+2", "green", "catapult 2-2-2+4"), seat("white")]


def attacked(dice: str) -> tr.Position:
    """Let A attack B's castle 3-3-3+2 with these dice."""
    return throw(play(table(seats=SEATS), "attack B blue"), dice)


@pytest.mark.clause("K9.1")
def test_the_attacker_must_beat_the_cards_demand() -> None:
    pos = play(table(seats=SEATS), "attack B blue")
    assert contest(pos)["mark"] == "3-3-3+2"
    assert phase(throw(pos, "3-3-3-2")) == "turn"
    assert phase(throw(pos, "3-3-3-4")) == "defend"


@pytest.mark.clause("K9.1")
def test_the_owner_then_may_defend_or_yield() -> None:
    pos = attacked("3-3-3-4")
    assert pos.to_act == 1
    assert turn_of(pos) == 0
    assert texts(pos) == {"defend", "yield"}


@pytest.mark.clause("K9.1")
def test_yielding_hands_the_castle_over_without_a_roll() -> None:
    pos = play(attacked("3-3-3-4"), "yield")
    assert likes(pos, 0) == {"red", "blue"}
    assert likes(pos, 1) == {"green", "catapult"}
    assert written_seat(pos, 0)["castles"] == ["red 3-3-3+1", "blue 3-3-3+2"]
    assert turn_of(pos) == 1


@pytest.mark.clause("K9.1")
def test_the_defender_has_six_dice_and_up_to_three_rolls_to_beat_the_attackers_result() -> None:
    pos = play(attacked("3-3-3-4"), "defend")
    assert (contest(pos)["roller"], contest(pos)["to_roll"], contest(pos)["rolls_left"]) == (1, 6, 3)
    assert contest(pos)["mark"] == "3-3-3+4"
    pos = play(pos, "roll 1-1-2-2-3-3", "keep none")
    assert contest(pos)["rolls_left"] == 2
    pos = play(pos, "roll 1-1-2-2-3-3")
    assert pos.to_act == 1


@pytest.mark.clause("K9.1", "K7.3")
@pytest.mark.parametrize("dice", ["3-3-3-5", "4-4-4", "1-1-1-1", "5-5-5-5-5-5"])
def test_the_defender_keeps_the_castle_by_beating_the_attacker(dice: str) -> None:
    pos = throw(play(attacked("3-3-3-4"), "defend"), dice)
    assert "blue" in likes(pos, 1)
    assert "blue" not in likes(pos, 0)
    assert turn_of(pos) == 1


@pytest.mark.clause("K9.1")
@pytest.mark.parametrize(
    "dice",
    [
        pytest.param("3-3-3-4", id="equal"),
        pytest.param("3-3-3-2", id="a lower kicker"),
        pytest.param("3-3-3", id="no kicker"),
        pytest.param("2-2-2-5", id="a lower number"),
        pytest.param("", id="nothing"),
    ],
)
def test_equal_or_less_is_not_enough_for_the_defender(dice: str) -> None:
    pos = throw(play(attacked("3-3-3-4"), "defend"), dice)
    assert "blue" in likes(pos, 0)
    assert "blue" not in likes(pos, 1)
    assert turn_of(pos) == 1


@pytest.mark.clause("K9.1")
def test_beating_the_demand_but_not_the_attacker_does_not_save_the_castle() -> None:
    pos = throw(play(attacked("5-5-5"), "defend"), "3-3-3-4")
    assert "blue" in likes(pos, 0)


@pytest.mark.clause("K9.1")
def test_only_the_attacked_player_answers_and_only_then() -> None:
    pos = table(seats=SEATS)
    assert refused(pos, "defend") == ("knights-not-now", "K9.1")
    assert refused(pos, "yield") == ("knights-not-now", "K9.1")
    assert refused(attacked("3-3-3-4"), "end") == ("knights-not-now", "K3.3")


@pytest.mark.clause("K9.1", "K13.1")
def test_a_fourth_castle_won_from_a_failed_defence_ends_the_game() -> None:
    seats = [seat("red", "white", "yellow"), seat("blue", "green"), seat("black")]
    pos = throw(play(throw(play(table(seats=seats), "attack B blue"), "5-5-5"), "defend"))
    assert pos.outcome == tr.Outcome((0,), (1, 0, 0), "four-castles")


@pytest.mark.clause("K9.2")
@pytest.mark.parametrize("dice", ["3-3-3-2", "2-2-2-5", ""])
def test_a_failed_attack_changes_nothing_and_is_not_answered(dice: str) -> None:
    before = table(seats=SEATS)
    after = throw(play(before, "attack B blue"), dice)
    assert (after.to_act, turn_of(after), phase(after)) == (1, 1, "turn")
    for unchanged in ("seats", "stacks", "unseen"):
        assert after.to_json()[unchanged] == before.to_json()[unchanged]


@pytest.mark.clause("K9.3")
def test_a_beaten_special_is_taken_without_defence() -> None:
    pos = throw(play(table(seats=SEATS), "steal B catapult"), "2-2-2-5")
    assert written_seat(pos, 0)["specials"] == ["catapult 2-2-2+4"]
    assert written_seat(pos, 1)["specials"] == []


@pytest.mark.clause("K9.3", "K3.1")
def test_a_stolen_special_gives_no_further_attempt() -> None:
    pos = throw(play(table(seats=SEATS), "steal B catapult"), "2-2-2-5")
    assert (pos.to_act, turn_of(pos), phase(pos)) == (1, 1, "turn")


@pytest.mark.clause("K9.3")
@pytest.mark.parametrize("dice", ["2-2-2-4", "2-2-2-3", "1-1-1-5"])
def test_a_special_not_beaten_stays_with_its_owner(dice: str) -> None:
    pos = throw(play(table(seats=SEATS), "steal B catapult"), dice)
    assert "catapult" in likes(pos, 1)
    assert "catapult" not in likes(pos, 0)
    assert turn_of(pos) == 1


@pytest.mark.clause("K9.3")
def test_stealing_has_three_rolls_against_the_printed_demand() -> None:
    pos = play(table(seats=SEATS), "steal B catapult")
    assert (contest(pos)["mark"], contest(pos)["rolls_left"]) == ("2-2-2+4", 3)
