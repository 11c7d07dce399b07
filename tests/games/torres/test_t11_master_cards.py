"""The eight master cards (T11.3), who counts (T11.4), and when the bonus comes (T11.6)."""

from typing import Any

import pytest

from tests.games.torres.card_tables import corner
from tests.games.torres.tables import last_turn, play, scores, table

SIX_LEVELS = "1A 2A 3A 4A 5A\n.\n.A"
FIVE_LEVELS = "1A 2A 3A 4A 5\n.\n.A"
SIX_ON_THE_GROUND = ".A . .A\n. .A .\n.A . .A\n. .A"
SIX_ON_LEVEL_ONE = "1A 1 1A\n1 1A 1\n1A 1 1A\n. 1A"
FIVE_ON_LEVEL_ONE = "1A 1 1A\n1 1 1\n1A 1 1A\n. 1A"


def standing(mine: str, others: str = "") -> str:
    """Draw knights of A and B on some cells, with the king on a1."""
    owners = {**dict.fromkeys(mine.split(), "A"), **dict.fromkeys(others.split(), "B"), "a1": "K"}
    rows = []
    for rank in range(8, 0, -1):
        row = [f"{file}{rank}" for file in "abcdefgh"]
        rows.append(" ".join(("1" if cell == "a1" else ".") + owners.get(cell, "") for cell in row))
    return "\n".join(rows)


def bonus(plan: str, card: str, year: int = 3, **changes: Any) -> list[int]:
    """Return what the master card brings each player, beyond the same scoring without it."""
    options: dict[str, Any] = {"year": year, "scores": [0, 400], **changes}
    with_card = scores(play(last_turn(corner(plan), variant="master", master=card, **options), "end"))
    options.pop("master_all_six", None)
    without = scores(play(last_turn(corner(plan), **options), "end"))
    return [more - less for more, less in zip(with_card, without, strict=True)]


@pytest.mark.clause("T11.3", "T11.4")
@pytest.mark.parametrize(
    ("plan", "points"),
    [
        (SIX_LEVELS, 40),
        (SIX_LEVELS.replace("5A", "5").replace("\n.\n", "\n.A\n"), 0),
        (SIX_LEVELS.replace("5A", "4A"), 0),
        (FIVE_LEVELS, 0),
    ],
)
def test_all_levels_asks_for_knights_on_different_levels_the_ground_being_one(plan: str, points: int) -> None:
    assert bonus(plan, "all_levels") == [points, 0]


@pytest.mark.clause("T11.3", "T11.4")
@pytest.mark.parametrize(
    ("plan", "points"),
    [
        (SIX_ON_THE_GROUND, 50),
        (SIX_ON_LEVEL_ONE, 50),
        (SIX_ON_LEVEL_ONE.replace("1A", "2A", 1), 0),
        (SIX_ON_THE_GROUND.replace(".A", "1A", 1), 0),
        (FIVE_ON_LEVEL_ONE, 0),
    ],
)
def test_one_level_asks_for_knights_on_the_same_level(plan: str, points: int) -> None:
    assert bonus(plan, "one_level") == [points, 0]


@pytest.mark.clause("T11.3", "T11.4")
@pytest.mark.parametrize(
    ("mine", "points"),
    [
        ("a5 b5 c5 e5 f5 h5", 50),
        ("c1 c2 c3 c5 c6 c8", 50),
        ("h1 g2 f3 e4 c6 a8", 50),
        ("b2 c3 d4 e5 g7 h8", 50),
        ("a2 b3 c4 d5 e6 g8", 50),
        ("a7 b6 c5 d4 e3 g1", 50),
        ("a5 b5 c5 e5 f5 h6", 0),
        ("h1 g2 f3 e4 c6 b8", 0),
        ("c8 c7 c6 b5 b4 b3", 0),
        ("a5 b5 c5 d5 e4 f3", 0),
        ("h8 g7 f6 e5 d4 c5", 0),
        ("a5 b5 c5 e5 f5", 0),
    ],
)
def test_one_line_is_a_row_a_column_or_any_diagonal_gaps_allowed(mine: str, points: int) -> None:
    assert bonus(standing(mine), "one_line") == [points, 0]


