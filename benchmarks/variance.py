"""How much less results vary once luck is taken off: `python -m benchmarks.variance`.

A ratio of 0.1 says that one match tells as much as ten did. Compared are whole deals, in which each match is played
in every rotation of the seats with the same dice: with the luck of dice and cards taken off as it is, with that of
turns besides, and with shares read as other deals teach it, as the arena does. All means must agree, as luck has
none.
"""

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, variance
from time import process_time
from typing import Any

from tafelrunde.analysis.luck import luck_of
from tafelrunde.bots.arena import Deal, play_deals
from tafelrunde.bots.control_variates import Turn, dice_luck, luck, taken_off

KINDS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("knights", ["sovereign", "steward"], {}),
    ("knights", ["sovereign", "steward", "steward", "steward"], {}),
    ("court", ["sovereign", "steward"], {}),
    ("court", ["sovereign", "steward", "steward", "steward"], {}),
    ("torres", ["marshal", "steward-1"], {"variant": "basic"}),
    ("torres", ["marshal", "steward-1"], {"variant": "luck"}),
]
AIMS = {"knights": 0.1, "court": 0.1, "torres": 0.5}


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100, help="deals of each kind (default 100)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", choices=sorted(AIMS), help="one game only")
    given = parser.parse_args()
    print("| game | entrants | matches | raw | adjusted | dice | dice, turns | read | aim | seconds a match |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for name, entrants, options in KINDS:
        if given.game in (None, name):
            begun = process_time()
            deals = list(play_deals(name, entrants, given.deals, given.seed, luck_of=luck_of, **options))
            print(row(name, entrants, options, deals, process_time() - begun), flush=True)


def row(name: str, entrants: list[str], options: dict[str, Any], deals: list[Deal], seconds: float) -> str:
    """Return what was found about the first entrant, as a row of the table."""
    raw = [[match.shares[0] for match in deal] for deal in deals]
    turns = [[match.turns[0] for match in deal] for deal in deals]
    adjusted = taken_off(raw, turns)
    kinds = [without(raw, turns, dice_luck), without(raw, turns, luck), adjusted]
    ratios = [f"{variance(map(fmean, kind)) / variance(map(fmean, raw)):.3f}" for kind in kinds]
    who = " ".join([entrants[0], f"{len(entrants) - 1}×{entrants[1]}", *map(str, options.values())])
    matches = sum(map(len, deals))
    told = [name, who, str(matches), mean_of(raw), mean_of(adjusted), *ratios]
    return f"| {' | '.join([*told, f'{AIMS[name]:g}', f'{seconds / matches:.2f}'])} |"


def without(
    raw: list[list[float]], turns: list[list[tuple[Turn, ...]]], lucky: Callable[[Sequence[Turn]], float]
) -> list[list[float]]:
    """Return shares with some luck taken off as it is."""
    deals = zip(raw, turns, strict=True)
    return [[share - lucky(match) for share, match in zip(*deal, strict=True)] for deal in deals]


def mean_of(deals: list[list[float]]) -> str:
    """Return a mean with its standard error."""
    means = [fmean(deal) for deal in deals]
    return f"{fmean(means):.3f} ± {sqrt(variance(means) / len(means)):.3f}"


if __name__ == "__main__":
    main()
