from fractions import Fraction
from typing import Any

import pytest

import tafelrunde as tr
from tests.games.torres.tables import GAME, chances, fact, last_turn, play, scores, seat, table

CARDS = {
    "leap_up",
    "raise",
    "extra_block",
    "stairs",
    "diagonal",
    "six_ap",
    "seven_ap",
    "shift_block",
    "redeploy",
    "vault",
}
MASTER_CARDS = {"all_levels", "one_level", "one_line", "square", "edge", "castles", "diagonals", "cluster"}

TWO_TOWERS = """
    .   .   .   .
    .   .   .   .
    .   .   .   .
    2A  1   .   .
"""


def impossible(pos: tr.Position, **changes: Any) -> str | None:
    """Return the clause that a changed position is refused with."""
    with pytest.raises(tr.BadPosition) as refusal:
        GAME.position({**pos.to_json(), **changes})
    return refusal.value.problem.clause


@pytest.mark.clause("T1.1")
def test_the_board_has_eight_times_eight_cells() -> None:
    built = {str(action) for action in GAME.parts.actions() if str(action).startswith("B ")}
    assert built == {f"B {file}{rank}" for file in "abcdefgh" for rank in range(1, 9)}
    for beyond in ("i1", "a9", "a0"):
        with pytest.raises(tr.BadNotation):
            GAME.action(f"B {beyond}")


@pytest.mark.clause("T1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["basic", "luck", "master"])
def test_there_are_92_blocks(players: int, variant: str) -> None:
    start = GAME.start(players=players, variant=variant).to_json()
    stacks = sum(sum(player["stacks"]) for player in start["seats"])
    assert start["supply"] + stacks + sum(start["towers"].values()) == 92


@pytest.mark.clause("T1.1")
def test_there_is_no_93rd_block() -> None:
    pos = table(TWO_TOWERS)
    assert impossible(pos, supply=fact(pos, "supply") + 1) == "T1.1"


@pytest.mark.clause("T1.1")
def test_two_to_four_players_can_play() -> None:
    assert [len(fact(GAME.start(players=players), "seats")) for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(tr.BadOption):
            GAME.start(players=players)


@pytest.mark.clause("T1.1")
def test_nobody_has_a_seventh_knight() -> None:
    pos = table(TWO_TOWERS)
    seats = fact(pos, "seats")
    six = ["a1", "a2", "a3", "a4", "a5", "a6"]
    all_six = GAME.position({**pos.to_json(), "seats": [{**seats[0], "knights": six}, seats[1]]})
    assert seat(all_six, 0)["knights"] == six
    assert impossible(pos, seats=[{**seats[0], "knights": [*six, "a7"]}, seats[1]]) == "T5.1"


@pytest.mark.clause("T1.1")
def test_one_king_stands_on_the_board() -> None:
    pos = play(GAME.start(players=2, start=0), "D d8", "D c6")
    assert fact(pos, "king") is None
    assert fact(play(pos, "king h5"), "king") == "h5"
    assert impossible(table(TWO_TOWERS), king=None) == "T2.3"


@pytest.mark.clause("T1.1")
def test_the_forty_action_cards_are_the_same_ten_for_each_colour() -> None:
    pos = play(GAME.start(players=2, variant="luck", start=0), "D d8", "D c6", "king h5", "buy")
    assert chances(pos) == {f"draw {card}": Fraction(4, 40) for card in CARDS}
    again = play(pos, "draw vault", "buy")
    assert chances(again) == {f"draw {card}": Fraction(3 if card == "vault" else 4, 39) for card in CARDS}


@pytest.mark.clause("T1.1")
def test_there_are_eight_master_cards() -> None:
    pos = GAME.start(players=2, variant="master", start=0)
    assert chances(pos) == {f"master {card}": Fraction(1, 8) for card in MASTER_CARDS}


@pytest.mark.clause("T1.2")
def test_the_level_of_a_knight_is_the_number_of_blocks_of_his_cell() -> None:
    for blocks, points in ((1, 4), (2, 8), (3, 12), (4, 16)):
        pos = last_turn(f"""
            .   .   .   .
            .   .   .   .
            1   .   .   .
            {blocks}A  1   1   .
        """)
        assert scores(play(pos, "end")) == [points, 0]


@pytest.mark.clause("T1.2")
def test_a_block_more_lifts_the_piece_on_the_cell() -> None:
    pos = table(TWO_TOWERS.replace("2A", "1A"), hands=[["raise"]])
    lifted = play(pos, "raise a1")
    assert fact(lifted, "towers")["a1"] == 2
    assert seat(lifted, 0)["knights"] == ["a1"]


@pytest.mark.clause("T1.2")
def test_the_ground_is_level_0() -> None:
    pos = play(
        table("""
        .   .   .   .
        .   .   .   .
        2   2   .   .
        .A  1   .   .
    """),
        "take a1",
    )
    assert GAME.action("to b1") in pos.legal()
    problem = pos.why_not(GAME.action("to a2"))
    assert problem is not None
    assert (problem.facts["here"], problem.facts["there"]) == (0, 2)


@pytest.mark.clause("T1.3")
def test_the_area_of_a_castle_counts_its_cells_and_not_its_blocks() -> None:
    assert scores(play(last_turn(TWO_TOWERS), "end")) == [2 * 2, 0]


@pytest.mark.clause("T1.3")
def test_towers_that_touch_only_diagonally_are_two_castles() -> None:
    pos = last_turn("""
        .   .   .   .
        .   1   .   .
        1A  .   .   .
        1   .   .   .
    """)
    assert scores(play(pos, "end")) == [2, 0]


@pytest.mark.clause("T1.3")
def test_a_castle_goes_on_from_tower_to_tower_in_all_four_directions() -> None:
    pos = last_turn("""
        .   1   1   1
        .   1   .   1
        1   1   .   .
        1A  .   .   .
    """)
    assert scores(play(pos, "end")) == [8, 0]


@pytest.mark.clause("T1.3")
def test_a_castle_does_not_go_on_around_the_edge_of_the_board() -> None:
    pos = last_turn("""
        .   .   .   .   .
        .   .   .   .   .
        1A  .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
    """)
    assert fact(pos, "towers")["h2"] == fact(pos, "towers")["h4"] == 1
    assert scores(play(pos, "end")) == [1, 0]
    pos = last_turn("""
        1A  .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
    """)
    assert scores(play(pos, "end")) == [1, 0]
