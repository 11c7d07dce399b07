from fractions import Fraction

import pytest

import tafelrunde as tr
from tests.games.torres.tables import (
    GAME,
    cells,
    chances,
    fact,
    pass_turn,
    play,
    refused,
    scores,
    seat,
    texts,
)
from tests.games.torres.test_t01_components import CARDS

MARKED = {"d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1"}


def begun(players: int = 2, start: int = 0) -> tr.Position:
    """Return the position before the first knight is set."""
    return GAME.start(players=players, start=start)


@pytest.mark.clause("T2.1")
@pytest.mark.parametrize("variant", ["basic", "luck"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_foundation_block_lies_on_each_of_the_eight_marked_cells(variant: str, players: int) -> None:
    start = GAME.start(players=players, variant=variant)
    assert fact(start, "towers") == dict.fromkeys(MARKED, 1)


@pytest.mark.clause("T2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_face_down_pile_of_ten_and_an_empty_hand(players: int) -> None:
    start = begun(players)
    for number in range(players):
        assert seat(start, number)["pile"] == [None] * 10
        assert seat(start, number)["hand"] == []


@pytest.mark.clause("T2.2")
def test_the_pile_is_shuffled_and_everyone_draws_from_his_own_ten() -> None:
    pos = play(begun(), "D d8", "D c6", "king h5", "buy")
    assert chances(pos) == {f"draw {card}": Fraction(1, 10) for card in CARDS}
    pos = play(pos, "draw vault")
    assert chances(pos) == {f"draw {card}": Fraction(1, 9) for card in CARDS - {"vault"}}
    pos = play(pos, "draw raise", "draw stairs", "keep vault", "top raise", "end", "buy")
    assert chances(pos) == {f"draw {card}": Fraction(1, 10) for card in CARDS}


@pytest.mark.clause("T2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_random(players: int) -> None:
    start = GAME.start(players=players)
    assert chances(start) == {f"start {letter}": Fraction(1, players) for letter in "ABCD"[:players]}
    assert play(start, "start B").to_act == 1


@pytest.mark.clause("T2.3")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_table_may_say_who_starts(start: int) -> None:
    assert begun(3, start).to_act == start


@pytest.mark.clause("T2.3")
def test_a_start_player_must_sit_at_the_table() -> None:
    with pytest.raises(tr.BadOption):
        GAME.start(players=2, start=2)


@pytest.mark.clause("T2.3")
def test_each_sets_one_knight_clockwise_from_the_start_player() -> None:
    pos = begun(4, start=2)
    order = []
    for cell in ("d8", "c6", "f6", "h5"):
        order.append(pos.to_act)
        pos = play(pos, f"D {cell}")
    assert order == [2, 3, 0, 1]
    assert [seat(pos, number)["knights"] for number in range(4)] == [["f6"], ["h5"], ["d8"], ["c6"]]


@pytest.mark.clause("T2.3")
def test_the_first_knights_stand_on_blocks() -> None:
    pos = begun()
    assert texts(pos) == {f"D {cell}" for cell in MARKED}
    assert refused(pos, "D d7") == ("torres-no-block", "T2.3")


@pytest.mark.clause("T2.3")
def test_the_first_knights_stand_in_different_castles() -> None:
    pos = play(begun(3), "D d8", "D e1")
    assert cells(pos, "D") == MARKED - {"d8", "e1"}
    assert refused(pos, "D d8") == ("torres-castle-taken", "T2.3")


@pytest.mark.clause("T2.3")
def test_the_last_of_them_sets_the_king_on_a_free_block() -> None:
    pos = play(begun(3, start=1), "D d8", "D c6", "D a4")
    assert pos.to_act == 0
    assert texts(pos) == {f"king {cell}" for cell in MARKED - {"d8", "c6", "a4"}}
    assert refused(pos, "king c6") == ("torres-occupied", "T2.3")
    assert refused(pos, "king c7") == ("torres-no-block", "T2.3")
    assert refused(pos, "stay")[0] == "torres-not-now"


@pytest.mark.clause("T2.3")
def test_then_the_start_player_has_the_first_turn_of_year_one() -> None:
    pos = play(begun(3, start=1), "D d8", "D c6", "D a4", "king h5")
    assert [fact(pos, name) for name in ("turn", "starter", "year", "round", "ap")] == [1, 1, 1, 1, 5]
    assert fact(pos, "phase") == "turn"


@pytest.mark.clause("T2.3")
def test_the_first_knight_costs_no_action_points() -> None:
    pos = play(begun(), "D d8", "D c6", "king h5")
    assert [seat(pos, number)["knights"] for number in (0, 1)] == [["d8"], ["c6"]]
    assert fact(pos, "ap") == 5


@pytest.mark.clause("T2.3")
def test_the_castle_of_the_king_is_the_kings_castle_of_year_one() -> None:
    pos = play(begun(), "D d8", "D c6", "king f6")
    pos = play(pos, "B f7", "Kd8-e8", "Ke8-f8", "Kf8-f7")
    while fact(pos, "phase") != "kings-move":
        pos = pass_turn(pos)
    assert scores(pos) == [2 * 1 + 5, 1]


@pytest.mark.clause("T2.4")
@pytest.mark.parametrize("variant", ["basic", "luck", "master"])
def test_all_markers_begin_before_the_track(variant: str) -> None:
    assert scores(GAME.start(players=4, variant=variant)) == [0, 0, 0, 0]


@pytest.mark.clause("T2.4")
def test_the_first_step_from_before_the_track_is_worth_one_point() -> None:
    pos = play(begun(), "D d8", "D c6", "king f6")
    assert scores(play(pos, "track")) == [1, 0]
