"""Why not: the clause and the facts behind every refusal."""

from typing import Any

from tafelrunde.core.actions import Action, seat_letter
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.memory import States
from tafelrunde.core.messages import Fact, Problem
from tafelrunde.games.court import actions as act
from tafelrunde.games.court.cards import NAMES, PICKERS, Character
from tafelrunde.games.court.legal import Reason, why_not
from tafelrunde.games.court.notation import PHASE_NAMES, dice_of
from tafelrunde.games.court.state import Phase

CLAUSES = {
    Reason.NOT_OWNED: "C5.1",
    Reason.USED: "C5.1",
    Reason.SUPPLY_EMPTY: "C4.6",
    Reason.NOT_BEFORE_FIRST_ROLL: "C5.3",
    Reason.NUMBER_LATER: "C5.3",
    Reason.NUMBER_NEEDED: "C5.3",
    Reason.NO_ACTIVE_DIE: "C4.4",
    Reason.MUST_SET_ASIDE: "C4.2",
    Reason.DICE_MISSING: "C5.2",
    Reason.NUMBER_NOT_ASIDE: "C5.2",
    Reason.STILL_ACTIVE: "C4.4",
    Reason.NOTHING_TO_PICK: "C5.6",
    Reason.PICK_ASCENDING: "C5.6",
    Reason.NOTHING_PICKED: "C5.6",
    Reason.COST_NOT_MET: "C6.1",
    Reason.SOLD_OUT: "C6.4",
    Reason.OWNED_ALREADY: "C6.1",
    Reason.FOOL_TO_FLIP: "C6.3",
    Reason.PICK_TOO_HIGH: "C5.4",
}

WHEN_CLAUSES = {
    act.Roll: "C4.1",
    act.Aside: "C4.2",
    act.Add: "C5.3",
    act.Use: "C5.1",
    act.Pick: "C5.1",
    act.Done: "C5.1",
    act.Finish: "C4.4",
    act.Claim: "C6.1",
    act.Start: "C2.3",
    act.Rolled: "C4.1",
}
"""The clause that says when each kind of action has its place."""


def refusal(state: States, code: int) -> Problem:
    """Return the clause that forbids a code that is not legal here, with the facts."""
    record = state[0]
    action = act.actions()[code]
    if record["phase"] == Phase.OVER:
        return Problem("court-over", "C7.7", {"winner": seat_letter(record["winner"])})
    if (code >= act.PLAYER_CODES) != (record["actor"] == CHANCE):
        return _not_now(record, action)
    if code >= act.PLAYER_CODES:
        return Problem("court-impossible-chance", WHEN_CLAUSES[type(action)], {"action": str(action)})
    reason = Reason(why_not(record, code))
    if reason == Reason.NOT_NOW:
        return _not_now(record, action)
    return _explain(record, reason, action)


def _not_now(record: Any, action: Action) -> Problem:
    clause = WHEN_CLAUSES[type(action)]
    if isinstance(action, act.Claim) and record["final"]:
        clause = "C7.3"
    phase = f"court-{PHASE_NAMES[Phase(record['phase'])]}"
    return Problem("court-not-now", clause, {"action": str(action), "phase": phase})


def _explain(record: Any, reason: Reason, action: Action) -> Problem:
    """Name the clause and collect the facts of one reason."""
    clause = CLAUSES[reason]
    facts: dict[str, Fact] = {}
    character = getattr(action, "character", None)
    match reason:
        case Reason.DICE_MISSING:
            facts = {"dice": _dice_asked(action), "active": "-".join(map(str, dice_of(record["active"]))) or "none"}
        case Reason.PICK_TOO_HIGH:
            assert isinstance(action, act.Pick)
            facts = {"number": action.number, "character": NAMES[PICKERS[record["picker"]]]}
        case Reason.NUMBER_NOT_ASIDE:
            assert isinstance(action, act.Use)
            facts = {"number": action.after[0]}
        case Reason.SUPPLY_EMPTY:
            facts = {"dice": int(record["dice_supply"])}
        case Reason.OWNED_ALREADY | Reason.SOLD_OUT if character == NAMES[Character.FOOL]:
            clause, facts = "C6.3" if reason == Reason.OWNED_ALREADY else "C6.4", {"character": character}
        case Reason.SOLD_OUT if character == NAMES[Character.KING]:
            clause, facts = "C7.2", {"character": character}
        case _ if character:
            facts = {"character": character}
    return Problem(f"court-{reason.name.lower().replace('_', '-')}", clause, facts)


def _dice_asked(action: Action) -> str:
    match action:
        case act.Aside(number=number):
            return str(number)
        case act.Use(before=before):
            return "-".join(map(str, before))
        case act.Pick(count=count, number=number):
            return "-".join([str(number)] * count)
    return ""
