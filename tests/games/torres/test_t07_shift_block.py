"""The card shift_block: judged is the position afterwards (T7.3)."""

import pytest

import tafelrunde as tr
from tests.games.torres.card_tables import corner, holding, targets, without_effect
from tests.games.torres.tables import GAME, cells, fact, play, refused, table

CARD = "shift_block"

SIX_CASTLES = """
    1   .   .   .   .   .   1K  .
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   1
    .A  .   .   .   .   .   .   .
    .   .   .   .   .   .   .   1
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   1
    .B  .   .   .   .   1   .   .
"""


def shifting(plan: str) -> tr.Position:
    """Set up a turn in which the card is in hand, and seven castles stand if the plan has one."""
    return holding(plan, CARD)


def not_there(pos: tr.Position, cell: str, to: str) -> tuple[str, str | None]:
    """Return why the top block of a cell cannot go to another."""
    return refused(play(pos, f"play {CARD}", f"take {cell}"), f"to {to}")


def not_taken(pos: tr.Position, cell: str) -> tuple[str, str | None]:
    return refused(play(pos, f"play {CARD}"), f"take {cell}")


@pytest.mark.clause("T7.3")
def test_a_block_is_moved_for_nothing_and_none_is_lost() -> None:
    pos = shifting("2 1 1\n. .\n.A")
    after = play(pos, "shift_block a8-b8")
    assert (fact(after, "towers")["a8"], fact(after, "towers")["b8"]) == (1, 2)
    for name in ("ap", "supply", "named", "king"):
        assert fact(after, name) == fact(pos, name)
    assert GAME.position(after.to_json()) == after


@pytest.mark.clause("T7.3")
def test_the_top_block_of_a_high_tower_may_raise_extend_or_found() -> None:
    found = targets(shifting("2 1 1\n. .\n.A"), CARD, "a8")
    assert {"b8", "c8", "a7", "d8", "e5", "a2", "h1"} <= found
    assert not {"a1", "g8", "h5", "a6", "a8", "h2"} & found


@pytest.mark.clause("T7.3")
def test_only_the_free_top_block_of_a_tower_is_taken() -> None:
    pos = shifting("2A 1 1B\n . 1 .\n .A")
    assert not_taken(pos, "a8") == not_taken(pos, "c8") == ("torres-occupied", "T7.3")
    assert not_taken(pos, "g8") == ("torres-occupied", "T7.3")
    assert not_taken(pos, "a6") == not_taken(pos, "d5") == ("torres-no-tower", "T7.3")
    assert "b7" in cells(play(pos, f"play {CARD}"), "take")


@pytest.mark.clause("T7.3")
def test_the_target_must_be_another_free_cell() -> None:
    pos = shifting("2 1B 1\n . .\n .A .")
    assert not_there(pos, "a8", "b8") == ("torres-occupied", "T5.2")
    assert not_there(pos, "a8", "a6") == ("torres-occupied", "T5.2")
    assert not_there(pos, "a8", "a8") == ("torres-same-cell", "T7.3")


@pytest.mark.clause("T7.3")
def test_a_block_of_any_castle_may_be_taken_with_no_own_knight_near() -> None:
    pos = shifting(".A .  1  2\n . .  1  1B")
    assert {"c8", "d8", "c7", "h2", "a1"} <= cells(play(pos, f"play {CARD}"), "take")


@pytest.mark.clause("T7.3")
def test_a_block_that_holds_its_castle_together_cannot_be_taken() -> None:
    pos = shifting("1 1 1\n.A")
    assert not_taken(pos, "b8") == ("torres-card-stuck", "T7.3")
    assert {"a8", "c8"} <= cells(play(pos, f"play {CARD}"), "take")


@pytest.mark.clause("T7.3")
def test_an_upper_block_does_not_hold_a_castle_together() -> None:
    assert "c7" in targets(shifting("1 2 1\n.A"), CARD, "b8")


@pytest.mark.clause("T7.3")
def test_the_corner_of_an_angle_may_go_to_the_opposite_corner_only() -> None:
    pos = shifting("1 1\n. 1\n.A")
    assert targets(pos, CARD, "b8") == {"a7"}
    assert not_there(pos, "b8", "c8") == ("torres-splits", "T7.3")
    assert not_there(pos, "b8", "a8") == ("torres-splits", "T7.3")
    assert not_there(pos, "b8", "e5") == ("torres-splits", "T7.3")
    after = play(pos, "shift_block b8-a7")
    assert {"a8", "a7", "b7"} <= set(fact(after, "towers"))


@pytest.mark.clause("T7.3", "T6.3")
def test_mending_keeps_the_area_and_so_all_heights() -> None:
    assert targets(shifting("3 1\n. 3\n.A"), CARD, "b8") == {"a7"}


@pytest.mark.clause("T7.3")
@pytest.mark.parametrize("plan", ["1 1\n. 1\n1 .\n.A", "1 1\n.A 1", "1 1 1\n. 1\n.A", "1 1 .\n. 1 1\n.B . .A"])
def test_mending_must_join_all_parts_and_nothing_else_on_free_ground(plan: str) -> None:
    pos = shifting(plan)
    if plan.startswith("1 1 .\n"):
        assert targets(pos, CARD, "b8") == {"a7"}
        assert targets(pos, CARD, "b7") == {"c8"}
    else:
        assert not_taken(pos, "b8") == ("torres-card-stuck", "T7.3")


