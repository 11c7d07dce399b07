"""OpenSpiel's MCTS bot against a random player, over several games.

pip install 'tafelrunde[openspiel]'
python examples/env_openspiel_match.py "tafelrunde_torres(players=2,variant=master)" --games 4
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from tafelrunde.envs.openspiel import PlayoutEvaluator


def play(game: Any, bots: list[Any], generator: np.random.RandomState) -> list[float]:
    """Play one game and return what it brought to every seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(generator.choice(outcomes, p=shares)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    """Let the bots change seats from game to game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="tafelrunde_knights(players=2)")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=100)
    given = parser.parse_args()
    game, generator = pyspiel.load_game(given.game), np.random.RandomState(1)
    won = 0.0
    for number in range(given.games):
        seat = number % game.num_players()
        bots = [pyspiel.make_uniform_random_bot(each, number) for each in range(game.num_players())]
        bots[seat] = mcts.MCTSBot(
            game, 1.0, given.simulations, PlayoutEvaluator(4, number), solve=False, random_state=generator
        )
        won += play(game, bots, generator)[seat]
        print(f"game {number + 1}: MCTS has won {won:g}")


if __name__ == "__main__":
    main()
