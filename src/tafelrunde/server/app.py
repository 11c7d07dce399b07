"""The application: everything put together, opened and closed in order."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from aiohttp import web

from tafelrunde.server.cluster.cluster import CLUSTER, Cluster, add_cluster
from tafelrunde.server.cluster.forwarding import forward
from tafelrunde.server.http import (
    rest_analysis,
    rest_blocks,
    rest_games,
    rest_local_network,
    rest_operations,
    rest_people,
    rest_practice,
    rest_records,
    rest_streams,
    rest_study,
    rest_tables,
)
from tafelrunde.server.http.app_keys import (
    ANALYSTS,
    BACKUPS,
    COACHES,
    HEALTH,
    LIMITS,
    LOCAL_NETWORK,
    METRICS,
    OFFLOAD_POOL,
    PEOPLE,
    PRACTICE,
    READINESS,
    REPLAYS,
    SETTINGS,
    SUBSCRIPTIONS,
    TABLES,
)
from tafelrunde.server.http.local_network import LocalNetwork
from tafelrunde.server.http.middleware import protect
from tafelrunde.server.http.offload import offload_pool
from tafelrunde.server.http.openapi import add_document
from tafelrunde.server.http.pages import add_pages
from tafelrunde.server.http.rest_operations import make_backups, show_health, show_metrics, watch_health
from tafelrunde.server.http.routes import Route
from tafelrunde.server.http.tracing import trace_requests
from tafelrunde.server.operations.health import Health
from tafelrunde.server.operations.limits import MOST_BYTES, Limits
from tafelrunde.server.operations.metrics import Metrics
from tafelrunde.server.operations.readiness import Readiness
from tafelrunde.server.operations.scheduled_backups import ScheduledBackups
from tafelrunde.server.operations.server_clock import Clock, ServerClock
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.people.people import People
from tafelrunde.server.people.signing import signer_of
from tafelrunde.server.practice.service import PracticeService
from tafelrunde.server.store import open_store
from tafelrunde.server.store.leases import Leases
from tafelrunde.server.tables.outages import Outages
from tafelrunde.server.tables.replay import ReplayCache
from tafelrunde.server.tables.service import TableService
from tafelrunde.server.thinking.analysts import Analysts
from tafelrunde.server.thinking.coach import Coaches
from tafelrunde.server.thinking.workers import Workers
from tafelrunde.server.websocket.endpoints import add_websockets
from tafelrunde.text.catalogue import LANGUAGES, catalogue


def all_routes() -> list[Route]:
    """Return every REST endpoint."""
    tables = (rest_games, rest_tables, rest_streams, rest_records)
    learning = (rest_study, rest_analysis, rest_practice)
    lists = (*tables, *learning, rest_people, rest_blocks, rest_operations, rest_local_network)
    return [route for each in lists for route in each.routes.all]


def build(
    settings: Settings,
    database: str,
    clock: Clock | None = None,
    games: Readiness | None = None,
    address: str = "",
    neighbours: Path | None = None,
) -> web.Application:
    """Return the application; it opens its store when it starts.

    `address`: where other servers reach it; `neighbours`: the folder in which workers of a machine find each other.
    """
    app = web.Application(client_max_size=MOST_BYTES)
    app[SETTINGS] = settings
    app[METRICS] = Metrics()
    app[LIMITS] = Limits(settings)
    app[REPLAYS] = ReplayCache()
    app[READINESS] = games or Readiness()
    app[LOCAL_NETWORK] = LocalNetwork(settings)
    if settings.backup_folder:
        app[BACKUPS] = ScheduledBackups(settings, Path(settings.backup_folder), database, app[METRICS])
    protect(app)
    trace_requests(app)
    app.middlewares.append(forward)
    for route in all_routes():
        app.router.add_route(route.method, route.path, route.handler)
    add_websockets(app)
    add_cluster(app)
    add_document(app, all_routes())
    add_pages(app)
    app.router.add_get("/metrics", show_metrics)
    app.router.add_get("/health", show_health)

    async def living(app: web.Application) -> AsyncIterator[None]:
        store = await open_store(database, use="serve")
        app[HEALTH] = Health(store.ping)
        now, outages = clock or ServerClock(), Outages()
        now.start(outages, await store.last_beat() or 0)
        signer = await signer_of(store)
        cluster = Cluster(app, store, signer, address, neighbours) if isinstance(store, Leases) else None
        if cluster is not None:
            app[CLUSTER] = cluster
            await cluster.open()
        app[PEOPLE] = people = People(store, signer, now, settings=settings)
        bots = Workers(settings.bot_workers)
        claims = cluster.claims if cluster else None
        tables = TableService(store, bots, settings, app[METRICS], now, outages, app[READINESS], claims)
        app[TABLES] = tables
        app[PRACTICE] = PracticeService(store, now)
        app[COACHES] = coaches = Coaches(settings.coach_workers)
        app[ANALYSTS] = analysts = Analysts(settings.analysis_workers)
        app[OFFLOAD_POOL] = slow = offload_pool()
        words = [slow.begin(catalogue, language) for language in LANGUAGES]
        await words[0]  # or the first refusal would keep everybody waiting
        queues = {"bots": bots.queue, "coach": coaches.queue, "analysis": analysts.queue, "slow": slow.queue}
        loop = asyncio.get_running_loop()
        app[METRICS].tasks.set_function(lambda: len(asyncio.all_tasks(loop)))
        for kind, queue in queues.items():
            app[METRICS].waiting.labels(kind).set_function(queue.__len__)
        people.on_change += [tables.departures.on_person_changed, app[SUBSCRIPTIONS].person_changed]
        people.on_revoke.append(app[SUBSCRIPTIONS].token_revoked)
        if cluster is not None:
            cluster.attach(store, outages)
        await tables.open()
        yield
        if cluster is not None:
            await cluster.close()
        await tables.close()
        coaches.close()
        analysts.close()
        slow.close()
        await people.accounts.flush()
        people.accounts.close()
        now.stop()
        await store.close()

    app.cleanup_ctx.extend([living, watch_health, make_backups])
    return app
