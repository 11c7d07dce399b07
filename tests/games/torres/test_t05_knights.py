import pytest

import tafelrunde as tr
from tests.games.torres.tables import cells, fact, named, play, reach, refused, seat, table, texts

STAIRCASE = """
    .   .   .   .
    .   2   .   .
    .   1A  3   .
    .   1   .   .
"""


@pytest.mark.clause("T5.1")
def test_a_new_knight_goes_to_the_same_level_or_a_lower_one_but_never_higher() -> None:
    pos = table(STAIRCASE)
    assert cells(pos, "D") == named("a2 b1")
    for higher in ("b3", "c2"):
        assert refused(pos, f"D {higher}") == ("torres-deploy-higher", "T5.1")


@pytest.mark.clause("T5.1")
def test_a_new_knight_may_go_down_any_number_of_levels() -> None:
    pos = table("""
        .   .   .   .
        .   1   .   .
        .   4A  4   .
        .   3   .   .
    """)
    assert cells(pos, "D") == named("a2 b1 b3 c2")


@pytest.mark.clause("T5.1")
def test_from_the_ground_a_new_knight_goes_only_to_the_ground() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        1   .A  1   .
        .   .   .   .
    """)
    assert cells(pos, "D") == named("b1 b3")


@pytest.mark.clause("T5.1")
def test_a_new_knight_goes_next_to_an_own_knight_and_orthogonally() -> None:
    pos = table("""
        .   .   .   .
        .   .   .B  .
        .   .   .   .
        1A  .   .   .
    """)
    assert cells(pos, "D") == named("a2 b1")
    for cell in ("b2", "c2", "d3", "h1"):
        assert refused(pos, f"D {cell}") == ("torres-no-knight-beside", "T5.1")


@pytest.mark.clause("T5.1")
def test_any_own_knight_will_do_each_on_his_own_level() -> None:
    pos = table("""
        .   .   .   .
        .   .   2   .
        .A  1   2A  .
        .   .   .   .
    """)
    assert cells(pos, "D") == named("a1 a3 b2 c1 c3 d2")


@pytest.mark.clause("T5.1")
def test_a_higher_knight_elsewhere_does_not_help() -> None:
    pos = table("""
        .   .   .   .
        1   .   2   .
        .A  .   2A  .
        .   .   .   .
    """)
    assert cells(pos, "D") == named("a1 b2 c1 c3 d2")
    assert refused(pos, "D a3") == ("torres-deploy-higher", "T5.1")


@pytest.mark.clause("T5.1")
def test_a_new_knight_never_goes_through_gates() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        .   1   .   .
        .   .A  .   .
    """)
    assert reach(pos, "b1") == named("a1 c1 b2") | named("a2 b3 c2")
    assert cells(pos, "D") == named("a1 c1")
    assert refused(pos, "D b3") == ("torres-no-knight-beside", "T5.1")


@pytest.mark.clause("T5.1")
def test_the_board_ends_at_its_edges() -> None:
    plan = """
        .   .   .   .
        .A  .   .   .
        .   .   .   .
        1   .   .   .
    """
    assert cells(table(plan), "D") == reach(table(plan), "a3") == named("a2 a4 b3")
    at_the_top = table("""
        .A  .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .A
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        1   .   .   .   .   .   .   .
    """)
    assert cells(at_the_top, "D") == named("a7 b8 g6 h5 h7")


@pytest.mark.clause("T5.1")
def test_a_player_has_six_knights() -> None:
    plan = """
        .   .   .   .
        .A  .   .   .
        .A  {}  .   .
        1A  .A  .A  .
    """
    pos = play(table(plan.format(".")), "D b2")
    assert len(seat(pos, 0)["knights"]) == 6
    assert texts(pos, "D") == set()
    assert refused(pos, "D d1") == ("torres-all-knights", "T5.1")
    assert fact(pos, "ap") == 3


@pytest.mark.clause("T5.1")
def test_a_new_knight_can_deploy_the_next_one() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        .   .   .   .
        1A  .   .   .
    """)
    assert refused(pos, "D c1") == ("torres-no-knight-beside", "T5.1")
    assert seat(play(pos, "D b1", "D c1"), 0)["knights"] == ["a1", "b1", "c1"]


@pytest.mark.clause("T5.2")
def test_a_cell_is_free_without_a_knight_and_without_the_king() -> None:
    pos = table("""
        .   .   .   .
        .   1K  .   .
        1B  1A  1A  .
        .   1   .   .
    """)
    moving = play(pos, "take b2")
    for cell in ("a2", "b3", "c2"):
        assert refused(pos, f"D {cell}") == ("torres-occupied", "T5.2")
        assert refused(moving, f"to {cell}") == ("torres-occupied", "T5.2")
    assert cells(moving, "to") == named("b1")
    assert "D b1" in texts(pos)


@pytest.mark.clause("T5.2")
def test_a_cell_that_a_knight_has_left_is_free() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        1   .   .   .
        1A  .A  .   .
    """)
    assert refused(play(pos, "take b1"), "to a1") == ("torres-occupied", "T5.2")
    assert seat(play(pos, "Ka1-a2", "Kb1-a1"), 0)["knights"] == ["a1", "a2"]


