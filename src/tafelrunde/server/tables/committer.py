"""Committing: a decision is applied and made durable first, and only then broadcast."""

from collections.abc import Callable

from tafelrunde.core.match import Continuation
from tafelrunde.core.registry import games
from tafelrunde.server.store import Fenced, Line, Store, TableRow
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.claims import Moved
from tafelrunde.server.tables.decision import Decision
from tafelrunde.server.tables.endings import end_if_too_long
from tafelrunde.server.tables.evolve import evolve
from tafelrunde.server.tables.journal import Step
from tafelrunde.server.tables.lobby import Lobby
from tafelrunde.server.tables.metrics import TableMetrics
from tafelrunde.server.tables.my_tables import MyTables
from tafelrunde.server.tables.room import Deliveries, Room
from tafelrunde.server.tables.room_registry import RoomRegistry
from tafelrunde.server.tables.table import OVER, Table
from tafelrunde.server.tables.updates import MatchSnapshot, table_events, table_info

MOVES = (journal.Started, journal.Played)
IN_MATCH = {journal.Played, journal.Seen, journal.Undone}


class Committer:
    """Commits every decision about every table; whoever commits holds the room's lock."""

    def __init__(
        self,
        store: Store,
        rooms: RoomRegistry,
        lobby: Lobby,
        my_tables: MyTables,
        metrics: TableMetrics,
        clock: Callable[[], int],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._lobby = lobby
        self._my_tables = my_tables
        self._now = clock
        self._metrics = metrics
        for name in games():
            metrics.count_moves(name, 0)

    async def create(self, table: Table, step: Step, owner: str | None = None) -> None:
        """Store a new table of a server."""
        row = row_of(table)
        line = Line(0, table.created, journal.encode(journal.kept(step)))
        brought = table.status == OVER
        people = table.people, table.invited
        await self._store.create_table(row, line, *people, brought=brought, owner=owner)
        self._lobby.update(row)
        self._my_tables.notify(table)

    async def commit(self, room: Room, decision: Decision, now: int | None = None) -> None:
        """Apply a decision, make it durable, then broadcast it; a room in which that fails is discarded.

        Whoever has just asked for the time says it, so that a move asks once.
        """
        now = self._now() if now is None else now
        try:
            await self._commit(room, end_if_too_long(room.table, decision), now)
        except Fenced as error:
            self._rooms.lose(room)
            raise Moved from error
        except BaseException:
            self._rooms.discard(room)
            raise

    async def _commit(self, room: Room, decision: Decision, now: int) -> None:
        table, step = room.table, journal.kept(decision.step)
        version, proposal, in_hand = table.version, table.proposal, table.in_hand
        concerned = table.concerned if self._my_tables.is_followed else ()
        evolve(table, decision.step, now, decision.match)
        beside = table.status == OVER or not _is_in_match(step) or not room.attention_stored
        # Rendered while everything about the match is in the processor's cache; sent when it is durable.
        deliveries = self._render(room, step, decision, now, version)
        if table.version == version and table.in_hand != in_hand:
            deliveries = room.render_device(MatchSnapshot(table, now))
        if step:
            await self._append(room, step, now, row_of(table) if beside else None)
            room.attention_stored = room.attention_stored or beside
        room.deliver(deliveries)
        if beside or table.proposal is not proposal:
            room.broadcast_table()
        self._my_tables.notify(table, *concerned)

    async def _append(self, room: Room, step: list[journal.Line], now: int, row: TableRow | None) -> None:
        """Append to the journal."""
        table = room.table
        line = Line(table.steps, now, journal.encode(step))
        people = (table.people, table.invited) if row else (None, ())
        await self._store.append(table.id, line, row, *people, epoch=room.epoch)
        table.steps += 1
        self._metrics.count_append()
        self._metrics.count_moves(table.game.name, len([line for line in step if isinstance(line, MOVES)]))
        if row:
            self._lobby.update(row)

    def _render(
        self, room: Room, step: list[journal.Line], decision: Decision, now: int, version: int
    ) -> Deliveries:
        """Render what everybody is to be told about the match."""
        table = room.table
        events = [*decision.events, *table_events(step)]
        if table.match is not None:
            table.match.forget()
        encoded = table.log_events(now, events)
        shown = table.version != version or any(isinstance(line, journal.Seen) for line in step)
        if table.match is None or not shown:
            return []
        way = decision.match if isinstance(decision.match, Continuation) else None
        return room.render(MatchSnapshot(table, now, encoded, way))


def row_of(table: Table) -> TableRow:
    """Return a table as the lobby shows it."""
    shown = table_info(table)
    summary = {
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot, "who": seat.who} for seat in shown.seats],
        "options": shown.options,
        "clock": shown.clock,
        "watch": shown.watch,
        "ending": shown.ending,
        "brought": table.plan.fairness is not None,
    }
    return TableRow(
        id=table.id,
        game=table.game.name,
        status=table.status,
        listed=table.plan.listed,
        attention=table.needs_attention,
        created=table.created,
        updated=table.updated,
        summary=summary,
        host=table.plan.host,
        ending=table.ending,
    )


def _is_in_match(step: list[journal.Line]) -> bool:
    """Say whether a step changes nothing but the match: most do, and a lobby need not know of them."""
    return bool(step) and IN_MATCH.issuperset(map(type, step))
