"""What happened: each action and its consequences as structured events."""

from functools import cache
from typing import Any

from tafelrunde.core.memory import States
from tafelrunde.core.messages import Fact, Message
from tafelrunde.core.rows import changed, plain, rows
from tafelrunde.games.knights import actions as act
from tafelrunde.games.knights.cards import CARD_TEXTS, DEMANDS
from tafelrunde.games.knights.notation import ENDING_NAMES, result_text
from tafelrunde.games.knights.scoring import RESULT, roller_die_cards
from tafelrunde.games.knights.state import (
    LIVE_SUM,
    LIVE_SUM_START,
    NO_CARD,
    ROLL_LIVE,
    SEAT,
    STACK,
    Contest,
    Phase,
)


def events(before: States, code: int, after: States) -> list[Message]:
    """Return the events of one action in the order they are told."""
    old, new = plain(before), plain(after)
    told = _action_events(old, code)
    if code >= act.KEEP:
        told += _rolling_events(before, old, code, new)
    if old.seat != new.seat:
        told += _gains(old, new)
    if old.stack != new.stack and not act.TURN_UP <= code < act.START:
        told += _known_cards_turned_up(old, new)
    if new.phase == Phase.OVER and old.phase != Phase.OVER:
        told.append(_event("won", seat=new.winner, ending=ENDING_NAMES[new.ending]))
    return told


def _event(code: str, **facts: Fact) -> Message:
    return Message(f"knights-event-{code}", facts)


def _dice(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice)) or "-"


@cache
def _about_dice(what: str, seat: int, code: int) -> Message:
    """Tell of dice; most of what happens is about them, and the same again and again."""
    action = act.actions()[code]
    assert isinstance(action, act.Roll | act.Keep)
    return _event(what, seat=seat, dice=_dice(action.dice))


def _action_events(old: Any, code: int) -> list[Message]:
    """Tell the action itself."""
    if code >= act.ROLL:
        return [_about_dice("roll", old.roller, code)]
    seat = old.actor
    if act.KEEP <= code < act.PLAYER_CODES:
        return [_about_dice("stop" if code - act.KEEP == old.live else "keep", seat, code)]
    match act.actions()[code]:
        case act.Tuck(stack=stack):
            return [_event("tuck", seat=seat, stack=stack, card=_top(old, stack))]
        case act.Take(stack=stack):
            card = _top(old, stack)
            return [_event("organise" if card == "tournament" else "announce", seat=seat, card=card)]
        case act.Attack(seat=owner, colour=like) | act.Steal(seat=owner, special=like):
            return [_event("attack", seat=seat, owner=owner, like=like)]
        case act.King():
            return [_event("dare-king", seat=seat)]
        case act.Defend():
            return [_event("defend", seat=seat)]
        case act.Yield():
            return [_event("yield", seat=seat)]
        case act.Lose(colour=like, stack=stack):
            return [_event("lose", seat=seat, like=like, stack=stack)]
        case act.GuardCastles(colours=colours):
            return [_event("guard", seat=seat, guard="castle-guard", likes=list(colours))]
        case act.GuardCard(special=special):
            return [_event("guard", seat=seat, guard="card-guard", likes=[special])]
        case act.DealCastle(seat=dealt):
            card = CARD_TEXTS[old.like * DEMANDS + (code - act.DEAL_CASTLE) % DEMANDS]
            return [_event("dealt", seat=dealt, card=card)]
        case act.TurnUp(stack=stack, card=card):
            return [_event("turned-up", stack=stack, card=card)]
        case act.Start(seat=first):
            return [_event("start", seat=first)]
        case act.End() if old.phase == Phase.TURN:
            return [_event("end", seat=seat)]
    return []


def _top(record: Any, stack: str) -> str:
    return CARD_TEXTS[rows(record.stack, STACK)[act.STACKS.index(stack)].top]


def _rolling_events(before: States, old: Any, code: int, new: Any) -> list[Message]:
    """Tell how a rolling ended, if this action ended it."""
    if code >= act.ROLL:
        live = int(LIVE_SUM[LIVE_SUM_START[old.live] + ROLL_LIVE[code - act.ROLL]])
        ended = old.rolls_left == 1 or live == 0
    elif act.KEEP <= code < act.PLAYER_CODES:
        live = code - act.KEEP
        ended = live == old.live
    else:
        return []
    return [_ending_of(old, new, int(RESULT[roller_die_cards(before), live]))] if ended else []


def _ending_of(old: Any, new: Any, value: int) -> Message:
    roller = old.roller
    beaten = value > old.mark
    facts = {"seat": roller, "result": result_text(value), "mark": result_text(old.mark)}
    match old.contest:
        case Contest.TOURNAMENT:
            leads = beaten or roller == old.turn
            return _event("leads" if leads else "trails", **facts)
        case Contest.DEFENCE:
            return _event("defended" if beaten else "undefended", **facts)
        case Contest.KING:
            protected = new.phase != Phase.LOSE
            return _event("beaten" if beaten else "king-spares" if protected else "king-revenge", **facts)
        case _:
            return _event("beaten" if beaten else "missed", **facts)


def _gains(old: Any, new: Any) -> list[Message]:
    """Tell who got which card; setup deals are told as such."""
    if old.phase == Phase.DEAL_CASTLE:
        return []
    told = []
    for seat, before, after in changed(old.seat, new.seat, SEAT):
        for like, (had, has) in enumerate(zip(before.cards, after.cards, strict=True)):
            if has and not had:
                told.append(_event("gains", seat=seat, card=CARD_TEXTS[like * DEMANDS + has - 1]))
        if after.tournaments > before.tournaments:
            told.append(_event("wins-tournament", seat=seat, count=after.tournaments))
    return told


def _known_cards_turned_up(old: Any, new: Any) -> list[Message]:
    """Tell tucked cards that came up again: there is no chance in them (K8.4)."""
    return [
        _event("turned-up", stack=act.STACKS[stack], card=CARD_TEXTS[after.top])
        for stack, before, after in changed(old.stack, new.stack, STACK)
        if _moved_up(before, after)
    ]


def _moved_up(old: Any, new: Any) -> bool:
    """Say whether the next card of a stack without unseen ones has become its top."""
    if new.top == NO_CARD or old.unseen > 0:
        return False
    fewer = new.tucked_count < old.tucked_count
    turned = new.tucked_count == old.tucked_count and new.tucked != old.tucked
    return bool(new.top != old.top or fewer or turned)
