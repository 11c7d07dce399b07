"""How long Knights' exact odds take: the tables built once, and tournaments of two to six players.

    .venv/bin/python -m benchmarks.knights_odds

Every row asks for the organiser's chance against rivals never met before, and then once more; "slow" is what one
answer in twenty exceeds. "plain" rivals own no die card, which leaves the most results and is the most work;
"dealt" rivals own die cards and the champion as they may lie in a game; "any" rivals may own more than the box has.
"""

import random
from collections.abc import Iterator
from statistics import median
from time import perf_counter

from tafelrunde.games.knights import jousts
from tafelrunde.games.knights.cards import BOX
from tafelrunde.games.knights.contests import MORE_ROLLS, ROLLS
from tafelrunde.games.knights.odds import Roller, tournament

REPEATS = 100
PLAYERS = range(2, 7)
NUMBERS = range(1, 6)
ORGANISER = Roller((), MORE_ROLLS)


def plain(rivals: int, _: random.Random) -> list[Roller]:
    """Return rivals without any card."""
    return [Roller()] * rivals


def dealt(rivals: int, chance: random.Random) -> list[Roller]:
    """Give every die card of the box to a rival or to nobody, none of them two alike (K5.5); so the champion."""
    owners = {number: chance.sample(range(6), BOX[f"die-{number}"]) for number in NUMBERS}
    champion = chance.randrange(6)
    return [
        Roller(
            tuple(number for number in NUMBERS if seat in owners[number]),
            MORE_ROLLS if seat == champion else ROLLS,
        )
        for seat in range(rivals)
    ]


def arbitrary(rivals: int, chance: random.Random) -> list[Roller]:
    """Return rivals with any die cards."""
    return [Roller(tuple(number for number in NUMBERS if chance.random() < 0.3)) for _ in range(rivals)]


def seconds(rivals: list[Roller]) -> float:
    """Time one answer."""
    begun = perf_counter()
    tournament(ORGANISER, rivals)
    return perf_counter() - begun


def rows() -> Iterator[tuple[int, str, list[float], list[float]]]:
    """Measure first and repeated answers."""
    chance = random.Random(10)
    for players in PLAYERS:
        for name, deal in (("plain", plain), ("dealt", dealt), ("any", arbitrary)):
            first, again = [], []
            for _ in range(REPEATS):
                rivals = deal(players - 1, chance)
                jousts.survive.cache_clear()
                first.append(seconds(rivals))
                again.append(seconds(rivals))
            yield players, name, first, again


def main() -> None:
    """Print the table."""
    tournament(ORGANISER, [Roller()] * 3)
    for table in (jousts.beat_table, jousts.pair_table):
        table.cache_clear()
        begun = perf_counter()
        table()
        print(f"{table.__name__}, built once: {perf_counter() - begun:.3f} s")
    print(f"{'players':>7} {'rivals':<6} {'first':>10} {'slow':>10} {'again':>10}")
    for players, name, first, again in rows():
        times = (median(first), sorted(first)[-REPEATS // 20], median(again))
        print(f"{players:>7} {name:<6} " + " ".join(f"{time * 1000:>7.3f} ms" for time in times))


if __name__ == "__main__":
    main()
