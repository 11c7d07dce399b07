"""What is asked, and what each choice would do, as codes and facts for a list of choices."""

from tafelrunde.core.memory import States
from tafelrunde.core.messages import Fact, Message
from tafelrunde.games.torres import actions as act
from tafelrunde.games.torres.board import CELL_NAMES, adjoin, blocks_on
from tafelrunde.games.torres.cards import CARD_NAMES, Card
from tafelrunde.games.torres.notation import PHASE_NAMES
from tafelrunde.games.torres.state import NONE


def ask(state: States) -> Message:
    """Say what the seat to act is asked."""
    phase, card = PHASE_NAMES[state["phase"].item()], state["card"].item()
    facts: dict[str, Fact] = {"seat": state["actor"].item()}
    if phase == "turn":
        facts["points"] = state["ap"].item()
    if card != NONE:
        facts["action_card"] = CARD_NAMES[card]
        if phase in ("card", "place"):
            phase = f"{phase}-for-card"
    return Message(f"torres-ask-{phase}", facts)


def label(state: States, code: int) -> Message:
    """Say what a legal action would do."""
    match act.actions()[code]:
        case act.Take(cell=cell):
            kind = "take-block" if state["card"].item() == Card.SHIFT_BLOCK else "take-knight"
            return _on_cell(state, kind, cell)
        case act.To(cell=cell):
            steps = state["card"].item() != NONE or adjoin(CELL_NAMES[state["picked"].item()], cell)
            return _on_cell(state, "to" if steps else "gate", cell)
        case act.Deploy(cell=cell):
            return _on_cell(state, "deploy", cell)
        case act.Build(cell=cell):
            return _on_cell(state, "build", cell, 1)
        case act.King(cell=cell):
            return _on_cell(state, "king", cell)
        case act.Stack(size=None):
            return _label("stack-named", size=state["named"].item())
        case act.Stack(size=int(size)):
            return _label("stack", size=size)
        case act.Keep(card=card) | act.Top(card=card) | act.Under(card=card) | act.Play(card=card) as action:
            return _label(type(action).__name__.lower(), action_card=card)
        case act.Spread(stacks=stacks):
            return _label("spread", stacks=" ".join(map(str, stacks)))
        case action:
            return _label(str(action))


def _on_cell(state: States, kind: str, cell: str, more: int = 0) -> Message:
    return _label(kind, cell=cell, level=blocks_on(state["plane"][0].tolist(), cell) + more)


def _label(name: str, **facts: Fact) -> Message:
    return Message(f"torres-action-{name}", facts)
