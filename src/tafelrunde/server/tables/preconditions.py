"""What must be so for a command to be carried out; each of these refuses it otherwise."""

from tafelrunde.server.errors import FailedPrecondition, Forbidden, StaleVersion
from tafelrunde.server.tables.table import OPEN, OVER, RUNNING, Table


def seat_played_by(table: Table, person: str) -> int:
    """Return the seat that somebody plays on, or refuse whoever only looks on."""
    seat = table.seat_of(person)
    if seat is None:
        raise Forbidden("not-seated")
    return seat


def must_be_host_of_open(table: Table, person: str) -> None:
    """Refuse everybody but the host, and the host too once the match has begun."""
    if person != table.plan.host:
        raise Forbidden("host-only")
    must_be(table, OPEN)


def must_be(table: Table, status: str) -> None:
    """Refuse what belongs to another stage of a table's life."""
    if table.status != status:
        raise FailedPrecondition({OPEN: "already-started", RUNNING: "not-running", OVER: "not-over"}[status])


def must_not_be_sealed(table: Table) -> None:
    """Refuse whoever would change what the others have revealed their texts for."""
    if table.sealed:
        raise FailedPrecondition("already-sealed")


def must_be_current(table: Table, version: int) -> None:
    """Refuse whoever acts on a match as it no longer is."""
    if version != table.version:
        raise StaleVersion("stale", version=table.version)
