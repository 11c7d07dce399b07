"""Tafelrunde: three classic castle games, played exactly by the book.

>>> import tafelrunde as tr
>>> match = tr.game("knights").match(players=2, sampler=tr.seeded(7))
>>> match.play(match.position.legal()[0])[0].by == match.record.entries[0].by
False
"""

from collections.abc import Iterable
from typing import Any

import tafelrunde.games  # noqa: F401 - registers the games
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Sampler, seeded
from tafelrunde.core.errors import (
    BadFile,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    NoUndo,
    TafelrundeError,
    UnknownGame,
)
from tafelrunde.core.fairness import Fairness, FairSampler
from tafelrunde.core.game import Game
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Message, Problem
from tafelrunde.core.position import Chances, Goal, Outcome, Position, View
from tafelrunde.core.proof import Receipt, Verdict, verify
from tafelrunde.core.record import Entry, Record, SeatInfo, replay
from tafelrunde.core.registry import find_with, game, games
from tafelrunde.core.speech import Speech, speak_with

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Action",
    "BadFile",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Chances",
    "Entry",
    "Message",
    "FairSampler",
    "Fairness",
    "Game",
    "Goal",
    "IllegalAction",
    "Match",
    "NoUndo",
    "Outcome",
    "Position",
    "Problem",
    "Receipt",
    "Record",
    "Sampler",
    "SeatInfo",
    "TafelrundeError",
    "UnknownGame",
    "Verdict",
    "View",
    "game",
    "games",
    "replay",
    "seeded",
    "verify",
]


def _english() -> Speech:
    """Return the words of printed positions; the catalogues are read when they are first needed."""
    from tafelrunde.text import catalogue

    return catalogue()


def _games_from_elsewhere() -> Iterable[Game[Any]]:
    """Return the games of other packages; they are loaded when somebody first asks which games there are."""
    from tafelrunde.plugins import find_games

    return find_games()


speak_with(_english)
find_with(_games_from_elsewhere)
