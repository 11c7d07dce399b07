"""Blocks left at the end of a year, and those left in the box (T3.4, T3.5)."""

import pytest

import tafelrunde as tr
from tests.games.torres.tables import GAME, fact, last_turn, play, scores, seat, table

CASTLE = """
    .   .   .   .
    .   .   .   .
    1   .   .   .
    1A  1   .   .
"""


def stacks(pos: tr.Position, number: int = 0) -> list[int]:
    found: list[int] = seat(pos, number)["stacks"]
    return found


@pytest.mark.clause("T3.4")
def test_blocks_left_after_the_last_turn_of_the_year_wait_with_their_owner() -> None:
    pos = table(CASTLE, players=3, round=4)
    ended = play(pos, "B a2", "end")
    assert (seat(ended, 0)["carried"], stacks(ended)) == (1, [])
    assert fact(ended, "supply") == fact(pos, "supply")


@pytest.mark.clause("T3.4")
@pytest.mark.parametrize(
    ("players", "left", "new", "returned"),
    [
        (2, 3, [3, 3, 3, 3], 3),
        (3, 0, [3, 3, 2], 0),
        (3, 1, [3, 3, 3], 0),
        (3, 3, [3, 3, 3], 2),
        (4, 1, [3, 2, 2], 0),
        (4, 2, [3, 3, 2], 0),
        (4, 3, [3, 3, 3], 0),
    ],
)
@pytest.mark.parametrize("year", [1, 2])
def test_they_are_spread_over_the_next_years_stacks_three_at_most_and_the_rest_returns(
    players: int, left: int, new: list[int], returned: int, year: int
) -> None:
    pos = last_turn(CASTLE, players=players, year=year, stacks=[[]] * (players - 1) + [[left]])
    after = play(pos, "end")
    assert fact(after, "phase") == "kings-move"
    assert (stacks(after, players - 1), seat(after, players - 1)["carried"]) == (new, 0)
    dealt = players * {2: 12, 3: 8, 4: 6}[players]
    assert fact(after, "supply") == fact(pos, "supply") - dealt + returned


@pytest.mark.clause("T3.4")
def test_every_player_carries_over_his_own_blocks() -> None:
    pos = table(CASTLE, players=4, round=4, stacks=[[3], [2], [1], [0]])
    for _ in range(4):
        pos = play(pos, "end")
    assert fact(pos, "phase") == "kings-move"
    assert [stacks(pos, number) for number in range(4)] == [[3, 3, 3], [3, 3, 2], [3, 2, 2], [2, 2, 2]]


@pytest.mark.clause("T3.4")
def test_after_year_three_blocks_left_are_worthless() -> None:
    points = [
        scores(play(last_turn(CASTLE, players=3, year=3, stacks=[[], [], [left]]), "end")) for left in range(4)
    ]
    assert points == [[3, 0, 0]] * 4


@pytest.mark.clause("T3.5")
def test_the_supply_can_just_not_run_out() -> None:
    """Four players have built every block of two years; the third year's stacks leave four in the box."""
    pos = last_turn(
        """
        .   .   .   .
        6   6   .   .
        6   6   6   6
        6A  6   6   5
    """,
        players=4,
        year=2,
        stacks=[[], [], [], [0]],
    )
    assert fact(pos, "supply") == 28
    assert fact(play(pos, "end"), "supply") == 4


@pytest.mark.clause("T3.5")
@pytest.mark.parametrize(("players", "left"), [(2, 12), (3, 6), (4, 4)])
def test_four_blocks_or_more_stay_in_the_box_for_the_extra_blocks(players: int, left: int) -> None:
    dealt = {2: 12 + 12 + 12, 3: 10 + 8 + 8, 4: 8 + 6 + 6}[players]
    start = GAME.start(players=players)
    assert fact(start, "supply") - players * (dealt - sum(stacks(start))) == left
