import pytest

import tafelrunde as tr
from tests.games.knights.tables import (
    GAME,
    Json,
    likes,
    play,
    refused,
    seat,
    table,
    texts,
    throw,
    turn_of,
    why,
)


def targets(pos: tr.Position) -> set[str]:
    return {text for text in texts(pos) if text.split()[0] in ("take", "attack", "steal")}


@pytest.mark.clause("K5.1")
def test_the_top_card_of_either_stack_is_a_target() -> None:
    pos = table(seats=[seat("red"), seat("blue")], left="green", right="champion")
    assert targets(pos) == {"take left", "take right"}


@pytest.mark.clause("K5.1", "K5.5")
@pytest.mark.parametrize(
    ("owned", "top"), [("red 3-3-3+1", "red 4-4-4+2"), ("catapult 2-2-2+1", "catapult 3-3-3+1"), ("die-2", "die-2")]
)
def test_a_stack_card_whose_like_is_owned_is_no_target(owned: str, top: str) -> None:
    cards = [owned] if owned.startswith("red") else ["white", owned]
    pos = table(seats=[seat(*cards), seat("blue")], left=top, right="tournament")
    assert targets(pos) == {"take right"}
    assert refused(pos, "take left") == ("knights-double", "K5.5")


@pytest.mark.clause("K5.1")
def test_only_the_player_to_move_must_not_own_the_like() -> None:
    pos = table(seats=[seat("red"), seat("green", "champion")], left="green", right="tournament")
    assert "take left" in targets(pos)


@pytest.mark.clause("K5.2")
def test_all_castles_of_an_opponent_who_owns_two_are_targets() -> None:
    pos = table(seats=[seat("red"), seat("blue", "white"), seat("green", "yellow", "black")])
    assert {text for text in targets(pos) if text.startswith("attack")} == {
        *("attack B blue", "attack B white"),
        *("attack C green", "attack C yellow", "attack C black"),
    }


@pytest.mark.clause("K5.2")
def test_the_only_castle_of_an_opponent_is_no_target() -> None:
    pos = table(seats=[seat("red"), seat("blue"), seat("green", "yellow")])
    assert "attack B blue" not in targets(pos)
    problem = why(pos, "attack B blue")
    assert (problem.code, problem.clause) == ("knights-too-few-castles", "K5.2")
    assert problem.facts == {"owner": "B", "owned": 1, "needed": 2}


@pytest.mark.clause("K5.2", "K5.5")
def test_a_castle_of_a_colour_already_owned_is_no_target() -> None:
    pos = table(seats=[seat("red 3-3-3+1"), seat("red 4-4-4+2", "blue"), seat("white")])
    assert "attack B blue" in targets(pos)
    assert why(pos, "attack B red").code == "knights-double"


@pytest.mark.clause("K5.2", "K11.3")
def test_a_castle_by_which_a_guard_stands_is_no_target() -> None:
    guarded = seat("blue", "green", "yellow", "castle-guard", castle_guard="blue green")
    pos = table(seats=[seat("red"), guarded, seat("white")])
    assert {text for text in targets(pos) if text.startswith("attack")} == {"attack B yellow"}
    assert refused(pos, "attack B blue") == ("knights-castle-guarded", "K11.3")


@pytest.mark.clause("K5.2")
def test_a_castle_guard_that_stands_elsewhere_protects_nothing_else() -> None:
    pos = table(seats=[seat("red"), seat("blue", "green", "castle-guard"), seat("white")])
    assert {"attack B blue", "attack B green"} <= targets(pos)


@pytest.mark.clause("K5.2")
def test_own_castles_are_no_targets() -> None:
    pos = table(seats=[seat("red", "blue"), seat("white"), seat("black")])
    assert refused(pos, "attack A red") == ("knights-own-card", "K5.2")
    assert why(pos, "attack D red").code == "knights-no-such-seat"


@pytest.mark.clause("K5.2")
def test_an_opponent_left_with_one_castle_is_safe() -> None:
    pos = table(seats=[seat("red"), seat("blue", "green"), seat("white")])
    pos = play(throw(play(pos, "attack B blue"), "5-5-5"), "yield")
    assert (likes(pos, 0), likes(pos, 1)) == ({"red", "blue"}, {"green"})
    pos = throw(play(pos, "attack A red"))
    assert turn_of(pos) == 2
    assert {text for text in targets(pos) if text.startswith("attack")} == {"attack A red", "attack A blue"}


@pytest.mark.clause("K5.3")
def test_between_two_players_two_castles_are_not_enough_to_be_attacked() -> None:
    pos = table(seats=[seat("red"), seat("blue", "green")])
    assert not any(text.startswith("attack") for text in texts(pos))
    problem = why(pos, "attack B blue")
    assert (problem.code, problem.clause) == ("knights-too-few-castles", "K5.3")
    assert problem.facts == {"owner": "B", "owned": 2, "needed": 3}


@pytest.mark.clause("K5.3")
def test_between_two_players_three_castles_can_be_attacked() -> None:
    pos = table(seats=[seat("red"), seat("blue", "green", "red")])
    assert {text for text in texts(pos) if text.startswith("attack")} == {"attack B blue", "attack B green"}


