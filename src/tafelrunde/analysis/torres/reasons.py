"""Why a turn of Torres cost so much: the points that everybody would have if the year ended after it."""

from collections.abc import Sequence

from tafelrunde.analysis.entries import LedgerEntry
from tafelrunde.analysis.torres.judging import Judge
from tafelrunde.analysis.torres.turn import IN_TURN
from tafelrunde.bots.torres.choose import is_in_turn
from tafelrunde.core.messages import Message
from tafelrunde.core.position import Position
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.advice import standing
from tafelrunde.games.torres.cards import CARD_NAMES
from tafelrunde.games.torres.state import Phase


def why(positions: Sequence[Position], codes: Sequence[int], entry: LedgerEntry) -> list[Message]:
    """Say what is known of the reasons: of a card that came, of action points left over, of points."""
    before = positions[entry.at]
    phase = before.state["phase"][0]
    if phase == Phase.DRAW and entry.luck is not None and entry.seat is not None:
        return [_drawn(codes[entry.at], entry, entry.seat)]
    if entry.label is None or entry.best is None or phase not in IN_TURN:
        return []
    return _left_over(before, codes[entry.at]) + _compared(positions, codes, entry)


def _drawn(code: int, entry: LedgerEntry, seat: int) -> Message:
    """Compare the win chance with the card that came with that before it was known."""
    chances = {"before": round(100 * entry.value[seat]), "after": round(100 * entry.after[seat])}
    return Message("analysis-why-drawn", {"seat": seat, "action_card": CARD_NAMES[code - actions.DRAW], **chances})


def _left_over(before: Position, code: int) -> list[Message]:
    """Say how many action points were given up."""
    points = int(before.state["ap"][0])
    return [Message("analysis-why-left-over", {"points": points})] if code == actions.END and points else []


def _compared(positions: Sequence[Position], codes: Sequence[int], entry: LedgerEntry) -> list[Message]:
    """Compare the points after the turn as played with those after the better one, where they speak for that."""
    seat, line = positions[entry.at].to_act, [entry.best or "", *(entry.line or [])]
    played = _played(positions, codes, entry.at)
    better = _end_of_line(positions[entry.at], [positions[0].game.code_of(action) for action in line])
    if seat is None or played is None or better is None:
        return []
    ways = standing(played.state), standing(better.state)
    if _lead(ways[1], seat) <= _lead(ways[0], seat):
        return []
    seats = [each for each in range(len(ways[0])) if _speaks(ways, each, seat)]
    first, *rest = sorted(seats, key=lambda each: each != seat)
    return [
        _points("analysis-why-points", ways, first),
        *(_points("analysis-why-rival", ways, each) for each in rest),
    ]


def _speaks(ways: tuple[list[int], list[int]], each: int, seat: int) -> bool:
    """Say whether somebody's points belong to the reason: one's own, and those of rivals who get fewer."""
    one, other = ways[0][each], ways[1][each]
    return other != one if each == seat else other < one


def _lead(points: Sequence[int], seat: int) -> int:
    return points[seat] - max(each for place, each in enumerate(points) if place != seat)


def _points(code: str, ways: tuple[list[int], list[int]], seat: int) -> Message:
    return Message(code, {"seat": seat, "points": ways[0][seat], "better": ways[1][seat]})


def _played(positions: Sequence[Position], codes: Sequence[int], at: int) -> Position | None:
    """Return the position in which the turn under way was ended; else that after the best that can follow."""
    for place in range(at, len(codes)):
        if positions[place].state["phase"][0] not in IN_TURN:
            return None
        if codes[place] == actions.END:
            return positions[place]
    last = positions[-1]
    return _end_of_line(last, Judge(last).search(last.state).codes) if is_in_turn(last.state) else None


def _end_of_line(position: Position, line: Sequence[int]) -> Position | None:
    """Return where a line ends its turn; None if that hangs on cards."""
    for code in line:
        if code == actions.END:
            return position
        if code == actions.BUY:
            return None
        position = position.follow(code)
    return None
