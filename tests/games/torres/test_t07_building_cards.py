"""The cards raise and extra_block (T7.3)."""

import pytest

import tafelrunde as tr
from tests.games.torres.card_tables import TWO_KNIGHTS, holding, playable, without_effect
from tests.games.torres.tables import cells, fact, play, refused, seat, texts

GROUND = """
    .A  .   1   .A  1
    .   .   .   .   .
    .A  1   .   .B  .
    .   .   .   .   .
"""
"""A's knights on the ground: alone on a8, between two castles on d8, beside one castle on a6."""


@pytest.mark.clause("T7.3")
def test_raise_on_the_ground_founds_or_extends_a_castle_but_never_joins_two() -> None:
    pos = holding(GROUND, "raise")
    taken = play(pos, "play raise")
    assert cells(taken, "take") == {"a8", "a6"}
    assert refused(taken, "take d8") == ("torres-joins", "T6.2")
    assert fact(play(pos, "raise a8"), "towers")["a8"] == 1
    assert fact(play(pos, "raise a6"), "towers")["a6"] == 1


@pytest.mark.clause("T7.3")
def test_raise_may_found_a_castle_that_touches_others_at_a_corner_or_on_a_free_field() -> None:
    pos = holding("1 .\n. .A", "raise")
    assert fact(play(pos, "raise b7"), "towers")["b7"] == 1


@pytest.mark.clause("T7.3", "T6.3")
def test_raise_lifts_a_tower_up_to_the_area_of_its_castle() -> None:
    plan = """
        2A  3A  1
        .   .   .
        1A  .   .
    """
    pos = play(holding(plan, "raise"), "play raise")
    assert cells(pos, "take") == {"a8"}
    assert refused(pos, "take b8") == ("torres-too-high", "T6.3")
    assert refused(pos, "take a6") == ("torres-too-high", "T6.3")
    assert fact(play(pos, "take a8"), "towers")["a8"] == 3


@pytest.mark.clause("T7.3")
def test_raise_is_for_own_knights_only() -> None:
    pos = play(holding(GROUND, "raise"), "play raise")
    assert refused(pos, "take d6") == ("torres-not-your-knight", "T5.3")
    assert refused(pos, "take c8") == ("torres-not-your-knight", "T5.3")


@pytest.mark.clause("T7.3")
def test_raise_costs_no_points_and_names_no_stack() -> None:
    pos = play(holding(GROUND, "raise"), "raise a8")
    assert (fact(pos, "ap"), fact(pos, "named"), seat(pos, 0)["stacks"]) == (5, None, [3, 3, 3, 2])
    assert fact(pos, "supply") == fact(holding(GROUND, "raise"), "supply")
    assert fact(pos, "phase") == "turn"


@pytest.mark.clause("T7.3")
def test_raise_takes_its_block_from_any_stack_before_one_is_named() -> None:
    pos = holding(GROUND, "raise", stacks=[[3, 2, 1, 0]])
    asked = play(pos, "play raise", "take a8")
    assert texts(asked) == {"stack 1", "stack 2", "stack 3"}
    assert refused(asked, "stack 0") == ("torres-stack-empty", "T7.3")
    assert refused(asked, "stack named") == ("torres-stack-not-named", "T7.3")
    assert seat(play(asked, "stack 3"), 0)["stacks"] == [2, 2, 1, 0]
    assert seat(play(asked, "stack 1"), 0)["stacks"] == [3, 2, 0, 0]
    assert play(pos, "raise a8 2") == play(asked, "stack 2")
    assert fact(play(asked, "stack 2"), "named") is None


@pytest.mark.clause("T7.3")
def test_the_stack_of_a_raise_may_be_named_afterwards() -> None:
    pos = play(holding(GROUND, "raise", stacks=[[3, 2, 2, 2]]), "raise a8 3")
    assert seat(pos, 0)["stacks"] == [2, 2, 2, 2]
    pos = play(pos, "B a7")
    assert (fact(pos, "named"), seat(pos, 0)["stacks"]) == (1, [2, 2, 2])


