"""A rolling update that migrates the database under load: servers of two versions run side by side."""

import signal

import pytest

from tafelrunde.server.store import schema
from tafelrunde.server.store.schema import Migration
from tests.postgres import Cluster
from tests.server.cluster.players import check, until_played
from tests.server.cluster.playing import playing
from tests.server.cluster.servers import Servers
from tests.server.store import raw

pytestmark = pytest.mark.xdist_group("postgres")

PAIRS = 4
EXPANDS = Migration(
    schema.newest() + 1,
    (
        "ALTER TABLE tables ADD COLUMN motto TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE journal ADD COLUMN note TEXT",
        "CREATE INDEX journal_by_time ON journal (at)",
        "CREATE TABLE mottoes (table_id TEXT PRIMARY KEY, motto TEXT NOT NULL)",
    ),
)
CONTRACTS = Migration(schema.newest() + 2, ("ALTER TABLE journal DROP COLUMN note",), contracts=True)


async def replace(servers: Servers, *migrations: Migration) -> None:
    """Drain the oldest server once another one has been started, as a rolling update does."""
    oldest = servers.up[0]
    await servers.start(*migrations)
    oldest.signal(signal.SIGTERM)
    await servers.ended(oldest)


async def test_two_versions_play_on_while_the_schema_expands_and_contracts(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    servers = Servers(cluster.database())
    try:
        await servers.at_least(2)
        async with playing(servers, PAIRS) as pairs:
            await replace(servers, EXPANDS)
            assert await raw.execute(servers.database, schema.READ_VERSION) == [(str(EXPANDS.number),)]
            await until_played(pairs)  # one server of each version, and tables at both
            await replace(servers)
            await until_played(pairs)  # a server of before starts beside the newer schema, too
            for _ in range(2):
                await replace(servers, EXPANDS)
                await until_played(pairs)
            await replace(servers, EXPANDS, CONTRACTS)
            await until_played(pairs)
            assert servers.errors() == []
            with pytest.raises(AssertionError, match="store-newer"):
                await servers.start()
            await until_played(pairs)
        monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, EXPANDS, CONTRACTS])
        assert await check(servers.database, pairs) > 0
    finally:
        servers.close()
