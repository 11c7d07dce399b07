"""Deciding what takes more than one player: proposals with their answers, and votes about somebody absent."""

from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.endings import take_over
from tafelrunde.server.tables.moves import left_by_take_back, take_back
from tafelrunde.server.tables.preconditions import must_be, must_be_current
from tafelrunde.server.tables.table import RUNNING, Table
from tafelrunde.server.tables.transient import Voted


def propose(table: Table, seat: int, command: commands.Propose, now: int) -> Decision:
    """Let a seat ask the others to take back or to stop; where nobody else is, that is settled."""
    must_be(table, RUNNING)
    must_be_current(table, command.version)
    if table.proposal:
        raise FailedPrecondition("proposal-pending", what=table.proposal.what)
    if command.what == "undo":
        left_by_take_back(table, seat, now)
    if not table.deciders(but=seat):
        return _carry_out(table, command.what, seat, now)
    return Decision([journal.Proposed(command.what, seat)])


def answer(table: Table, seat: int, now: int, *, agree: bool) -> Decision:
    """Let a seat agree to what was proposed or refuse it; the last to agree settles it."""
    must_be(table, RUNNING)
    proposal = table.proposal
    if proposal is None:
        raise FailedPrecondition("nothing-proposed")
    if agree and table.deciders() <= {table.player_of(number) for number in proposal.agreed | {seat}}:
        return _carry_out(table, proposal.what, proposal.seat, now)
    return Decision([journal.Answered(seat, agree)])


def _carry_out(table: Table, what: str, seat: int, now: int) -> Decision:
    return take_back(table, seat, now) if what == "undo" else Decision([journal.Ended("agreed")])


def vote(table: Table, seat: int, absent: int, now: int, absent_after: int) -> Decision:
    """Let a bot play on once more than half of the others want it; until then there is nothing to keep."""
    must_be(table, RUNNING)
    if absent not in table.humans() or table.player_of(absent) == table.player_of(seat):
        raise FailedPrecondition("cannot-be-removed")
    away = table.seats[absent].away_since
    if away is None or table.clock.passed(away, now) < absent_after:
        raise FailedPrecondition("not-absent", seconds=absent_after // 1000)
    others = table.deciders(but=absent)
    votes = {table.player_of(number) for number in table.seats[absent].votes | {seat}}
    enough = len(votes & others) * 2 > len(others)
    return Decision([Voted(seat, absent), *(take_over(table, absent, why="vote") if enough else [])])
