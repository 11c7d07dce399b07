"""What is asked, and what each choice would do, as codes and facts for a list of choices."""

from tafelrunde.core.errors import Event, Fact
from tafelrunde.core.position import States
from tafelrunde.games.torres import actions as act
from tafelrunde.games.torres.board import CELL_NAMES, level
from tafelrunde.games.torres.cards import CARD_NAMES, Card
from tafelrunde.games.torres.moving import step_cells
from tafelrunde.games.torres.notation import PHASE_NAMES
from tafelrunde.games.torres.state import NONE, Phase


def ask(state: States) -> Event:
    """Say what the seat to act is asked."""
    record = state[0]
    phase = PHASE_NAMES[Phase(record["phase"])]
    facts: dict[str, Fact] = {"seat": int(record["actor"])}
    if record["phase"] == Phase.TURN:
        facts["points"] = int(record["ap"])
    if record["card"] != NONE:
        facts["action_card"] = CARD_NAMES[record["card"]]
        if phase in ("card", "place"):
            phase = f"{phase}-for-card"
    return Event(f"torres-ask-{phase}", facts)


def label(state: States, code: int) -> Event:
    """Say what a legal action would do."""
    record = state[0]
    match act.actions()[code]:
        case act.Take(cell=cell):
            kind = "take-block" if record["card"] == Card.SHIFT_BLOCK else "take-knight"
            return _on_cell(record, kind, cell)
        case act.To(cell=cell):
            stepped = int(step_cells(record, int(record["picked"]))) >> CELL_NAMES.index(cell) & 1
            return _on_cell(record, "to" if stepped or record["card"] != NONE else "gate", cell)
        case act.Deploy(cell=cell):
            return _on_cell(record, "deploy", cell)
        case act.Build(cell=cell):
            return _on_cell(record, "build", cell, 1)
        case act.King(cell=cell):
            return _on_cell(record, "king", cell)
        case act.Stack(size=None):
            return _label("stack-named", size=int(record["named"]))
        case act.Stack(size=int(size)):
            return _label("stack", size=size)
        case act.Keep(card=card) | act.Top(card=card) | act.Under(card=card) | act.Play(card=card) as action:
            return _label(type(action).__name__.lower(), action_card=card)
        case act.Spread(stacks=stacks):
            return _label("spread", stacks=" ".join(map(str, stacks)))
        case action:
            return _label(str(action))


def _on_cell(record: object, kind: str, cell: str, more: int = 0) -> Event:
    return _label(kind, cell=cell, level=int(level(record, CELL_NAMES.index(cell))) + more)


def _label(name: str, **facts: Fact) -> Event:
    return Event(f"torres-action-{name}", facts)
