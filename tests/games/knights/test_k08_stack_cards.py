import pytest

import tafelrunde as tr
from tests.games.knights.tables import (
    DECK,
    GAME,
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
    written_stack,
)

TWO = [seat("red"), seat("blue")]
TRAITOR = [seat("red", "betrayal"), seat("blue")]


@pytest.mark.clause("K8.1")
def test_a_beaten_castle_is_taken_and_lies_before_the_player() -> None:
    pos = throw(play(table(seats=TWO, left="green 4-4-4+2"), "take left"), "4-4-4-3")
    assert written_seat(pos, 0)["castles"] == ["red 3-3-3+1", "green 4-4-4+2"]
    assert written_stack(pos, "left")["tucked"] == []


@pytest.mark.clause("K8.1", "K3.1")
def test_a_beaten_special_is_taken_and_gives_another_attempt() -> None:
    pos = throw(play(table(seats=TWO, left="catapult 2-2-2+4"), "take left"), "2-2-2-5")
    assert written_seat(pos, 0)["specials"] == ["catapult 2-2-2+4"]
    pos = play(pos, "turn left tournament")
    assert (turn_of(pos), phase(pos)) == (0, "turn")
    assert {"take left", "take right", "end"} <= texts(pos)


@pytest.mark.clause("K8.2")
@pytest.mark.parametrize("dice", ["4-4-4-2", "4-4-4-1", "3-3-3-5", ""])
def test_a_card_not_beaten_goes_under_its_stack_and_the_turn_ends(dice: str) -> None:
    pos = table(seats=TWO, left="green 4-4-4+2", under_left=["white 3-3-3+5"])
    pos = play(throw(play(pos, "take left"), dice), "turn left tournament")
    assert likes(pos, 0) == {"red"}
    assert written_stack(pos, "left")["tucked"] == ["white 3-3-3+5", "green 4-4-4+2"]
    assert turn_of(pos) == 1


@pytest.mark.clause("K8.2")
def test_a_special_not_beaten_ends_the_turn_too() -> None:
    pos = table(seats=TWO, right="catapult 2-2-2+4")
    pos = play(throw(play(pos, "take right"), "2-2-2-4"), "turn right tournament")
    assert written_stack(pos, "right")["tucked"] == ["catapult 2-2-2+4"]
    assert turn_of(pos) == 1


@pytest.mark.clause("K8.2")
def test_a_castle_taken_after_a_special_ends_the_turn() -> None:
    pos = table(seats=TWO, left="champion", right="green")
    pos = play(throw(play(pos, "take left"), "5-5-5"), "turn left tournament")
    pos = play(throw(play(pos, "take right"), "5-5-5"), "turn right tournament")
    assert likes(pos, 0) == {"red", "champion", "green"}
    assert turn_of(pos) == 1


@pytest.mark.clause("K8.3")
@pytest.mark.parametrize("castle", ["green 3-3-3+1", "yellow 4-4-4+5", "white 3-3-3+5"])
def test_for_betrayal_every_stack_castle_demands_three_twos_and_a_four(castle: str) -> None:
    pos = play(table(seats=TRAITOR, left=castle), "take left")
    assert contest(pos)["mark"] == "2-2-2+4"
    assert castle.split()[0] in likes(throw(pos, "2-2-2-5"), 0)


@pytest.mark.clause("K8.3")
def test_for_betrayal_too_equal_is_not_enough() -> None:
    pos = play(table(seats=TRAITOR, left="green 3-3-3+1"), "take left")
    assert "green" not in likes(throw(pos, "2-2-2-4"), 0)


@pytest.mark.clause("K8.3")
def test_betrayal_does_not_ease_stack_specials() -> None:
    pos = play(table(seats=TRAITOR, left="champion 3-3-3+2"), "take left")
    assert contest(pos)["mark"] == "3-3-3+2"
    assert "champion" not in likes(throw(pos, "2-2-2-5"), 0)


@pytest.mark.clause("K8.3")
def test_betrayal_does_not_ease_the_castles_of_players() -> None:
    seats = [seat("red", "betrayal"), seat("blue 3-3-3+2", "green"), seat("white")]
    pos = play(table(seats=seats), "attack B blue")
    assert contest(pos)["mark"] == "3-3-3+2"
    assert phase(throw(pos, "2-2-2-5")) == "turn"


@pytest.mark.clause("K8.3")
def test_betrayal_helps_nobody_but_its_owner() -> None:
    pos = play(table(seats=TRAITOR, turn=1, left="green 4-4-4+3"), "take left")
    assert contest(pos)["mark"] == "4-4-4+3"


