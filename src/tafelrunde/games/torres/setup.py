"""Setup (T2, T11): foundations, piles or hands, the first year's stacks."""

from typing import Any

from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.memory import States
from tafelrunde.games.torres.board import cell_set
from tafelrunde.games.torres.cards import CARDS, FOUNDATION_CELLS, Spacing, Variant
from tafelrunde.games.torres.stacks import DEALT, block_count
from tafelrunde.games.torres.state import BLOCKS, NONE, UNSEEN, Phase
from tafelrunde.games.torres.turn import start_game


def lay_out(
    state: States,
    players: int,
    variant: Variant,
    spacing: Spacing,
    all_six: bool,
    master: int | None,
    first: int | None,
) -> None:
    """Make an empty state the one before the first event (T2)."""
    record = state[0]
    record["actor"], record["phase"] = CHANCE, Phase.START
    record["players"], record["variant"] = players, variant
    record["spacing"], record["all_six"] = spacing, all_six
    record["first"] = NONE if first is None else first
    record["master"] = NONE if master is None else master
    record["king"] = record["named"] = record["card"] = record["picked"] = NONE
    record["year"] = record["round"] = 1
    record["supply"] = BLOCKS
    if variant != Variant.MASTER:
        record["plane"][0] = cell_set(FOUNDATION_CELLS)
        record["supply"] -= len(FOUNDATION_CELLS)
    for seat in range(players):
        _deal(record["seat"][seat], variant)
        record["seat"][seat]["stacks"] = DEALT[players, 1]
        record["supply"] -= block_count(DEALT[players, 1])
    if first is not None:
        start_game(record, first)


def _deal(player: Any, variant: Variant) -> None:
    """T2.2, T10.1, T11.2: a pile of one's own, a common one, or all ten cards in hand."""
    if variant == Variant.BASIC:
        player["pile"] = UNSEEN
    elif variant == Variant.MASTER:
        player["hand"][:CARDS] = 1
