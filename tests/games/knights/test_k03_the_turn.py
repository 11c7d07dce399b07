import pytest

from tests.games.knights.tables import (
    Json,
    greedy_seats,
    likes,
    phase,
    play,
    refused,
    seat,
    table,
    texts,
    throw,
    turn_of,
    verbs,
    why,
    written_seat,
)

THREE = [seat("red"), seat("blue", "yellow", "catapult 2-2-2+1"), seat("white")]


@pytest.mark.clause("K3.1")
def test_a_failed_attempt_ends_the_turn() -> None:
    pos = throw(play(table(seats=THREE, left="green"), "take left"))
    assert turn_of(play(pos, "turn left tournament")) == 1


@pytest.mark.clause("K3.1", "K8.2")
def test_a_castle_taken_ends_the_turn() -> None:
    pos = play(throw(play(table(seats=THREE, left="green"), "take left"), "5-5-5"), "turn left tournament")
    assert "green" in likes(pos, 0)
    assert turn_of(pos) == pos.to_act == 1


@pytest.mark.clause("K3.1", "K8.1")
def test_specials_taken_from_a_stack_grant_another_attempt_again_and_again() -> None:
    pos = table(seats=THREE, left="champion")
    for revealed in ("stack 1-1-1+2", "die-1 1-1-1+3", "betrayal 3-3-3+5"):
        pos = play(throw(play(pos, "take left"), "5-5-5"), f"turn left {revealed}")
        assert turn_of(pos) == pos.to_act == 0
        assert "take left" in texts(pos)
    assert likes(pos, 0) == {"red", "champion", "stack", "die-1"}
    assert pos.to_json()["attempts"] == 3


@pytest.mark.clause("K3.1", "K9.3")
def test_a_special_taken_from_a_player_grants_no_other_attempt() -> None:
    pos = throw(play(table(seats=THREE), "steal B catapult"), "5-5-5")
    assert "catapult" in likes(pos, 0)
    assert turn_of(pos) == 1


@pytest.mark.clause("K3.1", "K10.3")
def test_a_tournament_won_grants_no_other_attempt() -> None:
    pos = play(table(seats=THREE), "take left")
    pos = play(throw(throw(throw(pos, "5-5-5"))), "turn left die-5 4-4-4+1")
    assert written_seat(pos, 0)["tournaments"] == 1
    assert turn_of(pos) == 1


@pytest.mark.clause("K3.2")
def test_a_player_may_tuck_before_his_first_attempt_and_before_a_later_one() -> None:
    pos = table(seats=THREE, left="champion")
    assert {"tuck left", "tuck right", "take left"} <= texts(pos)
    pos = play(throw(play(pos, "take left"), "5-5-5"), "turn left tournament")
    assert {"tuck left", "tuck right", "take left"} <= texts(pos)
    assert turn_of(play(pos, "tuck left", "turn left green 3-3-3+1")) == 0


@pytest.mark.clause("K3.3")
@pytest.mark.parametrize(
    ("seats", "tops"),
    [
        pytest.param([seat("red"), seat("blue")], ("tournament", "red"), id="a stack card"),
        pytest.param([seat("red"), seat("blue", "champion")], ("red", "red"), id="a special"),
        pytest.param([seat("red"), seat("blue", "green"), seat("white")], ("red", "red"), id="a castle"),
    ],
)
def test_the_first_attempt_is_compulsory_while_any_target_exists(seats: list[Json], tops: tuple[str, str]) -> None:
    pos = table(seats=seats, left=tops[0], right=tops[1])
    assert "end" not in texts(pos)
    assert refused(pos, "end") == ("knights-must-attempt", "K3.3")


@pytest.mark.clause("K3.3", "K4.3")
def test_without_a_target_the_player_must_tuck_before_his_first_attempt() -> None:
    pos = table(seats=[seat("red"), seat("blue")], left="red", right="red")
    assert texts(pos) == {"tuck left", "tuck right"}
    assert why(pos, "end").code == "knights-must-tuck"
    pos = play(pos, "tuck left", "turn left die-5 4-4-4+1")
    assert why(pos, "end").code == "knights-must-attempt"


@pytest.mark.clause("K3.3")
def test_further_attempts_are_optional() -> None:
    pos = play(throw(play(table(seats=THREE, left="champion"), "take left"), "5-5-5"), "turn left tournament")
    assert {"end", "take left", "take right"} <= texts(pos)
    pos = play(pos, "end")
    assert turn_of(pos) == pos.to_act == 1