@pytest.mark.clause("K8.3", "K11.1")
def test_betrayal_taken_this_turn_eases_the_next_castle() -> None:
    pos = table(seats=TWO, left="betrayal", right="green 4-4-4+3")
    pos = play(throw(play(pos, "take left"), "5-5-5"), "turn left tournament", "take right")
    assert contest(pos)["mark"] == "2-2-2+4"


@pytest.mark.clause("K8.3", "K1.5")
@pytest.mark.parametrize(
    ("printed", "mark"),
    [("2-2-2+3", "2-2-2+3"), ("1-1-1+5", "1-1-1+5"), ("2-2-2+5", "2-2-2+4"), ("5-5-5+1", "2-2-2+4")],
)
def test_betrayal_never_hardens_an_easier_castle_of_another_deck(printed: str, mark: str) -> None:
    deck = [f"green {printed}" if card == "green 3-3-3+1" else card for card in DECK]
    pos = table(seats=TRAITOR, left=f"green {printed}", deck=deck)
    assert contest(play(pos, "take left"))["mark"] == mark


@pytest.mark.clause("K8.4")
def test_the_next_card_is_turned_up_before_any_further_decision() -> None:
    pos = throw(play(table(seats=TWO, left="champion"), "take left"), "5-5-5")
    assert pos.to_act == tr.CHANCE
    assert pos.legal() == []
    assert {str(card).split()[1] for card, _ in pos.chance()} == {"left"}
    assert refused(pos, "take right") == ("knights-not-now", "K5.6")


@pytest.mark.clause("K8.4", "K3.4")
def test_the_next_card_is_turned_up_before_the_guards_are_placed() -> None:
    pos = throw(play(table(seats=[seat("red", "castle-guard"), seat("blue")], left="green"), "take left"))
    assert (phase(pos), pos.to_json()["resume"]) == ("turn-up", "guards")
    assert phase(play(pos, "turn left tournament")) == "guards"


@pytest.mark.clause("K8.4")
def test_the_left_card_is_turned_up_before_the_right_one() -> None:
    pos = GAME.start(players=2, start=0)
    pos = play(pos, "deal A red", "castle A 3-3-3+1", "deal B blue", "castle B 3-3-3+2")
    assert refused(pos, "turn right tournament") == ("knights-impossible-chance", "K8.4")
    pos = play(pos, "turn left tournament")
    assert refused(pos, "turn left tournament")[1] == "K8.4"
    assert play(pos, "turn right tournament").to_act == 0


@pytest.mark.clause("K8.4", "K13.1")
def test_nothing_is_turned_up_once_the_game_is_over() -> None:
    seats = [seat("red", "green", "white"), seat("blue")]
    pos = throw(play(table(seats=seats, left="yellow", right="black"), "take left"), "5-5-5")
    assert pos.to_act is None
    assert written_stack(pos, "left")["top"] is None
    assert written_stack(pos, "left")["unseen"] > 0
    known = table(seats=seats, left="yellow", under_left=["black"], right="champion", rest="unseen right")
    known = throw(play(known, "take left"), "5-5-5")
    assert written_stack(known, "left") == {"top": None, "unseen": 0, "tucked": ["black 3-3-3+5"]}


@pytest.mark.clause("K8.4", "K4.4")
def test_the_failed_card_of_a_one_card_stack_stays_up() -> None:
    pos = table(seats=TWO, left="green 3-3-3+1", rest="unseen right")
    pos = throw(play(pos, "take left"))
    assert written_stack(pos, "left") == {"top": "green 3-3-3+1", "unseen": 0, "tucked": []}
    assert turn_of(pos) == pos.to_act == 1
    assert "take left" in texts(pos)


@pytest.mark.clause("K8.4", "K14.1")
def test_a_known_card_is_turned_up_at_once_without_chance() -> None:
    pos = table(seats=TWO, left="green", under_left=["white 4-4-4+1", "black"], rest="unseen right")
    pos = throw(play(pos, "take left"))
    assert turn_of(pos) == pos.to_act == 1
    assert written_stack(pos, "left")["top"] == "white 4-4-4+1"


@pytest.mark.clause("K8.4")
def test_unseen_cards_are_turned_up_before_tucked_ones() -> None:
    pos = table(seats=TWO, left="green", under_left=["white 4-4-4+1"])
    pos = throw(play(pos, "take left"))
    assert pos.to_act == tr.CHANCE
    assert refused(pos, "turn left white 4-4-4+1") == ("knights-impossible-chance", "K8.4")
