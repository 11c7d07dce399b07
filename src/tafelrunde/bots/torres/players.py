"""Who plays Torres for the house, weakest first."""

from collections.abc import Mapping

from tafelrunde.bots.player import MakePlayer
from tafelrunde.bots.torres.steward_v1 import Steward

PLAYERS: Mapping[str, MakePlayer] = {
    "steward": lambda _seed: Steward(),
    "steward-1": lambda _seed: Steward(),
}
