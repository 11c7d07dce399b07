import pytest

import tafelrunde as tr
from tests.games.torres.tables import (
    GAME,
    fact,
    last_turn,
    pass_turn,
    play,
    refused,
    seat,
    table,
    texts,
)

CASTLE = """
    .   .   .   .
    .   .   .   .
    1   .   .   .
    1A  1   .   .
"""


def owner_of(*stacks: int, named: int | None = None, round: int = 1) -> tr.Position:  # noqa: A002
    """Set up a turn of A with these stacks; B has the usual ones."""
    return table(CASTLE, round=round, stacks=[stacks, [3] * (5 - round)], named=named)


def stacks(pos: tr.Position, number: int = 0) -> list[int]:
    found: list[int] = seat(pos, number)["stacks"]
    return found


@pytest.mark.clause("T3.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, [4, 4, 4]), (3, [4, 3, 3]), (4, [4, 3, 3])])
def test_three_years_have_four_and_three_rounds_and_with_two_players_always_four(
    players: int, rounds: list[int]
) -> None:
    pos = play(GAME.start(players=players, start=1), *(f"D {cell}" for cell in ("d8", "c6", "f6", "h5")[:players]))
    pos = play(pos, "king e1")
    turns: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while pos.to_act is not None:
        if fact(pos, "phase") == "kings-move":
            pos = play(pos, "stay")
        turns[fact(pos, "year")].append(fact(pos, "turn"))
        assert fact(pos, "round") == (len(turns[fact(pos, "year")]) + players - 1) // players
        pos = pass_turn(pos)
    for year, count in enumerate(rounds, start=1):
        first = turns[year][0]
        assert turns[year] == [(first + place) % players for place in range(players)] * count
    assert turns[1][0] == 1


@pytest.mark.clause("T3.2")
@pytest.mark.parametrize(
    ("players", "year", "taken"),
    [
        (2, 1, [3, 3, 3, 3]),
        (2, 2, [3, 3, 3, 3]),
        (2, 3, [3, 3, 3, 3]),
        (3, 1, [3, 3, 2, 2]),
        (3, 2, [3, 3, 2]),
        (3, 3, [3, 3, 2]),
        (4, 1, [2, 2, 2, 2]),
        (4, 2, [2, 2, 2]),
        (4, 3, [2, 2, 2]),
    ],
)
def test_at_the_start_of_a_year_everyone_takes_his_stacks_from_the_supply(
    players: int, year: int, taken: list[int]
) -> None:
    if year == 1:
        supply = 92 - 8
        pos = GAME.start(players=players)
    else:
        empty = last_turn(CASTLE, players=players, year=year - 1, stacks=[[]] * (players - 1) + [[0]])
        supply = fact(empty, "supply")
        pos = play(empty, "end")
    assert [stacks(pos, number) for number in range(players)] == [taken] * players
    assert fact(pos, "supply") == supply - players * sum(taken)


@pytest.mark.clause("T3.3")
def test_a_turn_consumes_one_stack_also_if_nothing_is_built() -> None:
    pos = owner_of(3, 3, 3, 3)
    assert stacks(play(pos, "end")) == [3, 3, 3]
    assert stacks(play(pos, "B a2", "end")) == [3, 3, 3]


@pytest.mark.clause("T3.3")
def test_the_stack_can_be_named_at_any_moment_of_the_turn() -> None:
    pos = owner_of(3, 3, 2, 2)
    for before in ((), ("track",), ("Ka1-a2", "track"), ("track",) * 5):
        there = play(pos, *before)
        assert texts(there, "stack") == {"stack 2", "stack 3"}
        named = play(there, "stack 2")
        assert (fact(named, "named"), stacks(named)) == (2, [3, 3, 2])
        assert fact(named, "ap") == 5 - len(before)


@pytest.mark.clause("T3.3")
def test_the_stack_is_named_before_the_first_block_at_the_latest() -> None:
    pos = owner_of(3, 3, 2, 2)
    assert texts(pos, "B") == set()
    assert refused(pos, "B a2") == ("torres-name-first", "T3.3")
    assert "B a2" in texts(play(pos, "stack 2"), "B")


@pytest.mark.clause("T3.3")
def test_or_it_is_named_at_the_end_of_the_turn() -> None:
    pos = play(owner_of(3, 3, 2, 1), "end")
    assert pos.to_act == 0
    assert texts(pos) == {"stack 1", "stack 2", "stack 3"}
    assert refused(pos, "stack 0") == ("torres-no-stack", "T3.3")
    assert refused(pos, "track")[0] == "torres-not-now"
    after = play(pos, "stack 1")
    assert (after.to_act, stacks(after)) == (1, [3, 3, 3])


@pytest.mark.clause("T3.3")
def test_only_one_stack_is_named_in_a_turn() -> None:
    pos = play(owner_of(3, 3, 2, 2), "stack 2")
    assert texts(pos, "stack") == set()
    assert refused(pos, "stack 3") == ("torres-stack-named", "T3.3")
    ended = play(pos, "B a2", "B a2", "end")
    assert (ended.to_act, stacks(ended)) == (1, [3, 3, 2])


@pytest.mark.clause("T3.3")
def test_only_a_stack_that_is_there_can_be_named() -> None:
    pos = owner_of(3, 2, 2, 0)
    assert texts(pos, "stack") == {"stack 0", "stack 2", "stack 3"}
    assert refused(pos, "stack 1") == ("torres-no-stack", "T3.3")
    assert refused(pos, "stack named") == ("torres-stack-not-named", "T3.3")


@pytest.mark.clause("T3.3")
def test_stacks_all_alike_need_no_name() -> None:
    pos = owner_of(2, 2, 2, 2)
    assert refused(pos, "stack 2") == ("torres-stacks-alike", "T3.3")
    built = play(pos, "B a2")
    assert (fact(built, "named"), stacks(built)) == (1, [2, 2, 2])


@pytest.mark.clause("T3.3")
@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_only_the_blocks_of_the_named_stack_can_be_built(size: int) -> None:
    pos = play(owner_of(3, 2, 1, 0), f"stack {size}")
    pos = play(pos, *("B c1", "B d1", "B a3")[:size])
    assert texts(pos, "B") == set()
    assert refused(pos, "B a2") == ("torres-no-blocks", "T3.3")
    assert fact(pos, "ap") == 5 - size


@pytest.mark.clause("T3.3")
def test_blocks_not_built_are_spread_over_the_remaining_stacks_as_the_player_likes() -> None:
    pos = play(owner_of(2, 1, 0, named=2), "end")
    assert pos.to_act == 0
    assert texts(pos) == {"spread 3-2-0", "spread 3-1-1", "spread 2-2-1"}
    after = play(pos, "spread 3-1-1")
    assert (after.to_act, stacks(after), fact(after, "named")) == (1, [3, 1, 1], None)
    assert fact(after, "supply") == fact(pos, "supply")


@pytest.mark.clause("T3.3")
@pytest.mark.parametrize("wrong", ["2-1-0", "2-1-1", "3-2-1", "3-3-0", "3-2"])
def test_as_many_as_fit_must_be_kept_and_no_more(wrong: str) -> None:
    pos = play(owner_of(2, 1, 0, named=2), "end")
    assert refused(pos, f"spread {wrong}") == ("torres-spread", "T3.3")


@pytest.mark.clause("T3.3")
def test_no_new_stack_may_be_made_of_them() -> None:
    pos = play(owner_of(2, 1, named=1, round=2), "end")
    assert texts(pos) == {"spread 3-1", "spread 2-2"}
    assert refused(pos, "spread 2-1-1") == ("torres-spread", "T3.3")


@pytest.mark.clause("T3.3")
def test_spreading_makes_no_stack_lower() -> None:
    pos = play(owner_of(3, 1, 0, named=1), "end")
    assert texts(pos) == {"spread 3-2-0", "spread 3-1-1"}
    assert refused(pos, "spread 2-2-1") == ("torres-spread", "T3.3")


@pytest.mark.clause("T3.3")
@pytest.mark.parametrize(
    ("before", "left", "after", "returned"),
    [
        ((3, 2, 1), 3, [3, 3, 3], 0),
        ((3, 3, 2), 3, [3, 3, 3], 2),
        ((3, 3, 2), 1, [3, 3, 3], 0),
        ((3, 3, 3), 2, [3, 3, 3], 2),
    ],
)
def test_three_per_stack_at_most_and_the_rest_returns_to_the_supply(
    before: tuple[int, ...], left: int, after: list[int], returned: int
) -> None:
    pos = owner_of(*before, named=left)
    ended = play(pos, "end")
    assert (ended.to_act, stacks(ended)) == (1, after)
    assert fact(ended, "supply") == fact(pos, "supply") + returned


@pytest.mark.clause("T3.3")
def test_a_stack_of_0_still_counts_as_a_turn() -> None:
    pos = owner_of(0, 0, round=3)
    assert refused(pos, "B a2") == ("torres-no-blocks", "T3.3")
    pos = play(pos, "track", "end")
    assert (pos.to_act, stacks(pos)) == (1, [0])
    pos = play(pos, "end")
    assert (pos.to_act, fact(pos, "ap")) == (0, 5)


@pytest.mark.clause("T3.3")
def test_a_stack_of_0_may_be_refilled() -> None:
    assert stacks(play(owner_of(0, named=3, round=3), "end")) == [3]
    assert texts(play(owner_of(2, 0, named=1, round=2), "end")) == {"spread 3-0", "spread 2-1"}


@pytest.mark.clause("T3.3")
def test_the_named_stack_is_forgotten_after_the_turn() -> None:
    pos = play(owner_of(3, 3, 2, 2), "stack 3", "B c1", "B d1", "B a3", "end", "end")
    assert (pos.to_act, fact(pos, "named"), stacks(pos)) == (0, None, [3, 2, 2])
    assert texts(pos, "stack") == {"stack 2", "stack 3"}
