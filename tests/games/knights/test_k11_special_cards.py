import pytest

import tafelrunde as tr
from tests.games.knights.tables import (
    contest,
    likes,
    play,
    refused,
    seat,
    table,
    texts,
    throw,
    turn_of,
    why,
    written_seat,
)


def guards_step(*cards: str, castle_guard: str = "", card_guard: str | None = None) -> tr.Position:
    """Bring A, who owns these cards, to the end of his turn by a failed attack."""
    owner = seat(*cards, castle_guard=castle_guard, card_guard=card_guard)
    seats = [owner, seat("white", "black", "betrayal"), seat("yellow")]
    return throw(play(table(seats=seats), "attack B white"))


def placed(pos: tr.Position, owner: int = 0) -> tuple[list[str], str | None]:
    found = written_seat(pos, owner)
    return found["castle_guard"], found["card_guard"]


@pytest.mark.clause("K11.1", "K7.2")
def test_a_die_card_counts_from_the_next_attempt_of_the_same_turn() -> None:
    pos = table(seats=[seat("red"), seat("blue")], left="die-5", right="green 4-4-4+3")
    pos = play(throw(play(pos, "take left"), "5-5-5"), "turn left tournament")
    pos = throw(play(pos, "take right"), "4-4-4")
    assert "green" in likes(pos, 0)


@pytest.mark.clause("K11.1", "K6.4")
def test_a_catapult_helps_from_the_next_attempt_of_the_same_turn() -> None:
    seats = [seat("red"), seat("blue", "green"), seat("white")]
    pos = table(seats=seats, left="catapult")
    pos = play(throw(play(pos, "take left"), "5-5-5"), "turn left tournament")
    assert contest(play(pos, "attack B blue"))["rolls_left"] == 4


@pytest.mark.clause("K11.1")
def test_an_effect_ends_when_the_card_leaves() -> None:
    pos = table(seats=[seat("red"), seat("blue", "die-5"), seat("white")])
    pos = throw(play(pos, "steal B die-5"), "5-5-5")
    pos = throw(play(pos, "take left"), "5-5")
    assert contest(pos)["mark"] == "5-5"
    pos = throw(throw(pos, "1"), "5-5")
    assert written_seat(pos, 0)["tournaments"] == 1


@pytest.mark.clause("K11.1", "K4.2")
def test_a_stolen_stack_card_no_longer_gives_its_old_owner_two_tucks() -> None:
    pos = table(seats=[seat("red"), seat("blue", "stack"), seat("white")])
    pos = throw(play(pos, "steal B stack"), "5-5-5")
    pos = play(pos, "tuck left", "turn left green 3-3-3+1")
    assert why(pos, "tuck left").facts == {"allowed": 1}


@pytest.mark.clause("K11.2", "K6.4")
def test_catapult_and_die_cards_are_kept_when_used() -> None:
    seats = [seat("red", "catapult", "die-5"), seat("blue", "green"), seat("white")]
    pos = play(throw(play(table(seats=seats), "attack B blue"), "5-5"), "yield")
    assert likes(pos, 0) == {"red", "blue", "catapult", "die-5"}


@pytest.mark.clause("K11.2", "K8.3")
def test_betrayal_is_kept_when_used() -> None:
    pos = table(seats=[seat("red", "betrayal"), seat("blue")], left="green")
    assert likes(throw(play(pos, "take left"), "2-2-2-5"), 0) == {"red", "green", "betrayal"}


@pytest.mark.clause("K11.2", "K4.2")
def test_the_stack_card_is_kept_when_used() -> None:
    pos = play(table(seats=[seat("red", "stack"), seat("blue")]), "tuck left", "turn left green 3-3-3+1")
    pos = play(pos, "tuck left", "turn left white 3-3-3+5")
    assert "stack" in likes(pos, 0)


@pytest.mark.clause("K11.2", "K6.4")
def test_the_champion_is_kept_when_used() -> None:
    pos = throw(play(table(seats=[seat("red"), seat("blue", "champion")]), "take left"), "1")
    pos = play(
        pos, "roll 1-1-1-2-2-2", "keep none", "roll 1-1-1-2-2-2", "keep none", "roll 1-1-1-2-2-2", "keep none"
    )
    pos = play(pos, "roll 1-1-1-2-2-2")
    assert written_seat(pos, 1)["tournaments"] == 1
    assert "champion" in likes(pos, 1)


