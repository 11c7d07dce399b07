"""Running the server: listen, say where, and stop cleanly."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from aiohttp import web
from platformdirs import user_data_path

from tafelrunde.core.errors import BadOption
from tafelrunde.server.app import build
from tafelrunde.server.cluster.cluster import CLUSTER
from tafelrunde.server.errors import FailedPrecondition
from tafelrunde.server.http.app_keys import LOCAL_NETWORK
from tafelrunde.server.http.connections import Connection, ConnectionGuard, most_connections
from tafelrunde.server.http.local_network import LocalNetwork, Visitors
from tafelrunde.server.operations.compiling import Compiler
from tafelrunde.server.operations.readiness import Readiness
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.operations.supervision import supervised
from tafelrunde.server.store.address import read_address
from tafelrunde.server.websocket.endpoints import SHUTDOWN

BACKLOG = 4096
"""Connections that may wait to be accepted: a whole club may come back at once after a restart."""
QUIET_COLLECTIONS = (50_000, 20, 50)
"""The collector looks less often, as what it would find is rare and the tables must not wait for it."""
Ready = Callable[[str, Sequence[str]], object]
"""Hears the address of the server, and those by which others in the local network reach it."""
TURN = 0.001
"""Seconds that a thread keeps Python's lock while others wait: a move needs it several times, whoever looks back
at a long match beside it holds it all the while."""


def database_of(settings: Settings) -> str:
    """Return the address of the database; by default a file in the user's data folder."""
    return settings.database or str(user_data_path("tafelrunde", ensure_exists=True) / "tables.sqlite")


async def serve(
    settings: Settings,
    ready: Ready,
    compiler: Compiler | None = None,
    stop: asyncio.Event | None = None,
    neighbours: Path | None = None,
) -> None:
    """Serve until the program is told to stop; `ready` hears where it is, and only then games are compiled."""
    stop = stop or _stopped_by_signals()
    database = database_of(settings)
    door = _peers_door(settings) if read_address(database).kind == "postgres" else None
    app = build(settings, database, games=Readiness(compiler), address=_name_of(door), neighbours=neighbours)
    runner = web.AppRunner(app, shutdown_timeout=SHUTDOWN)
    await runner.setup()
    try:
        async with _listening(runner, settings, door) as server:
            gc.freeze()
            gc.set_threshold(*QUIET_COLLECTIONS)
            sys.setswitchinterval(TURN)
            network = app[LOCAL_NETWORK]
            if settings.lan:
                await _open(network)
            ready(settings.origin or _address(server), network.addresses)
            if compiler is not None:
                compiler.start()
            async with supervised():
                await stop.wait()
    finally:
        if compiler is not None:
            compiler.stop()
        await runner.cleanup()


@asynccontextmanager
async def _listening(
    runner: web.AppRunner, settings: Settings, door: socket.socket | None
) -> AsyncIterator[asyncio.Server]:
    """Let connections in past a guard that counts them, until the end of the block."""
    loop, handlers = asyncio.get_running_loop(), runner.server
    guard, network = ConnectionGuard(runner.app, most_connections()), runner.app[LOCAL_NETWORK]
    assert handlers is not None
    if (cluster := runner.app.get(CLUSTER)) and cluster.handoff:
        cluster.handoff.guard = guard

    async def listen(hosts: Sequence[str], port: int, visitors: Visitors | None = None) -> asyncio.Server:
        return await loop.create_server(
            lambda: Connection(handlers, guard, visitors),
            hosts,
            port,
            backlog=BACKLOG,
            reuse_port=True if settings.workers > 1 else None,
        )

    try:
        server = await listen([settings.host], settings.port)
        peers = door and await loop.create_server(lambda: Connection(handlers, guard, is_peer=True), sock=door)
    except OSError as error:
        raise BadOption("cannot-listen", host=settings.host, port=settings.port, why=str(error)) from error
    port = int(server.sockets[0].getsockname()[1])
    network.attach(lambda hosts, visitors: listen(hosts, port, visitors), port)
    watch = loop.create_task(guard.watch())
    try:
        yield server
    finally:
        watch.cancel()
        network.shut()
        server.close()
        if peers:
            peers.close()


def _peers_door(settings: Settings) -> socket.socket:
    """Take the port at which other servers reach this one, before it is told to them."""
    host, _, port = settings.peer.rpartition(":")
    try:
        return socket.create_server(
            (host.strip("[]"), int(port)), family=socket.AF_INET6 if ":" in host else socket.AF_INET
        )
    except OSError as error:
        raise BadOption("cannot-listen", host=host, port=int(port), why=str(error)) from error


def _name_of(door: socket.socket | None) -> str:
    """Return the address at which others reach a door."""
    if door is None:
        return ""
    host, port = door.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


async def _open(network: LocalNetwork) -> None:
    """Let the local network in from the start, where there is one; the machine itself is served anyway."""
    with suppress(FailedPrecondition):
        await network.open()


def run(settings: Settings, ready: Ready, compiler: Compiler | None = None, neighbours: Path | None = None) -> None:
    """Serve on the fastest event loop there is."""
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(serve(settings, ready, compiler, neighbours=neighbours))


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def _stopped_by_signals() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


def _address(server: asyncio.Server) -> str:
    host, port = server.sockets[0].getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    return f"http://{shown}:{port}"
