"""The ledger: what was decided is kept first, and only then told."""

from collections.abc import Callable

from tafelrunde.core.registry import games
from tafelrunde.server.operations.metrics import Metrics
from tafelrunde.server.store import Line, Store, TableRow
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.journal import Step
from tafelrunde.server.tables.lobby import Lobby
from tafelrunde.server.tables.my_tables import Mine
from tafelrunde.server.tables.room import News, Room
from tafelrunde.server.tables.table import OVER, Table
from tafelrunde.server.tables.updates import Showing, about, happenings

MOVES = (journal.Started, journal.Played)
IN_MATCH = {journal.Played, journal.Undone}


class Ledger:
    """Keeps every step of every table; whoever commits holds the room's lock."""

    def __init__(self, store: Store, lobby: Lobby, mine: Mine, metrics: Metrics, clock: Callable[[], int]) -> None:
        self._store = store
        self._lobby = lobby
        self._mine = mine
        self._now = clock
        self._metrics = metrics
        for name in games():
            metrics.moves.add(0, name)

    async def establish(self, table: Table, step: Step) -> None:
        """Keep a new table."""
        row = row_of(table)
        line = Line(0, table.created, journal.encode(step))
        brought = table.status == OVER
        await self._store.create_table(row, line, table.people, table.invited, brought=brought)
        self._lobby.show(row)
        self._mine.show(table)

    async def commit(self, room: Room, step: Step, names: dict[str, str]) -> None:
        """Take a step in, keep it, and only then tell everybody."""
        table, now = room.table, self._now()
        version, asked = table.version, table.proposal
        concerned = table.concerned if self._mine.is_followed else ()
        for line in step:
            table.evolve(line, now)
            if isinstance(line, journal.Sat):
                table.seats[line.seat].name = names.get(line.person)
                table.seats[line.seat].away_since = None if room.is_present(line.person) else now
        beside = table.status == OVER or not _is_in_match(step) or not room.noted
        # Written while everything about the match is at hand, as the processor is concerned; sent when it is kept.
        news = self._write_news(room, step, now, version)
        if step:
            await self._keep(table, step, now, row_of(table) if beside else None)
            room.noted = room.noted or beside
        room.pass_on(news)
        if beside or table.proposal is not asked:
            room.show_table()
        self._mine.show(table, *concerned)

    async def _keep(self, table: Table, step: Step, now: int, row: TableRow | None) -> None:
        """Append to the journal."""
        line = Line(table.steps, now, journal.encode(step))
        await self._store.append(table.id, line, row, table.people if row else None, table.invited if row else ())
        table.steps += 1
        self._metrics.store_appends.add(1)
        self._metrics.moves.add(sum(isinstance(line, MOVES) for line in step), table.game.name)
        if row:
            self._lobby.show(row)

    def _write_news(self, room: Room, step: Step, now: int, version: int) -> News:
        """Write down what everybody is to be told about the match."""
        table = room.table
        events = happenings(step)
        for line in step:
            if isinstance(line, MOVES):
                assert table.match is not None
                events = table.match.story(len(table.match.entries) - len(line.did)) + events
                table.match.forget()
        told = table.tell(now, events)
        if table.version == version or table.match is None:
            return []
        return room.news_of(Showing(table, now, events, told))


def row_of(table: Table) -> TableRow:
    """Return a table as the lobby shows it."""
    shown = about(table)
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


def _is_in_match(step: Step) -> bool:
    """Say whether a step changes nothing but the match: most do, and a lobby need not know of them."""
    return bool(step) and {*map(type, step)} <= IN_MATCH
