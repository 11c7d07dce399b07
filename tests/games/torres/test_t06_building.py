import pytest

from tests.games.torres.tables import cells, fact, named, play, refused, table, texts

AT_THE_RIGHT_EDGE = named("f8 h8 g7 h7 g6 g4 g2 h1 e1 g1 f2")
"""Where the five castles at the right edge can grow; h5 and h3 lie between two of them."""


@pytest.mark.clause("T6.1")
def test_a_block_goes_on_the_ground_next_to_a_castle_or_on_a_tower() -> None:
    pos = table("""
        .   .   .   .
        .   1   .   .
        .   1   .   .
        .   .   .   .
    """)
    castle, ground = named("b2 b3"), named("a2 a3 b1 b4 c2 c3")
    assert cells(pos, "B") == castle | ground | AT_THE_RIGHT_EDGE


@pytest.mark.clause("T6.1")
def test_a_block_on_the_ground_extends_the_castle_and_on_a_tower_raises_it() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        1   1   .   .
        .   .   .   .
    """)
    assert fact(play(pos, "B c2"), "towers")["c2"] == 1
    raised = play(pos, "B a2")
    assert fact(raised, "towers")["a2"] == 2
    assert {**fact(raised, "towers"), "a2": 1} == fact(pos, "towers")


@pytest.mark.clause("T6.1")
def test_a_block_founds_no_castle() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        1   .   .   .
        .   .   .   .
    """)
    for cell in ("c2", "c4", "b1", "b3", "a5"):
        assert refused(pos, f"B {cell}") == ("torres-no-castle", "T6.1")
    assert cells(pos, "B") == {"a1", "a3", "b2"} | AT_THE_RIGHT_EDGE


@pytest.mark.clause("T6.1")
@pytest.mark.parametrize("piece", ["1A", "1B", "1K"])
def test_no_block_goes_on_a_tower_with_a_piece(piece: str) -> None:
    pos = table(f"""
        .   .   .   .
        .   .   .   .
        1   {piece}  .   .
        .   .   .   .
    """)
    assert refused(pos, "B b2") == ("torres-occupied", "T6.1")
    assert "B a2" in texts(pos)


@pytest.mark.clause("T6.1")
@pytest.mark.parametrize("piece", [".A", ".B"])
def test_no_block_goes_on_the_ground_under_a_knight(piece: str) -> None:
    pos = table(f"""
        .   .   .   .
        .   .   .   .
        1   {piece}  .   .
        .   .   .   .
    """)
    assert refused(pos, "B b2") == ("torres-occupied", "T6.1")
    assert {"B a1", "B a3"} <= texts(pos)


@pytest.mark.clause("T6.1")
def test_a_block_needs_no_knight_near_it() -> None:
    pos = table("""
        .   .   .   1
        .   .   .   .
        .   .   .   .
        1A  .   .   .
    """)
    assert {"d5", "c4", "e4", "d3", "a2", "b1"} <= cells(pos, "B")