@pytest.mark.clause("T7.3", "T6.2")
def test_a_block_between_two_castles_is_refused() -> None:
    pos = shifting("2 1 . 1\n. .\n.A")
    assert not_there(pos, "a8", "c8") == ("torres-joins", "T6.2")
    assert not_there(pos, "a8", "h5") == ("torres-joins", "T6.2")


@pytest.mark.clause("T7.3")
def test_a_block_may_leave_the_gap_and_go_over_to_another_castle() -> None:
    pos = shifting("1 1 . 1\n. .\n.A")
    assert "c8" in targets(pos, CARD, "b8")
    assert not_there(pos, "a8", "c8") == ("torres-joins", "T6.2")


@pytest.mark.clause("T7.3", "T6.3")
def test_a_castle_must_not_become_smaller_than_its_highest_tower() -> None:
    pos = shifting("2 1 .\n. . .\n.A")
    assert targets(pos, CARD, "b8") == {"a7"}
    assert not_there(pos, "b8", "c8") == ("torres-too-small", "T6.3")
    assert not_there(pos, "b8", "a8") == ("torres-too-small", "T6.3")
    assert not_there(pos, "b8", "h1") == ("torres-too-small", "T6.3")


@pytest.mark.clause("T7.3", "T6.3")
def test_a_castle_that_shrinks_may_keep_towers_as_high_as_its_new_area() -> None:
    pos = shifting("2 1 1\n. . .\n.A")
    found = targets(pos, CARD, "c8")
    assert {"b8", "a7", "e5", "h1"} <= found
    assert not_there(pos, "c8", "a8") == ("torres-too-small", "T6.3")


@pytest.mark.clause("T7.3", "T6.3")
def test_a_tower_must_not_rise_above_its_castle() -> None:
    pos = shifting("2 1 1\n. . .\n1A .\n. 1")
    assert not_there(pos, "a8", "b5") == ("torres-too-small", "T6.3")
    assert not_there(pos, "a8", "h4") == ("torres-too-small", "T6.3")


@pytest.mark.clause("T7.3", "T6.3")
def test_the_joint_shape_decides_when_a_block_moves_within_its_castle() -> None:
    pos = shifting("1 1 3\n.A")
    assert targets(pos, CARD, "a8") == {"b7", "c7", "d8"}
    assert not_there(pos, "a8", "b8") == ("torres-too-small", "T6.3")
    assert "b8" in targets(pos, CARD, "c8")


@pytest.mark.clause("T7.3")
def test_a_castle_of_one_block_may_vanish_while_six_are_left() -> None:
    pos = table(SIX_CASTLES.replace(".B", "1B"), hands=[[CARD]])
    assert "h1" in targets(pos, CARD, "a8")
    assert len(fact(play(pos, "shift_block a8-h1"), "towers")) == 7


@pytest.mark.clause("T7.3")
def test_of_six_castles_none_may_vanish() -> None:
    pos = table(SIX_CASTLES, hands=[[CARD]])
    assert not_there(pos, "a8", "h1") == ("torres-castles", "T7.3")
    assert refused(play(pos, f"play {CARD}", "take a8"), "to g1") == ("torres-castles", "T7.3")


@pytest.mark.clause("T7.3")
def test_of_six_castles_one_may_be_founded_anew_elsewhere() -> None:
    pos = table(SIX_CASTLES, hands=[[CARD]])
    found = targets(pos, CARD, "a8")
    assert {"b8", "a7", "c3", "d5", "a2"} <= found
    beside = {"f8", "g7", "h8", "h7", "g6", "h5", "g4", "h3", "g2", "h1", "f2", "e1", "g1"}
    empty = {f"{file}{rank}" for file in "abcdefgh" for rank in range(1, 9)} - set(fact(pos, "towers"))
    assert found == empty - beside - {"a5", "a1"}


@pytest.mark.clause("T7.3")
def test_of_six_castles_one_may_still_be_mended_or_raised() -> None:
    angle = SIX_CASTLES.replace("1   .   .", "1   1   .", 1).replace("1K  .\n    .   .", "1K  .\n    .   1", 1)
    assert targets(table(angle, hands=[[CARD]]), CARD, "b8") == {"a7"}
    high = table(SIX_CASTLES.replace("1   .   .   .", "2   1   1   .", 1), hands=[[CARD]])
    assert {"b8", "c8", "d8"} <= targets(high, CARD, "a8")


@pytest.mark.clause("T7.2", "T7.3")
def test_without_a_block_that_can_move_the_card_cannot_be_played() -> None:
    plan = """
        1A  .   .   .   .   .   1K  .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   1A
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   1B
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   1B
        .   .   .   .   .   1A  .   .
    """
    assert without_effect(table(plan, hands=[[CARD]]), CARD)
    free = table(plan.replace("1A  .   .", ".A  .   1", 1), hands=[[CARD]])
    assert cells(play(free, f"play {CARD}"), "take") == {"c8"}


@pytest.mark.clause("T7.3")
def test_a_castle_moved_from_under_the_kings_neighbours_stays_one() -> None:
    pos = table(corner("1 1K 1 1\n.A . 1"), hands=[[CARD]], year=3)
    assert cells(play(pos, f"play {CARD}"), "take") & {"a8", "b8", "c8", "d8", "c7"} == {"a8", "d8", "c7"}
    assert "d7" in targets(pos, CARD, "a8")
