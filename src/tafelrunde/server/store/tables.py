"""Tables, their journals, who sits at them, and what is said there."""

from collections.abc import Sequence

import msgspec

from tafelrunde.server.store.base import (
    LARGEST,
    Chat,
    Conflict,
    Cursor,
    Database,
    Fenced,
    Line,
    Row,
    Status,
    Step,
    StoreError,
    TableRow,
    Value,
)

COLUMNS = "id, game, status, listed, attention, created, updated, summary, host, ending, due"
NEW_TABLE = f"INSERT INTO tables ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
RENEW = ", ".join(f"{name} = excluded.{name}" for name in COLUMNS.split(", ")[1:])
KEEP_ROW = f"{NEW_TABLE} ON CONFLICT (id) DO UPDATE SET {RENEW}"
FIRST_LINE = "INSERT INTO journal (table_id, seq, at, body) VALUES ($1, $2, $3, $4)"
# Nothing is inserted where the line before is missing, and the primary key refuses a line that is there already.
APPEND = (
    "INSERT INTO journal (table_id, seq, at, body)"
    " SELECT table_id, seq + 1, CAST($1 AS BIGINT), CAST($2 AS TEXT) FROM journal"
    " WHERE table_id = $3 AND seq = CAST($4 AS BIGINT) - 1"
)
# The same for one of several servers (PostgreSQL): only while its claim holds, which nobody can change meanwhile.
FENCED_APPEND = (
    "INSERT INTO journal (table_id, seq, at, body)"
    " SELECT table_id, seq + 1, CAST($1 AS BIGINT), CAST($2 AS TEXT) FROM journal JOIN tables ON id = table_id"
    " WHERE table_id = $3 AND seq = CAST($4 AS BIGINT) - 1 AND epoch = $5 FOR KEY SHARE OF tables"
)
FENCE = "SELECT 1 FROM tables WHERE id = $1 AND epoch = $2 FOR KEY SHARE"
OWN = "UPDATE tables SET owner = $1, epoch = $2 WHERE id = $3"
SIT = "INSERT INTO seats (table_id, person_id, invited) VALUES ($1, $2, $3)"
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = $1"
SAY = "INSERT INTO chat (table_id, number, person_id, at, text) VALUES ($1, $2, $3, $4, $5)"
FORGET_SAID = "DELETE FROM chat WHERE table_id = $1 AND number <= $2"
BROUGHT = "UPDATE tables SET brought = $1 WHERE id = $2"
ATTEND = "UPDATE tables SET attention = 1, due = NULL WHERE id = $1"
PUT_AWAY = "UPDATE tables SET attention = 0, due = $1 WHERE id = $2"
RENAME = "UPDATE tables SET summary = $1 WHERE id = $2"
# The newest of every host come first, then the second of every host, and so on.
LISTED = (
    f"SELECT {COLUMNS} FROM (SELECT {COLUMNS},"
    " row_number() OVER (PARTITION BY host ORDER BY created DESC, id) AS place FROM tables"
    " WHERE listed = 1 AND status IN ('open', 'running')) AS ranked"
    " WHERE place <= $1 ORDER BY place, created DESC, id LIMIT $2"
)
MINE = (
    "id IN (SELECT id FROM tables WHERE host = $1"
    " UNION SELECT table_id FROM seats WHERE invited = 0 AND person_id = $2)"
)
FIRST_EPOCH = 1
"""The epoch of a new table, which belongs to the server that made it."""
MOST_SAID = 1000
"""Lines of chat that are kept of a table."""
AT_ONCE = 500
"""How many tables one statement asks for."""
SAID = "SELECT table_id, number, person_id, at, text FROM chat"


