import pytest

from tests.games.torres.tables import last_turn, play, scores, table

SHARED = """
    .   .   .   .
    .   .   .   .
    .   .   .   .
    2A  2B  .   .
"""
KINGS_CASTLE = """
    .   .   .   .
    .   .   .   .
    {king}K  .   .   .
    {knight}  1   1   .
"""
BOTH_WITH_THE_KING = """
    .   .   .   .
    .   .   .   .
    .   .   .   .
    1A  1B  1K  .
"""


@pytest.mark.clause("T9.1")
def test_a_castle_scores_its_area_times_the_level_of_the_highest_knight() -> None:
    pos = last_turn("""
        .   .   .   .
        .   .   .   .
        1A  4   1B  .
        3A  2A  .   .
    """)
    assert scores(play(pos, "end")) == [5 * 3, 5 * 1]


@pytest.mark.clause("T9.1")
def test_a_castle_scores_once_however_many_knights_are_in_it() -> None:
    for knights in ("2A  2A", "2A  2 ", "2A  2B"):
        pos = last_turn(SHARED.replace("2A  2B", knights))
        assert scores(play(pos, "end"))[0] == 4


@pytest.mark.clause("T9.1")
def test_each_castle_with_an_own_knight_scores() -> None:
    pos = last_turn("""
        1A  .   .   1A
        .   .   .   1
        .   .   .   .
        2A  1   .   1
    """)
    assert scores(play(pos, "end")) == [4 + 2 + 1, 0]


@pytest.mark.clause("T9.1")
def test_castles_without_an_own_knight_score_nothing() -> None:
    pos = last_turn("""
        .   .   .   .
        3B  3   3   .
        .   .   .   .
        1A  .   .   .
    """)
    assert scores(play(pos, "end")) == [1, 9]


@pytest.mark.clause("T9.1")
def test_all_castles_are_added_up_and_the_marker_moves_once() -> None:
    plan = """
        1A  .   .   .
        .   .   .   .
        .   .   .   .
        2A  1   .   .
    """
    assert scores(play(last_turn(plan, players=3, scores=[0, 4, 1]), "end")) == [5, 4, 1]
    assert scores(play(last_turn(plan, players=3, scores=[0, 5, 1]), "end")) == [6, 5, 1]


@pytest.mark.clause("T9.1")
@pytest.mark.parametrize(
    ("starter", "points"), [(0, [3, 4, 5]), (1, [5, 3, 4]), (2, [4, 5, 3])], ids=["A", "B", "C"]
)
def test_players_score_in_the_turn_order_of_the_last_round(starter: int, points: list[int]) -> None:
    plan = """
        .   .   .   .
        .   .   .   .
        .   .   .   .
        1A  1B  1C  .
    """
    pos = table(plan, players=3, round=4, starter=starter, turn=(starter + 2) % 3)
    assert scores(play(pos, "end")) == points


@pytest.mark.clause("T9.1")
def test_nothing_is_scored_before_the_year_is_over() -> None:
    assert scores(play(table(SHARED, round=4), "end")) == [0, 0]
    assert scores(play(table(SHARED, round=3, turn=1), "end")) == [0, 0]
    assert scores(play(table(SHARED, round=4, turn=1), "end")) == [4, 5]


@pytest.mark.clause("T9.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize(("year", "bonus"), [(1, 5), (2, 10), (3, 15)])
def test_the_king_rewards_a_knight_exactly_on_the_level_of_the_year(year: int, bonus: int, level: int) -> None:
    pos = last_turn(KINGS_CASTLE.format(king=1, knight=f"{level}A"), year=year, scores=[0, 1])
    expected = 4 * level + (bonus if level == year else 0)
    assert scores(play(pos, "end")) == [expected, 1]


@pytest.mark.clause("T9.2")
@pytest.mark.parametrize("king", [1, 2, 3, 4])
def test_the_kings_own_level_does_not_matter(king: int) -> None:
    pos = last_turn(KINGS_CASTLE.format(king=king, knight="2A"), year=2)
    assert scores(play(pos, "end")) == [8 + 10, 0]


@pytest.mark.clause("T9.2")
def test_a_player_has_the_bonus_only_once() -> None:
    pos = last_turn(BOTH_WITH_THE_KING.replace("B", "A"))
    assert scores(play(pos, "end")) == [3 + 5, 0]


@pytest.mark.clause("T9.2")
def test_a_lower_knight_earns_the_bonus_beside_a_higher_one() -> None:
    pos = last_turn(BOTH_WITH_THE_KING.replace("1B", "3A"))
    assert scores(play(pos, "end")) == [9 + 5, 0]


@pytest.mark.clause("T9.2")
def test_every_player_with_such_a_knight_has_the_bonus() -> None:
    assert scores(play(last_turn(BOTH_WITH_THE_KING), "end")) == [3 + 5, 4 + 5]


@pytest.mark.clause("T9.2")
def test_a_knight_in_another_castle_has_no_bonus() -> None:
    pos = last_turn("""
        1A  .   .   .
        .   1A  .   .
        1K  .   .   .
        .   .   .   .
    """)
    assert scores(play(pos, "end")) == [1 + 1, 0]


@pytest.mark.clause("T9.2")
def test_the_bonus_follows_when_all_have_scored_their_castles() -> None:
    pos = last_turn(BOTH_WITH_THE_KING, scores=[0, 5])
    assert scores(play(pos, "end")) == [9, 13]


@pytest.mark.clause("T9.2")
@pytest.mark.parametrize(("starter", "points"), [(0, [10, 14]), (1, [9, 14])])
def test_the_bonus_is_given_in_the_same_order(starter: int, points: list[int]) -> None:
    """After the castles A stands on 4 and B on 9: if A is first, B's marker is still in the way."""
    pos = table(BOTH_WITH_THE_KING, round=4, starter=starter, turn=1 - starter, scores=[1, 6])
    assert scores(play(pos, "end")) == points


@pytest.mark.clause("T9.2")
def test_the_kings_castle_is_the_one_he_stands_in_when_scoring() -> None:
    pos = last_turn("""
        .   .   .   .
        .   .   .   .
        2A  1   .   .
        .   .   .   1B
    """)
    pos = play(pos, "end")
    assert scores(pos) == [4, 1]
    stayed, moved = play(pos, "stay"), play(pos, "king b2")
    for king, points in ((stayed, 8), (moved, 8 + 10)):
        there = king
        for _ in range(8):
            there = play(there, "end")
        assert scores(there) == [points, 2]


@pytest.mark.clause("T9.2")
def test_a_knight_who_reaches_the_kings_castle_in_the_last_turn_has_the_bonus() -> None:
    pos = last_turn("""
        .   .   .   .
        .   .   .   .
        .B  1K  .   .
        .   .   .   .
    """)
    assert scores(play(pos, "B b1", "Ka2-a1", "Ka1-b1", "end")) == [0, 2 + 5]


@pytest.mark.clause("T9.3")
def test_knights_on_the_ground_score_nothing_and_are_in_no_castle() -> None:
    plan = """
        .   .   .   .
        .   .   .   .
        .A  1K  .A  .
        .   1   .A  .
    """
    for year in (1, 2, 3):
        assert scores(play(last_turn(plan, year=year), "end")) == [0, 0]
