"""The games as OpenSpiel games: importing this registers them as `tafelrunde_` and their names.

    pyspiel.load_game("tafelrunde_court(players=2)")

Dice and cards are explicit chance. Actions have the numbers of all other environments, chance outcomes are counted
from 0.
"""

from tafelrunde.envs.extras import extra
from tafelrunde.envs.spec import env_games

with extra("openspiel"):
    import pyspiel

    from tafelrunde.envs.openspiel.games import TafelrundeGame, TafelrundeState, game_class, game_type
    from tafelrunde.envs.openspiel.playouts import PlayoutEvaluator

__all__ = ["PlayoutEvaluator", "TafelrundeGame", "TafelrundeState", "register"]


def register(name: str) -> None:
    """Make a game known to OpenSpiel; those there are when this is imported are known already."""
    pyspiel.register_game(game_type(name), game_class(name))


for _game in env_games():
    register(_game.name)
