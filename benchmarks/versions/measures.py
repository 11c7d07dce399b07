"""What is measured of a version; run as a script it answers lines of `NAME SECONDS` with a rate each.

Only what both versions have in common is used, so that an old one can be compared with.
"""

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from time import perf_counter

GAMES = ("knights", "court", "torres")
"""What every version has that this is run on."""
PLAYED_AT_ONCE = 20
BATCH = 1024
STORY_MOVES = 200


def playouts(name: str) -> Callable[[], int]:
    """Random games from the start: decisions and chance events."""
    import tafelrunde as tr
    from tafelrunde.core.playouts import random_playouts

    start, seeds = tr.game(name).start(), count()
    return lambda: random_playouts(start, PLAYED_AT_ONCE, seed=next(seeds)).moves


def matches(name: str) -> Callable[[], int]:
    """Random matches through the Python interface: entries of the record."""
    import tafelrunde as tr

    choice, seeds = random.Random(1), count()

    def play() -> int:
        match = tr.game(name).match(sampler=tr.seeded(next(seeds)))
        for _ in range(STORY_MOVES):
            if match.position.to_act is None:
                break
            match.play(choice.choice(match.position.legal()))
        return len(match.entries)

    return play


def stories(name: str) -> Callable[[], int]:
    """The story of random matches, told: entries of the record."""
    import tafelrunde as tr

    choice = random.Random(2)
    match = tr.game(name).match(sampler=tr.seeded(2))
    for _ in range(STORY_MOVES):
        if match.position.to_act is None:
            break
        match.play(choice.choice(match.position.legal()))

    def tell() -> int:
        match.story()
        return len(match.entries)

    return tell


def batches(name: str) -> Callable[[], int]:
    """Steps of 1,024 games at once, on two threads."""
    from tafelrunde.envs import batch

    games = batch(name, BATCH, seed=1, threads=2)

    def step() -> int:
        games.step(games.sample())
        return BATCH

    return step


def solver() -> Callable[[], int]:
    """Turns of Court, solved anew: four dice and three characters, one goal."""
    import numpy as np

    from tafelrunde.games.court import odds
    from tafelrunde.games.court.cards import Character
    from tafelrunde.games.court.solver import fresh_values

    unused = sum(1 << Character[name] for name in ("LABORER", "GUARD", "PHILOSOPHER"))  # the same bits in 0.1
    goals = np.array([odds.alike_payoff(5)])

    def solve() -> int:
        fresh_values(goals, unused, 4, 8, True)
        return 1

    return solve


MEASURES: dict[str, Callable[[], Callable[[], int]]] = {
    **{f"playouts-{name}": partial(playouts, name) for name in GAMES},
    **{f"matches-{name}": partial(matches, name) for name in GAMES},
    **{f"stories-{name}": partial(stories, name) for name in GAMES},
    **{f"batches-{name}": partial(batches, name) for name in GAMES},
    "solver": solver,
}


def rate(work: Callable[[], int], seconds: float) -> float:
    """Repeat something for so long, once at least, and return how much of it is done in a second."""
    begun, done = perf_counter(), work()
    while perf_counter() - begun < seconds:
        done += work()
    return done / (perf_counter() - begun)


def asked() -> Iterator[tuple[str, float]]:
    """Yield what is to be measured, and for how long."""
    for line in sys.stdin:
        name, seconds = line.split()
        yield name, float(seconds)


def main() -> None:
    """Measure whatever is asked for."""
    prepared: dict[str, Callable[[], int]] = {}
    for name, seconds in asked():
        if name not in prepared:
            prepared[name] = MEASURES[name]()
        print(rate(prepared[name], seconds), flush=True)


if __name__ == "__main__":
    main()
