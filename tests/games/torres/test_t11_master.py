"""The master version: foundations, cards in hand, start players (T11.1, T11.2, T11.5)."""

from fractions import Fraction
from itertools import product

import pytest

import tafelrunde as tr
from tafelrunde.games.torres.cards import CARD_NAMES, MASTER_NAMES
from tests.games.torres.card_tables import TWO_KNIGHTS, corner, playable
from tests.games.torres.tables import GAME, cells, fact, last_turn, play, refused, scores, seat, table, texts

EIGHT = ("a8", "d8", "g8", "a5", "d5", "g5", "a2", "d2")
THREE = """
    .A  .   .B  .   .C  1
    .   .   .   .   .   .
"""


def master(**options: object) -> tr.Position:
    return GAME.start(**{"players": 3, "variant": "master", "master_card": "edge", "start": 1, **options})


def finish(pos: tr.Position) -> tr.Position:
    """End the turn with any stack, left over as it may be."""
    pos = play(pos, "end")
    while fact(pos, "phase") in ("name", "spread"):
        pos = pos.apply(pos.legal()[0])
    return pos


def distance(cell: str, other: str) -> tuple[int, int]:
    return abs(ord(cell[0]) - ord(other[0])), abs(int(cell[1]) - int(other[1]))


def too_near(cell: str, other: str, spacing: str) -> bool:
    across, along = distance(cell, other)
    return across + along < 3 and (spacing == "steps" or 0 in (across, along))


@pytest.mark.clause("T11.3")
def test_the_master_card_is_turned_up_by_chance_before_the_foundations() -> None:
    pos = play(GAME.start(players=3, variant="master"), "start B")
    assert (pos.to_act, fact(pos, "phase"), fact(pos, "towers"), fact(pos, "master")) == (
        tr.CHANCE,
        "master",
        {},
        None,
    )
    assert {str(card): chance for card, chance in pos.chance()} == {
        f"master {card}": Fraction(1, 8) for card in MASTER_NAMES
    }
    pos = play(pos, "master square")
    assert (pos.to_act, fact(pos, "phase"), fact(pos, "master")) == (1, "foundations", "square")


@pytest.mark.clause("T11.3")
def test_a_table_may_choose_the_master_card_but_only_of_the_master_version() -> None:
    pos = master(master_card="cluster")
    assert (pos.to_act, fact(pos, "phase"), fact(pos, "master")) == (1, "foundations", "cluster")
    for variant in ("basic", "luck"):
        with pytest.raises(tr.BadOption) as refused_option:
            GAME.start(variant=variant, master_card="edge")
        assert refused_option.value.problem.code == "torres-master-card"