@pytest.mark.clause("K5.3")
def test_between_two_players_the_loser_of_his_third_castle_is_safe_again() -> None:
    pos = table(seats=[seat("red"), seat("blue", "green", "white")])
    pos = play(throw(play(pos, "attack B blue"), "5-5-5"), "yield", "take left")
    pos = play(throw(throw(pos)), "turn left die-5 4-4-4+1")
    assert turn_of(pos) == 0
    assert why(pos, "attack B green").facts == {"owner": "B", "owned": 2, "needed": 3}


@pytest.mark.clause("K5.3")
@pytest.mark.parametrize("players", [3, 6])
def test_with_more_players_two_castles_are_enough(players: int) -> None:
    others = [seat(colour) for colour in ("white", "black", "yellow", "green")]
    pos = table(seats=[seat("red"), seat("blue", "green"), *others[: players - 2]])
    assert {"attack B blue", "attack B green"} <= texts(pos)


@pytest.mark.clause("K5.4")
@pytest.mark.parametrize("castles", [["blue"], ["blue", "green"], ["blue", "green", "white"]])
@pytest.mark.parametrize("more", [[], [seat("black")]])
def test_a_special_is_a_target_whatever_castles_its_owner_has(castles: list[str], more: list[Json]) -> None:
    pos = table(seats=[seat("red"), seat(*castles, "catapult", "champion"), *more])
    assert {"steal B catapult", "steal B champion"} <= texts(pos)


@pytest.mark.clause("K5.4", "K5.5")
def test_a_special_whose_like_is_owned_is_no_target() -> None:
    pos = table(seats=[seat("red", "catapult"), seat("blue", "catapult", "champion")])
    assert {text for text in texts(pos) if text.startswith("steal")} == {"steal B champion"}
    assert why(pos, "steal B catapult").facts == {"like": "catapult", "owner": "B"}


@pytest.mark.clause("K5.4", "K11.4")
def test_a_special_by_which_a_card_guard_stands_is_no_target() -> None:
    guarded = seat("blue", "catapult", "champion", "card-guard", card_guard="champion")
    pos = table(seats=[seat("red"), guarded])
    assert {text for text in texts(pos) if text.startswith("steal")} == {"steal B catapult", "steal B card-guard"}
    assert refused(pos, "steal B champion") == (
        "knights-card-guarded",
        "K11.4",
    )


@pytest.mark.clause("K5.4")
def test_tournament_cards_of_players_are_never_targets() -> None:
    pos = table(seats=[seat("red"), seat("blue", tournaments=5)], left="green", right="white")
    assert targets(pos) == {"take left", "take right"}
    with pytest.raises(tr.BadNotation):
        GAME.action("steal B tournament")


@pytest.mark.clause("K5.5")
def test_die_cards_are_alike_only_if_their_number_is_the_same() -> None:
    owned = seat("red", "die-1 1-1-1+3", "die-2 2-2-2+1")
    others = seat("blue", "die-1 1-1-1+4", "die-2 2-2-2+3", "die-3", "die-4", "die-5")
    pos = table(seats=[owned, others], left="die-1 1-1-1+5")
    assert {text for text in texts(pos) if text.startswith("steal")} == {
        *("steal B die-3", "steal B die-4", "steal B die-5"),
    }
    assert why(pos, "take left").facts == {"like": "die-1"}


@pytest.mark.clause("K5.5")
def test_a_player_may_win_any_number_of_tournaments() -> None:
    pos = table(seats=[seat("red", tournaments=7), seat("blue")])
    assert {"take left", "take right"} <= texts(pos)
    pos = play(throw(throw(play(pos, "take left"), "5-5-5")), "turn left green 3-3-3+1")
    assert pos.to_json()["seats"][0]["tournaments"] == 8


@pytest.mark.clause("K5.5")
def test_castles_of_different_colours_and_equal_demands_are_no_doubles() -> None:
    pos = table(seats=[seat("red 3-3-3+1"), seat("blue")], left="green 3-3-3+1")
    assert "take left" in texts(pos)


@pytest.mark.clause("K5.6")
@pytest.mark.parametrize("announced", ["take left", "attack B blue", "steal B catapult", "king"])
def test_a_target_once_announced_cannot_be_changed(announced: str) -> None:
    seats = [seat("red", "white", "black"), seat("blue", "green", "catapult"), seat("yellow")]
    pos = play(table(seats=seats, left="champion"), announced)
    assert pos.to_act == tr.CHANCE
    pos = play(pos, "roll 1-2-3-6-6-6")
    assert all(text.startswith("keep") for text in texts(pos))
    for other in {"take right", "attack B green", "steal B catapult"} - {announced}:
        assert refused(pos, other) == ("knights-not-now", "K5.6")
    assert why(pos, "king").code == "knights-not-now"


@pytest.mark.clause("K5.6", "K6.1")
def test_the_target_is_announced_before_the_first_roll() -> None:
    pos = table(seats=[seat("red"), seat("blue")])
    assert refused(pos, "roll 1-1-1-1-1-1") == ("knights-not-now", "K6.1")
