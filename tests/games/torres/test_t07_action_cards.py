"""Playing cards (T7.2), and the cards that move knights or bring action points (T7.3)."""

import pytest

from tafelrunde.games.torres.cards import CARD_NAMES
from tests.games.torres.card_tables import TWO_KNIGHTS, corner, holding, playable, targets, ways, without_effect
from tests.games.torres.tables import cells, fact, play, refused, seat, table, texts


@pytest.mark.clause("T7.2", "T4.2")
def test_only_one_card_is_played_in_a_turn() -> None:
    pos = play(holding(TWO_KNIGHTS, "six_ap", "seven_ap"), "play six_ap")
    assert playable(pos) == set()
    assert refused(pos, "play seven_ap") == ("torres-card-played", "T7.2")
    assert playable(play(pos, "end", "end")) == {"seven_ap"}


@pytest.mark.clause("T7.2", "T4.2")
def test_a_card_costs_no_action_point_and_can_be_played_after_all_are_spent() -> None:
    pos = play(holding(TWO_KNIGHTS, "diagonal"), *["track"] * 5)
    assert fact(play(pos, "diagonal a8-b7"), "ap") == 0
    assert fact(play(holding(TWO_KNIGHTS, "diagonal"), "diagonal a8-b7"), "ap") == 5


@pytest.mark.clause("T7.2")
def test_a_card_played_leaves_the_game() -> None:
    pos = play(holding(TWO_KNIGHTS, "six_ap", "vault"), "play six_ap")
    assert (seat(pos, 0)["hand"], seat(pos, 0)["played"]) == (["vault"], ["six_ap"])
    pos = play(pos, "end", "end")
    assert refused(pos, "play six_ap") == ("torres-not-in-hand", "T7.2")


@pytest.mark.clause("T7.2")
def test_any_number_of_cards_may_be_held_but_only_own_ones_played() -> None:
    pos = table(corner(TWO_KNIGHTS), hands=[CARD_NAMES, ["six_ap"]], turn=0)
    assert len(seat(pos, 0)["hand"]) == 10
    pos = play(pos, "end")
    assert playable(pos) == {"six_ap"}
    assert refused(pos, "play seven_ap") == ("torres-not-in-hand", "T7.2")


@pytest.mark.clause("T7.2")
def test_a_card_played_must_be_carried_out_before_anything_else() -> None:
    pos = play(holding(TWO_KNIGHTS, "diagonal"), "play diagonal")
    assert texts(pos) == {"take a8"}
    assert texts(play(pos, "take a8")) == {"to b7"}
    assert refused(pos, "end") == ("torres-not-now", "T4.1")


@pytest.mark.clause("T7.3")
@pytest.mark.parametrize(("card", "points"), [("six_ap", 6), ("seven_ap", 7)])
def test_six_and_seven_give_so_many_action_points_in_all(card: str, points: int) -> None:
    assert fact(play(holding(TWO_KNIGHTS, card), f"play {card}"), "ap") == points
    pos = play(holding(TWO_KNIGHTS, card), *["track"] * 5, f"play {card}")
    assert fact(pos, "ap") == points - 5
    pos = play(pos, *["track"] * (points - 5))
    assert (fact(pos, "ap"), seat(pos, 0)["score"]) == (0, points)
    assert refused(pos, "track") == ("torres-no-points", "T4.2")
    assert fact(play(pos, "end"), "ap") == 5


@pytest.mark.clause("T7.3")
def test_leap_up_goes_exactly_two_levels_up_to_a_free_block_beside() -> None:
    plan = """
        1A  3   4
        2   3   1
        1   2A  4
    """
    assert ways(holding(plan, "leap_up"), "leap_up") == {"a8-b8", "b6-c6"}


@pytest.mark.clause("T7.3")
def test_leap_up_goes_from_the_ground_to_level_two_but_not_onto_a_piece() -> None:
    plan = """
        .A  2   1
        2B  1   .
    """
    assert ways(holding(plan, "leap_up"), "leap_up") == {"a8-b8"}
    assert refused(play(holding(plan, "leap_up"), "play leap_up", "take a8"), "to a7")[0] == "torres-occupied"


@pytest.mark.clause("T7.2", "T7.3")
@pytest.mark.parametrize("tower", [".", "1", "3"])
def test_leap_up_without_a_tower_two_levels_up_cannot_be_played(tower: str) -> None:
    assert without_effect(holding(f".A {tower} 2 1 1", "leap_up"), "leap_up")


