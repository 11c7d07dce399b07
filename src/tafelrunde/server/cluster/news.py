"""News: what all servers have to know, though it did not happen at them. Rare things only, and never a move."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from tafelrunde.server.operations.logs import Log
from tafelrunde.server.store import StoreError
from tafelrunde.server.tables.background import BackgroundTasks

if TYPE_CHECKING:
    from tafelrunde.server.store.postgres_notices import Notices

LOBBY = 1.0
"""Seconds between two notices about the lobby."""
AT_ONCE = 400
"""Tables in one notice, which has room for 8,000 bytes."""

log = Log("cluster")


class PersonChanged(msgspec.Struct, frozen=True, tag="person"):
    """Somebody is called or looks otherwise, has made cookies void, or is gone."""

    person: str


class Revoked(msgspec.Struct, frozen=True, tag="revoked"):
    """A session or token is over."""

    person: str
    digest: str
    at_once: bool


class BlocksChanged(msgspec.Struct, frozen=True, tag="blocks"):
    """Somebody has blocked another one, or does no longer."""

    person: str


class LobbyChanged(msgspec.Struct, frozen=True, tag="lobby"):
    """Listed tables have changed."""

    tables: list[str]


class OutageNoted(msgspec.Struct, frozen=True, tag="outage"):
    """A server was away, and no clock runs then."""


class Left(msgspec.Struct, frozen=True, tag="left"):
    """The server that tells this has released its tables and is no longer one."""

    server: str


News = PersonChanged | Revoked | BlocksChanged | LobbyChanged | OutageNoted | Left
Listener = Callable[[Any], Awaitable[None]]


class _Notice(msgspec.Struct, frozen=True, array_like=True):
    server: str
    news: News


class Newsroom:
    """Tells all other servers, and hears what they tell."""

    def __init__(self, notices: "Notices", server: str, on_gap: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._notices = notices
        self._server = server
        self._on_gap = on_gap
        self._listeners: dict[type, Listener] = {}
        self._listed: dict[str, None] = {}
        """Tables of the lobby that have changed since it was last told."""
        self._tasks = BackgroundTasks()
        self._decoder = msgspec.json.Decoder(_Notice)

    def on(self, kind: type, listener: Listener) -> None:
        """Let somebody hear of one kind of news."""
        self._listeners[kind] = listener

    def open(self) -> None:
        """Begin to listen."""
        self._notices.listen(self._hear, self._missed)
        self._tasks.every(LOBBY, self.tell_lobby)

    def close(self) -> None:
        """Tell and hear nothing any more."""
        self._tasks.cancel()

    async def tell(self, *news: News) -> None:
        """Tell all other servers; it is known to them when this returns, or will be at once."""
        await self._notices.send(msgspec.json.encode(_Notice(self._server, each)).decode() for each in news)

    def tell_soon(self, news: News) -> None:
        """Tell all other servers, without waiting for it."""
        self._tasks.spawn(self.tell(news))

    def list_soon(self, table: str) -> None:
        """Tell with others, at most once a second, that a table of the lobby has changed."""
        self._listed[table] = None

    async def tell_lobby(self) -> None:
        """Tell what has changed in the lobby."""
        listed, self._listed = self._listed, {}
        tables = [*listed]
        parts = [tables[start : start + AT_ONCE] for start in range(0, len(tables), AT_ONCE)]
        if parts:
            await self.tell(*map(LobbyChanged, parts))

    def _missed(self) -> None:
        self._tasks.spawn(self._on_gap())

    def _hear(self, text: str) -> None:
        try:
            notice = self._decoder.decode(text)
        except msgspec.DecodeError as error:  # of a newer version, perhaps
            log.warning("notice-unread", why=str(error))
            return
        if notice.server != self._server:
            self._tasks.spawn(self._pass_on(notice.news))

    async def _pass_on(self, news: News) -> None:
        if listener := self._listeners.get(type(news)):
            try:
                await listener(news)
            except StoreError as error:
                log.info("news-failed", code=error.problem.code)
