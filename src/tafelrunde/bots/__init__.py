"""House bots behind one interface, and the arena where they meet."""

from tafelrunde.bots.base import Bot, bot, bots, play_first_decisions

__all__ = ["Bot", "bot", "bots", "play_first_decisions"]
