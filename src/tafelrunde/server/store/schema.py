"""The schema and how it came about: numbered steps, forward only.

Texts, whole numbers and nothing else stand in the columns, so that one SQL and one backup serve both databases.
A step that was released is never changed; the next one is added at the end.
"""

import re
import sqlite3
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple

from tafelrunde.server.store.base import StoreError

if TYPE_CHECKING:
    from asyncpg import Connection, Record
    from asyncpg.pool import PoolConnectionProxy

Dialect = Literal["sqlite", "postgres"]

WORDS: dict[Dialect, dict[str, str]] = {
    # Ids are compared byte by byte everywhere; SQLite does so by itself.
    "sqlite": {"id": "TEXT"},
    "postgres": {"id": 'TEXT COLLATE "C"'},
}

TABLES = (
    *("people", "tables", "seats", "journal", "chat", "tokens", "settings", "heartbeat", "outages"),
    *("sessions", "failed_logins", "blocks", "reviews", "flashcards", "servers"),
)
"""All tables but `meta`, each after those it refers to."""

META = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)"
READ_VERSION = "SELECT value FROM meta WHERE key = 'schema'"
WRITE_VERSION = (
    "INSERT INTO meta (key, value) VALUES ('schema', '{}') ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
READ_OLDEST = "SELECT value FROM meta WHERE key = 'oldest'"
WRITE_OLDEST = WRITE_VERSION.replace("'schema'", "'oldest'")
LOCK = "SELECT pg_advisory_xact_lock(7461666)"
"""Any number that all servers agree on."""


class Migration(NamedTuple):
    """A step from one version of the schema to the next.

    While servers are updated one after the other, programs of before run beside the new schema. A step that only
    adds what they need not know (nullable, or with a default) expands; one that takes something away or asks more
    of a writer contracts, and may come only a version after the program that no longer needs what it takes.
    """

    number: int
    shared: tuple[str, ...]
    only: Mapping[Dialect, tuple[str, ...]] = MappingProxyType({})
    contracts: bool = False
    """Whether programs that do not know this step must not use the database any more."""

    def statements(self, dialect: Dialect) -> list[str]:
        """Return the step's statements for one database."""
        return [sql.format(**WORDS[dialect]) for sql in (*self.shared, *self.only.get(dialect, ()))]


FIRST = Migration(
    1,
    (
        """CREATE TABLE people (
            id {id} PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL,
            login {id} UNIQUE, password TEXT, generation BIGINT NOT NULL)""",
        """CREATE TABLE tables (
            id {id} PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL,
            listed SMALLINT NOT NULL, attention SMALLINT NOT NULL,
            created BIGINT NOT NULL, updated BIGINT NOT NULL, summary TEXT NOT NULL)""",
        "CREATE INDEX tables_by_age ON tables (created, id)",
        "CREATE INDEX tables_by_status ON tables (status, created, id)",
        "CREATE INDEX tables_to_attend ON tables (created, id) WHERE attention = 1",
        """CREATE TABLE seats (
            table_id {id} NOT NULL REFERENCES tables ON DELETE CASCADE,
            person_id {id} NOT NULL REFERENCES people ON DELETE CASCADE,
            PRIMARY KEY (table_id, person_id))""",
        "CREATE INDEX seats_by_person ON seats (person_id)",
        """CREATE TABLE journal (
            table_id {id} NOT NULL REFERENCES tables ON DELETE CASCADE,
            seq BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq))""",
        """CREATE TABLE chat (
            table_id {id} NOT NULL REFERENCES tables ON DELETE CASCADE, number BIGINT NOT NULL,
            person_id {id} NOT NULL REFERENCES people ON DELETE CASCADE, at BIGINT NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (table_id, number))""",
        "CREATE INDEX chat_by_person ON chat (person_id)",
        """CREATE TABLE tokens (
            digest {id} PRIMARY KEY, person_id {id} NOT NULL REFERENCES people ON DELETE CASCADE,
            name TEXT NOT NULL, created BIGINT NOT NULL)""",
        "CREATE INDEX tokens_by_person ON tokens (person_id)",
        "CREATE TABLE settings (key {id} PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE heartbeat (id SMALLINT PRIMARY KEY, at BIGINT NOT NULL)",
        "CREATE TABLE outages (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL)",
    ),
    # Rows of running tables change with every move: room on their page keeps the indexes out of it.
    {"postgres": ("ALTER TABLE tables SET (fillfactor = 70)",)},
)

SESSIONS = Migration(
    2,
    (
        """CREATE TABLE sessions (
            digest {id} PRIMARY KEY, person_id {id} NOT NULL REFERENCES people ON DELETE CASCADE,
            generation BIGINT NOT NULL, device TEXT NOT NULL,
            created BIGINT NOT NULL, seen BIGINT NOT NULL, expires BIGINT NOT NULL)""",
        "CREATE INDEX sessions_by_person ON sessions (person_id)",
        "CREATE INDEX sessions_by_end ON sessions (expires)",
        """CREATE TABLE failed_logins (
            person_id {id} PRIMARY KEY REFERENCES people ON DELETE CASCADE,
            number BIGINT NOT NULL, last BIGINT NOT NULL)""",
    ),
)

# Who hosts a table stood in its journal only, and whoever was invited looked like one who sat there.
OWNERS = Migration(
    3,
    (
        "ALTER TABLE tables ADD COLUMN host {id} NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN ending TEXT",
        "ALTER TABLE tables ADD COLUMN due BIGINT",
        "ALTER TABLE tables ADD COLUMN brought BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN invited SMALLINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_host ON tables (host, status)",
        "CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL",
        """CREATE TABLE blocks (
            person_id {id} NOT NULL REFERENCES people ON DELETE CASCADE,
            blocked_id {id} NOT NULL REFERENCES people ON DELETE CASCADE, created BIGINT NOT NULL,
            PRIMARY KEY (person_id, blocked_id))""",
        "CREATE INDEX blocks_by_blocked ON blocks (blocked_id)",
    ),
    {
        "sqlite": (
            """UPDATE tables SET ending = json_extract(summary, '$.ending'), host = coalesce((
                SELECT json_extract(body, '$[0].host') FROM journal WHERE table_id = tables.id AND seq = 0), '')""",
            """UPDATE tables SET brought = (
                SELECT length(CAST(body AS BLOB)) FROM journal WHERE table_id = tables.id AND seq = 0)
                WHERE status = 'over' AND 'recorded' = (
                SELECT json_extract(body, '$[0].seats[0].kind') FROM journal
                WHERE table_id = tables.id AND seq = 0)""",
            """UPDATE seats SET invited = 1
                WHERE (SELECT status FROM tables WHERE id = seats.table_id) = 'open' AND NOT EXISTS (
                SELECT 1 FROM journal, json_each(body) AS line
                WHERE table_id = seats.table_id AND seats.person_id =
                CASE WHEN line.type = 'object' THEN json_extract(line.value, '$.person') END)""",
        ),
        # A null character in any text of a line keeps PostgreSQL from reading the line at all.
        "postgres": tuple(
            re.sub("(body|summary)::json", r"replace(\1, '\\u0000', '\\ufffd')::json", sql)
            for sql in (
                """UPDATE tables SET ending = summary::json ->> 'ending', host = coalesce((
                    SELECT body::json -> 0 ->> 'host' FROM journal WHERE table_id = tables.id AND seq = 0), '')""",
                """UPDATE tables SET brought = (
                    SELECT octet_length(body) FROM journal WHERE table_id = tables.id AND seq = 0)
                    WHERE status = 'over' AND 'recorded' = (
                    SELECT body::json -> 0 -> 'seats' -> 0 ->> 'kind' FROM journal
                    WHERE table_id = tables.id AND seq = 0)""",
                """UPDATE seats SET invited = 1
                    WHERE (SELECT status FROM tables WHERE id = seats.table_id) = 'open' AND NOT EXISTS (
                    SELECT 1 FROM journal, json_array_elements(
                    CASE WHEN json_typeof(body::json) = 'array' THEN body::json ELSE '[]' END) AS line
                    WHERE table_id = seats.table_id AND line ->> 'person' = seats.person_id)""",
            )
        ),
    },
)

PORTRAITS = Migration(4, ("ALTER TABLE people ADD COLUMN portrait TEXT",))

# They outlive the tables that they come from: a card holds all that is needed to try again.
PRACTICE = Migration(
    5,
    (
        """CREATE TABLE reviews (
            person_id {id} NOT NULL REFERENCES people ON DELETE CASCADE, table_id {id} NOT NULL,
            at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (person_id, table_id))""",
        """CREATE TABLE flashcards (
            person_id {id} NOT NULL REFERENCES people ON DELETE CASCADE, table_id {id} NOT NULL,
            entry BIGINT NOT NULL, box SMALLINT NOT NULL, due BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (person_id, table_id, entry))""",
        "CREATE INDEX flashcards_by_due ON flashcards (person_id, due)",
    ),
)

# Whoever appends without an epoch could not be fenced off, so that programs of before are kept out.
CLUSTER = Migration(
    6,
    (
        """CREATE TABLE servers (
            id {id} PRIMARY KEY, address TEXT NOT NULL, epoch BIGINT NOT NULL, lease_until BIGINT NOT NULL)""",
        "ALTER TABLE tables ADD COLUMN owner {id}",
        "ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL",
    ),
    contracts=True,
)

MIGRATIONS = [FIRST, SESSIONS, OWNERS, PORTRAITS, PRACTICE, CLUSTER]


def newest() -> int:
    """Return the version of the schema that this program works with."""
    return MIGRATIONS[-1].number


def known(found: str | None, oldest: str | None = None) -> int:
    """Return the version that a database has, 0 if it has none; refuse what a newer program made.

    With `oldest`, the lowest version that a program must know to use the database, a newer one that was only
    expanded since is accepted.
    """
    version = int(found or 0)
    if int(oldest or version) > newest():
        raise StoreError("store-newer", found=version, known=newest())
    return version


def pending(found: int, upto: int | None, dialect: Dialect) -> list[str]:
    """Return the statements that lead from one version to another, the newest unless told."""
    wanted = newest() if upto is None else upto
    steps = [step for step in MIGRATIONS if found < step.number <= wanted]
    statements = [sql for step in steps for sql in step.statements(dialect)]
    statements += [WRITE_OLDEST.format(step.number) for step in steps if step.contracts]
    return [*statements, WRITE_VERSION.format(steps[-1].number)] if steps else []


def upgrade_sqlite(connection: sqlite3.Connection, upto: int | None = None) -> None:
    """Bring the schema up to a version, inside the caller's transaction."""
    connection.execute(META)
    version, oldest = (connection.execute(sql).fetchone() for sql in (READ_VERSION, READ_OLDEST))
    for sql in pending(known(version and version[0], oldest and oldest[0]), upto, "sqlite"):
        connection.execute(sql)


async def upgrade_postgres(
    connection: "Connection[Record] | PoolConnectionProxy[Record]", upto: int | None = None
) -> None:
    """Bring the schema up to a version, inside the caller's transaction; a second server waits for its end."""
    await connection.execute(LOCK)
    await connection.execute(META)
    version, oldest = [await connection.fetchval(sql) for sql in (READ_VERSION, READ_OLDEST)]
    for sql in pending(known(version, oldest), upto, "postgres"):
        await connection.execute(sql)