@pytest.mark.clause("K3.3")
def test_the_duty_returns_with_the_next_turn() -> None:
    pos = play(
        throw(play(table(seats=THREE, left="champion"), "take left"), "5-5-5"), "turn left tournament", "end"
    )
    assert "end" not in texts(pos)


@pytest.mark.clause("K3.3", "K12.1")
def test_the_king_is_never_compulsory() -> None:
    pos = table(seats=greedy_seats(), left="red", right="green", rest="under right")
    assert {"king", "end"} <= texts(pos)
    assert turn_of(play(pos, "end", "end")) == 1


@pytest.mark.clause("K3.3", "K12.1")
def test_the_king_is_no_target_that_makes_the_attempt_compulsory_or_spares_the_tucking() -> None:
    pos = table(
        seats=greedy_seats(tournaments=8), left="red", under_left=["tournament"], rest="under left", right=None
    )
    assert texts(pos) == {"king", "tuck left"}
    assert why(pos, "end").code == "knights-must-tuck"


def guards(*cards: str, castle_guard: str = "") -> list[Json]:
    """Seat three players, the first with guards."""
    return [seat(*cards, castle_guard=castle_guard), seat("blue", "white", "catapult"), seat("black")]


HELD = ("red", "green", "castle-guard", "protection")


@pytest.mark.clause("K3.4")
@pytest.mark.parametrize(
    ("actions", "left"),
    [
        pytest.param(["take left", "roll 6-6-6-6-6-6", "turn left tournament"], "yellow", id="failed"),
        pytest.param(
            ["take left", "roll 5-5-5-6-6-6", "keep 5-5-5", "turn left tournament"], "yellow 3-3-3+2", id="castle"
        ),
        pytest.param(["attack B blue", "roll 6-6-6-6-6-6"], "yellow", id="attack failed"),
        pytest.param(["attack B blue", "roll 5-5-5-6-6-6", "keep 5-5-5", "yield"], "yellow", id="yielded"),
        pytest.param(
            ["attack B blue", "roll 5-5-5-6-6-6", "keep 5-5-5", "defend", "roll 5-5-5-5-6-6", "keep 5-5-5-5"],
            "yellow",
            id="defended",
        ),
        pytest.param(["steal B catapult", "roll 5-5-5-6-6-6", "keep 5-5-5"], "yellow", id="stolen"),
        pytest.param(
            [
                *("take left", "roll 6-6-6-6-6-6", "roll 6-6-6-6-6-6", "roll 5-5-5-5-5-5", "keep 5-5-5-5-5-5"),
                "turn left green 4-4-4+2",
            ],
            "tournament",
            id="another's tournament",
        ),
        pytest.param(
            ["take left", "roll 5-5-5-6-6-6", "keep 5-5-5", "turn left tournament", "end"], "champion", id="ended"
        ),
    ],
)
def test_wherever_a_turn_ends_its_player_may_place_his_guards(actions: list[str], left: str) -> None:
    pos = play(table(seats=guards(*HELD), left=left), *actions)
    assert phase(pos) == "guards"
    assert pos.to_act == turn_of(pos) == 0
    assert {"end", "guard red green"} <= texts(pos)
    assert verbs(pos) == {"end", "guard"}


@pytest.mark.clause("K3.4", "K12.2", "K12.3")
@pytest.mark.parametrize(("special", "after"), [("protection", []), ("stack", ["lose blue right"])])
def test_guards_may_be_placed_after_the_king_too(special: str, after: list[str]) -> None:
    seats = [seat("red", "green", "blue", "castle-guard", special), seat("white")]
    pos = play(throw(play(table(seats=seats), "king")), *after)
    assert phase(pos) == "guards"
    assert "guard red green" in texts(pos)


@pytest.mark.clause("K3.4")
def test_a_guard_may_be_left_where_it_stands() -> None:
    seats = guards(*HELD, "yellow", castle_guard="red green")
    pos = play(throw(play(table(seats=seats), "attack B white")), "end")
    assert turn_of(pos) == 1
    assert written_seat(pos, 0)["castle_guard"] == ["red", "green"]


@pytest.mark.clause("K3.4")
def test_each_guard_is_placed_once_and_the_step_goes_on_with_the_other() -> None:
    pos = throw(play(table(seats=guards("red", "green", "yellow", "castle-guard", "card-guard")), "attack B blue"))
    pos = play(pos, "guard red green")
    assert phase(pos) == "guards"
    assert texts(pos) == {"end", "guard castle-guard"}
    assert refused(pos, "guard red yellow") == (
        "knights-guard-placed",
        "K3.4",
    )
    pos = play(pos, "guard castle-guard")
    assert turn_of(pos) == pos.to_act == 1
    owned = written_seat(pos, 0)
    assert (owned["castle_guard"], owned["card_guard"]) == (["red", "green"], "castle-guard")