@pytest.mark.clause("K11.2", "K12.3")
def test_protection_is_kept_when_used() -> None:
    seats = [seat("red", "green", "blue", "protection"), seat("white")]
    assert "protection" in likes(throw(play(table(seats=seats), "king")), 0)


@pytest.mark.clause("K11.3")
def test_a_castle_guard_protects_two_castles() -> None:
    pos = play(guards_step("red", "green", "blue", "castle-guard"), "guard red blue")
    assert placed(pos) == (["red", "blue"], None)
    assert (turn_of(pos), pos.to_act) == (1, 1)
    assert {text for text in texts(pos) if text.startswith("attack A")} == {"attack A green"}
    problem = why(pos, "attack A red")
    assert (problem.code, problem.clause) == ("knights-castle-guarded", "K11.3")
    assert problem.facts == {"like": "red", "owner": "A"}


@pytest.mark.clause("K11.3")
def test_every_pair_of_castles_may_be_guarded() -> None:
    pos = guards_step("red", "green", "blue", "castle-guard")
    assert texts(pos) == {"end", "guard red green", "guard red blue", "guard green blue"}


@pytest.mark.clause("K11.3")
def test_the_only_castle_is_guarded_alone() -> None:
    pos = guards_step("red", "castle-guard")
    assert texts(pos) == {"end", "guard red"}
    assert placed(play(pos, "guard red")) == (["red"], None)


@pytest.mark.clause("K11.3")
@pytest.mark.parametrize("cards", [("red", "green"), ("red", "green", "blue")])
def test_who_owns_two_castles_cannot_guard_one(cards: tuple[str, ...]) -> None:
    assert refused(guards_step(*cards, "castle-guard"), "guard red") == ("knights-guard-two", "K11.3")


@pytest.mark.clause("K11.3")
def test_only_own_castles_are_guarded() -> None:
    problem = why(guards_step("red", "green", "castle-guard"), "guard red white")
    assert (problem.code, problem.clause) == ("knights-not-your-castle", "K11.3")
    assert problem.facts == {"colours": ["white"]}


@pytest.mark.clause("K11.3")
def test_a_placement_replaces_the_old_one() -> None:
    pos = guards_step("red", "green", "blue", "castle-guard", castle_guard="red green")
    assert texts(pos) == {"end", "guard red blue", "guard green blue"}
    assert refused(pos, "guard red green") == ("knights-same-placement", "K3.4")
    assert placed(play(pos, "guard green blue")) == (["green", "blue"], None)


@pytest.mark.clause("K11.3")
def test_the_guard_of_a_single_castle_may_be_placed_by_two_once_two_are_owned() -> None:
    pos = guards_step("red", "green", "castle-guard", castle_guard="red")
    assert texts(pos) == {"end", "guard red green"}


@pytest.mark.clause("K11.3")
def test_a_guard_not_placed_protects_nothing() -> None:
    pos = play(guards_step("red", "green", "castle-guard"), "end")
    assert {"attack A red", "attack A green"} <= texts(pos)


@pytest.mark.clause("K11.3", "K11.4")
def test_no_guard_is_placed_without_its_card() -> None:
    pos = guards_step("red", "green", "castle-guard")
    problem = why(pos, "guard castle-guard")
    assert (problem.code, problem.facts) == ("knights-no-guard", {"guard": "card-guard"})
    pos = guards_step("red", "green", "champion", "card-guard")
    assert why(pos, "guard red green").facts == {"guard": "castle-guard"}


@pytest.mark.clause("K11.4")
def test_a_card_guard_protects_one_special() -> None:
    pos = guards_step("red", "champion", "die-5", "card-guard")
    assert texts(pos) == {"end", "guard champion", "guard die-5"}
    pos = play(pos, "guard champion")
    assert placed(pos) == ([], "champion")
    assert {text for text in texts(pos) if text.startswith("steal A")} == {"steal A die-5", "steal A card-guard"}


@pytest.mark.clause("K11.4")
def test_a_card_guard_may_stand_by_the_castle_guard() -> None:
    pos = play(guards_step("red", "castle-guard", "card-guard"), "guard castle-guard", "guard red")
    assert placed(pos) == (["red"], "castle-guard")
    assert refused(pos, "steal A castle-guard") == ("knights-card-guarded", "K11.4")


