"""The wire as attackers use it: guests by HTTP, and WebSockets that are written byte by byte."""

import asyncio
import base64
import os
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import ClientError, ClientSession, ClientTimeout, CookieJar, TCPConnector

API = "/api/v1"
HOST = "127.0.0.1"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
NO_MASK = bytes(4)
"""A mask that changes nothing: what is sent is valid, and costs the attacker nothing."""
CHUNK = 2**16
PATIENCE = 20.0
LOST = (ClientError, OSError, TimeoutError, EOFError)


@dataclass
class Target:
    """The server, and what can be known about its honest players."""

    port: int
    tables: list[str] = field(default_factory=list)
    """Running matches: their links went around."""
    login: str = ""

    @property
    def url(self) -> str:
        """Where the server is."""
        return f"http://{HOST}:{self.port}"


class Guest:
    """Somebody at an address who asks by HTTP, and counts what becomes of it."""

    def __init__(self, target: Target, address: str, tally: Counter[str], patience: float = PATIENCE) -> None:
        self._target, self._address, self._tally = target, address, tally
        self._headers = {"Origin": target.url}
        self._http = ClientSession(
            connector=TCPConnector(local_addr=(address, 0), limit=0, keepalive_timeout=2),
            cookie_jar=CookieJar(unsafe=True),
            timeout=ClientTimeout(total=patience),
        )

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.close()

    async def enter(self) -> None:
        """Come in; whoever is turned away tries again."""
        while (await self.ask("POST", "/me", {"name": "Mordred"}))[0] != 201:
            await asyncio.sleep(1)

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """Return status and answer; 0 where there was none."""
        data = body if isinstance(body, bytes | None) else msgspec.json.encode(body)
        sent = {**self._headers, **headers, **({"Content-Type": "application/json"} if data else {})}
        self._tally["tried"] += 1
        try:
            async with self._http.request(
                method, self._target.url + API + path, data=data, headers=sent
            ) as response:
                raw = await response.read()
                status, is_json = response.status, response.content_type == "application/json"
        except LOST:
            self._tally["lost"] += 1
            return 0, None
        self._tally["done" if status < 400 else "refused"] += 1
        return status, msgspec.json.decode(raw) if is_json else raw

    async def command(self, table: str, kind: str, **fields: Any) -> tuple[int, Any]:
        """Ask for something at a table."""
        return await self.ask("POST", f"/tables/{table}/commands", {"t": kind, **fields})

    async def create(self, seats: list[Any], **wish: Any) -> str | None:
        """Set a table up, and return its name."""
        status, made = await self.ask("POST", "/tables", {"game": "knights", "seats": seats, **wish})
        return str(made["id"]) if status == 201 else None

    @property
    def cookie(self) -> str:
        """What the server knows this guest by."""
        return "; ".join(f"{cookie.key}={cookie.value}" for cookie in self._http.cookie_jar)

    async def socket(self, path: str) -> "Socket":
        """Open a WebSocket in this guest's name."""
        return await Socket.open(self._target, self._address, path, self._tally, self.cookie)


def frame(kind: int, payload: bytes = b"", *, masked: bool = True) -> bytes:
    """Return a WebSocket frame as a client sends it."""
    size, bit = len(payload), 0x80 if masked else 0
    head = bytes((0x80 | kind, bit | size)) if size < 126 else bytes((0x80 | kind, bit | 126)) + size.to_bytes(2)
    return head + (NO_MASK if masked else b"") + payload


def message(kind: str, **fields: Any) -> bytes:
    """Return a command as a frame."""
    return frame(TEXT, msgspec.json.encode({"t": kind, **fields}))


class Socket:
    """An open WebSocket: everything that comes is read, counted and forgotten."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, tally: Counter[str]) -> None:
        self._writer, self._tally = writer, tally
        self._reading = asyncio.get_running_loop().create_task(self._read(reader))

    @classmethod
    async def open(cls, target: Target, address: str, path: str, tally: Counter[str], cookie: str = "") -> "Socket":
        """Shake hands; ConnectionError where the server refuses."""
        tally["tried"] += 1
        reader, writer = await connect(target.port, address)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {API}{path} HTTP/1.1", f"Host: {HOST}:{target.port}", f"Origin: {target.url}"]
        lines += ["Connection: Upgrade", "Upgrade: websocket", f"Sec-WebSocket-Key: {key}"]
        lines += ["Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else []), "", ""]
        writer.write("\r\n".join(lines).encode())
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except LOST:
            writer.transport.abort()
            tally["lost"] += 1
            raise
        if b" 101 " not in head.partition(b"\r\n")[0]:
            writer.transport.abort()
            tally["refused"] += 1
            raise ConnectionError(head.partition(b"\r\n")[0])
        return cls(reader, writer, tally)

    @property
    def is_open(self) -> bool:
        """Whether the server has not sent us away."""
        return not self._reading.done() and not self._writer.is_closing()

    async def send(self, data: bytes, messages: int = 1) -> None:
        """Send bytes, as fast as the server takes them."""
        if not self.is_open:
            raise ConnectionError
        self._tally["tried"] += messages
        self._writer.write(data)
        await self._writer.drain()

    async def ended(self, patience: float) -> None:
        """Wait until the server ends it, but not longer."""
        await asyncio.wait((self._reading,), timeout=patience)

    def close(self) -> None:
        """Break off."""
        self._reading.cancel()
        self._writer.transport.abort()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        with suppress(*LOST):
            while chunk := await reader.read(CHUNK):
                self._tally["done"] += chunk.count(b'"t":"done"')
                self._tally["refused"] += chunk.count(b'"t":"refused"')
        self._tally["cut off"] += 1


async def connect(port: int, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection from an address."""
    opening = asyncio.open_connection(HOST, port, local_addr=(address, 0))
    return await asyncio.wait_for(opening, PATIENCE)
