"""Connections that say nothing, too little or nonsense: closed, counted, and logged in few words."""

import asyncio
import io
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from aiohttp import web

from tafelrunde.server.http import connections, rest_operations
from tafelrunde.server.http.app_keys import METRICS
from tafelrunde.server.http.connections import HEADERS, STALLED, Connection, ConnectionGuard, most_connections
from tafelrunde.server.http.routes import Routes, answer, body_of
from tafelrunde.server.operations import logs
from tafelrunde.server.operations.settings import Settings
from tafelrunde.server.websocket.handshake import accept_websocket
from tests.server.serving import logged, protected

GET = b"GET /api/v1/limits HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
routes = Routes()


@routes.add("POST", "/echo", "Say it again")
async def echo(request: web.Request) -> web.Response:
    return answer(len(await body_of(request)))


@routes.add("GET", "/much", "Say very much")
async def much(request: web.Request) -> web.Response:
    return web.Response(body=bytes(30_000_000))


@routes.add("GET", "/socket", "Become something else")
async def become(request: web.Request) -> web.StreamResponse:
    response, transport, leave = await accept_websocket(request)
    transport.set_protocol(Ending(leave))
    return response


class Ending(asyncio.Protocol):
    """Another protocol, that says when it is over."""

    def __init__(self, leave: Callable[[], None]) -> None:
        self._leave = leave

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()


