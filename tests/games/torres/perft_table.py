"""The perft table of Torres: positions, their golden numbers, and how to count them again.

`python -m tests.games.torres.perft_table` counts everything with the kernel and writes the golden numbers (some
minutes); with a number behind it the independent counter counts what ends in at most so many positions, too.
"""

import json
import sys
from pathlib import Path
from typing import Any

import tafelrunde as tr
from tafelrunde.games.torres.cards import CARD_NAMES
from tafelrunde.games.torres.perft import count_turns
from tests.games.torres import reference, reference_perft
from tests.games.torres.tables import table
from tests.games.torres.test_lockstep import engine_facts

GOLDEN = Path(__file__).with_name("perft.json")
MOST_POINTS = 5
ALL_CARDS_POINTS = 2
"""With all ten cards in hand more action points lead to too many positions to keep."""

OPENING = """
    .   .   .   1   .   .   .   .
    .   .   .   .   .   .   .   .
    .   .   1   .   .   1B  .   .
    .   .   .   .   .   .   .   1
    1K  .   .   .   .   .   .   .
    .   .   1A  .   .   1   .   .
    .   .   .   .   .   .   .   .
    .   .   .   .   1   .   .   .
"""
LATER = """
    .   .   .   2   1   .   .   .
    .   .   .   1B  .   .   .   .
    .   .   3   2A  .   1B  .   .
    .   .   1A  .   .   2   .   1
    1K  .   .   .   .   .   .   .
    1   .   2   1   .   1   .   .
    .   .   1   .   .   .   .   .
    .   .   .   .   1   .   .   .
"""


def positions() -> dict[str, tr.Position]:
    """Return the positions counted: without cards, with one card of each kind, and of the master version."""
    every, none = list(CARD_NAMES), list[str | None]()
    empty: dict[str, Any] = {"piles": [none, none], "right_edge": False}
    found = {"opening": table(OPENING, played=[every, every], **empty)}
    found["later"] = later([], **empty)
    others = [card for card in CARD_NAMES if card != "shift_block"]
    found["opening with shift_block"] = table(
        OPENING, hands=[["shift_block"]], played=[others, every], named=0, **empty
    )
    for card in others:
        found[f"later with {card}"] = later([card], **empty)
    found["later, master"] = later(["raise", "stairs", "vault"], variant="master", **empty)
    found["opening, master"] = table(OPENING, variant="master", right_edge=False)
    return found


def later(hand: list[str], **changes: Any) -> tr.Position:
    """Set up the later plan in the last round but one of a year, with one block left to build."""
    others = [card for card in CARD_NAMES if card not in hand]
    stacks = [[1], [3, 3]]
    return table(
        LATER, year=3, round=3, hands=[hand], played=[others, CARD_NAMES], stacks=stacks, named=1, **changes
    )


def model(pos: tr.Position) -> reference.Table:
    """Return the same position in the independent model."""
    found = engine_facts(pos)
    return reference.table(
        {**found, "stage": "turn", "to_act": pos.to_act, "start": found["starter"], "winners": []}
    )


def main(slow: int) -> None:
    """Count, show and keep; the independent counter counts what ends in at most so many positions."""
    golden: dict[str, list[list[int]]] = {}
    for name, pos in positions().items():
        golden[name] = []
        most = ALL_CARDS_POINTS if name == "opening, master" else MOST_POINTS
        for ap in range(1, most + 1):
            turns = count_turns(pos.state, ap)
            golden[name].append(list(turns))
            line = f"{name}, {ap} AP: {turns.sequences} sequences, {turns.ends} ends"
            if turns.ends <= slow:
                again = reference_perft.count(model(pos), ap)
                line += ", and so says the other counter" if again == turns else f"  BUT THE OTHER ONE SAYS {again}"
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
    GOLDEN.write_text(json.dumps(golden, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
