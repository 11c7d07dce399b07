"""Where gates lead (T5.4): free cells before a higher tower of the castle, never above the knight's level."""

import pytest

from tests.games.torres.tables import fact, named, play, reach, refused, table, texts

WALL = """
    .   .   .   .   .
    .   1   .   .   .
    .   1   .   .   .
    .   1   .   .   .
    .   .A  .   .   .
"""
HALL = """
    .   .   .   .   .
    .   1   1   .   .
    .   2   .   .   .
    .   1A  .   .   .
    .   .   .   .   .
"""


@pytest.mark.clause("T5.4")
def test_the_knight_may_himself_stand_on_a_tower_of_that_castle() -> None:
    steps = named("a2 b1 c2 b3")
    ground = named("a3 c3 a4 b5 d4 c5")
    assert reach(table(HALL), "b2") == steps | ground | {"b4"}


@pytest.mark.clause("T5.4")
def test_he_comes_out_on_a_tower_only_next_to_a_higher_one() -> None:
    pos = play(table(HALL), "take b2")
    assert refused(pos, "to c4") == ("torres-no-way", "T5.4")
    assert "to b4" in texts(pos)


@pytest.mark.clause("T5.4")
def test_he_never_comes_out_above_the_level_he_came_from() -> None:
    below = table(HALL.replace("1A", "1").replace(".   2   .", ".A  2   ."))
    assert reach(below, "a3") == named("a2 a4") | named("b1 c2 c3 d4 c5 b5")
    for cell in ("b2", "b4", "c4"):
        assert refused(play(below, "take a3"), f"to {cell}") == ("torres-no-way", "T5.4")
    assert refused(play(below, "take a3"), "to b3") == ("torres-too-steep", "T5.3")


@pytest.mark.clause("T5.4")
def test_from_level_one_no_gate_leads_to_level_two() -> None:
    pos = table("""
        .   .   .   .   .
        .   2   .   .   .
        .   3   3   .   .
        .   1A  .   .   .
        .   1   .   .   .
    """)
    ground = named("a1 c1 a3 d3 a4 c4 b5")
    assert reach(pos, "b2") == named("a2 c2 b1") | ground
    moving = play(pos, "take b2")
    assert refused(moving, "to b4") == ("torres-no-way", "T5.4")
    assert refused(moving, "to b3") == ("torres-too-steep", "T5.3")


@pytest.mark.clause("T5.4")
def test_at_the_exit_any_tower_higher_than_the_exit_will_do() -> None:
    """From level 2 he comes out on level 1 by a gate of a tower of 2, which he could not have entered."""
    pos = table(
        """
        .   2   .   .   .
        .   2   1   .   .
        .   3   .   .   .
        .   2A  .   .   .
        .   .   .   .   .
    """,
    )
    moving = play(pos, "take b2")
    assert {"to b4", "to c4"} <= texts(moving)
    assert refused(moving, "to b5") == ("torres-no-way", "T5.4")
    assert reach(pos, "b2") == named("b3 a2 c2 b1 b4 c4 a3 c3 a4 d4 a5 c5 b6")


@pytest.mark.clause("T5.4")
def test_he_comes_out_on_every_level_from_his_own_down_to_the_ground() -> None:
    pos = table(
        """
        .   .   .   .   .   .
        3A  5   3   .   .   .
        .   4   .   .   .   .
        .   2   .   .   .   .
        .   1   .   .   .   .
        .   .   .   .   .   .
    """,
        year=2,
    )
    towers = reach(pos, "a5") & set(fact(pos, "towers"))
    assert towers == named("c5 b3 b2")


@pytest.mark.clause("T5.4")
def test_the_exit_must_be_free() -> None:
    pos = table("""
        .   .B  .   .
        .A  1   .   .
        .A  1   1K  .
        .   .   .   .
    """)
    moving = play(pos, "take a3")
    for cell in ("b4", "a2", "c2"):
        assert refused(moving, f"to {cell}") == ("torres-occupied", "T5.2")
    assert reach(pos, "a3") == named("a4 b3") | named("b1 c1 d2 c3")


@pytest.mark.clause("T5.4")
def test_pieces_on_higher_floors_do_not_matter() -> None:
    free, taken = (
        table(f"""
            .   .   .   .   .
            .   {pieces[0]}  .   .   .
            .   {pieces[1]}  .   .   .
            .   {pieces[2]}  .   .   .
            .   .A  .   .   .
        """)
        for pieces in (("1", "1", "1"), ("1K", "1A", "1B"))
    )
    assert reach(taken, "b1") == reach(free, "b1") - {"b2"}


@pytest.mark.clause("T5.4")
def test_he_never_comes_out_on_his_own_cell() -> None:
    assert refused(play(table(WALL), "take b1"), "to b1") == ("torres-occupied", "T5.2")
    enclosed = """
        .   .   .   .
        .B  .   .   .
        1K  {}  .   .
        .A  .B  .   .
    """
    assert reach(table(enclosed.format(".")), "a1") == {"b2"}
    assert refused(table(enclosed.format(".B")), "take a1") == ("torres-stuck", "T5.3")


@pytest.mark.clause("T5.4")
def test_a_knight_without_any_step_may_still_use_a_gate() -> None:
    pos = table("""
        .   .   .   .
        1   .   .   .
        2   .   .   .
        .A  .B  .   .
    """)
    assert texts(pos, "take") == {"take a1"}
    assert reach(pos, "a1") == named("b2 b3 a4")


@pytest.mark.clause("T5.4")
def test_a_knight_below_steep_walls_is_stuck_when_every_exit_on_his_level_is_taken() -> None:
    pos = table("""
        .B  .   .   .
        1   .B  .   .
        2   .B  .   .
        .A  .B  .   .
    """)
    assert refused(pos, "take a1") == ("torres-stuck", "T5.3")


@pytest.mark.clause("T5.4")
def test_where_a_plain_step_leads_to_the_same_cell_it_is_one_and_the_same_action() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        1   1   .   .
        .A  .   .   .
    """)
    listed = [str(action) for action in play(pos, "take a1").legal()]
    assert sorted(listed) == ["to a2", "to a3", "to b1", "to b3", "to c2"]
    assert play(pos, "gate a1>b1") == play(pos, "Ka1-b1")
    assert fact(play(pos, "gate a1>b1"), "ap") == 4


@pytest.mark.clause("T5.4")
def test_gates_do_not_lead_around_the_edge_of_the_board() -> None:
    pos = table("""
        .   .   .   .   .
        1   .   .   .   .
        .A  .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
    """)
    assert reach(pos, "a3") == named("a2 b3 a4") | named("a5 b4")
    at_the_right = table("""
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .A
        .   .   .   .   .   .   .   .
        1   .   .   .   .   .   .   .
    """)
    assert reach(at_the_right, "h3") == named("g3 h2 h4") | named("g2 h1 g4 h5")