class Server:
    """A server on loopback whose clock can be moved on."""

    def __init__(self, guard: ConnectionGuard, port: int, app: web.Application) -> None:
        self.guard, self.port, self.app = guard, port, app
        self._writers: list[asyncio.StreamWriter] = []

    async def connect(self, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._writers.append(writer)
        writer.write(said)
        await asyncio.sleep(0.02)
        return reader, writer

    def hang_up(self) -> None:
        for writer in self._writers:
            writer.close()

    async def later(self, seconds: float) -> None:
        """Look at all connections as if it were later."""
        for _ in range(2):
            await asyncio.sleep(0.02)
            for one in tuple(self.guard._waiting):
                one.check(asyncio.get_running_loop().time() + seconds)
        await asyncio.sleep(0.02)

    def count(self) -> float:
        return self.app[METRICS].registry.get_sample_value("tafelrunde_connections", {"kind": "all"}) or 0

    def refused(self, code: str) -> float:
        return self.app[METRICS].registry.get_sample_value("tafelrunde_refused_total", {"code": code}) or 0

    async def until(self, count: int) -> None:
        async with asyncio.timeout(10):
            while self.count() != count:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def serving(most: int | None = None, **given: Any) -> AsyncIterator[Server]:
    app = protected(Settings(**given), routes, rest_operations.routes)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    guard, handlers = ConnectionGuard(app, most), runner.server
    assert handlers is not None
    listening = await asyncio.get_running_loop().create_server(lambda: Connection(handlers, guard), "127.0.0.1", 0)
    server = Server(guard, listening.sockets[0].getsockname()[1], app)
    try:
        yield server
    finally:
        server.hang_up()
        listening.close()
        await runner.cleanup()


async def closed(reader: asyncio.StreamReader) -> bool:
    """Say whether the other side has closed the connection, whatever it said before."""
    try:
        async with asyncio.timeout(0.3):
            while await reader.read(1 << 20):
                pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "said",
    [b"", b"G", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nX: y", GET + b"GET / HTTP/1.1\r\nHo"],
    ids=["nothing", "half a word", "no headers", "headers without end", "half a second request"],
)
async def test_whoever_does_not_finish_a_request_is_sent_away(said: bytes) -> None:
    async with serving() as server:
        first, _, rest = said.partition(GET)
        reader, writer = await server.connect(GET if rest else first)
        if rest:
            writer.write(rest)
        await server.later(HEADERS - 5)
        assert server.count() == 1
        await server.later(HEADERS + 1)
        assert await closed(reader)
        await server.until(0)
        assert server.refused("request-too-slow") == 1


async def test_headers_in_drops_are_not_waited_for_longer() -> None:
    async with serving() as server:
        reader, writer = await server.connect(b"GET / HTTP/1.1\r\n")
        for _ in range(5):
            writer.write(b"X-Drop: 1\r\n")
            await server.later(HEADERS - 5)
        await server.later(HEADERS + 1)
        assert await closed(reader)


async def test_whoever_is_between_two_requests_is_left_alone() -> None:
    async with serving() as server:
        reader, writer = await server.connect()
        post = b"POST /api/v1/echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\n\r\n"
        for parts in ((GET,), (GET[:9], GET[9:]), (post, b"bo", b"dy")):
            for part in parts:
                writer.write(part)
                await asyncio.sleep(0.02)
            assert b"200 OK" in await reader.read(1 << 16)
            await server.later(HEADERS + 1)
        assert server.count() == 1


async def test_a_body_that_never_comes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.http.routes.BODY_WAIT", 0.05)
    async with serving() as server:
        head = b"POST /api/v1/echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n\r\n"
        reader, writer = await server.connect(head + b"only this")
        answered = await reader.readuntil(b'"code":"body-too-slow"')
        assert answered.startswith(b"HTTP/1.1 408 ")
        writer.close()


async def test_a_body_that_keeps_coming_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.http.routes.BODY_WAIT", 5.0)
    async with serving() as server:
        reader, writer = await server.connect(
            b"POST /api/v1/echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n\r\n"
        )
        for _ in range(9):
            writer.write(bytes(1000))
            await asyncio.sleep(0.01)
        assert (await reader.readuntil(b"9000")).startswith(b"HTTP/1.1 200 ")
        writer.close()


async def test_a_reader_who_takes_nothing_is_given_up() -> None:
    async with serving() as server:
        quiet = socket.create_connection(("127.0.0.1", server.port))
        quiet.sendall(b"GET /api/v1/much HTTP/1.1\r\nHost: a\r\n\r\n")
        await asyncio.sleep(0.1)
        await server.later(0)
        await server.later(STALLED - 10)
        assert server.count() == 1
        await server.later(STALLED + 10)
        await server.until(0)
        assert server.refused("slow-reader") == 1
        quiet.close()


async def test_a_reader_who_takes_some_now_and_then_is_not() -> None:
    async with serving() as server:
        reader, writer = await server.connect(b"GET /api/v1/much HTTP/1.1\r\nHost: a\r\n\r\n")
        for wait in range(1, 4):
            await reader.readexactly(4_000_000)
            await server.later(wait * (STALLED - 10))
        assert server.count() == 1
        writer.close()


async def test_the_sweep_comes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADERS", 0.0)
    monkeypatch.setattr(connections, "SWEEP", 0.01)
    async with serving() as server:
        watch = asyncio.create_task(server.guard.watch())
        readers = [(await server.connect())[0] for _ in range(3)]
        assert [await closed(reader) for reader in readers] == [True] * 3
        watch.cancel()


async def test_all_connections_of_an_address_are_counted_and_those_beyond_refused() -> None:
    most = connections.SPARE + 5
    async with serving(address_connections=5) as server:
        silent = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(most)]
        await server.until(most)
        reader, _ = await server.connect()
        assert await closed(reader)
        assert (server.count(), server.refused("too-many-connections")) == (most, 1)
        silent[0][1].close()
        await server.until(most - 1)
        reader, writer = await server.connect(GET)
        assert (await reader.read(100)).startswith(b"HTTP/1.1 200 ")
        for _, one in silent:
            one.close()
        writer.close()
        await server.until(0)


