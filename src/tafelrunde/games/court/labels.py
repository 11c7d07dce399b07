"""What is asked, and what each choice would do, as codes and facts for a list of choices."""

from tafelrunde.core.memory import States
from tafelrunde.core.messages import Fact, Message
from tafelrunde.games.court import actions as act
from tafelrunde.games.court.notation import PHASE_NAMES


def ask(state: States) -> Message:
    """Say what the seat to act is asked."""
    phase = PHASE_NAMES[state["phase"].item()]
    return Message(f"court-ask-{phase}", {"seat": state["actor"].item()})


def label(state: States, code: int) -> Message:
    """Say what a legal action would do."""
    match act.actions()[code]:
        case act.Roll():
            return _label("roll", count=state["in_hand"].item() or sum(state["active"][0].tolist()))
        case act.Aside(number=number):
            return _label("aside", number=number)
        case act.Add(character=character, number=number):
            return _label("add-number", number=number) if number else _label("add", character=character)
        case act.Use(character=character, before=before, after=after) if before:
            facts: dict[str, Fact] = {"character": character, "before": _text(before)}
            return _label("change", **facts, after=_text(after)) if after else _label("again", **facts)
        case act.Use(character=character):
            return _label("use", character=character)
        case act.Pick(count=count, number=number):
            return _label("pick", count=count, number=number)
        case act.Claim(character=str(character)):
            return _label("claim", character=character)
        case act.Claim():
            return _label("claim-none")
        case action:
            return _label(str(action))


def _label(name: str, **facts: Fact) -> Message:
    return Message(f"court-action-{name}", facts)


def _text(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice))
