"""Perft: complete turns and the positions that end them, as golden numbers and by two independent counters."""

import json

import pytest

import tafelrunde as tr
from tafelrunde.games.torres.perft import count_turns
from tests.games.torres import reference_perft
from tests.games.torres.perft_table import GOLDEN, OPENING, model, positions
from tests.games.torres.tables import play, table

NUMBERS: dict[str, list[list[int]]] = json.loads(GOLDEN.read_text("utf-8"))
POSITIONS = positions()
QUICK, SLOW = 60_000, 1_500
"""Counted in every run: so many end positions by the kernel, so many by the independent counter."""

COUNTS = [
    (name, ap, sequences, ends)
    for name, rows in NUMBERS.items()
    for ap, (sequences, ends) in enumerate(rows, start=1)
]


def test_every_position_of_the_table_has_golden_numbers() -> None:
    assert list(NUMBERS) == list(POSITIONS)
    assert all(len(rows) == 5 for name, rows in NUMBERS.items() if name != "opening, master")


@pytest.mark.parametrize(("name", "ap", "sequences", "ends"), [count for count in COUNTS if count[-1] <= QUICK])
def test_the_kernel_counts_the_golden_numbers(name: str, ap: int, sequences: int, ends: int) -> None:
    assert count_turns(POSITIONS[name].state, ap) == (sequences, ends)


@pytest.mark.parametrize(("name", "ap", "sequences", "ends"), [count for count in COUNTS if count[-1] <= SLOW])
def test_the_independent_counter_counts_the_golden_numbers(name: str, ap: int, sequences: int, ends: int) -> None:
    assert reference_perft.count(model(POSITIONS[name]), ap) == (sequences, ends)


def test_without_action_points_and_cards_a_turn_can_only_end() -> None:
    assert count_turns(POSITIONS["opening"].state, 0) == (1, 1)


def test_stacks_that_differ_make_turns_that_differ_but_not_always_positions() -> None:
    pos = POSITIONS["opening"].to_json()
    pos["seats"][0]["stacks"] = [3, 3, 2, 2]
    pos["supply"] += 2
    assert count_turns(tr.game("torres").position(pos).state, 0) == (4, 1)


def test_turns_are_counted_only_from_a_settled_position() -> None:
    pos = play(POSITIONS["opening"], "take c3")
    with pytest.raises(ValueError, match="taken up"):
        count_turns(pos.state, 5)


def test_buying_is_chance_and_not_counted() -> None:
    with_piles = table(OPENING, right_edge=False)
    assert count_turns(with_piles.state, 2) == tuple(NUMBERS["opening"][1])
