"""House bots behind one interface, and the arena where they meet."""

from tafelrunde.bots.base import bot, bots, check_bot, house, play_first_decisions, usual
from tafelrunde.core.bot import Bot

__all__ = ["Bot", "bot", "bots", "check_bot", "house", "usual", "play_first_decisions"]
