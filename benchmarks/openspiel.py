"""Knights beside OpenSpiel's C++ backgammon: random moves per second on one core, in one run.

    .venv/bin/python -m pip install 'tafelrunde[benchmarks]'   # or: make bench-openspiel
    .venv/bin/python -m benchmarks.openspiel

OpenSpiel's rollouts run inside C++: its MCTS bot calls `RandomRolloutEvaluator`, which plays uniformly random games
to the end, chance included. That class does not count moves, so the number is rollouts times the mean length of
random games from the same position, taken from a sample (its standard error is printed). Both sides count decisions
and chance events.
"""

import random
from statistics import mean, median, stdev
from time import perf_counter
from typing import Any

import pyspiel

import tafelrunde as tr
from tafelrunde.core.playouts import random_playouts

REPEATS = 7
ROLLOUTS = 400
SAMPLE = 300
KNIGHTS_GAMES = 8_000


def random_length(state: Any, generator: random.Random) -> int:
    """Play one random game from a state in Python and count its moves."""
    state = state.clone()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, weights)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
        moves += 1
    return moves


def first_decision(name: str) -> Any:
    """Return the first position of an OpenSpiel game in which a player decides."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def openspiel_speed(state: Any, length: float, seed: int) -> float:
    """Return moves per second of C++ rollouts."""
    game = state.get_game()
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)
    begun = perf_counter()
    bot.step(state)
    return ROLLOUTS * length / (perf_counter() - begun)


def knights_speed(seed: int) -> float:
    """Return moves per second of random Knights."""
    start = tr.game("knights").start(players=4)
    begun = perf_counter()
    played = random_playouts(start, KNIGHTS_GAMES, seed)
    return played.moves / (perf_counter() - begun)


def main() -> None:
    """Measure both in turn and print medians and their ratio."""
    state = first_decision("backgammon")
    generator = random.Random(1)
    lengths = [random_length(state, generator) for _ in range(SAMPLE)]
    error = stdev(lengths) / SAMPLE**0.5 / mean(lengths)
    knights_speed(0)
    length = mean(lengths)
    pairs = [(openspiel_speed(state, length, seed), knights_speed(seed)) for seed in range(1, REPEATS + 1)]
    theirs, ours = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
    ratio = median(mine / other for other, mine in pairs)
    print(f"OpenSpiel backgammon (C++)  {theirs / 1e6:7.2f} M moves/s  (game length {length:.0f} ± {error:.1%})")
    print(f"Tafelrunde Knights          {ours / 1e6:7.2f} M moves/s")
    print(f"ratio                       {ratio:7.1f}  (median of {REPEATS} pairs; the goal is at least 10)")


if __name__ == "__main__":
    main()
