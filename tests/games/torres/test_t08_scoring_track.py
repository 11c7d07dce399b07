import pytest

import tafelrunde as tr
from tests.games.torres.tables import GAME, fact, last_turn, play, scores, table

CASTLE = """
    .   .   .   .
    .   .   .   .
    .   .   .   .
    2A  1   .   .
"""
"""A scores 4."""
KINGS_CASTLE = """
    .   .   .   .
    .   .   .   .
    1   .   .   .
    1A  1K  1   .
"""
"""A scores 4, and 5 in year one."""


@pytest.mark.clause("T8.1")
def test_one_action_point_moves_one_space() -> None:
    pos = play(table(CASTLE, scores=[7, 20]), "track")
    assert (scores(pos), fact(pos, "ap")) == ([8, 20], 4)


@pytest.mark.clause("T8.1")
def test_an_occupied_space_is_passed_over_to_the_next_free_one() -> None:
    pos = table(CASTLE, players=3, scores=[11, 13, 12])
    after = play(pos, "track")
    assert scores(after) == [14, 13, 12]
    assert fact(after, "ap") == 4
    assert scores(play(after, "track")) == [15, 13, 12]


@pytest.mark.clause("T8.1")
def test_only_the_space_where_a_marker_would_end_matters() -> None:
    assert scores(play(table(CASTLE, players=3, scores=[11, 13, 14]), "track", "track")) == [15, 13, 14]
    assert scores(play(last_turn(CASTLE, players=3, scores=[10, 11, 13]), "end"))[0] == 14
    assert scores(play(last_turn(CASTLE, players=3, scores=[10, 14, 16]), "end"))[0] == 15
    assert scores(play(last_turn(CASTLE, players=3, scores=[10, 14, 15]), "end"))[0] == 16


@pytest.mark.clause("T8.1")
def test_several_markers_may_stand_before_the_track() -> None:
    pos = table(CASTLE, players=4)
    assert scores(pos) == [0, 0, 0, 0]
    assert scores(play(pos, "track")) == [1, 0, 0, 0]
    assert scores(play(pos, "track", "end", "track")) == [1, 2, 0, 0]


@pytest.mark.clause("T8.1")
def test_only_one_marker_stands_on_a_space() -> None:
    with pytest.raises(tr.BadPosition) as refusal:
        table(CASTLE, scores=[5, 5])
    assert refusal.value.problem.clause == "T8.1"
    pos = table(CASTLE, scores=[5, 6])
    assert GAME.position(pos.to_json()) == pos


@pytest.mark.clause("T8.1")
def test_the_track_has_no_end() -> None:
    assert scores(play(table(CASTLE, scores=[300, 301]), "track")) == [302, 301]
    assert scores(play(last_turn(CASTLE, scores=[498, 100]), "end")) == [502, 100]


@pytest.mark.clause("T8.1")
def test_castle_points_end_on_the_next_free_space_too() -> None:
    assert scores(play(last_turn(CASTLE, scores=[0, 4]), "end")) == [5, 4]
    assert scores(play(last_turn(CASTLE, scores=[0, 3]), "end")) == [4, 3]


@pytest.mark.clause("T8.2")
def test_castle_points_and_the_kings_bonus_are_one_move_each() -> None:
    alone = last_turn(KINGS_CASTLE, scores=[0, 30])
    assert scores(play(alone, "end")) == [4 + 5, 30]
    twice_in_the_way = last_turn(KINGS_CASTLE, players=3, scores=[0, 4, 10])
    assert scores(play(twice_in_the_way, "end")) == [11, 4, 10]
    in_the_way_once = last_turn(KINGS_CASTLE, players=3, scores=[0, 4, 9])
    assert scores(play(in_the_way_once, "end")) == [10, 4, 9]


@pytest.mark.clause("T8.2")
def test_the_master_bonus_is_a_move_of_its_own() -> None:
    """A: 4 for the castle, 5 for the king, 2 + 2 for his knight at the edge; markers stand in the way."""
    for others, points in (
        ((4, 20, 21), 14),
        ((9, 20, 21), 14),
        ((13, 20, 21), 14),
        ((4, 10, 15), 16),
        ((5, 10, 14), 13),
        ((20, 21, 22), 13),
    ):
        pos = last_turn(KINGS_CASTLE, players=4, variant="master", starter=0, scores=[0, *others])
        assert scores(play(pos, "end")) == [points, *others]


@pytest.mark.clause("T8.2")
def test_a_gain_of_0_moves_nothing() -> None:
    pos = last_turn(CASTLE, players=3, scores=[0, 7, 8])
    assert scores(play(pos, "end")) == [4, 7, 8]
    assert scores(play(last_turn(CASTLE.replace("A", "C"), players=3, scores=[0, 0, 1]), "end")) == [0, 0, 5]
