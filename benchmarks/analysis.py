"""How long it takes to analyse a match, and whether the ledgers of very many records add up.

`python -m benchmarks.analysis` times matches of the house on one core, by game and number of seats.
`python -m benchmarks.analysis --records 10000` checks so many random records of each game instead, with all numbers
of seats and all variants in turn.
"""

import argparse
from math import sqrt
from statistics import fmean
from time import process_time
from typing import Any

from tafelrunde.analysis import Ledger, analyse
from tests.analysis.matches import CASES, check_sums, house_match, random_record

AIMS = {"knights": 2.0, "court": 2.0, "torres": 10.0}
MOST = 80
"""Decisions of a random record."""


def main() -> None:
    """Measure or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=3, help="matches of each kind (default 3)")
    parser.add_argument("--player", default="steward", help="who plays them (default steward)")
    parser.add_argument("--records", type=int, default=0, help="check so many random records of each game instead")
    given = parser.parse_args()
    if given.records:
        for name in AIMS:
            check(name, given.records)
        return
    print(
        "| game | options | entries | seconds, mean | worst | aim | drift a turn |\n|---|---|---|---|---|---|---|"
    )
    for name, options in CASES:
        measure(name, options, given.matches, given.player)


def measure(name: str, options: dict[str, Any], matches: int, player: str) -> None:
    """Print how long matches of one kind take, in processor time."""
    timed(name, options, 0, player)  # what is compiled or built once
    found = [timed(name, options, seed, player) for seed in range(1, matches + 1)]
    entries = sum(len(ledger.entries) for ledger, _ in found) // matches
    seconds = [took for _, took in found]
    told = ", ".join(str(value) for value in options.values())
    mean = sum(seconds) / matches
    times = f"{mean:.2f} | {max(seconds):.2f} | {AIMS[name]:g}"
    print(f"| {name} | {told} | {entries} | {times} | {drift([ledger for ledger, _ in found]):.3f} |", flush=True)


def drift(ledgers: list[Ledger]) -> float:
    """Return by how much the share of whoever moves is corrected when a turn begins (root mean square)."""
    turns = [entry for ledger in ledgers for entry in ledger.entries if entry.turn and entry.seat is not None]
    return sqrt(fmean(entry.drift[entry.seat or 0] ** 2 for entry in turns))


def timed(name: str, options: dict[str, Any], seed: int, player: str) -> tuple[Ledger, float]:
    """Return the ledger of a match and the processor time that it took."""
    match = house_match(name, seed, player, **options)
    begun = process_time()
    return analyse(match), process_time() - begun


def check(name: str, records: int) -> None:
    """Check the sums of random records; a wrong one stops with an AssertionError."""
    kinds = [options for game, options in CASES if game == name]
    entries = 0
    for seed in range(records):
        options = kinds[seed % len(kinds)]
        ledger = analyse(random_record(name, seed, MOST, **options))
        check_sums(ledger)
        entries += len(ledger.entries)
    print(f"{name}: {records} records, {entries} entries, every ledger adds up", flush=True)


if __name__ == "__main__":
    main()
