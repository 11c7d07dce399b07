"""Whole turns of Torres: what they bring now, and what they are worth."""

from typing import Final

from tafelrunde.analysis.counsel import Counsel, Line
from tafelrunde.analysis.lines import told
from tafelrunde.analysis.torres.cards import buy_unseen
from tafelrunde.analysis.torres.judging import Judge
from tafelrunde.bots.torres.choose import is_in_turn
from tafelrunde.core.position import Position
from tafelrunde.games.torres.actions import BUY
from tafelrunde.games.torres.advice import standing

ERROR: Final = 0.1
"""Measured by `python -m benchmarks.analysis` in matches of the steward: 0.08 to 0.12, by variant and seats."""
LINES: Final = 3
"""How many turns are suggested."""


def advise(position: Position) -> Counsel | None:
    """Suggest the best turns that a search finds; rivals' hidden cards count as unknown."""
    if not is_in_turn(position.state):
        return None
    judge, before, decode = Judge(position), standing(position.state), position.game.decode
    seat = int(position.state["turn"][0])
    lines = []
    for plan, end in judge.best_plans(position.state, LINES):
        gains = [after - now for after, now in zip(standing(end), before, strict=True)]
        actions = [str(decode(code)) for code in plan.codes]
        lines.append(Line(actions, float(plan.shares[seat]), gains, told(position, actions, _follow)))
    return Counsel(ERROR, lines=lines)


def _follow(position: Position, action: str) -> Position:
    """Follow a line as the search does: a card that is bought stays unknown."""
    bought = position.game.code_of(action) == BUY
    return buy_unseen(position) if bought else position.apply(action)
