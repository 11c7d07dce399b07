"""What happened: each action and its consequences as structured events."""

from typing import Any

from tafelrunde.core.memory import States
from tafelrunde.core.messages import Fact, Message
from tafelrunde.core.rows import plain
from tafelrunde.games.court import actions as act
from tafelrunde.games.court.notation import dice_of
from tafelrunde.games.court.state import Phase


def events(before: States, code: int, after: States) -> list[Message]:
    """Return the events of one action in the order they are told."""
    old, new = plain(before), plain(after)
    told = [*_action_events(old, code), *_picked(old, new)]
    if old.phase == Phase.TURN and code == act.FINISH and old.final:
        takes = new.king == old.turn and (
            old.king != old.turn or (old.mark_count, old.mark_number) != (new.mark_count, new.mark_number)
        )
        told.append(_event("takes-king" if takes else "misses-king", seat=old.turn))
    if new.final and not old.final:
        told.append(_event("final-round"))
    if new.phase == Phase.OVER:
        told.append(_event("won", seat=new.winner))
    return told


def _event(code: str, **facts: Fact) -> Message:
    return Message(f"court-event-{code}", facts)


def _text(dice: Any) -> str:
    return " ".join(map(str, dice))


def _action_events(old: Any, code: int) -> list[Message]:
    """Tell the action itself."""
    seat = old.turn
    match act.actions()[code]:
        case act.Roll():
            return []
        case act.Rolled(dice=dice):
            return [_event("roll", seat=seat, dice=_text(dice))]
        case act.Aside(number=number):
            return [_event("aside", seat=seat, number=number)]
        case act.Add(character=character):
            return [_event("add", seat=seat, character=character)]
        case act.Use(character=character, before=before, after=after) if after:
            return [_event("change", seat=seat, character=character, before=_text(before), after=_text(after))]
        case act.Use(character=character):
            return [_event("use", seat=seat, character=character)]
        case act.Finish():
            return [_event("result", seat=seat, dice=_text(dice_of(old.aside)))]
        case act.Claim(character=None):
            return [_event("claims-nothing", seat=seat)]
        case act.Claim(character=str(character)):
            return [_event("claim", seat=seat, character=character)]
        case act.Start(seat=first):
            return [_event("start", seat=first)]
    return []


def _picked(old: Any, new: Any) -> list[Message]:
    """Tell what a noblewoman or nobleman made of the dice once the picking is over."""
    if old.picker > 0 and new.picker < 0:
        before, after = dice_of(old.active), dice_of(new.active)
        return [_event("raised", seat=old.turn, before=_text(before), after=_text(after))]
    return []
