"""What becomes of a command: a decision, or a refusal. Deciding changes nothing; `evolve.py` applies it."""

from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition, Forbidden
from tafelrunde.server.tables import agreements, gathering, journal, moves
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.endings import take_over
from tafelrunde.server.tables.preconditions import (
    must_be,
    must_be_host_of_open,
    must_not_be_sealed,
    seat_played_by,
    seat_that_acted,
    seat_that_adds,
)
from tafelrunde.server.tables.table import OPEN, OVER, RUNNING, Table
from tafelrunde.server.tables.transient import InHand


def decide(table: Table, person: str, command: commands.Command, now: int, absent_after: int = 0) -> Decision:
    """Return what a person's command leads to."""
    match command:
        case commands.Play():  # first, as most are
            return moves.act(table, seat_played_by(table, person), command)
        case commands.Sit():
            return gathering.sit(table, person, command)
        case commands.Fill():
            return gathering.fill(table, person, command)
        case commands.Place():
            return gathering.place(table, person, command)
        case commands.Cancel():
            must_be_host_of_open(table, person)
            must_not_be_sealed(table)
            return Decision([journal.Ended("cancelled")])
        case commands.Decline():
            return gathering.decline(table, person)
        case commands.Dismiss():
            return gathering.dismiss(table, person, command.seat)
        case commands.Leave():
            return _leave(table, person)
        case commands.Contribute():
            return gathering.contribute(table, seat_that_adds(table, person), command.hash)
        case commands.Reveal():
            return gathering.reveal(table, seat_that_adds(table, person), command.text)
        case commands.Hand():
            return _hand(table, person, command.seat)
        case commands.Seen():
            return _see(table, person, command.version, now)
        case commands.Undo():
            return moves.undo(table, seat_that_acted(table, person), command.version, now)
        case commands.Propose():
            return agreements.propose(table, seat_that_acted(table, person), command, now)
        case commands.Answer():
            return agreements.answer(table, seat_that_acted(table, person), now, agree=command.agree)
        case commands.Vote():
            return agreements.vote(table, seat_that_acted(table, person), command.seat, now, absent_after)
    seat = seat_played_by(table, person)
    match command:
        case commands.Coach():
            return _coach(table, seat, on=command.on)
        case commands.Resign():
            must_be(table, RUNNING)
            return Decision(take_over(table, seat, why="resigned"))
    raise AssertionError(f"no table decides on {command}")


def _leave(table: Table, person: str) -> Decision:
    """Let somebody get up; who plays on their device is sent away by `dismiss`."""
    seat = table.seat_of(person)
    if seat is None:
        raise Forbidden("not-seated")
    must_be(table, OPEN)
    must_not_be_sealed(table)
    return Decision([journal.Left(seat)])


def _hand(table: Table, person: str, seat: int | None) -> Decision:
    """Show a device the cards of whoever holds it now, or cover them."""
    must_be(table, RUNNING)
    hands = table.hands(person)
    if not hands or (seat is not None and seat not in hands):
        raise Forbidden("not-your-seat")
    changes = table.shares and table.game.hides and seat != table.in_hand
    return Decision([InHand(seat)] if changes else [])


def _see(table: Table, person: str, version: int, now: int) -> Decision:
    """Let the time of the seat to act begin; who saw something older, or says it late, changes nothing."""
    seat = table.clock.running
    waits = version == table.version and seat in table.hands(person) and table.clock.waits(now) > 0
    return Decision([] if seat is None or not waits else [journal.Seen(seat)])


def _coach(table: Table, seat: int, *, on: bool) -> Decision:
    if table.status == OVER:
        raise FailedPrecondition("already-over")
    return Decision([] if table.seats[seat].coached == on else [journal.Coached(seat, on)])
