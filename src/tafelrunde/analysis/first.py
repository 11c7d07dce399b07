"""A first analysis, which compiles whatever analyses of a game need."""

from tafelrunde.analysis.ledger import analyse
from tafelrunde.bots import bot, usual
from tafelrunde.bots.arena import play_out
from tafelrunde.core.chance import seeded
from tafelrunde.core.registry import game as game_named

DECISIONS = 20
"""Beyond every game's setup, and beyond the first dice."""


def analyse_first_turns(game: str) -> None:
    """Let a player of the house begin a match with itself, and analyse that."""
    match = game_named(game).match(sampler=seeded(0))
    play_out(match, [bot(usual(game), game, 0)] * match.position.players, DECISIONS)
    analyse(match)