@pytest.mark.clause("T6.1")
def test_castles_do_not_grow_around_the_edge_of_the_board() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        .   .   1   .
        .   .   .   .
    """)
    assert not cells(pos, "B") & {f"a{rank}" for rank in range(1, 9)}
    assert refused(pos, "B a5") == ("torres-no-castle", "T6.1")


@pytest.mark.clause("T6.2")
@pytest.mark.parametrize(
    "row",
    ["1   .   1   .", "1A  .   1   .", "1   .   1K  ."],
)
def test_a_block_that_would_touch_two_castles_is_forbidden(row: str) -> None:
    pos = table(f"""
        .   .   .   .
        .   .   .   .
        {row}
        .   .   .   .
    """)
    assert refused(pos, "B b2") == ("torres-joins", "T6.2")
    assert {"a1", "a3", "c1", "c3", "d2"} <= cells(pos, "B")


@pytest.mark.clause("T6.2")
def test_nor_may_it_touch_two_castles_around_a_corner_or_three() -> None:
    pos = table("""
        .   .   .   .
        .   1   .   .
        1   .   1   .
        .   .   .   .
    """)
    for cell in ("b2", "a3", "c3"):
        assert refused(pos, f"B {cell}") == ("torres-joins", "T6.2")
    assert {"a1", "c1", "b4", "d2"} <= cells(pos, "B")


@pytest.mark.clause("T6.2")
def test_touching_another_castle_diagonally_is_fine() -> None:
    pos = table("""
        .   .   .   .
        1   .   .   .
        .   .   1   .
        .   .   .   .
    """)
    assert {"b1", "b3", "c1", "c3"} & cells(pos, "B") == {"b3", "c1", "c3"}
    assert {"a2", "b2"} <= cells(pos, "B")
    diagonal = play(pos, "B b3")
    assert refused(diagonal, "B c3") == ("torres-joins", "T6.2")
    assert refused(diagonal, "B b2") == ("torres-joins", "T6.2")


@pytest.mark.clause("T6.2")
def test_touching_the_same_castle_on_several_sides_is_fine() -> None:
    pos = table("""
        .   .   .   .
        1   1   1   .
        1   .   1   .
        .   .   .   .
    """)
    assert "b2" in cells(pos, "B")
    assert "b1" not in cells(pos, "B")
    assert "b1" in cells(play(pos, "B b2"), "B")


@pytest.mark.clause("T6.2")
def test_two_castles_are_never_joined_step_by_step() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        1   .   .   1
        .   .   .   .
    """)
    assert {"b2", "c2"} <= cells(pos, "B")
    assert refused(play(pos, "B b2"), "B c2") == ("torres-joins", "T6.2")


@pytest.mark.clause("T6.3")
def test_a_tower_alone_cannot_rise() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        .   1   .   .
        .   .   .   .
    """)
    assert refused(pos, "B b2") == ("torres-too-high", "T6.3")


@pytest.mark.clause("T6.3")
@pytest.mark.parametrize(("levels", "allowed"), [((1, 1, 1), True), ((2, 1, 1), True), ((3, 1, 1), False)])
def test_no_tower_may_be_higher_than_the_area_of_its_castle(levels: tuple[int, ...], allowed: bool) -> None:
    pos = table(
        """
        .   .   .   .
        .   .   .   .
        {1}   {2}   .   .
        {0}   .   .   .
    """.format(*levels)
    )
    assert ("B a1" in texts(pos)) == allowed
    if not allowed:
        assert refused(pos, "B a1") == ("torres-too-high", "T6.3")


@pytest.mark.clause("T6.3")
def test_a_castle_that_has_grown_may_rise_in_the_same_turn() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        2   1   .   .
        .   .   .   .
    """)
    assert refused(pos, "B a2") == ("torres-too-high", "T6.3")
    grown = play(pos, "B a1")
    assert fact(play(grown, "B a2"), "towers")["a2"] == 3
    assert refused(play(grown, "B a2"), "B a2") == ("torres-too-high", "T6.3")


@pytest.mark.clause("T6.3")
def test_the_area_of_a_castle_that_touches_diagonally_does_not_count() -> None:
    pos = table("""
        .   .   1   1
        .   .   1   1
        2   1   .   .
        .   .   .   .
    """)
    assert refused(pos, "B a2") == ("torres-too-high", "T6.3")
    assert "B b2" in texts(pos)


@pytest.mark.clause("T6.3")
def test_the_other_towers_may_still_rise_up_to_the_area() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        4   3   .   .
        2   1   .   .
    """)
    assert cells(pos, "B") & named("a1 a2 b1 b2") == named("a1 b1 b2")


@pytest.mark.clause("T6.4")
def test_one_turn_may_spread_its_blocks_over_several_castles() -> None:
    pos = table("""
        .   .   .   1
        .   .   .   .
        1   .   .   .
        .   .   .   .
    """)
    built = play(pos, "B a3", "B c4", "B g7")
    assert fact(built, "towers") == {**fact(pos, "towers"), "a3": 1, "c4": 1, "g7": 1}
