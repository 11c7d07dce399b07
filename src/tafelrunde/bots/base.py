"""Which players there are, and how one is called.

A game's players stand in `PLAYERS` of its module `players`, weakest first. Those of a bare name are offered as
opponents; `steward-1` is an earlier version, kept to compare with. Every game can be played at random besides.
`WHIMS` there names those who go by nothing but what they see and dice of their own, rolled anew each turn, and says
whether they have such dice.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tafelrunde.bots.player import MakePlayer, RandomBot, package_of
from tafelrunde.core.bot import Bot
from tafelrunde.core.chance import seeded
from tafelrunde.core.errors import BadOption
from tafelrunde.core.registry import game as game_named

WARM_DECISIONS = 8
"""Beyond every game's setup."""
RANDOM = "random"
VERSIONED = re.compile(r".*-\d+")


@cache
def _module(game: str) -> ModuleType | None:
    """Return where the game's players stand, None if it brings none."""
    package = package_of(game)
    if not find_spec(package) or not find_spec(f"{package}.players"):
        return None
    return import_module(f"{package}.players")


def _players(game: str) -> Mapping[str, MakePlayer]:
    """Return whom the game brings."""
    return getattr(_module(game), "PLAYERS", {})


def whim_of(name: str, game: str) -> bool | None:
    """Say whether a player has dice of its own; None if nobody knows, or if it remembers earlier turns."""
    whims: Mapping[str, bool] = getattr(_module(game), "WHIMS", {})
    return name == RANDOM or whims.get(name)


def bots(game: str) -> tuple[str, ...]:
    """Return the names of all who play a game: `random`, the house weakest first, and earlier versions."""
    return (RANDOM, *sorted(_players(game), key=lambda name: VERSIONED.fullmatch(name) is not None))


def house(game: str) -> tuple[str, ...]:
    """Return the players whom the house offers as opponents, weakest first."""
    return tuple(name for name in _players(game) if not VERSIONED.fullmatch(name)) or (RANDOM,)


def usual(game: str) -> str:
    """Name the player who comes where none is asked for: the middle one of the house."""
    return house(game)[len(house(game)) // 2]


def check_bot(name: str, game: str) -> None:
    """Raise BadOption unless somebody of that name plays the game."""
    if name not in bots(game):
        raise BadOption("unknown-bot", name=name, game=game, known=list(bots(game)))


def bot(name: str, game: str, seed: int | None = None) -> Bot:
    """Return a player for a game, or raise BadOption."""
    check_bot(name, game)
    return RandomBot(seed) if name == RANDOM else _players(game)[name](seed)


def play_first_decisions(game: str) -> None:
    """Let each of the house begin a match with itself; this compiles whatever they need."""
    for name in house(game):
        match, player = game_named(game).match(sampler=seeded(0)), bot(name, game, 0)
        for _ in range(WARM_DECISIONS):
            seat = match.position.to_act
            assert seat is not None
            match.play(player.choose(match.position.view(seat), match.position.legal(), 1.0))