async def test_one_address_never_has_all_of_them_and_proxies_are_counted_together() -> None:
    async with serving(most=6) as server:
        ends = [await server.connect() for _ in range(5)]
        assert [await closed(reader) for reader, _ in ends] == [False, False, False, True, True]
    async with serving(most=6, trusted_proxies=("127.0.0.1",)) as server:
        ends = [await server.connect() for _ in range(8)]
        assert [await closed(reader) for reader, _ in ends] == [False] * 6 + [True] * 2
        assert server.refused("server-full") == 2


async def test_a_connection_counts_when_it_has_become_a_websocket() -> None:
    async with serving() as server:
        lines = ["GET /api/v1/socket HTTP/1.1", "Host: a", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: eA==", "Authorization: Bearer x", "", ""]
        reader, writer = await server.connect("\r\n".join(lines).encode())
        assert (await reader.read(100)).startswith(b"HTTP/1.1 101 ")
        await server.later(1000)
        assert server.count() == 1
        writer.close()
        await server.until(0)


async def test_whoever_connects_without_end_pays_for_it() -> None:
    async with serving(address_rate=0.001, address_burst=2.1) as server:
        ends = [await server.connect() for _ in range(13)]
        assert [await closed(reader) for reader, _ in ends] == [False] * 11 + [True] * 2


def test_the_system_is_asked_for_as_many_descriptors_as_it_gives() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1000, before[1]))
        most = most_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == before[1]
        assert most is None or most < before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


NONSENSE: dict[str, bytes] = {
    "no method": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200) + b"\r\n\r\n",
    "bad method": b"G@T / HTTP/1.1\r\n\r\n",
    "bad header": b"GET / HTTP/1.1\r\nHost: a\r\n\x1b[31m: x\r\n\r\n",
    "long header": b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"y" * 20_000 + b"\r\n\r\n",
    "long line": b"GET /" + b"y" * 20_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    "two lengths": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "secret": b"GET / HTTP/1.1\r\nCookie tafelrunde=tfs.abc.def\r\n\r\n",
}


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE.keys())
async def test_what_is_no_request_gets_one_short_answer_and_one_short_line(nonsense: bytes) -> None:
    with logged(io.StringIO(), as_json=True) as log:
        async with serving() as server:
            reader, _ = await server.connect(nonsense)
            async with asyncio.timeout(10):
                answered = await reader.read()
    head, _, body = answered.partition(b"\r\n\r\n")
    assert head.startswith((b"HTTP/1.1 400 ", b"HTTP/1.0 400 "))
    assert b"Server: Tafelrunde" in head
    assert json.loads(body)["code"] == "bad-request"
    (line,) = log.getvalue().splitlines()
    assert len(line) < 500
    assert json.loads(line)["code"] == "malformed"
    assert "traceback" not in line
    assert "tfs.abc" not in line


async def test_nonsense_without_end_is_neither_logged_nor_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MOST_LINES", 10)
    with logged(io.StringIO(), as_json=True) as log:
        async with serving(address_rate=0.001, address_burst=24) as server:
            answers = []
            for _ in range(25):
                reader, _ = await server.connect(NONSENSE["bad method"])
                with suppress(ConnectionError):
                    answers.append(await reader.read())
    assert sum(answer != b"" for answer in answers) == 20
    assert "traceback" not in log.getvalue()
    assert len(log.getvalue().splitlines()) == 10


async def test_whoever_has_spent_everything_is_told_so_before_connections_are_refused() -> None:
    answers = []
    async with serving(address_rate=0.001, address_burst=1.3) as server:
        for _ in range(3):
            reader, _ = await server.connect(GET)
            with suppress(ConnectionError):
                answers.append((await reader.read(12))[-3:])
    assert answers[:2] == [b"200", b"429"]
    assert answers[2:] in ([], [b""])


async def test_no_answer_names_versions() -> None:
    async with serving() as server:
        reader, writer = await server.connect(GET)
        head = await reader.readuntil(b"\r\n\r\n")
        assert b"Server: Tafelrunde\r\n" in head
        assert b"aiohttp" not in head
        writer.close()
