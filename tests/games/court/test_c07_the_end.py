import pytest

import tafelrunde as tr
from tests.games.court.tables import (
    SEVEN_TWOS,
    alike,
    claims,
    crowned,
    fact,
    final_round,
    joust,
    owns,
    play,
    refused,
    result,
    texts,
    whole_turn,
)

SEVEN_SIXES = "6-6-6-6-6-6-6"


@pytest.mark.clause("C7.1")
def test_seven_alike_take_the_king_and_the_queen_with_him() -> None:
    pos = play(result(SEVEN_TWOS), "claim king")
    assert owns(pos, 0) == ["king", "queen"]
    assert (fact(pos, "supply")["king"], fact(pos, "supply")["queen"]) == (0, 0)
    assert tuple(fact(pos, "mark")) == (7, 2)


@pytest.mark.clause("C7.1")
@pytest.mark.parametrize("claim", ["general", "knight", "farmer", "fool", "none"])
def test_with_seven_alike_something_else_may_be_claimed_instead(claim: str) -> None:
    pos = result(SEVEN_TWOS)
    assert {"king", claim} <= claims(pos)
    pos = play(pos, f"claim {claim}")
    assert fact(pos, "supply")["king"] == 1
    assert fact(pos, "mark") is None


@pytest.mark.clause("C7.2")
def test_the_round_is_played_to_its_end_and_other_claims_go_on() -> None:
    pos = crowned(0, 7, 3, 3)
    assert (pos.to_act, fact(pos, "final"), fact(pos, "round")) == (1, False, 1)
    pos = whole_turn(pos, "5-5-5", "guard")
    assert (pos.to_act, owns(pos, 1)) == (2, ["guard"])
    pos = whole_turn(pos, "5-5-5", "fool")
    assert fact(pos, "seats")[2]["fools"] == 1
    assert (fact(pos, "final"), fact(pos, "round")) == (True, 2)


@pytest.mark.clause("C7.2")
def test_no_other_player_can_take_the_king_in_that_round_however_good_his_result() -> None:
    pos = crowned(0, 7, 9, 9)
    pos = play(pos, "roll", f"roll {alike(9, 6)}", *["aside 6"] * 9, "finish")
    assert refused(pos, "claim king") == ("court-sold-out", "C7.2")
    assert "general" in claims(pos)
    pos = play(pos, "claim general")
    assert (owns(pos, 0), owns(pos, 1)) == (["king", "queen"], ["general"])
    assert fact(pos, "mark") == fact(crowned(0, 7, 9, 9), "mark")


@pytest.mark.clause("C7.2", "C7.3")
def test_a_king_taken_last_in_a_round_brings_the_final_round_at_once() -> None:
    pos = crowned(2, 9, 9, 7)
    assert (fact(pos, "final"), fact(pos, "round"), pos.to_act) == (True, 2, 0)


def order(pos: tr.Position) -> list[int]:
    """List the seats that roll in the final round when nobody has luck."""
    seats = []
    while pos.to_act is not None:
        seats.append(int(fact(pos, "turn")))
        dice = fact(pos, "in_hand")
        pos = joust(pos, "-".join("123456123456"[:dice]))
    return seats


@pytest.mark.clause("C7.3")
@pytest.mark.parametrize(
    ("queen", "seats"),
    [(0, [3, 1, 2]), (1, [3, 0, 2]), (2, [3, 0, 1]), (3, [0, 1, 2])],
)
def test_the_final_round_starts_as_usual_but_leaves_the_queens_owner_out(queen: int, seats: list[int]) -> None:
    pos = final_round(queen, 9, 9, 9, 9)
    assert fact(pos, "starter") == 3
    assert order(pos) == seats


@pytest.mark.clause("C7.3")
@pytest.mark.parametrize(
    ("queen", "taker", "seats"),
    [(0, 1, [3, 1, 2, 0]), (1, 3, [3, 0, 2, 1]), (2, 1, [3, 0, 1, 2]), (3, 0, [0, 1, 2, 3])],
)
def test_the_queens_owner_rolls_last(queen: int, taker: int, seats: list[int]) -> None:
    pos = final_round(queen, 9, 9, 9, 9)
    met = []
    while pos.to_act is not None:
        seat = int(fact(pos, "turn"))
        met.append(seat)
        luck = alike(7, 3) + "-1-2"
        pos = joust(pos, luck if seat == taker else "-".join("123456123"[: fact(pos, "in_hand")]))
    assert met == seats
    assert fact(pos, "winner") == taker


@pytest.mark.clause("C7.3")
def test_two_players_have_a_final_round_too() -> None:
    assert order(final_round(0, 7, 9)) == [1]
    assert order(final_round(1, 9, 7)) == [0]
    pos = joust(final_round(1, 9, 7), alike(9, 1))
    assert pos.to_act is None
    pos = joust(final_round(1, 7, 7), SEVEN_SIXES)
    assert pos.to_act == 1


