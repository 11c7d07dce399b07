"""What is asked, and what each choice would do, as codes and facts for a list of choices."""

from tafelrunde.core.memory import States
from tafelrunde.core.messages import Fact, Message
from tafelrunde.games.knights import actions as act
from tafelrunde.games.knights.cards import CARD_TEXTS, DEMANDS, LIKE_NAMES
from tafelrunde.games.knights.notation import PHASE_NAMES
from tafelrunde.games.knights.state import LIVE, Phase


def ask(state: States) -> Message:
    """Say what the seat to act is asked."""
    phase = PHASE_NAMES[state["phase"].item()]
    return Message(f"knights-ask-{phase}", {"seat": state["actor"].item()})


def label(state: States, code: int) -> Message:
    """Say what a legal action would do."""
    match act.actions()[code]:
        case act.Tuck(stack=stack):
            return _label("tuck", stack=stack, card=_top(state, stack))
        case act.Take(stack=stack) if _top(state, stack) == "tournament":
            return _label("tournament", stack=stack)
        case act.Take(stack=stack):
            return _label("take", stack=stack, card=_top(state, stack))
        case act.Attack(seat=owner, colour=like):
            return _label("attack", owner=owner, card=_owned(state, owner, like))
        case act.Steal(seat=owner, special=like):
            return _label("steal", owner=owner, card=_owned(state, owner, like))
        case act.Lose(colour=colour, stack=stack):
            return _label("lose", card=_owned(state, state["turn"].item(), colour), stack=stack)
        case act.GuardCastles(colours=colours):
            return _label("guard", guard="castle-guard", likes=list(colours))
        case act.GuardCard(special=special):
            return _label("guard", guard="card-guard", likes=[special])
        case act.Keep(dice=dice):
            return _keep(state, dice)
        case act.End() if state["phase"].item() == Phase.GUARDS:
            return _label("leave")
        case action:
            return _label(str(action))


def _label(name: str, **facts: Fact) -> Message:
    return Message(f"knights-action-{name}", facts)


def _keep(state: States, dice: tuple[int, ...]) -> Message:
    count = len(LIVE.dice(state["live"].item())) - len(dice)
    if not dice:
        return _label("keep-none", count=count)
    text = " ".join(map(str, dice))
    return _label("keep", dice=text, count=count) if count else _label("stop", dice=text)


def _top(state: States, stack: str) -> str:
    return CARD_TEXTS[state["stack"]["top"][0, act.STACKS.index(stack)]]


def _owned(state: States, seat: int, like: str) -> str:
    number = LIKE_NAMES.index(like)
    return CARD_TEXTS[number * DEMANDS + state["seat"]["cards"].item(0, seat, number) - 1]