@pytest.mark.clause("K3.4")
def test_the_card_guard_too_is_placed_once() -> None:
    pos = throw(
        play(table(seats=guards("red", "green", "champion", "castle-guard", "card-guard")), "attack B blue")
    )
    pos = play(pos, "guard champion")
    assert texts(pos) == {"end", "guard red green"}
    assert refused(pos, "guard castle-guard") == ("knights-guard-placed", "K3.4")


@pytest.mark.clause("K3.4")
def test_a_guard_may_be_placed_anew_at_the_end_of_every_turn() -> None:
    seats = [seat("red", "green", "blue", "castle-guard"), seat("white", "champion")]
    pos = play(throw(play(table(seats=seats), "steal B champion")), "guard red green")
    pos = throw(play(pos, "steal A castle-guard"))
    assert turn_of(pos) == 0
    pos = throw(play(pos, "steal B champion"))
    assert texts(pos) == {"end", "guard red blue", "guard green blue"}


@pytest.mark.clause("K3.4")
def test_guards_may_be_placed_in_any_order() -> None:
    pos = throw(play(table(seats=guards("red", "green", "castle-guard", "card-guard")), "attack B blue"))
    pos = play(pos, "guard castle-guard")
    assert texts(pos) == {"end", "guard red green"}
    assert turn_of(play(pos, "guard red green")) == 1


@pytest.mark.clause("K3.4", "K11.1")
def test_a_guard_won_this_turn_is_placed_at_its_end() -> None:
    pos = table(seats=guards("red", "green"), left="castle-guard 2-2-2+3")
    pos = play(throw(play(pos, "take left"), "5-5-5"), "turn left tournament", "end")
    assert texts(pos) == {"end", "guard red green"}


@pytest.mark.clause("K3.4")
def test_a_guard_stolen_this_turn_is_placed_at_its_end() -> None:
    seats = [seat("red", "green"), seat("blue", "castle-guard"), seat("black")]
    pos = throw(play(table(seats=seats), "steal B castle-guard"), "5-5-5")
    assert texts(pos) == {"end", "guard red green"}


@pytest.mark.clause("K3.4")
@pytest.mark.parametrize(
    "owner",
    [
        pytest.param(seat("red", "green"), id="no guard"),
        pytest.param(seat("red", "card-guard"), id="a card guard alone"),
        pytest.param(seat("red", "castle-guard", castle_guard="red"), id="the only castle guarded"),
        pytest.param(seat("red", "green", "castle-guard", castle_guard="red green"), id="both castles guarded"),
        pytest.param(seat("red", "stack", "card-guard", card_guard="stack"), id="the only special guarded"),
    ],
)
def test_the_step_is_skipped_when_no_other_placement_is_possible(owner: Json) -> None:
    seats = [owner, seat("blue", "white"), seat("black")]
    pos = throw(play(table(seats=seats), "attack B blue"))
    assert turn_of(pos) == pos.to_act == 1
    assert phase(pos) == "turn"


@pytest.mark.clause("K3.4", "K13.1")
def test_the_step_is_skipped_when_the_game_is_over() -> None:
    seats = guards("red", "green", "yellow", "castle-guard")
    pos = play(throw(play(table(seats=seats), "attack B blue"), "5-5-5"), "yield")
    assert (pos.to_act, phase(pos)) == (None, "over")
    assert pos.outcome is not None
    assert pos.outcome.winner == 0


@pytest.mark.clause("K3.4")
def test_guards_are_placed_at_no_other_moment() -> None:
    pos = table(seats=guards("red", "green", "castle-guard", "card-guard"))
    for placement in ("guard red green", "guard castle-guard"):
        assert refused(pos, placement) == ("knights-not-now", "K3.4")
    rolled = play(pos, "attack B blue", "roll 5-5-5-6-6-6")
    assert why(rolled, "guard red green").code == "knights-not-now"


@pytest.mark.clause("K3.4")
def test_only_the_player_whose_turn_ends_places_guards() -> None:
    seats = [seat("red"), seat("blue", "white", "castle-guard"), seat("black", "green", "castle-guard")]
    pos = throw(play(table(seats=seats), "attack B blue"))
    assert (phase(pos), turn_of(pos)) == ("turn", 1)
