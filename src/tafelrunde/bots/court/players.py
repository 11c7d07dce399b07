"""Who plays To Court the King for the house, weakest first."""

from collections.abc import Mapping

from tafelrunde.bots.court.steward_v1 import Steward
from tafelrunde.bots.player import MakePlayer

PLAYERS: Mapping[str, MakePlayer] = {
    "steward": lambda _seed: Steward(),
    "steward-1": lambda _seed: Steward(),
}