class Tables(Database):
    """Everything about tables."""

    async def create_table(
        self,
        row: TableRow,
        first: Line,
        people: Sequence[str] = (),
        invited: Sequence[str] = (),
        *,
        brought: bool = False,
        owner: str | None = None,
    ) -> None:
        """Keep a new table with the first line of its journal, the people at it and those invited to it."""
        steps = [Step(NEW_TABLE, _values(row)), Step(FIRST_LINE, (row.id, first.seq, first.at, _text(first.body)))]
        if owner is not None:
            steps.append(Step(OWN, (owner, FIRST_EPOCH, row.id)))
        if brought:
            steps.append(Step(BROUGHT, (len(first.body), row.id)))
        if await self._change(*steps, *_sit(row.id, people, invited)) is None:
            if await self.table(row.id):
                raise Conflict("store-table-taken", table=row.id)
            raise Conflict("store-seats", table=row.id)

    async def append(
        self,
        table: str,
        line: Line,
        row: TableRow | None = None,
        people: Sequence[str] | None = None,
        invited: Sequence[str] = (),
        *,
        epoch: int | None = None,
    ) -> None:
        """Add the next line to a journal, durably; row and people replace what is stored, all or nothing.

        With an epoch, that of the claim of one of several servers, only while nobody else has claimed the table.
        """
        values: tuple[Value, ...] = (line.at, _text(line.body), table, line.seq)
        steps = [Step(APPEND, values) if epoch is None else Step(FENCED_APPEND, (*values, epoch))]
        if row is not None:
            steps.append(Step(KEEP_ROW, _values(row)))
        if people is not None:
            steps += [Step(CLEAR_SEATS, (table,), must=False), *_sit(table, people, invited)]
        if await self._change(*steps) is None:
            await self._check_fence(table, epoch)
            last = await self._last_seq(table)
            code = "store-seats" if last == line.seq - 1 else "store-seq"
            raise Conflict(code, table=table, seq=line.seq, last=str(last))

    async def _check_fence(self, table: str, epoch: int | None) -> None:
        """Raise Fenced where another server has claimed a table."""
        if epoch is not None:
            rows = await self._rows("SELECT epoch FROM tables WHERE id = $1", table)
            if rows != [(epoch,)]:
                raise Fenced("store-fenced", table=table)

    async def _last_seq(self, table: str) -> int | None:
        rows = await self._rows("SELECT max(seq) FROM journal WHERE table_id = $1", table)
        last: int | None = rows[0][0]
        return last

    async def journal(self, table: str) -> list[Line]:
        """Return a table's whole journal in order; it is empty if there is no such table."""
        rows = await self._rows("SELECT seq, at, body FROM journal WHERE table_id = $1 ORDER BY seq", table)
        return [Line(seq, at, body.encode()) for seq, at, body in rows]

    async def table(self, table: str) -> TableRow | None:
        """Return one table's row."""
        rows = await self._rows(f"SELECT {COLUMNS} FROM tables WHERE id = $1", table)
        return _table(rows[0]) if rows else None

    async def tables(
        self,
        status: Status | None = None,
        *,
        listed: bool | None = None,
        attention: bool | None = None,
        limit: int = 100,
        before: Cursor | None = None,
    ) -> list[TableRow]:
        """Return tables, the newest first; `before` is where the page before ended."""
        # The flags stand in the statement itself, or the index of tables that need attention would not be used.
        flags = {"listed": listed, "attention": attention}
        clauses = [f"{name} = {int(value)}" for name, value in flags.items() if value is not None]
        if status is None:
            return await self._page("tables", clauses, [], limit, before)
        return await self._page("tables", ["status = $1", *clauses], [status], limit, before)

    async def tables_named(self, tables: Sequence[str]) -> list[TableRow]:
        """Return the rows of some tables, of those that there are."""
        found = []
        for start in range(0, len(tables), AT_ONCE):
            chosen = tables[start : start + AT_ONCE]
            places = ", ".join(f"${number + 1}" for number in range(len(chosen)))
            found += await self._rows(f"SELECT {COLUMNS} FROM tables WHERE id IN ({places})", *chosen)
        return [_table(row) for row in found]

    async def listed(self, each: int, limit: int) -> list[TableRow]:
        """Return listed tables that are open or running: the newest few of each host, all hosts taking turns."""
        return [_table(row) for row in await self._rows(LISTED, each, limit)]

    async def due(self, before: int, limit: int = 100) -> list[str]:
        """Return tables that were put away and where a clock may run out before a moment, the earliest first."""
        rows = await self._rows("SELECT id FROM tables WHERE due < $1 ORDER BY due LIMIT $2", before, limit)
        return [table for (table,) in rows]

    async def attend(self, table: str) -> None:
        """Note that something may happen at a table by itself."""
        await self._change(Step(ATTEND, (table,), must=False))

    async def put_away(self, table: str, due: int | None, epoch: int | None = None) -> None:
        """Note that nothing happens at a table by itself, but for a clock that runs out."""
        await self._change(*_fence(table, epoch), Step(PUT_AWAY, (due, table), must=False))

    async def tables_of(
        self, person: str, limit: int = 100, before: Cursor | None = None, *, but_over: bool = False
    ) -> list[TableRow]:
        """Return the tables that a person set up or sat down at, the newest first."""
        clauses = [MINE, *(["status <> 'over'"] if but_over else [])]
        return await self._page("tables", clauses, [person, person], limit, before)

    async def invitations_of(self, person: str, limit: int = 100, before: Cursor | None = None) -> list[TableRow]:
        """Return the open tables at which a seat is kept for a person, but for those of whom they have blocked."""
        source = "tables JOIN seats ON seats.table_id = tables.id"
        clauses = [
            "invited = 1 AND status = 'open' AND person_id = $1",
            "NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person_id = seats.person_id AND blocked_id = host)",
        ]
        return await self._page(source, clauses, [person], limit, before)

    async def _page(
        self, source: str, clauses: list[str], values: list[Value], limit: int, before: Cursor | None
    ) -> list[TableRow]:
        after = len(values)
        if before is not None:
            clauses = [*clauses, f"(created, id) < (${after + 1}, ${after + 2})"]
            values = [*values, *before]
        where = f" WHERE {' AND '.join(clauses)}" if clauses else ""
        sql = f"SELECT {COLUMNS} FROM {source}{where} ORDER BY created DESC, id DESC LIMIT ${len(values) + 1}"
        return [_table(row) for row in await self._rows(sql, *values, limit)]

    async def rename_in(self, changed: Sequence[TableRow]) -> None:
        """Replace what lists show of some tables, and nothing else."""
        await self._change(*(Step(RENAME, (_summary(row), row.id), must=False) for row in changed))

    async def seats_of(self, person: str) -> list[str]:
        """Return the tables at which a person sits, sat or is invited."""
        rows = await self._rows("SELECT table_id FROM seats WHERE person_id = $1", person)
        return [table for (table,) in rows]

    async def people_at(self, table: str) -> list[str]:
        """Return the people who sit at a table."""
        rows = await self._rows("SELECT person_id FROM seats WHERE table_id = $1 ORDER BY person_id", table)
        return [person for (person,) in rows]

    async def delete_tables(self, tables: Sequence[str]) -> None:
        """Forget some tables with their journals, seats and chats."""
        await self._change(*(Step("DELETE FROM tables WHERE id = $1", (table,), must=False) for table in tables))

    async def say(self, chat: Chat, epoch: int | None = None) -> None:
        """Keep something said at a table."""
        values = (chat.table, chat.number, chat.person, chat.at, chat.text)
        oldest = Step(FORGET_SAID, (chat.table, chat.number - MOST_SAID), must=False)
        if await self._change(*_fence(chat.table, epoch), Step(SAY, values), oldest) is None:
            await self._check_fence(chat.table, epoch)
            raise Conflict("store-chat", table=chat.table, number=chat.number)

    async def chat(self, table: str, limit: int = 100, before: int | None = None) -> list[Chat]:
        """Return the last things said at a table (before a number), the oldest first."""
        sql = f"{SAID} WHERE table_id = $1 AND number < $2 ORDER BY number DESC LIMIT $3"
        rows = await self._rows(sql, table, LARGEST if before is None else before, limit)
        return [Chat(*row) for row in reversed(rows)]

    async def chat_of(self, person: str) -> list[Chat]:
        """Return everything that a person said, the oldest first."""
        rows = await self._rows(f"{SAID} WHERE person_id = $1 ORDER BY at, table_id, number", person)
        return [Chat(*row) for row in rows]