@pytest.mark.clause("C7.3")
def test_no_character_is_claimed_in_the_final_round() -> None:
    pos = play(final_round(0, 7, 9, 9), "roll", f"roll {alike(9, 5)}", *["aside 5"] * 9)
    assert pos.to_act == 2
    for claim in ("claim guard", "claim king", "claim fool", "claim none"):
        assert refused(pos, claim) == ("court-not-now", "C7.3")
    supply, cards = fact(pos, "supply"), fact(pos, "seats")[1]
    pos = play(pos, "finish")
    assert (pos.to_act, fact(pos, "supply"), fact(pos, "seats")[1]) == (1, supply, cards)
    assert owns(pos, 2) == ["king"]


@pytest.mark.clause("C7.4")
@pytest.mark.parametrize(
    ("king", "dice", "takes"),
    [
        (SEVEN_SIXES, alike(8, 1), True),
        (SEVEN_SIXES, SEVEN_SIXES + "-5", False),
        (SEVEN_TWOS, alike(7, 3) + "-1", True),
        (SEVEN_TWOS, SEVEN_TWOS + "-6", False),
        (SEVEN_TWOS, alike(7, 1) + "-6", False),
        (SEVEN_TWOS, alike(6, 6) + "-5-5", False),
        (SEVEN_TWOS, alike(8, 2), True),
        (alike(8, 3), alike(7, 6) + "-5", False),
        (SEVEN_TWOS + "-6-6", alike(7, 3) + "-1", True),
    ],
)
def test_more_alike_dice_beat_the_mark_then_the_higher_number_and_an_equal_result_does_not(
    king: str, dice: str, takes: bool
) -> None:
    pos = joust(final_round(0, 7, 8, 8, king=king), dice)
    assert ("king" in owns(pos, 2)) == takes
    assert ("king" in owns(pos, 0)) != takes


@pytest.mark.clause("C7.4")
def test_taking_the_king_sets_a_new_mark() -> None:
    pos = joust(final_round(0, 7, 9, 9), alike(8, 3) + "-1")
    assert tuple(fact(pos, "mark")) == (8, 3)
    pos = joust(pos, alike(7, 6) + "-1-1")
    assert owns(pos, 2) == ["king"]
    pos = joust(final_round(0, 7, 9, 9), alike(6, 6) + "-1-1-1")
    assert tuple(fact(pos, "mark")) == (7, 2)


@pytest.mark.clause("C7.4")
def test_the_mark_of_several_groups_is_the_largest_then_the_highest() -> None:
    assert tuple(fact(crowned(0, 9, 3, king=alike(7, 1) + "-6-6"), "mark")) == (7, 1)
    twice = joust(final_round(0, 7, 12, 12, king=alike(7, 1)), alike(4, 6) + "-" + alike(8, 1))
    assert tuple(fact(twice, "mark")) == (8, 1)


@pytest.mark.clause("C7.5")
def test_the_queen_stays_with_her_owner() -> None:
    pos = joust(final_round(0, 9, 9, 9), alike(8, 3) + "-1")
    assert (owns(pos, 0), owns(pos, 2)) == (["queen"], ["king"])


@pytest.mark.clause("C7.5")
@pytest.mark.parametrize(
    ("dice", "winner"),
    [(alike(8, 3), 0), (alike(8, 4), 0), (alike(8, 2), 1), (alike(7, 6) + "-3", 1)],
)
def test_the_queens_owner_needs_only_to_equal_the_mark(dice: str, winner: int) -> None:
    pos = finish_last(dice)
    assert (pos.to_act, fact(pos, "winner")) == (None, winner)


def finish_last(dice: str) -> tr.Position:
    """Let B take the King with eight 3s, and A answer with the Queen's die and this result."""
    pos = joust(final_round(0, 7, 8), alike(8, 3))
    rolled, _, added = dice.rpartition("-")
    pos = play(pos, "roll", f"roll {rolled}", f"add queen {added}")
    return play(pos, *(f"aside {number}" for number in dice.split("-")), "finish")


@pytest.mark.clause("C7.5")
def test_the_game_ends_without_the_queens_owners_roll_if_he_still_holds_the_king() -> None:
    pos = final_round(0, 7, 9, 9)
    pos = joust(pos, "1-1-2-2-3-3-4-4-5")
    assert pos.to_act == 1
    pos = joust(pos, "1-1-2-2-3-3-4-4-5")
    assert (pos.to_act, fact(pos, "phase"), fact(pos, "winner")) == (None, "over", 0)


@pytest.mark.clause("C7.7")
@pytest.mark.parametrize("players", range(2, 6))
def test_whoever_holds_the_king_wins_and_the_others_are_not_ranked(players: int) -> None:
    pos = final_round(0, 7, *[9] * (players - 1))
    while pos.to_act is not None:
        pos = joust(pos, alike(9, 6) if fact(pos, "turn") == 1 else "-".join("123456123"[: fact(pos, "in_hand")]))
    assert pos.outcome is not None
    assert (pos.outcome.winner, pos.outcome.winners) == (1, (1,))
    assert pos.outcome.scores == tuple(int(seat == 1) for seat in range(players))
    assert texts(pos) == set()
    assert "king" in owns(pos, 1)
    assert refused(pos, "roll") == ("court-over", "C7.7")
