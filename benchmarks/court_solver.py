"""How far the exact turn solver of To Court the King reaches: dice, characters, time and memory on one core.

    .venv/bin/python -m benchmarks.court_solver [--large]

Every row is a fresh turn, solved several times with nothing kept between; the median counts preparation too.
"20 goals" are the costs of 17 characters and 8, 9 and 10 alike, each as its own goal; a "mix" gives every character
a value. "stored" is what advice on every position of the turn keeps; the values alone, which are timed here, need
at most two levels of dice aside at a time. "process" is the most memory the whole process has taken up to this row.
"""

import resource
import sys
from statistics import median
from time import perf_counter

import numpy as np

from tafelrunde.games.court import odds
from tafelrunde.games.court.cards import Character, bits_of
from tafelrunde.games.court.solver import Solution, estimate, fresh_values
from tafelrunde.games.court.state import MOST_DICE

REPEATS = 5
A = Character
SIX = (A.LABORER, A.GUARD, A.HUNTER, A.ASTRONOMER, A.MERCHANT)
NINE = (A.LABORER, A.GUARD, A.HUNTER, A.KNIGHT, A.BISHOP, A.MERCHANT, A.MAGICIAN, A.PHILOSOPHER)
TWELVE = (*NINE, A.PAWNBROKER, A.SERVING_MAID)
ADDERS = (A.LABORER, A.GUARD, A.HUNTER, A.PAWNBROKER, A.KNIGHT, A.BISHOP)
HEAVY = (*ADDERS, A.ASTRONOMER, A.MERCHANT, A.FOOL, A.ALCHEMIST)
HEAVIEST = (*HEAVY, A.QUEEN)
"""Of all hands of twelve characters the one with most positions: the Astronomer with roll-again and a pip mover."""

ROWS: list[tuple[str, int, tuple[Character, ...], str]] = [
    ("3, none", 3, (), "20 goals"),
    ("4 to 6, Farmer and 3", 4, (A.LABORER, A.GUARD, A.PHILOSOPHER), "20 goals"),
    ("4 to 7, Farmer and 5", 4, SIX, "7 alike"),
    ("4 to 7, Farmer and 5", 4, SIX, "20 goals"),
    ("4 to 9, Farmer and 8", 4, NINE, "mix"),
    ("4 to 9, Farmer and 8", 4, NINE, "20 goals"),
]
LARGE: list[tuple[str, int, tuple[Character, ...], str]] = [
    ("6 to 12, Farmer, General and 10", 6, TWELVE, "9 alike"),
    ("6 to 12, Farmer, General and 10", 6, TWELVE, "mix"),
    ("6 to 12, the heaviest 10", 6, HEAVY, "6 alike"),
    ("6 to 12, the heaviest 10", 6, HEAVY, "mix"),
    ("5 to 12, General and heaviest 11", 5, HEAVIEST, "9 alike"),
    ("5 to 12, General and heaviest 11", 5, HEAVIEST, "6 alike"),
]


def payoffs(goal: str) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Return the payoffs of a column of the table."""
    if goal == "20 goals":
        costs = [odds.cost_payoff(character) for character in range(Character.QUEEN)]
        return np.array([*costs, *(odds.alike_payoff(count) for count in (8, 9, 10))])
    if goal == "mix":
        return np.array([odds.mix_payoff({c: 1.0 + c / 4 for c in range(Character.QUEEN)})])
    return np.array([odds.alike_payoff(int(goal.split()[0]))])


def main() -> None:
    """Print the table."""
    rows = [*ROWS, *(LARGE if "--large" in sys.argv else [])]
    memory = f"{'stored':>9} {'process':>9}"
    print(f"{'dice and characters':<34} {'goal':<9} {'worst-case states':>18} {'median':>10} {memory}")
    for name, dice, abilities, goal in rows:
        unused, goals = bits_of(*abilities), payoffs(goal)
        spare = MOST_DICE - dice
        times = []
        for _ in range(2 if (name, dice, abilities, goal) in LARGE else REPEATS):
            begun = perf_counter()
            fresh_values(goals, unused, dice, spare, True)
            times.append(perf_counter() - begun)
        stored = Solution(goals[0], unused, dice, spare).bytes if len(goals) == 1 else 0
        size = f"{stored / 1e6:.0f} MB" if stored else "-"
        worst = estimate(unused, dice, spare).states
        peak = f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB"
        print(f"{name:<34} {goal:<9} {worst:>18,} {median(times) * 1000:>7.1f} ms {size:>9} {peak:>9}")


if __name__ == "__main__":
    main()
