"""What happened: each action and its consequences as structured events, only what everybody may know (T12.1)."""

from typing import Any

from tafelrunde.core.memory import States
from tafelrunde.core.messages import Fact, Message
from tafelrunde.core.rows import numbers, plain, rows
from tafelrunde.games.torres import actions as act
from tafelrunde.games.torres.board import CELL_NAMES, adjoin, blocks_on
from tafelrunde.games.torres.cards import CARD_NAMES, Card, Variant
from tafelrunde.games.torres.master import master_points
from tafelrunde.games.torres.scoring import advance, castle_points, has_won, king_points
from tafelrunde.games.torres.state import NONE, SEAT, Phase


def events(before: States, code: int, after: States) -> list[Message]:
    """Return the events of one action in the order they are told."""
    old, new = plain(before), plain(after)
    told = _action_events(old, code, new)
    if (old.year != new.year or new.phase == Phase.OVER) and old.phase in (
        Phase.TURN,
        Phase.NAME,
        Phase.SPREAD,
    ):
        told += _scoring_events(before)
    if old.phase == Phase.KINGS_MOVE:
        told.append(_event("year", year=new.year, seat=new.starter))
    if new.phase == Phase.OVER:
        winners = [seat for seat in range(new.players) if has_won(after[0], seat)]
        told.append(_event("shared") if len(winners) > 1 else _event("won", seat=winners[0]))
    return told


def _event(code: str, **facts: Fact) -> Message:
    return Message(f"torres-event-{code}", facts)


def _action_events(old: Any, code: int, new: Any) -> list[Message]:
    """Tell the action itself; a move of two small actions is told when it is complete."""
    seat = old.turn
    match act.actions()[code]:
        case act.To(cell=cell):
            return [_moved(old, cell)]
        case act.Take(cell=cell) if new.phase == Phase.TURN:
            return [_event("raise", seat=seat, cell=cell, level=_level(new, cell))]
        case act.Stack() if old.phase == Phase.SOURCE:
            cell = CELL_NAMES[old.picked]
            return [_event("raise", seat=seat, cell=cell, level=_level(new, cell))]
        case act.Stack(size=int(size)):
            return [_event("stack", seat=seat, size=size)]
        case act.Deploy(cell=cell):
            return [_event("deploy", seat=seat, cell=cell)]
        case act.Build(cell=cell):
            kind = "foundation" if old.phase == Phase.FOUNDATIONS else "build"
            return [_event(kind, seat=seat, cell=cell, level=_level(new, cell))]
        case act.King(cell=cell):
            return [_event("king", seat=seat, cell=cell)]
        case act.Buy():
            return [_event("buy", seat=seat)]
        case act.Top() | act.Under() as returned:
            return [_event("top" if isinstance(returned, act.Top) else "under", seat=seat)]
        case act.Track():
            before, after = (rows(record.seat, SEAT)[seat].score for record in (old, new))
            return [_event("track", seat=seat, points=after - before)]
        case act.Play(card=card):
            return [_event("play", seat=seat, action_card=card)]
        case act.End():
            return [_event("end", seat=seat)]
        case act.Stay():
            return [_event("stay", seat=seat)]
        case act.Start(seat=first):
            return [_event("start", seat=first)]
        case act.TurnUp(card=card):
            return [_event("master", master_card=card)]
    return []


def _level(record: Any, cell: str) -> int:
    return blocks_on(numbers(record.plane, "u8"), cell)


def _moved(old: Any, cell: str) -> Message:
    """Tell a move that has come to its end, and whether it led through a gate."""
    origin = CELL_NAMES[old.picked]
    facts = {"seat": old.turn, "from": origin, "to": cell, "level": _level(old, cell)}
    if old.card == NONE:
        return _event("move" if adjoin(origin, cell) else "gate", **facts)
    if old.card == Card.SHIFT_BLOCK:
        return _event("shift", **facts)
    return _event("card-move", action_card=CARD_NAMES[old.card], **facts)


def _scoring_events(before: States) -> list[Message]:
    """Tell what a year brought each player: castles, king's bonus, master bonus (T9.1, T9.2, T11.6)."""
    scored = before.copy()[0]
    told = []
    rounds: list[tuple[str, Any]] = [("castles", castle_points), ("king-bonus", king_points)]
    if scored["variant"] == Variant.MASTER:
        rounds.append(("master-bonus", master_points))
    for name, points_of in rounds:
        for place in range(scored["players"]):
            seat = (int(scored["starter"]) + place) % int(scored["players"])
            points = int(points_of(scored, seat))
            if points:
                advance(scored, seat, points)
                score = int(scored["seat"][seat]["score"])
                told.append(_event(name, seat=seat, year=int(scored["year"]), points=points, score=score))
    return told