@pytest.mark.clause("T11.3")
@pytest.mark.parametrize(
    ("mine", "points"),
    [
        ("b2 c2 b3 c3", 50),
        ("a8 h8 a2 g2 g8", 50),
        ("b2 f2 b6 f6", 50),
        ("d2 f4 d6 b4", 50),
        ("c1 f2 e5 b4", 50),
        ("b4 c2 e3 d5 h8 h7", 50),
        ("b2 c2 b3 c3 d2 d3", 50),
        ("b2 d2 b3 d3", 0),
        ("b2 c2 b3 c4", 0),
        ("b2 c2 b3", 0),
        ("c3 d5 e3 d1", 0),
        ("b2 d3 c3 e4", 0),
        ("g2 h2 a3 g3", 0),
        ("", 0),
    ],
)
def test_a_square_may_be_of_any_size_upright_or_tilted_and_counts_once(mine: str, points: int) -> None:
    assert bonus(standing(mine), "square") == [points, 0]


@pytest.mark.clause("T11.3")
def test_a_square_is_of_own_knights_only() -> None:
    assert bonus(standing("b2 c2 b3", "c3"), "square") == [0, 0]
    assert bonus(standing("b2 c2 b3 c3", "e2 e4 g2 g4"), "square") == [50, 50]


@pytest.mark.clause("T11.3", "T11.4")
@pytest.mark.parametrize(
    ("mine", "points"),
    [
        ("c3 c4 c5 d4 e4 e5", 40),
        ("c3 d3 e3 c4 d4 e4", 40),
        ("c3 c4 c5 d4 e4 f5", 0),
        ("c3 c4 d3 d4 f3 f4", 0),
        ("h3 h4 h5 a4 a5 a6", 0),
        ("c3 c4 c5 d4 e4", 0),
    ],
)
def test_cluster_asks_for_knights_on_connected_cells(mine: str, points: int) -> None:
    assert bonus(standing(mine), "cluster") == [points, 0]


@pytest.mark.clause("T11.3")
def test_levels_do_not_matter_for_a_cluster_and_others_do_not_connect_it() -> None:
    assert bonus("1A 5A 3A\n1A 1A 1A", "cluster") == [40, 0]
    assert bonus(standing("c3 c4 c5 e3 e4 e5", "d4"), "cluster") == [0, 0]


@pytest.mark.clause("T11.3")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize(
    ("card", "plan"),
    [
        ("all_levels", "1A 2A 3A 1\n.A"),
        ("one_level", SIX_ON_THE_GROUND),
        ("one_line", standing("a5 b5 c5 e5 f5 h5")),
        ("square", standing("b2 c2 b3 c3")),
        ("cluster", standing("c3 c4 c5 d4 e4 e5")),
    ],
)
def test_five_cards_count_at_the_end_of_year_three_only(card: str, plan: str, year: int) -> None:
    assert bonus(plan, card, year, master_all_six=False) == [0, 0]
    assert bonus(plan, card, 3, master_all_six=False)[0] in (40, 50)


@pytest.mark.clause("T11.4")
@pytest.mark.parametrize(
    ("card", "plan", "points"),
    [
        ("all_levels", FIVE_LEVELS, 40),
        ("all_levels", "1A 2A", 40),
        ("all_levels", ".A 1A 1A", 0),
        ("one_level", FIVE_ON_LEVEL_ONE, 50),
        ("one_level", ".A .A", 50),
        ("one_level", ".A 1A", 0),
        ("one_line", standing("b3 d5"), 50),
        ("one_line", standing("b3 d4"), 0),
        ("one_line", standing("b3 d5 b5"), 0),
        ("cluster", standing("b3 b4"), 40),
        ("cluster", standing("b3 c4"), 0),
    ],
)
def test_without_all_six_those_on_the_board_count(card: str, plan: str, points: int) -> None:
    assert bonus(plan, card, master_all_six=False) == [points, 0]
    assert bonus(plan, card) == bonus(plan, card, master_all_six=True) == [0, 0]


@pytest.mark.clause("T11.4")
@pytest.mark.parametrize("card", ["all_levels", "one_level", "one_line", "cluster"])
def test_a_single_knight_is_never_all_knights(card: str) -> None:
    assert bonus("1A", card, master_all_six=False) == [0, 0]
    assert bonus(standing(""), card, master_all_six=False) == [0, 0]


