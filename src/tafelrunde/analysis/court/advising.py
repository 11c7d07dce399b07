"""What a turn of To Court the King offers: each action, and each character to aim at, with its win share."""

from typing import Final

from tafelrunde.analysis.counsel import Counsel, Worth, best_first
from tafelrunde.analysis.court.valuing import thinker
from tafelrunde.bots.court.deciding import rate
from tafelrunde.bots.court.rating import UNKNOWN
from tafelrunde.bots.court.solving import Facts
from tafelrunde.core.position import Position
from tafelrunde.games.court import actions

ERROR: Final = 0.04
"""Measured by `python -m benchmarks.analysis` in matches of the steward: 0.03 to 0.05, by edition and seats."""


def advise(position: Position) -> Counsel:
    """Value what can be done now, and what each claim would be worth once its cost is met."""
    mind, decode = thinker(), position.game.decode
    count = rate(mind, position.state)
    exact = bool(mind.room.facts[Facts.EXACT])
    rated = zip(mind.desk.codes[:count].tolist(), mind.desk.values[:count].tolist(), strict=True)
    worths = [Worth(str(decode(code)), win, exact) for code, win in rated if win > UNKNOWN]
    claims = [(decode(actions.CLAIM + place), int(character)) for place, character in enumerate(actions.CLAIMED)]
    aims = [
        Worth(position.game.goal_name(action), float(mind.worths[character]), True)
        for action, character in claims
        if mind.worths[character] > 0
    ]
    return Counsel(ERROR, best_first(worths), best_first(aims))
