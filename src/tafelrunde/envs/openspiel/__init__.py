"""The games as OpenSpiel games: importing this registers `tafelrunde_knights`, `_court` and `_torres`.

    pyspiel.load_game("tafelrunde_court(players=2)")

Dice and cards are explicit chance. Actions have the numbers of all other environments, chance outcomes are counted
from 0.
"""

from tafelrunde.envs.extras import extra

with extra("openspiel"):
    import pyspiel

    from tafelrunde.envs.openspiel.games import (
        CourtGame,
        KnightsGame,
        TafelrundeGame,
        TafelrundeState,
        TorresGame,
        game_type,
    )
    from tafelrunde.envs.openspiel.playouts import PlayoutEvaluator

__all__ = ["PlayoutEvaluator", "TafelrundeGame", "TafelrundeState"]

for _game in (KnightsGame, CourtGame, TorresGame):
    pyspiel.register_game(game_type(_game.name), _game)