@pytest.mark.clause("T11.3")
@pytest.mark.parametrize(("year", "each"), [(1, 2), (2, 5), (3, 10)])
@pytest.mark.parametrize(
    ("card", "mine", "others"),
    [("edge", "a8 c8 h3 d4", "f1 e5"), ("diagonals", "a8 d4 e4 c4 f7", "e5 h7 a2")],
)
def test_edge_and_diagonals_pay_for_each_knight_and_once_more_for_the_most(
    card: str, mine: str, others: str, year: int, each: int
) -> None:
    assert bonus(standing(mine, others), card, year) == [4 * each, each]


@pytest.mark.clause("T11.3")
@pytest.mark.parametrize("card", ["edge", "diagonals"])
def test_a_tie_for_the_most_pays_nobody_more(card: str) -> None:
    assert bonus(standing("a8 d4", "h8"), card) == [10 if card == "edge" else 30, 10]
    assert bonus(standing("a8", "h1"), card) == [10, 10]
    assert bonus(standing("c4", "c5"), card) == [0, 0]
    assert bonus(standing("c4", "h8"), card) == [0, 20]


@pytest.mark.clause("T11.3")
@pytest.mark.parametrize("cell", ["a8", "b8", "h8", "h5", "h1", "c1", "a2"])
def test_edge_cells_are_those_of_the_outer_rows_and_columns(cell: str) -> None:
    assert bonus(standing(cell), "edge") == [20, 0]
    assert bonus(standing("b2 g7 b7 g2 d4"), "edge") == [0, 0]


@pytest.mark.clause("T11.3")
def test_only_the_two_long_diagonals_count() -> None:
    for cell in ("b2", "c3", "d4", "e5", "f6", "g7", "h8", "a8", "b7", "c6", "d5", "e4", "f3", "g2", "h1"):
        assert bonus(standing(cell), "diagonals") == [20, 0], cell
    assert bonus(standing("a2 b3 c2 h7 a7 g8"), "diagonals") == [0, 0]


@pytest.mark.clause("T11.3")
@pytest.mark.parametrize(("year", "points"), [(1, 5), (2, 15), (3, 30)])
def test_castles_asks_for_four_five_and_six_of_them_exactly(year: int, points: int) -> None:
    for castles in range(1, 7):
        plan = "\n".join(["1A . " * min(castles, 3), ".", "1A . " * (castles - 3)])
        assert bonus(plan, "castles", year) == [points if castles == year + 3 else 0, 0]


@pytest.mark.clause("T11.3")
def test_castles_counts_each_castle_once_and_wants_no_knight_outside() -> None:
    assert bonus("1A 1A . 1A\n.\n1A . 1A", "castles", 1) == [5, 0]
    assert bonus("1A 1A . 1A\n.\n1A . 1A . .A", "castles", 1) == [0, 0]
    assert bonus("1A 1A . 1A\n.\n1A . 1 .A", "castles", 1) == [0, 0]
    assert bonus("1A 1A . 1B\n.\n1A . 1A", "castles", 1) == [0, 0]


@pytest.mark.clause("T11.6")
@pytest.mark.parametrize(("starter", "expected"), [(0, [2, 3]), (1, [3, 2])])
def test_the_master_bonus_is_scored_in_the_order_of_the_last_round(starter: int, expected: list[int]) -> None:
    pos = table(standing("a5", "h5"), variant="master", round=4, turn=1 - starter, starter=starter)
    assert scores(play(pos, "end")) == expected


@pytest.mark.clause("T11.6")
def test_the_master_bonus_comes_after_the_kings_bonus() -> None:
    pos = last_turn(corner(". .\n. 1A 1K\n. .\n. .\n.B"), variant="master", scores=[0, 3])
    after = play(pos, "end")
    assert scores(after) == [7, 8]
    told = pos.events("end")
    bonuses = [(event.code.removeprefix("torres-event-"), event.facts["points"]) for event in told[1:]]
    assert bonuses == [("castles", 2), ("king-bonus", 5), ("master-bonus", 4)]


@pytest.mark.clause("T11.6")
@pytest.mark.parametrize("variant", ["basic", "luck"])
def test_there_is_no_master_bonus_outside_the_master_version(variant: str) -> None:
    assert scores(play(last_turn(standing("a5", "h5 h7"), variant=variant), "end")) == [0, 0]
