"""What must be so for a command to be carried out; each of these refuses it otherwise."""

from tafelrunde.server.errors import FailedPrecondition, Forbidden, StaleVersion
from tafelrunde.server.tables.table import MANY, OPEN, OVER, RUNNING, Table


def seat_played_by(table: Table, person: str) -> int:
    """Return the seat that somebody acts for: of several the one in whose hands the device is."""
    hands = table.hands(person)
    if not hands:
        raise Forbidden("not-seated")
    if len(hands) < MANY:
        return hands[0]
    seat = table.shown_to(person)
    if seat is None and table.status == RUNNING:
        raise FailedPrecondition("hand-covered")
    return hands[0] if seat is None else seat


def seat_that_acted(table: Table, person: str) -> int:
    """Return the seat of somebody's last action: what several do on one device is taken back from its end."""
    hands = table.hands(person)
    if len(hands) > 1 and table.match is not None:
        return next((entry.by for entry in reversed(table.match.entries) if entry.by in hands), hands[0])
    return seat_played_by(table, person)


def seat_that_adds(table: Table, person: str) -> int:
    """Return the seat for which somebody adds to the dice."""
    for number in table.contributors:
        if table.player_of(number) == person:
            return number
    raise Forbidden("not-seated")


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