@pytest.mark.clause("T5.3")
def test_a_step_goes_at_most_one_level_up() -> None:
    pos = play(table(STAIRCASE), "take b2")
    assert {"to b3"} <= texts(pos)
    assert refused(pos, "to c2") == ("torres-too-steep", "T5.3")


@pytest.mark.clause("T5.3")
def test_a_step_from_the_ground_goes_to_level_one_but_not_to_level_two() -> None:
    pos = play(
        table("""
        .   .   .   .
        .   .   .   .
        2   2   .   .
        .A  1   .   .
    """),
        "take a1",
    )
    assert {"to b1"} <= texts(pos)
    assert refused(pos, "to a2") == ("torres-too-steep", "T5.3")


@pytest.mark.clause("T5.3")
def test_a_step_goes_any_number_of_levels_down() -> None:
    pos = table(
        """
        .   .   .   .
        .   5   .   .
        .   5A  1   .
        1   3   .   .
    """,
        year=2,
    )
    assert reach(pos, "b2") == named("a2 b1 b3 c2")


@pytest.mark.clause("T5.3")
def test_a_step_is_orthogonal_and_leads_one_cell_far() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        .   .A  .   .
        .   .   .   1
    """)
    assert reach(pos, "b2") == named("a2 b1 b3 c2")
    moving = play(pos, "take b2")
    for cell in ("a1", "c3", "b4", "d2"):
        assert refused(moving, f"to {cell}") == ("torres-no-way", "T5.4")


@pytest.mark.clause("T5.3")
@pytest.mark.parametrize("blockers", [(".A", ".A"), (".B", ".B"), ("1K", ".A"), (".B", "1K")])
def test_knights_and_the_king_block(blockers: tuple[str, str]) -> None:
    pos = table(f"""
        .   .   .   1
        .B  .   .   .
        {blockers[0]}  .B  .   .
        .A  {blockers[1]}  .B  .
    """)
    assert refused(pos, "take a1") == ("torres-stuck", "T5.3")
    way_out = table(f"""
        .   .   .   1
        .B  .   .   .
        .   .B  .   .
        .A  {blockers[1]}  .B  .
    """)
    assert reach(way_out, "a1") == {"a2"}


@pytest.mark.clause("T5.3")
def test_only_an_own_knight_is_moved() -> None:
    pos = table("""
        .   .   .   .
        .   .   .   .
        1   .   .   .
        1A  .B  .   .
    """)
    assert texts(pos, "take") == {"take a1"}
    for cell in ("b1", "a2", "g8"):
        assert refused(pos, f"take {cell}") == ("torres-not-your-knight", "T5.3")


@pytest.mark.clause("T5.3")
def test_a_knight_taken_up_is_set_down_before_anything_else() -> None:
    pos = play(table(STAIRCASE), "take b2")
    assert all(text.startswith("to ") for text in texts(pos))
    for text in ("end", "track", "take b2", "B b1"):
        assert refused(pos, text)[0] == "torres-not-now"
    assert refused(table(STAIRCASE), "to b3") == ("torres-not-now", "T5.3")


def knights_after(pos: tr.Position) -> set[tuple[int, int]]:
    """Return how many knights both players have after every action, and every way of carrying it out."""
    if fact(pos, "phase") in ("card", "place"):
        return {counts for action in pos.legal() for counts in knights_after(pos.apply(action))}
    return {(len(seat(pos, 0)["knights"]), len(seat(pos, 1)["knights"]))}


@pytest.mark.clause("T5.5")
def test_knights_are_never_captured_and_stay_on_the_board_also_with_the_redeploy_card() -> None:
    pos = table(
        """
        .   .   .   .
        .   2B  1   .
        .B  1A  1B  .
        .   .A  .   .
    """,
        hands=[["redeploy", "vault"]],
    )
    after = {str(action): knights_after(pos.apply(action)) for action in pos.legal()}
    for text, counts in after.items():
        assert counts == ({(3, 3)} if text.startswith("D ") else {(2, 3)})
    assert {"play redeploy", "play vault", "take b1", "take b2"} <= set(after)


@pytest.mark.clause("T5.5")
def test_only_the_redeploy_card_takes_a_knight_from_the_board_to_set_it_elsewhere() -> None:
    plan = """
        1A  .   .   .
        .   .   .   .
        .   .   .   .
        1A  .   .   .
    """
    assert reach(table(plan), "a4") == named("a3 a5 b4")
    pos = play(table(plan, hands=[["redeploy"]]), "redeploy a4-b1")
    assert seat(pos, 0)["knights"] == ["a1", "b1"]
    assert fact(pos, "ap") == 5