@pytest.mark.clause("K11.4")
def test_no_guard_protects_itself() -> None:
    pos = guards_step("red", "champion", "card-guard")
    assert refused(pos, "guard card-guard") == ("knights-guards-itself", "K11.4")
    assert "steal A card-guard" in texts(play(pos, "guard champion"))
    guarded = [seat("red", "green", "castle-guard", castle_guard="red green"), seat("blue"), seat("white")]
    assert "steal A castle-guard" in texts(table(seats=guarded, turn=1))


@pytest.mark.clause("K11.4")
def test_only_an_own_special_is_guarded() -> None:
    problem = why(guards_step("red", "champion", "card-guard"), "guard betrayal")
    assert (problem.code, problem.clause) == ("knights-not-owned", "K11.4")
    assert problem.facts == {"like": "betrayal", "owner": "A"}


@pytest.mark.clause("K11.4")
def test_a_card_guard_is_placed_anew_in_place_of_the_old_placement() -> None:
    pos = guards_step("red", "champion", "die-5", "card-guard", card_guard="champion")
    assert texts(pos) == {"end", "guard die-5"}
    assert placed(play(pos, "guard die-5")) == ([], "die-5")


GUARDED = seat(
    "red", "green", "champion", "castle-guard", "card-guard", castle_guard="red green", card_guard="champion"
)


@pytest.mark.clause("K11.5")
@pytest.mark.parametrize(
    ("stolen", "left"), [("castle-guard", ([], "champion")), ("card-guard", (["red", "green"], None))]
)
def test_a_guard_that_changes_hands_loses_its_placements(stolen: str, left: tuple[list[str], str | None]) -> None:
    seats = [GUARDED, seat("blue"), seat("white")]
    pos = throw(play(table(seats=seats, turn=1), f"steal A {stolen}"), "5-5-5")
    assert stolen in likes(pos, 1)
    assert placed(pos, 0) == left
    assert placed(pos, 1) == ([], None)


@pytest.mark.clause("K11.5")
def test_what_a_stolen_guard_stood_by_is_a_target_again() -> None:
    seats = [GUARDED, seat("blue"), seat("white")]
    pos = table(seats=seats, turn=1)
    assert not {"attack A red", "attack A green", "steal A champion"} & texts(pos)
    pos = play(throw(play(pos, "steal A castle-guard"), "5-5-5"), "end")
    assert {"attack A red", "attack A green"} <= texts(pos)
    pos = throw(play(pos, "steal A card-guard"), "5-5-5")
    assert placed(pos, 0) == ([], None)


@pytest.mark.clause("K11.5", "K12.2")
def test_a_castle_that_leaves_loses_its_guard_and_the_other_keeps_it() -> None:
    owner = seat("red", "green", "blue", "castle-guard", castle_guard="red green")
    pos = play(throw(play(table(seats=[owner, seat("white"), seat("black")]), "king")), "lose red left")
    assert placed(pos) == (["green"], None)
    pos = play(pos, "end")
    assert {text for text in texts(pos) if text.startswith("attack A")} == {"attack A blue"}


@pytest.mark.clause("K11.5")
def test_a_castle_not_guarded_leaves_the_guards_as_they_are() -> None:
    owner = seat("red", "green", "blue", "castle-guard", castle_guard="red green")
    seats = [owner, seat("white"), seat("black")]
    pos = play(throw(play(table(seats=seats, turn=1), "attack A blue"), "5-5-5"), "yield")
    assert placed(pos) == (["red", "green"], None)


@pytest.mark.clause("K11.5")
def test_a_castle_that_comes_back_is_not_guarded() -> None:
    owner = seat("red", "green", "blue", "castle-guard", castle_guard="red green")
    pos = table(seats=[owner, seat("white")], left=None, right="tournament", rest="unseen right")
    pos = play(throw(play(pos, "king")), "lose red left", "end", "take right")
    pos = play(throw(throw(pos)), "turn right champion 3-3-3+2", "take left")
    assert "red" in likes(throw(pos, "5-5-5"), 0)
    assert placed(throw(pos, "5-5-5")) == (["green"], None)
