"""Why not: the clause and the facts behind every refusal."""

from typing import Any

from tafelrunde.core.actions import Action, seat_letter
from tafelrunde.core.kernel import CHANCE
from tafelrunde.core.memory import States
from tafelrunde.core.messages import Fact, Problem
from tafelrunde.games.knights import actions as act
from tafelrunde.games.knights.cards import LIKE_NAMES, card_like
from tafelrunde.games.knights.legal import (
    Reason,
    castles_to_be_attacked,
    tucks_allowed,
    why_not,
)
from tafelrunde.games.knights.notation import PHASE_NAMES
from tafelrunde.games.knights.scoring import castles
from tafelrunde.games.knights.state import LIVE, Phase

CLAUSES = {
    Reason.STACK_EMPTY: "K4.4",
    Reason.STACK_OF_ONE: "K4.4",
    Reason.TUCKS_USED: "K4.1",
    Reason.NOTHING_TO_FIND: "K4.3",
    Reason.DOUBLE: "K5.5",
    Reason.NO_SUCH_SEAT: "K5.2",
    Reason.OWN_CARD: "K5.2",
    Reason.NOT_OWNED: "K5.4",
    Reason.TOO_FEW_CASTLES: "K5.2",
    Reason.CASTLE_GUARDED: "K11.3",
    Reason.CARD_GUARDED: "K11.4",
    Reason.KING_CASTLES: "K12.1",
    Reason.KING_FIRST_ATTEMPT: "K12.1",
    Reason.MUST_ATTEMPT: "K3.3",
    Reason.MUST_TUCK: "K4.3",
    Reason.NOT_LIVE: "K6.3",
    Reason.NO_GUARD: "K3.4",
    Reason.GUARD_PLACED: "K3.4",
    Reason.GUARD_TWO: "K11.3",
    Reason.GUARDS_ITSELF: "K11.4",
    Reason.SAME_PLACEMENT: "K3.4",
    Reason.NOT_YOUR_CASTLE: "K11.3",
}

WHEN_CLAUSES = {
    act.Tuck: "K4.1",
    act.Take: "K5.6",
    act.Attack: "K5.6",
    act.Steal: "K5.6",
    act.King: "K12.1",
    act.End: "K3.3",
    act.Defend: "K9.1",
    act.Yield: "K9.1",
    act.Lose: "K12.2",
    act.GuardCastles: "K3.4",
    act.GuardCard: "K3.4",
    act.Keep: "K6.3",
    act.Deal: "K2.4",
    act.DealCastle: "K2.4",
    act.TurnUp: "K8.4",
    act.Start: "K2.3",
    act.Roll: "K6.1",
}
"""The clause that says when each kind of action has its place."""


def refusal(state: States, code: int) -> Problem:
    """Return the clause that forbids a code that is not legal here, with the facts."""
    record = state[0]
    action = act.actions()[code]
    if record["phase"] == Phase.OVER:
        return Problem("knights-over", "K13.1", {"winner": seat_letter(record["winner"])})
    if (code >= act.PLAYER_CODES) != (record["actor"] == CHANCE):
        return _not_now(record, action)
    if code >= act.PLAYER_CODES:
        return Problem("knights-impossible-chance", WHEN_CLAUSES[type(action)], {"action": str(action)})
    reason = Reason(why_not(record, code))
    if reason == Reason.NOT_NOW:
        return _not_now(record, action)
    return _explain(record, reason, action)


def _not_now(record: Any, action: Action) -> Problem:
    facts: dict[str, Fact] = {"action": str(action), "phase": PHASE_NAMES[Phase(record["phase"])]}
    return Problem("knights-not-now", WHEN_CLAUSES[type(action)], facts)


def _explain(record: Any, reason: Reason, action: Action) -> Problem:
    """Name the clause and collect the facts of one reason."""
    clause = CLAUSES[reason]
    facts: dict[str, Fact] = {}
    match reason, action:
        case Reason.STACK_EMPTY | Reason.STACK_OF_ONE | Reason.NOTHING_TO_FIND, act.Tuck(stack=stack):
            facts = {"stack": stack}
        case Reason.STACK_EMPTY, act.Take(stack=stack):
            clause, facts = "K5.1", {"stack": stack}
        case Reason.TUCKS_USED, _:
            allowed = int(tucks_allowed(record))
            clause, facts = ("K4.2" if allowed > 1 else "K4.1"), {"allowed": allowed}
        case Reason.DOUBLE, act.Take(stack=stack):
            top = int(record["stack"][act.STACKS.index(stack)]["top"])
            facts = {"like": LIKE_NAMES[card_like(top)]}
        case (Reason.DOUBLE | Reason.CASTLE_GUARDED, act.Attack(colour=like, seat=seat)) | (
            Reason.DOUBLE | Reason.CARD_GUARDED,
            act.Steal(special=like, seat=seat),
        ):
            facts = {"like": like, "owner": seat_letter(seat)}
        case Reason.TOO_FEW_CASTLES, act.Attack(seat=seat):
            needed = int(castles_to_be_attacked(record))
            clause = "K5.3" if record["players"] == 2 else "K5.2"
            facts = {"owner": seat_letter(seat), "owned": int(castles(record, seat)), "needed": needed}
        case Reason.NOT_OWNED, act.Attack(colour=like, seat=seat):
            clause, facts = "K5.2", {"like": like, "owner": seat_letter(seat)}
        case Reason.NOT_OWNED, act.Steal(special=like, seat=seat):
            facts = {"like": like, "owner": seat_letter(seat)}
        case Reason.NOT_OWNED, act.GuardCard(special=like):
            clause, facts = "K11.4", {"like": like, "owner": seat_letter(record["turn"])}
        case Reason.NO_SUCH_SEAT, act.Attack(seat=seat) | act.Steal(seat=seat):
            clause = "K5.2" if isinstance(action, act.Attack) else "K5.4"
            facts = {"seat": seat_letter(seat), "players": int(record["players"])}
        case Reason.OWN_CARD, act.Steal():
            clause = "K5.4"
        case Reason.KING_CASTLES, _:
            facts = {"owned": int(castles(record, record["turn"]))}
        case Reason.NOT_LIVE, act.Keep(dice=dice):
            facts = {
                "dice": "-".join(map(str, dice)),
                "live": "-".join(map(str, LIVE.dice(int(record["live"])))),
            }
        case Reason.NOT_YOUR_CASTLE, act.Lose(colour=colour):
            clause, facts = "K12.2", {"colours": [colour]}
        case Reason.NOT_YOUR_CASTLE, act.GuardCastles(colours=colours):
            missing = [colour for colour in colours if not record["seat"][record["turn"]]["cards"][
                LIKE_NAMES.index(colour)
            ]]  # fmt: skip
            facts = {"colours": missing}
        case Reason.NO_GUARD | Reason.GUARD_PLACED, act.GuardCastles():
            facts = {"guard": "castle-guard"}
        case Reason.NO_GUARD | Reason.GUARD_PLACED, act.GuardCard():
            facts = {"guard": "card-guard"}
    return Problem(f"knights-{reason.name.lower().replace('_', '-')}", clause, facts)