@pytest.mark.clause("T7.3")
def test_raise_takes_its_block_from_the_named_stack_too() -> None:
    pos = play(holding(GROUND, "raise", stacks=[[3, 3, 2, 2]]), "stack 2", "play raise", "take a8")
    assert texts(pos) == {"stack 2", "stack 3", "stack named"}
    after = play(pos, "stack named")
    assert (fact(after, "named"), seat(after, 0)["stacks"]) == (1, [3, 3, 2])
    after = play(pos, "stack 2")
    assert (fact(after, "named"), seat(after, 0)["stacks"]) == (2, [3, 3, 1])
    assert refused(pos, "stack 1") == ("torres-no-stack", "T3.3")


@pytest.mark.clause("T7.3")
def test_raise_asks_for_no_stack_where_only_one_can_give_a_block() -> None:
    last = holding(GROUND, "raise", round=4, named=2)
    assert fact(play(last, "raise a8"), "named") == 1
    empty = holding(GROUND, "raise", round=3, named=0, stacks=[[2]])
    after = play(empty, "raise a8")
    assert (fact(after, "named"), seat(after, 0)["stacks"]) == (0, [1])
    with pytest.raises(tr.IllegalAction):
        play(last, "raise a8 2")


@pytest.mark.clause("T7.3")
def test_raise_still_works_after_the_named_stack_is_built() -> None:
    pos = play(holding(GROUND, "raise", round=2, stacks=[[1, 3, 3]]), "stack 1", "B b5")
    assert fact(pos, "named") == 0
    after = play(pos, "raise a8")
    assert (fact(after, "named"), seat(after, 0)["stacks"]) == (0, [3, 2])


@pytest.mark.clause("T7.2", "T7.3")
def test_raise_without_a_block_or_without_a_knight_to_lift_cannot_be_played() -> None:
    assert without_effect(holding(GROUND, "raise", round=3, stacks=[[0, 0]]), "raise")
    assert without_effect(holding(GROUND, "raise", round=3, named=0, stacks=[[0]]), "raise")
    assert without_effect(holding(TWO_KNIGHTS, "raise"), "raise")
    assert without_effect(holding("1 .A 1", "raise"), "raise")


@pytest.mark.clause("T7.3")
def test_extra_block_comes_from_the_supply_and_follows_the_rules_of_building() -> None:
    plan = """
        2A  1   .   1
        .   2   .   .
        1   .   .   .
    """
    pos = holding(plan, "extra_block")
    asked = play(pos, "play extra_block")
    assert cells(asked, "B") == cells(pos, "B")
    assert {"b8", "b7"} <= cells(asked, "B")
    after = play(asked, "B b8")
    assert fact(after, "towers")["b8"] == 2
    assert fact(after, "supply") == fact(pos, "supply") - 1
    assert (fact(after, "ap"), fact(after, "named"), seat(after, 0)["stacks"]) == (5, None, [3, 3, 3, 3])
    assert play(pos, "extra_block b8") == after


@pytest.mark.clause("T7.3", "T6.1", "T6.2", "T6.3")
@pytest.mark.parametrize(
    ("cell", "code", "clause"),
    [
        ("a8", "torres-occupied", "T6.1"),
        ("c8", "torres-joins", "T6.2"),
        ("a7", "torres-joins", "T6.2"),
        ("d8", "torres-too-high", "T6.3"),
        ("e6", "torres-no-castle", "T6.1"),
    ],
)
def test_extra_block_is_refused_where_no_block_may_be_built(cell: str, code: str, clause: str) -> None:
    plan = """
        2A  1   .   1
        .   2   .   .
        1   .   .   .
    """
    assert refused(play(holding(plan, "extra_block"), "play extra_block"), f"B {cell}") == (code, clause)


@pytest.mark.clause("T7.3")
def test_extra_block_can_be_built_after_points_and_stack_are_used_up() -> None:
    pos = play(holding(TWO_KNIGHTS, "extra_block"), "B b8", "B c8", "B d8", "track", "track")
    assert (fact(pos, "ap"), fact(pos, "named")) == (0, 0)
    assert refused(pos, "B e8") == ("torres-no-points", "T4.2")
    pos = play(pos, "extra_block b8")
    assert (fact(pos, "towers")["b8"], fact(pos, "named")) == (2, 0)


@pytest.mark.clause("T7.3")
def test_extra_block_needs_no_named_stack_where_stacks_differ() -> None:
    pos = holding(TWO_KNIGHTS, "extra_block", stacks=[[3, 3, 2, 2]])
    assert refused(pos, "B b8") == ("torres-name-first", "T3.3")
    assert "extra_block" in playable(pos)
    assert fact(play(pos, "extra_block b8"), "named") is None
