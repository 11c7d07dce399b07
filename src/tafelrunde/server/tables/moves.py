"""Deciding how a match moves: on by an action, and back."""

from tafelrunde.core.match import Match
from tafelrunde.protocol import commands
from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.preconditions import must_be, must_be_current
from tafelrunde.server.tables.table import RUNNING, Table


def act(table: Table, seat: int, command: commands.Play) -> Decision:
    """Let a seat do what it wants, if it is to act."""
    must_be(table, RUNNING)
    must_be_current(table, command.version)
    if table.to_act != seat:
        raise FailedPrecondition("not-your-turn", seat=seat)
    return play(table, command.action)


def play(table: Table, notation: str) -> Decision:
    """Let the seat to act do something."""
    played = _match(table).continuation(table.game.code_of(notation))
    return Decision([journal.Played(played.entries, played.to_act)], played, played.events)


def undo(table: Table, seat: int, version: int, now: int) -> Decision:
    """Let a seat take its last action back, while nothing has happened since."""
    must_be(table, RUNNING)
    must_be_current(table, version)
    match = _match(table).fork()
    if match.can_undo(seat):
        _must_have_time(table, seat, len(match.entries) - 1, now, agreed=False)
    match.undo(seat)
    return Decision([journal.Undone(seat, len(match.entries), agreed=False)], match)


def take_back(table: Table, seat: int, now: int) -> Decision:
    """Go back to before the last action of a seat, whatever happened since."""
    match = _match(table).fork()
    before = len(match.takebacks)
    match.rewind(left_by_take_back(table, seat, now))
    fresh = len(match.takebacks) > before
    return Decision([journal.Undone(seat, len(match.entries), agreed=True, fresh=fresh)], match)


def left_by_take_back(table: Table, seat: int, now: int) -> int:
    """Return how many entries came before the last action of a seat, or refuse to go back there."""
    entries = _match(table).entries
    for number in reversed(range(len(entries))):
        if entries[number].by == seat:
            _must_have_time(table, seat, number, now, agreed=True)
            return number
    raise FailedPrecondition("no-undo")


def _must_have_time(table: Table, seat: int, entries: int, now: int, *, agreed: bool) -> None:
    """Refuse to go back to where the seat's time would be up at once."""
    if not table.clock.can_go_back(seat, now, entries, agreed=agreed):
        raise FailedPrecondition("no-time-to-undo")


def _match(table: Table) -> Match:
    assert table.match is not None
    return table.match
