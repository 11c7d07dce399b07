"""What becomes of a command: a decision, or a refusal. Deciding changes nothing; `evolve.py` applies it."""

from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.tables import agreements, gathering, journal, moves
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.endings import take_over
from tafelrunde.server.tables.preconditions import must_be, must_be_host_of_open, must_not_be_sealed, seat_played_by
from tafelrunde.server.tables.table import OPEN, OVER, RUNNING, Table


def decide(table: Table, person: str, command: commands.Command, now: int, absent_after: int = 0) -> Decision:
    """Return what a person's command leads to."""
    match command:
        case commands.Sit():
            return gathering.sit(table, person, command)
        case commands.Fill():
            return gathering.fill(table, person, command.bot)
        case commands.Cancel():
            must_be_host_of_open(table, person)
            must_not_be_sealed(table)
            return Decision([journal.Ended("cancelled")])
        case commands.Decline():
            return gathering.decline(table, person)
        case commands.Dismiss():
            return gathering.dismiss(table, person, command.seat)
    seat = seat_played_by(table, person)
    match command:
        case commands.Leave():
            must_be(table, OPEN)
            must_not_be_sealed(table)
            return Decision([journal.Left(seat)])
        case commands.Contribute():
            return gathering.contribute(table, seat, command.hash)
        case commands.Reveal():
            return gathering.reveal(table, seat, command.text)
        case commands.Play():
            return moves.act(table, seat, command)
        case commands.Undo():
            return moves.undo(table, seat, command.version, now)
        case commands.Propose():
            return agreements.propose(table, seat, command, now)
        case commands.Answer():
            return agreements.answer(table, seat, now, agree=command.agree)
        case commands.Vote():
            return agreements.vote(table, seat, command.seat, now, absent_after)
        case commands.Coach():
            return _coach(table, seat, on=command.on)
        case commands.Resign():
            must_be(table, RUNNING)
            return Decision(take_over(table, seat, "resigned"))
    raise AssertionError(f"no table decides on {command}")


def _coach(table: Table, seat: int, *, on: bool) -> Decision:
    if table.status == OVER:
        raise FailedPrecondition("already-over")
    return Decision([] if table.seats[seat].coached == on else [journal.Coached(seat, on)])