@pytest.mark.clause("T7.3")
def test_diagonal_goes_one_cell_across_a_corner_even_from_castle_to_castle() -> None:
    plan = """
        1   2A  .
        .   .   3   1
        .   .   1   .
    """
    assert ways(holding(plan, "diagonal"), "diagonal") == {"b8-a7", "b8-c7"}


@pytest.mark.clause("T7.3")
def test_diagonal_climbs_one_level_at_most_and_needs_a_free_cell() -> None:
    plan = """
        2   1   1B
        .   1A  .
        3   1   2
        1   .   .
    """
    pos = holding(plan, "diagonal")
    assert ways(pos, "diagonal") == {"b7-a8", "b7-c6"}
    pos = play(pos, "play diagonal", "take b7")
    assert refused(pos, "to a6") == ("torres-card-target", "T7.3")
    assert refused(pos, "to c8") == ("torres-occupied", "T5.2")


@pytest.mark.clause("T7.2", "T7.3")
def test_diagonal_without_a_free_corner_cell_cannot_be_played() -> None:
    assert without_effect(holding(".A .\n .  .B", "diagonal"), "diagonal")


@pytest.mark.clause("T7.3")
def test_diagonal_does_not_lead_around_the_board() -> None:
    plan = """
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .A  .   .   .   .   .   .   .A
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
        1   .   .A  .   .   .   .   .
    """
    assert ways(holding(plan, "diagonal"), "diagonal") == {"a5-b6", "a5-b4", "h5-g6", "h5-g4", "c1-b2", "c1-d2"}


@pytest.mark.clause("T7.3")
def test_vault_jumps_over_one_piece_of_anybody_on_any_level() -> None:
    plan = """
        .   .   .   .   .
        .   1   3K  1   .
        .   .   .A  .B  1
        .   .   .A  .   .
        .   .   2   1   .
    """
    pos = holding(plan, "vault")
    assert ways(pos, "vault") == {"c6-c8", "c6-e6"}
    pos = play(pos, "play vault", "take c6")
    assert refused(pos, "to c4") == ("torres-card-target", "T7.3")
    assert refused(pos, "to a6") == ("torres-card-target", "T7.3")


@pytest.mark.clause("T7.3")
def test_vault_may_go_over_an_own_knight_and_down_any_number() -> None:
    plan = """
        .A  .   1   2
        .A  1   3A  1B  .
    """
    assert ways(holding(plan, "vault"), "vault") == {"c7-e7", "a8-a6"}


@pytest.mark.clause("T7.3")
def test_vault_goes_in_all_four_directions() -> None:
    plan = """
        .   .   .   .   .
        .   .   .B  .   .
        .   .B  .A  .B  .
        .   .   .B  .   .
        .   .   .   .   .
    """
    assert ways(holding(plan, "vault"), "vault") == {"c6-c8", "c6-a6", "c6-e6", "c6-c4"}


@pytest.mark.clause("T7.3")
def test_vault_does_not_clear_two_pieces_or_land_on_one() -> None:
    assert without_effect(holding(".A .B .B .", "vault"), "vault")


@pytest.mark.clause("T7.3", "T7.2")
@pytest.mark.parametrize("knights", [("b5", "a5"), ("g5", "h5"), ("c7", "c8"), ("c2", "c1"), ("b8", "a8")])
def test_vault_does_not_leave_the_board(knights: tuple[str, str]) -> None:
    mine, other = knights
    rows = [["."] * 8 for _ in range(8)]
    for letter, cell in (("A", mine), ("B", other)):
        rows[8 - int(cell[1])]["abcdefgh".index(cell[0])] = f".{letter}"
    plan = "\n".join(" ".join(row) for row in rows).replace(".", "1", 1)
    assert without_effect(table(plan, hands=[["vault"]]), "vault")


@pytest.mark.clause("T7.3")
def test_redeploy_sets_a_knight_beside_another_own_one_and_not_higher() -> None:
    plan = """
        .A  .   1A  2
        .   .   .   .
    """
    pos = holding(plan, "redeploy")
    assert ways(pos, "redeploy") == {"a8-b8", "a8-c7", "c8-b8", "c8-a7"}
    after = play(pos, "redeploy a8-c7")
    assert (seat(after, 0)["knights"], fact(after, "ap")) == (["c7", "c8"], 5)
    assert refused(play(pos, "play redeploy", "take a8"), "to d8") == ("torres-card-target", "T7.3")


