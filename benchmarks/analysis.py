"""How long it takes to analyse a match, and whether the ledgers of very many records add up.

`python -m benchmarks.analysis` times matches of the house on one core, by game and number of seats.
`python -m benchmarks.analysis --records 10000` checks so many random records of each game instead, with all numbers
of seats and all variants in turn: most break off somewhere, some are played to their end. Sums must hold whatever
values are, so that turns of Torres are searched for less than usual here.
"""

import argparse
from functools import partial
from math import sqrt
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple
from unittest.mock import patch

from tafelrunde.analysis import Ledger, analyse
from tafelrunde.analysis.torres import judging
from tafelrunde.bots.parallel import in_order
from tests.analysis.matches import CASES, MOST_DECISIONS, check_sums, house_match, random_record

AIMS = {"knights": 2.0, "court": 2.0, "torres": 10.0}
MOST = 24
"""Decisions of a random record that breaks off, at most."""
TO_THE_END = 401
"""One of so many random records is played to its end: a prime, so that every kind of match is."""
TOLD = 1000
"""Records after which it is said how far it is."""
NARROW = 4
"""Positions that a search of Torres carries on where sums are all that is asked for."""


def main() -> None:
    """Measure or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=3, help="matches of each kind (default 3)")
    parser.add_argument("--player", default="steward", help="who plays them (default steward)")
    parser.add_argument("--records", type=int, default=0, help="check so many random records of each game instead")
    parser.add_argument("--workers", type=int, default=2, help="processes for --records (default 2)")
    parser.add_argument("--game", choices=AIMS, help="one game only")
    given = parser.parse_args()
    names = [given.game] if given.game else list(AIMS)
    if given.records:
        for name in names:
            check(name, given.records, given.workers)
        return
    print(
        "| game | options | entries | seconds, mean | worst | aim | drift a turn |\n|---|---|---|---|---|---|---|"
    )
    kinds = [(name, options) for name, options in CASES if name in names]
    for name, options in kinds:
        timed(name, options, 0, given.player)  # what is compiled, loaded or built once
    for name, options in kinds:
        measure(name, options, given.matches, given.player)


def measure(name: str, options: dict[str, Any], matches: int, player: str) -> None:
    """Print how long matches of one kind take, in processor time."""
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


class Checked(NamedTuple):
    """A ledger that adds up."""

    entries: int
    finished: bool
    off: float
    """By how much the seat does that is furthest off."""


def check(name: str, records: int, workers: int) -> None:
    """Check the sums of random records; a wrong one stops with an AssertionError."""
    entries, finished, worst = 0, 0, 0.0
    for done, ledger in enumerate(in_order(partial(checked, name), range(records), workers), 1):
        worst = max(worst, ledger.off)
        entries += ledger.entries
        finished += ledger.finished
        if done % TOLD == 0 or done == records:
            told = f"{name}: {done} records, {finished} of them finished, {entries} entries"
            print(f"{told}: every ledger adds up, the worst is {worst:.1e} off", flush=True)


def checked(name: str, seed: int) -> Checked:
    """Check the sums of one random record."""
    kinds = [options for game, options in CASES if game == name]
    most = MOST_DECISIONS if seed % TO_THE_END == 0 else 1 + seed // len(kinds) % MOST
    record = random_record(name, seed, most, **kinds[seed % len(kinds)])
    with patch.object(judging, "WIDTH", NARROW):
        ledger = analyse(record)
    return Checked(len(ledger.entries), ledger.finished, check_sums(ledger))


if __name__ == "__main__":
    main()
