"""Deciding until a match begins: who sits where, what they add to the dice, and the start."""

import secrets

from tafelrunde.bots import bots
from tafelrunde.core.fairness import contribution_hash
from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition, Forbidden, Refused
from tafelrunde.server.people.names import clean_name
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.endings import take_over
from tafelrunde.server.tables.journal import Step
from tafelrunde.server.tables.preconditions import must_be, must_be_host_of_open, must_not_be_sealed
from tafelrunde.server.tables.seats import Seat
from tafelrunde.server.tables.table import OPEN, Table

KEY_BYTES = 12


def sit(table: Table, person: str, command: commands.Sit) -> Decision:
    """Let a person take the seat they want, or the first that they may."""
    must_be(table, OPEN)
    if table.seat_of(person) is not None:
        raise FailedPrecondition("already-seated")
    if person in table.dismissed:
        raise Forbidden("not-welcome")
    wanted = range(len(table.seats)) if command.seat is None else [command.seat]
    for number in wanted:
        if number < len(table.seats) and _may_sit(table.seats[number], person, command.key):
            return Decision([journal.Sat(number, person)])
    raise FailedPrecondition("no-seat-free")


def _may_sit(seat: Seat, person: str, key: str | None) -> bool:
    if not seat.is_free:
        return False
    plan = seat.plan
    return plan.kind == "open" or plan.person == person or (plan.key is not None and plan.key == key)


def decline(table: Table, person: str) -> Decision:
    """Let somebody who was invited stay away."""
    must_be(table, OPEN)
    for number, seat in enumerate(table.seats):
        if seat.is_free and seat.plan.person == person:
            return Decision([journal.Declined(number)])
    raise FailedPrecondition("not-invited")


def dismiss(table: Table, person: str, number: int) -> Decision:
    """Let the host send a person or a bot away, or take a seat on their device or an invitation back."""
    must_be_host_of_open(table, person)
    must_not_be_sealed(table)
    seat = table.seats[number] if number < len(table.seats) else None
    removable = seat is not None and (seat.on_device or seat.plan.kind == "bot")
    if seat is None or (not removable and (seat.person or seat.plan.person) in (None, person)):
        raise FailedPrecondition("cannot-be-removed")
    return Decision([journal.Dismissed(number, new_key() if seat.plan.kind == "reserved" else None)])


def new_key() -> str:
    """Return what opens a reserved seat."""
    return secrets.token_urlsafe(KEY_BYTES)


def fill(table: Table, person: str, command: commands.Fill) -> Decision:
    """Let the host give all free seats to bots, or one of them."""
    must_be_host_of_open(table, person)
    known = bots(table.game.name)
    if command.bot not in known:
        raise FailedPrecondition("unknown-bot", name=command.bot, game=table.game.name, known=list(known))
    if command.seat is None and table.is_full:
        raise FailedPrecondition("no-seat-free")
    if command.seat is not None:
        _must_be_free(table, command.seat)
    return Decision([journal.Filled(command.bot, command.seat)])


def place(table: Table, person: str, command: commands.Place) -> Decision:
    """Let the host give a free seat to somebody who plays on their device."""
    must_be_host_of_open(table, person)
    _must_be_free(table, command.seat)
    return Decision([journal.Placed(command.seat, clean_name(command.name))])


def _must_be_free(table: Table, number: int) -> None:
    """Refuse a seat that is taken, or kept for somebody by name."""
    seat = table.seats[number] if number < len(table.seats) else None
    if seat is None or not seat.is_free or seat.plan.person is not None:
        raise FailedPrecondition("no-seat-free")


def contribute(table: Table, seat: int, committed: str) -> Decision:
    """Accept a hash; only from people at a full table, who are there now and will reveal in a moment."""
    must_be(table, OPEN)
    must_not_be_sealed(table)
    if not table.is_full:
        raise FailedPrecondition("not-full")
    if table.plan.scheme == 1 or table.seats[seat].hash is not None:
        raise FailedPrecondition("already-contributed")
    return Decision([journal.Committed(seat, committed)])


def reveal(table: Table, seat: int, text: str) -> Decision:
    """Accept the text that a seat has committed to, once all hashes stand."""
    must_be(table, OPEN)
    if not table.sealed:
        raise FailedPrecondition("not-sealed")
    if seat not in table.awaited:
        raise FailedPrecondition("nothing-to-reveal")
    if contribution_hash(table.id, text) != table.seats[seat].hash:
        raise Refused("wrong-reveal")
    return Decision([journal.Revealed(seat, text)])


def seal(table: Table) -> Decision:
    """Seal the hashes; where nobody has committed to anything, begin at once."""
    hashes = [seat.hash for seat in table.seats]
    step: Step = [] if table.plan.scheme == 1 else [journal.Sealed(hashes)]
    if any(hashes):
        return Decision(step)
    begun = start(table)
    return begun._replace(step=[*step, *begun.step])


def start(table: Table) -> Decision:
    """Begin the match; from here on the dice are settled."""
    match = table.new_match()
    step: Step = [journal.Started(list(match.entries), match.position.to_act)]
    for seat in _withholders(table):
        step += take_over(table, seat, why="withheld")
    return Decision(step, match, match.story())


def _withholders(table: Table) -> list[int]:
    """Return who could see what others revealed and did not reveal: perhaps they liked other dice better."""
    revealed = any(seat.is_human and seat.contribution for seat in table.seats)
    return table.awaited if revealed and table.plan.scheme > 1 else []
