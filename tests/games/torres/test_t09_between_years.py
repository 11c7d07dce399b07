"""What follows a scoring: the king's move, the new start player, the end of the game (T9.4, T9.5)."""

import pytest

import tafelrunde as tr
from tests.games.torres.tables import cells, fact, last_turn, play, refused, scores, seat, table, texts

PLAN = """
    .   .   .   .
    1   .   .   .
    2K  1   .   .
    .A  1B  .   .
"""


def year_ended(
    points: list[int], *, starter: int = 0, year: int = 1, plan: str = "1 . .\n. . .\n. . ."
) -> tr.Position:
    """End a year of so many points; nobody scores anything."""
    players = len(points)
    rounds = 4 if year == 1 or players == 2 else 3
    turn = (starter + players - 1) % players
    return play(
        table(plan, players=players, year=year, round=rounds, starter=starter, turn=turn, scores=points), "end"
    )


@pytest.mark.clause("T9.4")
@pytest.mark.parametrize("year", [1, 2])
def test_the_blocks_of_the_new_year_are_taken_before_the_king_moves(year: int) -> None:
    pos = year_ended([5, 3, 9], year=year)
    assert fact(pos, "phase") == "kings-move"
    assert [fact(pos, "year"), fact(pos, "round"), fact(pos, "ap")] == [year + 1, 1, 0]
    assert [len(seat(pos, number)["stacks"]) for number in range(3)] == [3, 3, 3]


@pytest.mark.clause("T9.4")
@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize(
    ("points", "last"), [([5, 3, 9], 1), ([2, 3, 9], 0), ([5, 3, 1], 2), ([5, 0, 9], 1), ([0, 3, 9], 0)]
)
def test_the_last_player_on_the_track_may_move_the_king(points: list[int], last: int, starter: int) -> None:
    pos = year_ended(points, starter=starter)
    assert pos.to_act == last
    assert "stay" in texts(pos)


@pytest.mark.clause("T9.4")
@pytest.mark.parametrize(
    ("starter", "points", "last"),
    [
        (0, [0, 0, 0], 2),
        (1, [0, 0, 0], 0),
        (2, [0, 0, 0], 1),
        (0, [0, 0, 4], 1),
        (2, [0, 0, 4], 1),
        (1, [0, 0, 4], 0),
        (1, [0, 4, 0], 0),
        (0, [0, 4, 0], 2),
    ],
)
def test_among_markers_before_the_track_the_latest_in_the_old_turn_order_is_last(
    starter: int, points: list[int], last: int
) -> None:
    assert year_ended(points, starter=starter).to_act == last


@pytest.mark.clause("T9.4")
def test_the_last_player_is_found_after_the_scoring() -> None:
    pos = play(last_turn("3A 1 1\n. . .\n. . .", scores=[1, 5]), "end")
    assert (scores(pos), pos.to_act) == ([10, 5], 1)


@pytest.mark.clause("T9.4")
def test_the_king_goes_to_any_free_block_of_the_same_castle_too() -> None:
    pos = year_ended([5, 3], plan=PLAN)
    assert cells(pos, "king") == {"a3", "b2"} | {"g8", "h6", "h4", "h2", "f1"}
    moved = play(pos, "king b2")
    assert (fact(moved, "king"), fact(moved, "towers")) == ("b2", fact(pos, "towers"))


@pytest.mark.clause("T9.4")
def test_the_king_needs_a_free_block_and_another_cell() -> None:
    pos = year_ended([5, 3], plan=PLAN)
    assert refused(pos, "king a2") == ("torres-king-stays", "T9.4")
    assert refused(pos, "king b1") == ("torres-occupied", "T9.4")
    assert refused(pos, "king a1") == ("torres-occupied", "T9.4")
    assert refused(pos, "king c4") == ("torres-no-block", "T9.4")
    assert refused(pos, "end")[0] == "torres-not-now"


@pytest.mark.clause("T9.4")
@pytest.mark.parametrize("choice", ["stay", "king h4"])
def test_he_becomes_start_player_either_way(choice: str) -> None:
    pos = play(year_ended([5, 3, 9]), choice)
    assert [fact(pos, name) for name in ("phase", "starter", "turn", "ap")] == ["turn", 1, 1, 5]
    order = []
    for _ in range(6):
        order.append(fact(pos, "turn"))
        pos = play(pos, "end")
        while fact(pos, "phase") in ("name", "spread"):
            pos = pos.apply(pos.legal()[0])
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.clause("T9.4")
def test_the_king_stays_where_he_is_if_the_last_player_likes() -> None:
    pos = year_ended([5, 3], plan=PLAN)
    assert fact(play(pos, "stay"), "king") == "a2"


@pytest.mark.clause("T9.4")
def test_the_king_moves_only_between_years() -> None:
    assert refused(table(PLAN), "king h4") == ("torres-not-now", "T9.4")
    assert refused(table(PLAN), "stay") == ("torres-not-now", "T9.4")


@pytest.mark.clause("T9.5")
@pytest.mark.parametrize(
    ("points", "winners"),
    [([5, 3, 9], (2,)), ([5, 3, 1], (0,)), ([0, 1, 0], (1,)), ([0, 0, 0], (0, 1, 2))],
)
def test_after_year_three_the_furthest_wins_and_if_nobody_left_the_start_all_share(
    points: list[int], winners: tuple[int, ...]
) -> None:
    over = year_ended(points, year=3)
    assert over.to_act is None
    outcome = over.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == (winners, tuple(points))


@pytest.mark.clause("T9.5")
def test_the_last_scoring_decides_too() -> None:
    over = play(last_turn("3A 1 1\n. . .\n. . .", year=3, scores=[1, 9]), "end")
    assert over.outcome is not None
    assert over.outcome.winners == (0,)


@pytest.mark.clause("T9.5")
def test_nothing_can_be_done_after_the_end() -> None:
    over = year_ended([5, 3, 9], year=3)
    for text in ("end", "track", "stay", "king h4", "D a2"):
        assert refused(over, text) == ("torres-over", "T9.5")
