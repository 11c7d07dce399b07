"""The rulebook's own examples (T13)."""

import pytest

from tafelrunde.games.torres.cards import FOUNDATION_CELLS, SETS, STACKS
from tafelrunde.games.torres.state import BLOCKS
from tests.games.torres.tables import last_turn, play, scores

CASTLE_OF_FOUR = """
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .
    .   {0}  {1} .   .   .   .   .
    .   1K  1   .   .   .   .   .
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .
"""


@pytest.mark.clause("T13.1")
def test_level_three_of_a_castle_of_five_scores_fifteen_and_a_second_knight_nothing_more() -> None:
    pos = last_turn("""
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   3A  2A  1   .   .   .   .
        .   1   1   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
    """)
    assert scores(play(pos, "end")) == [15, 0]


@pytest.mark.clause("T13.2")
@pytest.mark.parametrize(("year", "points"), [(1, 16), (2, 26)])
def test_levels_four_and_two_of_the_kings_castle_of_four(year: int, points: int) -> None:
    pos = last_turn(CASTLE_OF_FOUR.format("4A", "2A"), year=year)
    assert scores(play(pos, "end")) == [points, 0]


@pytest.mark.clause("T13.3")
def test_levels_one_and_two_of_the_kings_castle_of_four_in_year_one() -> None:
    pos = last_turn(CASTLE_OF_FOUR.format("1A", "2A"))
    assert scores(play(pos, "end")) == [13, 0]


@pytest.mark.clause("T13.4")
def test_four_players_use_exactly_the_box() -> None:

    taken = 4 * sum(map(sum, STACKS[4]))
    assert (len(FOUNDATION_CELLS), taken) == (8, 80)
    assert len(FOUNDATION_CELLS) + taken + SETS == BLOCKS