@pytest.mark.clause("T7.3")
def test_redeploy_needs_another_cell_than_before_and_another_knight_than_itself() -> None:
    pos = holding(".A .A .\n .  .B .", "redeploy")
    assert ways(pos, "redeploy") == {"a8-c8", "b8-a7"}
    assert refused(play(pos, "play redeploy", "take a8"), "to a8")[0] == "torres-occupied"


@pytest.mark.clause("T7.3", "T5.1")
def test_redeploy_never_leads_through_gates() -> None:
    plan = """
        .A  1   .   .   .
        .   .   .   .   .
        .   .   .   .   .A
    """
    assert targets(holding(plan, "redeploy"), "redeploy", "e6") == {"a7"}


@pytest.mark.clause("T7.2", "T7.3")
def test_redeploy_with_one_knight_or_without_a_place_cannot_be_played() -> None:
    assert without_effect(holding(TWO_KNIGHTS, "redeploy"), "redeploy")
    plan = """
        .A  2   1
        .B  .   .   .B  .
        .   .   .B  .A  .B
        .   .   .   .B  .
    """
    assert without_effect(holding(plan, "redeploy"), "redeploy")


@pytest.mark.clause("T7.3")
def test_redeploy_is_possible_with_all_six_on_the_board() -> None:
    pos = holding(".A . .A . .A\n.\n.A . .A . .A", "redeploy")
    assert refused(pos, "D b8") == ("torres-all-knights", "T5.1")
    assert len(seat(play(pos, "redeploy a8-e7"), 0)["knights"]) == 6


@pytest.mark.clause("T7.3")
def test_stairs_lead_onto_higher_floors_but_only_out_of_a_gate() -> None:
    plan = """
        .A  2   3   1
        .   .   .   .
    """
    pos = holding(plan, "stairs")
    assert ways(pos, "stairs") == {f"a8-{cell}" for cell in ("b7", "c7", "d7", "e8", "b8", "d8")}
    taken = play(pos, "play stairs", "take a8")
    assert refused(taken, "to c8") == ("torres-card-target", "T7.3")
    assert refused(taken, "to a7") == ("torres-card-target", "T7.3")
    assert cells(play(pos, "take a8"), "to") == {"a7", "b7", "c7", "d7", "e8"}


@pytest.mark.clause("T7.3")
def test_stairs_start_at_a_higher_tower_and_may_start_within_the_castle() -> None:
    plan = """
        1A  2   4A  1
        1   .   .   .
    """
    pos = holding(plan, "stairs")
    assert cells(play(pos, "play stairs"), "take") == {"a8"}
    assert targets(pos, "stairs", "a8") == {"b8", "d8", "b7", "c7", "d7", "e8", "a6"}


@pytest.mark.clause("T7.3")
def test_stairs_lead_out_of_every_castle_beside_the_knight() -> None:
    plan = """
        1   .A  1
        .B  .   .
    """
    assert ways(holding(plan, "stairs"), "stairs") == {"b8-d8", "b8-c7"}


@pytest.mark.clause("T7.3")
def test_pieces_on_the_floors_above_do_not_block_the_stairs() -> None:
    assert ways(holding(".A 2B 1B\n .B .B .B", "stairs"), "stairs") == {"a8-d8"}


@pytest.mark.clause("T7.2", "T7.3")
@pytest.mark.parametrize("plan", ["1  .A\n .B .", ".A .  1", "1A 1\n.  .", "1A"])
def test_stairs_without_an_entrance_or_a_free_exit_cannot_be_played(plan: str) -> None:
    assert without_effect(holding(plan, "stairs"), "stairs")


@pytest.mark.clause("T7.3")
@pytest.mark.parametrize("card", ["leap_up", "diagonal", "redeploy", "vault", "stairs"])
def test_cards_move_only_own_knights(card: str) -> None:
    plan = """
        1A  3   2B  4
        .A  .B  .   2
        .   1   1   1
    """
    pos = holding(plan, card)
    assert card in playable(pos)
    assert cells(play(pos, f"play {card}"), "take") <= {"a8", "a7"}
    assert refused(play(pos, f"play {card}"), "take c8") == ("torres-not-your-knight", "T5.3")