def _sit(table: str, people: Sequence[str], invited: Sequence[str]) -> list[Step]:
    """Whoever sits at a table is no longer invited to another seat there."""
    flags = dict.fromkeys(invited, 1) | dict.fromkeys(people, 0)
    return [Step(SIT, (table, person, flag)) for person, flag in flags.items()]


def _fence(table: str, epoch: int | None) -> list[Step]:
    """Return what refuses a write of a server that has lost a table to another one."""
    return [] if epoch is None else [Step(FENCE, (table, epoch))]


def _values(row: TableRow) -> tuple[Value, ...]:
    flags = int(row.listed), int(row.attention)
    times = row.created, row.updated
    return (row.id, row.game, row.status, *flags, *times, _summary(row), row.host, row.ending, row.due)


def _summary(row: TableRow) -> str:
    try:
        return msgspec.json.encode(row.summary).decode()
    except UnicodeEncodeError as error:
        raise StoreError("store-text") from error


def _table(row: Row) -> TableRow:
    table, game, status, listed, attention, created, updated, summary, *more = row
    decoded = msgspec.json.decode(summary)
    return TableRow(table, game, status, bool(listed), bool(attention), created, updated, decoded, *more)


def _text(body: bytes) -> str:
    """Return a line's JSON as the text that is stored, so that both databases and backups can show it."""
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise StoreError("store-text") from error