@pytest.mark.clause("T11.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_foundations_are_placed_one_each_in_turn_until_eight_lie(players: int) -> None:
    pos = master(players=players)
    for placed, cell in enumerate(EIGHT):
        assert (fact(pos, "phase"), pos.to_act) == ("foundations", (1 + placed) % players)
        assert fact(pos, "supply") == fact(master(players=players), "supply") - placed
        pos = play(pos, f"B {cell}")
    assert fact(pos, "towers") == dict.fromkeys(sorted(EIGHT, key=lambda cell: (cell[1], cell[0])), 1)
    assert (fact(pos, "phase"), pos.to_act) == ("knights", 1)


@pytest.mark.clause("T11.1")
def test_the_first_foundation_may_lie_anywhere() -> None:
    assert len(cells(master(), "B")) == 64


@pytest.mark.clause("T11.1")
@pytest.mark.parametrize("spacing", ["steps", "lines"])
@pytest.mark.parametrize("placed", [("d4",), ("a1", "h8"), ("b2", "e3", "h7")])
def test_foundations_keep_their_distance(placed: tuple[str, ...], spacing: str) -> None:
    pos = play(master(foundation_spacing=spacing), *(f"B {cell}" for cell in placed))
    every = {f"{file}{rank}" for file, rank in product("abcdefgh", range(1, 9))}
    near = {cell for cell in every for other in placed if too_near(cell, other, spacing)}
    assert cells(pos, "B") == every - near
    for cell in near:
        assert refused(pos, f"B {cell}") == ("torres-foundation-near", "T11.1")


@pytest.mark.clause("T11.1")
def test_three_steps_are_far_enough_and_rows_alone_count_for_lines() -> None:
    steps, lines = play(master(), "B d4"), play(master(foundation_spacing="lines"), "B d4")
    assert {"d7", "g4", "e6", "c2", "a4"} <= cells(steps, "B")
    assert not {"e5", "d6", "f4", "d5", "e3"} & cells(steps, "B")
    assert {"e5", "c3", "e3", "c5", "d7"} <= cells(lines, "B")
    assert not {"d6", "f4", "d5", "c4", "d2"} & cells(lines, "B")


@pytest.mark.clause("T11.2")
def test_everybody_starts_with_ten_cards_in_hand_and_none_are_bought() -> None:
    pos = play(master(), *(f"B {cell}" for cell in EIGHT), "D a8", "D d8", "D g8", "king a2")
    assert [seat(pos, number)["hand"] for number in range(3)] == [list(CARD_NAMES)] * 3
    assert [seat(pos, number)["pile"] for number in range(3)] == [[]] * 3
    assert "buy" not in texts(pos)
    assert refused(pos, "buy") == ("torres-master-buys-none", "T11.2")
    assert {"six_ap", "seven_ap", "extra_block", "diagonal", "shift_block"} <= playable(pos)


@pytest.mark.clause("T11.5")
def test_the_player_with_most_points_starts_every_round_once_there_are_points() -> None:
    pos = finish(table(corner(THREE), players=3, variant="master", turn=2, scores=[0, 4, 9]))
    assert (fact(pos, "round"), fact(pos, "starter"), pos.to_act) == (2, 2, 2)
    order = []
    for _ in range(3):
        order.append(pos.to_act)
        pos = finish(pos)
    assert order == [2, 0, 1]


@pytest.mark.clause("T11.5")
def test_without_points_the_start_player_stays() -> None:
    pos = finish(table(corner(THREE), players=3, variant="master", turn=0, starter=1))
    assert (fact(pos, "round"), fact(pos, "starter"), pos.to_act) == (2, 1, 1)


@pytest.mark.clause("T11.5")
def test_a_single_point_is_enough_and_the_order_changes_only_with_the_next_round() -> None:
    pos = finish(play(finish(table(corner(THREE), players=3, variant="master")), "track"))
    assert (fact(pos, "round"), fact(pos, "starter"), pos.to_act) == (1, 0, 2)
    pos = finish(pos)
    assert (fact(pos, "round"), fact(pos, "starter"), pos.to_act) == (2, 1, 1)


@pytest.mark.clause("T11.5", "T9.4")
@pytest.mark.parametrize("variant", ["basic", "luck"])
def test_points_do_not_change_the_order_of_a_year_outside_the_master_version(variant: str) -> None:
    pos = finish(table(corner(THREE), players=3, variant=variant, turn=2, scores=[0, 4, 9]))
    assert (fact(pos, "round"), fact(pos, "starter"), pos.to_act) == (2, 0, 0)


@pytest.mark.clause("T11.5", "T9.4")
def test_the_last_player_moves_the_king_but_the_first_one_starts_the_year() -> None:
    pos = last_turn(corner(THREE), players=3, variant="master", scores=[5, 20, 12], master="square")
    pos = play(pos, "end")
    assert (fact(pos, "phase"), fact(pos, "year"), pos.to_act) == ("kings-move", 2, 0)
    pos = play(pos, "king f8")
    assert (fact(pos, "phase"), fact(pos, "starter"), pos.to_act, fact(pos, "king")) == ("turn", 1, 1, "f8")


@pytest.mark.clause("T11.5", "T9.4")
def test_while_nobody_has_a_point_the_last_player_starts_the_year() -> None:
    pos = last_turn(corner(THREE), players=3, variant="master", master="square")
    pos = play(pos, "end")
    assert (fact(pos, "phase"), pos.to_act, scores(pos)) == ("kings-move", 2, [0, 0, 0])
    pos = play(pos, "stay")
    assert (fact(pos, "starter"), pos.to_act) == (2, 2)


@pytest.mark.clause("T11.5", "T9.1")
def test_the_year_is_scored_in_the_order_of_the_last_round_even_if_the_leader_has_changed() -> None:
    plan = corner("1A .  1B\n. .")
    pos = last_turn(plan, variant="master", master="square", scores=[2, 1])
    pos = play(pos, "track", "track")
    assert scores(pos) == [2, 4]
    assert scores(play(pos, "end")) == [3, 5]
    level = last_turn(plan, variant="master", master="square")
    assert scores(play(level, "end")) == [1, 2]


@pytest.mark.clause("T11.1", "T2.3")
def test_knights_and_king_are_set_as_in_the_basic_game() -> None:
    pos = play(master(), *(f"B {cell}" for cell in EIGHT), "D a8")
    assert cells(pos, "D") == set(EIGHT) - {"a8"}
    pos = play(pos, "D d8", "D g8")
    assert (fact(pos, "phase"), pos.to_act, cells(pos, "king")) == ("king", 0, set(EIGHT) - {"a8", "d8", "g8"})
    assert pos.apply(GAME.action("king a5")).to_act == 1


@pytest.mark.clause("T11.2")
def test_a_first_turn_may_play_any_of_the_ten_cards() -> None:
    pos = table(corner(TWO_KNIGHTS), variant="master")
    assert fact(play(pos, "play seven_ap"), "ap") == 7
    assert seat(play(pos, "play seven_ap"), 0)["played"] == ["seven_ap"]
