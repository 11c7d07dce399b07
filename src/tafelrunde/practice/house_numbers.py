"""The numbers of the house's own players: `python -m tafelrunde.practice.house_numbers knights --matches 60`.

Each plays with each other, two at a table; their matches are reviewed like anybody's. What decisions that mattered
have lost is told in quantiles besides: labels are set by them (`analysis/labels.py`).
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations, cycle, islice
from math import ceil
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace
from rich.progress import track

from tafelrunde.analysis.ledger import Ledger, analyse
from tafelrunde.bots import house
from tafelrunde.bots.command_line import at_least, command_parser, console
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.registry import game as game_named
from tafelrunde.practice.house_matches import house_match
from tafelrunde.practice.numbers import Numbers, numbers_of
from tafelrunde.practice.reviews import Review, mattering, review

HOUSE: Final = "house"
"""Whom they played with: all the others."""
FILE: Final = Path(str(files(__package__))) / "data" / "house.json"
DEFAULT_MATCHES: Final = 100
QUANTILES: Final = (0.5, 0.75, 0.9, 0.95, 0.98, 0.99)


@cache
def all_house_numbers() -> dict[str, dict[str, Numbers]]:
    """Return the numbers of the house's players by game and name."""
    if not FILE.exists():
        return {}
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Numbers]])


def house_matches(game: str, matches: int) -> Iterator[tuple[Sequence[str], Ledger]]:
    """Let the players of the house play with each other, two at a time, and analyse it."""
    pairs = islice(cycle(combinations(house(game), 2)), matches)
    for seed, pair in enumerate(pairs):
        seats = pair if seed % 2 else pair[::-1]
        yield seats, analyse(house_match(game, seats, seed))


def house_numbers(game: str, played: Iterable[tuple[Sequence[str], Ledger]]) -> dict[str, Numbers]:
    """Sum up what the players of the house have lost."""
    reviews: dict[str, list[Review]] = {name: [] for name in house(game)}
    for seed, (seats, ledger) in enumerate(played):
        for seat, name in enumerate(seats):
            reviews[name].append(review(ledger, seat, f"{seed}", seed, HOUSE))
    return {name: replace(numbers_of(found)[0], trend=[]) for name, found in reviews.items() if found}


def quantiles_of_losses(ledgers: Iterable[Ledger]) -> dict[float, float]:
    """Return what the given shares of all decisions that mattered lose at most, in pp."""
    losses = sorted(entry.loss or 0.0 for ledger in ledgers for entry in mattering(ledger))
    return {share: 100 * losses[ceil(share * len(losses)) - 1] for share in QUANTILES if losses}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the numbers of a game's players anew."""
    parser: argparse.ArgumentParser = command_parser("tafelrunde.practice.house_numbers", __doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=at_least(10), default=DEFAULT_MATCHES, help="(default %(default)s)")
    given = parser.parse_args(arguments)
    try:
        name = game_named(given.game).name
    except TafelrundeError as error:
        console.print(str(error), markup=False)
        return 2
    played = list(track(house_matches(name, given.matches), name, given.matches, console=console, transient=True))
    found = {**all_house_numbers(), name: house_numbers(name, played)}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found, order="sorted"), indent=1))
    for player, numbers in found[name].items():
        form = numbers.form.mean if numbers.form else 0.0
        console.print(f"{player}: {numbers.wins:g} of {numbers.matches} won, {100 * form:.2f} points a decision")
    losses = quantiles_of_losses(ledger for _, ledger in played)
    console.print(", ".join(f"{share:.0%} lose at most {loss:.1f} pp" for share, loss in losses.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
