"""Rate all house players of a game: `python -m tafelrunde.bots.ratings knights` writes the table in docs/bots.md.

With every number of seats, tables are drawn from all of the house and its earlier versions, and each plays deals in
all rotations of the seats. `steward-1` is 0: it never changes.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from math import inf
from pathlib import Path
from time import monotonic

from rich.progress import track

from tafelrunde.bots.arena import Deal, DealJob
from tafelrunde.bots.base import RANDOM, bots
from tafelrunde.bots.command_line import add_workers, at_least, command_parser, console
from tafelrunde.bots.documents import BOTS_PAGE, table, write_part
from tafelrunde.bots.elo import Rating, Table, ratings
from tafelrunde.bots.parallel import in_order
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.registry import game as game_named
from tafelrunde.core.registry import games

ANCHOR = "steward-1"
DEFAULT_DEALS = 1000


def main(arguments: Sequence[str] | None = None) -> int:
    """Rate as the command line says."""
    given = _parser().parse_args(arguments)
    try:
        for name in given.games or games():
            players = [each for each in bots(name) if each != RANDOM]
            seats = game_named(name).players
            columns = {
                number: results(name, players, number, given, given.minutes / len(seats)) for number in seats
            }
            write_part(given.page, f"ratings of {name}", written(players, columns, given.seed))
    except TafelrundeError as error:
        console.print(f"Cannot rate: {error}", markup=False)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = command_parser("tafelrunde.bots.ratings", __doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of: {', '.join(games())} (default: all)")
    parser.add_argument(
        "--deals",
        type=at_least(1),
        default=DEFAULT_DEALS,
        help="deals for each number of seats; each is played once in every rotation (default %(default)s)",
    )
    parser.add_argument(
        "--minutes",
        type=float,
        default=inf,
        help="stop after so long, each number of seats after its part of it (default: when all deals are played)",
    )
    parser.add_argument("--seed", type=int, default=0, help="fixes tables and dice (default 0)")
    add_workers(parser)
    parser.add_argument("--page", type=Path, default=BOTS_PAGE, help="where to write (default docs/bots.md)")
    return parser


def drawn_tables(entrants: int, seats: int, deals: int, seed: int) -> Iterator[tuple[int, ...]]:
    """Yield who sits together: whoever sat down least often, all different where there are enough."""
    generator, sat = random.Random(seed), [0] * entrants
    for _ in range(deals):
        order = sorted(range(entrants), key=lambda each: (sat[each], generator.random()))
        sitting = tuple(islice(cycle(order), seats))
        for each in sitting:
            sat[each] += 1
        yield sitting


def results(
    name: str, players: Sequence[str], seats: int, given: argparse.Namespace, minutes: float
) -> list[Table]:
    """Play with one number of seats until all deals are played, or the time is up."""
    tables = list(drawn_tables(len(players), seats, given.deals, given.seed))
    deal, ends, found = partial(_deal, name, players), monotonic() + 60 * minutes, []
    seeded = list(enumerate(tables, given.seed))
    shown = track(seeded, f"{name}, {seats} seats", console=console, transient=True)
    for sitting, played in zip(tables, in_order(deal, shown, given.workers), strict=True):
        found.append(Table(sitting, _wins(played)))
        if monotonic() > ends:
            break
    return found


def _deal(name: str, players: Sequence[str], seeded: tuple[int, Sequence[int]]) -> Deal:
    seed, sitting = seeded
    return DealJob(name, tuple(players[each] for each in sitting), {})(seed)


def _wins(deal: Deal) -> tuple[float, ...]:
    return tuple(map(sum, zip(*(match.shares for match in deal), strict=True)))


def written(players: Sequence[str], columns: Mapping[int, Sequence[Table]], seed: int) -> str:
    """Write the ratings as a table, the strongest first."""
    anchor = players.index(ANCHOR) if ANCHOR in players else 0
    rated = {seats: ratings(tables, len(players), anchor, seed) for seats, tables in columns.items()}
    order = sorted(range(len(players)), key=lambda each: -next(iter(rated.values()))[each].elo)
    heads = ["player", *(f"{seats} seats" for seats in columns)]
    rows = [[players[each], *(_cell(column[each]) for column in rated.values())] for each in order]
    matches = ["matches", *(f"{seats * len(tables):,}" for seats, tables in columns.items())]
    return table(heads, [*rows, matches])


def _cell(rating: Rating) -> str:
    return f"{rating.elo:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]"


if __name__ == "__main__":
    sys.exit(main())
