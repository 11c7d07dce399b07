"""Random play in all environments: a batch, PettingZoo, Gymnasium.

pip install 'tafelrunde[pettingzoo,gym]'
python examples/env_random.py torres --players 3
"""

import argparse
import random
from time import perf_counter

import gymnasium
import numpy as np

from tafelrunde import games
from tafelrunde.envs import batch
from tafelrunde.envs.pettingzoo import env


def in_a_batch(game: str, players: int, n: int = 1024, steps: int = 500) -> None:
    """Step many games at once and say how fast that was."""
    games = batch(game, n, players=players, seed=1)
    games.step(games.sample())
    ended, begun = 0, perf_counter()
    for _ in range(steps):
        ended += int(games.step(games.sample()).terminated.sum())
    speed = n * steps / (perf_counter() - begun)
    print(f"batch       {n * steps} steps, {ended} games ended, {speed / 1e6:.2f} million steps per second")


def in_pettingzoo(game: str, players: int, decisions: int = 2000) -> None:
    """Play one game seat by seat."""
    table = env(game, players=players, render_mode="ansi", max_cycles=decisions)
    table.reset(seed=1)
    for _ in table.agent_iter():
        seen, _, over, cut, _ = table.last()
        table.step(None if over or cut else random.choice(np.flatnonzero(seen["action_mask"])))
    print(f"PettingZoo  the last board:\n\n{table.render()}\n")


def in_gymnasium(game: str, players: int) -> None:
    """Take one seat against the house's stewards."""
    name = f"tafelrunde.envs.gym:tafelrunde/{game.capitalize()}-v0"
    table = gymnasium.make(name, players=players, opponents="steward", max_cycles=2000)
    seen, _ = table.reset(seed=1)
    over = cut = False
    while not over and not cut:
        action = random.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, cut, _ = table.step(action)
    print(f"Gymnasium   against stewards: reward {reward}, {'ended' if over else 'given up'}")


def main() -> None:
    """Play a game in every way."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="knights", choices=games())
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    for play in (in_a_batch, in_pettingzoo, in_gymnasium):
        play(given.game, given.players)


if __name__ == "__main__":
    main()
