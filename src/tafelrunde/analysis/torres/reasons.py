"""Why a turn of Torres cost so much: the points that everybody would have if the year ended after it."""

from collections.abc import Sequence

from tafelrunde.analysis.entries import LedgerEntry
from tafelrunde.analysis.torres.turn import IN_TURN
from tafelrunde.core.messages import Message
from tafelrunde.core.position import Position
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.advice import standing


def why(positions: Sequence[Position], codes: Sequence[int], entry: LedgerEntry) -> list[Message]:
    """Compare the points after the turn as played with those after the better one, where they speak for that."""
    if entry.label is None or entry.best is None or positions[entry.at].state["phase"][0] not in IN_TURN:
        return []
    seat = positions[entry.at].to_act
    played = _played(positions, codes, entry.at)
    better = _end_of_line(positions[entry.at], [entry.best, *(entry.line or [])])
    if seat is None or played is None or better is None:
        return []
    gains = list(zip(standing(played.state), standing(better.state), strict=True))
    told = [
        Message(
            "analysis-why-points" if each == seat else "analysis-why-rival",
            {"seat": each, "points": one, "better": other},
        )
        for each, (one, other) in enumerate(gains)
        if (other > one if each == seat else other < one)
    ]
    return sorted(told, key=lambda message: message.facts["seat"] != seat)


def _played(positions: Sequence[Position], codes: Sequence[int], at: int) -> Position | None:
    """Return the position in which the turn under way was ended; None if the record breaks off before."""
    for place in range(at, len(codes)):
        if positions[place].state["phase"][0] not in IN_TURN:
            return None
        if codes[place] == actions.END:
            return positions[place]
    return None


def _end_of_line(position: Position, line: Sequence[str]) -> Position | None:
    """Return where a line ends its turn; None if that hangs on cards."""
    for action in line:
        code = position.game.code_of(action)
        if code == actions.END:
            return position
        if code == actions.BUY:
            return None
        position = position.follow(code)
    return None
