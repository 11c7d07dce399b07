"""Deciding how a player or a match ends before the rules end it."""

from tafelrunde.bots import usual
from tafelrunde.core.match import Match
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.bounds import MOST_ENTRIES, MOST_STEPS
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.journal import Step
from tafelrunde.server.tables.table import OPEN, OVER, Table
from tafelrunde.server.tables.transient import Transient


def take_over(table: Table, *seats: int, why: str) -> Step:
    """Let bots play on for some seats; where no person is left the match ends."""
    step: Step = [journal.TakenOver(seat, usual(table.game.name), why) for seat in seats]
    return step if set(table.humans()) - {*seats} else [*step, journal.Ended("abandoned")]


def leave(table: Table, person: str) -> Step:
    """Let somebody go for good, wherever they are: a table of their own is called off before the start."""
    seat, hands = table.seat_of(person), table.hands(person)
    may_change = table.status == OPEN and not table.sealed
    if may_change and table.plan.host == person:
        return [journal.Ended("cancelled")]
    if not hands or table.status == OVER:
        return []
    return [journal.Left(seat)] if may_change and seat is not None else take_over(table, *hands, why="resigned")


def end_if_too_long(table: Table, decision: Decision) -> Decision:
    """Let a step be the last one where the table has become too long for this server."""
    if table.steps < MOST_STEPS and _entries_after(table, decision) < MOST_ENTRIES:
        return decision
    ends = table.status == OVER or any(map(_ends_match, decision.step))
    if ends or not journal.kept(decision.step):
        return decision
    return decision._replace(step=[*decision.step, journal.Ended("too-long")])


def _entries_after(table: Table, decision: Decision) -> int:
    match = decision.match
    if isinstance(match, Match):
        return len(match.entries)
    return table.entries + (0 if match is None else len(match.entries))


def _ends_match(line: journal.Line | Transient) -> bool:
    match line:
        case journal.Ended():
            return True
        case journal.Started(to_act=to_act) | journal.Played(to_act=to_act):
            return to_act is None
        case _:
            return False
