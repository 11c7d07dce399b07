"""Which castle a knight enters (T5.4), and what it costs."""

import pytest

from tests.games.torres.tables import fact, named, play, reach, refused, seat, table

WALL = """
    .   .   .   .   .
    .   1   .   .   .
    .   1   .   .   .
    .   1   .   .   .
    .   .A  .   .   .
"""


@pytest.mark.clause("T5.4")
def test_a_knight_enters_the_castle_beside_and_comes_out_at_any_other_gate() -> None:
    gates = named("a2 a3 a4 b5 c2 c3 c4")
    assert reach(table(WALL), "b1") == named("a1 c1 b2") | gates


@pytest.mark.clause("T5.4")
def test_going_through_a_castle_costs_one_action_point() -> None:
    pos = play(table(WALL), "gate b1>b5")
    assert (fact(pos, "ap"), seat(pos, 0)["knights"]) == (4, ["b5"])
    assert fact(pos, "towers") == fact(table(WALL), "towers")


@pytest.mark.clause("T5.4")
def test_the_last_action_point_is_enough() -> None:
    assert fact(play(table(WALL, ap=1), "gate b1>b5"), "ap") == 0


@pytest.mark.clause("T5.4")
def test_the_tower_of_the_entrance_must_be_higher_than_the_knight() -> None:
    pos = table("""
        .   .   .   .
        .   1   .   .
        .   1A  .   .
        .   .   .   .
    """)
    assert reach(pos, "b2") == named("a2 b1 b3 c2")
    assert refused(play(pos, "take b2"), "to b4") == ("torres-no-way", "T5.4")


@pytest.mark.clause("T5.4")
def test_a_knight_on_level_two_does_not_enter_lower_towers() -> None:
    pos = table("""
        .   .   .   .
        .   1   .   .
        .   2A  1   .
        .   2   .   .
    """)
    assert reach(pos, "b2") == named("a2 b1 b3 c2")


@pytest.mark.clause("T5.4")
def test_the_entrance_is_orthogonal() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        .   1   1   .
        .A  .   .   .
    """)
    assert reach(pos, "a1") == named("a2 b1")
    assert refused(play(pos, "take a1"), "to b3") == ("torres-no-way", "T5.4")


@pytest.mark.clause("T5.4")
def test_a_castle_that_touches_only_diagonally_is_another_castle() -> None:
    pos = table("""
        .   .   .   .
        .   1   .   .
        1   .   .   .
        .A  .   .   .
    """)
    assert reach(pos, "a1") == named("b1 a2") | named("a3 b2")


@pytest.mark.clause("T5.4")
def test_one_action_leads_through_one_castle_only() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        1   .   1   .
        .A  .   .   .
    """)
    assert reach(pos, "a1") == named("b1 a2") | named("a3 b2")
    assert refused(play(pos, "take a1"), "to c3") == ("torres-no-way", "T5.4")
    assert reach(play(pos, "gate a1>b2"), "b2") >= named("c1 c3 d2")


@pytest.mark.clause("T5.4")
def test_beside_two_castles_the_knight_picks_one() -> None:
    pos = table("""
        .   .   .   .
        .   .   1   .
        1   .A  1   .
        .   .   .   .
    """)
    west, east = named("a1 a3"), named("c1 d2 d3 c4 b3")
    assert reach(pos, "b2") == named("a2 b1 b3 c2") | west | east


@pytest.mark.clause("T5.4")
def test_a_knight_in_the_middle_of_four_castles_reaches_them_all() -> None:
    pos = table("""
        .   .   .   .   .
        .   1   .   .   .
        1   .A  1   .   .
        .   1   .   .   .
        .   .   .   .   .
    """)
    assert reach(pos, "b3") == named("a3 c3 b2 b4") | named("a2 a4 c2 c4 d3 b1 b5")


@pytest.mark.clause("T5.4")
def test_the_exit_may_be_at_the_tower_of_the_entrance() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        .A  1   .   .
        .   .   .   .
    """)
    assert reach(pos, "a2") == named("a1 a3 b2") | named("b1 b3 c2")


@pytest.mark.clause("T5.4")
def test_another_players_knight_cannot_be_sent_through_a_gate() -> None:
    pos = table(WALL.replace(".A", ".B"))
    assert refused(pos, "take b1") == ("torres-not-your-knight", "T5.3")
